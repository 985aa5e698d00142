package davinci

import (
	"slices"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
	"spieltisch/games/each"
)

// cell is a tile in a row.
type cell struct {
	id   int // of the tile, in the View; 0 for a back that stands for any
	look draw.NumberTileLook
	lift bool        // it stands higher than the others
	low  bool        // or lower: all may know it
	tap  bool        // it can be tapped
	sign ui.IconName // below it, with a word where that has room
	word string
	tok  ui.Token
}

// row is tiles on a ledge, low to high. The last one may stand apart on a ledge of its own; then gaps open as slots where it may go.
type row struct {
	ui.CarryAreas
	rowShape
	chosen  int // one of the places, or another number for none
	onTap   func(i int)
	onPlace func(place int)
	here    string // below the place that is chosen

	plan    rowPlan
	wood    [maxLines + 1]*ui.Ledge
	tiles   []*draw.NumberTile
	labels  []*ui.Text
	signs   []*ui.Icon
	slots   []*slot
	sliding *ui.Animation
	way     float32               // how far those have come, 0 to 1
	from    map[int]fyne.Position // where tiles are on their way from, by id
	comes   int                   // the tile that stood apart then
}

// slot is a place on the ledge where a tile may go.
type slot struct {
	box  *ui.Box
	icon *ui.Icon
	word *ui.Text
}

// Sizes of a row: how far tiles rise, or stand further down that lie open; how wide a slot is, and how much its gap grows for it.
const (
	rowLift  float32 = 12
	rowSinks float32 = 8
	slotWide float32 = 24
	slotMore float32 = 20
)

// newRow is a row of tiles that are most wide at most, on so many ledges at most.
func newRow(most float32, lines int) *row {
	r := &row{rowShape: rowShape{most: most, lines: lines, fair: tileFair}, chosen: -1}
	for i := range r.wood {
		r.wood[i] = ui.NewLedge()
	}
	r.Frames, r.OnTap, r.Deaf = r.frames, r.tapped, true
	r.Draw(r, r.least, r.place).Changing(r.parts).Repaints().Gone(r.stop)
	return r
}

// set shows other tiles. A tile that was hidden and now lies open tips over, one that comes to stand apart is seen from behind
// first, and one that has stood apart slides to its place.
func (r *row) set(cells []cell, apart bool) {
	before, begun := r.cells, len(r.tiles) > 0
	r.cells = cells
	for len(r.tiles) < len(cells) {
		r.tiles = append(r.tiles, draw.NewNumberTile(draw.NumberTileLook{}, tileFair))
		r.labels = append(r.labels, ui.NewText("", ui.Strong, ui.Ink2).Align(fyne.TextAlignCenter))
		r.signs = append(r.signs, ui.NewIcon("", 16, ui.Ink2))
	}
	for i, c := range cells {
		was, known := cellOf(before, c.id)
		if begun && !known && apart && i == len(cells)-1 && ui.Animations() {
			was, known = c, true
			was.look.Open, was.look.Number = false, draw.TileBlank
		}
		show(r.tiles[i], was.look, c.look, known)
	}
	if r.apart && !apart && ui.Animations() && len(cells) >= len(before) {
		r.slideIn(before)
	}
	r.apart = apart
	if i := r.Over(); i >= 0 && i < len(cells) && !cells[i].tap {
		r.MouseOut() // the pointer rests there, but the tile is no longer for it
	}
	r.Refresh()
}

// slideTime is how long a tile takes to its place; it begins when it has turned over.
const (
	slideTime  = 900 * time.Millisecond
	slideWaits = .55
)

// slideIn lets the tile that stood apart slide to its place, and those behind it make room.
func (r *row) slideIn(before []cell) {
	r.from = map[int]fyne.Position{}
	for i, c := range before[:min(len(before), len(r.plan.at))] {
		r.from[c.id], r.comes = r.stand(i, c), c.id
	}
	r.way = 0
	r.sliding = ui.Animate(slideTime, fyne.AnimationLinear, func(f float32) {
		f = max(0, (f-slideWaits)/(1-slideWaits))
		r.way = f * f * (3 - 2*f)
		r.Refresh()
	})
}

// show brings a tile to a look; if it was another one, and hidden, it tips over.
func show(s *draw.NumberTile, was, look draw.NumberTileLook, known bool) {
	switch {
	case known && (was.Number == draw.TileBlank && look.Number != draw.TileBlank || !was.Open && look.Open):
		s.Set(was)
		s.Turn(look)
	case s.Look() != look:
		s.Stop()
		s.Set(look)
	}
}

// cellOf is the cell of a tile.
func cellOf(cells []cell, id int) (cell, bool) {
	i := slices.IndexFunc(cells, func(c cell) bool { return c.id == id && id != 0 })
	if i < 0 {
		return cell{}, false
	}
	return cells[i], true
}

// open opens slots where a tile may go.
func (r *row) open(places []int, chosen int) {
	r.places, r.chosen = places, chosen
	for len(r.slots) < len(places) {
		r.slots = append(r.slots, &slot{ui.NewBox(), ui.NewIcon(ui.IconPlus, 16, ui.Ink2), ui.NewText("", ui.Strong, ui.AccentText).Align(fyne.TextAlignCenter)})
	}
	r.Refresh()
}

// stop ends animations.
func (r *row) stop() {
	if r.sliding.Stop() {
		r.way = 1
	}
	for _, s := range r.tiles {
		s.Stop()
	}
}

// frames are where the tiles and, behind them, the slots take a tap.
func (r *row) frames() []ui.Frame {
	out := make([]ui.Frame, len(r.cells))
	for i, at := range r.plan.at {
		if r.cells[i].tap {
			out[i] = ui.NewFrame(at.X-(r.plan.step-r.plan.width)/2, at.Y-rowLift, r.plan.step, rowLift+draw.NumberTileHeight(r.plan.width)+4)
		}
	}
	for _, x := range r.plan.slots {
		const reach = slotWide/2 + 10
		out = append(out, ui.NewFrame(x-reach, 0, 2*reach, r.plan.ledge+48))
	}
	return out
}

func (r *row) tapped(i int) {
	switch {
	case i >= len(r.cells) && r.onPlace != nil:
		r.onPlace(r.places[i-len(r.cells)])
	case i < len(r.cells) && r.onTap != nil:
		r.onTap(i)
	}
}

func (r *row) least() fyne.Size { return fyne.NewSize(4*tileFair, lineOf(tileLeast)) }

func (r *row) parts() []fyne.CanvasObject {
	var out []fyne.CanvasObject
	for _, l := range r.wood {
		out = append(out, l)
	}
	var over []fyne.CanvasObject
	for i, s := range r.tiles {
		if i < len(r.cells) && (r.cells[i].lift || r.slides() && r.cells[i].id == r.comes) {
			over = append(over, s)
		} else {
			out = append(out, s)
		}
	}
	out = append(out, over...)
	for i := range r.labels {
		out = append(out, r.labels[i], r.signs[i])
	}
	for _, s := range r.slots {
		out = append(out, s.box, s.icon, s.word)
	}
	return out
}

// slides tells whether the tile that stood apart is still on its way.
func (r *row) slides() bool { return r.way < 1 && r.sliding.Running() }

// stand is where a tile stands at a place: further down, if all may know it.
func (r *row) stand(i int, c cell) fyne.Position {
	to := r.plan.at[i]
	if c.low {
		to.Y += min(rowSinks, ledgeOf(r.plan.width)/2)
	}
	return to
}

// pos is where a tile stands now.
func (r *row) pos(i int) fyne.Position {
	to := r.stand(i, r.cells[i])
	if from, ok := r.from[r.cells[i].id]; ok && r.slides() {
		return fyne.NewPos(ui.Whole(from.X+(to.X-from.X)*r.way), ui.Whole(from.Y+(to.Y-from.Y)*r.way))
	}
	switch {
	case r.cells[i].lift:
		to.Y -= rowLift
	case i == r.Over() && r.cells[i].tap && !r.cells[i].look.Open:
		to.Y -= 3
	}
	return to
}

func (r *row) place(size fyne.Size) {
	r.plan = r.best(size)
	for i, s := range r.tiles {
		on := i < len(r.cells)
		ui.Show(on, s)
		if !on {
			ui.Show(false, r.labels[i], r.signs[i])
			continue
		}
		s.SetWidth(r.plan.width)
		s.Resize(s.MinSize())
		s.Move(r.pos(i))
		r.label(i)
	}
	high := ledgeOf(r.plan.width)
	for i, l := range r.wood {
		on := i < len(r.plan.ledges)
		ui.Show(on, l)
		if on {
			f := r.plan.ledges[i]
			put(l, f.X, f.Y, f.Width, high)
		}
	}
	for k, s := range r.slots {
		r.slot(k, s)
	}
}

// label writes below a tile what is said of it, once it is there. Of such as lie open next to each other it is said once, below their middle.
func (r *row) label(i int) {
	c, y := r.cells[i], r.plan.at[i].Y+lineOf(r.plan.width)+2
	word, to := ui.Strong.Measure(c.word), i
	for to+1 < len(r.cells) && c.sign != "" && r.cells[to+1].sign == c.sign {
		to++
	}
	said := i > 0 && c.sign != "" && r.cells[i-1].sign == c.sign
	fits := !said && (c.sign == "" || word+20 <= float32(to-i+2)*r.plan.step-8) // half a step at both ends, too
	ui.Show(fits && c.word != "", r.labels[i])
	ui.Show(!said && c.sign != "", r.signs[i])
	x, wide := (r.pos(i).X+r.pos(to).X+r.plan.width)/2, float32(16)
	if r.slides() && slices.ContainsFunc(r.cells[i:to+1], func(c cell) bool { return c.id == r.comes }) {
		x, c.sign, c.word = (r.plan.at[i].X+r.plan.at[to].X+r.plan.width)/2, "", ""
	}
	if fits && c.word != "" {
		wide += 4 + word
	}
	x -= wide / 2
	r.signs[i].Set(c.sign, c.tok)
	put(r.signs[i], x, y+2, 16, 16)
	r.labels[i].SetText(c.word)
	r.labels[i].SetColor(c.tok)
	x += pick[float32](c.sign != "", 20, 8)
	put(r.labels[i], x, y, word+2, ui.Strong.Height())
}

// slot places an open place: a plus, or an arrow once it is chosen, with a word below it that has room.
func (r *row) slot(k int, s *slot) {
	on := k < len(r.plan.slots)
	ui.Show(on, s.box, s.icon, s.word)
	if !on {
		return
	}
	fill, rim, tok, icon, word := ui.Slip, ui.Accent, ui.AccentText, ui.IconPlus, ""
	if r.places[k] == r.chosen {
		fill, tok, icon, word = ui.Accent, ui.OnAccent, ui.IconArrowDown, r.here
	}
	for _, c := range r.cells[max(0, r.places[k]-1):min(r.places[k]+1, r.standing())] {
		if c.sign != "" {
			word = ""
		}
	}
	h := r.plan.ledge + ui.LedgeStand
	x, y := ui.Whole(r.plan.slots[k]-slotWide/2), ui.Whole(h*.3)
	h -= y
	s.box.Set(x, y, slotWide, h, tileRadius, fill, rim, 2)
	s.icon.Set(icon, tok)
	put(s.icon, x+(slotWide-16)/2, ui.Whole(y+(h-16)/2), 16, 16)
	s.word.SetText(word)
	wide := ui.Strong.Measure(word) + 2
	put(s.word, max(0, x+(slotWide-wide)/2), lineOf(r.plan.width)+2, wide, ui.Strong.Height())
}

// nearest is the open place nearest to x; -1 for none.
func (r *row) nearest(x float32) int {
	best, place := float32(0), -1
	for k, at := range r.plan.slots {
		if d := max(at-x, x-at); place < 0 || d < best {
			best, place = d, r.places[k]
		}
	}
	return place
}

// Pieces is where its tiles and ledges lie, with what is said below them and the room above that a tile is lifted into.
func (r *row) Pieces() ui.Frame {
	all := ui.Around(r.plan.ledges...)
	return ui.NewFrame(all.X, -rowLift, all.Width, rowLift+r.Size().Height)
}

// areas is where the tiles that are seen lie on the screen.
func (r *row) areas() []draw.Area {
	return each.Of(r.tiles[:len(r.cells)], func(t *draw.NumberTile) draw.Area { return draw.AreaOf(t) })
}
