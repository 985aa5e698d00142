package woerterklauer

import (
	"image"
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	wk "spieltisch/games/woerterklauer"
	"spieltisch/locales"
)

// scroll turns the wheel over a cell.
func (p *played) scroll(x, y int, dx, dy float32) {
	local, _ := p.where(x, y)
	e := &fyne.ScrollEvent{Scrolled: fyne.NewDelta(dx, dy)}
	e.Position = local
	p.board.field.Scrolled(e)
}

func TestCellsKeepTheirPlacesWhileOnePlays(t *testing.T) {
	p := sit(t, locales.German, options(), 1)
	p.sockeField()
	before, _ := p.where(0, 6)
	p.at(0, 6)
	p.typed("l")
	p.at(3, 0)
	p.typed("lo")
	p.dragTile(4, 0, 2, -1)
	p.key(fyne.KeyF3)
	p.page.Undo()
	p.tap(0, 6)
	after, _ := p.where(0, 6)
	p.check(before == after, "edits don't move the field")
	p.check(p.board.field.whole(), "all tiles are seen")
}

// At all agreed sizes the whole field is seen in a window of the first start's size, in cells
// of the sizes below, and no cell is ever smaller than the least one.
func TestFieldFits(t *testing.T) {
	for size := wk.MinSize; size <= wk.MaxSize; size++ {
		var w window
		for _, c := range []struct {
			side, least float32
		}{{608, map[int]float32{10: 52, 12: 42}[size]}, {450, minCell}, {900, 52}} {
			w = window{}
			w.layout(fyne.NewSize(c.side, c.side+3), image.Pt(size, size))
			if w.cell < c.least || w.cell > fitCell {
				t.Errorf("size %d in %v: cells of %v", size, c.side, w.cell)
			}
			if w.cols < size && w.cell > minCell || w.at.X < tightRim-1 {
				t.Errorf("size %d in %v: %d cells from %v", size, c.side, w.cols, w.at)
			}
			last := w.pos(wk.Cell{X: w.low.X + w.cols - 1}).X + w.cell
			if last > c.side-tightRim+1 {
				t.Errorf("size %d in %v: the last cell ends at %v", size, c.side, last)
			}
		}
	}
}

func TestWindowMovesAndZooms(t *testing.T) {
	p := sit(t, locales.German, options(), 1)
	p.deal([]string{"socke", "....s"}, "NLA", wk.LevelI)
	f := p.board.field
	w := f.window
	low, cell := w.low, w.cell
	p.check(!f.pan(0, 0) && f.pan(-2, 1) && w.low == wk.Cell{X: low.X - 2, Y: low.Y + 1}, "the window moves by cells")
	p.check(f.pan(-500, 0) && f.box().Overlaps(w.shows()), "but never away from all tiles")
	f.center()
	p.check(w.low == low, "centering brings the field back")
	local, _ := p.where(4, 0)
	p.held = fyne.KeyModifierControl
	p.scroll(4, 0, 0, 10)
	p.held = 0
	now, _ := p.where(4, 0)
	p.check(w.cell == cell+zoomStep, "Ctrl and the wheel zoom")
	p.check(distance(local, now) <= w.pitch(), "around the cell under the pointer")
	p.typed("+")
	p.check(w.cell == cell+2*zoomStep, "+ zooms in")
	for range 30 {
		p.typed("-")
	}
	p.check(w.cell == minCell, "- zooms out, to the least cell")
	p.key(fyne.KeyF5)
	p.check(w.cell == cell && w.low == low, "F5 shows the whole field")
}

func TestDragOfAnEmptyCellMovesTheField(t *testing.T) {
	p := sit(t, locales.German, options(), 1)
	p.deal([]string{"socke"}, "NLA", wk.LevelI)
	low := p.board.field.window.low
	p.dragTile(0, 2, 2, 1)
	p.check(p.board.field.window.low == wk.Cell{X: low.X - 2, Y: low.Y + 1}, "the field follows the pointer")
	p.check(!p.board.state.draft.Changed(p.board.state.view), "and no tile moves")
}

// The wheel moves the window only where tiles lie outside of it.
func TestWheel(t *testing.T) {
	p := sit(t, locales.German, options(), 1)
	p.deal([]string{"socke"}, "NLA", wk.LevelI)
	f := p.board.field
	low := f.window.low
	p.scroll(0, 0, 0, 40)
	p.check(f.window.low == low, "all is seen: the wheel is the page's")
	f.pan(3, 0)
	f.pan(3, 0)
	low = f.window.low
	p.check(f.more[0].Visible(), "an arrow tells that there is more to the left")
	p.scroll(0, 0, 25, 0)
	p.check(f.window.low.X < low.X, "now it moves the window")
	low = f.window.low
	f.Tapped(&fyne.PointEvent{Position: f.more[0].Position().AddXY(2, 10)})
	p.check(f.window.low.X < low.X, "and so does a tap on the arrow")
}

// Where a field may still grow past the edge of a small window, an arrow leads on.
func TestGrowingPastTheEdge(t *testing.T) {
	p := sit(t, locales.German, options(), 1)
	p.deal([]string{"socke"}, "NLAEN", wk.LevelI)
	f := p.board.field
	for range 30 {
		p.typed("+") // few large cells
	}
	f.pan(-f.window.low.X, 0) // S lies at the left edge
	p.check(f.window.low.X == 0 && f.more[0].Visible(), "there is an arrow to the left")
	f.Tapped(&fyne.PointEvent{Position: f.more[0].Position().AddXY(2, 10)})
	p.check(f.window.low.X == -3 && !f.more[0].Visible(), "it leads to free cells")
	p.scroll(0, 0, -25, 0)
	p.check(f.window.low.X == -2, "and so does the wheel")
}

func TestCursorKeysAreEnough(t *testing.T) {
	p := sit(t, locales.English, options(), 1)
	p.deal([]string{"socke"}, "NLA", wk.LevelI)
	p.key(fyne.KeyDown) // wherever the focus is
	p.check(p.board.field.focused, "an arrow key goes to the field")
	at := p.board.state.cursor
	for range 40 {
		p.key(fyne.KeyRight)
	}
	p.check(p.board.state.cursor.X == at.X+40 && p.board.field.window.sees(p.board.state.cursor), "the window follows the cursor")
}

// Tiles wider apart than the agreed size make the cells outside faint, not dead.
func TestReach(t *testing.T) {
	f := wk.Field{{At: wk.Cell{X: 2, Y: 5}}, {At: wk.Cell{X: 6, Y: 5}}}
	r := reach(f, 7)
	if r.Min.X != 0 || r.Max.X != 9 || r.Min.Y != -1 || r.Max.Y != 12 {
		t.Errorf("7 wide around 2 to 6: %v", r)
	}
	f[1].At.X = 12
	if r := reach(f, 7); r.Min.X != 2 || r.Max.X != 13 {
		t.Errorf("too wide already: %v", r)
	}
}

// A tile in the hand says so by more than a colour: its ring, its lift, a sentence.
func TestHandIsTold(t *testing.T) {
	for _, lang := range locales.Langs {
		p := sit(t, lang, options(), 1)
		p.sockeField()
		p.tap(6, 3)
		i := slices.IndexFunc(p.board.field.layer.Look().Tiles, func(t draw.FieldTile) bool { return t.Look.Chosen })
		p.check(i >= 0, "the tile is drawn as picked up")
		p.check(p.board.pool.info.String() == p.env.T("studio.hand.field", map[string]any{"Letter": "T"}), "and the pool says what to do")
		p.tap(6, 3)
		p.check(p.board.state.hand.run && p.board.state.hand.dir == wk.DirDown, "TOR's end goes along")
		p.tap(6, 3)
		p.check(p.board.state.hand.dir == wk.DirLeft, "then HUT's")
	}
}
