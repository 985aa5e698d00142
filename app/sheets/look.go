package sheets

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
)

// looking is where the panel stands while somebody only looks at a sheet that is over: it asks for nothing, so that no key changes anything.
var looking = table.Spot{Row: -1, Seat: games.Table}

// looker is the paper at the right meanwhile: how something is changed, and the way back.
type looker struct {
	*fyne.Container
	button *ui.Button
}

func newLooker(d table.SheetDesk, says string, e *entry, back func()) looker {
	l := looker{button: ui.NewMainButton(d.T("sheets.toresult"), back).WithHeight(56)}
	d.Trace.Mark("sheet-result", l.button)
	how := shell.Empty(says)
	l.Container = ui.Laid(e.least, func(s fyne.Size) {
		at, size := e.button.Position(), e.button.Size()
		ui.Put(how, 0, 0, s.Width, at.Y)
		ui.Put(l.button, at.X, at.Y, size.Width, size.Height)
	}, how, l.button)
	return l
}

// look shows the sheet again when the game is over.
func (p *Page) look() {
	p.st.turnTo(looking)
	p.show()
	p.looker.button.Focus()
}

// chosen asks for the cell to which the keyboard has come after somebody only looked.
func (p *Page) chosen() {
	if p.st.at == looking {
		editor{p}.Moved(p.left.grid.Lines.At())
	}
}
