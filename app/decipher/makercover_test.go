package decipher

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table"
	lexdata "spieltisch/assets/lexicon"
	dc "spieltisch/games/decipher"
	"spieltisch/games/letterpiece"
	"spieltisch/locales"
)

// all calls f for every object of the window, hidden ones too.
func all(o fyne.CanvasObject, f func(fyne.CanvasObject)) {
	if o == nil {
		return
	}
	f(o)
	switch o := o.(type) {
	case *fyne.Container:
		for _, k := range o.Objects {
			all(k, f)
		}
	case fyne.Widget:
		for _, k := range test.WidgetRenderer(o).Objects() {
			all(k, f)
		}
	}
}

// tells lists what in the window, or in what the board keeps, has the word.
func (p *puzzle) tells(word string) []string {
	var out []string
	look := func(o fyne.CanvasObject) {
		switch o := o.(type) {
		case interface{ String() string }:
			if strings.Contains(strings.ToUpper(o.String()), word) {
				out = append(out, o.String())
			}
		case *letterTile, *slots, *rack, *wordField, *pieceRow, *pieceChip:
			out = append(out, reflect.TypeOf(o).String())
		}
	}
	c := p.env.Window.Canvas()
	all(c.Content(), look)
	for _, o := range c.Overlays().List() {
		all(o, look)
	}
	board := reflect.ValueOf(p.board).Elem()
	seen := map[uintptr]bool{}
	for i := range board.NumField() {
		if board.Type().Field(i).Name != "desk" && holds(board.Field(i), word, seen, 0) {
			out = append(out, "Board."+board.Type().Field(i).Name)
		}
	}
	return out
}

// holds tells whether a string with the word can be reached from v. The word list knows
// all words, and the desk the match: both are passed by.
func holds(v reflect.Value, word string, seen map[uintptr]bool, depth int) bool {
	if depth > 40 || v.Type() == reflect.TypeFor[words]() || v.Type() == reflect.TypeFor[table.Desk]() {
		return false
	}
	switch v.Kind() {
	case reflect.String:
		return strings.Contains(strings.ToUpper(v.String()), word)
	case reflect.Pointer:
		if v.IsNil() || seen[v.Pointer()] {
			return false
		}
		seen[v.Pointer()] = true
		return holds(v.Elem(), word, seen, depth+1)
	case reflect.Interface:
		return !v.IsNil() && holds(v.Elem(), word, seen, depth+1)
	case reflect.Slice:
		if v.Type().Elem().Kind() == reflect.Uint8 {
			return strings.Contains(strings.ToUpper(string(v.Bytes())), word)
		}
	}
	return slices.ContainsFunc(inside(v), func(x reflect.Value) bool { return holds(x, word, seen, depth+1) })
}

// inside are the parts of a struct or list.
func inside(v reflect.Value) []reflect.Value {
	var out []reflect.Value
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			out = append(out, v.Field(i))
		}
	case reflect.Slice, reflect.Array:
		for i := range v.Len() {
			out = append(out, v.Index(i))
		}
	}
	return out
}

// Whatever closes the curtain takes all that is private away, an open dialog too; and
// what was typed is there again, only behind the curtain.
func TestCoveringTakesEverythingAway(t *testing.T) {
	for name, cover := range map[string]func(*puzzle){
		"Esc":    func(p *puzzle) { p.key(fyne.KeyEscape) },
		"blur":   func(p *puzzle) { p.env.Router.Blur() },
		"button": func(p *puzzle) { shelltest.Tap(t, p.env, p.env.T("table.cover")) },
		"dialog": func(p *puzzle) {
			p.key(fyne.KeyF3)
			p.must(p.env.Window.Canvas().Overlays().Top() != nil, "a dialog is open")
			p.env.Router.Blur()
		},
	} {
		p := newPuzzle(t, locales.German, makerOptions(dc.LanguageGerman, 5, dc.PickOrder)).unveil()
		p.typed("hund")
		p.must(len(p.tells("HUND")) > 4, "the test finds the word where it is")
		cover(p)
		p.must(p.board.maker == nil && p.env.Window.Canvas().Overlays().Top() == nil, name+": covered")
		if got := p.tells("HUND"); len(got) > 0 {
			t.Errorf("%s: left behind: %q", name, got)
		}
		p.typed("e")
		p.must(len(p.tells("HUND")) == 0, "typing does nothing there")
		p.unveil()
		p.must(p.m().s.draft.Word == "HUND", name+": it is there again")
	}
}

func TestResumeBehindTheCurtain(t *testing.T) {
	p := newPuzzle(t, locales.German, makerOptions(dc.LanguageGerman, 5, dc.PickOrder)).unveil()
	p.typed("hund")
	p.page.Leave()
	again := sitDown(t, p.env, p.session.ID()).puzzle()
	again.must(again.board.maker == nil && len(again.tells("HUND")) == 0, "a start shows the curtain and nothing else")
	again.unveil()
	again.must(again.m().s.draft.Word == "HUND" && again.m().s.draft.CanUndo(), "behind it the word is there, with its history")
}

func TestLanguageKeepsTheWord(t *testing.T) {
	p, _ := ordering(t, "HUNDE")
	order := p.m().s.draft.Order
	p.env.Change(func(prefs *shell.Prefs) { prefs.Language = locales.English })
	_, ok := p.m().face.(*orderFace)
	p.must(ok && slices.Equal(p.m().s.draft.Order, order) && p.says("decipher.maker.order"), "another language keeps step and order")
}

// BenchmarkAdvice is the check of a secret word on the page's way, with the full German
// list and the store's house words.
func BenchmarkAdvice(b *testing.B) {
	env := shelltest.New(b, locales.German)
	env.Lexicons = shell.NewLexicons(map[locales.Lang]func() []byte{locales.German: lexdata.German})
	o := makerOptions(dc.LanguageGerman, 5, dc.PickOrder)
	s := newMakerState()
	s.view = dc.View{Options: o, Letters: dc.NewSetup(o, draw.Letters(), 1).Letters, Stock: letterpiece.Stock()}
	var list words
	list.want(env, s.view, func() {})
	for _, word := range []string{"PANDA", "TUERE", "KATZE"} {
		b.Run(word, func(b *testing.B) {
			s.draft = dc.MakerDraft{}.Put(o, word)
			for b.Loop() {
				s.advise(list.index, family{env.Store, "de"})
			}
		})
	}
	if list.index == nil || !s.advice.Known {
		b.Fatal("no word list")
	}
}
