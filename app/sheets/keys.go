package sheets

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
)

// Keys implements shell.Helper.
func (p *Page) Keys() []shell.KeyHelp {
	return []shell.KeyHelp{
		{Keys: "Enter", What: "sheets.keys.next"},
		{Keys: "Ctrl+Enter", What: "sheets.keys.enter"},
		{Keys: "F6", What: "sheets.keys.side"},
		{Keys: "Left / Right / Up / Down", What: "sheets.keys.move"},
		{Keys: "F2", What: "sheets.keys.change"},
		{Keys: "Del", What: "sheets.keys.empty"},
		{Keys: "F8", What: "sheets.keys.print"},
		{Keys: "F9", What: "sheets.keys.changes"},
		{Keys: "F10", What: "sheets.keys.menu"},
	}
}

// Key implements shell.Keyer.
func (p *Page) Key(e *fyne.KeyEvent) bool {
	p.entry.result.settle()
	switch e.Name {
	case fyne.KeyReturn, fyne.KeyEnter:
		p.entry.advance(p.st)
	case fyne.KeyF2:
		p.inGrid(e)
	case fyne.KeyLeft, fyne.KeyRight, fyne.KeyUp, fyne.KeyDown:
		if p.env.Window.Canvas().Focused() != nil {
			return false
		}
		p.inGrid(e)
	case fyne.KeyF6:
		p.otherSide()
	case fyne.KeyF8:
		p.printer().print()
	case fyne.KeyF9:
		p.showChanges()
	case fyne.KeyF10:
		p.showMenu()
	default:
		return false
	}
	return true
}

// inGrid gives the keyboard to the grid, and the key with it.
func (p *Page) inGrid(e *fyne.KeyEvent) {
	p.left.grid.Lines.Take()
	p.left.grid.Lines.TypedKey(e)
}

// otherSide moves the keyboard between the grid and the entry.
func (p *Page) otherSide() {
	if p.left.grid.Lines.Focused() {
		p.entry.first(p.st)
	} else {
		p.left.grid.Lines.Take()
	}
}

// Rune implements shell.Keyer.
func (p *Page) Rune(rune) bool { return false }

// Confirm implements shell.Confirmer.
func (p *Page) Confirm() {
	if p.left.grid.Lines.Commit() {
		p.enter()
	}
}
