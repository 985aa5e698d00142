package mat

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/games/course"
	"spieltisch/games/letterpiece"
)

// board is the mat with its trays, one widget: so a piece can be dragged from any place to any
// other.
type board struct {
	ui.CarryAreas // its spots
	*scene
	do     boardDoes
	look   *look
	motion motion
}

var (
	_ fyne.Widget   = (*board)(nil)
	_ fyne.Tabbable = (*board)(nil)
)

// boardDoes is what the board is used for.
type boardDoes struct {
	act     func(step func(), can bool) bool // a step on the mat, if it can be made
	rest    func()                           // everything comes to its place
	settled func()                           // everything has
}

// newBoard shows a scene, with nothing held or chosen.
func newBoard(env *shell.Env, s *scene, do boardDoes) *board {
	s.hand = hand{shown: map[int]course.Laid{}, over: nowhere}
	for _, p := range s.model.now {
		s.shown[p.id] = p.Laid
	}
	b := &board{scene: s, do: do}
	b.look = newLook(env, s, newWheel(b.wheeled), func(by float64) { b.turn(b.sel, by) })
	b.Text, b.Find, b.OnTap, b.OnMiss, b.OnPoint = true, b.find, b.tap, b.bring, b.point
	b.OnTake, b.OnCarry, b.OnDrop, b.OnBack = b.lift, b.carry, b.drop, func() {
		b.drag, b.over = nil, nowhere
		b.show()
	}
	b.OnFocus, b.OnBlur, b.OnKey, b.OnRune = b.focused, b.left, b.pressed, b.typed
	b.Draw(b, b.MinSize, b.arrange).Changing(b.look.all).Repaints().Gone(func() { b.motion.stop() })
	env.Trace.Mark("mat", b.look.ground.Rectangle)
	for i, tray := range b.look.trays {
		env.Trace.Mark("mat.tray"+string(rune('1'+i)), tray.box.Rectangle)
	}
	return b
}

// MinSize implements fyne.CanvasObject: it fits into the least window.
func (b *board) MinSize() fyne.Size {
	b.ExtendBaseWidget(b)
	return fyne.NewSize(320, 150)
}

// arrange lays the board out for a size; what lies on it stays.
func (b *board) arrange(size fyne.Size) {
	if size.Width <= 0 || size.Height <= 0 {
		return
	}
	b.plan = planOf(size, b.model.home())
	if b.model.room != b.plan.room {
		b.model.resize(b.plan.room)
	}
	b.track()
	b.look.arrange()
}

// track notes where the pieces are on the screen now.
func (b *board) track() {
	here := map[int]bool{}
	for _, p := range b.model.now {
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
	for _, p := range b.model.now {
		was, ok := b.shown[p.id]
		if !ok {
			x, y := b.plan.at(b.plan.trays[p.Kind].Middle())
			was = course.Laid{Kind: p.Kind, X: x, Y: y, Turn: p.Turn}
		}
		from[p.id] = was
		moved = moved || was != p.Laid
	}
	if !moved || !ui.Animations() {
		b.show()
		b.do.settled()
		return
	}
	b.motion.start(from, func(done bool) {
		b.track()
		b.look.pieces()
		if done {
			b.show()
			b.do.settled()
		}
	})
	b.show()
}

// rest ends a movement at once, with all that follows from it.
func (b *board) rest() {
	if b.motion.stop() {
		b.show()
		b.do.settled()
	}
}

// show shows everything as it is now.
func (b *board) show() {
	b.track()
	b.Refresh()
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
	m, k := b.model, letterpiece.Kind(tray)
	return b.do.act(func() { b.sel = m.take(m.free(k)) }, m.left(k) != 0)
}

// turn turns a piece.
func (b *board) turn(id int, by float64) bool {
	return b.do.act(func() { b.model.turn(id, by) }, b.model.at(id) >= 0)
}

// back puts a piece back into its tray, where the keyboard goes too.
func (b *board) back(id int) bool {
	i := b.model.at(id)
	if i < 0 {
		return false
	}
	kind := b.model.now[i].Kind
	return b.do.act(func() {
		b.model.back(id)
		if b.sel == id {
			b.sel, b.tray = 0, int(kind)
		}
	}, true)
}
