package mat

import (
	"cmp"
	"math"
	"slices"

	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
	"spieltisch/games/course"
	"spieltisch/games/letterpiece"
)

// scene is all that is drawn of a mat: what lies there, what was said, what is chosen and held. The task and the board
// change it; it knows neither, and no widget.
type scene struct {
	item   course.Item
	model  *model
	step   course.Step    // of the help on what lies there now
	locked bool           // the answer is given,
	judged *course.Answer // and, when it is safe, is this one
	note   note
	hand
}

// hand is what the pointer and the keyboard do on the board.
type hand struct {
	plan  plan
	shown map[int]course.Laid // where pieces are on the screen, by id
	sel   int                 // the chosen piece, 0: none, and then
	tray  int                 // the keyboard is on this tray
	focus bool                // has the keyboard
	quiet bool                // got it by the pointer: no ring until a key is pressed
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

// note is a message on the mat that stays until something changes.
type note struct {
	text string
	icon ui.IconName
	warm bool // that something is missing
}

// spotAt is what lies at a point: a tray, or the uppermost piece there.
func (s *scene) spotAt(at fyne.Position) spot {
	for i, f := range s.plan.trays {
		if f.Has(at) {
			return spot{tray: i}
		}
	}
	x, y := s.plan.at(at)
	const easy = letterpiece.Thickness/2 + .12
	for _, p := range slices.Backward(s.model.now) {
		if touch(s.shown[p.id], x, y) <= easy {
			return spot{id: p.id, tray: -1}
		}
	}
	return nowhere
}

// stops are where Tab stops: trays that aren't empty, and then the pieces in the order in which
// they came.
func (s *scene) stops() (out []spot) {
	for k := range s.plan.trays {
		if s.model.left(letterpiece.Kind(k)) != 0 {
			out = append(out, spot{tray: k})
		}
	}
	pieces := slices.SortedFunc(slices.Values(s.model.now), func(p, q piece) int { return cmp.Compare(p.id, q.id) })
	for _, p := range pieces {
		out = append(out, spot{id: p.id, tray: -1})
	}
	return out
}

// stop brings the keyboard to a place.
func (s *scene) stop(at spot) {
	s.sel = at.id
	if at.tray >= 0 {
		s.tray = at.tray
	}
}

// next is the stop after the one now, or the one before; ok is false at the end.
func (s *scene) next(back bool) (to spot, ok bool) {
	here := spot{tray: s.tray}
	if s.sel != 0 {
		here = spot{id: s.sel, tray: -1}
	}
	all := s.stops()
	i := slices.Index(all, here) + 1
	if back {
		i -= 2
	}
	if s.locked || i < 0 || i >= len(all) {
		return to, false
	}
	return all[i], true
}

// turnsAt is where the two buttons that turn, one wide each, cover the least in a frame, and how the second lies to the
// first: below each other at the sides of the chosen piece, or side by side below or above it.
func (s *scene) turnsAt(one float32, m ui.Frame) (at fyne.Position, by fyne.Delta) {
	const away = 10
	two := 2*one + trayGap
	f := s.plan.around(s.shown[s.sel])
	mid := f.Middle()
	high, wide := fyne.NewSize(one, two), fyne.NewSize(two, one)
	least := 1000
	for _, c := range []ui.Frame{
		{Position: fyne.NewPos(f.X+f.Width+away, mid.Y-two/2), Size: high},
		{Position: fyne.NewPos(f.X-away-one, mid.Y-two/2), Size: high},
		{Position: fyne.NewPos(mid.X-two/2, f.Y+f.Height+away), Size: wide},
		{Position: fyne.NewPos(mid.X-two/2, f.Y-away-one), Size: wide},
		{Position: fyne.NewPos(mid.X-two/2, mid.Y-one/2), Size: wide}, // on the piece, where there is no room at all
	} {
		wish := c.Position
		c.X = ui.Whole(max(m.X+4, min(c.X, m.X+m.Width-4-c.Width)))
		c.Y = ui.Whole(max(m.Y+4, min(c.Y, m.Y+m.Height-4-c.Height)))
		n := s.covers(c)
		if apartPx(wish, c.Position) > 2 {
			n++ // it is squeezed in
		}
		if n < least {
			at, least = c.Position, n
			by = fyne.NewDelta(c.Width-one, c.Height-one)
		}
	}
	return at, by
}

func apartPx(a, b fyne.Position) float64 { return math.Hypot(float64(a.X-b.X), float64(a.Y-b.Y)) }

// covers is how much of the pieces lies below a frame.
func (s *scene) covers(f ui.Frame) (n int) {
	const points = 5 // in each direction
	for _, p := range s.model.now {
		for i := range points * points {
			x, y := s.plan.at(f.AddXY(f.Width*float32(i%points)/(points-1), f.Height*float32(i/points)/(points-1)))
			if touch(s.shown[p.id], x, y) < letterpiece.Thickness/2 {
				n++
			}
		}
	}
	return n
}

// covered tells whether a message so high at the foot of the mat would lie on what it is about.
func (s *scene) covered(high float32) bool {
	h, ok := s.model.hint()
	if !ok || s.step == 0 {
		return false
	}
	p, about := &s.plan, h.Next
	if i := s.model.at(s.model.wrong(h)); i >= 0 && s.step == course.HintKind {
		about = &s.model.now[i].Laid
	}
	if about == nil || s.step == course.HintKind && about == h.Next {
		return false
	}
	f := p.around(*about)
	return f.Y+f.Height > p.mat.Y+p.mat.Height-high
}
