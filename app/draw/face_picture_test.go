package draw_test

import (
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
	"spieltisch/games/mind"
)

// faceTable shows all characters at the sizes of the program, and in all moods where they are large and small.
func faceTable() fyne.CanvasObject {
	rows := ui.VGap(8)
	for _, size := range []float32{96, 80, 56, 40, 36, 32, 28, 24} {
		row := ui.HMid(8)
		for _, l := range mind.Characters() {
			row.Add(draw.NewFace(l, size))
		}
		row.Add(draw.NewStrength(mind.Level(1 + int(size)%5)))
		rows.Add(row)
	}
	moods := ui.VGap(8)
	for _, size := range []float32{56, 28} {
		for mood := range draw.Sorry + 1 {
			row := ui.HMid(14)
			for _, l := range mind.Characters() {
				f := draw.NewFace(l, size)
				f.Set(l, mood)
				row.Add(f)
			}
			moods.Add(row)
		}
	}
	return ui.Pad(8, ui.NewCardPad(12, ui.HMid(8, rows, moods)))
}

// The pictures show the characters as they were agreed on; a difference is to be looked at.
func TestPictureFaces(t *testing.T) {
	pictured(t, "faces", faceTable)
}
