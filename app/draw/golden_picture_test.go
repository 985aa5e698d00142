package draw_test

import (
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
)

func table(t *testing.T) fyne.CanvasObject {
	t.Helper()
	states := []draw.DieState{{Selected: true}, {Cursor: true}, {Selected: true, Cursor: true}, {Locked: true}, {Dim: true}, {Empty: true}}
	tiles := []draw.TileState{{}, {Bad: true}, {Joker: true}, {Empty: true}, {Cursor: true}}
	large, small, lying, cells, word := ui.HMid(10), ui.HMid(10), ui.HMid(16), ui.HMid(4), ui.HMid(4)
	for i, f := range faces(t) {
		large.Add(draw.NewDie(f, 56))
		small.Add(draw.NewDie(f, 48))
		if i < len(states) {
			d := draw.NewDie(f, 56)
			d.Set(f, states[i])
			lying.Add(d)
		}
		cells.Add(draw.NewCell(f, draw.CellLook(i%4), 1))
		cells.Add(draw.NewBadge(f, 26))
		if i < len(tiles) {
			x := draw.NewTile("", "", 52)
			x.Set(f.Letter, ui.Signed(f.Value), tiles[i])
			word.Add(x)
		}
	}
	return ui.Pad(16, ui.VGap(16, draw.Logo(60), ui.NewCard(ui.VGap(16, large, small, lying, cells, word))))
}

// The pictures show dice, tiles and the logo as they were agreed on; a difference is to be looked at.
func TestPictureThings(t *testing.T) {
	pictured(t, "things", func() fyne.CanvasObject { return table(t) })
}
