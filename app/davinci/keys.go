package davinci

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
)

// Keys implements table.Keyed; there are none before the board was built, at the first curtain.
func (b *Board) Keys() []shell.KeyHelp {
	if b.scene == nil {
		return nil
	}
	return b.scene.keys()
}

// Key implements table.Keyed.
func (b *Board) Key(e *fyne.KeyEvent) bool { return b.scene != nil && b.scene.key(e) }

// Rune implements table.Keyed.
func (b *Board) Rune(rune) bool { return false }

// Keys implements table.Keyed.
func (o *own) Keys() []shell.KeyHelp {
	switch {
	case o.start != nil:
		return o.start.keys()
	case o.scene != nil:
		return o.scene.keys()
	}
	return nil
}

// Key implements table.Keyed.
func (o *own) Key(e *fyne.KeyEvent) bool {
	if o.start != nil {
		return o.start.key(e)
	}
	return o.scene != nil && o.scene.key(e)
}

// Rune implements table.Keyed: N brings up the notes and gives them the keyboard.
func (o *own) Rune(r rune) bool {
	switch {
	case o.scene == nil:
		return false
	case (r == 'n' || r == 'N') && o.notes != nil:
		o.spread.Drawer(true)
		return o.notes.focus()
	}
	return o.scene.rune(r)
}
