package woerterklauer

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"spieltisch/app/draw"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	wk "spieltisch/games/woerterklauer"
)

// pool is the card with the open pool.
type pool struct {
	tell   wording
	object *draw.Panel
	body   *fyne.Container
	head   *fyne.Container
	info   *ui.Text
	tiles  *poolTiles
}

// newPool makes the card; picked is called when Enter has picked a tile up.
func newPool(d *table.Desk, c *carry, do doer, picked func()) *pool {
	p := &pool{tell: wording{d}, info: ui.NewText("", ui.Body, ui.Ink2).Align(fyne.TextAlignTrailing).Truncate()}
	p.tiles = newPoolTiles(c, do, picked)
	p.head = ui.HMid(12, ui.NewText(d.T("studio.pool"), ui.Heading, ui.Ink), ui.Stretch(p.info))
	p.body = ui.VGap(10, p.head, p.tiles)
	p.object = draw.NewPanel(16, p.body)
	return p
}

func (p *pool) render(s *state) {
	ui.Show(!s.over() && (!s.due || !s.acting), p.object)
	p.info.SetText(p.tell.say(s.poolHint()))
	p.info.SetColor(ui.Ink2)
	if !s.hand.empty() {
		p.info.SetColor(ui.AccentText)
	}
	p.tiles.render(s)
	ui.PlaceAnew(p.head, p.body)
}

// under tells whether a point of the window lies on the card.
func (p *pool) under(abs fyne.Position) bool {
	q := abs.Subtract(fyne.CurrentApp().Driver().AbsolutePositionForObject(p.object))
	s := p.object.Size()
	return p.object.Visible() && q.X >= 0 && q.Y >= 0 && q.X < s.Width && q.Y < s.Height
}

// poolTiles are the tiles in the pool: one widget with its own hit test.
type poolTiles struct {
	widget.BaseWidget
	s       *state // shown last
	step    int    // of it
	carry   *carry
	do      doer
	picked  func()
	slots   []slot
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

func newPoolTiles(c *carry, do doer, picked func()) *poolTiles {
	p := &poolTiles{s: &state{}, carry: c, do: do, picked: picked, mark: canvas.NewRectangle(ui.Color(ui.None)), width: 400}
	p.ExtendBaseWidget(p)
	return p
}

func (p *poolTiles) render(s *state) {
	p.s, p.slots = s, s.slots()
	if p.step != s.view.Step {
		p.step, p.cursor = s.view.Step, 0 // other tiles may lie there
	}
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
	return ui.Drawn(p, p.MinSize, p.layOut).Changing(p.parts).Repaints()
}

func (p *poolTiles) parts() []fyne.CanvasObject {
	out := make([]fyne.CanvasObject, 0, len(p.tiles)+1)
	for _, t := range p.tiles {
		out = append(out, t)
	}
	return append(out, p.mark)
}

// slotLook is how a place in the pool is drawn.
func slotLook(s slot) draw.LetterLook {
	look := draw.LetterLook{Text: s.Letter.String(), Chosen: s.chosen}
	switch s.lies {
	case slotPool:
		look.Face = draw.FacePool
	case slotLaid:
		look.Face = draw.FaceGhost
	case slotExchanged:
		look.Ring = true
	case slotBeside:
		look.Face = faceOf(s.color)
	}
	return look
}

func (p *poolTiles) layOut(fyne.Size) {
	_, w, h := p.grid()
	for i, t := range p.tiles {
		ui.Show(i < len(p.slots), t)
		if i >= len(p.slots) {
			continue
		}
		t.Set(slotLook(p.slots[i]))
		t.SetSize(w, h)
		t.Resize(fyne.NewSize(w, h))
		t.Move(p.pos(i))
	}
	on := p.focused && !p.quiet && len(p.slots) > 0 && (p.s.laying() || p.s.choosing())
	ui.Show(on, p.mark)
	if on {
		p.mark.StrokeColor, p.mark.StrokeWidth, p.mark.CornerRadius = ui.Color(ui.Ink), 2.5, w*.22+4
		p.mark.Move(p.pos(p.cursor).SubtractXY(4, 4))
		p.mark.Resize(fyne.NewSize(w+8, h+11))
		p.mark.Refresh()
	}
}
