package dicewords

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
)

// race is the left column: how far everybody is, and the points by round.
type race struct {
	b      *Board
	object fyne.CanvasObject
	title  *ui.Text
	rows   []*table.Racer
	sheet  *sheet
}

func newRace(b *Board) *race {
	r := &race{b: b, title: ui.NewText("", ui.Title, ui.Ink).Truncate()}
	players := b.desk.Players()
	initials := ui.Initials(names(b))
	lines := ui.VGap(4)
	for i, p := range players {
		size := float32(table.RacerAvatar)
		if len(players) > 4 {
			size = table.SmallRacerAvatar
		}
		row := table.NewRacer(b.desk.Env, p, initials[i], size)
		r.rows = append(r.rows, row)
		lines.Add(row.Object)
	}
	r.sheet = newSheet(b, initials)
	r.object = ui.VGap(16,
		ui.NewCardPad(12, ui.VGap(8,
			ui.Inset(8, 8, 0, 8, ui.HMid(8, ui.Stretch(r.title), ui.NewIcon(ui.IconFlag, 20, ui.Ink2))), lines)),
		ui.Stretch(ui.NewCardPad(12, r.sheet.object)))
	return r
}

func (r *race) render() {
	v := r.b.view
	r.title.SetText(r.b.desk.T("dicewords.race", games.Args{"Target": v.Options.Target}))
	for i, row := range r.rows {
		seat := games.Seat(i)
		row.Set(v.Points[i], r.pending(seat), v.Options.Target, seat == v.Asked)
	}
	r.sheet.render()
}

// pending is what a seat is about to get: the word open to challenge, or the one
// being typed when it can be declared.
func (r *race) pending(seat games.Seat) int {
	v := r.b.view
	switch {
	case v.Pending != nil && v.Pending.Seat == seat:
		return v.Pending.Points
	case v.Pending == nil && v.Asked == seat && v.Up != nil && r.b.draft.Word != "":
		if w := r.b.worth(); w.Problem == nil {
			return w.Tally.Points()
		}
	}
	return 0
}
