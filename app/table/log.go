package table

import "spieltisch/app/ui"

// ShowLog opens the list of what happened, newest first, as the table may know it.
func (d *Desk) ShowLog() {
	if !d.Acting() {
		return
	}
	lines := ui.VGap(8)
	events := d.Events()
	for i := len(events) - 1; i >= 0; i-- {
		lines.Add(ui.NewPara(d.Say(events[i].ID, events[i].Args), ui.Body, ui.Ink))
	}
	if len(events) == 0 {
		lines.Add(ui.NewPara(d.T("table.log.empty"), ui.Body, ui.Ink2))
	}
	ui.ShowDialog(d.Window, ui.Dialog{
		Title:   d.T("table.log"),
		Width:   ui.Px(608),
		Body:    lines,
		Buttons: []ui.DialogButton{{Text: d.T("common.close"), Kind: ui.Primary, Cancel: true, Default: true}},
	})
}
