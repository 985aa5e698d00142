package davinci

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
)

// rowCell is a tile in a row and what stands below it.
type rowCell struct {
	id    int // of the tile, in the View
	look  draw.NumberTileLook
	text  string
	short string      // of the text where that has no room
	icon  ui.IconName // before the text
	tiny  ui.IconName // in place of icon and text where they have no room
	bold  bool
	says  bool     // it says what happens to the tile, and stays long where the others are short
	tok   ui.Token // of the text
	tap   bool     // it can be tapped
}

// row is a row of tiles, low to high, in one line or in several where it must. A tile may
// stand apart behind a divider, and gaps can be marked where it may go.
type row struct {
	ui.Base
	most    float32 // the widest a tile gets
	onTap   func(i int)
	onPlace func(place int)

	rowShape
	chosen int // one of the marked gaps, or another number for none

	tiles   []*draw.NumberTile
	labels  []*ui.Text
	icons   []*ui.Icon
	marks   []*gapMark
	divider *canvas.Rectangle
	plan    rowPlan
	brief   bool // what stands below the tiles is short
	over    int  // the tile under the pointer, -1 for none
	overGap bool

	slide motion
	from  map[int]fyne.Position // where tiles are on their way from, by id
	slid  int                   // the tile that is put between the others then, by id
}

var (
	_ fyne.Widget        = (*row)(nil)
	_ fyne.Tappable      = (*row)(nil)
	_ desktop.Cursorable = (*row)(nil)
	_ desktop.Hoverable  = (*row)(nil)
)

// Sizes of a row, in px.
const (
	tileLeast float32 = 36 // a tile's width before the row is broken in two
	tileMin   float32 = 24
	lineGap   float32 = 8
	tileFair  float32 = 44 // from there on what is said of a tile has room
)

func newRow(onTap, onPlace func(int)) *row {
	r := &row{most: 64, onTap: onTap, onPlace: onPlace, chosen: -1, over: -1, divider: canvas.NewRectangle(ui.Color(ui.Border))}
	r.draw(r)
	return r
}

// draw makes self the widget that the row is part of.
func (r *row) draw(self fyne.Widget) {
	r.Draw(self, r.least, r.place).Changing(r.parts).Repaints().Gone(r.stop)
}

// set shows other tiles. A tile that was hidden and now lies open tips over, and so does
// one that comes to stand apart.
func (r *row) set(cells []rowCell, apart bool) {
	before, begun := r.cells, len(r.tiles) > 0
	r.cells = cells
	for len(r.tiles) < len(cells) {
		r.tiles = append(r.tiles, draw.NewNumberTile(draw.NumberTileLook{}, tileLeast))
		r.labels = append(r.labels, ui.NewText("", ui.Strong, ui.Ink2).Align(fyne.TextAlignCenter))
		r.icons = append(r.icons, ui.NewIcon("", 16, ui.Ink2))
	}
	for i, c := range cells {
		was, known := cellOf(before, c.id)
		if begun && !known && apart && i == len(cells)-1 && ui.Animations() {
			was, known = c, true // it is seen from behind at first
			was.look.Open, was.look.Number = false, draw.TileBlank
		}
		show(r.tiles[i], was.look, c.look, known)
	}
	if r.apart && !apart && ui.Animations() {
		r.slideIn(before)
	}
	r.apart = apart
	r.Refresh()
}

// slideIn lets the tile that stood apart slide to its place, if it is still there, and
// those behind it make room.
func (r *row) slideIn(before []rowCell) {
	if len(r.cells) < len(before) {
		return
	}
	r.from = map[int]fyne.Position{}
	for i, c := range before[:min(len(before), len(r.plan.cells))] {
		r.from[c.id] = r.plan.cells[i]
	}
	r.slid = before[len(before)-1].id
	r.slide.start(slideTime, r.Refresh)
}

// pos is where a tile stands now.
func (r *row) pos(i int) fyne.Position {
	if from, ok := r.from[r.cells[i].id]; ok && r.slide.anim.Running() {
		return r.slide.between(from, r.plan.cells[i])
	}
	return r.plan.cells[i]
}

// show brings a tile to a look; if it was another one, and hidden, it tips over.
func show(s *draw.NumberTile, was, look draw.NumberTileLook, known bool) {
	switch {
	case known && (was.Number == draw.TileBlank || !was.Open && look.Open):
		s.Set(was)
		s.Turn(look)
	case s.Look() != look:
		s.Stop()
		s.Set(look)
	}
}

// cellOf is the cell of a tile.
func cellOf(cells []rowCell, id int) (rowCell, bool) {
	for _, c := range cells {
		if c.id == id {
			return c, true
		}
	}
	return rowCell{}, false
}

// mark marks the gaps where the tile that stands apart may go.
func (r *row) mark(places []int, chosen int) {
	r.places, r.chosen = places, chosen
	for len(r.marks) < len(places) {
		r.marks = append(r.marks, newGapMark())
	}
	r.Refresh()
}

// stop ends animations.
func (r *row) stop() {
	r.slide.stop()
	for _, s := range r.tiles {
		s.Stop()
	}
}

// at is the tile that can be tapped at a point; -1 for none. Half of the gaps and the
// text below belong to it.
func (r *row) at(pos fyne.Position) int {
	half := (r.plan.pitch - r.plan.width) / 2
	for i, c := range r.plan.cells {
		if i < len(r.cells) && r.cells[i].tap && pos.X >= c.X-half && pos.X < c.X+r.plan.width+half && pos.Y >= c.Y-4 && pos.Y < c.Y+r.plan.height+lineGap/2 {
			return i
		}
	}
	return -1
}

// gapAt is the marked gap at a point, or near it; -1 for none.
func (r *row) gapAt(pos fyne.Position) int {
	reach := max(gapOf(r.plan.width), (40-r.plan.mark)/2)
	for k, m := range r.plan.marks {
		if k < len(r.places) && pos.X >= m.X-reach && pos.X < m.X+r.plan.mark+reach && pos.Y >= m.Y-4 && pos.Y < m.Y+r.plan.height+lineGap/2 {
			return k
		}
	}
	return -1
}

// Tapped implements fyne.Tappable.
func (r *row) Tapped(e *fyne.PointEvent) {
	if k := r.gapAt(e.Position); k >= 0 && r.onPlace != nil {
		r.onPlace(r.places[k])
		return
	}
	if i := r.at(e.Position); i >= 0 && r.onTap != nil {
		r.onTap(i)
	}
}

// MouseIn implements desktop.Hoverable.
func (r *row) MouseIn(e *desktop.MouseEvent) { r.MouseMoved(e) }

// MouseMoved implements desktop.Hoverable: what can be tapped shows it.
func (r *row) MouseMoved(e *desktop.MouseEvent) {
	over, gap := r.at(e.Position), r.gapAt(e.Position) >= 0
	if gap {
		over = -1
	}
	r.overGap = gap
	if r.over != over {
		r.over = over
		r.Refresh()
	}
}

// MouseOut implements desktop.Hoverable.
func (r *row) MouseOut() {
	r.overGap = false
	if r.over >= 0 {
		r.over = -1
		r.Refresh()
	}
}

// Cursor implements desktop.Cursorable.
func (r *row) Cursor() desktop.Cursor {
	if r.over >= 0 || r.overGap {
		return desktop.PointerCursor
	}
	return desktop.DefaultCursor
}

func (r *row) least() fyne.Size {
	return fyne.NewSize(2*tileLeast, draw.NumberTileHeight(tileMin)+textHeight())
}

func (r *row) parts() []fyne.CanvasObject {
	out := []fyne.CanvasObject{r.divider}
	for _, m := range r.marks {
		out = append(out, m.objects()...)
	}
	last := -1
	if r.slide.anim.Running() { // it slides above the others
		last = slices.IndexFunc(r.cells, func(c rowCell) bool { return c.id == r.slid })
	}
	for i, s := range r.tiles {
		if i != last {
			out = append(out, s, r.labels[i], r.icons[i])
		}
	}
	if last >= 0 {
		out = append(out, r.tiles[last], r.labels[last], r.icons[last])
	}
	return out
}

func (r *row) place(size fyne.Size) {
	r.plan = r.best(size, r.most)
	p := r.plan
	r.brief = r.briefs(size)
	for i := range r.tiles {
		on := i < len(r.cells)
		ui.Show(on, r.tiles[i])
		ui.Show(on, r.labels[i])
		ui.Show(on, r.icons[i])
		if on {
			r.cell(i)
		}
	}
	for k, m := range r.marks {
		on, at := k < len(r.places), fyne.Position{}
		if on {
			at = p.marks[k]
		}
		m.set(on, on && r.places[k] == r.chosen, !slices.Contains(r.places, r.chosen), at, p.mark, draw.NumberTileHeight(p.width))
	}
	ui.Show(r.apart, r.divider)
	r.divider.FillColor = ui.Color(ui.Border)
	r.divider.Move(fyne.NewPos(p.line, 0))
	r.divider.Resize(fyne.NewSize(1, p.size.Height))
	r.divider.Refresh()
}

// textGap is between what stands below two tiles, in px.
const textGap = 8

// style is that of the text below a tile.
func (c rowCell) style() ui.Style {
	if c.bold {
		return ui.Strong
	}
	return ui.Body
}

// wide is how wide that is, with its icon.
func (c rowCell) wide() float32 {
	w := c.style().Measure(c.text)
	if c.icon != "" {
		w += 16 + 4
	}
	return w
}

// brief tells whether something shorter can stand in its place.
func (c rowCell) brief() bool { return c.short != "" || c.tiny != "" }

// asideIs tells whether a tile stands apart.
func (r *row) asideIs(i int) bool { return r.apart && i == len(r.cells)-1 }

// briefs tells whether some name below the tiles has no room: then all are short, so that they look alike.
func (r *row) briefs(size fyne.Size) bool {
	pitch := r.plan.pitch
	if r.gaps > len(r.places) {
		all := r.rowShape
		all.places = make([]int, r.gaps)
		for i := range all.places {
			all.places[i] = i
		}
		pitch = min(pitch, all.best(size, r.most).pitch)
	}
	for i, c := range r.cells {
		if c.brief() && !c.says && !r.asideIs(i) && c.wide() > pitch-textGap {
			return true
		}
	}
	return false
}

// cell places a tile and what stands below it.
func (r *row) cell(i int) {
	p, c := r.plan, r.cells[i]
	s, at := r.tiles[i], r.pos(i)
	s.SetWidth(p.width)
	s.Resize(s.MinSize())
	if i == r.over {
		at.Y -= 3
	}
	s.Move(at)
	wide, icon, gap := c.wide(), float32(0), float32(4)
	if c.icon != "" {
		icon = 16
	}
	text, sign, room := c.text, c.icon, p.pitch-textGap
	switch {
	case r.asideIs(i):
		room = p.slot
	case c.says: // what is said of a tile needs all there is
		room = p.pitch - 2
	}
	if c.brief() && (wide > room || r.brief && !c.says && !r.asideIs(i)) {
		text, sign, icon = c.short, c.tiny, 0
		if sign != "" {
			icon = 16
		}
		if text == "" {
			gap = 0
		}
	}
	style := c.style()
	wide = style.Measure(text)
	l := r.labels[i]
	l.SetStyle(style)
	l.SetColor(c.tok)
	l.SetText(text)
	y := r.pos(i).Y + draw.NumberTileHeight(p.width) + 4
	x := ui.Whole(at.X + (p.width-wide-icon-gap)/2)
	if icon == 0 {
		x = ui.Whole(at.X + (p.width-wide)/2)
		gap = 0
	}
	l.Move(fyne.NewPos(x+icon+gap, y))
	l.Resize(fyne.NewSize(wide+1, ui.Strong.Height()))
	r.icons[i].Set(sign, c.tok)
	r.icons[i].Move(fyne.NewPos(x, y+ui.Whole((ui.Strong.Height()-16)/2)))
	r.icons[i].Resize(fyne.NewSquareSize(16))
	ui.Show(icon > 0, r.icons[i])
}
