package dicewords

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	dw "spieltisch/games/dicewords"
)

// strip is the race in a narrow window: everybody's sign and points.
type strip struct {
	object fyne.CanvasObject
	seats  []*ui.Area
	points []*ui.Text
}

func newStrip(d *table.Desk) *strip {
	s := &strip{}
	players := d.Players()
	lines := ui.VGap(4)
	size := float32(40)
	if len(players) > 5 {
		size = 28
	}
	for i := range players {
		points := ui.NewText("0", ui.Title, ui.Ink).Align(fyne.TextAlignCenter)
		seat := ui.NewArea(ui.None, 8, ui.Pad(6, ui.VGap(2, container.NewCenter(d.SeatAvatar(games.Seat(i), size)), points)))
		s.seats, s.points = append(s.seats, seat), append(s.points, points)
		lines.Add(seat)
	}
	s.object = ui.NewCardPad(6, ui.NewVScroll(lines))
	d.Trace.Mark("strip", s.object)
	return s
}

func (s *strip) render(v dw.View) {
	for i, seat := range s.seats {
		fill := ui.None
		if games.Seat(i) == v.Asked {
			fill = ui.AccentSoft
		}
		seat.SetColor(fill)
		s.points[i].SetText(strconv.Itoa(v.Points[i]))
	}
}
