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
	stop  func() // of the timer that ends them; nil when nothing turns
}

// flipsTime is a little longer than a tile takes to turn over.
const flipsTime = 500 * time.Millisecond

// newFlips are the tiles that have changed their colour from one field to the next, as far
// as they are seen, still as they were.
func newFlips(w *window, before, now wk.Field) flips {
	was := map[int]wk.Color{}
	for _, p := range before {
		was[p.ID] = p.Color
	}
	var f flips
	for _, p := range now {
		c, lay := was[p.ID]
		if !lay || c == p.Color || !w.sees(p.At) {
			continue
		}
		tile := draw.NewLetterTile(draw.LetterLook{Text: p.Letter.String(), Face: faceOf(c)}, w.cell, w.cell)
		f.at, f.tiles = append(f.at, p.At), append(f.tiles, tile)
	}
	return f
}

// turn turns them over.
func (f *flips) turn() {
	for _, t := range f.tiles {
		look := t.Look()
		look.Face = draw.FaceRed + draw.FaceBlack - look.Face
		t.Turn(look)
	}
}

// layOut lays them over their cells.
func (f *flips) layOut(w *window) {
	for i, t := range f.tiles {
		t.Move(w.pos(f.at[i]))
		t.Resize(fyne.NewSquareSize(w.cell))
	}
}

// flip turns the tiles over that have changed their colour from one field to the next.
func (f *field) flip(before, now wk.Field) {
	f.unflip()
	if !ui.Animations() {
		return
	}
	f.flips = newFlips(f.window, before, now)
	if len(f.flips.tiles) == 0 {
		return
	}
	f.flips.stop = ui.After(flipsTime, f.unflip)
	f.Refresh()
	f.flips.turn()
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
