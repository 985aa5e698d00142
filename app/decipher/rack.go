package decipher

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"spieltisch/app/ui"
	dc "spieltisch/games/decipher"
)

// rack is the tiles of the box in their three groups. A tap types a letter, a drag takes
// a tile to the word.
type rack struct {
	widget.BaseWidget
	do    rackDo
	rows  [][]*letterTile
	names []*ui.Text
	held  *letterTile // in the hand, nil if none
}

var (
	_ fyne.Widget        = (*rack)(nil)
	_ fyne.Tappable      = (*rack)(nil)
	_ fyne.Draggable     = (*rack)(nil)
	_ desktop.Cursorable = (*rack)(nil)
)

// rackDo is what can be done with the tiles.
type rackDo struct {
	tap   func(letter rune)
	carry func(from fyne.CanvasObject, at fyne.Position, letter string)
	drop  func(letter rune) // lets go of what is carried
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
	r.ExtendBaseWidget(r)
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
	if w := ui.Px(rackLabel); (r.Size().Width-w+rackGap)/10-rackGap >= 46 {
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

// at is the tile under a point, nil for none.
func (r *rack) at(p fyne.Position) *letterTile {
	for _, row := range r.rows {
		for _, t := range row {
			q, s := t.Position(), t.Size()
			if p.X >= q.X && p.Y >= q.Y && p.X < q.X+s.Width && p.Y < q.Y+s.Height {
				return t
			}
		}
	}
	return nil
}

// Tapped implements fyne.Tappable.
func (r *rack) Tapped(e *fyne.PointEvent) {
	if t := r.at(e.Position); t != nil {
		r.do.tap([]rune(t.letter)[0])
	}
}

// Cursor implements desktop.Cursorable.
func (r *rack) Cursor() desktop.Cursor { return desktop.PointerCursor }

// Dragged implements fyne.Draggable: the tile follows the pointer.
func (r *rack) Dragged(e *fyne.DragEvent) {
	if r.held == nil {
		r.held = r.at(e.Position.Subtract(fyne.NewPos(e.Dragged.DX, e.Dragged.DY)))
		if r.held == nil || r.held.left == 0 {
			r.held = nil
			return
		}
	}
	r.do.carry(r, e.Position, r.held.letter)
}

// DragEnd implements fyne.Draggable: over the word the tile becomes a letter of it.
func (r *rack) DragEnd() {
	if r.held == nil {
		return
	}
	letter := []rune(r.held.letter)[0]
	r.held = nil
	r.do.drop(letter)
}

// MinSize implements fyne.CanvasObject.
func (r *rack) MinSize() fyne.Size {
	r.ExtendBaseWidget(r)
	return fyne.NewSize(10*(rackLeast+rackGap)-rackGap, 3*(rackLeast*tileRatio+3)+2*6)
}

// CreateRenderer implements fyne.Widget.
func (r *rack) CreateRenderer() fyne.WidgetRenderer {
	r.ExtendBaseWidget(r)
	d := &rackLook{r}
	return ui.Drawn(r, r.MinSize, d.place).Changing(d.parts).Repaints()
}

type rackLook struct{ r *rack }

func (d *rackLook) parts() []fyne.CanvasObject {
	var out []fyne.CanvasObject
	for i, row := range d.r.rows {
		out = append(out, d.r.names[i])
		for _, t := range row {
			out = append(out, t)
		}
	}
	return out
}

func (d *rackLook) place(fyne.Size) {
	r := d.r
	tile, label := r.tile(), r.label()
	gap := rackGap
	if left := r.Size().Width - label - 10*tile.Width; left < 9*gap {
		gap = max(left/9, 2)
	}
	for i, row := range r.rows {
		y := float32(i) * (tile.Height + r.between())
		ui.Show(label > 0, r.names[i])
		r.names[i].Resize(fyne.NewSize(label, ui.Label.Height()))
		r.names[i].Move(fyne.NewPos(0, ui.Whole(y+(tile.Height-3-ui.Label.Height())/2)))
		for k, t := range row {
			t.Resize(tile)
			t.Move(fyne.NewPos(label+ui.Whole(float32(k)*(tile.Width+gap)), ui.Whole(y)))
		}
	}
}
