package games_test

import (
	"reflect"
	"testing"

	"spieltisch/games"
)

// Everybody is told what is for all, a seat also what is for it alone, and neither a
// clone nor who was told can change it.
func TestTold(t *testing.T) {
	var told games.Told
	told.Tell(games.Event{Step: 1, ID: "a", Args: games.Args{"Seats": []games.Seat{0, 1}}})
	told.TellOnly(1, games.Event{Step: 2, Seat: 1, ID: "b"})
	one, two := told, told
	one.Tell(games.Event{Step: 3, ID: "c"})
	two.Tell(games.Event{Step: 3, ID: "d"})

	ids := func(events []games.Event) (out []games.ID) {
		for _, e := range events {
			out = append(out, e.ID)
		}
		return out
	}
	for _, c := range []struct {
		told games.Told
		seat games.Seat
		from int
		want []games.ID
	}{
		{told, games.Table, 0, []games.ID{"a"}},
		{told, 0, 0, []games.ID{"a"}},
		{told, 1, 0, []games.ID{"a", "b"}},
		{told, 1, 1, []games.ID{"b"}},
		{one, 0, 0, []games.ID{"a", "c"}},
		{two, 1, 1, []games.ID{"b", "d"}},
	} {
		if got := ids(c.told.EventsFor(c.seat, c.from)); !reflect.DeepEqual(got, c.want) {
			t.Errorf("seat %d from %d: %v, want %v", c.seat, c.from, got, c.want)
		}
	}
	told.EventsFor(0, 0)[0].Args["Seats"].([]games.Seat)[0] = 9
	if got := told.EventsFor(0, 0)[0].Args["Seats"]; !reflect.DeepEqual(got, []games.Seat{0, 1}) {
		t.Errorf("who was told changed an event: %v", got)
	}
}

// Steps go back and forth through what was, are bounded, and are values.
func TestSteps(t *testing.T) {
	var s games.Steps[int]
	now := 0
	for now < 2*games.MaxSteps {
		s, now = s.On(now), now+1
	}
	before := s
	for range games.MaxSteps {
		was := now
		if now, s = s.Back(now); now != was-1 {
			t.Fatalf("back from %d to %d", was, now)
		}
	}
	if s.CanUndo() || !s.CanRedo() {
		t.Errorf("%d steps back and %d forth", len(s.Past), len(s.Future))
	}
	if same, still := s.Back(now); same != now || still.CanUndo() {
		t.Errorf("back from the first step to %d", same)
	}
	if now, s = s.Forth(now); now != games.MaxSteps+1 || len(s.Past) != 1 {
		t.Errorf("forth to %d", now)
	}
	if s = s.On(now); s.CanRedo() {
		t.Error("an edit leaves what was taken back")
	}
	if len(before.Past) != games.MaxSteps || before.CanRedo() {
		t.Error("old steps changed")
	}
}

// Steps that were read from a file are bounded, and each state is looked at.
func TestStepsRead(t *testing.T) {
	even := func(n int) bool { return n%2 == 0 }
	if !(games.Steps[int]{Past: []int{2}, Future: []int{4}}).Valid(even) || (games.Steps[int]{Future: []int{3}}).Valid(even) ||
		(games.Steps[int]{Past: make([]int, games.MaxSteps+1)}).Valid(even) {
		t.Error("steps that were read are judged wrong")
	}
}
