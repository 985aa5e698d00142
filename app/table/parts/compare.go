package parts

import (
	"context"
	"slices"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/store"
)

// Compared is a round that everybody has played with the same start, for all to look at.
type Compared struct {
	Title string
	Phase games.ID            // that F1 explains
	Had   []fyne.CanvasObject // what all had
	Rows  []fyne.CanvasObject // what each made of it, see Row
	// Looks is what is asked in the end, and Best answers it, which may take a while.
	Looks string
	Best  func(context.Context) (answer func() string, err error)
	On    string // leads on
	Then  func()
}

// Compare shows a round; computers wait for who looks at it.
func Compare(d *table.Desk, c Compared) *ui.DialogHandle {
	best := ui.NewPara(c.Looks, ui.Heading, ui.Ink)
	body := ui.VGap(6, append(append(c.Had, ui.Space(0, 4)), c.Rows...)...)
	body.Add(ui.Inset(6, 0, 0, 0, best))
	shell.Work(d.Env, c.Best, func(answer func() string, err error) {
		if err != nil {
			best.SetText(d.Reason(err))
			return
		}
		best.SetText(answer())
	})
	handle := ui.ShowDialog(d.Window, ui.Dialog{
		Title: c.Title, Width: 720, Body: body, Calm: true,
		OnHelp:  func() { d.ShowGuide(d.Guide(c.Phase)) },
		Buttons: []ui.DialogButton{{Text: c.On, Kind: ui.Primary, Cancel: true, Default: true, OnTap: c.Then}},
	})
	if slices.ContainsFunc(d.Players(), func(p store.Player) bool { return !p.Computer() }) {
		d.Await(handle)
	}
	return handle
}

// Row is a line of what a round has brought: a player, who may stand out, a text of any length below their name, pieces (nil for none)
// and a sum.
func Row(d *table.Desk, seat games.Seat, best bool, text string, pieces fyne.CanvasObject, sum string) fyne.CanvasObject {
	fill, tok := ui.Well, ui.Ink
	if best {
		fill, tok = ui.AccentSoft, ui.AccentText
	}
	words := ui.VGap(0, ui.NewPara(d.Players()[seat].Name, ui.Label, ui.Ink))
	if text != "" {
		words.Add(ui.NewPara(text, ui.Body, ui.Ink2))
	}
	middle := func(o fyne.CanvasObject) fyne.CanvasObject { return ui.VGap(0, ui.Spacer(), o, ui.Spacer()) }
	columns := []ui.Column{{Object: middle(d.SeatAvatar(seat, 36))}, {Weight: 1, Min: 80, Object: middle(words)}}
	if pieces != nil {
		columns = append(columns, ui.Column{Object: middle(pieces)})
	}
	columns = append(columns, ui.Column{Min: max(ui.Title.Measure("+88"), ui.Title.Measure(sum)), Object: middle(ui.NewText(sum, ui.Title, tok).Align(fyne.TextAlignTrailing))})
	return ui.NewArea(fill, 10, ui.Inset(8, 14, 8, 12, ui.Columns(12, columns...)))
}
