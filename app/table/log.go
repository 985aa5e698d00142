package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"spieltisch/app/ui"
)

// ShowLog opens the list of what happened, newest first, as the table may know it.
func (d *Desk) ShowLog() {
	if !d.Acting() {
		return
	}
	lines := container.New(layout.NewVBoxLayout())
	events := d.Events()
	for i := len(events) - 1; i >= 0; i-- {
		lines.Add(ui.NewPara(d.Say(events[i].ID, events[i].Args), ui.Body, ui.Ink))
	}
	if len(events) == 0 {
		lines.Add(ui.NewPara(d.T("table.log.empty"), ui.Body, ui.Ink2))
	}
	scroll := ui.NewVScroll(lines)
	scroll.SetMinSize(fyne.NewSize(560, 380))
	ui.ShowDialog(d.Window, ui.Dialog{
		Title:   d.T("table.log"),
		Body:    scroll,
		Buttons: []ui.DialogButton{{Text: d.T("common.close"), Kind: ui.Primary, Cancel: true, Default: true}},
	})
}
