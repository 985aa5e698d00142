package woerterklauer

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	wk "spieltisch/games/woerterklauer"
)

// result shows who has won and why; it takes the place of the words, the pool and the bar.
type result struct {
	desk    *table.Desk
	object  fyne.CanvasObject
	title   *ui.Text
	text    *ui.Para
	places  *fyne.Container
	trophy  fyne.CanvasObject
	take    *ui.Button
	buttons *fyne.Container
	body    *fyne.Container
}

func newResult(d *table.Desk, showSheet func()) *result {
	t := d.T
	r := &result{
		desk: d, title: ui.NewText("", ui.Question, ui.Ink).Align(fyne.TextAlignCenter).Truncate(),
		text:   ui.NewPara("", ui.Lead, ui.Ink2).Align(fyne.TextAlignCenter),
		places: ui.VGap(4),
	}
	r.trophy = container.NewCenter(ui.NewIcon(ui.IconTrophy, 48, ui.Accent))
	again := ui.NewButton(t("table.rematch"), ui.Primary, d.Rematch).WithIcon(ui.IconTurnRight)
	home := ui.NewButton(t("judge.result.home"), ui.Secondary, d.Router.Home).WithIcon(ui.IconHouse)
	replay := ui.NewButton(t("table.replay.short"), ui.Secondary, func() {
		d.Router.Open(shell.Route{Page: shell.Replay, Match: d.Match()})
	}).WithIcon(ui.IconPlay)
	sheet := ui.NewButton(t("judge.sheet"), ui.Secondary, showSheet).WithIcon(ui.IconSheet)
	r.take = ui.NewSmallButton(t("judge.result.take"), ui.Plain, d.Undo).WithIcon(ui.IconUndo)
	r.buttons = ui.Grid(10, 190, 2, home, sheet, replay, again)
	d.Offer(true, r.buttons)
	top := ui.VGap(10, r.trophy, r.title, r.text, r.places, ui.HGap(0, ui.Spacer(), r.take, ui.Spacer()))
	r.body = ui.VGap(10, ui.Stretch(container.NewVScroll(top)), r.buttons)
	r.object = draw.NewPanel(16, r.body)
	d.Trace.Mark("again", again)
	return r
}

func (r *result) render(s *state) {
	d := r.desk
	o, over := d.Outcome()
	over = over && s.over()
	ui.Show(over, r.object)
	if !over {
		return
	}
	ui.Show(d.CanUndo(), r.take)
	ui.Show(!s.tight && s.view.Winner != games.Table, r.trophy)
	args := games.Args{"Seat": s.view.Winner, "Of": games.Table}
	if s.view.Winner != games.Table {
		args["Of"] = 1 - s.view.Winner
	}
	switch o.Reason {
	case wk.ReasonGaveUp:
		r.title.SetText(d.Say("judge.result.won", args))
		r.text.SetText(d.Say("judge.result.gave_up", args))
	case wk.ReasonTime:
		r.title.SetText(d.Say("judge.result.won", args))
		r.text.SetText(d.Say("judge.result.time", args))
	default:
		r.title.SetText(d.T("judge.result.abandoned"))
		r.text.SetText(d.T("judge.result.nobody"))
	}
	r.renderPlaces(s, o)
	ui.PlaceAnew(r.body)
}

// renderPlaces lists both players with the letters on the field.
func (r *result) renderPlaces(s *state, o games.Outcome) {
	players := r.desk.Players()
	r.places.RemoveAll()
	for _, p := range o.Places {
		face := faceOf(s.view.Options.Color(p.Seat))
		tile := draw.NewLetterTile(draw.LetterLook{Text: strconv.Itoa(p.Points), Face: face}, 40, 40)
		rank := ui.NewText("", ui.Label, ui.Ink2)
		if s.view.Winner != games.Table {
			rank.SetText(strconv.Itoa(p.Rank) + ".")
		}
		r.places.Add(ui.NewArea(ui.Well, 8, ui.Inset(6, 16, 6, 16, ui.HMid(14,
			rank, r.desk.SeatAvatar(p.Seat, 36),
			ui.Stretch(ui.NewText(players[p.Seat].Name, ui.Label, ui.Ink).Truncate()), tile))))
	}
}
