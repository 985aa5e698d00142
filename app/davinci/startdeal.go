package davinci

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/draw"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
)

// dealFace is the public page before the table deals: all tiles in the middle, face
// down, and one button.
type dealFace struct {
	desk   *table.Desk
	view   dv.View
	title  *ui.Text
	text   *ui.Para
	button *ui.Button
	column *fyne.Container
	object *fyne.Container
}

func newDealFace(d *table.Desk) *dealFace {
	t := d.T
	f := &dealFace{desk: d, title: ui.NewText("", ui.Question, ui.Ink).Align(fyne.TextAlignCenter).Truncate(), text: ui.NewPara("", ui.Lead, ui.Ink2).Align(fyne.TextAlignCenter)}
	f.button = ui.NewButton(t("davinci.start.deal"), ui.Primary, f.act).WithHeight(56).WithMinWidth(240)
	d.Trace.Mark("deal", f.button)
	var looks []draw.NumberTileLook
	for i := range 12 {
		looks = append(looks, draw.NumberTileLook{Color: draw.TileColor((i + i/4) % 2), Number: draw.TileBlank})
	}
	pool := ui.NewArea(ui.USoft, 12, ui.Pad(16, ui.MinSized(300, 100, newFitted(56, 14, looks...))))
	f.column = ui.VGap(16, ui.Spacer(), f.title, f.text, ui.MaxWidth(900, pool), container.NewCenter(f.button), ui.Spacer())
	f.object = ui.Pad(24, ui.NewCard(f.column))
	return f
}

func (f *dealFace) render(v dv.View) {
	f.view = v
	d := f.desk
	f.title.SetText(d.T("davinci.start.deal_title"))
	if v.Options.Rounds > 0 {
		f.title.SetText(d.T("davinci.start.deal_round", games.Args{"Round": v.Round, "Rounds": v.Options.Rounds}))
	}
	f.text.SetText(d.Say("davinci.start.deal_text", games.Args{"N": v.Options.StartTiles(), "Seat": v.Options.Starter(v.Round)}))
	d.Offer(true, f.button)
	ui.PlaceAllAnew(f.column)
}

func (f *dealFace) act() {
	if f.view.Phase == dv.PhaseDeal {
		_ = f.desk.Submit(games.Table, dv.Deal{})
	}
}
