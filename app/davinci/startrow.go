package davinci

import (
	"strconv"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
	dv "spieltisch/games/davinci"
)

// dvBlank is a tile's back.
const dvBlank = draw.TileBlank

// dragRow is a row whose dashes can also be dragged.
type dragRow struct {
	row
	acts dragActs
	hand []dv.Tile
	drag ui.Carry
}

var _ fyne.Draggable = (*dragRow)(nil)

// dragActs is what dragging does.
type dragActs interface {
	lift(t dv.Tile, width float32)
	carry(abs fyne.Position)
	drop()
	back() // ends the drag where it began
}

func newDragRow(acts dragActs) *dragRow {
	r := &dragRow{acts: acts}
	r.most, r.chosen, r.over, r.divider = 72, -1, -1, ui.NewRect()
	r.draw(r)
	return r
}

// show shows tiles: dashes can be tapped, the picked one has a ring. name is what stands below the tile at a place; nil for nothing.
func (r *dragRow) show(tiles []dv.Tile, picked dv.Tile, name func(place int) string) {
	r.hand = tiles
	var cells []rowCell
	for i, t := range tiles {
		c := rowCell{id: int(t) + 1, look: ownLook(t), tap: t.IsDash(), bold: true, tok: ui.Ink2}
		if name != nil {
			c.text, c.short = name(i), strconv.Itoa(i+1)
		}
		c.look.Ring = t == picked
		cells = append(cells, c)
	}
	r.set(cells, false)
}

// Dragged implements fyne.Draggable: a dash follows the pointer.
func (r *dragRow) Dragged(e *fyne.DragEvent) {
	if r.drag.Spent() {
		return
	}
	if !r.drag.On() {
		i := r.at(e.Position.Subtract(fyne.NewPos(e.Dragged.DX, e.Dragged.DY)))
		if i < 0 {
			return
		}
		r.drag.Begin(r, r.acts.back)
		r.acts.lift(r.hand[i], r.plan.width)
	}
	r.acts.carry(e.AbsolutePosition)
}

// DragEnd implements fyne.Draggable.
func (r *dragRow) DragEnd() {
	if r.drag.End() {
		r.acts.drop()
	}
}

// ghost is the dash that follows the pointer.
type ghost struct{ tile *draw.NumberTile }

func newGhost() *ghost {
	g := &ghost{draw.NewNumberTile(draw.NumberTileLook{}, 64)}
	g.tile.Hide()
	return g
}

func (g *ghost) hide() { g.tile.Hide() }

// lift begins to drag a dash.
func (s *start) lift(t dv.Tile, width float32) {
	s.laying = laying{t, -1}
	s.ghost.tile.SetWidth(width)
	s.ghost.tile.Set(ownLook(t))
	s.ghost.tile.Resize(s.ghost.tile.MinSize())
	s.ghost.tile.Show()
	s.render(s.state)
}

// carry moves it; the nearest gap is marked.
func (s *start) carry(abs fyne.Position) {
	driver := fyne.CurrentApp().Driver()
	size := s.ghost.tile.Size()
	at := abs.Subtract(driver.AbsolutePositionForObject(s.root))
	s.ghost.tile.Move(at.SubtractXY(size.Width/2, size.Height/2))
	in := abs.Subtract(driver.AbsolutePositionForObject(s.row))
	cursor := -1
	if in.Y > -size.Height && in.Y < s.row.Size().Height+size.Height/2 {
		cursor = s.row.nearest(in.X)
	}
	if cursor != s.cursor {
		s.cursor = cursor
		s.row.mark(s.gaps(s.state.draft.Row), cursor)
	}
}

// drop puts it into the marked gap, or leaves it where it was.
func (s *start) drop() {
	if !s.ghost.tile.Visible() {
		return // the page was covered meanwhile
	}
	s.ghost.hide()
	if s.cursor >= 0 {
		s.putInto(s.cursor)
		return
	}
	s.picked = noTile
	s.render(s.state)
}

// back leaves it where it was.
func (s *start) back() {
	s.cursor = -1
	s.drop()
}

// nearest is the marked gap nearest to x; -1 for none.
func (r *dragRow) nearest(x float32) int {
	best, gap := float32(0), -1
	for k, m := range r.plan.marks {
		if k >= len(r.places) {
			break
		}
		if d := max(m.X+r.plan.mark/2-x, x-m.X-r.plan.mark/2); gap < 0 || d < best {
			best, gap = d, r.places[k]
		}
	}
	return gap
}
