package davinci

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
)

// noteGrid are the lines of the notes: the tile's back, and its numbers in two rows. A tap on the back points at the tile, one on a
// number strikes it out, and so does a drag over several.
type noteGrid struct {
	ui.CarryAreas
	desk    *table.Desk
	notes   *notes
	state   ownState
	lines   []noteLine
	numbers []int
	high    float32 // of a line
	heads   []*noteHeadline
	drawn   []*noteDraw
	ring    ui.Ring

	strikes bool // the drag strikes out, or takes that back
	line    int  // where it began
	last    fyne.Position
	was     dv.Pad
}

// noteHeadline is the player whose tiles follow.
type noteHeadline struct {
	avatar *ui.Avatar
	name   *ui.Text
}

// noteDraw is what is drawn of a line.
type noteDraw struct {
	ground *ui.Box
	tile   *draw.NumberTile
	cells  [dv.Values]noteMark
}

type noteMark struct {
	ground, dash *ui.Box
	text, chance ui.Line
}

// Sizes of the notes.
const (
	noteHead    float32 = 38 // a player's name
	noteHigh    float32 = 54
	noteTall    float32 = 72 // with chances
	noteGap     float32 = 6
	noteGroup   float32 = 8  // above the next player
	noteTile    float32 = 48 // from the side to the numbers
	notePad     float32 = 3  // above and below those
	noteColumns         = 7
)

func newNoteGrid(d *table.Desk, n *notes) *noteGrid {
	g := &noteGrid{desk: d, notes: n, ring: ui.NewRing()}
	g.Frames, g.OnTap, g.OnKey = g.frames, g.tap, g.typed
	g.OnMove = func(to int) {
		g.At = to
		g.Refresh()
		n.reveal(g.lines[to/g.per()].stone.ID)
	}
	g.OnTake, g.OnCarry, g.OnDrop = g.take, g.carry, func() {}
	g.OnBack = func() { n.acts.setPad(g.was) }
	g.Draw(g, g.least, g.place).Changing(g.parts).Repaints()
	return g
}

// per is how many areas a line has: its tile, and its numbers.
func (g *noteGrid) per() int { return 1 + len(g.numbers) }

// set shows the notes of a state. The cursor stays on its tile while that is hidden.
func (g *noteGrid) set(s ownState) {
	at := 0
	if i := g.At / max(1, g.per()); i < len(g.lines) {
		at = g.lines[i].stone.ID
	}
	part := g.At % max(1, g.per())
	g.state, g.lines, g.numbers = s, s.noted(), noteNumbers(s.view.Options)
	_, chances := s.computed()
	g.high = pick(chances, noteTall, noteHigh)
	if i := g.index(at); i >= 0 {
		g.At = i*g.per() + part
	}
	g.At = max(0, min(g.At, len(g.lines)*g.per()-1))
	for len(g.drawn) < len(g.lines) {
		d := &noteDraw{ground: ui.NewBox(), tile: draw.NewNumberTile(draw.NumberTileLook{Number: draw.TileBlank}, 27)}
		for i := range d.cells {
			d.cells[i] = noteMark{ui.NewBox(), ui.NewBox(), ui.NewLine(), ui.NewLine()}
		}
		g.drawn = append(g.drawn, d)
	}
	for len(g.heads) < len(s.view.Seats) {
		g.heads = append(g.heads, &noteHeadline{ui.NewAvatar("", 0, 28), ui.NewText("", ui.Heading, ui.Ink).Truncate()})
	}
	g.Refresh()
}

// index is the line of a tile, -1 for none.
func (g *noteGrid) index(tile int) int {
	return slices.IndexFunc(g.lines, func(l noteLine) bool { return l.stone.ID == tile })
}

// to moves the cursor to a tile.
func (g *noteGrid) to(tile int) {
	if i := g.index(tile); i >= 0 {
		g.At = i * g.per()
	}
}

// tops are the upper edges of the lines, and how high all are.
func (g *noteGrid) tops() (out []float32, high float32) {
	seat := games.Table
	for _, l := range g.lines {
		if l.seat != seat {
			if seat != games.Table {
				high += noteGroup
			}
			seat = l.seat
			high += noteHead
		}
		out = append(out, high)
		high += g.high + noteGap
	}
	return out, high
}

// whole is a height without the line that it would cut.
func (g *noteGrid) whole(height float32) float32 {
	tops, high := g.tops()
	i := slices.IndexFunc(tops, func(y float32) bool { return y+g.high > height })
	if high <= height || i <= 0 {
		return height
	}
	return tops[i-1] + g.high
}

// lineOf is where the line of a tile lies.
func (g *noteGrid) lineOf(tile int) (ui.Frame, bool) {
	i := g.index(tile)
	if i < 0 {
		return ui.Frame{}, false
	}
	tops, _ := g.tops()
	return ui.NewFrame(0, tops[i], g.Size().Width, g.high), true
}

// frames are the tile of each line with its numbers behind it.
func (g *noteGrid) frames() []ui.Frame {
	tops, _ := g.tops()
	w, h := (g.Size().Width-noteTile-4)/noteColumns, g.high/2-notePad
	var out []ui.Frame
	for _, y := range tops {
		out = append(out, ui.NewFrame(0, y, noteTile, g.high))
		for i := range g.numbers {
			out = append(out, ui.NewFrame(noteTile+float32(i%noteColumns)*w, y+notePad+float32(i/noteColumns)*h, w, h))
		}
	}
	return out
}

// tap points at the tile of a line, or strikes a number out.
func (g *noteGrid) tap(i int) {
	line, part := i/g.per(), i%g.per()
	tile := g.lines[line].stone.ID
	if part == 0 {
		g.notes.acts.tap(tile)
		return
	}
	g.strike(line, part, !g.state.pad.Struck(tile, g.numbers[part-1]))
}

func (g *noteGrid) strike(line, part int, on bool) {
	if p := g.state.strike(g.lines[line].stone.ID, g.numbers[part-1], on); !slices.EqualFunc(p.Strikes, g.state.pad.Strikes, equalStrike) {
		g.notes.acts.setPad(p)
	}
}

func equalStrike(a, b dv.Strike) bool { return a.Tile == b.Tile && slices.Equal(a.Numbers, b.Numbers) }

// take begins to drag over the numbers of a line: all are done what is done to the first one.
func (g *noteGrid) take(i int, e *fyne.DragEvent) bool {
	line, part := i/g.per(), i%g.per()
	if part == 0 {
		return false
	}
	g.was, g.line, g.last = g.state.pad, line, g.frames()[i].Middle()
	g.strikes = !g.state.pad.Struck(g.lines[line].stone.ID, g.numbers[part-1])
	g.strike(line, part, g.strikes)
	return true
}

// carry does that to all between where the pointer was and is.
func (g *noteGrid) carry(e *fyne.DragEvent) {
	const steps = 24
	frames := g.frames()
	way := e.Position.Subtract(g.last)
	for k := 1; k <= steps; k++ {
		at := g.last.AddXY(way.X*float32(k)/steps, way.Y*float32(k)/steps)
		for part := 1; part < g.per(); part++ {
			if frames[g.line*g.per()+part].Has(at) {
				g.strike(g.line, part, g.strikes)
			}
		}
	}
	g.last = e.Position
}

// typed takes Up and Down, which lead to other lines, Enter, which points, and Delete, which clears a line.
func (g *noteGrid) typed(e *fyne.KeyEvent) bool {
	if len(g.lines) == 0 {
		return false
	}
	tile := g.lines[g.At/g.per()].stone.ID
	switch e.Name {
	case fyne.KeyUp, fyne.KeyDown:
		if to := g.At + pick(e.Name == fyne.KeyUp, -1, 1)*g.per(); to >= 0 && to < len(g.lines)*g.per() {
			g.OnMove(to)
		}
	case fyne.KeyReturn, fyne.KeyEnter:
		if tile == g.state.draft.Target {
			g.LetGo()
			g.notes.acts.guess()
			return true
		}
		g.notes.acts.point(tile)
	case fyne.KeyDelete, fyne.KeyBackspace:
		g.notes.acts.setPad(g.state.pad.Clear(tile))
	case fyne.KeyEscape:
		g.LetGo()
	default:
		return false
	}
	return true
}

func (g *noteGrid) least() fyne.Size {
	_, high := g.tops()
	return fyne.NewSize(240, high)
}

func (g *noteGrid) parts() []fyne.CanvasObject {
	var out []fyne.CanvasObject
	for _, h := range g.heads {
		out = append(out, h.avatar, h.name)
	}
	for _, d := range g.drawn {
		out = append(out, d.ground, d.tile)
		for i := range d.cells {
			out = append(out, d.cells[i].ground, d.cells[i].dash, d.cells[i].text, d.cells[i].chance)
		}
	}
	return append(out, g.ring)
}

func (g *noteGrid) place(s fyne.Size) {
	tops, _ := g.tops()
	frames := g.frames()
	seat, head := games.Table, 0
	for i, l := range g.lines {
		if l.seat != seat {
			seat = l.seat
			h := g.heads[head]
			head++
			g.desk.ShowSeat(h.avatar, seat)
			h.name.SetText(g.desk.Name(seat))
			ui.Show(true, h.avatar, h.name)
			put(h.avatar, 8, tops[i]-noteHead+3, 28, 28)
			put(h.name, 46, tops[i]-noteHead+5, s.Width-54, 24)
		}
		g.drawLine(g.drawn[i], l, tops[i], s.Width, frames[i*g.per():])
	}
	for _, h := range g.heads[head:] {
		ui.Show(false, h.avatar, h.name)
	}
	for _, d := range g.drawn[len(g.lines):] {
		ui.Show(false, d.ground, d.tile)
		for i := range d.cells {
			d.cells[i].hide()
		}
	}
	g.ring.Hide()
	if g.Focused() && g.At < len(frames) {
		f := frames[g.At]
		g.ring.Around(true, f.X, f.Y, f.Width, f.Height, 8, -1, ui.Ink)
	}
}

// drawLine draws a line; that of the tile which is pointed at is lit.
func (g *noteGrid) drawLine(d *noteDraw, l noteLine, y, width float32, frames []ui.Frame) {
	lit := l.stone.ID == g.state.draft.Target
	d.ground.Set(0, y, width, g.high, 10, pick(lit, ui.AccentSoft, ui.Well), pick(lit, ui.Accent, ui.None), pick[float32](lit, 2, 0))
	d.tile.Show()
	d.tile.Set(draw.NumberTileLook{Color: draw.TileColor(l.stone.Color), Number: draw.TileBlank})
	d.tile.Resize(d.tile.MinSize())
	d.tile.Move(fyne.NewPos(10, ui.Whole(y+(g.high-draw.NumberTileHeight(27))/2)))
	for i := range d.cells {
		if i >= len(l.cells) {
			d.cells[i].hide()
			continue
		}
		d.cells[i].draw(l.cells[i], g.numbers[i], frames[i+1], lit)
	}
}

func (m noteMark) hide() { ui.Show(false, m.ground, m.dash, m.text, m.chance) }

// draw draws a number: struck out it is a short stroke.
func (m noteMark) draw(c noteCell, number int, f ui.Frame, lit bool) {
	m.hide()
	mid, ground := f.Middle(), ui.Color(pick(lit, ui.AccentSoft, ui.Well))
	ink := ui.Color(ui.Ink)
	switch c.state {
	case cellCannot:
		m.ground.Set(ui.Whole(mid.X-5), ui.Whole(mid.Y-1), 10, 2, 1, ui.Mix(ui.Color(ui.Ink3), ground, .55), ui.None, 0)
		return
	case cellStruck:
		m.ground.Set(ui.Whole(mid.X-6), ui.Whole(mid.Y-1), 12, 3, 1, ui.Ink3, ui.None, 0)
		return
	case cellSure:
		m.ground.Set(f.X+2, f.Y+1, f.Width-4, f.Height-2, 8, ui.OKSoft, ui.OK, 2)
	case cellChance:
		m.ground.Set(f.X+1, f.Y+1, f.Width-2, f.Height-2, 6, ui.Mix(ui.Color(ui.Accent), ground, .04+.34*c.chance), ui.None, 0)
		mid.Y -= 7
		m.chance.Show()
		m.chance.Draw(percent(c.chance), 12, 700, ui.Ink2, mid.X, mid.Y+14, .5)
	}
	if number == dv.Dash {
		m.dash.Set(ui.Whole(mid.X-8), ui.Whole(mid.Y-2), 16, 4, 2, ink, ui.None, 0)
		return
	}
	m.text.Show()
	m.text.Draw(strconv.Itoa(number), 14, 800, ink, mid.X, mid.Y, .5)
}

// percent is a chance between 0 and 1 in whole per cent: what is possible never reads 0 and what is uncertain never reads 100.
func percent(chance float64) string {
	return strconv.Itoa(max(1, min(99, int(chance*100+.5))))
}
