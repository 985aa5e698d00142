package woerterklauer

import (
	"slices"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/app/ui/tiles"
	wk "spieltisch/games/woerterklauer"
)

// pool is the card with the open pool.
type pool struct {
	tell   wording
	object *ui.Card
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
	p.object = ui.NewCardPad(16, p.body)
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

// poolTiles are the tiles in the pool.
type poolTiles struct {
	ui.CarryAreas
	row   tiles.Row
	s     *state // shown last
	step  int    // of it
	carry *carry
	do    doer
	slots []slot
	tiles []*draw.LetterTile
	width float32

	mark ui.Ring
}

func newPoolTiles(c *carry, do doer, picked func()) *poolTiles {
	p := &poolTiles{s: &state{}, carry: c, do: do, width: 400, mark: ui.NewRing()}
	p.OnTap, p.OnTake, p.OnDrop, p.OnBack = p.tap, p.take, c.drop, c.back
	p.OnCarry = func(e *fyne.DragEvent) { c.move(e.AbsolutePosition) }
	p.Frames, p.OnPoint = func() []ui.Frame { return ui.TileFrames(p.row) }, func() {}
	p.OnMiss = func(fyne.Position) { p.tap(-1) }
	p.OnKey = func(e *fyne.KeyEvent) bool {
		switch e.Name {
		case fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter:
			p.pick(picked)
		case fyne.KeyHome, fyne.KeyEnd:
			ui.BubbleKey(p, e)
		default:
			return false
		}
		return true
	}
	p.Draw(p, p.MinSize, p.layOut).Changing(p.parts).Repaints()
	return p
}

func (p *poolTiles) render(s *state) {
	p.s, p.slots = s, s.slots()
	if p.step != s.view.Step {
		p.step, p.At = s.view.Step, 0 // other tiles may lie there
	}
	for len(p.tiles) < len(p.slots) {
		p.tiles = append(p.tiles, draw.NewLetterTile(draw.LetterLook{}, 39, 48))
	}
	p.At = max(0, min(p.At, len(p.slots)-1))
	p.Refresh()
}

// Sizes of the pool's tiles.
const (
	poolGap   float32 = 5
	poolLeast float32 = 35 // with its gap a click target of 40
	poolMost  float32 = 46
)

// grid is how the tiles lie in the pool's width.
func (p *poolTiles) grid() tiles.Row {
	n := max(wk.PoolSize+2, len(p.slots)) // room for two letters of the field that others replace: the rest stays where it is
	lines := 1
	for (p.width+poolGap)/float32((n+lines-1)/lines)-poolGap < poolLeast && lines < 4 {
		lines++
	}
	r := tiles.Row{N: len(p.slots), Columns: (n + lines - 1) / lines, Air: tiles.Point{X: poolGap / 2, Y: poolGap}}
	r.W = float32(int(min(poolMost, (p.width+poolGap)/float32(r.Columns)-poolGap)))
	r.H = float32(int(min(48, r.W*1.23)))
	if lines > 1 {
		r.H = min(r.H, 42)
	}
	r.StepX, r.StepY = r.W+poolGap, r.H+poolGap+4
	if r.Lines() == 1 { // over the whole width
		r.StepX = min(r.W+8, (p.width-r.W)/float32(max(1, r.Columns-1)))
	}
	return r
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
	_, h := p.grid().Size()
	return fyne.NewSize(6*(poolLeast+poolGap), h+3)
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
	p.row = p.grid()
	w, h := p.row.W, p.row.H
	for i, t := range p.tiles {
		ui.Show(i < len(p.slots), t)
		if i >= len(p.slots) {
			continue
		}
		look := slotLook(p.slots[i])
		look.Ring = look.Ring || slices.Contains(p.s.tip.Pool, p.slots[i].ID)
		t.Set(look)
		t.SetSize(w, h)
		t.Resize(fyne.NewSize(w, h))
		t.Move(p.lies(i))
	}
	on := p.Focused() && len(p.slots) > 0 && (p.s.laying() || p.s.choosing())
	at := p.lies(p.At)
	p.mark.Set(on, at.X, at.Y, w, h+3, w*.22)
}

// lies is where a slot's tile lies: on whole pixels.
func (p *poolTiles) lies(i int) fyne.Position {
	at := p.row.At(i)
	return fyne.NewPos(float32(int(at.X)), at.Y)
}

// middle is that of a tile's slot; of the last one for a tile without one.
func (p *poolTiles) middle(id int) fyne.Position {
	i := max(0, slices.IndexFunc(p.slots, func(s slot) bool { return s.ID == id }))
	return p.lies(i).AddXY(p.row.W/2, p.row.H/2)
}

// tap takes a tile, or what is in the hand goes to its place.
func (p *poolTiles) tap(i int) {
	p.do(func(s *state) notice {
		if i >= 0 && p.slots[i].free() {
			p.At = i
			return s.tapPool(p.slots[i].ID)
		}
		s.tapTray()
		return notice{}
	})
}

func (p *poolTiles) take(i int, e *fyne.DragEvent) bool {
	if p.slots[i].free() {
		p.At = i
		p.carry.start(pick(p.slots[i].ID), wk.Cell{}, e.AbsolutePosition)
	}
	return p.carry.busy()
}

// pick takes the tile at the cursor up, and goes on to the field to put it somewhere; with a tile of the field in the
// hand it takes that back.
func (p *poolTiles) pick(picked func()) {
	if len(p.slots) == 0 {
		return
	}
	at := p.slots[p.At]
	p.do(func(s *state) notice { return s.pickSlot(at) })
	if p.s.laying() && p.s.hand.single(at.ID) {
		picked()
	}
}
