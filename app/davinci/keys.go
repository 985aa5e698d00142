package davinci

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
)

// Keys implements table.Keyed.
func (b *Board) Keys() []shell.KeyHelp { return b.outside.keys() }

// Key implements table.Keyed.
func (b *Board) Key(e *fyne.KeyEvent) bool { return b.outside.key(e) }

// Rune implements table.Keyed.
func (b *Board) Rune(rune) bool { return false }

// Keys implements table.Keyed.
func (o *own) Keys() []shell.KeyHelp {
	if o.face == nil {
		return nil
	}
	return o.face.keys()
}

// Key implements table.Keyed.
func (o *own) Key(e *fyne.KeyEvent) bool { return o.face != nil && o.face.key(e) }

// Rune implements table.Keyed.
func (o *own) Rune(r rune) bool { return o.face != nil && o.face.rune(r) }
