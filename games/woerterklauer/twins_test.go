package woerterklauer

import (
	"fmt"
	"reflect"
	"testing"

	"spieltisch/games"
	"spieltisch/games/gamestest"
)

// minTwins is how many pairs of twins must be compared for the test to mean something.
const minTwins = 1000

// look is what a match shows a seat.
type look func(m *Match, seat games.Seat) any

func honest(m *Match, seat games.Seat) any { return m.View(seat) }

// told is everything that a match returns to a seat.
func told(m *Match, seat games.Seat, see look) []any {
	o, over := m.Outcome()
	v := see(m, seat)
	return []any{v, fmt.Sprint(v), m.Events(seat, 0), m.Prompts(), m.CanUndo(seat), m.Standing(), o, over}
}

// twin is the same match with the same answers so far and another order of tiles in the
// box: another seed from here on.
func twin(m *Match, seed uint64) *Match {
	c := m.Clone().(*Match)
	c.setup.Seed = seed
	c.setupSum = games.Hash(c.setup)
	return c
}

// same compares what twins tell everybody, refusals of every kind of action included.
func same(a, b *Match, see look) error {
	for seat := games.Table; seat < Seats; seat++ {
		if !reflect.DeepEqual(told(a, seat, see), told(b, seat, see)) {
			return fmt.Errorf("seat %d is told another thing in %s", seat, a.Phase)
		}
		for _, try := range []games.Action{
			Draw{},
			SetAside{},
			SetAside{[]int{1, 2, 3, 4}},
			Swap{[]int{96, 95}},
			EndTurn{},
			EndTurn{Field: lays(cellsOf(a.Field))},
			EndTurn{Field: []Lay{{1, Cell{}}}},
			TimeUp{},
			TimeUp{Swap: 6},
			GiveUp{},
			games.Abandon{},
		} {
			x, y := a.Clone().Apply(seat, try), b.Clone().Apply(seat, try)
			if !reflect.DeepEqual(x, y) {
				return fmt.Errorf("%s by %d: %w, %w", try.Type(), seat, x, y)
			}
		}
	}
	return nil
}

// drawsAnother tells whether the twins' next tiles differ: they really are twins.
func drawsAnother(a, b *Match) bool {
	n := min(4, len(a.Box))
	return n > 0 && letters(a.Clone().(*Match).take(n)) != letters(b.Clone().(*Match).take(n))
}

// playTwins compares twins at every position of a random match.
func playTwins(t *testing.T, o Options, seed uint64, see look) (pairs int, err error) {
	t.Helper()
	l := start(t, o, seed)
	pick := games.NewChance(seed, 1, 1).IntN
	for k := range 45 {
		m := inner(l)
		for other := range uint64(2) {
			b := twin(m, seed+1000*(other+1)+uint64(k))
			if !drawsAnother(m, b) {
				continue
			}
			if err := same(m, b, see); err != nil {
				return pairs, err
			}
			pairs++
		}
		if gamestest.Over(l) {
			break
		}
		seat, a := lawful(l.Match(), pick)
		l = gamestest.Do(t, l, seat, a)
	}
	return pairs, nil
}

// Whoever doesn't know the seed can't tell what the box will bring.
func TestTwins(t *testing.T) {
	pairs := 0
	for seed := range uint64(16) {
		o := options(LevelI + Level(seed%4))
		o.Clock = int(seed%2) * 180
		n, err := playTwins(t, o, seed, honest)
		if err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		pairs += n
	}
	if pairs < minTwins {
		t.Errorf("only %d pairs of twins", pairs)
	}
	t.Logf("%d pairs", pairs)
	for name, leak := range map[string]look{
		"the seed":      func(m *Match, s games.Seat) any { return []any{m.View(s), m.setup.Seed} },
		"the next tile": func(m *Match, s games.Seat) any { return []any{m.View(s), m.Clone().(*Match).take(min(4, len(m.Box)))} },
		"the next tile's text": func(m *Match, _ games.Seat) any {
			v := m.view()
			v.Pool = append(v.Pool, m.Clone().(*Match).take(min(4, len(m.Box)))...)
			return v.String()
		},
		"the hash of all":  func(m *Match, s games.Seat) any { return []any{m.View(s), m.Sum()} },
		"the setup's hash": func(m *Match, s games.Seat) any { return []any{m.View(s), m.setupSum} },
	} {
		if _, err := playTwins(t, options(LevelI), 1, leak); err == nil {
			t.Errorf("a view with %s in it isn't caught", name)
		}
	}
}
