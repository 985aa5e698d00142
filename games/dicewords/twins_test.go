package dicewords

import (
	"errors"
	"fmt"
	"reflect"
	"slices"
	"testing"

	"spieltisch/games"
	"spieltisch/games/gamestest"
)

// minTwins is how many pairs of twins must survive for the test to mean something.
const minTwins = 1000

// twinSeeds finds pairs of seeds whose first throw of all ten dice agrees: among n
// seeds about n²/2/6^10 pairs do.
func twinSeeds(n uint64) [][2]uint64 {
	type first struct{ faces, seed uint64 }
	throws := make([]first, 0, n)
	for seed := range n {
		faces := uint64(0)
		for i := range DiceCount {
			faces = faces*FaceCount + uint64(games.NewChance(seed, 0, i).IntN(FaceCount))
		}
		throws = append(throws, first{faces, seed})
	}
	slices.SortFunc(throws, func(a, b first) int {
		if a.faces != b.faces {
			return int(int64(a.faces) - int64(b.faces))
		}
		return int(int64(a.seed) - int64(b.seed))
	})
	var pairs [][2]uint64
	for i := 1; i < len(throws); i++ {
		if throws[i-1].faces == throws[i].faces {
			pairs = append(pairs, [2]uint64{throws[i-1].seed, throws[i].seed})
		}
	}
	return pairs
}

// told is everything that a match returns to a seat.
func told(m games.Match, seat games.Seat, look func(games.Match, games.Seat) any) []any {
	o, over := m.Outcome()
	v := look(m, seat)
	return []any{v, fmt.Sprint(v), m.Events(seat, 0), m.Prompts(), m.CanUndo(seat), m.Standing(), o, over}
}

func honest(m games.Match, seat games.Seat) any { return m.View(seat) }

// leaking is a View with the seed in it, as a careless change would make it.
func leaking(m games.Match, seat games.Seat) any {
	return struct {
		View any
		Seed uint64
	}{m.View(seat), m.(*Match).setup.Seed}
}

// leakingText is the text of a View with the seed in its first line.
func leakingText(m games.Match, seat games.Seat) any {
	v := m.View(seat).(View)
	v.Step += int(m.(*Match).setup.Seed)
	return v.String()
}

// same compares what twins tell everybody, refusals of every kind of action
// included.
func same(a, b games.Match, look func(games.Match, games.Seat) any) error {
	v := a.View(0).(View)
	for seat := games.Table; int(seat) < v.Options.Seats; seat++ {
		if !reflect.DeepEqual(told(a, seat, look), told(b, seat, look)) {
			return fmt.Errorf("seat %d is told another thing in %s", seat, v.Phase)
		}
		for _, try := range []games.Action{
			Throw{},
			Throw{Dice: []int{1}},
			Declare{Word: "QYX"},
			Declare{Word: "?"},
			Challenge{Rulings: games.Rulings{{}}},
			Rule{},
			Accept{},
			TimeUp{},
			Pass{},
			games.Abandon{},
		} {
			x, y := a.Clone().Apply(seat, try), b.Clone().Apply(seat, try)
			if !reflect.DeepEqual(x, y) {
				return fmt.Errorf("%s by %d: %w", try.Type(), seat, errors.Join(x, y))
			}
		}
	}
	return nil
}

// playTwins gives both the same actions. It tells how many throws brought the
// same faces before the answers differed.
func playTwins(t *testing.T, o Options, seeds [2]uint64, look func(games.Match, games.Seat) any) (int, error) {
	t.Helper()
	a, b := start(t, o, seeds[0]), start(t, o, seeds[1])
	c := games.NewChance(seeds[0], 1, 1)
	agreed := 0
	for range 12 {
		if err := same(a.Match(), b.Match(), look); err != nil {
			return agreed, err
		}
		if _, over := a.Match().Outcome(); over {
			break
		}
		seat, act := lawful(a.Match(), c.IntN)
		if th, ok := act.(Throw); ok && len(th.Dice) < DiceCount {
			act = Throw{Dice: th.Dice[:1]} // one die only, so that a sixth of the pairs goes on
		}
		a, b = gamestest.Do(t, a, seat, act), gamestest.Do(t, b, seat, act)
		if act.Type() == TypeThrow {
			if !slices.Equal(view(a).Up, view(b).Up) {
				break // another public answer: no twins any more
			}
			agreed++
		}
	}
	return agreed, nil
}

// Whoever doesn't know the seed can't tell twins apart by anything but the throws.
func TestTwins(t *testing.T) {
	pairs := twinSeeds(450_000)
	survived, again := 0, 0
	for k, seeds := range pairs {
		o := options(2+k%3, []Check{CheckDictionary, CheckChallenge, CheckTrust}[k%3])
		o.KeptStay, o.Clock, o.Target = k%2 == 0, k%4/2*60, 50
		if o.Check == CheckChallenge {
			o.DoubtCost = k % 2 * DoubtCost
		}
		n, err := playTwins(t, o, seeds, honest)
		if err != nil {
			t.Fatalf("seeds %d: %v", seeds, err)
		}
		if n > 0 {
			survived++
		}
		if n > 1 {
			again++
		}
	}
	if survived < minTwins || again < minTwins/20 {
		t.Errorf("only %d pairs of twins survived the first throw, %d a second", survived, again)
	}
	t.Logf("%d pairs survived the first throw, %d a second", survived, again)
	for name, look := range map[string]func(games.Match, games.Seat) any{"view": leaking, "text": leakingText} {
		if _, err := playTwins(t, options(2, CheckTrust), pairs[0], look); err == nil {
			t.Errorf("a %s with the seed in it isn't caught", name)
		}
	}
}
