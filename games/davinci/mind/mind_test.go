package mind_test

import (
	"context"
	"reflect"
	"testing"

	"spieltisch/games"
	dv "spieltisch/games/davinci"
	dvmind "spieltisch/games/davinci/mind"
	"spieltisch/games/gamestest"
	"spieltisch/games/mind"
)

// options are those of a match that differ by seed in everything that matters to a mind.
func options(seed uint64) dv.Options {
	o := dv.DefaultOptions(2 + int(seed%3))
	o.Dashes, o.Rounds, o.Deal = seed/3%2 == 1, int(seed/6%2)*2, seed/12%2 == 1
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

// Every level plays every kind of match to its end, lawfully, and says of each choice why.
func TestEveryChoiceIsLawful(t *testing.T) {
	asked := map[string]int{}
	for seed := range uint64(24) {
		o := options(seed)
		play(t, o, seed, seated(o.Seats, mind.Characters()...), func(l games.Log, seat games.Seat, c games.Choice) {
			asked[c.Action.Type()]++
			if c.Why == "" || c.Worth < 0 || c.Worth > 2 {
				t.Errorf("%+v in\n%v", c, l.Match().View(seat))
			}
			gamestest.CheckArgs(t, c.Args)
		})
	}
	for _, typ := range []string{dv.TypeTake, dv.TypeArrange, dv.TypeDraw, dv.TypeGuess, dv.TypeStop, dv.TypeOpen} {
		if asked[typ] == 0 {
			t.Errorf("nobody chose a %s", typ)
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
