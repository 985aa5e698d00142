package mind_test

import (
	"context"
	"reflect"
	"strings"
	"testing"

	"spieltisch/games"
	dv "spieltisch/games/davinci"
	dvmind "spieltisch/games/davinci/mind"
	"spieltisch/games/gamestest"
	"spieltisch/games/mind"
	"spieltisch/games/mind/arena"
	"spieltisch/games/mind/arena/contests"
)

// options are those of a match that differ by seed in everything that matters to a mind.
func options(seed uint64) dv.Options {
	o := dv.DefaultOptions(2 + int(seed%3))
	o.Dashes, o.Rounds, o.Deal, o.Clock = seed/3%2 == 1, int(seed/6%2)*2, seed/2%2 == 1, int(seed/5%2)*60
	if o.Rounds == 0 {
		o.Show[0] = int(seed / 4 % 2)
	}
	return o
}

func start(t gamestest.Failer, o dv.Options, seed uint64) games.Log {
	t.Helper()
	data, err := dv.Setup{Options: o, Seed: seed}.Encode()
	return gamestest.Start(t, dv.Kind{}, data, err)
}

// table does what the table does in a phase that isn't a seat's; nil if a seat is asked.
func table(v dv.View) games.Action {
	switch v.Phase {
	case dv.PhaseDeal:
		return dv.Deal{}
	case dv.PhaseScored:
		return dv.Next{}
	case dv.PhaseAgain:
		if v.Options.Clock > 0 && !v.Late && v.Step%3 == 0 {
			return dv.TimeUp{}
		}
	}
	return nil
}

// play lets players play a match to its end, each position shown to visit before somebody acts.
func play(t gamestest.Failer, o dv.Options, seed uint64, players []mind.Player, visit func(games.Log, games.Seat, games.Choice)) games.Log {
	t.Helper()
	l := start(t, o, seed)
	for !gamestest.Over(l) {
		v := l.Match().View(l.Match().Standing().Asked).(dv.View)
		if a := table(v); a != nil {
			l = gamestest.Do(t, l, games.Table, a)
			continue
		}
		c, ok := players[v.Me].Choose(context.Background(), v, mind.Chance(mind.Seed("test", v.Me)+seed, l.Len()))
		if !ok {
			t.Fatalf("seat %d chooses nothing in\n%v", v.Me, v)
		}
		if visit != nil {
			visit(l, v.Me, c)
		}
		l = gamestest.Do(t, l, v.Me, c.Action)
	}
	return l
}

// seated are as many players of these levels as a match has seats.
func seated(seats int, levels ...mind.Level) []mind.Player {
	var out []mind.Player
	for i := range seats {
		out = append(out, dvmind.NewPlayer(levels[i%len(levels)], uint64(i)))
	}
	return out
}

// ended is a context that has ended.
func ended() context.Context {
	ctx, stop := context.WithCancel(context.Background())
	stop()
	return ctx
}

// Whatever a level is asked, it answers with something lawful and says why, the same each time; what it says when it is to
// stop at once is lawful too.
func TestEveryChoiceIsLawful(t *testing.T) {
	for _, c := range []struct {
		levels             []mind.Level
		positions, stopped int
	}{
		{[]mind.Level{mind.Pip, mind.Fips, mind.Nova}, 2000, 400},
		{[]mind.Level{mind.Sphinx, mind.Atlas}, 400, 100},
	} {
		asked := map[string]int{}
		positions, stopped := 0, 0
		for seed := uint64(0); positions < c.positions; seed++ {
			o := options(seed)
			play(t, o, seed, seated(o.Seats, c.levels...), func(l games.Log, seat games.Seat, choice games.Choice) {
				positions++
				asked[choice.Action.Type()]++
				if choice.Why == "" || choice.Worth < 0 || choice.Worth > 1+1e-9 {
					t.Errorf("%+v in\n%v", choice, l.Match().View(seat))
				}
				gamestest.CheckArgs(t, choice.Args)
				v, level := l.Match().View(seat).(dv.View), c.levels[int(seat)%len(c.levels)]
				if w := nonsense(v, choice.Action); w != nil && (level > mind.Pip || w.ID != dv.WarnDenied) {
					t.Errorf("%s names %+v: %+v in\n%v", level.Name(), choice.Action, w, v)
				}
				if positions%4 > 0 {
					return
				}
				p, chance := seated(o.Seats, c.levels...)[seat], mind.Chance(mind.Seed("test", seat)+seed, l.Len())
				if again, _ := p.Choose(context.Background(), v, chance); !reflect.DeepEqual(again, choice) {
					t.Errorf("%+v, now %+v in\n%v", choice, again, v)
				}
				stopped++
				now, ok := p.Choose(ended(), v, chance)
				if err := l.Match().Clone().Apply(seat, now.Action); !ok || err != nil {
					t.Errorf("%+v, %v in\n%v", now, err, v)
				}
			})
		}
		if len(asked) < 5 || stopped < c.stopped {
			t.Errorf("chosen %v, %d were stopped", asked, stopped)
		}
	}
}

// nonsense is what one look shows to be wrong with a guess: what lies open, what the guesser holds, what doesn't fit between
// open numbers, and what was denied.
func nonsense(v dv.View, a games.Action) *dv.Warning {
	if g, ok := a.(dv.Guess); ok {
		return dv.Warn(v, g)
	}
	return nil
}

// A short arena, always the same: each level beats the one below it, and the strongest wins more than its share of three.
func TestLevelsAreSteps(t *testing.T) {
	for _, c := range contests.OfDavinci() {
		low, groups := 0.52, 25
		switch {
		case c.Given != nil, strings.Contains(c.Name, "points"), strings.Contains(c.Name, "four"):
			continue
		case len(c.Levels) == 3:
			low, groups = 0.36, 8
		}
		c.Groups = groups
		done, err := arena.Run(context.Background(), []arena.Contest{c}, nil, 1, func(arena.Group) error { return nil })
		if err != nil {
			t.Fatal(err)
		}
		if r := arena.Of(c, done); r.Share < low || r.Share > 0.92 {
			t.Errorf("%s: %.2f", c.Name, r.Share)
		}
	}
}

// What an action is worth by itself is what it is worth among the best.
func TestWorthAgreesWithBest(t *testing.T) {
	ctx := context.Background()
	for seed := range uint64(4) {
		o := options(seed)
		play(t, o, seed, seated(o.Seats, mind.Nova, mind.Atlas), func(l games.Log, seat games.Seat, _ games.Choice) {
			v := l.Match().View(seat)
			m := dvmind.New(mind.Atlas, 0)
			all, err := m.Best(ctx, v, 3)
			if err != nil || len(all) == 0 {
				t.Fatalf("%v, %v", all, err)
			}
			for i, c := range all {
				if got, err := m.Worth(ctx, v, c.Action); err != nil || !reflect.DeepEqual(got, c) {
					t.Errorf("%+v, %v, want %+v", got, err, c)
				}
				if i > 0 && c.Worth > all[i-1].Worth {
					t.Errorf("not best first: %+v", all)
				}
			}
		})
	}
	if _, err := dvmind.New(mind.Atlas, 0).Worth(ctx, dv.View{}, dv.Stop{}); !gamestest.IsIllegal(err) {
		t.Errorf("%v", err)
	}
	if _, err := dvmind.New(mind.Atlas, 0).Best(ctx, nil, 1); !gamestest.IsIllegal(err) {
		t.Errorf("%v", err)
	}
}
