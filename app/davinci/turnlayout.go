package davinci

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
	"spieltisch/games"
)

// Sizes of the page, in px.
const (
	tileMost   float32 = 96 // width of the others' tiles; the own ones are a little wider
	ownMore    float32 = 72.0 / 64
	middleGood float32 = 264 // height of the middle with tiles of full size
	roomHigh   float32 = 640 // and roomWide: from there on the margins are wide, at the sides from roomWide on
	roomWide   float32 = 1100
)

// least is little: whatever there is, the page fits it.
func (t *turn) least() fyne.Size {
	return fyne.NewSize(ui.MinWidth-40, 460)
}

// frame are the measures that depend on the page's size alone.
type frame struct {
	side, top, bottom  float32
	gap                float32
	width, height      float32
	rival, mine, right float32 // widths
}

func margins(s fyne.Size) frame {
	f := frame{side: 24, top: 16, bottom: 24, gap: 16}
	if s.Width < roomWide {
		f.side = 12
	}
	if s.Height < roomHigh || s.Width < roomWide { // a tip below takes of the height: the sides stay in line with it
		f.top, f.bottom, f.gap = 10, 13, 10
	}
	return f
}

func (t *turn) frame(s fyne.Size) frame {
	f := margins(s)
	f.width, f.height = s.Width-2*f.side, s.Height-f.top-f.bottom
	n := float32(max(1, len(t.rivals)))
	f.rival = (f.width - f.gap*(n-1)) / n
	f.right = ui.Whole(min(max(f.width*.39, t.decision.wide()), f.width*.48))
	f.mine = f.width - f.gap - f.right
	if t.beside = t.hasRoomBeside(f.mine); t.beside {
		f.rival = f.mine
	}
	return f
}

// hasRoomBeside tells whether the guesses stand next to the row of the only other player,
// as the notes are where they would be: the row must stay in one line then.
func (t *turn) hasRoomBeside(width float32) bool {
	if len(t.rivals) > 1 || !t.state.notesOn() {
		return false
	}
	c := t.rivals[0]
	side, _ := cardPads(tileFair)
	return c.row.lay(tileFair, 1).size.Width+c.block(width)+2*side <= width
}

// split are the heights of the three rows, and the width of the others' tiles.
type split struct{ top, middle, bottom, tile float32 }

// wish is what a page may have room for: tiles not smaller than this, how many lines the
// choices are explained in, and how much of the notes next to the picker.
type wish struct {
	tile  float32
	words words
	notes noteShare
}

// noteShare is how much of the notes is seen next to the picker.
type noteShare int

const (
	noNotes noteShare = iota
	someNotes
	allNotes
)

// wishes are tried in their order.
var wishes = []wish{
	{56, allWords, allNotes},
	{48, allWords, allNotes},
	{44, someWords, allNotes},
	{38, noWords, allNotes},
	{56, allWords, someNotes},
	{48, allWords, someNotes},
	{44, someWords, someNotes},
	{38, noWords, someNotes},
	{36, someWords, noNotes},
	{tileMin, noWords, noNotes},
}

// share finds the first wish that can be had, with the largest tiles.
func (t *turn) share(f frame) split {
	for _, w := range wishes {
		for tile := tileMost; tile >= w.tile; tile -= 2 {
			if s := t.heights(f, tile, w.words); s.middle >= t.want(w, tile) {
				return s
			}
		}
	}
	s := t.heights(f, tileMin, noWords)
	s.middle = max(s.middle, t.middleLeast()/2)
	return s
}

// want is the height of the middle that a wish means with tiles of a width.
func (t *turn) want(w wish, tile float32) float32 {
	want := t.middleLeast()
	if w.notes > noNotes && t.state.notesOn() {
		want = max(want, t.notes.object.MinSize().Height)
	}
	if w.notes == allNotes && t.state.notesOn() {
		want = max(want, t.notes.whole())
	}
	if w.notes > noNotes && !t.state.notesOn() {
		want = max(want, t.past.object.MinSize().Height)
	}
	switch {
	case tile > tileFull:
		want = max(want, middleGood+2*(tile-tileFull))
	case tile >= 56:
		want = max(want, middleGood)
	}
	return want
}

func (t *turn) heights(f frame, tile float32, w words) split {
	s := split{tile: tile}
	for _, c := range t.rivals {
		s.top = max(s.top, c.need(f.rival, tile))
	}
	s.bottom = max(t.mine.need(f.mine, ui.Whole(tile*ownMore)), t.decision.need(f.right, w))
	s.middle = f.height - 2*f.gap - s.top - s.bottom
	return s
}

// middleLeast is the height that the middle can't do without, in any phase.
func (t *turn) middleLeast() float32 {
	return max(t.picker.object.MinSize().Height, t.pool.object.MinSize().Height, t.verdict.object.MinSize().Height, t.watchLeast())
}

// place shares the page among others, middle and own row. The
// tiles are as large as leaves the middle what it needs; then words are left out.
func (t *turn) place(size fyne.Size) {
	if t.state.view.Seats == nil || size.Width <= 0 {
		return
	}
	f := t.frame(size)
	ui.Show(!t.beside, t.notes.past)
	ui.Show(t.state.notesOn() && !t.beside && len(t.notes.lines) > 0, t.past.back)
	s := t.share(f)
	t.mover.Hide()
	for i, c := range t.rivals {
		c.row.most = s.tile
		x := f.side + float32(i)*(f.rival+f.gap)
		put(c.object, x, f.top, f.rival, s.top)
		if t.state.watching() && c.seat == t.state.view.Asked {
			t.mover.Around(true, x, f.top, f.rival, s.top, 12, 0, ui.Accent)
		}
	}
	if t.beside {
		put(t.past.object, f.side+f.mine+f.gap, f.top, f.right, s.top)
	}
	y := f.top + s.top + f.gap
	t.middle(f, y, s.middle)
	y += s.middle + f.gap
	t.mine.row.most = ui.Whole(s.tile * ownMore)
	put(t.mine.object, f.side, y, f.mine, s.bottom)
	put(t.decision.object, f.side+f.mine+f.gap, y, f.right, s.bottom)
	for _, c := range append(t.rivals, t.mine) {
		ui.PlaceAnew(c.box)
	}
	ui.PlaceAnew(t.decision.box) // the measuring has moved its words
}

// middle places what is asked and what helps, side by side where both have room.
func (t *turn) middle(f frame, y, h float32) {
	ask, aside := t.asks(), t.aside()
	for _, o := range []fyne.CanvasObject{t.picker.object, t.pool.object, t.verdict.object, t.watch.object} {
		ui.Show(o == ask, o)
	}
	for _, o := range []fyne.CanvasObject{t.notes.object, t.past.object} {
		ui.Show(o == aside || o == t.past.object && t.beside, o)
	}
	half := (f.width - f.gap) / 2
	both := aside != nil && fits(aside, half, h) && ask.MinSize().Width <= half && (!t.state.watching() || !t.watch.wide(h))
	ui.Show(aside != nil && !both && t.state.moment == nil, t.flip)
	t.flipped = t.flipped && t.flip.Visible()
	switch {
	case both:
		put(ask, f.side, y, half, h)
		put(aside, f.side+half+f.gap, y, half, h)
	case t.flip.Visible():
		t.tabs(f, y, h, ask, aside)
	default:
		put(ask, f.side, y, f.width, h)
		if aside != nil {
			ui.Show(false, aside)
		}
	}
}

// fits tells whether an object has room in a size.
func fits(o fyne.CanvasObject, width, height float32) bool {
	least := o.MinSize()
	return least.Width <= width && least.Height <= height
}

// aside is the card that stands next to what is asked: the notes or the guesses; nil for none.
func (t *turn) aside() fyne.CanvasObject {
	switch {
	case t.state.notesOn() && (!t.listing && len(t.notes.lines) > 0 || t.beside):
		return t.notes.object
	case !t.beside:
		return t.past.object
	}
	return nil
}

// watchLeast is the height of the card of who is watched, at a table where somebody is.
func (t *turn) watchLeast() float32 {
	if !t.state.watching() {
		return 0
	}
	return t.watch.object.MinSize().Height
}

// asks is the card of what is asked now, or of the answer.
func (t *turn) asks() fyne.CanvasObject {
	if t.state.watching() {
		return t.watch.object
	}
	if _, ok := t.state.answer(); ok {
		return t.verdict.object
	}
	if t.state.asksNumber() {
		return t.picker.object
	}
	return t.pool.object
}

// tabs shows either what is asked or what stands aside, and the button that turns them over.
func (t *turn) tabs(f frame, y, h float32, ask, aside fyne.CanvasObject) {
	ui.Show(!t.flipped, ask)
	ui.Show(t.flipped, aside)
	icon, tip := ui.IconPencil, t.desk.T(pick[games.ID](aside == t.past.object, "davinci.turn.to_past", "davinci.turn.to_notes"))
	if t.flipped {
		icon, tip = ui.IconBack, t.desk.T("davinci.turn.to_picker")
	}
	t.flip.SetIcon(icon)
	t.flip.SetTip(tip)
	t.flip.SetKey(pick(aside == t.past.object, "L", "N"))
	b := t.flip.MinSize().Width
	w := f.width - b - 8
	put(ask, f.side, y, w, h)
	put(aside, f.side, y, w, h)
	put(t.flip, f.side+w+8, y, b, b)
}
