package sheets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

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
	game             *table.Game
	nextGame, reopen func()
	next             *ui.Button // begins another game; nil when nothing can be begun
	sums             *ui.Counting
	rain             *draw.Rain        // the letter pieces of who has won alone; nil without
	sky              *fyne.Container   // the rain, cut to the card, behind everything
	alone            fyne.CanvasObject // who has won, under a crown; nil for several
	open             bool              // something was still asked when the sheet was seen last
}

func newResult(d table.SheetDesk, g *table.Game, nextGame, reopen func()) *result {
	return &result{Container: ui.VGap(12), desk: d, game: g, nextGame: nextGame, reopen: reopen, sums: &ui.Counting{}, sky: container.NewStack()}
}

// wait says that something is still asked on the sheet.
func (r *result) wait() { r.open = true }

// render shows the result of a sheet on which nothing is asked any more.
func (r *result) render(st *state) {
	t, score := r.desk.T, st.sheet().Score()
	r.RemoveAll()
	r.next = nil
	r.settle()
	r.sums, r.rain, r.alone = &ui.Counting{}, nil, nil
	r.sky.RemoveAll()
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
	won := o != nil && o.Reason != games.ReasonAbandoned
	if won {
		r.Add(r.crowned(score, title, games.WordLanguage(st.stored.Setup)))
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
		r.fall()
	}
	r.open = false
}

// How many pieces fall, and how high they may lie: with less than heapLeast they don't fall.
const (
	rainPieces         = 40
	heapLeast  float32 = 24
	heapMost   float32 = 50
)

// praise shows who has won under a crown, or saves the height for what comes now.
func (r *result) praise(on bool) {
	if r.alone != nil {
		ui.Show(on, r.alone)
	}
}

// under lays the rain behind the card's content, which ends at bottom: its heap lies below that, where there is room.
func (r *result) under(card fyne.Size, bottom float32) {
	high := min(heapMost, card.Height-bottom)
	fits := r.alone != nil && r.alone.Visible() && r.Visible() && high >= heapLeast
	ui.Show(fits, r.sky)
	if fits {
		ui.Put(r.sky, 0, 0, card.Width, card.Height)
		ui.Put(r.rain, 0, 0, card.Width, card.Height) // the sky itself does that too late
		r.rain.Heap(high)
	}
}

// fall lets everything move as the game has just ended; settle ends that.
func (r *result) fall() {
	if r.rain != nil {
		r.rain.Fall()
	}
}

func (r *result) settle() {
	r.sums.Stop()
	if r.rain != nil {
		r.rain.Settle()
	}
}

// crowned is who has won, alone under a crown, with the best word of the game, which is of a language.
func (r *result) crowned(score sheet.Score, title, lang string) fyne.CanvasObject {
	first := games.Winners(score.Outcome.Places)
	all := ui.VGap(4)
	if len(first) == 1 {
		player := r.desk.Players[first[0]]
		r.alone = ui.VGap(4, ui.Centered(draw.NewCrown(34)), ui.Centered(r.desk.Avatar(player, ui.Initials(r.desk.Names())[first[0]], 72)))
		all.Add(r.alone)
		r.rain = draw.NewRain(player.Name, rainPieces)
		r.sky.Add(container.NewClip(r.rain))
	}
	all.Add(ui.NewPara(title, ui.Question, ui.Ink).Align(fyne.TextAlignCenter))
	if best, ok := table.BestWord(score.Turns, games.Table); ok {
		all.Add(ui.Centered(ui.NewChip(r.desk.Say("table.end.best", games.Args{"Word": best.Word, "Points": best.Points}), ui.IconStar)))
		if !r.desk.Knows(lang, best.Word) {
			all.Add(ui.NewPara(r.desk.T(table.EventUnlisted, games.Args{"Word": best.Word}), ui.Body, ui.Ink2).Align(fyne.TextAlignCenter))
		}
	}
	return all
}

// winner says who has won.
func (r *result) winner(score sheet.Score) string {
	id, args := r.game.Won(score.Outcome.Places, score.Totals)
	return r.desk.Say(id, args)
}

// ranking are the players, best first; equal points share the place.
func (r *result) ranking(score sheet.Score) fyne.CanvasObject {
	marks := ui.Initials(r.desk.Names())
	all := ui.VGap(6)
	for _, pl := range score.Outcome.Places {
		player := r.desk.Players[pl.Seat]
		var sum fyne.CanvasObject
		if !table.Pointless(score.Totals) {
			text := ui.NewText(ui.Signed(pl.Points), ui.Title, ui.Ink).Align(fyne.TextAlignTrailing)
			r.sums.Add(text, pl.Points)
			sum = ui.MinSized(text.MinSize().Width, 0, text)
		}
		all.Add(table.PlaceLine(pl.Rank, true, r.desk.Avatar(player, marks[pl.Seat], 32), player.Name, "", sum))
	}
	return all
}
