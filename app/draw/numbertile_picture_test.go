package draw_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
)

func numberTiles() fyne.CanvasObject {
	rows := []fyne.CanvasObject{}
	for _, w := range []float32{64, 36, 24} {
		row := ui.HMid(20)
		for _, c := range []draw.TileColor{draw.TileBlack, draw.TileWhite} {
			for _, l := range []draw.NumberTileLook{
				{Number: draw.TileUnknown},
				{Number: draw.TileUnknown, Ring: true},
				{Number: draw.TileUnknown, Cursor: true},
				{Number: draw.TileUnknown, Ring: true, Cursor: true},
				{Number: 3, Open: true, Badge: true},
				{Number: 11, Open: true},
				{Number: 11},
				{Number: draw.TileDash},
				{Number: 0, Open: true, Dim: true},
				{Number: draw.TileBlank},
			} {
				if w == 64 && (l.Number == 0 || l.Number == draw.TileDash && c == draw.TileWhite) {
					continue // the row is full
				}
				l.Color = c
				row.Add(draw.NewNumberTile(l, w))
			}
		}
		rows = append(rows, row)
	}
	return ui.Pad(8, ui.NewCardPad(16, ui.VGap(24, rows...)))
}

// The tiles of Da Vinci Code as they were agreed on; a difference is to be looked at.
func TestPictureNumberTiles(t *testing.T) {
	a := test.NewTempApp(t)
	for name, mode := range map[string]ui.Mode{"light": ui.Light, "dark": ui.DarkMode} {
		ui.Apply(a, mode)
		w := test.NewTempWindow(t, nil)
		r := ui.NewRoot(w)
		w.Resize(fyne.NewSize(1600, 420))
		r.SetPage(numberTiles())
		test.AssertImageMatches(t, "numbertiles_"+name+".png", w.Canvas().Capture())
	}
}
