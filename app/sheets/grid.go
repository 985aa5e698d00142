package sheets

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"

	"spieltisch/app/setup/people"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/store"
)

// cellAt is a cell of the grid: its row from 1, its column from 0.
type cellAt struct{ row, col int }

// model is what a grid shows and what it does. It is asked again at every refresh.
type model struct {
	players []store.Player
	// portrait is a player's picture, or nil; nil on paper.
	portrait func(store.Player) image.Image
	columns  []table.SheetColumn
	rows     int
	face     func(cellAt) table.SheetFace
	tint     func(cellAt) bool // is only previewed
	totals   []string          // by column; nil: no foot
	// heads are lines below the names, by column; nil for none.
	heads []string

	source func(cellAt) string
	// enter takes what was typed; a refusal is shown at the cell.
	enter func(at cellAt, text string) (refused string)
	// moved is called when the cursor comes to a cell.
	moved func(cellAt)
	// typed is called with what is being typed, after every change.
	typed func(at cellAt, text string, on bool)
}

// grid is a score sheet as on paper: a head with the players, a line for each row, and the
// totals. The lines are one widget, which is used as a spreadsheet. Only they scroll.
type grid struct {
	*fyne.Container
	m      model
	body   *gridBody
	head   *gridHead
	foot   *gridFoot
	scroll *container.Scroll
	ends   [2]fyne.CanvasObject // head and foot, which follow the lines sideways
	frame  *ui.Area
	paper  *ui.Area
	bubble *bubble
	row    float32 // height of a line
	laid   fyne.Size
	most   float32 // height of a line at most, in px at text size 100 %
}

func newGrid(m model) *grid {
	g := &grid{m: m, most: 56, bubble: newBubble(), frame: ui.NewArea(ui.Ctrl, 12, nil), paper: ui.NewArea(ui.CardBG, 11, nil)}
	g.body, g.head, g.foot = newGridBody(g), newGridHead(g), newGridFoot(g)
	g.scroll = container.NewScroll(g.body)
	g.scroll.OnScrolled = func(fyne.Position) { g.placeEnds() }
	g.ends = [2]fyne.CanvasObject{container.NewClip(container.NewWithoutLayout(g.head)), container.NewClip(container.NewWithoutLayout(g.foot))}
	g.Container = &fyne.Container{Layout: g, Objects: []fyne.CanvasObject{g.frame, g.paper, g.scroll, g.ends[0], g.ends[1], g.bubble.Container}}
	return g
}

// wide is the width of the sheet, which is scrolled sideways where many players have no
// room.
func (g *grid) wide() float32 {
	w := float32(0)
	for _, c := range g.m.columns {
		w += ui.Px(c.Min)
	}
	return max(w, g.Size().Width-2)
}

// Height of a line at least.
func leastRow() float32 { return ui.Px(40) }

func (g *grid) headHeight() float32 {
	h := max(44, ui.Px(48))
	if g.m.heads != nil {
		h += ui.Body.Height()
	}
	return h
}

func (g *grid) footHeight() float32 {
	if g.m.totals == nil {
		return 0
	}
	return max(44, ui.Px(52))
}

// edges are the left edges of the columns and the right end.
func (g *grid) edges(width float32) []float32 {
	least, weights := float32(0), float32(0)
	for _, c := range g.m.columns {
		least += ui.Px(c.Min)
		weights += c.Weight
	}
	free := max(0, width-least)
	out := []float32{0}
	x := float32(0)
	for _, c := range g.m.columns {
		w := ui.Px(c.Min)
		if weights > 0 {
			w += free * c.Weight / weights
		}
		x += w
		out = append(out, ui.Whole(x))
	}
	out[len(out)-1] = width
	return out
}

// MinSize implements fyne.Layout: three lines are seen at least.
func (g *grid) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(ui.Px(320), g.headHeight()+g.footHeight()+float32(min(g.m.rows, 3))*leastRow()+2)
}

// need is the height with all lines at their least.
func (g *grid) need() float32 {
	return g.headHeight() + g.footHeight() + float32(g.m.rows)*leastRow() + 2
}

// Layout implements fyne.Layout: the lines are as high as there is room.
func (g *grid) Layout(_ []fyne.CanvasObject, s fyne.Size) {
	room := s.Height - g.headHeight() - g.footHeight() - 2
	g.row = ui.Whole(min(max(room/float32(max(1, g.m.rows)), leastRow()), max(ui.Px(g.most), leastRow())))
	lines := min(room, float32(g.m.rows)*g.row)
	height := g.headHeight() + lines + g.footHeight() + 2
	w := s.Width - 2
	ui.Put(g.frame, 0, 0, s.Width, height)
	ui.Put(g.paper, 1, 1, w, height-2)
	ui.Put(g.ends[0], 1, 1, w, g.headHeight())
	ui.Put(g.scroll, 1, 1+g.headHeight(), w, lines)
	ui.Put(g.ends[1], 1, 1+g.headHeight()+lines, w, g.footHeight())
	g.body.Refresh()
	g.scroll.Refresh()
	if g.laid != s {
		g.laid = s
		g.reveal()
	}
	g.placeEnds()
}

// placeEnds moves head, foot and refusal with the lines.
func (g *grid) placeEnds() {
	x := -g.scroll.Offset.X
	ui.Put(g.head, x, 0, g.wide(), g.headHeight())
	ui.Put(g.foot, x, 0, g.wide(), g.footHeight())
	g.placeBubble()
}

// refresh shows the model anew, in place.
func (g *grid) refresh() {
	g.body.clamp()
	g.Layout(nil, g.Size())
	g.head.Refresh()
	g.foot.Refresh()
	g.body.Refresh()
}

// placeBubble puts the refusal below its cell, or above where there is no room.
func (g *grid) placeBubble() {
	b := g.body
	ui.Show(b.refused != "", g.bubble)
	if b.refused == "" {
		return
	}
	g.bubble.set(b.refused)
	e := g.edges(g.wide())
	w := min(max(ui.Px(300), e[b.at.col+1]-e[b.at.col]), g.Size().Width)
	h := g.bubble.height(w)
	x := min(max(0, e[b.at.col]-g.scroll.Offset.X), g.Size().Width-w)
	top := 1 + g.headHeight() + float32(b.at.row-1)*g.row - g.scroll.Offset.Y
	y := top + g.row + 4
	if y+h > g.frame.Size().Height && top-h-4 >= 0 {
		y = top - h - 4
	}
	ui.Put(g.bubble, x, y, w, h)
}

// reveal scrolls the cursor into view.
func (g *grid) reveal() {
	off, seen := g.scroll.Offset, g.scroll.Size()
	if seen.Width <= 0 || seen.Height <= 0 {
		return
	}
	e := g.edges(g.wide())
	within := func(off *float32, from, to, seen float32) {
		if from < *off {
			*off = from
		} else if to > *off+seen {
			*off = to - seen
		}
	}
	top := float32(g.body.at.row-1) * g.row
	within(&off.Y, top, top+g.row, seen.Height)
	within(&off.X, e[g.body.at.col], e[g.body.at.col+1], seen.Width)
	if g.body.at.col <= 1 {
		off.X = 0 // with the names of the rows
	}
	if off != g.scroll.Offset {
		g.scroll.ScrollToOffset(off)
	}
	g.placeEnds()
}

// rect is where a cell lies within the lines.
func (g *grid) rect(at cellAt) (pos fyne.Position, size fyne.Size) {
	e := g.edges(g.body.Size().Width)
	return fyne.NewPos(e[at.col], float32(at.row-1)*g.row), fyne.NewSize(e[at.col+1]-e[at.col], g.row)
}

// gridBody are the lines: one focusable widget with its own hit test.
type gridBody struct {
	people.Focus
	g       *grid
	at      cellAt
	start   int // column to which Enter returns after some Tabs
	typing  *typing
	refused string
	shift   bool
}

var (
	_ fyne.Widget        = (*gridBody)(nil)
	_ fyne.Focusable     = (*gridBody)(nil)
	_ fyne.Tabbable      = (*gridBody)(nil)
	_ fyne.Tappable      = (*gridBody)(nil)
	_ fyne.Shortcutable  = (*gridBody)(nil)
	_ desktop.Keyable    = (*gridBody)(nil)
	_ desktop.Cursorable = (*gridBody)(nil)
)

func newGridBody(g *grid) *gridBody {
	b := &gridBody{g: g, at: cellAt{1, 0}}
	b.OnFocus = g.reveal
	b.Extend(b)
	return b
}

// clamp keeps the cursor on the sheet.
func (b *gridBody) clamp() {
	b.at.row = min(max(b.at.row, 1), max(1, b.g.m.rows))
	b.at.col = min(max(b.at.col, 0), len(b.g.m.columns)-1)
}

// go to a cell; who types there is asked first.
func (b *gridBody) goTo(at cellAt) bool {
	if !b.commit() {
		return false
	}
	old := b.at
	b.at = at
	b.clamp()
	b.refused = ""
	b.g.reveal()
	b.Refresh()
	if b.at != old && b.g.m.moved != nil {
		b.g.m.moved(b.at)
	}
	return true
}

// place puts the cursor somewhere without telling.
func (b *gridBody) place(at cellAt) {
	if b.typing == nil {
		b.at, b.start = at, at.col
		b.clamp()
		b.g.reveal()
		b.Refresh()
	}
}

// hit is the cell at a position.
func (b *gridBody) hit(p fyne.Position) (cellAt, bool) {
	e := b.g.edges(b.Size().Width)
	at := cellAt{row: int(p.Y/max(1, b.g.row)) + 1}
	for i := range b.g.m.columns {
		if p.X >= e[i] {
			at.col = i
		}
	}
	return at, at.row >= 1 && at.row <= b.g.m.rows
}

// Tapped goes to a cell; a tap on the cursor's opens it.
func (b *gridBody) Tapped(e *fyne.PointEvent) {
	at, ok := b.hit(e.Position)
	focused := b.Focused()
	b.Take(true)
	switch {
	case !ok:
	case at == b.at && focused && b.typing == nil:
		b.open()
	case at == b.at:
		b.reopen()
	default:
		if b.goTo(at) {
			b.start = at.col
		}
	}
}

// reopen tells the page that the cursor's cell is meant, though it hasn't moved.
func (b *gridBody) reopen() {
	if b.typing == nil && b.g.m.moved != nil {
		b.g.m.moved(b.at)
	}
}

// Cursor implements desktop.Cursorable.
func (b *gridBody) Cursor() desktop.Cursor { return desktop.PointerCursor }

// bubble is a refusal with its reason.
type bubble struct {
	*fyne.Container
	para *ui.Para
}

func newBubble() *bubble {
	b := &bubble{para: ui.NewPara("", ui.Strong, ui.Err)}
	icon := ui.NewIcon(ui.IconWarn, ui.Px(20), ui.Err)
	body := ui.Inset(8, 12, 8, 10, ui.Columns(8, ui.Column{Object: ui.VGap(0, icon)}, ui.Column{Weight: 1, Min: 80, Object: b.para}))
	b.Container = container.NewStack(ui.NewArea(ui.Err, 10, nil), ui.Pad(1.5, ui.NewArea(ui.ErrSoft, 9, body)))
	b.Hide()
	return b
}

func (b *bubble) set(text string) { b.para.SetText(text) }

// height is what the text needs at a width.
func (b *bubble) height(width float32) float32 {
	b.Resize(fyne.NewSize(width, b.MinSize().Height))
	return b.MinSize().Height
}

// seatOf is the player that heads a column.
func (g *grid) seatOf(c table.SheetColumn) (store.Player, int, bool) {
	if c.Seat == games.Table || int(c.Seat) >= len(g.m.players) {
		return store.Player{}, 0, false
	}
	return g.m.players[c.Seat], int(c.Seat), true
}
