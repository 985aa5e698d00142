package course

import (
	"math"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"spieltisch/games/letterpiece"
)

// A piece lies where its letter has it: PlaceOf turned back is the piece as it is shown alone.
func TestPlaceOf(t *testing.T) {
	for _, k := range []letterpiece.Kind{letterpiece.LongStick, letterpiece.ShortStick, letterpiece.WideCurve, letterpiece.UCurve} {
		if got := PlaceOf(letterpiece.Symbol(k)); got != (Laid{Kind: k}) {
			t.Errorf("%d alone lies at %+v", k, got)
		}
	}
	for _, x := range []struct {
		p    letterpiece.Piece
		want Laid
	}{
		{letterpiece.Piece{Kind: letterpiece.WideCurve, Center: letterpiece.Point{X: 2, Y: 2}, Open: letterpiece.OpenLeft}, Laid{letterpiece.WideCurve, 3, 2, 180}},
		{letterpiece.Piece{Kind: letterpiece.WideCurve, Center: letterpiece.Point{X: 2, Y: 2}, Open: letterpiece.OpenDown}, Laid{letterpiece.WideCurve, 2, 1, 90}},
		{letterpiece.Piece{Kind: letterpiece.UCurve, Center: letterpiece.Point{X: 1, Y: 3}, Open: letterpiece.OpenLeft}, Laid{letterpiece.UCurve, 1, 3, 270}},
		{letterpiece.Piece{Kind: letterpiece.ShortStick, From: letterpiece.Point{X: 0, Y: 2}, To: letterpiece.Point{X: 2, Y: 2}}, Laid{letterpiece.ShortStick, 1, 2, 90}},
		{letterpiece.Piece{Kind: letterpiece.ShortStick, From: letterpiece.Point{X: 0, Y: 0}, To: letterpiece.Point{X: 1, Y: 1}}, Laid{letterpiece.ShortStick, .5, .5, 135}},
	} {
		if got := PlaceOf(x.p); apart(got, x.want) > 1e-6 || math.Abs(got.Turn-x.want.Turn) > 1e-6 {
			t.Errorf("%+v, want %+v", got, x.want)
		}
	}
}

// shaken are a letter's pieces in any order, all moved together and each a little off, as
// hands lay them: turned in steps of TurnStep.
func shaken(rt *rapid.T, l *letter) []Laid {
	dx, dy := rapid.Float64Range(-20, 20).Draw(rt, "x"), rapid.Float64Range(-20, 20).Draw(rt, "y")
	off := rapid.Float64Range(-.2, .2)
	var out []Laid
	for _, p := range rapid.Permutation(l.places).Draw(rt, "order") {
		steps := rapid.IntRange(0, 1).Draw(rt, "half turns") * 180
		turn := math.Round(p.Turn/TurnStep)*TurnStep + float64(steps)*2
		if p.Kind == letterpiece.LongStick || p.Kind == letterpiece.ShortStick {
			turn += float64(steps)
		}
		out = append(out, Laid{p.Kind, p.X + dx + off.Draw(rt, "off"), p.Y + dy + off.Draw(rt, "off"), turn})
	}
	return out
}

// Whatever the order, wherever it lies: the letter is seen, and no other.
func TestStands(t *testing.T) {
	c := newCourse(t)
	rapid.Check(t, func(rt *rapid.T) {
		l := rapid.SampledFrom(c.letters).Draw(rt, "letter")
		laid := shaken(rt, l)
		if r, ok := c.Stands(laid); !ok || r != l.r {
			rt.Fatalf("%c is taken for %c, %v: %v", l.r, r, ok, laid)
		}
		if r, ok := c.Stands(append(laid, laid[0])); ok && r == l.r {
			rt.Fatalf("%c stands with a piece too many", l.r)
		}
		if r, ok := c.Done(Mat{Targets: []rune{'?'}, Pieces: laid}); ok {
			rt.Fatalf("%c is %c, which nobody wanted", l.r, r)
		}
	})
}

func TestStandsNot(t *testing.T) {
	c := newCourse(t)
	long, short := letterpiece.LongStick, letterpiece.ShortStick
	for name, laid := range map[string][]Laid{
		"nothing":          nil,
		"a lying I":        {{long, 0, 0, 90}},
		"a leaning stick":  {{long, 0, 0, 30}},
		"a bent L":         {{long, 0, 2, 0}, {short, 1, 4, 60}},
		"an L apart":       {{long, 0, 2, 0}, {short, 4, 4, 90}},
		"nowhere":          {{long, math.NaN(), 0, 0}},
		"far away":         {{long, math.Inf(1), 0, 0}},
		"no such piece":    {{letterpiece.Kind(9), 0, 0, 0}},
		"a heap":           make([]Laid, 200),
		"two on one place": {{long, 0, 2, 0}, {long, 0, 2, 0}, {short, 1, 2, 90}},
	} {
		if r, ok := c.Stands(laid); ok {
			t.Errorf("%s shows %c", name, r)
		}
	}
	// The arrangement decides: M turned round is W, and - upright is '.
	if r, _ := c.Stands(turned(c.by['M'].places)); r != 'W' {
		t.Errorf("M upside down is %c", r)
	}
	if r, _ := c.Stands([]Laid{{short, 7, 7, 0}}); r != '\'' {
		t.Errorf("an upright short stick is %c", r)
	}
}

// Pieces that are let go near their places snap into them, in any order, and the letter
// stands exactly.
func TestSnap(t *testing.T) {
	c := newCourse(t)
	rapid.Check(t, func(rt *rapid.T) {
		l := rapid.SampledFrom(c.letters).Draw(rt, "letter")
		m := Mat{Targets: []rune{l.r}}
		if rapid.Bool().Draw(rt, "any") {
			m.Targets = append(c.Shared(l.r), l.r)
		}
		dx, dy := 0.0, 0.0
		for _, let := range shaken(rt, l) {
			let.X, let.Y = let.X+dx, let.Y+dy
			at, ok := c.Snap(m, let)
			if !ok {
				rt.Fatalf("%+v doesn't snap on %+v", let, m)
			}
			if len(m.Pieces) == 0 { // hands lay the others next to the first one, wherever it came to lie
				if len(m.Targets) > 1 && !turnsIn(l.places, at) {
					return // near the own place of another letter, which has begun with it
				}
				dx, dy = at.X-let.X, at.Y-let.Y
			}
			m.Pieces = append(m.Pieces, at)
		}
		if r, ok := c.Done(m); !ok || r != l.r {
			rt.Fatalf("%c: %+v", l.r, m)
		}
		if f := fitOf(m.Pieces, l.places); f.Off > 1e-6 {
			rt.Fatalf("%c stands %g off", l.r, f.Off)
		}
		if _, ok := c.Snap(m, m.Pieces[0]); ok {
			rt.Fatalf("%c takes a piece twice", l.r)
		}
	})
	far := Laid{letterpiece.ShortStick, 9, 9, 90}
	if at, ok := c.Snap(Mat{Targets: []rune{'L'}, Pieces: c.by['L'].places[:1]}, far); ok || at != far {
		t.Errorf("far away it snaps to %+v", at)
	}
}

// turnsIn tells whether a letter has such a piece that lies as turned as this one.
func turnsIn(places []Laid, at Laid) bool {
	return slices.ContainsFunc(places, func(w Laid) bool { return w.Kind == at.Kind && turnsApart(w, at) < 1e-9 })
}

// The first piece comes to the letter's own place when it is let go near it, and else lies where it
// is; Ground tells where the letter then stands.
func TestSnapFirst(t *testing.T) {
	c := newCourse(t)
	long, short := letterpiece.LongStick, letterpiece.ShortStick
	m := Mat{Targets: []rune{'K'}}
	if _, _, _, ok := c.Ground(m); ok {
		t.Error("a letter stands on an empty mat")
	}
	for let, want := range map[Laid]Laid{
		{long, .5, 1.6, 0}: {long, 0, 2, 0}, // near its own place
		{long, 3, 1, 0}:    {long, 3, 1, 0},
		{long, 3, 1, 12}:   {long, 3, 1, 0},
	} {
		at, ok := c.Snap(m, let)
		if !ok || at != want {
			t.Errorf("%+v comes to %+v, %v, want %+v", let, at, ok, want)
		}
		r, dx, dy, ok := c.Ground(Mat{Targets: m.Targets, Pieces: []Laid{at}})
		if r != 'K' || !ok || math.Abs(dx-at.X) > 1e-9 || math.Abs(dy-at.Y+2) > 1e-9 {
			t.Errorf("after %+v %c stands at %g, %g, %v", let, r, dx, dy, ok)
		}
	}
	// A piece that stands nowhere doesn't count, so the next one begins.
	if at, ok := c.Snap(Mat{Targets: m.Targets, Pieces: []Laid{{short, 4, 4, 90}}}, Laid{long, .3, 2.2, 0}); !ok || at != (Laid{long, 0, 2, 0}) {
		t.Errorf("next to a wrong piece it comes to %+v, %v", at, ok)
	}
	// Of several letters the nearer place counts.
	if at, ok := c.Snap(Mat{Targets: []rune{'L', 'T'}}, Laid{long, .6, 2, 0}); !ok || at != (Laid{long, 1, 2, 0}) {
		t.Errorf("between L and T it comes to %+v, %v", at, ok)
	}
	if _, _, _, ok := c.Ground(Mat{Targets: m.Targets, Pieces: []Laid{{long, 0, 2, 90}}}); ok {
		t.Error("a lying stick says where K stands")
	}
}

// Whoever does what the hints say gets the letter, whatever lay there before.
func TestHints(t *testing.T) {
	c := newCourse(t)
	rapid.Check(t, func(rt *rapid.T) {
		l := rapid.SampledFrom(c.letters).Draw(rt, "letter")
		m := Mat{Targets: []rune{l.r}}
		for range rapid.IntRange(0, 5).Draw(rt, "before") {
			m.Pieces = append(m.Pieces, Laid{
				letterpiece.Kind(rapid.IntRange(0, letterpiece.Kinds-1).Draw(rt, "kind")),
				rapid.Float64Range(0, 4).Draw(rt, "x"), rapid.Float64Range(0, 4).Draw(rt, "y"), float64(rapid.IntRange(0, 23).Draw(rt, "turn")) * TurnStep,
			})
		}
		stood := fitOf(m.Pieces, l.places).N
		for n := 0; ; n++ {
			h, ok := c.Hint(m)
			if !ok || h.Letter != l.r || n > 20 {
				rt.Fatalf("hint %d is %+v on %+v", n, h, m)
			}
			if len(h.Take) > 0 {
				m.Pieces = slices.Delete(m.Pieces, h.Take[0], h.Take[0]+1)
				continue
			}
			if h.Next == nil {
				break
			}
			m.Pieces = append(m.Pieces, *h.Next)
		}
		if r, ok := c.Done(m); !ok || r != l.r {
			rt.Fatalf("%c, %v: %+v", r, ok, m)
		}
		if stood > len(l.places) {
			rt.Fatalf("%d pieces stood", stood)
		}
	})
	// What can still become more than one letter goes on to the one that is nearer.
	h, _ := c.Hint(Mat{Targets: []rune{'F', 'K', 'Z'}, Pieces: c.by['Z'].places[:2]})
	if h.Letter != 'Z' || len(h.Take) > 0 || h.Next == nil {
		t.Errorf("%+v", h)
	}
	if _, ok := c.Hint(Mat{}); ok {
		t.Error("a hint to nothing")
	}
}

// Building a letter for the first time is new, whatever came before, and later it is not.
func TestFirstBuild(t *testing.T) {
	c := newCourse(t)
	var p Progress
	built, again := map[string]bool{}, 0
	for n := range 200 {
		it := c.Next(p, Mixed, 1, 7)
		if it.Kind == Build {
			if it.New == built[it.Target] {
				t.Fatalf("task %d: %s is new: %v", n, it.Target, it.New)
			}
			if built[it.Target] {
				again++
			}
			built[it.Target] = true
		}
		p = c.Add(p, it.Answer(it.Target, 5000, 0, int64(n), 1))
	}
	if len(built) < GroupSize || again == 0 {
		t.Errorf("built were %v, again %d", built, again)
	}
}
