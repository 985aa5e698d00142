package dicewords

import (
	"strconv"

	"fyne.io/fyne/v2"

	"spieltisch/app/table"
	"spieltisch/app/ui"
	dw "spieltisch/games/dicewords"
)

// showReckoner opens the ready reckoner: word value × number of letters. The line and the column of the typed word stand out.
func showReckoner(d *table.Desk, s state) {
	t, set, w := d.T, s.view.Set, s.worth()
	head := reckonerRow(t("dicewords.reckoner.sum"), func(n int) (string, bool) {
		return strconv.Itoa(n), n == w.Tally.Length()
	}, ui.Well)
	lines := ui.VGap(0)
	var chosen fyne.CanvasObject
	for sum := 0; sum <= set.MaxSum(); sum++ {
		fill := ui.None
		if sum == w.Tally.Sum() && w.Tally.Length() >= dw.MinWord {
			fill = ui.AccentSoft
		}
		line := reckonerRow(strconv.Itoa(sum), func(n int) (string, bool) {
			p, _ := dw.Reckon(set, sum, n)
			return strconv.Itoa(p), n == w.Tally.Length()
		}, fill)
		if fill != ui.None {
			chosen = line
		}
		lines.Add(line)
	}
	handle := ui.ShowDialog(d.Window, ui.Dialog{
		Title: t("dicewords.reckoner"), Width: 640,
		Head: ui.VGap(8, ui.NewPara(t("dicewords.reckoner.body"), ui.Body, ui.Ink2), head), Body: lines,
		Buttons: []ui.DialogButton{{Text: t("common.close"), Kind: ui.Primary, Cancel: true, Default: true}},
	})
	if chosen != nil {
		handle.Reveal(chosen)
	}
}

// reckonerRow is one line: a name, and a cell for each number of letters, which may stand out.
func reckonerRow(name string, cell func(n int) (string, bool), fill ui.Token) fyne.CanvasObject {
	cols := []ui.Column{{Min: 120, Object: ui.NewText(name, ui.Strong, ui.Ink2)}}
	for n := dw.MinWord; n <= dw.MaxWord; n++ {
		text, strong := cell(n)
		style := ui.Body
		if strong {
			style = ui.Strong
		}
		cols = append(cols, ui.Column{Weight: 1, Min: 44, Object: ui.NewText(text, style, ui.Ink).Align(fyne.TextAlignTrailing)})
	}
	return ui.NewArea(fill, 8, ui.Inset(4, 12, 4, 12, ui.Columns(4, cols...)))
}
