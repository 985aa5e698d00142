package letterpiece_test

import (
	"math"
	"os"
	"testing"

	"spieltisch/games/letterpiece"
)

func alphabet(t testing.TB) *letterpiece.Alphabet {
	t.Helper()
	data, err := os.ReadFile("../../assets/data/alphabet.json")
	if err != nil {
		t.Fatal(err)
	}
	a, err := letterpiece.Parse(data)
	if err != nil {
		t.Fatal(err)
	}
	return a
}

// The table of letters that share a line in the description of the alphabet.
func TestCounts(t *testing.T) {
	a := alphabet(t)
	table := map[string]letterpiece.Count{
		"AH": {2, 1, 0, 0}, "B": {1, 0, 0, 2}, "C": {0, 0, 1, 0}, "D": {1, 0, 1, 0}, "E": {1, 3, 0, 0},
		"FKZ": {1, 2, 0, 0}, "G": {0, 2, 1, 0}, "I": {1, 0, 0, 0}, "J": {0, 1, 0, 1}, "LT": {1, 1, 0, 0},
		"MW": {2, 2, 0, 0}, "N": {3, 0, 0, 0}, "O": {0, 0, 2, 0}, "P": {1, 0, 0, 1}, "Q": {0, 1, 2, 0},
		"R": {1, 1, 0, 1}, "S": {0, 0, 0, 2}, "U": {0, 2, 0, 1}, "VX": {2, 0, 0, 0}, "Y": {0, 3, 0, 0},
		"-'": {0, 1, 0, 0},
	}
	seen := 0
	for letters, want := range table {
		for _, r := range letters {
			seen++
			if got, ok := a.Count(string(r)); !ok || got != want {
				t.Errorf("%c: %v %v, want %v", r, got, ok, want)
			}
		}
	}
	if got := len(a.Letters()); got != seen {
		t.Errorf("%d letters, the table has %d", got, seen)
	}
	if got, ok := a.Count("RAD"); !ok || got != (letterpiece.Count{4, 2, 1, 1}) {
		t.Errorf("RAD: %v %v", got, ok)
	}
	if _, ok := a.Count("RÄD"); ok {
		t.Error("Ä has no pieces, but was counted")
	}
}

func TestLetterIsFresh(t *testing.T) {
	a := alphabet(t)
	l, _ := a.Letter('R')
	l.Pieces[0].Kind = letterpiece.UCurve
	if again, _ := a.Letter('R'); again.Pieces[0].Kind != letterpiece.LongStick {
		t.Error("a caller changed the alphabet")
	}
}

func TestParseRefuses(t *testing.T) {
	for name, data := range map[string]string{
		"not json":       `{`,
		"two values":     `{"I":[{"piece":"long","from":[0,0],"to":[0,4]}]} 1`,
		"no letters":     `{}`,
		"no pieces":      `{"I":[]}`,
		"two characters": `{"IJ":[{"piece":"long","from":[0,0],"to":[0,4]}]}`,
		"unknown piece":  `{"I":[{"piece":"bent","from":[0,0],"to":[0,4]}]}`,
		"unknown field":  `{"I":[{"piece":"long","from":[0,0],"to":[0,4],"size":2}]}`,
		"stretched":      `{"I":[{"piece":"long","from":[0,0],"to":[0,5]}]}`,
		"short is long":  `{"I":[{"piece":"short","from":[0,0],"to":[0,4]}]}`,
		"stick no end":   `{"I":[{"piece":"long","from":[0,0]}]}`,
		"stick open":     `{"I":[{"piece":"long","from":[0,0],"to":[0,4],"open":"left"}]}`,
		"curve no side":  `{"C":[{"piece":"arc","center":[2,2]}]}`,
		"curve bad side": `{"C":[{"piece":"arc","center":[2,2],"open":"in"}]}`,
		"curve no place": `{"C":[{"piece":"u","open":"up"}]}`,
		"far away":       `{"C":[{"piece":"u","center":[99,2],"open":"up"}]}`,
	} {
		if _, err := letterpiece.Parse([]byte(data)); err == nil {
			t.Errorf("%s: accepted", name)
		}
	}
}

// The shapes: straight ends of the outline lie half a thickness off the centre line,
// and every point of it stays inside the piece's box and that half thickness.
func TestOutline(t *testing.T) {
	const h = letterpiece.Thickness / 2
	a := alphabet(t)
	for _, r := range a.Letters() {
		l, _ := a.Letter(r)
		for i, p := range l.Pieces {
			path, box := p.Outline(h), p.Box()
			if path[0].Op != letterpiece.OpMoveTo || path[len(path)-1].Op != letterpiece.OpClose {
				t.Fatalf("%c %d: not a closed path", r, i)
			}
			at := path[0].To
			for _, c := range path[1 : len(path)-1] {
				if c.To.X < box.Min.X-h-1e-9 || c.To.X > box.Max.X+h+1e-9 || c.To.Y < box.Min.Y-h-1e-9 || c.To.Y > box.Max.Y+h+1e-9 {
					t.Errorf("%c %d: %v is outside of %v", r, i, c.To, box)
				}
				if chord := math.Hypot(c.To.X-at.X, c.To.Y-at.Y); c.Op == letterpiece.OpArcTo && math.Abs(chord-2*c.R) > 1e-9 {
					t.Errorf("%c %d: an arc of radius %.2f over a chord of %.2f is no half circle", r, i, c.R, chord)
				}
				at = c.To
			}
			if at != path[0].To && math.Hypot(at.X-path[0].To.X, at.Y-path[0].To.Y) > 1e-9 {
				t.Errorf("%c %d: ends at %v, began at %v", r, i, at, path[0].To)
			}
		}
	}
}

// The bowls of a D and a P lie at the right, that of a U below: curves are turned,
// never mirrored, so the sweep flags hold for every side.
func TestTurned(t *testing.T) {
	for open, want := range map[letterpiece.Open]letterpiece.Point{
		letterpiece.OpenLeft: {X: 2, Y: 0}, letterpiece.OpenRight: {X: -2, Y: 0}, letterpiece.OpenUp: {X: 0, Y: 2}, letterpiece.OpenDown: {X: 0, Y: -2},
	} {
		p := letterpiece.Piece{Kind: letterpiece.WideCurve, Open: open}
		if first := p.Outline(.3)[0].To; first.X*want.Y-first.Y*want.X <= 0 {
			t.Errorf("open %d: the outline begins at %v: mirrored", open, first)
		}
		b := p.Box()
		mid := letterpiece.Point{X: b.Min.X + b.Max.X, Y: b.Min.Y + b.Max.Y}
		if mid != want {
			t.Errorf("open %d: the bowl lies towards %v, want %v", open, mid, want)
		}
	}
}

func FuzzParse(f *testing.F) {
	f.Add(`{"C":[{"piece":"arc","center":[2,2],"open":"right"}]}`)
	f.Add(`{"I":[{"piece":"long","from":[0,0],"to":[0,4]}]}`)
	f.Fuzz(func(t *testing.T, data string) {
		a, err := letterpiece.Parse([]byte(data))
		if err != nil {
			return
		}
		for _, r := range a.Letters() {
			l, ok := a.Letter(r)
			if !ok || len(l.Pieces) == 0 {
				t.Fatalf("%q: letter %q has no pieces", data, r)
			}
			for _, p := range l.Pieces {
				for _, c := range p.Outline(letterpiece.Thickness / 2) {
					if math.IsNaN(c.To.X+c.To.Y) || math.Abs(c.To.X) > 32 {
						t.Fatalf("%q: outline leaves the plane", data)
					}
				}
			}
		}
	})
}
