package davinci

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
	dv "spieltisch/games/davinci"
)

// dvBlank is a tile's back.
const dvBlank = draw.StoneBlank

// dragRow is a row whose dashes can also be dragged.
type dragRow struct {
	row
	acts   dragActs
	tiles  []dv.Tile
	lifted bool
}

var _ fyne.Draggable = (*dragRow)(nil)

// dragActs is what dragging does.
type dragActs interface {
	lift(t dv.Tile, width float32)
	carry(abs fyne.Position)
	drop()
}

func newDragRow(acts dragActs) *dragRow {
	r := &dragRow{acts: acts}
	r.most, r.chosen, r.over, r.divider = 72, -1, -1, ui.NewRect()
	r.ExtendBaseWidget(r)
	return r
}

// show shows tiles: dashes can be tapped, the picked one has a ring.
func (r *dragRow) show(tiles []dv.Tile, picked dv.Tile, numbered bool) {
	r.tiles = tiles
	var cells []rowCell
	for i, t := range tiles {
		c := rowCell{id: int(t) + 1, look: ownLook(t), tap: t.IsDash(), bold: true, tok: ui.Ink2}
		if numbered {
			c.text = strconv.Itoa(i + 1)
		}
		c.look.Ring = t == picked
		cells = append(cells, c)
	}
	r.set(cells, false)
}

// Refresh implements fyne.Widget: the canvas knows this widget, not the row in it.
func (r *dragRow) Refresh() {
	r.row.Refresh()
	canvas.Refresh(r)
}

// Dragged implements fyne.Draggable: a dash follows the pointer.
func (r *dragRow) Dragged(e *fyne.DragEvent) {
	if !r.lifted {
		i := r.at(e.Position.Subtract(fyne.NewPos(e.Dragged.DX, e.Dragged.DY)))
		if i < 0 {
			return
		}
		r.lifted = true
		r.acts.lift(r.tiles[i], r.plan.width)
	}
	r.acts.carry(e.AbsolutePosition)
}

// DragEnd implements fyne.Draggable.
func (r *dragRow) DragEnd() {
	if r.lifted {
		r.lifted = false
		r.acts.drop()
	}
}

// ghost is the dash that follows the pointer.
type ghost struct{ stone *draw.Stone }

func newGhost() *ghost {
	g := &ghost{draw.NewStone(draw.StoneLook{}, 64)}
	g.stone.Hide()
	return g
}

func (g *ghost) hide() { g.stone.Hide() }

// lift begins to drag a dash.
func (s *start) lift(t dv.Tile, width float32) {
	s.laying = laying{t, -1}
	s.ghost.stone.SetWidth(width)
	s.ghost.stone.Set(ownLook(t))
	s.ghost.stone.Resize(s.ghost.stone.MinSize())
	s.ghost.stone.Show()
	s.render(s.state)
}

// carry moves it; the nearest gap is marked.
func (s *start) carry(abs fyne.Position) {
	driver := fyne.CurrentApp().Driver()
	size := s.ghost.stone.Size()
	at := abs.Subtract(driver.AbsolutePositionForObject(s.root))
	s.ghost.stone.Move(at.SubtractXY(size.Width/2, size.Height/2))
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
	if !s.ghost.stone.Visible() {
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

// layRows places the code in the middle and loose dashes below it.
type layRows struct{ s *start }

// MinSize implements fyne.Layout.
func (l layRows) MinSize([]fyne.CanvasObject) fyne.Size {
	h := draw.StoneHeight(48) + textHeight()
	return fyne.NewSize(320, h)
}

// Layout implements fyne.Layout: loose dashes stand to the right of the code.
func (l layRows) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	s := l.s
	if len(s.row.cells) == 0 {
		return
	}
	loose := float32(0)
	if n := float32(len(s.loose.cells)); n > 0 {
		loose = n*s.loose.most + (n-1)*gapOf(s.loose.most) + 48
	}
	p := s.row.best(fyne.NewSize(size.Width-loose-12, size.Height-12), s.row.most)
	x, y := max(6, (size.Width-loose-p.size.Width)/2), max(6, (size.Height-p.size.Height)/2)
	put(s.row, x, y, p.size.Width+2, p.size.Height+2)
	ui.Show(loose > 0, s.loose)
	if loose > 0 {
		s.loose.most = p.width
		put(s.loose, x+p.size.Width+48, y, loose-40, p.size.Height+2)
	}
}

// startPlan gives the codes of the others what the card leaves, or nothing.
type startPlan struct{ s *start }

// MinSize implements fyne.Layout.
func (l *startPlan) MinSize(objects []fyne.CanvasObject) fyne.Size { return objects[0].MinSize() }

// Layout implements fyne.Layout.
func (l *startPlan) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	card, others := objects[0], objects[1]
	n := float32(len(l.s.codes.lines))
	l.s.codes.fit(36, true, false)
	need := 32 + ui.Heading.Height() + 12 + n*(max(draw.StoneHeight(36), l.s.codes.line(size.Width-32, 36, true, false))+recapLine)
	card.Resize(fyne.NewSize(size.Width, card.MinSize().Height)) // paragraphs wrap
	top := max(card.MinSize().Height, ui.Px(300))
	ui.Show(top+16+need <= size.Height, others)
	if !others.Visible() {
		put(card, 0, 0, size.Width, size.Height)
		return
	}
	put(card, 0, 0, size.Width, size.Height-need-16)
	put(others, 0, size.Height-need, size.Width, need)
}
