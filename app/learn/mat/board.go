package mat

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"spieltisch/app/ui"
	"spieltisch/games/course"
	"spieltisch/games/letterpiece"
)

// board is the mat with its trays, one widget: so a piece can be dragged from any place to any
// other.
type board struct {
	ui.Base
	t      *Task
	plan   plan
	look   *look
	motion motion
	shown  map[int]course.Laid // where pieces are on the screen, by id

	sel   int  // the chosen piece, 0: none, and then
	tray  int  // the keyboard is on this tray
	focus bool // has the keyboard
	quiet bool // got it by the pointer: no ring until a key is pressed
	drag  *drag
	over  spot
}

// drag is a piece that follows the pointer.
type drag struct {
	id      int // 0: from its tray
	lie     course.Laid
	pointer fyne.Position
}

// spot is what lies at a point: a piece, a tray, or neither.
type spot struct {
	id   int
	tray int // -1: none
}

var nowhere = spot{tray: -1}

var (
	_ fyne.Widget        = (*board)(nil)
	_ fyne.Focusable     = (*board)(nil)
	_ fyne.Tabbable      = (*board)(nil)
	_ fyne.Draggable     = (*board)(nil)
	_ fyne.Tappable      = (*board)(nil)
	_ desktop.Hoverable  = (*board)(nil)
	_ desktop.Cursorable = (*board)(nil)
)

func newBoard(t *Task) *board {
	b := &board{t: t, shown: map[int]course.Laid{}, over: nowhere}
	b.look = newLook(b)
	for _, p := range t.model.now {
		b.shown[p.id] = p.Laid
	}
	b.Draw(b, b.MinSize, b.arrange).Changing(b.look.all).Repaints().Gone(func() { b.motion.stop() })
	t.env.Trace.Mark("mat", b.look.ground.Rectangle)
	for i, tray := range b.look.trays {
		t.env.Trace.Mark("mat.tray"+string(rune('1'+i)), tray.box.Rectangle)
	}
	return b
}

// MinSize implements fyne.CanvasObject: it fits into the least window.
func (b *board) MinSize() fyne.Size {
	b.ExtendBaseWidget(b)
	return fyne.NewSize(320, 150)
}

// fit lays the board out for a size; what lies on it stays.
func (b *board) fit(s fyne.Size) {
	b.plan = planOf(s, b.t.model.home())
	if b.t.model.room != b.plan.room {
		b.t.model.resize(b.plan.room)
	}
	b.track()
}

// track notes where the pieces are on the screen now.
func (b *board) track() {
	here := map[int]bool{}
	for _, p := range b.t.model.now {
		b.shown[p.id], here[p.id] = b.motion.on(p.id, p.Laid), true
	}
	for id := range b.shown {
		if !here[id] {
			delete(b.shown, id)
		}
	}
	if !here[b.sel] {
		b.sel = 0
	}
}

// present brings all pieces from where they are on the screen to where they lie.
func (b *board) present() {
	b.motion.stop()
	moved := false
	from := map[int]course.Laid{}
	for _, p := range b.t.model.now {
		was, ok := b.shown[p.id]
		if !ok {
			x, y := b.plan.at(b.plan.trays[p.Kind].middle())
			was = course.Laid{Kind: p.Kind, X: x, Y: y, Turn: p.Turn}
		}
		from[p.id] = was
		moved = moved || was != p.Laid
	}
	if !moved || !ui.Animations() {
		b.show()
		b.t.settled()
		return
	}
	b.motion.start(from, func(done bool) {
		b.track()
		b.look.pieces()
		if done {
			b.show()
			b.t.settled()
		}
	})
	b.show()
}

// rest ends a movement at once, with all that follows from it.
func (b *board) rest() {
	if b.motion.stop() {
		b.show()
		b.t.settled()
	}
}

// show shows everything as it is now.
func (b *board) show() {
	b.track()
	b.Refresh()
}

// spotAt is what lies at a point: a tray, or the uppermost piece there.
func (b *board) spotAt(at fyne.Position) spot {
	for i, f := range b.plan.trays {
		if f.has(at) {
			return spot{tray: i}
		}
	}
	x, y := b.plan.at(at)
	const easy = letterpiece.Thickness/2 + .12
	for _, p := range slices.Backward(b.t.model.now) {
		if touch(b.shown[p.id], x, y) <= easy {
			return spot{id: p.id, tray: -1}
		}
	}
	return nowhere
}

// choose chooses a piece; 0 chooses none.
func (b *board) choose(id int) {
	if b.sel != id {
		b.sel = id
		b.show()
	}
}

// take brings a piece from its tray to a free place.
func (b *board) take(tray int) bool {
	m, k := b.t.model, letterpiece.Kind(tray)
	return b.t.act(func() { b.sel = m.take(m.free(k)) }, m.left(k) != 0)
}

// turn turns a piece.
func (b *board) turn(id int, by float64) bool {
	return b.t.act(func() { b.t.model.turn(id, by) }, b.t.model.at(id) >= 0)
}

// back puts a piece back into its tray, where the keyboard goes too.
func (b *board) back(id int) bool {
	i := b.t.model.at(id)
	if i < 0 {
		return false
	}
	kind := b.t.model.now[i].Kind
	return b.t.act(func() {
		b.t.model.back(id)
		if b.sel == id {
			b.sel, b.tray = 0, int(kind)
		}
	}, true)
}
