package sheets

import (
	"cmp"
	"slices"

	"fyne.io/fyne/v2"

	"spieltisch/app/table"
	"spieltisch/app/table/parts"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/sheet"
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

// renderRemarks tells what is odd about the sheet, or good to know.
func (e *entry) renderRemarks(st *state) {
	e.remarks.RemoveAll()
	for _, n := range st.score.Notes {
		e.remarks.Add(ui.NewNote(ui.IconWarn, ui.WarnSoft, ui.Warn, e.desk.Say(n.ID, n.Args)))
	}
	if r, ok := st.paper.(table.SheetRemarks); ok {
		for _, text := range r.Remarks(st.sheet(), st.sheet().Score()) {
			text = cmp.Or(e.overtakes(st), text)
			e.remarks.Add(ui.NewNote(ui.IconFlag, ui.AccentSoft, ui.AccentText, text))
		}
	}
	ui.Show(len(e.remarks.Objects) > 0, e.remarks)
}

// ends tells whether the turn that is asked ends the game, whatever it counts.
func (st *state) ends() bool {
	if st.at.Seat < 0 || st.over() {
		return false
	}
	nothing := sheet.Edit{}.Number(sheet.Cell{Row: st.at.Row, Seat: st.at.Seat, Field: sheet.FieldPoints}, 0)
	return st.sheet().With(nothing).Score().Outcome != nil
}

// overtakes says in the turn that ends the game what it takes to pass who leads; "" where nobody does alone.
func (e *entry) overtakes(st *state) string {
	if !st.ends() {
		return ""
	}
	totals := st.sheet().Score().Totals
	most := slices.Max(totals)
	first := games.Seat(slices.Index(totals, most))
	if first == st.at.Seat || slices.Contains(totals[first+1:], most) {
		return ""
	}
	return e.desk.T("sheets.race.overtake", games.Args{"Lead": most - totals[st.at.Seat]})
}
