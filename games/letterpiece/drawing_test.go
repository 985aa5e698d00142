package letterpiece_test

import (
	"fmt"
	"math"
	"testing"

	"spieltisch/games/letterpiece"
)

func near(a, b letterpiece.Point) bool { return math.Hypot(a.X-b.X, a.Y-b.Y) < 1e-9 }

// Long and short sticks differ in length only, exactly 2:1: in every letter, and at
// every size of both outputs.
func TestSticksAreRigid(t *testing.T) {
	a := alphabet(t)
	want := [letterpiece.Kinds]float64{letterpiece.LongStick: 4, letterpiece.ShortStick: 2}
	for _, r := range a.Letters() {
		for _, s := range a.Word(string(r), letterpiece.Style{}).Shapes {
			if s.Kind != letterpiece.LongStick && s.Kind != letterpiece.ShortStick {
				continue
			}
			p, q := s.Path[0].To, s.Path[1].To // one long side
			if got := math.Hypot(p.X-q.X, p.Y-q.Y); math.Abs(got-want[s.Kind]) > 1e-9 {
				t.Errorf("%c: a stick of %v is %v long", r, want[s.Kind], got)
			}
		}
	}
	for _, unit := range []float64{1, 3.7, 8.66, 24, 150} {
		for k, format := range map[letterpiece.Kind]float64{letterpiece.LongStick: 4, letterpiece.ShortStick: 2} {
			path := letterpiece.Single(k, 0, letterpiece.Style{}).Shapes[0].Path
			var x, y0, y1 float64
			if _, err := fmt.Sscanf(path.SVG(0, 0, unit), "M%f,%fL%f,%f", &x, &y0, &x, &y1); err != nil || math.Abs(math.Abs(y1-y0)-format*unit) > .002 {
				t.Errorf("SVG, unit %v: %v instead of %v (%v)", unit, y1-y0, format*unit, err)
			}
		}
	}
}

// Turned by 180° it is the same drawing with every point on the other side.
func TestTurnedIsTheSameDrawing(t *testing.T) {
	a := alphabet(t)
	words := []string{"RAD", "PLATIN", "X Y", "-'"}
	for _, r := range a.Letters() {
		words = append(words, string(r))
	}
	for _, w := range words {
		style := letterpiece.Style{Rim: .1, Marks: true}
		up := a.Word(w, style)
		style.Turned = true
		down := a.Word(w, style)
		if up.Width != down.Width || up.Height != down.Height || len(up.Shapes) != len(down.Shapes) {
			t.Fatalf("%s: another size when turned", w)
		}
		for i, s := range up.Shapes {
			other := down.Shapes[i]
			if s.Kind != other.Kind || s.Part != other.Part {
				t.Fatalf("%s %d: another shape", w, i)
			}
			for j, c := range s.Path {
				d := other.Path[j]
				if c.Op != letterpiece.OpClose && !near(d.To, letterpiece.Point{X: up.Width - c.To.X, Y: up.Height - c.To.Y}) {
					t.Fatalf("%s %d: %v came to %v", w, i, c.To, d.To)
				}
				if c.R != d.R || c.Sweep != d.Sweep || c.Large != d.Large {
					t.Fatalf("%s %d: an arc was mirrored", w, i)
				}
			}
		}
	}
}

// Quarter turns are exact, and other turns keep lengths and the middle.
func TestSingleTurns(t *testing.T) {
	if side := letterpiece.Single(letterpiece.LongStick, 90, letterpiece.Style{}).Shapes[0].Path; side[0].To.Y != side[1].To.Y {
		t.Errorf("a lying stick is askew: %v, %v", side[0].To, side[1].To)
	}
	for k := range letterpiece.Kind(letterpiece.Kinds) {
		up := letterpiece.Single(k, 0, letterpiece.Style{Marks: true})
		for _, degrees := range []float64{90, 180, 270, 360, -90, 450, 33.5} {
			d := letterpiece.Single(k, degrees, letterpiece.Style{Marks: true})
			sin, cos := math.Sincos(degrees * math.Pi / 180)
			tolerance := 1e-9
			if math.Mod(degrees, 90) == 0 {
				sin, cos, tolerance = math.Round(sin), math.Round(cos), 0
				if w, h := up.Width, up.Height; sin != 0 && (d.Width != h || d.Height != w) || cos != 0 && (d.Width != w || d.Height != h) {
					t.Errorf("kind %d by %v: box %v × %v", k, degrees, d.Width, d.Height)
				}
			}
			for i, s := range up.Shapes {
				for j, c := range s.Path[:len(s.Path)-1] {
					x, y := c.To.X-up.Width/2, c.To.Y-up.Height/2
					got := d.Shapes[i].Path[j].To
					if off := math.Hypot(got.X-d.Width/2-(x*cos-y*sin), got.Y-d.Height/2-(x*sin+y*cos)); off > max(tolerance, 1e-12) {
						t.Fatalf("kind %d by %v: %v off by %v", k, degrees, got, off)
					}
				}
			}
		}
		inside(t, letterpiece.Single(k, 33.5, letterpiece.Style{}))
		if got := letterpiece.Single(k, math.NaN(), letterpiece.Style{}); got.Width != up.Width {
			t.Error("a turn by no number is a turn")
		}
	}
}

// inside checks that the drawing stays in its box.
func inside(t *testing.T, d letterpiece.Drawing) {
	t.Helper()
	for _, s := range d.Shapes {
		for _, p := range flat(s.Path) {
			if p.X < -1e-3 || p.Y < -1e-3 || p.X > d.Width+1e-3 || p.Y > d.Height+1e-3 {
				t.Fatalf("%v is outside of %v × %v", p, d.Width, d.Height)
			}
		}
	}
}

// flat are points along the outline.
func flat(p letterpiece.Path) (out []letterpiece.Point) {
	var at letterpiece.Point
	for _, c := range p.Curves() {
		switch c.Op {
		case letterpiece.OpLineTo, letterpiece.OpCurveTo:
			c1, c2 := c.C1, c.C2
			if c.Op == letterpiece.OpLineTo {
				c1, c2 = at, c.To
			}
			for i := range 21 {
				t := float64(i) / 20
				u := 1 - t
				f := func(a, b, c, d float64) float64 { return u*u*u*a + 3*u*u*t*b + 3*u*t*t*c + t*t*t*d }
				out = append(out, letterpiece.Point{X: f(at.X, c1.X, c2.X, c.To.X), Y: f(at.Y, c1.Y, c2.Y, c.To.Y)})
			}
		}
		if c.Op != letterpiece.OpClose {
			at = c.To
		}
	}
	return out
}

// Words stay in their boxes, and their letters in theirs.
func TestWordsStayInTheirBoxes(t *testing.T) {
	a := alphabet(t)
	for _, w := range []string{"PLATIN", "QUALITÄT", "RA-TA'PA", "", " ", "Ä"} {
		inside(t, a.Word(w, letterpiece.Style{Rim: .1, Marks: true}))
	}
	inside(t, letterpiece.Row(letterpiece.Count{2, 3, 1, 2}, letterpiece.Style{Rim: .1, Marks: true}))
	tall, err := letterpiece.Parse([]byte(`{"I":[{"piece":"long","from":[0,-2],"to":[0,2]}],"L":[{"piece":"long","from":[0,2],"to":[0,6]}]}`))
	if err != nil {
		t.Fatal(err)
	}
	d := tall.Word("IL", letterpiece.Style{})
	inside(t, d)
	if d.Height != 8+letterpiece.Thickness {
		t.Error("height", d.Height)
	}
}

// An umlaut is its letter with two dots above, without marks, though no pieces make one.
func TestUmlautsHaveDots(t *testing.T) {
	a := alphabet(t)
	for umlaut, letter := range map[string]string{"Ä": "A", "Ö": "O", "Ü": "U"} {
		style := letterpiece.Style{Marks: true}
		with, plain := a.Word(umlaut, style), a.Word(letter, style)
		if len(with.Shapes) != len(plain.Shapes)+2 || with.Width != plain.Width || with.Height <= plain.Height {
			t.Errorf("%s: %d shapes, %v × %v", umlaut, len(with.Shapes), with.Width, with.Height)
		}
		if _, ok := a.Count(umlaut); ok || !a.Draws(umlaut+letter) || a.Draws("É") {
			t.Error(umlaut, "is built of pieces, or isn't drawn")
		}
	}
}

// Arcs as curves stay on the circle.
func TestCurvesFollowTheArcs(t *testing.T) {
	for k, r := range map[letterpiece.Kind]float64{letterpiece.WideCurve: 2, letterpiece.UCurve: 1} {
		p := letterpiece.Symbol(k)
		for _, q := range flat(p.Outline(letterpiece.Thickness / 2)[:2+int(k)-int(letterpiece.WideCurve)]) {
			if k == letterpiece.UCurve && q.Y < p.Center.Y {
				continue // the arms
			}
			if got := math.Hypot(q.X-p.Center.X, q.Y-p.Center.Y); math.Abs(got-r-letterpiece.Thickness/2) > 3e-4*(r+letterpiece.Thickness/2) {
				t.Errorf("kind %d: %v lies %v from the centre", k, q, got)
			}
		}
	}
	// Quarters, three quarters and arcs too small for their chord, as SVG has them.
	for _, c := range []struct {
		arc    letterpiece.Cmd
		center letterpiece.Point
	}{
		{letterpiece.Cmd{To: letterpiece.Point{X: 1, Y: 1}, R: 1, Sweep: true}, letterpiece.Point{Y: 1}},
		{letterpiece.Cmd{To: letterpiece.Point{X: 1, Y: 1}, R: 1, Sweep: true, Large: true}, letterpiece.Point{X: 1}},
		{letterpiece.Cmd{To: letterpiece.Point{X: 1, Y: 1}, R: 1}, letterpiece.Point{X: 1}},
		{letterpiece.Cmd{To: letterpiece.Point{X: 2}, R: .1}, letterpiece.Point{X: 1}},
	} {
		c.arc.Op = letterpiece.OpArcTo
		for _, q := range flat(letterpiece.Path{{Op: letterpiece.OpMoveTo}, c.arc}) {
			if got := math.Hypot(q.X-c.center.X, q.Y-c.center.Y); math.Abs(got-1) > 3e-4 {
				t.Errorf("%+v: %v lies %v from %v", c.arc, q, got, c.center)
			}
		}
	}
}

func distance(p letterpiece.Point, line []letterpiece.Point) float64 {
	best := math.Inf(1)
	for _, q := range line {
		best = min(best, math.Hypot(p.X-q.X, p.Y-q.Y))
	}
	return best
}

// Every kind has marks of its own, inside of the piece, and in each letter each piece
// keeps a mark of which later pieces cover a third at most.
func TestMarks(t *testing.T) {
	seen := map[string]letterpiece.Kind{}
	for k := range letterpiece.Kind(letterpiece.Kinds) {
		marks := letterpiece.Symbol(k).Marks()
		key := ""
		for _, m := range marks[:len(marks)/2] {
			key += fmt.Sprintf("%d:%.2f ", len(m), math.Hypot(m[0].To.X-m[1].To.X, m[0].To.Y-m[1].To.Y))
		}
		if other, twice := seen[key]; twice || len(marks) < 2 {
			t.Errorf("kinds %d and %d have the same marks: %s", k, other, key)
		}
		seen[key] = k
	}
	a := alphabet(t)
	for _, r := range a.Letters() {
		l, _ := a.Letter(r)
		for i, p := range l.Pieces {
			own, visible := flat(p.Outline(0)), false
			for _, m := range p.Marks() {
				covered, outline := 0, flat(m)
				for _, q := range outline {
					if d := distance(q, own); d > letterpiece.Thickness/2-.05 {
						t.Fatalf("%c %d: a mark reaches %.2f from the middle", r, i, d)
					}
					for _, later := range l.Pieces[i+1:] {
						if distance(q, flat(later.Outline(0))) <= letterpiece.Thickness/2 {
							covered++
							break
						}
					}
				}
				visible = visible || 3*covered <= len(outline)
			}
			if !visible {
				t.Errorf("%c: piece %d shows no mark", r, i)
			}
		}
	}
}

// A corrected file corrects counts, groups and drawings, and nothing else
// changes.
func TestEverythingFollowsTheFile(t *testing.T) {
	const before = `{"J":[{"piece":"short","from":[2,0],"to":[2,2]},{"piece":"u","center":[1,3],"open":"up"}],"I":[{"piece":"long","from":[0,0],"to":[0,4]}]}`
	const after = `{"J":[{"piece":"long","from":[2,0],"to":[2,4]}],"I":[{"piece":"long","from":[0,0],"to":[0,4]}]}`
	type all struct{ count, svg string }
	read := func(data, letter string) all {
		a, err := letterpiece.Parse([]byte(data))
		if err != nil {
			t.Fatal(err)
		}
		count, _ := a.Count(letter)
		out := all{count: fmt.Sprint(count)}
		for _, s := range a.Word(letter, letterpiece.Style{Rim: .1}).Shapes {
			out.svg += s.Path.SVG(0, 0, 10)
		}
		return out
	}
	b, a := read(before, "J"), read(after, "J")
	if b.count == a.count || b.svg == a.svg {
		t.Errorf("before %+v, after %+v", b, a)
	}
	if a.count != "[1 0 0 0]" {
		t.Errorf("after: %+v", a)
	}
	i, j := read(before, "I"), read(after, "I")
	if i.svg != j.svg || i.count != j.count {
		t.Error("the I changed with the J")
	}
	if j.svg != a.svg {
		t.Error("the same pieces are drawn in two ways")
	}
}

func TestRowHasAllPieces(t *testing.T) {
	want := letterpiece.Count{1, 2, 0, 3}
	var got letterpiece.Count
	d := letterpiece.Row(want, letterpiece.Style{Rim: .1})
	for _, s := range d.Shapes {
		if s.Part == letterpiece.PartFill {
			got[s.Kind]++
		}
	}
	if got != want || d.Height != letterpiece.CapHeight+letterpiece.Thickness {
		t.Error(got, d.Height)
	}
	if empty := letterpiece.Row(letterpiece.Count{}, letterpiece.Style{}); empty.Width != 0 || len(empty.Shapes) != 0 {
		t.Error(empty)
	}
}

// A letter drawn piece by piece is the letter drawn as a word, moved by the air.
func TestDrawingOfPieces(t *testing.T) {
	a := alphabet(t)
	for _, r := range a.Letters() {
		l, _ := a.Letter(r)
		for _, s := range []letterpiece.Style{{}, {Rim: .1, Marks: true}, {Rim: .1, Halo: true, Turned: true}} {
			all := make([]int, len(l.Pieces))
			for i := range all {
				all[i] = i
			}
			want := a.Word(string(r), s)
			if got := l.Drawing(s, 0, all...); fmt.Sprint(rounded(got)) != fmt.Sprint(rounded(want)) {
				t.Errorf("%c %+v: %v instead of %v", r, s, rounded(got), rounded(want))
			}
			n := 0
			for i := range all {
				n += len(l.Drawing(s, 1, i).Shapes)
			}
			if n != len(want.Shapes) {
				t.Errorf("%c: %d shapes instead of %d", r, n, len(want.Shapes))
			}
		}
		wide, plain := l.Drawing(letterpiece.Style{}, 1, 0), l.Drawing(letterpiece.Style{}, 0, 0)
		if wide.Width != plain.Width+2 || wide.Height != plain.Height+2 || len(l.Drawing(letterpiece.Style{}, 0, -1, 99).Shapes) != 0 {
			t.Errorf("%c: air %v×%v around %v×%v", r, wide.Width, wide.Height, plain.Width, plain.Height)
		}
	}
}

// What lies behind a piece reaches beyond it on all sides by as much.
func TestDrawingThicker(t *testing.T) {
	l, _ := alphabet(t).Letter('I')
	at := func(more float64) (least letterpiece.Point) {
		for i, c := range l.Drawing(letterpiece.Style{More: more}, 1, 0).Shapes[0].Path {
			if i == 0 || c.To.X < least.X {
				least = c.To
			}
		}
		return least
	}
	if got := at(0).X - at(.25).X; math.Abs(got-.25) > 1e-9 {
		t.Errorf("thicker by %v", got)
	}
}

// rounded is a drawing without the last digits of its places.
func rounded(d letterpiece.Drawing) (out []string) {
	for _, s := range d.Shapes {
		out = append(out, fmt.Sprint(s.Kind, s.Part, s.Path.SVG(0, 0, 100)))
	}
	return append(out, fmt.Sprintf("%.6f×%.6f", d.Width, d.Height))
}
