package woerterklauer

import (
	"slices"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/app/ui/tiles"
	"spieltisch/games"
	wk "spieltisch/games/woerterklauer"
)

// pool is the open pool on its ledge under the board, with how much there is.
type pool struct {
	tell   wording
	object *fyne.Container
	tiles  *poolTiles
	keep   fyne.CanvasObject // around them: messages leave them free
	ledge  *ui.Ledge
	info   *ui.Text
	box    *ui.Text // what is left in it
	short  bool     // no line below the ledge
}

// newPool makes it; picked is called when Enter has picked a tile up.
func newPool(d *table.Desk, c *carry, do doer, picked func()) *pool {
	p := &pool{tell: wording{d}, ledge: ui.NewLedge(), info: ui.NewText("", ui.Strong, ui.Ink2).Truncate()}
	p.box = ui.NewText("", ui.Strong, ui.Ink2).Align(fyne.TextAlignTrailing)
	p.tiles = newPoolTiles(c, do, picked)
	p.keep = ui.KeepClear(p.tiles)
	p.object = ui.Laid(func() fyne.Size { return fyne.NewSize(400, 90) }, p.place, p.ledge, p.keep, p.info, p.box)
	return p
}

// place puts the ledge near the lower edge, and the tiles on it.
func (p *pool) place(s fyne.Size) {
	const side, line float32 = 16, 22
	foot, box := line+10, float32(0)
	if p.short {
		foot, box = 17, p.box.MinSize().Width+16 // the ledge ends where the stitching begins
	}
	y := s.Height - foot - ui.LedgeHeight
	ui.Put(p.ledge, 0, y, s.Width, ui.LedgeHeight)
	ui.Put(p.keep, side, 0, s.Width-2*side-box, y-ui.LedgeStand+6)
	ui.Show(!p.short, p.info)
	ui.Put(p.info, side, s.Height-line, s.Width*.68-side, line)
	if p.short {
		ui.Put(p.box, s.Width-side-box, y-38, box, line)
	} else {
		ui.Put(p.box, s.Width*.68, s.Height-line, s.Width*.32-side, line)
	}
}

func (p *pool) render(s *state) {
	p.info.SetText(p.tell.say(s.poolHint()))
	p.info.SetColor(ui.Ink2)
	if !s.hand.empty() || s.marked {
		p.info.SetColor(ui.AccentText)
	}
	id := games.ID("studio.pool.box")
	if p.short {
		id = "studio.pool.box.brief"
	}
	p.box.SetText(p.tell.desk.T(id, games.Args{"Box": s.view.Box}))
	p.tiles.render(s)
	ui.PlaceAnew(p.object)
}

// under tells whether a point of the window lies on it.
func (p *pool) under(abs fyne.Position) bool {
	q := abs.Subtract(fyne.CurrentApp().Driver().AbsolutePositionForObject(p.object))
	return ui.Frame{Size: p.object.Size()}.Has(q)
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
	room  fyne.Size

	mark ui.Ring
}

func newPoolTiles(c *carry, do doer, picked func()) *poolTiles {
	p := &poolTiles{s: &state{}, carry: c, do: do, room: fyne.NewSize(400, 90), mark: ui.NewRing()}
	p.OnTap, p.OnTake, p.OnDrop, p.OnBack = p.tap, p.take, c.drop, c.back
	p.OnCarry = func(e *fyne.DragEvent) { c.move(e.AbsolutePosition) }
	p.Frames, p.OnPoint = p.frames, func() {}
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
	p.Deaf = s.asking != nil
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
	poolGap   float32 = 7
	poolLeast float32 = 38 // in one row
	poolMost  float32 = 50
)

// grid is how the tiles lie: in one row, where they don't get too small there, with their lower edge on the ledge.
func (p *poolTiles) grid() tiles.Row {
	n := max(wk.PoolSize+2, len(p.slots)) // room for two letters of the field that others replace: the rest stays where it is
	edge := func(columns int) float32 { return float32(int((p.room.Width+poolGap)/float32(columns) - poolGap)) }
	r := tiles.Row{N: len(p.slots), Columns: n, Air: tiles.Point{X: poolGap / 2, Y: 4}}
	high := p.room.Height - 8
	if edge(n) < poolLeast {
		r.Columns, high = (n+1)/2, (high-8)/2
	}
	r.W = max(16, min(poolMost, edge(r.Columns), high))
	r.H = r.W
	r.StepX, r.StepY = r.W+poolGap, r.H+8
	return r
}

// Resize implements fyne.CanvasObject: the rows follow from the size.
func (p *poolTiles) Resize(s fyne.Size) {
	p.room = s
	p.BaseWidget.Resize(s)
}

// MinSize implements fyne.CanvasObject.
func (p *poolTiles) MinSize() fyne.Size { return fyne.NewSize(6*(poolLeast+poolGap), poolLeast) }

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
	p.mark.Set(on, at.X, at.Y, w, h, w*.22)
}

// top is where the first row begins.
func (p *poolTiles) top() float32 {
	_, h := p.row.Size()
	return max(0, ui.Whole(p.room.Height-h-3))
}

// lies is where a slot's tile lies: on whole pixels.
func (p *poolTiles) lies(i int) fyne.Position { return ui.TilePos(p.row, i).AddXY(0, p.top()) }

// frames are where the tiles are tapped.
func (p *poolTiles) frames() []ui.Frame {
	out := ui.TileFrames(p.row)
	for i := range out {
		out[i].Y += p.top()
	}
	return out
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
		return s.tapTray()
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
