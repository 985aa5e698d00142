package davinci

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
)

// CurtainRecap implements table.Outsider: the moments since the seat's last turn, and the
// codes from outside. It is made of the Table's view and log alone.
func (b *Board) CurtainRecap(v dv.View, seat games.Seat) (lines []fyne.CanvasObject, below fyne.CanvasObject) {
	if len(v.Seats) == 0 {
		return nil, ui.Space(0, 0)
	}
	for _, m := range told(moments(b.desk), seat) {
		lines = append(lines, newMomentLine(b.desk, m, 36).Container)
	}
	if len(lines) == 0 {
		lines = []fyne.CanvasObject{ui.NewPara(b.desk.T("davinci.out.no_guess"), ui.Body, ui.Ink2)}
	}
	return lines, newFromOutside(b.desk, v).object
}

// fromOutside are the codes from outside, below how many tiles are in the middle.
type fromOutside struct {
	head   *ui.Text
	middle *ui.Text
	counts [2]string // tiles in the middle, in words and shorter
	codes  *codes
	object *fyne.Container
}

func newFromOutside(d *table.Desk, v dv.View) *fromOutside {
	f := &fromOutside{
		head:   ui.NewText(d.T("davinci.out.codes"), ui.Heading, ui.Ink).Truncate(),
		middle: ui.NewText("", ui.Body, ui.Ink2).Align(fyne.TextAlignTrailing), codes: newCodes(d, true),
		counts: [2]string{inMiddle(d, v, "davinci.out.middle"), inMiddle(d, v, "davinci.out.middle_short")},
	}
	f.codes.render(v)
	f.object = ui.Laid(f.least, f.place, f.head, f.middle, f.codes.object)
	return f
}

// told are the moments since a seat's last turn, or the newest one if nobody has acted
// since: the seat comes back to the screen in the middle of its own turn.
func told(all []moment, seat games.Seat) []moment {
	if after := since(all, seat); len(after) > 0 {
		return after
	}
	return all[max(0, len(all)-1):]
}

func (f *fromOutside) least() fyne.Size {
	return fyne.NewSize(260, f.head.MinSize().Height+8+f.codes.least().Height)
}

func (f *fromOutside) place(s fyne.Size) {
	f.middle.SetText(f.counts[0])
	if ui.Heading.Measure(f.head.String())+16+f.middle.MinSize().Width > s.Width {
		f.middle.SetText(f.counts[1])
	}
	head, middle := f.head.MinSize().Height, min(s.Width*.6, f.middle.MinSize().Width)
	put(f.middle, s.Width-middle, (head-f.middle.MinSize().Height)/2, middle, f.middle.MinSize().Height)
	put(f.head, 0, 0, s.Width-middle-8, head)
	put(f.codes.object, 0, head+8, s.Width, s.Height-head-8)
}
