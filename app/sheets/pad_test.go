package sheets

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/sheets/cells"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games/decipher/paper"
	dwp "spieltisch/games/dicewords/paper"
	"spieltisch/games/gamestest"
	"spieltisch/games/sheet"
	"spieltisch/locales"
)

// press clicks a key of the pad as the driver does: that takes the keyboard from where it was.
func (d *desk) press(p *Page, labels ...string) {
	d.t.Helper()
	for _, label := range labels {
		pad := p.entry.pad
		i := slices.IndexFunc(pad.keys, func(k padKey) bool { return k.text == label || string(k.icon) == label })
		if i < 0 {
			d.t.Fatalf("no key %q", label)
		}
		d.Window.Canvas().Unfocus()
		pad.Tapped(&fyne.PointEvent{Position: pad.frames()[i].Middle()})
	}
}

// on is the key of the pad that leads on, as Enter.
const on = string(ui.IconArrow)

// The pad types into the cell that is asked for: figures, letters, or one of a few; a whole round needs nothing else, and
// nothing moves.
func TestRoundByMouse(t *testing.T) {
	d := newDesk(t, locales.German, "Tina", "Lee", "Ben")
	p := d.decipher(hobby())
	at := func() []fyne.Position {
		return []fyne.Position{p.entry.pad.Position(), p.entry.button.Position(), p.entry.proof.Position(), p.entry.scroll.Position()}
	}
	before := at()
	d.press(p, "P", "A", "N", "D", "A", on, "Tina", "3", on, "1", "0", string(ui.IconErase), on, "1", on, "2")
	if got := p.st.score.Totals; !slices.Equal(got, []int{19, 11, 12}) || !slices.Equal(at(), before) {
		t.Fatal(got, p.st.typed, at(), before)
	}
	shot(d, "pad")
	p.entry.button.Tapped(&fyne.PointEvent{})
	if got := d.points(p, 2); !slices.Equal(got, []int{10, 8, 2}) {
		t.Fatal(got)
	}
}

// Every key is easy to hit, whatever is asked.
func TestKeysAreLarge(t *testing.T) {
	d := newDesk(t, locales.German, "Tina", "Lee", "Ben", "Mia")
	p := d.decipher(nil)
	for i := range p.entry.panel.items {
		p.entry.panel.focus(i)
		for k, f := range p.entry.pad.frames() {
			if f.Width < 40 || f.Height < 40 {
				t.Errorf("item %d: the key %q is %v × %v", i, p.entry.pad.keys[k].text, f.Width, f.Height)
			}
		}
	}
}

// The letters of a word are, too, in a larger window from the first round on, unless the race has their room; what is said lies clear of them.
func TestLettersAreLarge(t *testing.T) {
	for _, lang := range locales.Langs {
		d := newDesk(t, lang, "Tina", "Lee", "Ben")
		for i, size := range []fyne.Size{{Width: 1280, Height: 800}, short} {
			shelltest.Resize(d.Env, size.Width, size.Height)
			p := d.dicewords(400, 0, slices.Concat(word(1, 0, "HUNDE"), word(1, 1, "GEHEN"), word(1, 2, "ROT"))[:3*i])
			d.write("qqq")
			shot(d, "letters"+string(lang))
			for k, f := range p.entry.pad.frames() {
				if f.Width < 44 || f.Height < 40 {
					t.Errorf("%s, %v: the key %q is %v × %v", lang, size, p.entry.pad.keys[k].text, f.Width, f.Height)
				}
			}
			if over := shelltest.Overlapping([]fyne.CanvasObject{p.entry.panel.Container, p.entry.said, p.entry.keys, p.entry.button}); len(over) > 0 {
				t.Error(lang, size, over)
			}
		}
	}
}

// One of a few is meant by its number, its name, or how that alone begins, however it is written; never one of two that begin so.
func TestWhoIsMeant(t *testing.T) {
	item := table.SheetItem{Options: []string{"Anna", "Ann", "Voß", "JÖRG", "niemand"}, Values: []string{"0", "1", "2", "3", sheet.Nobody}}
	for text, want := range map[string]string{
		"anna": "0", "ANN": "1", "voss": "2", "VOSS": "2", gamestest.TypedText("capital sharp s"): "2", "jörg": "3", gamestest.TypedText("capitals, decomposed"): "3", "n": sheet.Nobody, "0": sheet.Nobody, "3": "2", "": "",
		"A": "?", "annab": "?", "jorg": "?", "6": "?",
	} {
		if got, ok := meant(item, text); ok != (want != "?") || ok && got != want {
			t.Errorf("%q means %q, %t, want %q", text, got, ok, want)
		}
	}
}

// On the sheet the pad types into its cells: points, and with a plus more of them.
func TestPadOnTheSheet(t *testing.T) {
	d := newDesk(t, locales.German, "Tina", "Lee")
	p := d.davinci(2, nil)
	p.left.grid.Lines.Take()
	p.left.grid.Lines.GoTo(cells.At{Row: 1, Col: 1})
	d.press(p, "3", "0", on)
	p.left.grid.Lines.GoTo(cells.At{Row: 1, Col: 1})
	d.press(p, "+", "2", "0", on)
	if got := p.st.sheet().Text(sheet.Cell{Row: 1, Seat: 0, Field: sheet.FieldPoints}); got != "30+20" {
		t.Errorf("%q", got)
	}
}

// A round of Da Vinci Code and a turn of Wörterklauer need no keyboard either.
func TestOtherGamesByMouse(t *testing.T) {
	d := newDesk(t, locales.German, "Tina", "Lee")
	p := d.davinci(2, nil)
	d.press(p, "3", on, "1", on, "1", on, "3", d.T("sheets.pad.space"), "-", on, "2", on, "0", on, "0")
	shot(d, "davinci-pad")
	p.entry.button.Tapped(&fyne.PointEvent{})
	if p.st.at.Row != 2 {
		t.Error(p.st.typed, p.st.wrong)
	}
	p = d.woerterklauer(nil)
	d.press(p, "8", on, "3")
	p.entry.button.Tapped(&fyne.PointEvent{})
	if p.st.at.Row != 2 {
		t.Error(p.st.typed, p.st.wrong)
	}
	p = d.dicewords(400, 0, nil)
	d.press(p, "R", "Ö", "T", "(", "E", ")")
	shot(d, "dicewords-pad")
	if got := p.st.textOf(sheet.Cell{Row: 1, Field: dwp.FieldWord}); got != "RÖT(E)" {
		t.Errorf("typed %q", got)
	}
	p.entry.button.Tapped(&fyne.PointEvent{})
	if p.st.at.Seat != 1 {
		t.Error(p.st.typed, p.st.wrong)
	}
}

// Ctrl+A selects a number, or what is typed in a cell: what is typed next replaces it, and Backspace empties it.
func TestSelectAll(t *testing.T) {
	d := newDesk(t, locales.English, "Tina", "Lee", "Ben")
	p := d.decipher(nil)
	word := sheet.Of(1, paper.FieldWord)
	all := func() { shelltest.Shortcut(d.Env, fyne.KeyModifierControl, fyne.KeyA) }
	d.write("ab")
	all()
	shot(d, "selected")
	d.write("c")
	if got := p.st.textOf(word); got != "C" {
		t.Errorf("typed over: %q", got)
	}
	d.write("d")
	all()
	d.key(fyne.KeyBackspace)
	if got := p.st.textOf(word); got != "" {
		t.Errorf("emptied: %q", got)
	}
	undone := false
	root, ok := d.Window.Content().(*ui.Root)
	if !ok {
		t.Fatalf("%T", d.Window.Content())
	}
	root.AddShortcut(&fyne.ShortcutUndo{}, func() { undone = true })
	if shelltest.Shortcut(d.Env, fyne.KeyModifierControl, fyne.KeyZ); !undone {
		t.Error("Ctrl+Z doesn't reach the program any more")
	}
	d.Window.Canvas().Focus(p.left.grid.Lines)
	d.write("hunde")
	all()
	d.write("katze")
	if text, _ := p.left.grid.Lines.Typing(); text != "KATZE" {
		t.Errorf("in the grid: %q", text)
	}
	all()
	d.key(fyne.KeyBackspace)
	if text, ok := p.left.grid.Lines.Typing(); !ok || text != "" {
		t.Errorf("emptied in the grid: %q %t", text, ok)
	}
	d.write("katze")
	d.key(fyne.KeyReturn)
	lines := p.left.grid.Lines
	for how, open := range map[string]func(){
		"F2": func() { d.key(fyne.KeyF2) },
		"a double click": func() {
			at, size, _ := lines.Touched()
			for range 2 {
				lines.Tapped(&fyne.PointEvent{Position: at.AddXY(size.Width/2, size.Height/2)})
			}
		},
	} {
		lines.GoTo(cells.At{Row: 1})
		open()
		before := shelltest.DrawnIn(t, lines)
		if all(); shelltest.DrawnIn(t, lines) == before {
			t.Errorf("after %s it isn't seen that all is selected", how)
		}
		d.write("hunde")
		if text, _ := lines.Typing(); text != "HUNDE" {
			t.Errorf("after %s Ctrl+A, hunde gives %q", how, text)
		}
		d.key(fyne.KeyEscape)
	}
	d.key(fyne.KeyF2)
	all()
	d.key(fyne.KeyEnd)
	d.write("n")
	if text, _ := lines.Typing(); text != "KATZEN" {
		t.Errorf("Ctrl+A, End, n gives %q", text)
	}
}

// The pad follows the cursor of the sheet: letters for words, figures for points. Where all is entered the button leads on by
// name.
func TestPadFollowsTheSheet(t *testing.T) {
	d := newDesk(t, locales.German, "Tina", "Lee", "Ben")
	p := d.decipher(hobby())
	b := p.left.grid.Lines
	b.Take()
	for col, want := range []string{"A", "1"} {
		b.GoTo(cells.At{Row: 1, Col: col})
		if got := p.entry.pad.keys[0].text; got != want {
			t.Errorf("column %d: the pad begins with %s", col, got)
		}
	}
	if got := p.entry.button.Text(); got != "Weiter mit Runde 2" {
		t.Errorf("the button says %q", got)
	}
	p.entry.button.Tapped(&fyne.PointEvent{})
	if p.st.at.Row != 2 || p.s.Seq() != 1 {
		t.Error("it doesn't lead on", p.st.at, p.s.Seq())
	}
}
