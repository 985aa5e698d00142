package draw_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
)

// letterStates are all states that a tile can have.
var letterStates = []draw.LetterLook{
	{Text: "B", Face: draw.FaceRed},
	{Text: "W", Face: draw.FaceBlack},
	{Text: "L", Face: draw.FaceRed, Ring: true},
	{Text: "O", Face: draw.FaceBlack, Ring: true},
	{Text: "I", Face: draw.FaceRed, Bad: true},
	{Text: "T", Face: draw.FaceBlack, Bad: true, Cross: true},
	{Text: "U", Face: draw.FaceRed, Ring: true, Ask: true},
	{Text: "Q", Face: draw.FaceRed, Chosen: true},
	{Text: "E", Face: draw.FaceBlack, Chosen: true},
	{Text: "M", Face: draw.FaceRed, Chosen: true, Ring: true},
	{Text: "A"},
	{Text: "S", Ring: true},
	{Text: "J", Chosen: true},
	{Text: "E", Face: draw.FaceGhost},
	{Text: "14", Face: draw.FaceRed},
	{Text: "12", Face: draw.FaceBlack},
	{Face: draw.FaceRed},
	{Face: draw.FaceBlack},
}

func letterTiles() fyne.CanvasObject {
	rows := []fyne.CanvasObject{}
	for _, s := range []fyne.Size{fyne.NewSize(52, 52), fyne.NewSize(39, 48), fyne.NewSize(36, 36), fyne.NewSize(20, 20)} {
		row := ui.HMid(14)
		for _, l := range letterStates {
			row.Add(draw.NewLetterTile(l, s.Width, s.Height))
		}
		rows = append(rows, row)
	}
	return ui.Pad(8, ui.NewCardPad(16, ui.VGap(20, rows...)))
}

// letterField is a field with words in all states.
func letterField() fyne.CanvasObject {
	f := draw.NewLetterField()
	f.SetMinSize(fyne.NewSize(300, 220))
	look := draw.FieldLook{At: fyne.NewPos(14, 14), Cell: 36, Gap: 3, Cols: 7, Rows: 5}
	for i, l := range letterStates[:10] {
		look.Tiles = append(look.Tiles, draw.FieldTile{X: i % 7, Y: 1 + i/7, Look: l})
	}
	f.Set(look)
	return f.Raster
}

// The tiles of Wörterklauer as they were agreed on; a difference is to be looked at.
func TestPictureLetterTiles(t *testing.T) {
	a := test.NewTempApp(t)
	for name, mode := range map[string]ui.Mode{"light": ui.Light, "dark": ui.DarkMode} {
		ui.Apply(a, mode)
		w := test.NewTempWindow(t, nil)
		r := ui.NewRoot(w)
		w.Resize(fyne.NewSize(1300, 560))
		r.SetPage(ui.VGap(8, letterTiles(), ui.HMid(0, letterField())))
		test.AssertImageMatches(t, "lettertiles_"+name+".png", w.Canvas().Capture())
	}
}
