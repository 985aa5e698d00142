package davinci

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
	dv "spieltisch/games/davinci"
)

// newMine is the card of the own row, with an accent around it.
func newMine(t *turn) *seatCard {
	r := newRow(nil, nil)
	c := newSeatCard(t.o, t.o.seat, r)
	r.onTap = func(i int) { t.choose(r.cells[i].id) }
	r.onPlace = t.place
	c.object = newFrame(c.box)
	yours := t.o.b.desk.T("davinci.turn.yours")
	c.says = [2]string{yours, yours}
	c.note.SetColor(ui.AccentText)
	c.note.SetStyle(ui.Strong)
	t.o.b.desk.Trace.Mark("mine", r)
	return c
}

// newFrame is a card with a thick border in the accent's colour.
func newFrame(content fyne.CanvasObject) fyne.CanvasObject {
	face := ui.NewArea(ui.Accent, 12, ui.Pad(3, ui.NewArea(ui.CardBG, 9, ui.Pad(-3, content))))
	return &fyne.Container{Layout: frameLayout{}, Objects: []fyne.CanvasObject{ui.NewArea(ui.Shadow, 12, nil), face}}
}

// frameLayout puts the shadow 3 pixels lower.
type frameLayout struct{}

// MinSize implements fyne.Layout.
func (frameLayout) MinSize(o []fyne.CanvasObject) fyne.Size { return o[1].MinSize() }

// Layout implements fyne.Layout.
func (frameLayout) Layout(o []fyne.CanvasObject, s fyne.Size) {
	o[0].Move(fyne.NewPos(0, 3))
	o[1].Move(fyne.Position{})
	for _, x := range o {
		x.Resize(s)
	}
}

// renderMine shows the own row, the drawn tile and where it goes; opening is the own tile
// that is chosen to be opened, 0 for none.
func (c *seatCard) renderMine(opening int) {
	v, d := c.o.view, c.o.b.desk
	c.row.aside = d.T("davinci.turn.drawn")
	var cells []rowCell
	for _, s := range v.Own() {
		cell := rowCell{id: s.ID, look: lookOf(s), text: d.T("davinci.turn.secret"), icon: ui.IconLock, tiny: ui.IconLock, tok: ui.Ink2}
		if s.Open {
			cell.text, cell.icon, cell.tiny, cell.bold = d.T("davinci.turn.open"), ui.IconEye, ui.IconEye, true
		} else if v.Phase == dv.PhaseOpen {
			cell.tap = true
			if s.ID == opening {
				cell.look.Ring, cell.tok = true, ui.AccentText
			}
		}
		cells = append(cells, cell)
	}
	if v.Drawn != nil {
		cells = append(cells, rowCell{id: v.Drawn.ID, look: lookOf(*v.Drawn), text: c.row.aside, tiny: ui.IconLock, bold: true, tok: ui.AccentText})
	}
	c.row.wait = v.Phase == dv.PhaseDraw
	c.row.set(cells, v.Drawn != nil)
	c.row.mark(v.Places, c.o.draft.Place)
	ui.PlaceAnew(c.box)
}
