package draw_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
)

// emblemTable shows all ready-made pictures at the sizes of the program.
func emblemTable() fyne.CanvasObject {
	rows := ui.VGap(8)
	for i, size := range []float32{64, 56, 36, 24} {
		row := ui.HMid(6)
		for n := range draw.Emblems {
			row.Add(draw.NewEmblem(1+n, i+n, size))
		}
		rows.Add(row)
	}
	return ui.Pad(8, ui.NewCardPad(12, rows))
}

// The pictures show each with an outline of its own; a difference is to be looked at.
func TestPictureEmblems(t *testing.T) {
	pictured(t, "emblems", emblemTable)
}

// Whoever sees no colours tells them apart even where they are smallest, in both themes: any two share less than four fifths of
// what stands out from the ground.
func TestEmblemsDifferByForm(t *testing.T) {
	const size = 24
	a := test.NewTempApp(t)
	for _, mode := range []ui.Mode{ui.Light, ui.DarkMode} {
		ui.Apply(a, mode)
		var forms []map[int]bool
		for n := range draw.Emblems {
			w := test.NewTempWindow(t, draw.NewEmblem(1+n, 0, size))
			w.SetPadded(false)
			w.Resize(fyne.NewSquareSize(size))
			seen, form := w.Canvas().Capture(), map[int]bool{}
			ground := ui.Color(ui.PlayerSoft(0))
			for at := range size * size {
				x, y := at%size, at/size
				r, g, b, _ := seen.At(x, y).RGBA()
				light := func(r, g, b uint32) int { return int(299*r+587*g+114*b) / 1000 }
				off := light(r>>8, g>>8, b>>8) - light(uint32(ground.R), uint32(ground.G), uint32(ground.B))
				if dx, dy := x-size/2, y-size/2; dx*dx+dy*dy < 81 && max(off, -off) > 40 {
					form[at] = true
				}
			}
			for i, other := range forms {
				both := 0
				for at := range form {
					if other[at] {
						both++
					}
				}
				if all := len(form) + len(other) - both; all < 60 || both*5 > all*4 {
					t.Errorf("%d and %d share %d of %d points", 1+i, 1+n, both, all)
				}
			}
			forms = append(forms, form)
		}
	}
}
