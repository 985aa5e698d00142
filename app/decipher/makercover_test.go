package decipher_test

import (
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table"
	dc "spieltisch/games/decipher"
	"spieltisch/locales"
)

// tells lists what in the window, seen or hidden, or in what the board keeps, has the word or draws letters of it, and what
// is left of the page where it is made.
func (p *seated) tells(word string) (out []string) {
	look := func(o fyne.CanvasObject) {
		text := ""
		switch o := o.(type) {
		case *canvas.Text:
			text = o.Text
		case interface{ String() string }:
			text = o.String()
		}
		_, drawn := o.(*draw.Word)
		letter := drawn && text != "" && text != "D" && strings.Contains(word, text) // a D is on the Decipher Token, too
		if letter || says(text, word) {
			out = append(out, text)
		}
		for _, name := range []string{"slots", "rack", "pieces"} {
			if o == p.Env.Trace.Marked(name) {
				out = append(out, name)
			}
		}
	}
	c := p.Env.Window.Canvas()
	for _, o := range append(c.Overlays().List(), c.Content()) {
		shelltest.All(o, look)
	}
	return append(out, p.keeps(word)...)
}

// says tells whether a text has a word as words are written here: neither as a part of another one nor in lower case, as ANDER and
// SEHEN in „alle anderen sehen weg“, unless it is all of the text.
func says(text, word string) bool {
	words := strings.FieldsFunc(text, func(r rune) bool { return !unicode.IsLetter(r) })
	return slices.Contains(words, word) || strings.ToUpper(text) == word
}

// keeps lists the parts of the board in memory that have the word.
func (p *seated) keeps(word string) (out []string) {
	board := reflect.ValueOf(p.Board).Elem()
	seen := map[uintptr]bool{}
	for i := range board.NumField() {
		if holds(board.Field(i), word, seen, 0) {
			out = append(out, "Board."+board.Type().Field(i).Name)
		}
	}
	return out
}

// holds tells whether a string with the word can be reached from v. The word list knows
// all words, and the desk the match: both are passed by.
func holds(v reflect.Value, word string, seen map[uintptr]bool, depth int) bool {
	if depth > 40 || v.Type() == reflect.TypeFor[dc.Index]() || v.Type() == reflect.TypeFor[table.Desk]() {
		return false
	}
	switch v.Kind() {
	case reflect.String:
		return says(v.String(), word)
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
			return says(string(v.Bytes()), word)
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
	for name, cover := range map[string]func(*seated){
		"Esc":    func(p *seated) { p.Key(fyne.KeyEscape) },
		"blur":   func(p *seated) { p.Env.Router.Blur() },
		"button": func(p *seated) { p.Tap("table.cover") },
		"dialog": func(p *seated) {
			p.Key(fyne.KeyF3)
			p.Must(p.asked(), "a dialog is open")
			p.Env.Router.Blur()
		},
	} {
		p := making(t, locales.German, makerOptions(dc.LanguageGerman, 5, dc.PickOrder))
		p.Type("hund")
		for _, where := range []string{"H", "N", "slots", "rack", "Board.maker"} {
			p.Must(slices.Contains(p.tells("HUND"), where), "the test finds "+where)
		}
		cover(p)
		p.Must(!p.Alone() && !p.asked(), name+": covered")
		if got := p.tells("HUND"); len(got) > 0 {
			t.Errorf("%s: left behind: %q", name, got)
		}
		p.Type("e")
		p.Must(len(p.tells("HUND")) == 0, "typing does nothing there")
		p.Unveil()
		p.Must(p.made() == "HUND", name+": it is there again")
	}
}

// Nobody needs to cover what they have left: it covers itself a minute after the last sign that somebody is there, unless the
// settings say otherwise. A message on the page goes with it.
func TestPrivatePageCoversItself(t *testing.T) {
	p := making(t, locales.German, makerOptions(dc.LanguageGerman, 5, dc.PickOrder))
	clock := shelltest.NewClock(t)
	for _, sign := range []func(){func() { p.Type("hund") }, func() { shelltest.Stir(p.Env) }, func() { p.Key(fyne.KeyLeft) }, func() {
		p.Key(fyne.KeyF1)
		shelltest.Stir(p.Env)
	}, func() { p.Key(fyne.KeyEscape) }} {
		sign()
		clock.Pass(59 * time.Second)
	}
	private := func() bool {
		return slices.ContainsFunc(shelltest.Texts(p.Env), func(s string) bool { return strings.HasPrefix(s, "Privat: nur ") })
	}
	p.Must(p.Alone() && private(), "somebody is there, and the head says that nobody else may look")
	p.Env.Toast("HUND")
	clock.Pass(time.Second)
	p.Must(!p.Alone() && !private() && len(p.tells("HUND")) == 0, "covered")
	p.Unveil()
	p.Must(p.made() == "HUND", "it is there again")

	clock = shelltest.NewClock(t)
	p.Env.Prefs.Covers = false
	shelltest.Stir(p.Env)
	clock.Pass(time.Hour)
	p.Must(p.Alone(), "the settings leave it open")
}

func TestResumeBehindTheCurtain(t *testing.T) {
	p := making(t, locales.German, makerOptions(dc.LanguageGerman, 5, dc.PickOrder))
	p.Type("hund")
	again := p.again()
	again.Must(!again.Alone() && len(again.tells("HUND")) == 0, "a start shows the curtain and nothing else")
	again.Unveil()
	again.Must(again.made() == "HUND", "behind it the word is there")
	again.undo()
	again.Must(again.made() == "HUN", "with its history")
}

func TestLanguageKeepsTheWord(t *testing.T) {
	p := ordering(t, "HUNDE")
	order := p.order()
	p.Env.Change(func(prefs *shell.Prefs) { prefs.Language = locales.English })
	p.Must(p.sees("pieces") && slices.Equal(p.order(), order) && p.Says("decipher.maker.order"), "another language keeps step and order")
}
