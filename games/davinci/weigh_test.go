package davinci

import (
	"fmt"
	"math"
	"math/big"
	"slices"
	"testing"

	"spieltisch/games"
	"spieltisch/games/gamestest"
)

// played is a random position: after so many actions of a game, with few right guesses
// for an even seed and many for an odd one, so that some rows grow hidden.
func played(t gamestest.Failer, o Options, seed uint64, actions int) games.Log {
	t.Helper()
	l := start(t, o, seed)
	c := games.NewChance(seed, 2, 2)
	for range actions {
		play := lawful
		if seed%2 == 1 {
			play = clever
		}
		seat, a := play(l.Match(), c.IntN)
		if a.Type() == games.TypeAbandon {
			continue
		}
		next := gamestest.Do(t, l, seat, a)
		if gamestest.Over(next) {
			break
		}
		l = next
	}
	return l
}

// compare checks Weigh against the slow enumerator; false if that has lost patience.
func compare(t gamestest.Failer, v View) bool {
	t.Helper()
	s := newSlow(v, 20_000)
	if !s.try(0) {
		return false
	}
	fast := Weigh(v)
	if len(fast) != len(s.cells) {
		t.Fatalf("%d tiles, want %d", len(fast), len(s.cells))
	}
	for k, l := range fast {
		if l.Seat != s.cells[k].seat || l.ID != s.cells[k].id {
			t.Fatalf("tile %d of seat %d, want %d of %d", l.ID, l.Seat, s.cells[k].id, s.cells[k].seat)
		}
		if l.Total() == 0 || l.Total() != fast[0].Total() {
			t.Fatalf("tile %d: all deals weigh %d, those of the first %d", l.ID, l.Total(), fast[0].Total())
		}
		for n := range Values {
			got := new(big.Rat).SetFrac(new(big.Int).SetUint64(l.Weights[n]), new(big.Int).SetUint64(l.Total()))
			if want := s.chance(k, n); got.Cmp(want) != 0 {
				t.Fatalf("tile %d shows %d in %v of the deals, want %v; %+v", l.ID, n, got, want, v)
			}
		}
	}
	return true
}

// small is the view of a game with fewer tiles: of those in the middle, all but keep are
// shown to the seat.
func small(l games.Log, v View, keep int) View {
	m := inner(l)
	for i, t := range m.Middle.tiles() {
		if i >= keep {
			v.Hand = append(v.Hand, t)
		}
	}
	return v
}

// Weigh agrees with the enumerator on random positions of every size, those with four
// players at least when few tiles are left in the middle.
func TestWeighIsExact(t *testing.T) {
	for seats := MinSeats; seats <= MaxSeats; seats++ {
		for _, dashes := range []bool{false, true} {
			t.Run(fmt.Sprintf("%d seats, dashes %t", seats, dashes), func(t *testing.T) {
				t.Parallel()
				seen := map[string]int{}
				for seed := range uint64(100) {
					l := played(t, options(seats, dashes), seed, 2*seats+int(seed%40))
					v := view(l, games.Seat(seed%uint64(seats)))
					switch {
					case len(v.Targets()) == 0:
						continue
					case compare(t, v):
						seen["full"]++
					case compare(t, small(l, v, int(seed%4))):
						seen["small"]++
					}
					note(seen, v)
				}
				t.Log(seen)
				least := map[string]int{"full": 20, "denied": 20, "drawn": 8}
				if dashes {
					least["two dashes"] = 10
				}
				few := seen["full"]+seen["small"] < 80
				for what, n := range least {
					few = few || seen[what] < n
				}
				if few {
					t.Errorf("too few positions: %v", seen)
				}
			})
		}
	}
}

// note counts what makes a position worth comparing.
func note(seen map[string]int, v View) {
	dashes := 0
	for _, t := range unseen(v).tiles() {
		if t.IsDash() {
			dashes++
		}
	}
	if dashes == 2 {
		seen["two dashes"]++
	}
	if v.Drawn != nil && v.Drawn.Number == NumberUnknown {
		seen["drawn"]++
	}
	for _, s := range v.Targets() {
		if slices.ContainsFunc(v.Guesses, func(g Guessed) bool { return g.Tile == s.ID }) {
			seen["denied"]++
			return
		}
	}
}

// likely is what the view's seat can know of the tile at place (from 1) of a row.
func likely(t gamestest.Failer, l games.Log, viewer, seat games.Seat, place int) Likely {
	t.Helper()
	for _, x := range Weigh(view(l, viewer)) {
		if x.ID == id(l, seat, place) {
			return x
		}
	}
	t.Fatalf("nothing is known of tile %d of seat %d", place, seat)
	return Likely{}
}

// Counted by hand: what the rules force and what the chances are.
func TestWeighByHand(t *testing.T) {
	for _, c := range []struct {
		name   string
		dashes bool
		own    string
		other  string
		place  int
		want   map[int]float64
	}{
		// Between the open 3 and 4 the black 4 alone is left.
		{"forced", false, "b0", "+w3 b4 +w4", 2, map[int]float64{4: 1}},
		// Black between white 2 and white 5, the black 4 is one's own: 3 or 5.
		{"one of two", false, "b4", "+w2 b5 +w5", 2, map[int]float64{3: 0.5, 5: 0.5}},
		// Two blacks in this order of 9, 10, 11: the left one is 9 twice, 10 once.
		{"order", false, "b0 w0", "+w8 b9 b10", 2, map[int]float64{9: 2. / 3, 10: 1. / 3}},
		// A lone tile between open ones is the black 5, or the dash: a row of three
		// with a dash has three orders, so that deal counts a third.
		{"a dash shares its weight", true, "b0", "+w4 b5 +w5", 2, map[int]float64{5: 0.75, Dash: 0.25}},
		// An open dash is in every deal. A second one makes 6 orders instead of 3.
		{"a second dash", true, "b0", "+b- w5 +b6", 2, map[int]float64{0: 2. / 13, 1: 2. / 13, 2: 2. / 13, 3: 2. / 13, 4: 2. / 13, 5: 2. / 13, Dash: 1. / 13}},
	} {
		l := laid(t, options(2, c.dashes), false, c.own, c.other)
		got := likely(t, l, 0, 1, c.place)
		for n := range Values {
			if math.Abs(got.Chance(n)-c.want[n]) > 1e-12 || got.Possible(n) != (c.want[n] > 0) {
				t.Errorf("%s: %d has %v, want %v", c.name, n, got.Chance(n), c.want[n])
			}
		}
		if got.Chance(-1) != 0 || got.Possible(Values) {
			t.Errorf("%s: numbers that don't exist", c.name)
		}
	}
}

// A guess that failed counts, and its tile keeps it when the row grows.
func TestWeighCountsDenials(t *testing.T) {
	l := laid(t, options(2, false), false, "w0 b4", "+w2 b5 +w5")
	l = drawn(t, l, 0, "w10")
	l = gamestest.Do(t, l, 0, Guess{id(l, 1, 2), 3, 2})
	if got := likely(t, l, 0, 1, 2); got.Chance(5) != 1 || got.Possible(3) {
		t.Errorf("%v", got.Weights)
	}
	l = drawn(t, l, 1, "w1")
	l = gamestest.Do(t, l, 1, Guess{id(l, 0, 1), 9, 0})
	if got := row(l, 1); got != "+w1 +w2 b5 +w5" {
		t.Fatalf("row %s", got)
	}
	if got := likely(t, l, 0, 1, 3); got.Chance(5) != 1 {
		t.Errorf("after the row has grown: %v", got.Weights)
	}
}

// When everything is shown there is nothing to weigh.
func TestWeighNothing(t *testing.T) {
	l := laid(t, options(2, false), true, "b4 w6", "b5 +w5")
	l = gamestest.Do(t, l, 0, Guess{id(l, 1, 1), 5, 0})
	if got := Weigh(view(l, 0)); !gamestest.Over(l) || len(got) != 0 {
		t.Errorf("%+v", got)
	}
	if got := Weigh(View{}); len(got) != 0 {
		t.Errorf("%+v", got)
	}
	if (Likely{}).Chance(3) != 0 {
		t.Error("a chance of nothing")
	}
}

// longest finds, over random games, the position whose Weigh has the most states.
func longest(t gamestest.Failer, o Options, seeds uint64) (View, int) {
	t.Helper()
	best, most := View{}, -1
	for seed := range seeds {
		l := start(t, o, seed)
		c := games.NewChance(seed, 2, 2)
		for !gamestest.Over(l) {
			seat, a := growing(l.Match(), c.IntN)
			l = gamestest.Do(t, l, seat, a)
			for viewer := range games.Seat(o.Seats) {
				v := view(l, viewer)
				if n := states(v); n > most {
					best, most = v, n
				}
			}
		}
	}
	return best, most
}

// growing guesses right once in a turn and stops, so that rows grow as long as they can.
func growing(m games.Match, pick picker) (games.Seat, games.Action) {
	v := m.View(m.Standing().Asked).(View)
	if v.Phase == PhaseAgain {
		return v.Me, stops(v)[0]
	}
	all := slices.Collect(m.(*Match).Moves(v.Me))
	a := all[pick(len(all))]
	if g, ok := a.(Guess); ok {
		of, i, _ := m.(*Match).find(g.Tile)
		g.Number = m.(*Match).Rows[of][i].Tile.Number()
		a = g
	}
	return v.Me, a
}

func states(v View) int {
	c := newCounter(v)
	n := len(c.configs())
	for _, l := range c.lines {
		n *= len(l.cells) + 1
	}
	return n
}

func BenchmarkWeigh(b *testing.B) {
	for _, c := range []struct {
		name    string
		seats   int
		dashes  bool
		actions int
	}{
		{"2 seats, start", 2, false, 4},
		{"2 seats, 30", 2, false, 34},
		{"2 seats with dashes, start", 2, true, 4},
		{"2 seats with dashes, 30", 2, true, 34},
		{"3 seats with dashes, start", 3, true, 6},
		{"4 seats with dashes, start", 4, true, 8},
		{"4 seats with dashes, 10", 4, true, 18},
		{"4 seats with dashes, 20", 4, true, 28},
		{"4 seats with dashes, 30", 4, true, 38},
	} {
		benchmark(b, c.name, view(played(b, options(c.seats, c.dashes), 1, c.actions), 0))
	}
	for seats := MinSeats; seats <= MaxSeats; seats++ {
		v, n := longest(b, options(seats, true), 300)
		benchmark(b, fmt.Sprintf("%d seats with dashes, most states (%d)", seats, n), v)
	}
}

func benchmark(b *testing.B, name string, v View) {
	b.Helper()
	b.Run(name, func(b *testing.B) {
		for b.Loop() {
			if len(Weigh(v)) == 0 {
				b.Fatal("nothing hidden")
			}
		}
	})
}

// The baseline: going through all deals one by one.
func BenchmarkEnumerator(b *testing.B) {
	for seats := 2; seats <= 3; seats++ {
		v := view(played(b, options(seats, true), 1, 2*seats), 0)
		b.Run(fmt.Sprintf("%d seats with dashes, start", seats), func(b *testing.B) {
			for b.Loop() {
				if !newSlow(v, 1<<40).try(0) {
					b.Fatal("no patience")
				}
			}
		})
	}
}
