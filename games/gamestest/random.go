package gamestest

import (
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"slices"

	"spieltisch/games"
)

// Everything is all that a match says to the table and to so many seats, as text that nobody
// can change later.
func Everything(t Failer, m games.Match, seats int) string {
	t.Helper()
	out, over := m.Outcome()
	all := []any{m.Sum(), m.Prompts(), m.Standing(), out, over}
	for seat := games.Table; int(seat) < seats; seat++ {
		all = append(all, m.View(seat), m.Events(seat, 0), m.CanUndo(seat))
	}
	data, err := json.Marshal(all)
	if err != nil {
		t.Fatalf("%v", err)
	}
	return string(data)
}

// RoundTrip fails unless an action comes back from its JSON as it was.
func RoundTrip(t Failer, kind games.Kind, a games.Action) {
	t.Helper()
	data, err := json.Marshal(a)
	if err != nil {
		t.Fatalf("%v", err)
	}
	got, err := kind.Action(a.Type(), data)
	if err != nil || !reflect.DeepEqual(got, a) {
		t.Fatalf("%s: %+v came back as %+v, %v", data, a, got, err)
	}
}

// TakeBack undoes the last action of r if one of so many seats, or the table, may; before is the
// log without it.
func TakeBack(t Failer, r *Recorder, before games.Log, seats int) {
	t.Helper()
	for seat := games.Table; int(seat) < seats; seat++ {
		if r.Log.Match().CanUndo(seat) {
			r.Undo(t, seat)
			if Everything(t, r.Log.Match(), seats) != Everything(t, before.Match(), seats) {
				t.Fatalf("undo left another position,\n%v\nwas\n%v", r.Log.Match().View(games.Table), before.Match().View(games.Table))
			}
			return
		}
	}
}

// Replays fails unless the rows of r lead to the same match.
func Replays(t Failer, kind games.Kind, r Recorder, seats int) {
	t.Helper()
	again, err := games.Replay(kind, kind.Rules(), r.Setup, Stored(r.Rows))
	if err != nil {
		t.Fatalf("doesn't replay: %v", err)
	}
	if Everything(t, again.Match(), seats) != Everything(t, r.Log.Match(), seats) {
		t.Fatalf("replays to\n%v\nwas\n%v", again.Match().View(games.Table), r.Log.Match().View(games.Table))
	}
}

// Try hands any action in to a copy of the match. Either it is carried out, then somebody was
// asked for it, or it is refused, then nothing has changed, and the refusal, which is noted, says
// only what may be said.
func Try(t Failer, m games.Match, seats int, seat games.Seat, a games.Action, refusals map[games.ID]bool) (done bool) {
	t.Helper()
	before, after := Everything(t, m, seats), m.Clone()
	err := after.Apply(seat, a)
	if err == nil {
		if !slices.ContainsFunc(m.Prompts(), func(p games.Prompt) bool { return p.Seat == seat && slices.Contains(p.Actions, a.Type()) }) {
			t.Fatalf("nobody asked seat %d for %s in\n%v", seat, a.Type(), m.View(seat))
		}
		return true
	}
	var illegal *games.Illegal
	if !errors.As(err, &illegal) {
		t.Fatalf("%T is no *games.Illegal", err)
	}
	refusals[illegal.ID] = true
	CheckArgs(t, illegal.Args)
	if Everything(t, after, seats) != before {
		t.Fatalf("the refused %T %+v changed\n%v\nto\n%v", a, a, m.View(seat), after.View(seat))
	}
	return false
}

// CheckArgs fails unless these are seats, numbers, words, message ids or lists of those.
func CheckArgs(t Failer, args games.Args) {
	t.Helper()
	for name, v := range args {
		switch v.(type) {
		case games.Seat, int, string, games.ID, []games.Seat, []games.ID, []int, []string:
		default:
			t.Fatalf("%s is a %T", name, v)
		}
	}
}

// Branch plays on from a position twice by act and returns what the second time led to. The
// position, the first branch and the second share nothing, and spoil, which writes into
// everything that a match hands out, changes none of them.
func Branch(t Failer, l games.Log, seats int, act func(games.Match) (games.Seat, games.Action), spoil func(games.Match)) games.Log {
	t.Helper()
	before := Everything(t, l.Match(), seats)
	var branches []games.Log
	var then []string
	for range 2 {
		seat, a := act(l.Match())
		next := Do(t, l, seat, a)
		branches, then = append(branches, next), append(then, Everything(t, next.Match(), seats))
		spoil(next.Match())
	}
	if Everything(t, l.Match(), seats) != before {
		t.Fatalf("an old position changed, now\n%v", l.Match().View(games.Table))
	}
	for k, b := range branches {
		if Everything(t, b.Match(), seats) != then[k] {
			t.Fatalf("another branch, or who was told, changed a position, now\n%v", b.Match().View(games.Table))
		}
	}
	return branches[1]
}

// Spoil writes into the events and prompts that a match hands out.
func Spoil(m games.Match, seats int) {
	for seat := games.Table; int(seat) < seats; seat++ {
		for _, e := range m.Events(seat, 0) {
			for k, arg := range e.Args {
				spoilList(arg)
				e.Args[k] = 99
			}
		}
	}
	for _, p := range m.Prompts() {
		p.Actions[0] = "spoilt"
	}
}

func spoilList(arg any) {
	switch arg := arg.(type) {
	case []games.Seat:
		spoilFirst(arg, 99)
	case []games.ID:
		spoilFirst(arg, "spoilt")
	case []int:
		spoilFirst(arg, 99)
	case []string:
		spoilFirst(arg, "SPOILT")
	}
}

func spoilFirst[E any](list []E, e E) {
	if len(list) > 0 {
		list[0] = e
	}
}

// Moves fails unless every move that the match lists for one of so many seats, or the table, is
// lawful and listed once. It returns how many there are.
func Moves(t Failer, m games.Mover, seats int) int {
	t.Helper()
	n := 0
	for seat := games.Table; int(seat) < seats; seat++ {
		seen := map[string]bool{}
		for a := range m.Moves(seat) {
			n++
			after(t, m, seat, a)
			if text := fmt.Sprintf("%s %+v", a.Type(), a); seen[text] {
				t.Fatalf("seat %d, %s is listed twice in\n%v", seat, text, m.View(seat))
			} else {
				seen[text] = true
			}
		}
	}
	return n
}

// Listed fails unless one of the seat's moves leads where a lawful action does: another order of
// the same dice or tiles is the same move. unlisted are the types of which there are no moves.
func Listed(t Failer, m games.Mover, seat games.Seat, a games.Action, unlisted ...string) {
	t.Helper()
	if slices.Contains(unlisted, a.Type()) {
		return
	}
	want := after(t, m, seat, a)
	for move := range m.Moves(seat) {
		if move.Type() == a.Type() && after(t, m, seat, move) == want {
			return
		}
	}
	t.Fatalf("seat %d, %s %+v isn't among the moves of\n%v", seat, a.Type(), a, m.View(seat))
}

func after(t Failer, m games.Match, seat games.Seat, a games.Action) uint64 {
	t.Helper()
	next := m.Clone()
	if err := next.Apply(seat, a); err != nil {
		t.Fatalf("seat %d, %s %+v: %v in\n%v", seat, a.Type(), a, err, m.View(seat))
	}
	return next.Sum()
}
