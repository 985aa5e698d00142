package store

import (
	"reflect"
	"testing"
	"time"

	"spieltisch/games"
	"spieltisch/games/daily"
)

func puzzleOn(d daily.Day, kind string) daily.Puzzle {
	return daily.Puzzle{
		ID: daily.ID{Day: d, Kind: kind, Language: "de", List: "de-1", Generator: 1},
		Position: games.Position{
			Kind: kind, Rules: 2, Setup: []byte(`{"a":1}`), Seat: 1,
			Rows: []games.Row{{Seat: -1, Type: "deal", Data: []byte("{}"), Sum: 1 << 63}, {Seat: 0, Type: "draw"}},
		},
		Best: 12.5, Solution: []games.Row{{Seat: 1, Type: "guess", Data: []byte(`{"Tile":2}`), Sum: 7}},
	}
}

func begun(t *testing.T, s *Store, p PlayerID, z daily.Puzzle) PuzzleTry {
	t.Helper()
	try, err := s.BeginPuzzle(p, z)
	fatal(t, err)
	return try
}

func tries(t *testing.T, s *Store, from, to daily.Day) []PuzzleTry {
	t.Helper()
	all, err := s.PuzzleTries(from, to)
	fatal(t, err)
	return all
}

func TestPuzzleIsKeptWhole(t *testing.T) {
	s, c := newStore(t)
	p := addPlayers(t, s, "Ada", "Ben")
	if _, ok, err := s.PuzzleOf(7, "davinci", "de"); ok || err != nil {
		t.Errorf("a puzzle that nobody has begun: %t, %v", ok, err)
	}
	try := begun(t, s, p[0], puzzleOn(7, "davinci"))
	want := PuzzleTry{ID: try.ID, UID: try.UID, Player: p[0], Puzzle: puzzleOn(7, "davinci"), At: try.At}
	if !reflect.DeepEqual(try, want) || try.UID == "" || !try.At.Equal(c.now().Truncate(time.Millisecond)) {
		t.Errorf("%+v\nwant\n%+v", try, want)
	}
	tried := []games.Row{{Seat: 1, Type: "guess", Data: []byte(`{"Tile":3}`), Sum: 4}}
	fatal(t, s.KeepPuzzle(try.ID, tried, 2))

	other := puzzleOn(7, "davinci") // the generator has changed since
	other.Generator, other.Setup = 2, []byte(`{"a":2}`)
	want.Tried, want.Tips = tried, 2
	if again := begun(t, s, p[0], other); !reflect.DeepEqual(again, want) {
		t.Errorf("begun again: %+v\nwant\n%+v", again, want)
	}
	z, ok, err := s.PuzzleOf(7, "davinci", "de")
	fatal(t, err)
	if !ok || !reflect.DeepEqual(z, puzzleOn(7, "davinci")) {
		t.Errorf("%+v", z)
	}
	if _, ok, err := s.PuzzleOf(7, "davinci", "en"); ok || err != nil {
		t.Errorf("a puzzle in another language: %t, %v", ok, err)
	}
	_, err = s.BeginPuzzle(99, other)
	wantCode(t, err, CodeNotFound)
}

func TestFirstAnswerToAPuzzleCounts(t *testing.T) {
	s, _ := newStore(t)
	p := addPlayers(t, s, "Ada", "Ben")
	ada, ben := begun(t, s, p[0], puzzleOn(7, "davinci")), begun(t, s, p[1], puzzleOn(7, "davinci"))
	fatal(t, s.SolvePuzzle(ada.ID, nil, 1, 9.5, 2, 8))
	wantCode(t, s.SolvePuzzle(ada.ID, nil, 0, 12.5, 3, 8), CodeNotFound)
	wantCode(t, s.KeepPuzzle(ada.ID, nil, 3), CodeNotFound)
	fatal(t, s.SolvePuzzle(ben.ID, nil, 0, 12.5, 3, 7))
	begun(t, s, p[1], puzzleOn(8, "dicewords"))
	shown := begun(t, s, p[0], puzzleOn(9, "davinci"))
	fatal(t, s.SolvePuzzle(shown.ID, nil, 1, 0, 0, 9)) // no day of it

	all := tries(t, s, 7, 7)
	if len(all) != 2 || all[0].Stars != 2 || all[0].Own != 9.5 || all[0].Tips != 1 || all[0].InTime() || all[1].Stars != 3 || !all[1].InTime() {
		t.Errorf("%+v", all)
	}
	if n := len(tries(t, s, 7, 8)); n != 3 {
		t.Errorf("%d tries", n)
	}
	for who, want := range map[PlayerID][]daily.Day{p[0]: nil, p[1]: {7}} { // who is late has no day of it
		if days, err := s.PuzzleDays(who); err != nil || !reflect.DeepEqual(days, want) {
			t.Errorf("days %v, %v, want %v", days, err, want)
		}
	}
	_, err := s.PuzzleDays(99)
	wantCode(t, err, CodeNotFound)
}

func TestPuzzlesFollowMerging(t *testing.T) {
	s, _ := newStore(t)
	p := addPlayers(t, s, "Ada", "Addy")
	begun(t, s, p[0], puzzleOn(7, "davinci"))
	addy := begun(t, s, p[1], puzzleOn(7, "davinci"))
	begun(t, s, p[1], puzzleOn(8, "davinci"))
	fatal(t, s.SolvePuzzle(addy.ID, nil, 0, 12.5, 3, 7))
	fatal(t, s.MergePlayers(p[1], p[0]))
	all := tries(t, s, 7, 8)
	if len(all) != 2 || all[0].Player != p[0] || !all[0].Solved || all[1].Player != p[0] {
		t.Errorf("%+v", all)
	}
	if again := begun(t, s, p[0], puzzleOn(7, "davinci")); !again.Solved {
		t.Error("what the merged one has solved is open again")
	}
	if days, err := s.PuzzleDays(p[0]); err != nil || !reflect.DeepEqual(days, []daily.Day{7}) {
		t.Errorf("days %v, %v", days, err)
	}
}
