package davinci

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	dv "spieltisch/games/davinci"
)

// Keys implements table.Keyed.
func (b *Board) Keys() []shell.KeyHelp { return withSheetKey(b.view, b.outside.keys()) }

// Key implements table.Keyed.
func (b *Board) Key(e *fyne.KeyEvent) bool { return sheetKey(b.desk, b.view, e) || b.outside.key(e) }

// Rune implements table.Keyed.
func (b *Board) Rune(rune) bool { return false }

// Keys implements table.Keyed.
func (o *own) Keys() []shell.KeyHelp {
	var keys []shell.KeyHelp
	if o.face != nil {
		keys = o.face.keys()
	}
	return withSheetKey(o.view, keys)
}

// Key implements table.Keyed.
func (o *own) Key(e *fyne.KeyEvent) bool {
	return sheetKey(o.desk, o.view, e) || o.face != nil && o.face.key(e)
}

// Rune implements table.Keyed.
func (o *own) Rune(r rune) bool { return o.face != nil && o.face.rune(r) }

// withSheetKey adds the key of both pages that opens the score sheet of a points game.
func withSheetKey(v dv.View, keys []shell.KeyHelp) []shell.KeyHelp {
	if v.Options.Rounds == 0 {
		return keys
	}
	return append(keys, shell.KeyHelp{Keys: "F4", What: "davinci.sheet"})
}

// sheetKey takes that key.
func sheetKey(d *table.Desk, v dv.View, e *fyne.KeyEvent) bool {
	if e.Name != fyne.KeyF4 || v.Options.Rounds == 0 {
		return false
	}
	showSheet(d, v)
	return true
}
