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
		lines = append(lines, momentLine(b.desk, m, 36, true))
	}
	if len(lines) == 0 {
		lines = []fyne.CanvasObject{ui.NewPara(b.desk.T("davinci.out.no_guess"), ui.Body, ui.Ink2)}
	}
	return lines, newCodes(b.desk, v)
}

// codesHigh is the height of a code on the curtain.
const codesHigh float32 = 108

// newCodes are all codes as everybody sees them, two side by side.
func newCodes(d *table.Desk, v dv.View) fyne.CanvasObject {
	var seats []fyne.CanvasObject
	for s := range v.Seats {
		x := newSeat(d, games.Seat(s), false)
		x.render(ownState{seat: games.Table, view: v})
		seats = append(seats, x.object)
	}
	lines := float32((len(seats) + 1) / 2)
	return ui.Laid(func() fyne.Size { return fyne.NewSize(320, lines*codesHigh) }, func(s fyne.Size) {
		w := (s.Width - 16) / 2
		for i, o := range seats {
			put(o, float32(i%2)*(w+16), float32(i/2)*(codesHigh+4), w, codesHigh)
		}
	}, seats...)
}

// told are the moments since a seat's last turn, or the newest one if nobody has acted
// since: the seat comes back to the screen in the middle of its own turn.
func told(all []moment, seat games.Seat) []moment {
	if after := since(all, seat); len(after) > 0 {
		return after
	}
	return all[max(0, len(all)-1):]
}
