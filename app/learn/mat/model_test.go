package mat

import (
	"math"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"spieltisch/games/course"
	"spieltisch/games/letterpiece"
)

// wide is a mat with room enough: the letter in the middle.
var wide = room{-2, -.5, 7, 5}

func newMat(tb testing.TB, it course.Item) *model {
	tb.Helper()
	m := newModel(newCourse(tb), it)
	m.resize(wide)
	return m
}

// sound tells what can't be on a mat: pieces outside of it, more than there are, or one twice.
func sound(m *model) string {
	ids := map[int]bool{}
	for _, p := range m.now {
		if ids[p.id] || p.id == 0 {
			return "a piece lies there twice"
		}
		ids[p.id] = true
		w, h := reach(p.Laid)
		if outside(p.X, w, m.room.x, m.room.w) || outside(p.Y, h, m.room.y, m.room.h) {
			return "a piece lies outside"
		}
	}
	for k := range letterpiece.Kind(letterpiece.Kinds) {
		left := m.left(k)
		if m.exact && (left < 0 || left+m.count()[k] != m.stock[k]) || !m.exact && (left == 0) != (len(m.now) == most) {
			return "a tray has another number than it should"
		}
	}
	return ""
}

// outside tells whether a piece reaches out of the mat in one direction, or its middle does where it
// is longer than the mat.
func outside(at, reach, from, length float64) bool {
	const slack = 1e-3
	if 2*reach > length {
		reach = 0
	}
	return at-reach < from-slack || at+reach > from+length+slack
}

// Whatever is done: no piece gets lost or lies twice, each step is one of the history, and all
// of them can be taken back and made again.
func TestHistory(t *testing.T) {
	c := newCourse(t)
	rapid.Check(t, func(rt *rapid.T) {
		r := rapid.SampledFrom(c.Letters()).Draw(rt, "letter")
		it := build(c, r)
		it.New = rapid.Bool().Draw(rt, "exact")
		m := newModel(c, it)
		m.resize(wide)
		x, y := rapid.Float64Range(-9, 9), rapid.Float64Range(-9, 9)
		id := func() int {
			if len(m.now) == 0 {
				return 0
			}
			return rapid.SampledFrom(m.now).Draw(rt, "piece").id
		}
		kind := rapid.IntRange(0, letterpiece.Kinds-1)
		lie := func(k letterpiece.Kind) course.Laid {
			return course.Laid{Kind: k, X: x.Draw(rt, "x"), Y: y.Draw(rt, "y"), Turn: 15 * float64(rapid.IntRange(-24, 24).Draw(rt, "turn"))}
		}
		steps := []func(){
			func() { m.take(lie(letterpiece.Kind(kind.Draw(rt, "kind")))) },
			func() { m.take(m.free(letterpiece.Kind(kind.Draw(rt, "kind")))) },
			func() {
				if i := id(); i != 0 {
					m.move(i, lie(m.now[m.at(i)].Kind))
				}
			},
			func() { m.nudge(id(), .5, 0) },
			func() { m.nudge(id(), 0, -.125) },
			func() { m.turn(id(), 15) },
			func() { m.back(id()) },
			func() {
				if h, ok := m.hint(); ok {
					m.follow(h)
				}
			},
			func() { m.clear() },
			func() { m.undo() },
			func() { m.redo() },
		}
		for range rapid.IntRange(1, 40).Draw(rt, "steps") {
			rapid.SampledFrom(steps).Draw(rt, "step")()
			if why := sound(m); why != "" {
				rt.Fatalf("%s: %+v", why, m.now)
			}
		}
		end, n := m.now, len(m.past)
		for range n {
			if !m.undo() {
				rt.Fatal("there was a step to take back")
			}
		}
		if m.undo() || len(m.now) != 0 {
			rt.Fatalf("at the beginning there lies %+v", m.now)
		}
		for range n {
			if !m.redo() {
				rt.Fatal("there was a step to make again")
			}
		}
		if !slices.Equal(m.now, end) {
			rt.Fatalf("made again there lies %+v, not %+v", m.now, end)
		}
	})
}

func TestTakeAndTurn(t *testing.T) {
	c := newCourse(t)
	it := build(c, 'K')
	it.New = true
	m := newMat(t, it)
	long, short := letterpiece.LongStick, letterpiece.ShortStick
	if id := m.take(course.Laid{Kind: letterpiece.WideCurve}); id != 0 || len(m.past) != 0 {
		t.Error("there was a curve")
	}
	m.take(course.Laid{Kind: long, X: .3, Y: 1.8})
	if got := m.now[0].Laid; got != (course.Laid{Kind: long, Y: 2}) {
		t.Errorf("near its place it lies %+v", got)
	}
	if m.left(long) != 0 || m.take(course.Laid{Kind: long}) != 0 {
		t.Error("there was another long stick")
	}
	arm := places(c, 'K')[1]
	id := m.take(course.Laid{Kind: short, X: arm.X + .4, Y: arm.Y})
	at := func() course.Laid { return m.now[m.at(id)].Laid }
	if got := at(); got.Turn != 0 || got.X != arm.X+.4 {
		t.Errorf("turned wrong it snapped to %+v", got)
	}
	m.turn(id, 15)
	m.turn(id, 15)
	if units, degrees := off(at(), arm); units > 1e-9 || degrees > 1e-9 {
		t.Errorf("turned right it lies %g and %g off", units, degrees)
	}
	m.turn(id, 15)
	if got := at().Turn; math.Abs(got-arm.Turn-15) > 1e-9 {
		t.Errorf("it can't be turned away: %g", got)
	}
}

// What comes back can be taken again, and all of it is a step.
func TestBackAndClear(t *testing.T) {
	c := newCourse(t)
	it := build(c, 'K')
	it.New = true
	m := newMat(t, it)
	left := func(long, short, steps int) {
		t.Helper()
		if l, s, n := m.left(letterpiece.LongStick), m.left(letterpiece.ShortStick), len(m.past); l != long || s != short || n != steps {
			t.Errorf("there are %d and %d left after %d steps, want %d, %d, %d", l, s, n, long, short, steps)
		}
	}
	left(1, 2, 0)
	m.take(course.Laid{Kind: letterpiece.LongStick, Y: 2})
	id := m.take(course.Laid{Kind: letterpiece.ShortStick, X: 3, Y: 1})
	left(0, 1, 2)
	m.back(id)
	m.back(id) // it is away already
	left(0, 2, 3)
	m.clear()
	m.clear()
	left(1, 2, 4)
	m.undo()
	left(0, 2, 3)
	m.undo()
	left(0, 1, 2)
	m.redo()
	left(0, 2, 3)
	m.take(course.Laid{Kind: letterpiece.ShortStick, X: 3, Y: 1})
	if m.redo() {
		t.Error("another step doesn't end what was taken back")
	}
}

// Small steps bring a piece away from its place, and to it.
func TestNudge(t *testing.T) {
	c := newCourse(t)
	m := newMat(t, build(c, 'L'))
	all := places(c, 'L')
	m.take(all[0])
	id := m.take(all[1])
	at := func() course.Laid { return m.now[m.at(id)].Laid }
	m.nudge(id, .125, 0)
	if d := apart(at(), all[1]); math.Abs(d-.125) > 1e-9 {
		t.Errorf("a fine step away is %g", d)
	}
	m.nudge(id, .125, 0)
	m.nudge(id, -.125, 0)
	if at() != all[1] {
		t.Errorf("a step back leads to %+v", at())
	}
	m.nudge(id, .5, 0)
	m.nudge(id, .5, 0)
	if d := apart(at(), all[1]); math.Abs(d-1) > 1e-9 {
		t.Errorf("two steps away are %g", d)
	}
	if m.nudge(99, 1, 1); m.at(id) < 0 {
		t.Error("a piece that isn't there was moved")
	}
}

// What stands a little off is laid straight in the end.
func TestStraighten(t *testing.T) {
	c := newCourse(t)
	m := newMat(t, build(c, 'K'))
	all := places(c, 'K')
	m.take(all[0])
	m.nudge(m.take(all[1]), .5, 0)
	m.take(all[2])
	if units, _ := off(m.now[1].Laid, all[1]); math.Abs(units-.5) > 1e-9 {
		t.Fatalf("it lies %g off", units)
	}
	if r, ok := m.done(); !ok || r != 'K' {
		t.Fatal("it isn't seen as K")
	}
	m.straighten()
	for i, p := range m.now {
		if d := apart(p.Laid, m.now[0].Laid) - apart(all[i], all[0]); math.Abs(d) > 1e-6 || p.id != i+1 {
			t.Errorf("piece %d lies %g off", p.id, d)
		}
	}
}

// A letter that was begun at the rim comes in as a whole, so that all its places can be reached; in a
// smaller mat nothing gets lost, and what is undone lies in it too.
func TestRoom(t *testing.T) {
	c := newCourse(t)
	m := newMat(t, build(c, 'K'))
	m.take(course.Laid{Kind: letterpiece.LongStick, X: 4.9, Y: 2})
	h, ok := m.hint()
	if !ok || h.Next == nil {
		t.Fatal("no hint")
	}
	if w, _ := reach(*h.Next); h.Next.X+w > wide.x+wide.w+1e-9 {
		t.Errorf("the next place is at %+v", h.Next)
	}
	m.follow(h)
	lies := m.now
	if m.now[0].X == 4.9 {
		t.Error("the letter didn't come in")
	}
	m.take(course.Laid{Kind: letterpiece.UCurve, X: 4, Y: 1})
	small := room{-1, 0, 3, 4}
	m.resize(small)
	if why := sound(m); why != "" {
		t.Errorf("%s: %+v", why, m.now)
	}
	if m.undo(); sound(m) != "" || len(m.now) != len(lies) {
		t.Errorf("after undo %s: %+v", sound(m), m.now)
	}
	if a, b := m.now[1].X-m.now[0].X, lies[1].X-lies[0].X; math.Abs(a-b) > 1e-9 {
		t.Error("the letter was torn apart")
	}
}

// What help points at lies on the mat, wherever the letter was begun and whatever lies in its way.
func TestHelpStaysOnMat(t *testing.T) {
	c := newCourse(t)
	for _, r := range c.Letters() {
		for _, x := range []float64{wide.x, wide.x + wide.w} {
			m := newMat(t, build(c, r))
			first := c.Recipe(r)[0].Kind
			m.take(course.Laid{Kind: letterpiece.UCurve, X: 1, Y: 1, Turn: 30})
			m.take(course.Laid{Kind: first, X: x, Y: 2})
			m.gather()
			if h, ok := m.hint(); !ok || h.Next != nil && !m.room.has(*h.Next) || sound(m) != "" {
				t.Errorf("%c begun at %g: help points at %+v", r, x, h.Next)
			}
		}
	}
}

// A piece that looks like one of the letter on its way round moves nothing; only when another one comes
// the letter comes in.
func TestTurnMovesNothing(t *testing.T) {
	c := newCourse(t)
	m := newMat(t, build(c, 'K'))
	id := m.take(course.Laid{Kind: letterpiece.ShortStick, X: 1, Y: 3.4})
	before := m.now[0].Laid
	m.turn(id, 15)
	m.turn(id, 15)
	if got := m.now[0].Laid; apart(got, before) > 1e-9 || got.Turn == 30 {
		t.Errorf("turned like an arm of K it lies %+v, before %+v", got, before)
	}
	m.take(course.Laid{Kind: letterpiece.LongStick, X: 4, Y: 2, Turn: 90})
	if got := m.now[m.at(id)].Laid; apart(got, before) > 1e-9 {
		t.Errorf("next to another piece it lies %+v", got)
	}
	m.undo()
	m.ready()
	if got := m.now[0].Laid; apart(got, before) < 1 {
		t.Errorf("the letter has no room: %+v", got)
	}
	if m.redo(); len(m.now) != 2 {
		t.Error("there is nothing to make again")
	}
}

// What is taken without dragging lies free and can be seen.
func TestFree(t *testing.T) {
	c := newCourse(t)
	for _, r := range c.Letters() {
		m := newMat(t, build(c, r))
		for i, want := range places(c, r) {
			let := m.free(want.Kind)
			if air, _ := m.air(let); i > 0 && air < .7 {
				t.Errorf("%c: a new piece comes %g from others: %+v on %+v", r, air, let, m.now)
			}
			m.commit(append(slices.Clone(m.now), piece{i + 1, want}), false)
		}
	}
	// Where there is no room next to a piece, they at least don't lie on each other.
	m := newMat(t, build(c, 'C'))
	m.resize(room{-1.8, -.6, 5.6, 5.2})
	m.take(course.Laid{Kind: letterpiece.UCurve, X: .65, Y: 1.9})
	if _, middles := m.air(m.free(letterpiece.UCurve)); middles < 2 {
		t.Errorf("a U comes %g from another", middles)
	}
}

// The hints lead to the letter from whatever lies there, moving rather than taking away.
func TestFollow(t *testing.T) {
	c := newCourse(t)
	m := newMat(t, build(c, 'L'))
	m.take(course.Laid{Kind: letterpiece.LongStick, Y: 2})
	m.take(course.Laid{Kind: letterpiece.ShortStick, X: 4, Y: 1})
	m.take(course.Laid{Kind: letterpiece.UCurve, X: 4, Y: 3})
	h, _ := m.hint()
	if m.wrong(h) != 2 || !m.moves(h) || m.follow(h) != 2 {
		t.Errorf("first the short stick is moved: %+v", h)
	}
	h, _ = m.hint()
	if m.wrong(h) != 3 || m.moves(h) || m.follow(h) != 0 {
		t.Errorf("then the U is taken away: %+v", h)
	}
	if r, ok := m.done(); !ok || r != 'L' {
		t.Errorf("there lies %+v", m.now)
	}
}
