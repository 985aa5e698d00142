package mind_test

import (
	"context"
	"testing"

	"spieltisch/games"
	dv "spieltisch/games/davinci"
	dvmind "spieltisch/games/davinci/mind"
	"spieltisch/games/mind"
)

// tipFor is a tip for the seat that is asked.
func tipFor(t *testing.T, v dv.View, own games.Action) mind.Tip {
	t.Helper()
	tip, err := dvmind.Adviser().Tip(context.Background(), v, own)
	if err != nil {
		t.Fatal(err)
	}
	return tip
}

// What is best is fine, and what tips call fine costs little; what is no mistake by the table is called fine, too.
func TestTipsFollowTheTable(t *testing.T) {
	m := dvmind.Adviser()
	phases, mistakes := map[games.ID]int{}, 0
	for seed := uint64(0); seed < 12; seed++ {
		o := options(seed)
		play(t, o, seed, seated(o.Seats, mind.Fips, mind.Atlas), func(l games.Log, seat games.Seat, choice games.Choice) {
			v := l.Match().View(seat).(dv.View)
			if v.Phase != dv.PhaseGuess && v.Phase != dv.PhaseAgain && v.Phase != dv.PhaseOpen {
				return
			}
			best, err := m.Best(context.Background(), v, 1)
			if err != nil {
				t.Fatal(err)
			}
			if len(v.Moves()) < 2*max(1, len(v.Places)) {
				return
			}
			phases[v.Phase]++
			if tip := tipFor(t, v, best[0].Action); len(tip.Hints) != 1 {
				t.Errorf("the best choice is a mistake: %+v in\n%v", tip, v)
			}
			c, err := m.Worth(context.Background(), v, choice.Action)
			if err != nil {
				t.Fatal(err)
			}
			tip := tipFor(t, v, choice.Action)
			fine := mind.Chances.Grade(best[0].Worth, c.Worth) == mind.NoMistake
			if fine != (len(tip.Hints) == 1) && v.Phase != dv.PhaseOpen {
				t.Errorf("%v of %v: %+v in\n%v", c.Worth, best[0].Worth, tip, v)
			}
			if len(tip.Hints) == mind.Grades {
				mistakes++
			}
		})
	}
	if len(phases) < 3 || mistakes < 10 {
		t.Errorf("%v, %d mistakes", phases, mistakes)
	}
}

// In a points game tips say to go on where that pays, although the strongest are more careful there, for the others' sake.
func TestTipsGoOnWhereItPays(t *testing.T) {
	o, careful := dv.DefaultOptions(2), 0
	o.Rounds = 2
	for seed := uint64(0); seed < 8 && careful == 0; seed++ {
		play(t, o, seed, seated(o.Seats, mind.Atlas), func(l games.Log, seat games.Seat, choice games.Choice) {
			v := l.Match().View(seat).(dv.View)
			if _, stops := choice.Action.(dv.Stop); v.Phase != dv.PhaseAgain || !stops {
				return
			}
			best, err := dvmind.New(mind.Atlas, 0).Best(context.Background(), v, 2)
			if err != nil {
				t.Fatal(err)
			}
			if chance := best[1].Worth; chance < 0.5 {
				return
			}
			careful++
			if tip := tipFor(t, v, nil); tip.Hints[len(tip.Hints)-1].Say != dvmind.TipGuess {
				t.Errorf("%+v in\n%v", tip, v)
			}
		})
	}
	if careful == 0 {
		t.Error("Atlas never stopped where a guess was likely right")
	}
}

// While the first tiles are chosen a tip says how, and that doesn't count.
func TestTipForTheFirstTiles(t *testing.T) {
	v := start(t, dv.DefaultOptions(2), 1).Match().View(0).(dv.View)
	if tip := tipFor(t, v, nil); v.Phase != dv.PhaseTake || len(tip.Hints) != 1 || tip.Hints[0].Say != dvmind.TipTake || !tip.Free {
		t.Errorf("%+v in %s", tip, v.Phase)
	}
}

// Without a choice that somebody has prepared a tip tells three grades, the last one by name.
func TestTipsNameTheChoiceLast(t *testing.T) {
	n := 0
	play(t, options(3), 3, seated(options(3).Seats, mind.Atlas), func(l games.Log, seat games.Seat, _ games.Choice) {
		v := l.Match().View(seat).(dv.View)
		tip := tipFor(t, v, nil)
		if v.Phase != dv.PhaseGuess {
			return
		}
		n++
		if len(tip.Hints) != mind.Grades || tip.Hints[0].Say != dvmind.TipLook || tip.Hints[2].Say != dvmind.TipGuess {
			t.Errorf("%+v", tip)
			return
		}
		mark := tip.Hints[2].Mark.(dvmind.Mark)
		if tip.Hints[0].Mark.(dvmind.Mark).Named || tip.Hints[0].Mark.(dvmind.Mark).Tile != mark.Tile || !mark.Named {
			t.Errorf("%+v", tip)
		}
		if fine := tipFor(t, v, dv.Guess{Tile: mark.Tile, Number: mark.Number}); len(fine.Hints) != 1 {
			t.Errorf("what the tip says is a mistake: %+v", fine)
		}
	})
	if n == 0 {
		t.Error("nobody has guessed")
	}
}
