package woerterklauer

import (
	"image"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

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
	p.check(!f.pan(0, 0) && f.pan(-1, 1) && w.low == wk.Cell{X: low.X - 1, Y: low.Y + 1}, "the window moves by cells")
	p.check(f.pan(500, 0) && f.whole(), "but all tiles stay in it")
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
	p.dragTile(0, 2, 1, 1)
	p.check(p.board.field.window.low == wk.Cell{X: low.X - 1, Y: low.Y + 1}, "the field follows the pointer")
	p.check(!p.board.state.draft.Changed(p.board.state.view), "and no tile moves")
}

// All tiles stay in view, whatever moves the window, and a drag finds the cells where more may come
// to lie.
func TestTilesStayInView(t *testing.T) {
	p := sit(t, locales.German, options(), 1)
	p.deal([]string{"socke"}, "NLAEN", wk.LevelI)
	f := p.board.field
	low := f.window.low
	p.scroll(0, 0, 0, 40)
	p.check(f.window.low == low, "all is seen: the wheel is the page's")
	for _, way := range []wk.Cell{{X: 500}, {Y: 500}, {Y: -500}, {X: -500}} {
		f.pan(way.X, way.Y)
		p.check(f.whole(), "panned")
	}
	p.check(!f.around().In(f.window.shows()), "E lies at the right edge")
	local, abs := p.wherePool(p.free("N"))
	tiles := p.board.pool.tiles
	tiles.MouseDown(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: local, AbsolutePosition: abs}})
	_, last := p.where(4, 0)
	for _, to := range []fyne.Position{last, last.AddXY(f.window.cell/2+10, 0)} {
		tiles.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: local.Add(to.Subtract(abs)), AbsolutePosition: to}, Dragged: fyne.NewDelta(9, 0)})
	}
	p.check(f.around().Max.X == f.window.shows().Max.X, "a drag to the edge makes room")
	tiles.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: local.Add(last.Subtract(abs)), AbsolutePosition: last}, Dragged: fyne.NewDelta(9, 0)})
	tiles.DragEnd()
	p.check(p.letters() == "socken" && f.whole(), "and there it lies")
	for range 30 {
		p.typed("+") // few large cells: the tiles don't fit
	}
	f.pan(500, 0)
	p.check(!f.whole() && f.box().Overlaps(f.window.shows()), "something of them is seen")
	low = f.window.low
	p.scroll(low.X, 0, 25, 0)
	p.check(f.window.low.X < low.X, "and the wheel moves the window")
}

func TestCursorKeysAreEnough(t *testing.T) {
	p := sit(t, locales.English, options(), 1)
	p.deal([]string{"socke"}, "NLA", wk.LevelI)
	p.key(fyne.KeyDown) // wherever the focus is
	p.check(p.board.field.focused, "an arrow key goes to the field")
	f := p.board.field
	for _, key := range []fyne.KeyName{fyne.KeyRight, fyne.KeyUp, fyne.KeyLeft, fyne.KeyDown} {
		for range 40 {
			p.key(key)
		}
		p.check(f.window.sees(p.board.state.cursor) && f.whole(), "the window follows the cursor, as far as the tiles are seen")
	}
	p.check(p.board.state.cursor.Y >= f.around().Max.Y-1, "it goes as far as the next cell at least")
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

// What is picked up is shown so, and just that moves: a word's end with what hangs on it, then the
// end alone.
func TestWhatIsPickedUpMoves(t *testing.T) {
	p := sit(t, locales.German, options(), 1)
	chosen := func() string {
		var out []string
		for _, t := range p.board.field.layer.Look().Tiles {
			if t.Look.Chosen {
				out = append(out, t.Look.Text)
			}
		}
		return strings.Join(out, "")
	}
	for taps, c := range []struct{ held, then string }{
		{"U", "b.ch\n...u\n.u.t"},
		{"UCHUT", "b.uch\n....u\n....t"},
		{"UCH", "b.uch\n...u.\n...t."},
	} {
		p.deal([]string{"buch", "...u", "...t"}, "ANL", wk.LevelII)
		for range taps + 1 {
			p.tap(1, 0)
		}
		p.check(chosen() == c.held, "taps pick up "+c.held+", not "+chosen())
		if taps == 0 {
			p.tap(1, 2)
		} else {
			p.tap(2, 0)
		}
		p.check(p.letters() == c.then, "and only that moves")
	}
	p.deal([]string{"buch", "...u", "...t"}, "ANL", wk.LevelII)
	p.held = fyne.KeyModifierShift
	local, abs := p.where(1, 0)
	_, to := p.where(2, 0)
	p.board.field.MouseDown(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: local, AbsolutePosition: abs}, Modifier: p.held})
	p.board.field.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: local.AddXY(10, 0), AbsolutePosition: abs.AddXY(10, 0)}, Dragged: fyne.NewDelta(10, 0)})
	p.check(len(p.board.state.hand.ids) == 5, "with Shift a drag takes what hangs on the end along")
	p.board.field.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: local.Add(to.Subtract(abs)), AbsolutePosition: to}, Dragged: fyne.NewDelta(10, 0)})
	p.board.field.DragEnd()
	p.held = 0
	p.check(p.letters() == "b.uch\n....u\n....t", "and pushes just that")
}
