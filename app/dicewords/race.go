package dicewords

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/table"
	"spieltisch/app/table/parts"
	"spieltisch/app/ui"
	"spieltisch/games"
)

// race is the left column: how far everybody is, and the points by round.
type race struct {
	desk   *table.Desk
	object fyne.CanvasObject
	title  *ui.Text
	rows   []*parts.Racer
	sheet  *sheet
}

func newRace(d *table.Desk) *race {
	r := &race{desk: d, title: ui.NewText("", ui.Title, ui.Ink).Truncate()}
	players := d.Players()
	initials := ui.Initials(d.Names())
	lines := ui.VGap(4)
	size := float32(parts.RacerAvatar)
	if len(players) > 4 {
		size = parts.SmallRacerAvatar
	}
	r.rows = parts.NewRacers(d.Env, players, initials, size)
	for _, row := range r.rows {
		lines.Add(row.Object)
	}
	r.sheet = newSheet(d, initials)
	standing := ui.NewCardPad(12, ui.VGap(8, ui.Inset(8, 8, 0, 8, ui.HMid(8, ui.Stretch(r.title), ui.NewIcon(ui.IconFlag, 20, ui.Ink2))), lines))
	d.Trace.Mark("race", standing)
	r.object = ui.VGap(16, standing, ui.Stretch(ui.NewCardPad(12, r.sheet.object)))
	return r
}

func (r *race) render(s state) {
	v := s.view
	r.title.SetText(r.desk.T("dicewords.race", games.Args{"Target": v.Options.Target}))
	for i, row := range r.rows {
		seat := games.Seat(i)
		row.Set(v.Points[i], s.pending(seat), v.Options.Target, seat == v.Asked)
	}
	r.sheet.render(v)
}
