package decipher

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
	"spieltisch/app/ui/tiles"
	dc "spieltisch/games/decipher"
)

// rack is the tiles of the box in two lines. A tap types a letter, a drag takes a tile to the word.
type rack struct {
	ui.CarryAreas
	row  tiles.Row
	do   rackDo
	all  []*letterTile
	held rune // the letter in the hand
}

// rackDo is what can be done with the tiles.
type rackDo struct {
	tap   func(letter rune)
	carry func(from fyne.CanvasObject, at fyne.Position, letter string)
	drop  func(letter rune) // lets go of what is carried
	back  func()            // lets go of it without an effect
}

// Sizes of the tiles in px.
const (
	rackGap   float32 = 7
	rackLeast float32 = 38 // width of a tile
	rackMost  float32 = 99
	rackLines         = 2
)

func newRack(s *makerState, do rackDo) *rack {
	r := &rack{do: do}
	letters := "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
	if s.view.Options.Language == dc.LanguageEnglish {
		letters += "-'"
	}
	for _, l := range letters {
		if _, ok := s.view.Setup().Pieces(l); ok {
			r.all = append(r.all, newLetterTile(l))
		}
	}
	r.Deaf, r.Frames, r.OnPoint = true, func() []ui.Frame { return ui.TileFrames(r.row) }, func() {}
	r.OnTap = func(i int) {
		do.tap([]rune(r.all[i].letter)[0])
	}
	r.OnTake, r.OnCarry, r.OnDrop, r.OnBack = r.take, r.carry, func() { do.drop(r.held) }, do.back
	r.Draw(r, r.MinSize, r.place, r.parts()...).Repaints()
	return r
}

// render shows how many copies are left.
func (r *rack) render(s *makerState) {
	for _, t := range r.all {
		t.set(s.draft.TilesLeft([]rune(t.letter)[0]))
	}
}

func (r *rack) columns() int { return (len(r.all) + rackLines - 1) / rackLines }

// tile is the size of a tile so that all lines fit.
func (r *rack) tile() fyne.Size {
	s := r.Size()
	w := (s.Width+rackGap)/float32(r.columns()) - rackGap
	h := (s.Height+rackGap)/rackLines - rackGap - 3
	w = float32(int(min(max(min(w, h/tileRatio), rackLeast), rackMost)))
	return fyne.NewSize(w, float32(int(w*tileRatio))+3)
}

func (r *rack) take(i int, _ *fyne.DragEvent) bool {
	t := r.all[i]
	if t.left == 0 {
		return false
	}
	r.held = []rune(t.letter)[0]
	return true
}

func (r *rack) carry(e *fyne.DragEvent) { r.do.carry(r, e.Position, string(r.held)) }

// MinSize implements fyne.CanvasObject.
func (r *rack) MinSize() fyne.Size {
	return fyne.NewSize(float32(r.columns())*(rackLeast+rackGap)-rackGap, rackLines*(rackLeast*tileRatio+3+rackGap)-rackGap)
}

func (r *rack) parts() (out []fyne.CanvasObject) {
	for _, t := range r.all {
		out = append(out, t)
	}
	return out
}

func (r *rack) place(s fyne.Size) {
	tile, n := r.tile(), r.columns()
	left := ui.Whole((s.Width - float32(n)*(tile.Width+rackGap) + rackGap) / 2)
	r.row = tiles.Row{N: len(r.all), Columns: n, Left: left, W: tile.Width, H: tile.Height, StepX: tile.Width + rackGap, StepY: tile.Height + rackGap}
	for i, t := range r.all {
		t.Resize(tile)
		t.Move(ui.TilePos(r.row, i))
	}
}
