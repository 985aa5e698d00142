package sheets

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
)

// race is how far everybody is on the way to the target, in games that are a race. What is
// being typed counts as about to come.
type race struct {
	*fyne.Container
	p     *Page
	title *ui.Text
	rows  []*table.Racer
}

func newRace(p *Page) *race {
	r := &race{Container: ui.VGap(2), p: p, title: ui.NewText("", ui.Label, ui.Ink).Truncate()}
	if _, ok := p.paper.(table.SheetRace); !ok {
		return r
	}
	r.Add(ui.Inset(4, 0, 6, 0, ui.NewDivider()))
	r.Add(ui.Inset(0, 8, 4, 8, ui.HMid(8, ui.Stretch(r.title), ui.NewIcon(ui.IconFlag, ui.Px(20), ui.Ink2))))
	marks := ui.Initials(p.s.desk().Names())
	for i, pl := range p.s.stored.Players {
		row := table.NewRacer(p.env, pl, marks[i], ui.Px(table.SmallRacerAvatar))
		r.rows = append(r.rows, row)
		r.Add(row.Object)
	}
	return r
}

// show follows the sheet; once the game is over the result says it all.
func (r *race) show(on bool) {
	ui.Show(on && len(r.rows) > 0, r)
	paper, ok := r.p.paper.(table.SheetRace)
	if !ok {
		return
	}
	title, target := paper.Race(r.p.s.sheet())
	r.title.SetText(title)
	now := r.p.s.sheet().Score().Totals
	for i, row := range r.rows {
		// Who corrects an old turn may end up with less.
		soon := r.p.input.score.Totals[i]
		have := min(now[i], soon)
		row.Set(have, soon-have, target, r.p.input.at.Seat == games.Seat(i))
	}
}
