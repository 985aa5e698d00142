package sheets

import (
	"fmt"
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/sheets/cells"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/decipher/paper"
	"spieltisch/games/sheet"
	"spieltisch/locales"
)

// The grid is a spreadsheet: sums, Tab and Enter, F2, Delete, Esc, refusals at the cell.
func TestGridAsSpreadsheet(t *testing.T) {
	d := newDesk(t, locales.English, "Tina", "Lee", "Ben")
	p := d.decipher(nil)
	b := p.left.grid.Lines
	b.Take()
	d.write("hobby")
	d.key(fyne.KeyTab)
	d.write("5+4")
	d.key(fyne.KeyTab)
	d.write("0")
	if p.st.sheet().Text(sheet.Of(1, paper.FieldWord)) != "HOBBY" || b.At() != (cells.At{Row: 1, Col: 2}) {
		t.Fatal(p.st.sheet().Cells(), b.At())
	}
	d.key(fyne.KeyEscape)
	if _, typing := b.Typing(); typing || p.st.sheet().Text(sheet.Cell{Row: 1, Seat: 1, Field: sheet.FieldPoints}) != "" {
		t.Error("Esc has entered something")
	}
	d.write("4")
	d.key(fyne.KeyReturn)
	if b.Refused() == "" || b.At() != (cells.At{Row: 1, Col: 2}) || !slices.Contains(shelltest.Texts(d.Env), b.Refused()) {
		t.Error("4 points of a seeker aren't refused at the cell:", b.Refused())
	}
	shot(d, "refused")
	d.key(fyne.KeyBackspace)
	d.write("3")
	d.key(fyne.KeyTab)
	d.write("10")
	d.key(fyne.KeyReturn) // back to where the Tabs began, one line below
	if got := d.points(p, 1); !slices.Equal(got, []int{9, 3, 10}) || b.At() != (cells.At{Row: 2, Col: 0}) {
		t.Error(got, b.At())
	}
}

// F2 and arrows go into the grid from wherever the keyboard is, as F1 says; but arrows leave a widget that has a use for them.
func TestGridTakesItsKeys(t *testing.T) {
	d := newDesk(t, locales.English, "Tina", "Lee", "Ben")
	p := d.decipher(paper.Typed(1, "HOBBY", []string{"5+4", "3", "10"}))
	b := p.left.grid.Lines
	b.GoTo(cells.At{Row: 1, Col: 1})
	p.entry.first(p.st)
	if d.key(fyne.KeyLeft); b.Focused() {
		t.Fatal("an arrow leaves the entry")
	}
	if d.key(fyne.KeyF2); b.Focused() {
		t.Fatal("F2 leaves the entry, whose cells it opens as well")
	}
	d.key(fyne.KeyEscape)
	d.Window.Canvas().Unfocus()
	if d.key(fyne.KeyF2); !b.Focused() {
		t.Fatal("F2 does nothing")
	}
	if text, _ := b.Typing(); text != "5+4" {
		t.Errorf("F2 opens %q", text)
	}
	d.key(fyne.KeyEscape)
	d.Env.Window.Canvas().Unfocus()
	if d.key(fyne.KeyRight); !b.Focused() || b.At() != (cells.At{Row: 1, Col: 2}) {
		t.Error("an arrow does nothing where nothing has the keyboard", b.At())
	}
}

// F2 opens what was typed, Delete empties, Ctrl+Z brings back.
func TestGridChangesCells(t *testing.T) {
	d := newDesk(t, locales.English, "Tina", "Lee", "Ben")
	p := d.decipher(paper.Typed(1, "HOBBY", []string{"5+4", "3", "10"}))
	b := p.left.grid.Lines
	b.Take()
	d.key(fyne.KeyUp, fyne.KeyRight, fyne.KeyF2)
	if text, _ := b.Typing(); text != "5+4" {
		t.Fatal("F2 doesn't open the sum")
	}
	d.key(fyne.KeyBackspace)
	d.write("5")
	d.key(fyne.KeyReturn)
	if got := d.points(p, 1); !slices.Equal(got, []int{10, 3, 10}) {
		t.Error(got)
	}
	d.key(fyne.KeyUp, fyne.KeyDelete)
	if _, ok := p.st.sheet().Cells().Number(1, 0, sheet.FieldPoints); ok || p.st.sheet().Score().Lines[0].Done {
		t.Error("Delete leaves the points there")
	}
	shelltest.Shortcut(d.Env, fyne.KeyModifierControl, fyne.KeyZ)
	if got := d.points(p, 1); !slices.Equal(got, []int{10, 3, 10}) {
		t.Error("undone:", got)
	}
}

// An empty field is no zero, and Tab leaves the sheet behind its last field.
func TestZeroAndLastTab(t *testing.T) {
	d := newDesk(t, locales.German, "Tina", "Lee")
	p := d.decipher(nil)
	b := p.left.grid.Lines
	b.Take()
	d.key(fyne.KeyRight, fyne.KeyRight)
	d.write("0")
	d.key(fyne.KeyReturn)
	if n, ok := p.st.sheet().Cells().Number(1, 1, sheet.FieldPoints); !ok || n != 0 {
		t.Error("the zero is gone")
	}
	if g := gridOf(p.desk, p.st); g.Face(cells.At{Row: 1, Col: 2}).Text != "0" || g.Face(cells.At{Row: 1, Col: 1}).Text != "" {
		t.Error("a zero and an empty field look alike")
	}
	b.GoTo(cells.At{Row: 4, Col: 2})
	if b.AcceptsTab() {
		t.Error("Tab stays in the last field")
	}
	shelltest.Held(fyne.KeyModifierShift, func() {
		if !b.AcceptsTab() {
			t.Error("Shift+Tab leaves the last field")
		}
	})
}

// Points typed over what was counted take the markers away: that is said, and can be taken back.
func TestTypedOverCounted(t *testing.T) {
	d := newDesk(t, locales.German, "Tina", "Lee", "Ben")
	p := d.decipher(hobby())
	said := d.T("sheets.decipher.replaced", games.Args{"Row": 1})
	p.left.grid.Lines.GoTo(cells.At{Row: 1, Col: 0})
	d.Window.Canvas().Focus(p.left.grid.Lines)
	d.write("HALLO")
	d.key(fyne.KeyReturn)
	if shelltest.Has(d.Env, said) {
		t.Error("another word takes no markers away")
	}
	p.left.grid.Lines.GoTo(cells.At{Row: 1, Col: 1})
	d.write("12")
	d.key(fyne.KeyReturn)
	no := sheet.Of(1, paper.FieldNo)
	if !shelltest.Has(d.Env, said) || p.st.sheet().Text(no) != "" || d.points(p, 1)[0] != 12 {
		t.Fatalf("%q, %q", p.st.sheet().Text(no), shelltest.Texts(d.Env))
	}
	shot(d, "replaced")
	buttons := shelltest.Find[*ui.Button](d.Env)
	buttons[len(buttons)-1].Tapped(&fyne.PointEvent{})
	if p.st.sheet().Text(no) != "5" || d.points(p, 1)[0] != 9 {
		t.Errorf("%q, %v", p.st.sheet().Text(no), d.points(p, 1))
	}
	p.left.grid.Lines.GoTo(cells.At{Row: 1, Col: 1})
	d.Window.Canvas().Focus(p.left.grid.Lines)
	d.write("12")
	d.key(fyne.KeyReturn)
	told := shelltest.Has(d.Env, said)
	if p.Undo(); !told || shelltest.Has(d.Env, said) || p.st.sheet().Text(no) != "5" {
		t.Errorf("told %t; after undo there are %q markers, and it says %q", told, p.st.sheet().Text(no), shelltest.Texts(d.Env))
	}
}

// Ctrl+Z takes back the newest change whichever way it came in, of the panel, of a cell or by the button, and Ctrl+Y does all of it again.
func TestOneUndo(t *testing.T) {
	d := newDesk(t, locales.English, "Tina", "Lee", "Ben")
	p := d.decipher(hobby())
	b := p.left.grid.Lines
	cell := func(row int, text string) {
		b.Take()
		b.GoTo(cells.At{Row: row})
		d.write(text)
		d.key(fyne.KeyReturn)
	}
	panel := func(item int, text string) {
		b.GoTo(cells.At{Row: 2})
		p.entry.panel.focus(item)
		d.write(text)
		d.key(fyne.KeyReturn)
	}
	standing := func() string { return fmt.Sprint(p.st.typed, p.st.sheet().Cells()) }
	was := []string{standing()}
	for _, do := range []func(){
		func() { panel(0, "panda") }, func() { cell(1, "hallo") }, func() { panel(1, "1") }, func() { panel(2, "3") }, func() { cell(3, "fisch") },
		func() { panel(3, "1") }, func() { panel(4, "1") }, func() { panel(5, "2") }, p.Confirm, func() { cell(1, "hobby") },
	} {
		do()
		was = append(was, standing())
	}
	if got := d.points(p, 2); !slices.Equal(got, []int{10, 8, 2}) {
		t.Fatal(got, was)
	}
	for i := len(was) - 2; i >= 0; i-- {
		if shelltest.Shortcut(d.Env, fyne.KeyModifierControl, fyne.KeyZ); standing() != was[i] {
			t.Fatalf("change %d taken back: %s, want %s", i+1, standing(), was[i])
		}
	}
	for i, want := range was[1:] {
		if shelltest.Shortcut(d.Env, fyne.KeyModifierControl, fyne.KeyY); standing() != want {
			t.Fatalf("change %d done again: %s, want %s", i+1, standing(), want)
		}
	}
}
