package dicewords

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	dw "spieltisch/games/dicewords"
)

// result stands in the middle when the match is over: who won, the best word, and
// what to do next.
type result struct {
	desk   *table.Desk
	object fyne.CanvasObject
	title  *ui.Text
	text   *ui.Para
	places *fyne.Container
	again  *ui.Button
	take   *ui.Button // takes the last word back
}

func newResult(d *table.Desk) *result {
	t := d.T
	r := &result{
		desk:   d,
		title:  ui.NewText("", ui.Question, ui.Ink).Align(fyne.TextAlignCenter).Truncate(),
		text:   ui.NewPara("", ui.Lead, ui.Ink2).Align(fyne.TextAlignCenter),
		places: ui.VGap(4),
		again:  ui.NewButton(t("table.rematch"), ui.Primary, d.Rematch).WithIcon(ui.IconTurnRight),
	}
	home := ui.NewButton(t("dicewords.result.home"), ui.Secondary, d.Router.Home).WithIcon(ui.IconHouse)
	take := ui.NewButton(t("dicewords.take_back"), ui.Plain, d.Undo).WithIcon(ui.IconUndo)
	replay := ui.NewButton(t("table.replay.short"), ui.Secondary, func() {
		d.Router.Open(shell.Route{Page: shell.Replay, Match: d.Match()})
	}).WithIcon(ui.IconPlay)
	r.take = take
	buttons := ui.Grid(12, 150, 3, home, replay, r.again)
	d.Offer(true, buttons)
	r.object = ui.NewCard(ui.VGap(16,
		container.NewCenter(ui.NewIcon(ui.IconTrophy, 56, ui.Accent)), r.title, r.text,
		ui.Stretch(container.NewVScroll(r.places)), container.NewCenter(take), buttons))
	d.Trace.Mark("again", r.again)
	return r
}

func (r *result) render(v dw.View) {
	o, over := r.desk.Outcome()
	if !over {
		return
	}
	d := r.desk
	ui.Show(d.CanUndo(), r.take)
	var winners []games.Seat
	for _, p := range o.Places {
		if p.Rank == 1 {
			winners = append(winners, p.Seat)
		}
	}
	alone := len(o.Places) == 1
	args := games.Args{"Seats": winners, "N": len(v.Turns), "Points": o.Places[0].Points}
	switch {
	case o.Reason == games.ReasonAbandoned:
		r.title.SetText(d.T("dicewords.result.abandoned"))
	case alone:
		r.title.SetText(d.Say("dicewords.result.alone", args))
	case len(winners) > 1:
		r.title.SetText(d.Say("dicewords.result.shared", args))
	default:
		r.title.SetText(d.Say("dicewords.result.won", args))
	}
	r.text.SetText(r.best(v.Turns))
	r.renderPlaces(o)
}

// best names the best word of the match.
func (r *result) best(turns []dw.ScoredTurn) string {
	top := -1
	for i, t := range turns {
		if t.Points > 0 && (top < 0 || t.Points > turns[top].Points) {
			top = i
		}
	}
	if top < 0 {
		return ""
	}
	t := turns[top]
	return r.desk.Say("dicewords.result.best", games.Args{"Word": t.Word, "Points": t.Points, "Seat": t.Seat})
}

func (r *result) renderPlaces(o games.Outcome) {
	players := r.desk.Players()
	r.places.RemoveAll()
	for i, p := range o.Places {
		tint := canvas.NewRectangle(ui.Color(ui.None))
		tint.CornerRadius = 8
		if i%2 == 0 {
			tint.FillColor = ui.Color(ui.Well)
		}
		who := players[p.Seat]
		r.places.Add(container.NewStack(tint, ui.Inset(8, 16, 8, 16, ui.HMid(16,
			ui.NewText(strconv.Itoa(p.Rank)+".", ui.Label, ui.Ink2),
			r.desk.SeatAvatar(p.Seat, 36),
			ui.Stretch(ui.NewText(who.Name, ui.Label, ui.Ink).Truncate()),
			ui.NewText(strconv.Itoa(p.Points), ui.Title, ui.Ink)))))
	}
}
