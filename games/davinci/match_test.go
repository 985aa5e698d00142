package davinci

import (
	"slices"
	"testing"

	"spieltisch/games"
	"spieltisch/games/gamestest"
)

// Rules, "Worked examples".
func TestOrderOfRows(t *testing.T) {
	for _, c := range []struct {
		row  string
		want bool
	}{
		{"b1 w4 b7 w10", true},
		{"w4 b1 b7 w10", false},
		{"b5 w5", true},
		{"w5 b5", false},
		{"b6 b- w6", true},
		{"w6 b- b6", false},
		{"b- b0", true},
		{"w11 w-", true},
		{"w- b- b3", true},
		{"b- b3 w-", true},
		{"b3 b- b2", false},
		{"", true},
	} {
		if got := ordered(tiles(t, c.row)); got != c.want {
			t.Errorf("%s: %t", c.row, got)
		}
	}
}

func TestPlaces(t *testing.T) {
	for _, c := range []struct {
		row, tile string
		want      []int
	}{
		{"b3 w- w7", "b5", []int{1, 2}}, // worked example: left or right of the dash
		{"b1 w4 b7 w10", "b5", []int{2}},
		{"w5", "b5", []int{0}},
		{"b5", "w5", []int{1}},
		{"b3 w7", "b-", []int{0, 1, 2}},
		{"b- w- b3", "w0", []int{0, 1, 2}},
		{"b11 b-", "w11", []int{1, 2}},
		{"", "b0", []int{0}},
	} {
		if got := Places(tiles(t, c.row), tiles(t, c.tile)[0]); !slices.Equal(got, c.want) {
			t.Errorf("%s into %s: %v, want %v", c.tile, c.row, got, c.want)
		}
	}
}

func TestTiles(t *testing.T) {
	for tile := range tileCount {
		got, ok := ParseTile(tile.String())
		if !ok || got != tile || NewTile(tile.Color(), tile.Number()) != tile || tile.IsDash() != (tile.Number() == Dash) {
			t.Errorf("%d is %s", tile, tile)
		}
	}
	for _, s := range []string{"", "b", "b12", "x3", "b03", "w-1", "?", Tile(-1).String(), tileCount.String()} {
		if got, ok := ParseTile(s); ok {
			t.Errorf("%q is %s", s, got)
		}
	}
	if all := allTiles(true); all.count() != 26 || all.of(Black).count() != 13 || len(all.of(White).tiles()) != 13 {
		t.Error("not 26 tiles")
	}
	if allTiles(false).count() != 24 || allTiles(false).has(NewTile(Black, Dash)) {
		t.Error("not 24 tiles")
	}
}

// Everybody takes four tiles, three of four players, picks by colour, and arranges.
func TestStart(t *testing.T) {
	for seats := MinSeats; seats <= MaxSeats; seats++ {
		n := 4
		if seats == 4 {
			n = 3
		}
		l := start(t, options(seats, true), uint64(seats))
		for seat := range games.Seat(seats) {
			l = takeAndArrange(t, l, seat, n)
		}
		phase(t, l, PhaseDraw, 0)
		v := view(l, games.Table)
		if v.Middle[Black] != 13-seats || v.Middle[White] != 13-seats*(n-1) || v.TurnNumber != 1 {
			t.Errorf("in the middle: %v", v.Middle)
		}
		for seat, sv := range v.Seats {
			for i, s := range sv.Row {
				if s.ID != seat*n+i+1 || s.Number != NumberUnknown || s.Open {
					t.Errorf("seat %d: %+v", seat, s)
				}
			}
		}
	}
}

// takeAndArrange takes one black tile of n, and tries what is not allowed on the way.
func takeAndArrange(t gamestest.Failer, l games.Log, seat games.Seat, n int) games.Log {
	t.Helper()
	phase(t, l, PhaseTake, seat)
	gamestest.Refused(t, l, seat, Take{n, 1}, IllegalTake)
	gamestest.Refused(t, l, seat, Take{-1, n + 1}, IllegalTake)
	gamestest.Refused(t, l, seat, Take{n - 1, 0}, IllegalTake)
	gamestest.Refused(t, l, seat, Arrange{}, IllegalNow)
	l = gamestest.Do(t, l, seat, Take{1, n - 1})
	phase(t, l, PhaseArrange, seat)
	v := view(l, seat)
	if len(v.Hand) != n || v.Seats[seat].Taken != [Colors]int{1, n - 1} || v.Seats[seat].Row != nil {
		t.Fatalf("%+v", v)
	}
	for _, other := range []games.Seat{games.Table, (seat + 1) % 2} {
		if other != seat && view(l, other).Hand != nil {
			t.Fatalf("another seat sees %v", view(l, other).Hand)
		}
	}
	gamestest.Refused(t, l, seat, Arrange{}, IllegalRow)
	gamestest.Refused(t, l, seat, Arrange{v.Hand[1:]}, IllegalRow)
	gamestest.Refused(t, l, seat, Arrange{slices.Concat(v.Hand[:n-1], v.Hand[:1])}, IllegalRow)
	return gamestest.Do(t, l, seat, Arrange{v.Hand})
}

// Descending numbers are refused; a dash may stand anywhere.
func TestArrange(t *testing.T) {
	l := start(t, options(2, true), 1)
	l = gamestest.Do(t, l, 0, Take{2, 2})
	inner(l).Hands[0] = tiles(t, "b6 w6 b- w-")
	for _, bad := range []string{"w6 b6 b- w-", "w6 b- b6 w-", "b6 w6 b- b-", "b6 w7 b- w-", "b6 w6 b-"} {
		gamestest.Refused(t, l, 0, Arrange{tiles(t, bad)}, IllegalRow)
	}
	gamestest.Refused(t, l, 0, Arrange{[]Tile{-1, 99, 6, 6}}, IllegalRow)
	gamestest.Refused(t, l, 1, Arrange{tiles(t, "b6 w6 b- w-")}, games.IllegalTurn)
	for _, good := range []string{"b6 w6 b- w-", "w- b- b6 w6", "b- b6 w- w6", "b6 w- b- w6"} {
		if got := row(gamestest.Do(t, l, 0, Arrange{tiles(t, good)}), 0); got != good {
			t.Errorf("%s became %s", good, got)
		}
	}
}

// Three players can take all black tiles; the colour that has run out isn't there.
func TestColourRunsOut(t *testing.T) {
	l := start(t, options(3, false), 5)
	for seat := range games.Seat(3) {
		l = gamestest.Do(t, l, seat, Take{4, 0})
		l = gamestest.Do(t, l, seat, Arrange{view(l, seat).Hand})
	}
	gamestest.Refused(t, l, 0, Draw{Black}, IllegalColor)
	gamestest.Refused(t, l, 0, Draw{7}, IllegalNoColor)
	l = gamestest.Do(t, l, 0, Draw{White})
	if v := view(l, 1); v.Middle != [Colors]int{0, 11} || v.Drawn == nil || v.Drawn.Color != White || v.Drawn.Number != NumberUnknown {
		t.Errorf("%+v", v)
	}
	if v := view(l, 0); v.Drawn.Number == NumberUnknown || len(v.Places) != 1 {
		t.Errorf("%+v", v)
	}
	l = start(t, options(4, false), 5)
	inner(l).Middle = inner(l).Middle.of(White) | 1
	gamestest.Refused(t, l, 0, Take{2, 1}, IllegalColor)
	gamestest.Do(t, l, 0, Take{1, 2})
}

func TestDeal(t *testing.T) {
	o := options(4, true)
	o.Deal = true
	l := start(t, o, 9)
	phase(t, l, PhaseDeal, games.Table)
	gamestest.Refused(t, l, 0, Deal{}, games.IllegalTable)
	gamestest.Refused(t, l, 0, Take{1, 2}, games.IllegalTurn)
	l = gamestest.Do(t, l, games.Table, Deal{})
	if l.Match().CanUndo(games.Table) {
		t.Error("a deal can be taken back")
	}
	for seat := range games.Seat(4) {
		phase(t, l, PhaseArrange, seat)
		if len(view(l, seat).Hand) != 3 {
			t.Fatalf("hand %v", view(l, seat).Hand)
		}
		l = gamestest.Do(t, l, seat, Arrange{view(l, seat).Hand})
	}
	phase(t, l, PhaseDraw, 0)
	gamestest.Refused(t, start(t, options(2, false), 1), games.Table, Deal{}, IllegalNow)
}

// A wrong guess lays the drawn tile open in its place and ends the turn.
func TestWrongGuess(t *testing.T) {
	l := laid(t, options(2, true), false, "b3 w- w7", "b1 w4")
	gamestest.Refused(t, l, 0, Guess{id(l, 1, 1), 5, 0}, IllegalNow)
	l = drawn(t, l, 0, "b5")
	if v := view(l, 0); !slices.Equal(v.Places, []int{1, 2}) || v.Place != NumberUnknown {
		t.Fatalf("places %v, %d", v.Places, v.Place)
	}
	if v := view(l, 1); v.Places != nil {
		t.Fatalf("places of another seat: %v", v.Places)
	}
	gamestest.Refused(t, l, 0, Guess{id(l, 1, 1), 5, 0}, IllegalPlace)
	gamestest.Refused(t, l, 0, Guess{id(l, 1, 1), 5, -1}, IllegalPlace)
	gamestest.Refused(t, l, 0, Guess{id(l, 1, 1), 5, 3}, IllegalPlace)
	left := gamestest.Do(t, l, 0, Guess{id(l, 1, 1), 5, 1})
	right := gamestest.Do(t, l, 0, Guess{id(l, 1, 1), 5, 2})
	if row(left, 0) != "b3 +b5 w- w7" || row(right, 0) != "b3 w- +b5 w7" {
		t.Errorf("%s, %s", row(left, 0), row(right, 0))
	}
	phase(t, left, PhaseDraw, 1)
	if v := view(left, 1); v.Drawn != nil || v.Seats[0].Row[1].Number != 5 || v.Seats[0].Hidden != 3 || len(v.Guesses) != 1 {
		t.Errorf("%+v", v)
	}
	if g := view(left, games.Table).Guesses[0]; g != (Guessed{1, 0, 1, id(l, 1, 1), 1, 5, false}) {
		t.Errorf("%+v", g)
	}
}

// Right guesses go on without drawing; stop puts the drawn tile in, hidden.
func TestRightGuessesAndStop(t *testing.T) {
	l := laid(t, options(3, false), false, "b3 w7", "b1 w4 b9", "b0 w11")
	gamestest.Refused(t, l, 0, Stop{}, IllegalNow)
	l = drawn(t, l, 0, "b5")
	gamestest.Refused(t, l, 0, Stop{1}, IllegalNow)
	l = gamestest.Do(t, l, 0, Guess{id(l, 1, 2), 4, 1})
	phase(t, l, PhaseAgain, 0)
	if row(l, 1) != "b1 +w4 b9" || view(l, 0).Place != 1 || view(l, 1).Place != NumberUnknown {
		t.Errorf("%s, place %d", row(l, 1), view(l, 0).Place)
	}
	gamestest.Refused(t, l, 0, Draw{Black}, IllegalNow)
	l = gamestest.Do(t, l, 0, Guess{id(l, 2, 2), 11, 1})
	gamestest.Refused(t, l, 0, Stop{0}, IllegalPlace)
	l = gamestest.Do(t, l, 0, Stop{1})
	if row(l, 0) != "b3 b5 w7" {
		t.Errorf("row %s", row(l, 0))
	}
	if v := view(l, 2); v.Seats[0].Row[1] != (Stone{ID: 8, Color: Black, Number: NumberUnknown}) {
		t.Errorf("others see %+v", v.Seats[0].Row[1])
	}
	phase(t, l, PhaseDraw, 1)
	// The next one guesses wrong after a right guess.
	l = drawn(t, l, 1, "w0")
	l = gamestest.Do(t, l, 1, Guess{id(l, 0, 1), 3, 0})
	l = gamestest.Do(t, l, 1, Guess{id(l, 0, 2), 6, 0})
	if row(l, 1) != "+w0 b1 +w4 b9" || row(l, 0) != "+b3 b5 w7" {
		t.Errorf("%s, %s", row(l, 1), row(l, 0))
	}
	phase(t, l, PhaseDraw, 2)
}

// What may not be pointed at or named.
func TestTargets(t *testing.T) {
	l := laid(t, options(3, false), false, "b3 w7", "b1 +w4", "+b0 +w11")
	l = drawn(t, l, 0, "b5")
	gamestest.Refused(t, l, 0, Guess{id(l, 0, 1), 3, 1}, IllegalOwn)
	gamestest.Refused(t, l, 0, Guess{id(l, 1, 2), 4, 1}, IllegalOpen)
	gamestest.Refused(t, l, 0, Guess{id(l, 2, 1), 0, 1}, IllegalOut)
	gamestest.Refused(t, l, 0, Guess{inner(l).Drawn.ID, 5, 1}, IllegalTile)
	gamestest.Refused(t, l, 0, Guess{0, 5, 1}, IllegalTile)
	gamestest.Refused(t, l, 0, Guess{99, 5, 1}, IllegalTile)
	gamestest.Refused(t, l, 0, Guess{id(l, 1, 1), Dash, 1}, IllegalDash)
	gamestest.Refused(t, l, 0, Guess{id(l, 1, 1), 13, 1}, IllegalNumber)
	gamestest.Refused(t, l, 0, Guess{id(l, 1, 1), -1, 1}, IllegalNumber)
	gamestest.Refused(t, l, 1, Guess{id(l, 0, 1), 3, 1}, games.IllegalTurn)
	gamestest.Refused(t, l, games.Table, Guess{id(l, 0, 1), 3, 1}, games.IllegalTurn)
	l = gamestest.Do(t, l, 0, Guess{id(l, 1, 1), 2, 1})
	phase(t, l, PhaseDraw, 1) // and then over seat 2, who is out
	l = drawn(t, l, 1, "w0")
	l = gamestest.Do(t, l, 1, Guess{id(l, 0, 1), 0, 0})
	phase(t, l, PhaseDraw, 0)
}

// With dashes in the game one may name them, and they are found.
func TestNameDash(t *testing.T) {
	l := laid(t, options(2, true), false, "b3 w7", "b1 w- w4")
	l = drawn(t, l, 0, "b5")
	l = gamestest.Do(t, l, 0, Guess{id(l, 1, 2), Dash, 1})
	if row(l, 1) != "b1 +w- w4" {
		t.Errorf("row %s", row(l, 1))
	}
}

// With nothing in the middle one guesses all the same, and opens an own tile when
// wrong; that can be the last one, and nobody scores for it.
func TestEmptyMiddle(t *testing.T) {
	l := laid(t, options(3, false), true, "b3", "b1 w4", "b0 w11")
	phase(t, l, PhaseGuess, 0)
	gamestest.Refused(t, l, 0, Draw{Black}, IllegalNow)
	gamestest.Refused(t, l, 0, Guess{id(l, 1, 1), 5, 1}, IllegalPlace)
	l = gamestest.Do(t, l, 0, Guess{id(l, 1, 1), 5, 0})
	phase(t, l, PhaseOpen, 0)
	gamestest.Refused(t, l, 0, Open{id(l, 1, 1)}, IllegalForeign)
	gamestest.Refused(t, l, 0, Open{77}, IllegalTile)
	gamestest.Refused(t, l, 1, Open{id(l, 1, 1)}, games.IllegalTurn)
	l = gamestest.Do(t, l, 0, Open{id(l, 0, 1)})
	if by, out := view(l, 2).CrackedBy(0); !out || by != games.Table {
		t.Errorf("cracked by %d", by)
	}
	// A right guess without a drawn tile: stop has nothing to place.
	phase(t, l, PhaseGuess, 1)
	l = gamestest.Do(t, l, 1, Guess{id(l, 2, 2), 11, 0})
	gamestest.Refused(t, l, 1, Stop{1}, IllegalPlace)
	l = gamestest.Do(t, l, 1, Stop{0})
	if row(l, 1) != "b1 w4" {
		t.Errorf("row %s", row(l, 1))
	}
	phase(t, l, PhaseGuess, 2)
	l = gamestest.Do(t, l, 2, Guess{id(l, 1, 1), 2, 0})
	gamestest.Refused(t, l, 2, Open{id(l, 2, 2)}, IllegalOpen)
	l = gamestest.Do(t, l, 2, Open{id(l, 2, 1)})
	o, ended := l.Match().Outcome()
	if !ended || o.Reason != ReasonLast || o.Places[0] != (games.Place{Seat: 1, Rank: 1}) || o.Places[1].Rank != 2 || o.Places[2].Rank != 2 {
		t.Errorf("%+v", o)
	}
	if r, ok := view(l, games.Table).Result(); !ok || r.Winner != 1 || r.Tallies[0].Codes+r.Tallies[1].Codes+r.Tallies[2].Codes != 0 {
		t.Errorf("%+v", r)
	}
}

// Nothing but the table's own actions can be taken back, and an abandoned match, which
// can be gone on with, shows nothing.
func TestUndoAndTable(t *testing.T) {
	o := options(2, false)
	o.Rounds = 2
	l := start(t, o, 3)
	gamestest.Refused(t, l, games.Table, Next{}, IllegalNow)
	gamestest.Refused(t, l, 1, Next{}, games.IllegalTable)
	gamestest.Refused(t, l, 5, Take{2, 2}, games.IllegalSeat)
	gamestest.Refused(t, l, -2, Take{2, 2}, games.IllegalSeat)
	l = gamestest.Do(t, l, 0, Take{2, 2})
	l = gamestest.Do(t, l, 0, Arrange{view(l, 0).Hand})
	for seat := games.Table; seat < 2; seat++ {
		if l.Match().CanUndo(seat) {
			t.Errorf("seat %d takes back an arranged row", seat)
		}
	}
	l = gamestest.Do(t, l, games.Table, games.Abandon{})
	gamestest.Refused(t, l, 1, Take{2, 2}, games.IllegalOver)
	if got := view(l, 1).Seats[0].Row[0]; got.Number != NumberUnknown {
		t.Errorf("an abandoned match shows %+v, and can be gone on with", got)
	}
	if o, ended := l.Match().Outcome(); !ended || o.Reason != games.ReasonAbandoned {
		t.Errorf("%+v", o)
	}
	l, err := l.Undo(games.Table)
	if err != nil {
		t.Fatal(err)
	}
	phase(t, l, PhaseTake, 1)
}

func TestClock(t *testing.T) {
	l := laid(t, options(2, false), false, "b3 w7", "b1 w4 b9")
	gamestest.Refused(t, l, games.Table, TimeUp{}, games.IllegalClockOff)
	o := options(2, false)
	o.Clock = 60
	l = laid(t, o, false, "b3 w7", "b1 w4 b9")
	gamestest.Refused(t, l, 0, TimeUp{}, games.IllegalTable)
	l = gamestest.Do(t, l, games.Table, TimeUp{})
	gamestest.Refused(t, l, games.Table, TimeUp{}, IllegalTime)
	// The one guess that is compulsory is still there, and no more.
	l = drawn(t, l, 0, "w0")
	l = gamestest.Do(t, l, 0, Guess{id(l, 1, 1), 1, 0})
	gamestest.Refused(t, l, 0, Guess{id(l, 1, 2), 4, 0}, IllegalTime)
	if p := l.Match().Prompts()[0]; !slices.Equal(p.Actions, []string{TypeStop}) {
		t.Errorf("%+v", p)
	}
	l = gamestest.Do(t, l, 0, Stop{0})
	if v := view(l, 1); v.Late {
		t.Error("still late")
	}
	l = drawn(t, l, 1, "w1")
	l = gamestest.Do(t, l, 1, Guess{id(l, 0, 2), 3, 1})
	l = gamestest.Do(t, l, games.Table, TimeUp{})
	gamestest.Refused(t, l, 1, Guess{id(l, 0, 3), 7, 1}, IllegalTime)
	gamestest.Do(t, l, 1, Stop{1})
	gamestest.Refused(t, start(t, o, 1), games.Table, TimeUp{}, IllegalNow)
}

// With a handicap of open tiles each other seat lays as many of its own open as the owner likes, before the first turn and after all rows stand.
func TestOthersLayTilesOpenFirst(t *testing.T) {
	for seats, want := range map[int][]int{2: {2, 0}, 3: {2, 1, 2}} {
		o := DefaultOptions(seats)
		o.Show[1] = 2
		if seats == 3 {
			o.Show[0] = 1
		}
		r := record(t, o, 9)
		c := games.NewChance(9, 1, 1)
		asked := []games.Seat{}
		for view(r.Log, games.Table).TurnNumber == 0 {
			v := view(r.Log, games.Table)
			if v.Phase == PhaseOpen {
				asked = append(asked, v.Asked)
				if slices.ContainsFunc(v.Seats, func(s SeatView) bool { return len(s.Row) == 0 }) {
					t.Fatal("opens before all rows stand")
				}
			}
			seat, a := clever(r.Log.Match(), c.IntN)
			if a.Type() != games.TypeAbandon {
				r.Do(t, seat, a)
			}
		}
		v := view(r.Log, games.Table)
		for seat, n := range want {
			if open := len(v.Seats[seat].Row) - v.Seats[seat].Hidden; open != n {
				t.Errorf("seat %d of %d has %d open, want %d", seat, seats, open, n)
			}
		}
		if v.Turn != 0 || !slices.IsSorted(asked) {
			t.Errorf("%v open, then seat %d begins", asked, v.Turn)
		}
	}
}
