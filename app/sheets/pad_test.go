package sheets

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"spieltisch/app/sheets/cells"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/decipher/paper"
	"spieltisch/games/sheet"
	"spieltisch/locales"
)

// press taps a key of the number pad as the driver does: a click takes the keyboard from where it was.
func (d *desk) press(label string) {
	d.t.Helper()
	d.Window.Canvas().Unfocus()
	shelltest.Tap(d.t, d.Env, label)
}

// A tap on a number brings the pad, which types into it; it goes when something else is asked.
func TestNumberPad(t *testing.T) {
	d := newDesk(t, locales.English, "Tina", "Lee", "Ben")
	p := d.decipher(nil)
	no := sheet.Of(1, paper.FieldNo)
	c := shelltest.Find[*count](d.Env)[0]
	tap := func(c *count) { c.Tapped(&fyne.PointEvent{Position: fyne.NewPos(c.Size().Width/2, 9)}) }
	tap(c)
	for _, label := range []string{"1", "0", "+", "7"} {
		d.press(label)
	}
	if got := p.st.textOf(no); got != "10+7" {
		t.Errorf("typed %q", got)
	}
	if off := shelltest.Outside(d.Env); len(off) > 0 {
		t.Errorf("cut off: %q", off)
	}
	shot(d, "pad")
	message := d.T("sheets.incomplete", games.Args{"What": "Lisa-Marie Löwenstein, number of digits guessed"})
	d.Toast(message)
	for _, k := range p.entry.panel.pad.keys {
		if out := shelltest.Covered(t, d.Env, message, k); len(out) > 0 {
			t.Error(out)
		}
	}
	ui.DropToast(d.Window)
	tap(c)
	d.press("+") // adds to what is selected
	d.press("1")
	if got := p.st.textOf(no); got != "10+7+1" {
		t.Errorf("added %q", got)
	}
	tap(c)
	d.press("3") // replaces it
	if got := p.st.textOf(no); got != "3" {
		t.Errorf("typed over: %q", got)
	}
	d.key(fyne.KeyReturn)
	d.press("2")
	if got := p.st.textOf(sheet.Of(1, paper.FieldBonus)); got != "2" || p.st.textOf(no) != "3" {
		t.Errorf("in the next number: %q", got)
	}
	d.Window.Canvas().Unfocus()
	shelltest.IconTap(t, d.Env, d.T("sheets.pad.empty"), 0)
	if got := p.st.textOf(sheet.Of(1, paper.FieldBonus)); got != "" {
		t.Errorf("emptied: %q", got)
	}
	p.end(sheet.EndClosed)
	if p.entry.panel.pad.Visible() {
		t.Error("the pad stays at the end")
	}
}

// The pad stays while it is used, and goes when something else gets the keyboard, with a click outside, and by Esc, which
// leaves the page only then.
func TestNumberPadGoes(t *testing.T) {
	d := newDesk(t, locales.English, "Tina", "Lee", "Ben")
	var fire func()
	ui.SetTimer(func(_ time.Duration, f func()) func() {
		fire = f
		return func() { fire = nil }
	})
	p := d.decipher(nil)
	pad, canvas := p.entry.panel.pad, d.Window.Canvas()
	open := func() {
		t.Helper()
		c := shelltest.Find[*count](d.Env)[0]
		c.Tapped(&fyne.PointEvent{Position: fyne.NewPos(c.Size().Width/2, 9)})
		if fire = nil; !pad.Visible() {
			t.Fatal("no pad")
		}
	}
	wait := func() {
		if f := fire; f != nil {
			fire = nil
			f()
		}
	}
	shown := func(want bool, when string) {
		t.Helper()
		wait()
		if pad.Visible() != want {
			t.Errorf("%s: visible is %t", when, pad.Visible())
		}
	}
	open()
	pad.keys[2].(*ui.Button).MouseIn(nil)
	canvas.Unfocus()
	shown(true, "while one presses a key of it")
	pad.keys[2].(*ui.Button).Tapped(nil)
	pad.keys[2].(*ui.Button).MouseOut()
	shown(true, "after its key")
	if got := p.st.textOf(sheet.Of(1, paper.FieldNo)); got != "3" {
		t.Errorf("typed %q", got)
	}
	d.key(fyne.KeyReturn)
	shown(true, "at the next number")
	pad.ground.MouseIn(&desktop.MouseEvent{})
	canvas.Unfocus()
	shown(true, "between its keys")
	pad.ground.MouseOut()
	shown(false, "when the pointer has left it")

	open()
	canvas.Unfocus()
	if !pad.Visible() {
		t.Error("what is clicked moves under the pointer")
	}
	shown(false, "after a click outside")
	open()
	canvas.Focus(p.left.grid.Lines)
	shown(false, "in the grid")
	open()
	d.key(fyne.KeyEscape)
	shown(false, "after Esc")
	if d.Router.Page() != shell.Page(p) {
		t.Error("Esc leaves the page while the pad is open")
	}
	d.key(fyne.KeyEscape)
	if d.Router.Page() == shell.Page(p) {
		t.Error("Esc doesn't leave the page any more")
	}
}

// Ctrl+A selects a number, or what is typed in a cell: what is typed next replaces it, and Backspace empties it.
func TestSelectAll(t *testing.T) {
	d := newDesk(t, locales.English, "Tina", "Lee", "Ben")
	p := d.decipher(nil)
	no := sheet.Of(1, paper.FieldNo)
	all := func() { shelltest.Shortcut(d.Env, fyne.KeyModifierControl, fyne.KeyA) }
	d.Window.Canvas().Focus(shelltest.Find[*count](d.Env)[0])
	d.write("12")
	all()
	shot(d, "selected")
	d.write("3")
	if got := p.st.textOf(no); got != "3" {
		t.Errorf("typed over: %q", got)
	}
	d.write("0")
	all()
	d.key(fyne.KeyBackspace)
	if got := p.st.textOf(no); got != "" {
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
