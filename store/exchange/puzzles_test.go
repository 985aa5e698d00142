package exchange

import (
	"strings"
	"testing"

	"spieltisch/games"
	"spieltisch/games/daily"
	"spieltisch/store"
)

func puzzle(d daily.Day) daily.Puzzle {
	return daily.Puzzle{
		ID: daily.ID{Day: d, Kind: "dicewords", Language: "de", List: "de 7", Generator: 1},
		Position: games.Position{
			Kind: "dicewords", Rules: 1, Setup: []byte(`{"a":1}`),
			Rows: []games.Row{{Seat: 0, Type: "throw", Data: []byte(`{"dice":"ABC"}`), Sum: 1 << 63}},
		},
		Best: 40.5, Solution: []games.Row{{Seat: 0, Type: "pass", Sum: 5}},
	}
}

// Puzzles come along as they were begun and solved, and programs that don't know of them say so.
func TestPuzzlesTravel(t *testing.T) {
	s, c := newStore(t)
	p := addPlayers(t, s, "Ada")
	other := reopen(t, t.TempDir(), c)
	imported(t, other, exported(t, s))
	_, err := other.BeginPuzzle(1, puzzle(7)) // begun there, too
	fatal(t, err)
	solved, err := s.BeginPuzzle(p[0], puzzle(7))
	fatal(t, err, s.SolvePuzzle(solved.ID, []games.Row{{Seat: 0, Type: "pass", Sum: 3}}, 1, -2.5, 1, 7))
	running, err := s.BeginPuzzle(p[0], puzzle(8))
	fatal(t, err, s.KeepPuzzle(running.ID, []games.Row{{Seat: 0, Type: "pass", Sum: 4}}, 2))
	shown, err := s.BeginPuzzle(p[0], puzzle(9)) // who was shown the solution earns no stars
	fatal(t, err, s.SolvePuzzle(shown.ID, nil, 0, 0, 0, 9))
	text := exported(t, s)
	if !strings.HasPrefix(text, `{"format":"spieltisch","version":6,`) {
		t.Error(text[:60])
	}
	r := imported(t, other, text)
	equal(t, "taken in", r.Puzzles, Count{Added: 2, Extended: 1})
	r = imported(t, other, text)
	equal(t, "a second time", r.Puzzles, Count{Same: 3})
	fresh := reopen(t, t.TempDir(), c)
	imported(t, fresh, text)
	if again := exported(t, fresh); again != text {
		t.Errorf("exported\n%s\nimported and exported\n%s", text, again)
	}
	for _, st := range []*store.Store{other, fresh} {
		all, err := st.PuzzleTries(7, 9)
		fatal(t, err)
		if len(all) != 3 || !all[2].Solved || all[2].Stars != 0 || len(all[0].Puzzle.Solution) != 1 || !all[0].Solved || all[0].Own != -2.5 || all[0].Stars != 1 || all[1].Solved || all[1].Tips != 2 || len(all[1].Tried) != 1 {
			t.Errorf("%+v", all)
		}
	}
	if r = imported(t, s, exported(t, other)); r.Puzzles != (Count{Same: 3}) {
		t.Errorf("back again: %+v", r.Puzzles)
	}
}

// What can be no puzzle is left out and named.
func TestDamagedPuzzles(t *testing.T) {
	s, c := newStore(t)
	p := addPlayers(t, s, "Ada")
	try, err := s.BeginPuzzle(p[0], puzzle(7))
	fatal(t, err, s.SolvePuzzle(try.ID, []games.Row{{Seat: 0, Type: "pass", Sum: 3}}, 1, -2.5, 1, 7))
	text := exported(t, s)
	for _, x := range []struct{ from, to string }{
		{`"day":7`, `"day":-1`},
		{`"kind":"dicewords"`, `"kind":"Dicewords"`},
		{`"generator":1`, `"generator":-1`},
		{`"sum":"8000000000000000"`, `"sum":"8"`},
		{`"type":"pass"`, `"type":""`},
		{`"best":40.5`, `"best":1e300`},
		{`"stars":1`, `"stars":4`},
		{`"stars":1`, `"stars":-1`},
		{`"type":"pass","sum":"0000000000000005"`, `"type":"pass","sum":"5"`},
		{`,"solved":7`, ``},
		{`"tips":1`, `"tips":-1`},
		{`{"uid":"` + try.UID + `","player":"`, `{"uid":"` + try.UID + `","player":"00`},
	} {
		if !strings.Contains(text, x.from) {
			t.Fatalf("%s isn't in %s", x.from, text)
		}
		fresh := reopen(t, t.TempDir(), c)
		r := imported(t, fresh, strings.Replace(text, x.from, x.to, 1))
		if len(r.LeftOut.Named) != 1 || r.LeftOut.Named[0].Sort != LeftPuzzle {
			t.Errorf("%s: %+v", x.to, r)
		}
		if got, err := fresh.PuzzleTries(-10, 10); len(got) != 0 || err != nil {
			t.Errorf("%s: %+v, %v", x.to, got, err)
		}
	}
}
