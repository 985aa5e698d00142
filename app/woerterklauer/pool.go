package woerterklauer

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
	"spieltisch/games"
	wk "spieltisch/games/woerterklauer"
)

// pool is the card with the open pool.
type pool struct {
	b      *Board
	object *draw.Panel
	body   *fyne.Container
	head   *fyne.Container
	info   *ui.Text
	tiles  *poolTiles
}

func newPool(b *Board) *pool {
	p := &pool{b: b, info: ui.NewText("", ui.Body, ui.Ink2).Align(fyne.TextAlignTrailing).Truncate(), tiles: newPoolTiles(b)}
	p.head = ui.HMid(12, ui.NewText(b.desk.T("studio.pool"), ui.Heading, ui.Ink), ui.Stretch(p.info))
	p.body = ui.VGap(10, p.head, p.tiles)
	p.object = draw.NewPanel(16, p.body)
	return p
}

func (p *pool) render() {
	p.info.SetText(p.hint())
	p.info.SetColor(ui.Ink2)
	if !p.b.hand.empty() {
		p.info.SetColor(ui.AccentText)
	}
	p.tiles.render()
	ui.PlaceAnew(p.head, p.body)
}

// hint says what to do with what is in the hand, or else how many tiles there are.
func (p *pool) hint() string {
	b := p.b
	if b.hand.empty() {
		free, laid := 0, 0
		for _, s := range b.slots() {
			if s.free {
				free++
			} else {
				laid++
			}
		}
		return b.desk.T("studio.pool.info", games.Args{"Free": free, "Laid": laid, "Box": b.view.Box})
	}
	args := games.Args{"Letter": b.letter(b.hand.ids[0]).String()}
	switch _, on := b.draft.Cell(b.hand.ids[0]); {
	case b.hand.run:
		return b.desk.T("studio.hand.run", args)
	case on:
		return b.desk.T("studio.hand.field", args)
	default:
		return b.desk.T("studio.hand.pool", args)
	}
}

// under tells whether a point of the window lies on the card.
func (p *pool) under(abs fyne.Position) bool {
	q := abs.Subtract(fyne.CurrentApp().Driver().AbsolutePositionForObject(p.object))
	s := p.object.Size()
	return p.object.Visible() && q.X >= 0 && q.Y >= 0 && q.X < s.Width && q.Y < s.Height
}

// poolSlot is a place in the pool: used letters leave theirs behind as a ghost.
type poolSlot struct {
	id   int
	look draw.LetterLook
	free bool
}

// slots are the pool's own tiles in the order in which they were drawn, then those that
// came off the field: exchanged letters, which may be used like any other, and tiles that
// lie beside it until they are put somewhere.
func (b *Board) slots() []poolSlot {
	var out []poolSlot
	left := b.draft.Pool(b.view)
	for _, t := range b.view.Pool {
		s := poolSlot{id: t.ID, look: draw.LetterLook{Text: t.Letter.String(), Face: draw.FaceGhost}}
		if slices.Contains(left, t) {
			s.free, s.look.Face = true, draw.FacePool
		}
		out = append(out, s)
	}
	for _, t := range left {
		if slices.Contains(b.view.Pool, t) {
			continue
		}
		s := poolSlot{id: t.ID, free: true, look: draw.LetterLook{Text: t.Letter.String(), Ring: true}}
		if p := b.placed(t.ID); b.draft.At(p.At) == 0 {
			s.look = draw.LetterLook{Text: s.look.Text, Face: faceOf(p.Color)}
		}
		out = append(out, s)
	}
	for i, s := range out {
		if b.choosing() {
			out[i].look.Chosen = slices.Contains(b.chosen, s.id)
			continue
		}
		if s.free && b.hand.holds(s.id) {
			if b.carry.busy() {
				out[i].look = draw.LetterLook{Text: s.look.Text, Face: draw.FaceGhost}
			} else {
				out[i].look.Chosen = true
			}
		}
	}
	return out
}

// placed is a tile as it lay when the turn began.
func (b *Board) placed(id int) wk.Placed {
	i := slices.IndexFunc(b.view.Field, func(p wk.Placed) bool { return p.ID == id })
	if i < 0 {
		return wk.Placed{}
	}
	return b.view.Field[i]
}

// poolTiles are the tiles in the pool: one widget with its own hit test.
type poolTiles struct {
	widget.BaseWidget
	b       *Board
	slots   []poolSlot
	tiles   []*draw.LetterTile
	cursor  int // index of a slot
	focused bool
	quiet   bool
	pressed fyne.Position
	width   float32

	mark *canvas.Rectangle
}

var (
	_ fyne.Widget    = (*poolTiles)(nil)
	_ fyne.Focusable = (*poolTiles)(nil)
	_ fyne.Tappable  = (*poolTiles)(nil)
	_ fyne.Draggable = (*poolTiles)(nil)
)

func newPoolTiles(b *Board) *poolTiles {
	p := &poolTiles{b: b, mark: canvas.NewRectangle(ui.Color(ui.None)), width: 400}
	p.ExtendBaseWidget(p)
	return p
}

func (p *poolTiles) render() {
	p.slots = p.b.slots()
	for len(p.tiles) < len(p.slots) {
		p.tiles = append(p.tiles, draw.NewLetterTile(draw.LetterLook{}, 39, 48))
	}
	p.cursor = max(0, min(p.cursor, len(p.slots)-1))
	p.Refresh()
}

// Sizes of the pool's tiles.
const (
	poolGap   float32 = 5
	poolLeast float32 = 35 // with its gap a click target of 40
	poolMost  float32 = 46
)

// grid is how the tiles lie: how many in a row, and their size.
func (p *poolTiles) grid() (cols int, w, h float32) {
	n := max(wk.PoolSize, len(p.slots))
	rows := 1
	for (p.width+poolGap)/float32((n+rows-1)/rows)-poolGap < poolLeast && rows < 4 {
		rows++
	}
	cols = (n + rows - 1) / rows
	w = float32(int(min(poolMost, (p.width+poolGap)/float32(cols)-poolGap)))
	h = float32(int(min(48, w*1.23)))
	if rows > 1 {
		h = min(h, 42)
	}
	return cols, w, h
}

func (p *poolTiles) rows() int {
	cols, _, _ := p.grid()
	return max(1, (len(p.slots)+cols-1)/cols)
}

// pos is where a slot lies.
func (p *poolTiles) pos(i int) fyne.Position {
	cols, w, h := p.grid()
	step := w + poolGap
	if p.rows() == 1 { // over the whole width
		step = min(w+8, (p.width-w)/float32(max(1, cols-1)))
	}
	return fyne.NewPos(float32(int(float32(i%cols)*step)), float32(i/cols)*(h+poolGap+4))
}

// at is the slot under a point, -1 for none.
func (p *poolTiles) at(q fyne.Position) int {
	_, w, h := p.grid()
	for i := range p.slots {
		d := q.Subtract(p.pos(i))
		if d.X >= -poolGap/2 && d.Y >= -poolGap && d.X < w+poolGap/2 && d.Y < h+poolGap {
			return i
		}
	}
	return -1
}

// Resize implements fyne.CanvasObject: the rows follow from the width.
func (p *poolTiles) Resize(s fyne.Size) {
	if s.Width > 0 {
		p.width = s.Width
	}
	p.BaseWidget.Resize(s)
}

// MinSize implements fyne.CanvasObject.
func (p *poolTiles) MinSize() fyne.Size {
	p.ExtendBaseWidget(p)
	_, _, h := p.grid()
	rows := float32(p.rows())
	return fyne.NewSize(6*(poolLeast+poolGap), rows*h+(rows-1)*(poolGap+4)+3)
}

// CreateRenderer implements fyne.Widget.
func (p *poolTiles) CreateRenderer() fyne.WidgetRenderer {
	p.ExtendBaseWidget(p)
	r := &tilesLook{p}
	return ui.Drawn(p, r.least, r.place).Changing(r.parts).Repaints()
}

type tilesLook struct{ p *poolTiles }

func (r *tilesLook) least() fyne.Size { return r.p.MinSize() }

func (r *tilesLook) parts() []fyne.CanvasObject {
	out := make([]fyne.CanvasObject, 0, len(r.p.tiles)+1)
	for _, t := range r.p.tiles {
		out = append(out, t)
	}
	return append(out, r.p.mark)
}

func (r *tilesLook) place(fyne.Size) {
	p := r.p
	_, w, h := p.grid()
	for i, t := range p.tiles {
		ui.Show(i < len(p.slots), t)
		if i >= len(p.slots) {
			continue
		}
		t.Set(p.slots[i].look)
		t.SetSize(w, h)
		t.Resize(fyne.NewSize(w, h))
		t.Move(p.pos(i))
	}
	on := p.focused && !p.quiet && len(p.slots) > 0 && (p.b.laying() || p.b.choosing())
	ui.Show(on, p.mark)
	if on {
		p.mark.StrokeColor, p.mark.StrokeWidth, p.mark.CornerRadius = ui.Color(ui.Ink), 2.5, w*.22+4
		p.mark.Move(p.pos(p.cursor).SubtractXY(4, 4))
		p.mark.Resize(fyne.NewSize(w+8, h+11))
		p.mark.Refresh()
	}
}
