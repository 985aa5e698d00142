package sheets

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/table"
	"spieltisch/app/table/parts"
	"spieltisch/app/ui"
	"spieltisch/games"
)

// race is how far everybody is on the way to the target, in games that are a race. What is
// being typed counts as about to come.
type race struct {
	*fyne.Container
	title *ui.Text
	rows  []*parts.Racer // none in other games
}

func newRace(d table.SheetDesk, paper table.Paper) *race {
	r := &race{Container: ui.VGap(2), title: ui.NewText("", ui.Label, ui.Ink).Truncate()}
	if _, ok := paper.(table.SheetRace); !ok {
		return r
	}
	r.Add(ui.Inset(4, 0, 6, 0, ui.NewDivider()))
	r.Add(ui.Inset(0, 8, 4, 8, ui.HMid(8, ui.Stretch(r.title), ui.NewIcon(ui.IconFlag, 20, ui.Ink2))))
	r.rows = parts.NewRacers(d.Env, d.Players, ui.Initials(d.Names()), parts.SmallRacerAvatar)
	for _, row := range r.rows {
		r.Add(row.Object)
	}
	return r
}

// render follows the sheet.
func (r *race) render(st *state) {
	paper, ok := st.paper.(table.SheetRace)
	if !ok {
		return
	}
	title, target := paper.Race(st.sheet())
	r.title.SetText(title)
	now := st.sheet().Score().Totals
	for i, row := range r.rows {
		// Who corrects an old turn may end up with less.
		soon := st.score.Totals[i]
		have := min(now[i], soon)
		row.Set(have, soon-have, target, st.at.Seat == games.Seat(i))
	}
}
