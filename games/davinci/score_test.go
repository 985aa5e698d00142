package davinci

import (
	"reflect"
	"slices"
	"testing"

	"spieltisch/games"
	"spieltisch/games/gamestest"
)

func points(seats int) Options {
	o := options(seats, true)
	o.Rounds = 2
	return o
}

// Rules, "Worked examples": three right guesses, one a 6, completing a code.
func TestNinetyPoints(t *testing.T) {
	l := laid(t, points(3), false, "b0 w11", "b5 w6 b8", "w1 w2")
	l = drawn(t, l, 0, "w0")
	for i, n := range []int{5, 6, 8} {
		l = gamestest.Do(t, l, 0, Guess{id(l, 1, i+1), n, 1})
	}
	m := inner(l)
	s := m.tallies(2)[0].Score(0, LeftFaces)
	if s != (RoundScore{Seat: 0, Numbers: 20, Specials: 20, Codes: 50}) || s.Points() != 90 {
		t.Errorf("%+v are %d points", s, s.Points())
	}
	if by, out := view(l, 2).CrackedBy(1); !out || by != 0 {
		t.Errorf("cracked by %d", by)
	}
	phase(t, l, PhaseAgain, 0)
}

func TestScore(t *testing.T) {
	for _, c := range []struct {
		tally       Tally
		faces, tens int
	}{
		{Tally{}, 0, 0},
		{Tally{Numbers: 2, Specials: 1, Codes: 1}, 90, 90},
		{Tally{Left: []int{0, 6, 11, Dash}}, 37, 60},
		{Tally{Left: []int{0}}, 0, 10},
		{Tally{Numbers: 1, Specials: 2, Left: []int{3, Dash}}, 73, 80},
	} {
		if got := c.tally.Score(1, LeftFaces).Points(); got != c.faces {
			t.Errorf("%+v: %d points, want %d", c.tally, got, c.faces)
		}
		if got := c.tally.Score(1, LeftTens).Points(); got != c.tens {
			t.Errorf("%+v: %d points by the house rule, want %d", c.tally, got, c.tens)
		}
	}
}

// The guess that leaves one code ends the round; the drawn tile of its owner counts as
// uncracked.
func TestDrawnTileCountsAtTheEnd(t *testing.T) {
	l := laid(t, points(2), false, "b0 +w3 w11", "w6")
	l = drawn(t, l, 0, "b-")
	l = gamestest.Do(t, l, 0, Guess{id(l, 1, 1), 6, 3})
	phase(t, l, PhaseScored, games.Table)
	if got := row(l, 0); got != "b0 +w3 w11 b-" {
		t.Fatalf("row %s", got)
	}
	r, ok := view(l, 1).Result()
	if !ok || r.Winner != 0 || !reflect.DeepEqual(r.Tallies, []Tally{{Specials: 1, Codes: 1, Left: []int{0, 11, Dash}}, {}}) {
		t.Fatalf("%+v", r)
	}
	if !slices.Equal(Totals(2, r.Scores), []int{20 + 50 + 31, 0}) {
		t.Errorf("%v", Totals(2, r.Scores))
	}
	// All codes are open now, for everybody.
	for seat := games.Table; seat < 2; seat++ {
		for _, sv := range view(l, seat).Seats {
			for _, s := range sv.Row {
				if s.Number == NumberUnknown {
					t.Errorf("seat %d doesn't see tile %d", seat, s.ID)
				}
			}
		}
	}
}

// secondRound is the begin of a second round, which seat 1 starts, after one in which
// seat 0 got 60 points.
func secondRound(t *testing.T) games.Log {
	t.Helper()
	l := laid(t, points(2), true, "b0", "w4")
	l = gamestest.Do(t, l, 0, Guess{id(l, 1, 1), 4, 0})
	phase(t, l, PhaseScored, games.Table)
	gamestest.Refused(t, l, 0, Guess{1, 1, 0}, games.IllegalTurn)
	l = gamestest.Do(t, l, games.Table, Next{})
	if back, err := l.Undo(games.Table); err != nil || view(back, 0).Phase != PhaseScored {
		t.Errorf("going on can't be taken back: %v", err)
	}
	return l
}

// Rounds follow one another with the start rotating.
func TestNextRound(t *testing.T) {
	l := secondRound(t)
	phase(t, l, PhaseTake, 1)
	v := view(l, 0)
	if v.Round != 2 || v.Turn != 1 || len(v.Results) != 1 || v.Seats[0].Points != 60 || len(v.Guesses) != 0 || v.Middle != [Colors]int{13, 13} {
		t.Errorf("%+v", v)
	}
	if _, ok := v.Result(); ok {
		t.Error("the result of a round that has just begun")
	}
}

// Most points win after the last round, and ties share.
func TestPointsGame(t *testing.T) {
	l := secondRound(t)
	for _, seat := range []games.Seat{1, 0} {
		l = gamestest.Do(t, l, seat, Take{2, 2})
		l = gamestest.Do(t, l, seat, Arrange{view(l, seat).Hand})
	}
	m := inner(l)
	m.Rows[0], m.Rows[1], m.Middle = []slot{{1, NewTile(White, 8), false}}, []slot{{2, NewTile(Black, 0), false}}, 0
	m.startTurn()
	l = gamestest.Do(t, l, 1, Guess{1, 8, 0})
	o, ended := l.Match().Outcome()
	if !ended || o.Reason != ReasonRounds || o.Record != nil ||
		!slices.Equal(o.Places, []games.Place{{Seat: 0, Rank: 1, Points: 60}, {Seat: 1, Rank: 1, Points: 60}}) {
		t.Errorf("%+v", o)
	}
	st := l.Match().Standing()
	if st.Asked != games.Table || st.Round != 2 || st.Phase != PhaseOver || !slices.Equal(st.Points, []int{60, 60}) || len(st.Scored) != 4 {
		t.Errorf("%+v", st)
	}
	events := l.Match().Events(games.Table, 0)
	last := events[len(events)-1]
	if last.ID != EventWin || !reflect.DeepEqual(last.Args, games.Args{"Seats": []games.Seat{0, 1}, "Points": 60}) {
		t.Errorf("%+v", last)
	}
}

// A game without points has none, not even for the sheet.
func TestNoPoints(t *testing.T) {
	l := laid(t, options(2, false), true, "b0", "w4")
	l = gamestest.Do(t, l, 0, Guess{id(l, 1, 1), 4, 0})
	if st := l.Match().Standing(); len(st.Scored) != 0 || !slices.Equal(st.Points, []int{0, 0}) {
		t.Errorf("%+v", st)
	}
	if ids := gamestest.EventIDs(l.Match().Events(0, 0)); !slices.Equal(ids, []games.ID{EventRight, EventCracked, EventLast}) {
		t.Errorf("%v", ids)
	}
}

func TestValidTallies(t *testing.T) {
	winner := Tally{Numbers: 3, Specials: 1, Codes: 1, Left: []int{3, 11}}
	for _, c := range []struct {
		name    string
		tallies []Tally
		dashes  bool
		want    bool
	}{
		{"two", []Tally{winner, {Numbers: 1}}, false, true},
		{"dash left", []Tally{{Left: []int{Dash, Dash}}, {Specials: 2}}, true, true},
		{"alone", []Tally{winner}, false, false},
		{"five", []Tally{winner, {}, {}, {}, {}}, false, false},
		{"nobody left", []Tally{{Numbers: 3}, {}}, false, false},
		{"two left", []Tally{winner, winner}, false, false},
		{"dash without dashes", []Tally{{Left: []int{Dash}}, {}}, false, false},
		{"no such number", []Tally{{Left: []int{13}}, {}}, true, false},
		{"below nothing", []Tally{{Left: []int{-1}}, {}}, true, false},
		{"three of a number", []Tally{{Left: []int{4, 4, 4}}, {}}, true, false},
		{"more codes than others", []Tally{{Numbers: 2, Codes: 2, Left: []int{1}}, {}}, false, false},
		{"code without a guess", []Tally{{Codes: 1, Left: []int{1}}, {}}, false, false},
		{"negative", []Tally{{Numbers: -1, Left: []int{1}}, {}}, false, false},
		{"too many sixes", []Tally{{Specials: 2, Left: []int{6}}, {}}, false, false},
		{"too many numbers", []Tally{{Numbers: 22, Left: []int{1}}, {}}, false, false},
	} {
		if got := Valid(c.tallies, c.dashes); got != c.want {
			t.Errorf("%s: %t", c.name, got)
		}
	}
	if got := Totals(2, []RoundScore{{Seat: 0, Numbers: 10}, {Seat: 5, Left: 9}, {Seat: -1, Left: 9}}, []RoundScore{{Seat: 0, Left: 3}}); !slices.Equal(got, []int{13, 0}) {
		t.Errorf("%v", got)
	}
}
