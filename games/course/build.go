package course

import (
	"slices"

	"spieltisch/games/letterpiece"
)

// Mat is what lies on the mat of a building task. Targets are the letters that may be
// built: one, or all that the given pieces make.
type Mat struct {
	Targets []rune
	Pieces  []Laid
}

// Stands is the letter of the alphabet that exactly these pieces show, wherever they lie
// together; ok is false when they show none. Where several fit, the nearest counts.
func (c *Course) Stands(pieces []Laid) (r rune, ok bool) {
	if !lawful(pieces) {
		return 0, false
	}
	var best fit
	for _, l := range c.letters {
		if len(l.places) != len(pieces) {
			continue
		}
		if f := fitOf(pieces, l.places); f.N == len(pieces) && (!ok || f.better(best)) {
			r, best, ok = l.r, f, true
		}
	}
	return r, ok
}

// lawful tells whether there are pieces, no more than a letter could need, all somewhere.
func lawful(pieces []Laid) bool {
	return len(pieces) > 0 && len(pieces) <= 24 && !slices.ContainsFunc(pieces, func(l Laid) bool { return !l.finite() })
}

// Done tells whether the pieces show one of the targets, and which.
func (c *Course) Done(m Mat) (r rune, ok bool) {
	r, ok = c.Stands(m.Pieces)
	return r, ok && slices.Contains(m.Targets, r)
}

// aim is the target that the pieces come nearest to, and how they lie on it. On an empty mat,
// and where no piece stands, the letter's own place is the corner of the mat.
func (c *Course) aim(m Mat) (l *letter, f fit, ok bool) {
	for _, r := range m.Targets {
		t := c.by[r]
		if t == nil {
			continue
		}
		if g := fitOf(m.Pieces, t.places); l == nil || g.better(f) {
			l, f = t, g
		}
	}
	return l, f, l != nil
}

// Ground is the target that the pieces come nearest to, and how far it is moved from its own
// place, in units; ok is false as long as no piece stands, for then it stands nowhere.
func (c *Course) Ground(m Mat) (r rune, dx, dy float64, ok bool) {
	if !lawful(m.Pieces) {
		return 0, 0, 0, false
	}
	l, f, ok := c.aim(m)
	if !ok || f.N == 0 {
		return 0, 0, 0, false
	}
	return l.r, f.DX, f.DY, true
}

// Snap is where a piece comes to lie that was let go on the mat: exactly in its place
// when it is near to a free one of a target, else where it is (ok is false). As long as no
// piece stands that is the letter's own place (with its corner at 0, 0) for one let go near
// it; elsewhere the piece is only turned right, and so says where the letter stands.
func (c *Course) Snap(m Mat, let Laid) (at Laid, ok bool) {
	if !let.finite() || len(m.Pieces) > 0 && !lawful(m.Pieces) {
		return let, false
	}
	_, f, _ := c.aim(m)
	if f.N == 0 {
		if at, ok = c.nearest(m, let, f, home); ok {
			return at, true
		}
	}
	return c.nearest(m, let, f, free)
}

// nearest is the nearest place for a piece among those that at least one target has by
// places, a function like free; the piece itself if none is near. f is how the pieces lie on the
// target that they come nearest to.
func (c *Course) nearest(m Mat, let Laid, f fit, places func(laid []Laid, let Laid, want []Laid) []Laid) (at Laid, ok bool) {
	best := NearMiddle + NearTurn/1000
	at = let
	for _, r := range m.Targets {
		t := c.by[r]
		if t == nil || fitOf(m.Pieces, t.places).N < f.N { // another target has begun already
			continue
		}
		for _, w := range places(m.Pieces, let, t.places) {
			if turnsApart(w, let) > NearTurn {
				continue
			}
			if d := apart(w, let); d < best {
				at, best, ok = w, d, true
			}
		}
	}
	return at, ok
}

// home are the places of a letter that stands in its own place.
func home(_ []Laid, let Laid, want []Laid) []Laid {
	return slices.DeleteFunc(slices.Clone(want), func(w Laid) bool { return w.Kind != let.Kind })
}

// free are the places of a letter that a piece of let's kind may take, in all ways to see the letter
// in what is laid. As long as nothing says where the letter stands, that is where let is.
func free(laid []Laid, let Laid, want []Laid) []Laid {
	var out []Laid
	ways := fitsOf(laid, want)
	for _, w := range want {
		if w.Kind == let.Kind && len(ways) == 0 {
			out = append(out, Laid{w.Kind, let.X, let.Y, w.Turn})
		}
	}
	for _, f := range ways {
		for j, w := range want {
			if w.Kind == let.Kind && !slices.Contains(f.At, j) {
				out = append(out, Laid{w.Kind, w.X + f.DX, w.Y + f.DY, w.Turn})
			}
		}
	}
	return out
}

// Step is how much a hint tells.
type Step int

// The steps of help, each telling more.
const (
	HintKind  Step = iota + 1 // which piece comes next
	HintPlace                 // where it lies
	HintShow                  // lay it for me
)

// Hint is the next thing to do on a mat. The page shows of it what the step allows.
type Hint struct {
	Letter rune
	// Take are the pieces (indexes into Mat.Pieces) that stand in no place of the letter; they
	// come away first. Then Next is the piece to lay, unless the letter stands.
	Take []int
	Next *Laid
}

// Hint tells how to go on, without throwing away what stands. Of several targets it
// goes for the one that the pieces come nearest to; ok is false without a target.
func (c *Course) Hint(m Mat) (h Hint, ok bool) {
	if len(m.Pieces) > 0 && !lawful(m.Pieces) {
		return Hint{}, false
	}
	l, f, ok := c.aim(m)
	if !ok {
		return Hint{}, false
	}
	h.Letter = l.r
	for i, j := range f.At {
		if j < 0 {
			h.Take = append(h.Take, i)
		}
	}
	for j, w := range l.places {
		if !slices.Contains(f.At, j) {
			w.X, w.Y = w.X+f.DX, w.Y+f.DY
			h.Next = &w
			break
		}
	}
	return h, true
}

// Tray is what lies ready to build a letter: its own pieces. Puzzles will ask it; today only tests do.
func (c *Course) Tray(r rune) letterpiece.Count {
	if l := c.by[r]; l != nil {
		return l.count
	}
	return letterpiece.Count{}
}

// Part is one line of a recipe: so many pieces of a kind.
type Part struct {
	Kind letterpiece.Kind
	N    int
}

// Recipe is how to say a letter, in the order in which it is drawn: "a long stick, then two U curves".
func (c *Course) Recipe(r rune) []Part {
	l := c.by[r]
	if l == nil {
		return nil
	}
	var out []Part
	for _, p := range l.places {
		if n := len(out); n > 0 && out[n-1].Kind == p.Kind {
			out[n-1].N++
			continue
		}
		out = append(out, Part{p.Kind, 1})
	}
	return out
}

// Spot is where a piece stands in its letter: -1 at the left or above, 1 at the right or below, 0 in the middle.
type Spot struct{ Across, Down int }

// Spots are where the pieces of each part of the Recipe stand, each spot once, in the order in which it is drawn.
func (c *Course) Spots(r rune) [][]Spot {
	l, ok := c.alphabet.Letter(r)
	if !ok {
		return nil
	}
	out, pieces := [][]Spot{}, l.Pieces
	for _, part := range c.Recipe(r) {
		var spots []Spot
		for _, p := range pieces[:part.N] {
			if s := spotOf(p, l.Box()); !slices.Contains(spots, s) {
				spots = append(spots, s)
			}
		}
		out, pieces = append(out, spots), pieces[part.N:]
	}
	return out
}

// spotOf is where a piece stands in a box by its middle: off the box's middle is what is further from it than an eighth. A
// wide curve is where it bulges to.
func spotOf(p letterpiece.Piece, in letterpiece.Box) Spot {
	side := func(at, least, most float64) int {
		switch at := (at - least) / (most - least); {
		case at < .375:
			return -1
		case at > .625:
			return 1
		}
		return 0
	}
	box := p.Box()
	x, y := (box.Min.X+box.Max.X)/2, (box.Min.Y+box.Max.Y)/2
	if p.Kind == letterpiece.WideCurve {
		x, y = 2*x-p.Center.X, 2*y-p.Center.Y
	}
	return Spot{side(x, in.Min.X, in.Max.X), side(y, in.Min.Y, in.Max.Y)}
}
