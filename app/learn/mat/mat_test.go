package mat

import (
	"math"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
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

// hold holds modifier keys for the rest of a test.
func hold(t *testing.T) (set func(fyne.KeyModifier)) {
	t.Helper()
	before := modifiers
	t.Cleanup(func() { modifiers = before })
	held := fyne.KeyModifier(0)
	modifiers = func() fyne.KeyModifier { return held }
	return func(m fyne.KeyModifier) { held = m }
}

// arrow presses the arrow key that brings a piece nearer to a place, with Shift for a small step.
func (r *rig) arrow(p, want course.Laid, shift func(fyne.KeyModifier)) {
	dx, dy := want.X-p.X, want.Y-p.Y
	key := fyne.KeyRight
	switch {
	case math.Abs(dx) >= math.Abs(dy) && dx < 0:
		key = fyne.KeyLeft
	case math.Abs(dx) < math.Abs(dy) && dy < 0:
		key = fyne.KeyUp
	case math.Abs(dx) < math.Abs(dy):
		key = fyne.KeyDown
	}
	if max(math.Abs(dx), math.Abs(dy)) < keyStep {
		shift(fyne.KeyModifierShift)
	}
	shelltest.Key(r.env, key)
	shift(0)
}

// Every letter can be built by keys alone.
func TestKeysEveryLetter(t *testing.T) {
	c := newCourse(t)
	shift := hold(t)
	for _, lang := range languages {
		r := newRig(t, lang, c, build(c, 'A'))
		for _, letter := range c.Letters() {
			r.give(build(c, letter))
			for i, want := range places(c, letter) {
				if i%2 == 0 {
					shelltest.Type(r.env, string(rune('1'+want.Kind)))
				} else { // or by Tab and Space
					shift(fyne.KeyModifierShift)
					for r.board().sel != 0 || r.board().tray != int(want.Kind) {
						shelltest.Key(r.env, fyne.KeyTab)
					}
					shift(0)
					shelltest.Key(r.env, fyne.KeySpace)
				}
				r.lay(want, func(piece) { shelltest.Type(r.env, "r") }, func(p piece) { r.arrow(p.Laid, want, shift) })
			}
			if r.got != (answered{string(letter), 0, 1}) {
				t.Errorf("%c: %+v, it lies %+v", letter, r.got, r.task.model.now)
			}
		}
	}
}

// The help leads to every letter; each step counts.
func TestHelpEveryLetter(t *testing.T) {
	c := newCourse(t)
	for _, lang := range languages {
		r := newRig(t, lang, c, build(c, 'A'))
		for _, letter := range c.Letters() {
			r.give(build(c, letter))
			for n := 0; r.got.times == 0 && n < 40; n++ {
				shelltest.Tap(t, r.env, r.env.T("learn.mat.help"))
			}
			if want := 3 * c.Tray(letter).Total(); r.got != (answered{string(letter), want, 1}) {
				t.Errorf("%c: %+v, want %d steps of help", letter, r.got, want)
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
			r.near = .3 // pieces of another letter snap a little beside it
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
	r.near = 0
	for _, built := range same {
		r.give(c.Pile(c.Tray('K')))
		r.drags(places(c, built))
		if r.got != (answered{string(built), 0, 1}) || !r.it.Answer(r.got.said, 1, 0, 1, 1).Right {
			t.Errorf("of given pieces %c: %+v", built, r.got)
		}
	}
}

// What is no letter yet is no answer: it is said what is missing, until something changes.
func TestCheck(t *testing.T) {
	c := newCourse(t)
	for _, lang := range languages {
		r := newRig(t, lang, c, build(c, 'K'))
		says := map[locales.Lang][]string{
			locales.German: {
				"Leg zuerst ein Teil auf die Matte.",
				"Noch nicht ganz. Es fehlt: 2 kurze Stäbe.",
				"Noch nicht ganz. Es fehlt: 2 kurze Stäbe. Zu viel ist: 1 großer Bogen.",
				"Noch nicht ganz. Zu viel ist: 1 großer Bogen.",
				"Alle Teile sind da. Schieb oder dreh sie noch, bis sie passen.",
			},
			locales.English: {
				"Put a piece on the mat first.",
				"Not quite yet. Missing: 2 short sticks.",
				"Not quite yet. Missing: 2 short sticks. Too many: 1 wide curve.",
				"Not quite yet. Too many: 1 wide curve.",
				"All the pieces are there. Move or turn them until they fit.",
			},
		}[lang]
		steps := []func(){
			func() {},
			func() { r.tap(r.trayAt(letterpiece.LongStick)) }, // an I, but that isn't meant
			func() { r.tap(r.trayAt(letterpiece.WideCurve)) },
			func() { r.tap(r.trayAt(letterpiece.ShortStick)); r.tap(r.trayAt(letterpiece.ShortStick)) },
			func() {
				i := slices.IndexFunc(r.task.model.now, func(p piece) bool { return p.Kind == letterpiece.WideCurve })
				r.drag(r.at(r.task.model.now[i].Laid), fyne.NewPos(-50, 20))
			},
		}
		for i, step := range steps {
			step()
			if shelltest.Has(r.env, says[max(i-1, 0)]) && i > 0 {
				t.Errorf("%s stays", says[i-1])
			}
			shelltest.Tap(t, r.env, r.env.T("learn.mat.check"))
			if !shelltest.Has(r.env, says[i]) || r.got.times != 0 {
				t.Errorf("step %d: %q, not %q; %+v", i, shelltest.Texts(r.env), says[i], r.got)
			}
		}
	}
}

// helper asks for help and compares what it says, whether a place is outlined, and how many pieces lie
// there then.
func (r *rig) helper(says string, outlined bool, pieces int) {
	r.tb.Helper()
	shelltest.Tap(r.tb, r.env, "Zeig es mir")
	if says != "" && !shelltest.Has(r.env, says) {
		r.tb.Errorf("not %q but %q", says, shelltest.Texts(r.env))
	}
	if got := r.board().look.next.Visible(); got != outlined {
		r.tb.Errorf("%s: a place is outlined: %v", says, got)
	}
	if got := len(r.task.model.now); got != pieces {
		r.tb.Errorf("%s: there lie %d pieces", says, got)
	}
}

// The help says first which piece, then outlines its place, then lays it.
func TestHelpSteps(t *testing.T) {
	c := newCourse(t)
	r := newRig(t, locales.German, c, build(c, 'L'))
	if r.board().look.next.Visible() {
		t.Error("the next place is outlined before anybody asked")
	}
	r.helper("Als Nächstes kommt ein langer Stab.", false, 0)
	r.helper("Genau dorthin gehört ein langer Stab.", true, 0)
	r.helper("", false, 1)
	if r.task.hints != 3 {
		t.Errorf("these were %d steps", r.task.hints)
	}
}

// It points to what lies wrong, and begins anew after a step in between.
func TestHelpWrong(t *testing.T) {
	c := newCourse(t)
	r := newRig(t, locales.German, c, build(c, 'L'))
	r.drag(r.trayAt(letterpiece.LongStick), r.at(places(c, 'L')[0]))
	r.drag(r.trayAt(letterpiece.ShortStick), r.at(course.Laid{X: 3, Y: 1}))
	r.board().choose(0)
	r.helper("Hier liegt ein kurzer Stab noch nicht richtig.", false, 2)
	if r.board().sel != r.newest().id {
		t.Error("the wrong piece isn't chosen")
	}
	r.tap(r.trayAt(letterpiece.UCurve))
	r.helper("Hier liegt ein kurzer Stab noch nicht richtig.", false, 3)
	r.helper("Genau dorthin gehört ein kurzer Stab.", true, 3)
	r.helper("", false, 3)
	if r.got.times != 0 {
		t.Error("with a U it counts")
	}
	r.helper("Hier liegt ein kleiner U-Bogen zu viel.", false, 3)
	r.helper("", false, 2)
	if r.got != (answered{"L", 6, 1}) {
		t.Errorf("%+v", r.got)
	}
}

// A letter's first building, and given pieces, have exactly what is needed; what is new also shows
// the next place.
func TestExactPieces(t *testing.T) {
	c := newCourse(t)
	it := build(c, 'L')
	it.New = true
	r := newRig(t, locales.English, c, it)
	if got := r.task.Note(); got != "A long stick, then a short stick. Start at the pale dot." {
		t.Error(got)
	}
	if !r.board().look.next.Visible() || !r.board().look.start.Visible() {
		t.Error("the next place isn't outlined")
	}
	for range 2 {
		r.tap(r.trayAt(letterpiece.LongStick))
		r.tap(r.trayAt(letterpiece.UCurve))
	}
	r.drag(r.trayAt(letterpiece.ShortStick), r.at(course.Laid{X: 3, Y: 1}))
	if !r.board().look.next.Visible() {
		t.Error("the place of a piece that lies wrong isn't outlined")
	}
	r.task.Undo()
	if len(r.task.model.now) != 1 {
		t.Errorf("there lies %+v", r.task.model.now)
	}
	r.drag(r.trayAt(letterpiece.LongStick), r.at(course.Laid{X: 1, Y: 1}))
	if len(r.task.model.now) != 1 || r.board().drag != nil {
		t.Error("another piece was dragged from an empty tray")
	}
	r.give(c.Pile(c.Tray('L')))
	if got := r.task.Title() + "|" + r.task.Note(); got != "Build a letter|Use all the pieces: 1 long stick and 1 short stick." {
		t.Error(got)
	}
	if r.board().look.start.Visible() || r.task.model.left(letterpiece.UCurve) != 0 {
		t.Error("given pieces show where to begin, or others too")
	}
	r.give(build(c, 'L'))
	for range 2 * most {
		r.tap(r.trayAt(letterpiece.UCurve))
	}
	if n := len(r.task.model.now); n != most {
		t.Errorf("%d pieces lie there", n)
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

// where is where the keyboard is on the board.
func (b *board) where() spot {
	if b.sel != 0 {
		return spot{b.sel, -1}
	}
	return spot{0, b.tray}
}

// leads presses a key and compares where that leads to.
func (r *rig) leads(key fyne.KeyName, to ...spot) {
	r.tb.Helper()
	for _, want := range to {
		shelltest.Key(r.env, key)
		if got := r.board().where(); got != want || r.env.Window.Canvas().Focused() != fyne.Focusable(r.board()) {
			r.tb.Errorf("%s leads to %+v, want %+v", key, got, want)
		}
	}
}

// Tab goes through trays and pieces and then on, Shift+Tab back; the arrow keys go from tray to tray.
func TestTab(t *testing.T) {
	c := newCourse(t)
	shift := hold(t)
	r := newRig(t, locales.German, c, build(c, 'K'))
	b := r.board()
	if b.where() != (spot{0, 0}) || b.look.trays[0].ring.Visible() {
		t.Error("it doesn't begin at the first tray, quietly")
	}
	shelltest.Key(r.env, fyne.KeyReturn) // a second Enter after the task before
	if len(r.task.model.now) != 0 || !b.look.trays[0].ring.Visible() {
		t.Error("Enter takes a piece before anybody sees from where")
	}
	r.leads(fyne.KeyDown, spot{0, 1})
	if !b.look.trays[1].ring.Visible() {
		t.Error("a tray has no ring")
	}
	r.leads(fyne.KeyUp, spot{0, 0}, spot{0, 0})
	r.task.model.take(course.Laid{Kind: letterpiece.LongStick, X: 0, Y: 2})
	r.task.model.take(course.Laid{Kind: letterpiece.UCurve, X: 3, Y: 2})
	r.task.changed()
	r.leads(fyne.KeyTab, spot{0, 1}, spot{0, 2}, spot{0, 3}, spot{1, -1}, spot{2, -1})
	if shelltest.Key(r.env, fyne.KeyTab); r.env.Window.Canvas().Focused() == fyne.Focusable(b) {
		t.Error("behind the last piece Tab doesn't go on")
	}
	shift(fyne.KeyModifierShift)
	r.env.Window.Canvas().Focus(b)
	if b.where() != (spot{2, -1}) {
		t.Errorf("Shift+Tab comes to %+v", b.where())
	}
	r.leads(fyne.KeyTab, spot{1, -1}, spot{0, 3})
}

// Keys that the focused button has no use for still turn and move the chosen piece.
func TestKeysFromElsewhere(t *testing.T) {
	c := newCourse(t)
	r := newRig(t, locales.German, c, build(c, 'K'))
	r.drag(r.trayAt(letterpiece.UCurve), r.at(course.Laid{X: 3, Y: 2}))
	shelltest.Button(t, r.env, "Neu anfangen").Focus()
	shelltest.Type(r.env, "r")
	if got := r.newest().Turn; got != 15 {
		t.Errorf("R turns it to %g", got)
	}
	shelltest.Type(r.env, "R")
	x := r.newest().X
	shelltest.Key(r.env, fyne.KeyLeft)
	if got := r.newest(); got.Turn != 0 || math.Abs(got.X-x+keyStep) > 1e-9 {
		t.Errorf("Shift+R and Left bring it to %+v", got)
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
	r.wheel(r.at(course.Laid{X: 0, Y: 0}), 1) // beside it
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
	m := motion{from: map[int]course.Laid{1: {X: 1, Y: 2, Turn: 350}}, share: .5, anim: &fyne.Animation{}}
	if got := m.on(1, course.Laid{X: 3, Y: 2, Turn: 10}); got != (course.Laid{X: 2, Y: 2, Turn: 360}) {
		t.Errorf("half the way is %+v", got)
	}
	if got := m.on(2, course.Laid{X: 3}); got != (course.Laid{X: 3}) {
		t.Errorf("a piece that rests is at %+v", got)
	}
	r := newRig(t, locales.German, c, build(c, 'I'))
	r.task.model.take(course.Laid{Kind: letterpiece.LongStick, X: 0, Y: 2})
	r.board().motion.anim = fyne.NewAnimation(settleTime, func(float32) {})
	if r.task.Undo() || r.got.times != 1 {
		t.Errorf("the letter stood: %+v", r.got)
	}
	ui.SetAnimations(true)
	t.Cleanup(func() { ui.SetAnimations(false) })
	r.give(build(c, 'J'))
	r.drags(places(c, 'J')) // the test's driver shows the end of each movement
	if r.got != (answered{"J", 0, 1}) {
		t.Errorf("%+v", r.got)
	}
}

// Made anew, in another size, the widgets show what lay there, and the task goes on.
func TestRebuilt(t *testing.T) {
	c := newCourse(t)
	r := newRig(t, locales.German, c, build(c, 'K'))
	all := places(c, 'K')
	r.drags(all[:2])
	before := r.board()
	shelltest.Resize(r.env, 1000, 620)
	r.env.Router.Rebuild()
	if r.board() == before || len(r.board().shown) != 2 {
		t.Error("the widgets weren't made anew")
	}
	shelltest.Resize(r.env, 1280, 800)
	r.drags(all[2:])
	if r.got != (answered{"K", 0, 1}) {
		t.Errorf("%+v", r.got)
	}
}
