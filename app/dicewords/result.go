package dicewords

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/games"
)

// result stands in the middle when the match is over: who won, the best word, and
// what to do next.
type result struct {
	b      *Board
	object fyne.CanvasObject
	title  *ui.Text
	text   *ui.Para
	places *fyne.Container
	again  *ui.Button
	take   *ui.Button // takes the last word back
}

func newResult(b *Board) *result {
	t := b.desk.T
	r := &result{
		b:      b,
		title:  ui.NewText("", ui.Question, ui.Ink).Align(fyne.TextAlignCenter).Truncate(),
		text:   ui.NewPara("", ui.Lead, ui.Ink2).Align(fyne.TextAlignCenter),
		places: ui.VGap(4),
		again:  ui.NewButton(t("table.rematch"), ui.Primary, b.desk.Rematch).WithIcon(ui.IconTurnRight),
	}
	home := ui.NewButton(t("dicewords.result.home"), ui.Secondary, b.desk.Router.Home).WithIcon(ui.IconHouse)
	take := ui.NewButton(t("dicewords.take_back"), ui.Plain, b.desk.Undo).WithIcon(ui.IconUndo)
	replay := ui.NewButton(t("table.replay.short"), ui.Secondary, func() {
		b.desk.Router.Open(shell.Route{Page: shell.Replay, Match: b.desk.Match()})
	}).WithIcon(ui.IconPlay)
	r.take = take
	buttons := ui.Grid(12, 150, 3, home, replay, r.again)
	ui.Show(!b.desk.Replay, buttons)
	r.object = ui.NewCard(ui.VGap(16,
		container.NewCenter(ui.NewIcon(ui.IconTrophy, 56, ui.Accent)), r.title, r.text,
		ui.Stretch(container.NewVScroll(r.places)), container.NewCenter(take), buttons))
	b.desk.Trace.Mark("again", r.again)
	return r
}

func (r *result) render() {
	o, over := r.b.desk.Outcome()
	if !over {
		return
	}
	d := r.b.desk
	ui.Show(d.CanUndo(), r.take)
	var winners []games.Seat
	for _, p := range o.Places {
		if p.Rank == 1 {
			winners = append(winners, p.Seat)
		}
	}
	alone := len(o.Places) == 1
	args := games.Args{"Seats": winners, "N": len(r.b.view.Turns), "Points": o.Places[0].Points}
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
	r.text.SetText(r.best())
	r.renderPlaces(o)
}

// best names the best word of the match.
func (r *result) best() string {
	top := -1
	turns := r.b.view.Turns
	for i, t := range turns {
		if t.Points > 0 && (top < 0 || t.Points > turns[top].Points) {
			top = i
		}
	}
	if top < 0 {
		return ""
	}
	t := turns[top]
	return r.b.desk.Say("dicewords.result.best", games.Args{"Word": t.Word, "Points": t.Points, "Seat": t.Seat})
}

func (r *result) renderPlaces(o games.Outcome) {
	players := r.b.desk.Players()
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
			r.b.desk.SeatAvatar(p.Seat, 36),
			ui.Stretch(ui.NewText(who.Name, ui.Label, ui.Ink).Truncate()),
			ui.NewText(strconv.Itoa(p.Points), ui.Title, ui.Ink)))))
	}
}
