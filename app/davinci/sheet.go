package davinci

import (
	"strconv"

	"fyne.io/fyne/v2"

	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
)

// sheetRows are the score sheet of a points game: a column for each player, a line for
// each round, and the sums. A star stands at the winner of a round.
func sheetRows(d *table.Desk, v dv.View) []fyne.CanvasObject {
	players := d.Players()
	head := []fyne.CanvasObject{ui.NewText(d.T("davinci.sheet.round"), ui.Body, ui.Ink2).Truncate()}
	for i, p := range players {
		head = append(head, ui.VGap(2, ui.HMid(0, ui.Spacer(), d.SeatAvatar(games.Seat(i), 30), ui.Spacer()),
			ui.NewText(p.Name, ui.Strong, ui.Ink).Align(fyne.TextAlignCenter).Truncate()))
	}
	rows := []fyne.CanvasObject{sheetRow(ui.None, head)}
	for n := range v.Options.Rounds {
		fill := ui.Well
		if n%2 == 1 {
			fill = ui.None
		}
		rows = append(rows, sheetRow(fill, sheetLine(v, n)))
	}
	sums := []fyne.CanvasObject{ui.NewText(d.T("davinci.sheet.total"), ui.Strong, ui.Ink).Truncate()}
	for _, s := range v.Seats {
		sums = append(sums, centered(strconv.Itoa(s.Points), ui.Title))
	}
	return append(rows, ui.NewDivider(), sheetRow(ui.None, sums))
}

// sheetLine is the line of a round from 0, empty while it isn't finished.
func sheetLine(v dv.View, n int) []fyne.CanvasObject {
	line := []fyne.CanvasObject{ui.NewText(strconv.Itoa(n+1)+".", ui.Strong, ui.Ink2)}
	for seat := range v.Seats {
		switch {
		case n >= len(v.Results):
			line = append(line, ui.Space(1, ui.Label.Height()))
		case v.Results[n].Winner == v.Seats[seat].Seat:
			line = append(line, ui.HMid(4, ui.Spacer(), ui.NewIcon(ui.IconTrophy, ui.Px(16), ui.AccentText), ui.NewText(points(v.Results[n], seat), ui.Label, ui.AccentText), ui.Spacer()))
		default:
			line = append(line, centered(points(v.Results[n], seat), ui.Label))
		}
	}
	return line
}

func points(r dv.Result, seat int) string { return strconv.Itoa(r.Scores[seat].Points()) }

func centered(text string, style ui.Style) fyne.CanvasObject {
	return ui.NewText(text, style, ui.Ink).Align(fyne.TextAlignCenter).Truncate()
}

// sheetRow is a line of the sheet: a narrow first column and one for each player.
func sheetRow(fill ui.Token, cells []fyne.CanvasObject) fyne.CanvasObject {
	cols := []ui.Column{{Min: ui.Px(56), Object: cells[0]}}
	for _, c := range cells[1:] {
		cols = append(cols, ui.Column{Weight: 1, Min: 40, Object: c})
	}
	return ui.NewArea(fill, 8, ui.Inset(5, 8, 5, 10, ui.Columns(6, cols...)))
}

// showSheet opens the score sheet.
func showSheet(d *table.Desk, v dv.View) {
	ui.ShowDialog(d.Window, ui.Dialog{
		Title: d.T("davinci.sheet"), Width: 560, Body: ui.VGap(0, sheetRows(d, v)...),
		Buttons: []ui.DialogButton{{Text: d.T("common.close"), Kind: ui.Primary, Cancel: true, Default: true}},
	})
}
