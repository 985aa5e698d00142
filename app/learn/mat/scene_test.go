package mat

import (
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
	"spieltisch/games/course"
	"spieltisch/games/letterpiece"
)

// laidOut is the scene of a letter on a board of some size, without any widget.
func laidOut(t *testing.T, letter rune) *scene {
	t.Helper()
	c := newCourse(t)
	it := build(c, letter)
	s := &scene{item: it, model: newModel(c, it)}
	s.hand = hand{plan: planOf(fyne.NewSize(700, 420), s.model.home()), shown: map[int]course.Laid{}, over: nowhere}
	s.model.resize(s.plan.room)
	return s
}

// lay takes a piece from its tray onto the mat.
func (s *scene) lay(k letterpiece.Kind) int {
	id := s.model.take(s.model.free(k))
	for _, p := range s.model.now {
		s.shown[p.id] = p.Laid
	}
	return id
}

// Below a point lies a tray, the uppermost piece, or nothing.
func TestSpotAt(t *testing.T) {
	s := laidOut(t, 'E')
	id := s.lay(letterpiece.LongStick)
	for k, f := range s.plan.trays {
		if got := s.spotAt(f.Middle()); got != (spot{tray: k}) {
			t.Errorf("tray %d: %+v", k, got)
		}
	}
	if got := s.spotAt(s.plan.pos(s.shown[id].X, s.shown[id].Y)); got != (spot{id: id, tray: -1}) {
		t.Errorf("the piece: %+v", got)
	}
	if got := s.spotAt(s.plan.mat.Position); got != nowhere {
		t.Errorf("the corner: %+v", got)
	}
}

// Tab goes from tray to tray, then through the pieces as they came, and out behind the last one.
func TestTabOrder(t *testing.T) {
	s := laidOut(t, 'E')
	a, b := s.lay(letterpiece.LongStick), s.lay(letterpiece.ShortStick)
	var ids []int
	for to, ok := s.next(false); ok; to, ok = s.next(false) {
		s.stop(to)
		ids = append(ids, to.id)
	}
	if n := len(ids); n < 2 || ids[n-2] != a || ids[n-1] != b || s.sel != b {
		t.Error(ids)
	}
	s.locked = true
	if _, ok := s.next(true); ok {
		t.Error("Tab goes on in a task that is answered")
	}
}

// The buttons that turn lie on the mat and cover no piece where there is room next to it.
func TestTurnsAt(t *testing.T) {
	s := laidOut(t, 'E')
	s.sel = s.lay(letterpiece.LongStick)
	at, by := s.turnsAt(40, s.plan.mat)
	for i := range 2 {
		f := ui.Frame{Position: at.AddXY(float32(i)*by.DX, float32(i)*by.DY), Size: fyne.NewSquareSize(40)}
		if s.covers(f) > 0 || !s.plan.mat.Has(f.Position) || !s.plan.mat.Has(f.AddXY(39, 39)) {
			t.Errorf("button %d at %+v of %+v", i, f, s.plan.mat)
		}
	}
}
