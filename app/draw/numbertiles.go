package draw

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
)

// NewNumberTiles are tiles in a row in the middle, so wide and with such gaps at most.
func NewNumberTiles(width, gap float32, looks ...NumberTileLook) *fyne.Container {
	tiles := make([]fyne.CanvasObject, len(looks))
	for i, l := range looks {
		tiles[i] = NewNumberTile(l, width)
	}
	n := float32(len(looks))
	return ui.Laid(func() fyne.Size { return fyne.NewSquareSize(width) }, func(s fyne.Size) {
		k := min(1, s.Width/(n*width+(n-1)*gap), s.Height/NumberTileHeight(width))
		w := float32(int(width * k))
		step := w + gap*k
		x, y := (s.Width-n*step+gap*k)/2, (s.Height-NumberTileHeight(w))/2
		for i, o := range tiles {
			t := o.(*NumberTile)
			t.SetWidth(w)
			t.Resize(t.MinSize())
			t.Move(fyne.NewPos(x+float32(i)*step, y))
		}
	}, tiles...)
}
