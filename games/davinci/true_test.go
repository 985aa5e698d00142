package davinci_test

import (
	"context"
	"math"
	"testing"

	"spieltisch/games"
	dv "spieltisch/games/davinci"
	dvmind "spieltisch/games/davinci/mind"
	"spieltisch/games/mind"
)

// Chances of tips and reviews come true as often as they say, against those who guess with a reason: of all guesses that they call
// best, and of those that are likelier by what guesses tell than by the tiles.
func TestChancesComeTrue(t *testing.T) {
	var said, heard, right, rightHeard, n, ofHeard float64
	for seed := range uint64(24) {
		for of := mind.Nova; of <= mind.Sphinx; of++ {
			rounds(t, seed, of, func(v dv.View, m games.Match) {
				all, err := dvmind.Adviser().Best(context.Background(), v, 2)
				if err != nil {
					t.Fatal(err)
				}
				for _, c := range all {
					g, guesses := c.Action.(dv.Guess)
					if !guesses {
						continue
					}
					n++
					said += c.Worth
					is := holds(m, v, g)
					right += is
					tiles, _ := dvmind.New(mind.Atlas, 0).Worth(context.Background(), v, g)
					if c.Worth > tiles.Worth+0.1 {
						ofHeard, heard, rightHeard = ofHeard+1, heard+c.Worth, rightHeard+is
					}
					return
				}
			})
		}
	}
	t.Logf("of %v guesses %.1f %% said, %.1f %% right; of %v by what was heard %.1f %% said, %.1f %% right",
		n, 100*said/n, 100*right/n, ofHeard, 100*heard/ofHeard, 100*rightHeard/ofHeard)
	if n < 500 || math.Abs(said-right) > 0.04*n {
		t.Errorf("%.1f said of %v, %v right", said, n, right)
	}
	if ofHeard < 100 || math.Abs(heard-rightHeard) > 0.08*ofHeard {
		t.Errorf("by what was heard %.1f said of %v, %v right", heard, ofHeard, rightHeard)
	}
}

// rounds plays a match of two between Sphinx and another one, and shows each guess of Sphinx before it is made.
func rounds(t *testing.T, seed uint64, of mind.Level, visit func(dv.View, games.Match)) {
	t.Helper()
	m, err := dv.New(dv.Setup{Options: dv.DefaultOptions(2), Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	players := []mind.Player{dvmind.NewPlayer(mind.Sphinx, seed), dvmind.NewPlayer(of, seed)}
	for {
		if _, over := m.Outcome(); over {
			return
		}
		seat, a := m.Standing().Asked, games.Action(dv.Deal{})
		if seat != games.Table {
			v := m.View(seat).(dv.View)
			if seat == 0 && (v.Phase == dv.PhaseGuess || v.Phase == dv.PhaseAgain) {
				visit(v, m)
			}
			c, _ := players[seat].Choose(context.Background(), v, mind.Chance(seed, v.Step))
			a = c.Action
		}
		if err := m.Apply(seat, a); err != nil {
			t.Fatal(err)
		}
	}
}

// holds is 1 if a guess is right, else 0.
func holds(m games.Match, v dv.View, g dv.Guess) float64 {
	_, of, i, _ := v.Find(g.Tile)
	if m.View(of).(dv.View).Seats[of].Row[i].Number == g.Number {
		return 1
	}
	return 0
}
