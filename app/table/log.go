package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"spieltisch/app/ui"
)

// showLog lists what happened, newest first, as the table may know it.
func (p *Page) showLog() {
	lines := container.New(layout.NewVBoxLayout())
	events := p.desk.Events()
	for i := len(events) - 1; i >= 0; i-- {
		lines.Add(ui.NewPara(p.desk.Say(events[i].ID, events[i].Args), ui.Body, ui.Ink))
	}
	if len(events) == 0 {
		lines.Add(ui.NewPara(p.env.T("table.log.empty"), ui.Body, ui.Ink2))
	}
	scroll := container.NewVScroll(lines)
	scroll.SetMinSize(fyne.NewSize(560, 380))
	ui.ShowDialog(p.env.Window, ui.Dialog{
		Title:   p.env.T("table.log"),
		Body:    scroll,
		Buttons: []ui.DialogButton{{Text: p.env.T("common.close"), Kind: ui.Primary, Cancel: true, Default: true}},
	})
}
