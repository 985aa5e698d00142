package decipher

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
	"spieltisch/app/ui/tiles"
	dc "spieltisch/games/decipher"
)

// rack is the tiles of the box in their three groups. A tap types a letter, a drag takes
// a tile to the word.
type rack struct {
	ui.CarryAreas
	row   tiles.Row
	do    rackDo
	rows  [][]*letterTile // of the groups, one line each
	names []*ui.Text
	held  rune // the letter in the hand
}

// rackDo is what can be done with the tiles.
type rackDo struct {
	tap   func(letter rune)
	carry func(from fyne.CanvasObject, at fyne.Position, letter string)
	drop  func(letter rune) // lets go of what is carried
	back  func()            // lets go of it without an effect
}

// groups are the box's three trays.
var groups = []string{"ABCDEFGH", "IJKLMNOPQR", "STUVWXYZ"}

// Sizes of the tiles in px.
const (
	rackGap   float32 = 7
	rackRow   float32 = 12
	rackLeast float32 = 38 // width of a tile
	rackMost  float32 = 99
	rackLabel float32 = 60
)

func newRack(s *makerState, do rackDo) *rack {
	r := &rack{do: do}
	o := s.view.Options
	for i, g := range groups {
		letters := []rune(g)
		r.names = append(r.names, ui.NewText(g[:1]+"–"+g[len(g)-1:], ui.Label, ui.Ink2))
		if i == len(groups)-1 && o.Language == dc.LanguageEnglish {
			for _, mark := range "-'" {
				if _, ok := s.view.Setup().Pieces(mark); ok {
					letters = append(letters, mark)
				}
			}
		}
		var row []*letterTile
		for _, l := range letters {
			row = append(row, newLetterTile(l))
		}
		r.rows = append(r.rows, row)
	}
	r.Deaf, r.Frames, r.OnPoint = true, func() []ui.Frame { return ui.TileFrames(r.row) }, func() {}
	r.OnTap = func(i int) {
		if t := r.tileAt(i); t != nil {
			do.tap([]rune(t.letter)[0])
		}
	}
	r.OnTake, r.OnCarry, r.OnDrop, r.OnBack = r.take, r.carry, func() { do.drop(r.held) }, do.back
	r.Draw(r, r.MinSize, r.place, r.parts()...).Repaints()
	return r
}

// render shows how many copies are left.
func (r *rack) render(s *makerState) {
	for _, row := range r.rows {
		for _, t := range row {
			t.set(s.draft.TilesLeft([]rune(t.letter)[0]))
		}
	}
}

// label is the width that the groups' names take; none where the tiles need it.
func (r *rack) label() float32 {
	if w := rackLabel; (r.Size().Width-w+rackGap)/10-rackGap >= 46 {
		return w
	}
	return 0
}

// tile is the size of a tile so that all rows fit.
func (r *rack) tile() fyne.Size {
	s := r.Size()
	w := (s.Width-r.label()+rackGap)/10 - rackGap
	h := (s.Height-2*r.between())/3 - 3
	w = float32(int(min(max(min(w, h/tileRatio), rackLeast), rackMost)))
	return fyne.NewSize(w, float32(int(w*tileRatio))+3)
}

// between is the space between two rows.
func (r *rack) between() float32 {
	if r.Size().Height < 260 {
		return 6
	}
	return rackRow - 3
}

// tileAt is the tile at a place of the rack, nil where a group has none.
func (r *rack) tileAt(i int) *letterTile {
	if i%10 >= len(r.rows[i/10]) {
		return nil
	}
	return r.rows[i/10][i%10]
}

func (r *rack) take(i int, _ *fyne.DragEvent) bool {
	t := r.tileAt(i)
	if t == nil || t.left == 0 {
		return false
	}
	r.held = []rune(t.letter)[0]
	return true
}

func (r *rack) carry(e *fyne.DragEvent) { r.do.carry(r, e.Position, string(r.held)) }

// MinSize implements fyne.CanvasObject.
func (r *rack) MinSize() fyne.Size {
	return fyne.NewSize(10*(rackLeast+rackGap)-rackGap, 3*(rackLeast*tileRatio+3)+2*6)
}

func (r *rack) parts() []fyne.CanvasObject {
	var out []fyne.CanvasObject
	for i, row := range r.rows {
		out = append(out, r.names[i])
		for _, t := range row {
			out = append(out, t)
		}
	}
	return out
}

func (r *rack) place(s fyne.Size) {
	tile, label := r.tile(), r.label()
	gap := rackGap
	if left := s.Width - label - 10*tile.Width; left < 9*gap {
		gap = max(left/9, 2)
	}
	left := ui.Whole((s.Width - label - 10*(tile.Width+gap) + gap) / 2)
	r.row = tiles.Row{N: 10 * len(r.rows), Columns: 10, Left: left + label, W: tile.Width, H: tile.Height, StepX: tile.Width + gap, StepY: tile.Height + r.between()}
	for i, row := range r.rows {
		y := r.row.At(10 * i).Y
		ui.Show(label > 0, r.names[i])
		ui.Put(r.names[i], left, ui.Whole(y+(tile.Height-3-ui.Label.Height())/2), label, ui.Label.Height())
		for k, t := range row {
			t.Resize(tile)
			t.Move(ui.TilePos(r.row, 10*i+k))
		}
	}
}
