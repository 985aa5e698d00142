package sheets

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/sound"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/sheet"
)

// result is how the game ended, and what comes now.
type result struct {
	*fyne.Container
	desk             table.SheetDesk
	nextGame, reopen func()
	next             *ui.Button // begins another game; nil when nothing can be begun
	sums             *ui.Counting
	open             bool // something was still asked when the sheet was seen last
}

func newResult(d table.SheetDesk, nextGame, reopen func()) *result {
	return &result{Container: ui.VGap(12), desk: d, nextGame: nextGame, reopen: reopen, sums: &ui.Counting{}}
}

// wait says that something is still asked on the sheet.
func (r *result) wait() { r.open = true }

// render shows the result of a sheet on which nothing is asked any more.
func (r *result) render(st *state) {
	t, score := r.desk.T, st.sheet().Score()
	r.RemoveAll()
	r.next = nil
	r.sums.Stop()
	r.sums = &ui.Counting{}
	title, body := t("sheets.full"), ""
	o := score.Outcome
	early := st.sheet().Text(sheet.Whole(sheet.FieldEnd)) != ""
	if o != nil {
		title, body = r.winner(score), t("sheets.over")
		if early {
			body = t("sheets.over.early")
		}
		if o.Reason == games.ReasonAbandoned {
			title = t("sheets.abandoned")
		}
	}
	r.Add(ui.HMid(12, ui.NewIcon(ui.IconTrophy, ui.Px(28), ui.AccentText), ui.Stretch(ui.NewText(t("sheets.result"), ui.Title, ui.Ink).Truncate())))
	won := o != nil && o.Reason != games.ReasonAbandoned
	if won {
		r.Add(r.crowned(score, title))
		r.Add(r.ranking(score))
	} else {
		r.Add(ui.NewPara(title, ui.Label, ui.Ink))
	}
	if body != "" {
		r.Add(ui.NewPara(body, ui.Body, ui.Ink2))
	}
	if o != nil && st.locked == "" {
		r.next = ui.NewButton(t("sheets.next"), ui.Primary, r.nextGame).WithEndIcon(ui.IconArrow)
		r.desk.Trace.Mark("sheet-next", r.next)
		r.Add(r.next)
		if early {
			r.Add(ui.NewButton(t("sheets.reopen"), ui.Secondary, r.reopen).WithIcon(ui.IconUndo))
		}
	}
	r.Refresh()
	if won && r.open {
		r.desk.Play(sound.Win)
		r.sums.Run()
	}
	r.open = false
}

// crowned is who has won, alone under a crown, with the best word of the game.
func (r *result) crowned(score sheet.Score, title string) fyne.CanvasObject {
	first := games.Winners(score.Outcome.Places)
	all := ui.VGap(4)
	if len(first) == 1 {
		player := r.desk.Players[first[0]]
		all.Add(ui.Centered(draw.NewCrown(ui.Px(34))))
		all.Add(ui.Centered(r.desk.Avatar(player, ui.Initials(r.desk.Names())[first[0]], ui.Px(72))))
	}
	all.Add(ui.NewPara(title, ui.Title, ui.Ink).Align(fyne.TextAlignCenter))
	if best, ok := table.BestWord(score.Turns, games.Table); ok {
		all.Add(ui.Centered(ui.NewChip(r.desk.Say("table.end.best", games.Args{"Word": best.Word, "Points": best.Points}), ui.IconStar)))
	}
	return all
}

func noPoints(totals []int) bool {
	for _, n := range totals {
		if n != 0 {
			return false
		}
	}
	return true
}

// winner says who has won.
func (r *result) winner(score sheet.Score) string {
	places := score.Outcome.Places
	first := games.Winners(places)
	id := games.ID("home.won")
	switch {
	case len(r.desk.Players) == 1:
		id = "home.won.alone"
	case len(first) > 1:
		id = "home.won.shared"
	case noPoints(score.Totals):
		id = "home.won.plain"
	}
	return r.desk.Say(id, games.Args{"Seats": first, "Points": places[0].Points})
}

// ranking are the players, best first; equal points share the place.
func (r *result) ranking(score sheet.Score) fyne.CanvasObject {
	marks := ui.Initials(r.desk.Names())
	all := ui.VGap(6)
	for _, pl := range score.Outcome.Places {
		player := r.desk.Players[pl.Seat]
		var sum fyne.CanvasObject
		if !noPoints(score.Totals) {
			text := ui.NewText(ui.Signed(pl.Points), ui.Title, ui.Ink).Align(fyne.TextAlignTrailing)
			r.sums.Add(text, pl.Points)
			sum = ui.MinSized(text.MinSize().Width, 0, text)
		}
		all.Add(table.PlaceLine(pl.Rank, true, r.desk.Avatar(player, marks[pl.Seat], ui.Px(32)), player.Name, "", sum))
	}
	return all
}
