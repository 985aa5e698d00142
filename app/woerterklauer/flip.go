package woerterklauer

import (
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
	wk "spieltisch/games/woerterklauer"
)

// flips are the tiles that turn over where they lie, when a turn has ended.
type flips struct {
	at    []wk.Cell
	tiles []*draw.LetterTile
	stop  func() // of the timer that ends them
}

// flipsTime is a little longer than a tile takes to turn over.
const flipsTime = 500 * time.Millisecond

// flip turns the tiles over that have changed their colour from one field to the next.
func (f *field) flip(before, now wk.Field) {
	f.unflip()
	if !ui.Animations() {
		return
	}
	was := map[int]wk.Color{}
	for _, p := range before {
		was[p.ID] = p.Color
	}
	cell := f.window.cell
	for _, p := range now {
		c, lay := was[p.ID]
		if !lay || c == p.Color || !f.window.sees(p.At) {
			continue
		}
		tile := draw.NewLetterTile(draw.LetterLook{Text: p.Letter.String(), Face: faceOf(c)}, cell, cell)
		f.flips.at, f.flips.tiles = append(f.flips.at, p.At), append(f.flips.tiles, tile)
	}
	if len(f.flips.tiles) == 0 {
		return
	}
	f.flips.stop = ui.After(flipsTime, f.unflip)
	f.Refresh()
	for _, t := range f.flips.tiles {
		look := t.Look()
		look.Face = draw.FaceRed + draw.FaceBlack - look.Face
		t.Turn(look)
	}
}

// unflip shows at once what comes of it.
func (f *field) unflip() {
	if f.flips.stop == nil {
		return
	}
	f.flips.stop()
	for _, t := range f.flips.tiles {
		t.Stop()
	}
	f.flips = flips{}
	f.Refresh()
}

// layFlips lays the turning tiles over their cells.
func (f *field) layFlips() {
	for i, t := range f.flips.tiles {
		t.Move(f.window.pos(f.flips.at[i]))
		t.Resize(fyne.NewSquareSize(f.window.cell))
	}
}
