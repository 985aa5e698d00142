package sheets

import (
	"unicode"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/table"
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
	p.ending.settle()
	switch e.Name {
	case fyne.KeyReturn, fyne.KeyEnter:
		p.advance()
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

// advance moves the keyboard on to what is asked next; on the result to the button of the next game.
func (p *Page) advance() {
	switch {
	case p.st.at.Row > 0:
		p.entry.advance(p.st)
	case p.ending.next != nil:
		p.env.Window.Canvas().Focus(p.ending.next)
	}
}

// inGrid gives the keyboard to the grid, and the key with it.
func (p *Page) inGrid(e *fyne.KeyEvent) {
	if p.st.at.Row == 0 {
		p.look()
		return
	}
	p.left.grid.Lines.Take()
	p.left.grid.Lines.TypedKey(e)
}

// otherSide moves the keyboard between the grid and the entry.
func (p *Page) otherSide() {
	switch {
	case p.st.at.Row == 0:
		p.look()
	case p.left.grid.Lines.Focused():
		p.entry.first(p.st)
	default:
		p.left.grid.Lines.Take()
	}
}

// Rune implements shell.Keyer: what nothing else takes is typed into the panel; on the button that are the points of the word before.
func (p *Page) Rune(r rune) bool {
	item, _ := p.entry.panel.asked()
	points := p.entry.button.Focused() && item.Kind == table.ItemWord && unicode.IsDigit(r)
	if p.st.at.Row <= 0 || !points && p.env.Window.Canvas().Focused() != nil {
		return false
	}
	p.entry.take(r)
	return true
}

// Confirm implements shell.Confirmer.
func (p *Page) Confirm() { p.enter() }
