package draw_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
)

func stones() fyne.CanvasObject {
	rows := []fyne.CanvasObject{}
	for _, w := range []float32{64, 36, 24} {
		row := ui.HMid(20)
		for _, c := range []draw.StoneColor{draw.StoneBlack, draw.StoneWhite} {
			for _, l := range []draw.StoneLook{
				{Number: draw.StoneUnknown},
				{Number: draw.StoneUnknown, Ring: true},
				{Number: draw.StoneUnknown, Cursor: true},
				{Number: draw.StoneUnknown, Ring: true, Cursor: true},
				{Number: 3, Open: true, Badge: true},
				{Number: 11, Open: true},
				{Number: 11},
				{Number: draw.StoneDash},
				{Number: 0, Open: true, Dim: true},
				{Number: draw.StoneBlank},
			} {
				if w == 64 && (l.Number == 0 || l.Number == draw.StoneDash && c == draw.StoneWhite) {
					continue // the row is full
				}
				l.Color = c
				row.Add(draw.NewStone(l, w))
			}
		}
		rows = append(rows, row)
	}
	return ui.Pad(8, ui.NewCardPad(16, ui.VGap(24, rows...)))
}

// The tiles of Da Vinci Code as they were agreed on; a difference is to be looked at.
func TestPictureStones(t *testing.T) {
	a := test.NewTempApp(t)
	for name, mode := range map[string]ui.Mode{"light": ui.Light, "dark": ui.DarkMode} {
		ui.Apply(a, mode, 1)
		w := test.NewTempWindow(t, nil)
		r := ui.NewRoot(w)
		w.Resize(fyne.NewSize(1600, 420))
		r.SetPage(stones())
		test.AssertImageMatches(t, "stones_"+name+".png", w.Canvas().Capture())
	}
}
