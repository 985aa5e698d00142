package woerterklauer

import (
	"strconv"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	wk "spieltisch/games/woerterklauer"
)

// showSheet lists turn by turn the words and the letters of each color, newest first.
func showSheet(d *table.Desk, played []wk.ScoredTurn) {
	t := wording{d}
	rows := ui.VGap(2)
	for i := len(played) - 1; i >= 0; i-- {
		fill := ui.None
		if i%2 == 0 {
			fill = ui.Well
		}
		rows.Add(ui.NewArea(fill, 8, ui.Inset(6, 12, 6, 12, t.sheetRow(played[i]))))
	}
	if len(played) == 0 {
		rows.Add(ui.NewPara(d.T("judge.sheet.empty"), ui.Body, ui.Ink2))
	}
	ui.ShowDialog(d.Window, ui.Dialog{
		Title: d.T("sheets.title"), Body: rows, Width: 680,
		Buttons: []ui.DialogButton{{Text: d.T("common.close"), Kind: ui.Primary, Cancel: true, Default: true}},
	})
}

// sheetRow is one turn: its round, whose it was, its words, and the letters after it.
func (t wording) sheetRow(p wk.ScoredTurn) fyne.CanvasObject {
	count := func(c wk.Color) fyne.CanvasObject {
		return draw.NewLetterTile(draw.LetterLook{Text: strconv.Itoa(p.Of(c)), Face: faceOf(c)}, 34, 34)
	}
	return ui.Columns(12,
		ui.Column{Min: 26, Object: ui.NewText(strconv.Itoa(wk.RoundOf(p.TurnNumber))+".", ui.Strong, ui.Ink2)},
		ui.Column{Weight: 1, Min: 90, Object: ui.NewText(t.desk.Name(p.Seat), ui.Strong, ui.Ink).Truncate()},
		ui.Column{Weight: 4, Object: ui.HMid(0, ui.Stretch(ui.NewPara(t.sheetText(p), ui.Body, ui.Ink)))},
		ui.Column{Object: ui.HMid(0, count(wk.Red))},
		ui.Column{Object: ui.HMid(0, count(wk.Black))})
}

// sheetText are the words of a turn by their kind.
func (t wording) sheetText(p wk.ScoredTurn) string {
	text := ""
	for _, f := range []wk.Fate{wk.FateStolen, wk.FateChanged, wk.FateExtended, wk.FateNew} {
		var words []string
		for _, w := range p.Words {
			if w.Fate != f {
				continue
			}
			if len(w.From) > 0 && w.From[0] != w.Text {
				words = append(words, t.desk.T("judge.sheet.from", games.Args{"Word": w.Text, "From": w.From}))
			} else {
				words = append(words, w.Text)
			}
		}
		if len(words) > 0 {
			text += t.desk.T("judge.sheet.kind", games.Args{"Kind": t.kindOf(f).text, "Words": words}) + "\n"
		}
	}
	if p.Late {
		text += t.desk.T("judge.late") + "\n"
	}
	if text == "" {
		return t.desk.T("judge.sheet.none")
	}
	return text[:len(text)-1]
}
