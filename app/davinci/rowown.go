package davinci

import (
	"strconv"

	"fyne.io/fyne/v2"

	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
)

// newMine is the card of the own row, with an accent around it.
func newMine(d *table.Desk, seat games.Seat, onChoose, onPlace func(int)) *seatCard {
	r := newRow(nil, nil)
	c := newSeatCard(d, seat, r)
	r.onTap = func(i int) { onChoose(r.cells[i].id) }
	r.onPlace = onPlace
	c.object, c.rim = newFrame(c.box)
	c.note.SetColor(ui.AccentText)
	c.note.SetStyle(ui.Strong)
	d.Trace.Mark("mine", r)
	return c
}

// newFrame is a card with a thick border, which is in the accent's colour.
func newFrame(content fyne.CanvasObject) (object fyne.CanvasObject, rim *ui.Area) {
	rim = ui.NewArea(ui.Accent, 12, ui.Pad(3, ui.NewArea(ui.CardBG, 9, ui.Pad(-3, content))))
	return &fyne.Container{Layout: frameLayout{}, Objects: []fyne.CanvasObject{ui.NewArea(ui.Shadow, 12, nil), rim}}, rim
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

// renderMine shows the own row, the drawn tile and where it goes.
func (c *seatCard) renderMine(s ownState) {
	v, d := s.view, c.desk
	c.rim.SetColor(pick(s.watching(), ui.Border, ui.Accent))
	_, c.out = v.CrackedBy(c.seat)
	yours := d.T(pick[games.ID](len(v.Own()) == 0, "davinci.out.none", "davinci.turn.yours"))
	c.says = [2]string{yours, yours}
	c.row.aside = d.T("davinci.turn.drawn")
	var cells []rowCell
	for i, t := range v.Own() {
		place := strconv.Itoa(i + 1) // the others name it
		cell := rowCell{id: t.ID, look: lookOf(t), text: tileName(d, i), short: place, icon: ui.IconLock, tiny: ui.IconLock, bold: true, tok: ui.Ink2}
		if t.Open {
			cell.text, cell.icon, cell.tiny = d.T("davinci.turn.open"), ui.IconEye, ui.IconEye
		} else if v.Phase == dv.PhaseOpen {
			cell.tap = true
			if t.ID == s.opening {
				cell.look.Ring, cell.tok = true, ui.AccentText
			}
		}
		c.tag(s, t.ID, &cell)
		s.lightUp(d.T("table.tip"), &cell)
		cells = append(cells, cell)
	}
	mine := v.Drawn != nil && v.Turn == v.Me
	if mine {
		cells = append(cells, rowCell{id: v.Drawn.ID, look: lookOf(*v.Drawn), text: c.row.aside, tiny: ui.IconLock, bold: true, tok: ui.AccentText})
	}
	c.row.wait = v.Phase == dv.PhaseDraw || s.moment != nil || s.watching() // so that the row stays as it is
	c.row.room, c.row.gaps = reckoned(v), 1
	if v.Options.Dashes {
		c.row.gaps = len(v.Own()) + 1
	}
	c.row.set(cells, mine)
	c.row.mark(v.Places, s.draft.Place)
	c.score(v, 0)
	ui.PlaceAnew(c.box)
}
