package draw_test

import (
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
	"spieltisch/games/letterpiece"
)

// pieceTable shows the four kinds and some letters: plain, marked, turned, faded, and small.
func pieceTable() fyne.CanvasObject {
	rows := ui.VGap(8)
	for _, o := range []draw.Options{{}, {Marks: draw.MarksOn}, {Marks: draw.MarksOn, Turned: true}, {Faded: true, Marks: draw.MarksOn}} {
		row := ui.HMid(14)
		for k := range letterpiece.Kind(letterpiece.Kinds) {
			for _, degrees := range []float64{0, 90, 35} {
				p := draw.NewPiece(k, 56, o)
				p.SetTurn(degrees)
				row.Add(p)
			}
		}
		rows.Add(row)
		rows.Add(ui.HMid(24, draw.NewWordWith("AEGNQRSUW-'", 60, o), draw.NewWordWith("BDEHJKMOX", 35, o)))
	}
	return ui.Pad(8, ui.NewCard(rows))
}

// The pictures show pieces and letters as the alphabet (assets/data/alphabet.json) has them, and with their
// marks; a difference is to be looked at.
func TestPicturePieces(t *testing.T) {
	pictured(t, "pieces", pieceTable)
}
