package sheets

import (
	"strconv"

	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
)

// printBlank asks for game and number of players, and prints an empty sheet.
func (p *List) printBlank() {
	env := p.env
	if len(p.all) == 0 {
		return
	}
	at, seats := 0, 0
	names := make([]string, len(p.all))
	for i, g := range p.all {
		names[i] = g.Name(env)
	}
	box := ui.VGap(6)
	ask := func() {
		g := p.all[at]
		var counts []string
		for n := g.MinSeats; n <= g.MaxSeats; n++ {
			counts = append(counts, strconv.Itoa(n))
		}
		seats = min(max(3, g.MinSeats), g.MaxSeats)
		many := ui.NewSegmented(counts, seats-g.MinSeats, func(i int) { seats = g.MinSeats + i })
		env.Trace.Mark("blank.seats", many)
		box.Objects = []fyne.CanvasObject{ui.NewText(env.T("sheets.blank.seats"), ui.Strong, ui.Ink), ui.HMid(0, many)}
		box.Refresh()
	}
	ask()
	game := ui.NewChoice(names, 0, "", func(i int) {
		at = i
		ask()
	})
	env.Trace.Mark("blank.game", game)
	ui.ShowDialog(env.Window, ui.Dialog{
		Title: env.T("sheets.blank"),
		Body:  ui.VGap(16, ui.VGap(6, ui.NewText(env.T("sheets.blank.game"), ui.Strong, ui.Ink), game), box),
		Focus: game,
		Buttons: []ui.DialogButton{
			{Text: env.T("common.cancel"), Cancel: true},
			{Text: env.T("sheets.print"), Kind: ui.Primary, Icon: ui.IconPrint, Default: true, OnTap: func() {
				d, err := blank(env, p.all[at], seats)
				printDoc(env, fileName(env, names[at], env.T("sheets.blank.file", map[string]any{"Count": seats}), ".pdf"), d, err)
			}},
		},
	})
}
