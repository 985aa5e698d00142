package mat

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"spieltisch/app/shell/shelltest"
	"spieltisch/games/course"
	"spieltisch/games/letterpiece"
	"spieltisch/locales"
)

var languages = []locales.Lang{locales.German, locales.English}

// Every letter can be built by dragging and the wheel, and the task is done by itself.
func TestDragEveryLetter(t *testing.T) {
	c := newCourse(t)
	for _, lang := range languages {
		r := newRig(t, lang, c, build(c, 'A'))
		for _, letter := range c.Letters() {
			r.give(build(c, letter))
			r.drags(places(c, letter))
			if r.got != (answered{string(letter), 0, 1}) {
				t.Errorf("%c: %+v, it lies %+v", letter, r.got, r.task.model.now)
			}
		}
	}
}

// Taps alone do it too: on a tray, on the buttons that turn, and on the place.
func TestTaps(t *testing.T) {
	c := newCourse(t)
	r := newRig(t, locales.German, c, build(c, 'L'))
	all := places(c, 'L')
	r.tap(r.trayAt(letterpiece.LongStick))
	if got := r.newest().Laid; got != all[0] {
		t.Errorf("the first piece comes to %+v", got)
	}
	r.tap(r.trayAt(letterpiece.ShortStick))
	id := r.newest().id
	for range 7 {
		shelltest.IconTap(t, r.env, r.env.T("learn.mat.right"), 0)
	}
	shelltest.IconTap(t, r.env, r.env.T("learn.mat.left"), 0)
	if got := r.newest(); got.Turn != 90 || r.got.times != 0 {
		t.Errorf("it is turned by %g", got.Turn)
	}
	r.tap(r.at(course.Laid{Y: .5})) // another piece is chosen
	if r.board().sel == id {
		t.Errorf("the other piece isn't chosen: %d %+v", id, r.task.model.now)
	}
	r.tap(r.at(r.newest().Laid))
	r.tap(r.at(course.Laid{X: all[1].X + .5, Y: all[1].Y}))
	if r.got != (answered{"L", 0, 1}) {
		t.Errorf("%+v, there lies %+v", r.got, r.task.model.now)
	}
}

// F, K and Z have the same pieces: what stands decides. Asked for one, another is an answer, and
// wrong; of given pieces any of them is right.
func TestSamePieces(t *testing.T) {
	c := newCourse(t)
	r := newRig(t, locales.English, c, build(c, 'K'))
	same := []rune{'F', 'K', 'Z'}
	for _, asked := range same {
		for _, built := range same {
			r.give(build(c, asked))
			r.near = .3 // pieces of another letter snap a little next to it
			r.drags(places(c, built))
			if asked != built {
				if r.got.times != 0 {
					t.Fatalf("%c for %c counts without being asked: %+v", built, asked, r.got)
				}
				shelltest.Tap(t, r.env, r.env.T("learn.mat.check"))
			}
			if r.got != (answered{string(built), 0, 1}) {
				t.Fatalf("%c for %c: %+v, there lies %+v", built, asked, r.got, r.task.model.now)
			}
			a := r.it.Answer(r.got.said, 1, 0, 1, 1)
			if a.Right != (asked == built) {
				t.Errorf("%c for %c is right: %v", built, asked, a.Right)
			}
			r.task.Reveal(a)
			wanted := r.env.T("learn.mat.wanted", map[string]any{"Letter": string(asked)})
			if shelltest.Has(r.env, wanted) == a.Right {
				t.Errorf("%c for %c: %q", built, asked, shelltest.Texts(r.env))
			}
		}
	}
}

func TestTitles(t *testing.T) {
	c := newCourse(t)
	want := map[locales.Lang]string{
		locales.German:  "Baue ein K|Baue einen Bindestrich|Baue einen Apostroph",
		locales.English: "Build the letter K|Build a hyphen|Build an apostrophe",
	}
	for lang, titles := range want {
		r := newRig(t, lang, c, build(c, 'K'))
		var got []string
		for _, letter := range "K-'" {
			got = append(got, New(r.env, c, build(c, letter), nil).Title())
		}
		if s := strings.Join(got, "|"); s != titles {
			t.Error(s)
		}
	}
}

// Ctrl+Z and Ctrl+Y take back and make again, "start again" too; nothing counts after the answer.
func TestUndo(t *testing.T) {
	c := newCourse(t)
	r := newRig(t, locales.German, c, build(c, 'L'))
	undo := func() { shelltest.Shortcut(r.env, fyne.KeyModifierControl, fyne.KeyZ) }
	redo := func() { shelltest.Shortcut(r.env, fyne.KeyModifierControl, fyne.KeyY) }
	all := places(c, 'L')
	r.drag(r.trayAt(letterpiece.LongStick), r.at(all[0]))
	r.tap(r.trayAt(letterpiece.ShortStick))
	shelltest.Tap(t, r.env, "Neu anfangen")
	if len(r.task.model.now) != 0 {
		t.Error("it doesn't start again")
	}
	undo()
	if len(r.task.model.now) != 2 {
		t.Error("starting again can't be taken back")
	}
	undo()
	undo()
	undo()
	if len(r.task.model.now) != 0 || r.task.Undo() {
		t.Error("there is more to take back")
	}
	redo()
	if len(r.task.model.now) != 1 || r.board().shown[1] != all[0] {
		t.Errorf("made again there lies %+v, shown %+v", r.task.model.now, r.board().shown)
	}
	r.drags(all[1:])
	if r.got.times != 1 || r.task.Undo() || r.task.Redo() {
		t.Errorf("after the answer: %+v", r.got)
	}
	before := r.task.model.now
	for _, act := range []func(){
		func() { r.drag(r.at(all[0]), r.at(course.Laid{X: 3, Y: 1})) },
		func() { r.tap(r.trayAt(letterpiece.UCurve)) },
		func() { r.wheel(r.at(all[0]), 1) },
		func() { shelltest.Type(r.env, "rR1") },
		func() { shelltest.Key(r.env, fyne.KeyDelete, fyne.KeyLeft, fyne.KeySpace) },
		func() { r.task.again(); r.task.help(); r.task.check() },
	} {
		act()
	}
	if !slices.Equal(r.task.model.now, before) || r.got.times != 1 {
		t.Errorf("after the answer it went on: %+v, %+v", r.task.model.now, r.got)
	}
}

// A piece dragged off the mat comes back to its tray, as by Del; let go in the trays it never came.
func TestBackToTray(t *testing.T) {
	c := newCourse(t)
	r := newRig(t, locales.German, c, build(c, 'K'))
	r.drag(r.trayAt(letterpiece.UCurve), r.trayAt(letterpiece.LongStick))
	if len(r.task.model.now) != 0 || len(r.task.model.past) != 0 {
		t.Error("a piece that never came lies there")
	}
	at := course.Laid{X: 2, Y: 2}
	r.drag(r.trayAt(letterpiece.UCurve), r.at(at))
	r.drag(r.at(r.newest().Laid), r.trayAt(letterpiece.LongStick))
	if len(r.task.model.now) != 0 {
		t.Error("dragged to the trays it stays")
	}
	r.drag(r.trayAt(letterpiece.UCurve), r.at(at))
	shelltest.Key(r.env, fyne.KeyDelete)
	if len(r.task.model.now) != 0 || r.board().sel != 0 || r.board().tray != int(letterpiece.UCurve) {
		t.Error("Del doesn't put it back")
	}
	r.drag(r.trayAt(letterpiece.UCurve), r.at(course.Laid{X: 40, Y: 2}))
	if len(r.task.model.now) != 0 {
		t.Error("a piece lies outside")
	}
}

// A piece that is being dragged can be turned, and has a shadow; elsewhere the wheel turns the piece
// below the pointer, or else the chosen one.
func TestWheel(t *testing.T) {
	c := newCourse(t)
	r := newRig(t, locales.German, c, build(c, 'K'))
	b := r.board()
	from, to := r.trayAt(letterpiece.UCurve), r.at(course.Laid{X: 3, Y: 2})
	b.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: to}, Dragged: fyne.NewDelta(to.X-from.X, to.Y-from.Y)})
	if !b.look.shadow.Visible() || !b.look.held.Visible() {
		t.Error("the dragged piece can't be seen")
	}
	r.wheel(to, 3)
	r.wheel(to, -1)
	b.DragEnd()
	if b.look.shadow.Visible() || b.look.held.Visible() {
		t.Error("a piece at rest has a shadow")
	}
	if got := r.newest().Turn; got != 30 {
		t.Errorf("it is turned by %g", got)
	}
	r.wheel(r.at(course.Laid{X: 0, Y: 0}), 1) // next to it
	if got := r.newest().Turn; got != 45 {
		t.Errorf("the chosen one is turned by %g", got)
	}
	b.choose(0)
	r.wheel(r.at(course.Laid{X: 0, Y: 0}), 1)
	if got := r.newest().Turn; got != 45 {
		t.Errorf("nothing was chosen, but it is turned by %g", got)
	}
	b.MouseMoved(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: to}})
	if b.Cursor() != desktop.PointerCursor {
		t.Error("a piece has no pointer")
	}
	b.MouseOut()
	if b.Cursor() != desktop.DefaultCursor {
		t.Error("nothing has a pointer")
	}
}

// On the way to its place a piece is between both; whatever else is done ends that at once, and then
// counts what stands.
func TestSettling(t *testing.T) {
	c := newCourse(t)
	r := newRig(t, locales.German, c, build(c, 'I'))
	clock := shelltest.NewClock(t)
	var m motion
	m.start(map[int]course.Laid{1: {X: 1, Y: 2, Turn: 350}}, func(bool) {})
	clock.Pass(settleTime / 2)
	if got := m.on(1, course.Laid{X: 3, Y: 2, Turn: 10}); got != (course.Laid{X: 2.5, Y: 2, Turn: 365}) {
		t.Errorf("after half the time it is at %+v", got)
	}
	if got := m.on(2, course.Laid{X: 3}); got != (course.Laid{X: 3}) {
		t.Errorf("a piece that rests is at %+v", got)
	}
	r.task.model.take(course.Laid{Kind: letterpiece.LongStick, X: 0, Y: 2})
	r.board().motion.start(nil, func(bool) {})
	if r.task.Undo() || r.got.times != 1 {
		t.Errorf("the letter stood: %+v", r.got)
	}
	r.give(build(c, 'J'))
	r.drags(places(c, 'J'))
	clock.Pass(settleTime)
	if r.got != (answered{"J", 0, 1}) {
		t.Errorf("%+v", r.got)
	}
}

// Made again, in another size, the widgets show what lay there, and the task goes on.
func TestRebuilt(t *testing.T) {
	c := newCourse(t)
	r := newRig(t, locales.German, c, build(c, 'K'))
	all := places(c, 'K')
	r.drags(all[:2])
	before := r.board()
	shelltest.Resize(r.env, 1000, 620)
	r.env.Router.Rebuild()
	if r.board() == before || len(r.board().shown) != 2 {
		t.Error("the widgets weren't made again")
	}
	shelltest.Resize(r.env, 1280, 800)
	r.drags(all[2:])
	if r.got != (answered{"K", 0, 1}) {
		t.Errorf("%+v", r.got)
	}
}
