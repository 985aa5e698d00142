package mind_test

import (
	"context"
	"math"
	"slices"
	"testing"

	"spieltisch/games"
	dv "spieltisch/games/davinci"
	dvmind "spieltisch/games/davinci/mind"
	"spieltisch/games/gamestest"
	"spieltisch/games/mind"
)

func unheard(float64, []mind.Finding) {}

func reviewOf(t *testing.T, log games.Log) []mind.Finding {
	t.Helper()
	all, err := dvmind.Reviewer{}.Review(context.Background(), log, unheard)
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// The best chances, luck and what was given away add up to the hits, and next to the chances stand those of the notes.
func TestReviewAddsUp(t *testing.T) {
	sorts, sizes := map[games.ID]int{}, map[mind.Size]int{}
	for seed := range uint64(24) {
		log := play(t, options(seed), seed, seated(options(seed).Seats, mind.Pip, mind.Sphinx, mind.Fips), nil)
		all := reviewOf(t, log)
		gamestest.PlaysBest(t, dv.Kind{}, log, all)
		for seat, n := range hits(t, log, all) {
			if got := mind.AccountOf(all, games.Seat(seat)).Sum(); math.Abs(got-n) > 1e-9 {
				t.Errorf("seed %d, seat %d: %v, want %v hits", seed, seat, got, n)
			}
		}
		for _, f := range all {
			sorts[f.What]++
			sizes[f.Size]++
			if f.Best < f.Own || f.Lost < 0 || f.Size > mind.NoMistake && f.Type == "" {
				t.Fatalf("%+v", f)
			}
		}
	}
	if len(sorts) != 3 || len(sizes) != 4 {
		t.Errorf("sorts %v, sizes %v", sorts, sizes)
	}
}

// hits are the right guesses by seat; each guess must have a finding with its chance.
func hits(t *testing.T, log games.Log, all []mind.Finding) []float64 {
	t.Helper()
	out := make([]float64, len(log.Match().Standing().Points))
	for d := range log.Decisions() {
		g, ok := d.Action.(dv.Guess)
		if !ok {
			continue
		}
		if given := log.At(d.Step).View(games.Table).(dv.View).Guesses; given[len(given)-1].Right {
			out[d.Seat]++
		}
		at := slices.IndexFunc(all, func(f mind.Finding) bool { return f.Step == d.Step && f.What == dvmind.ReviewGuess })
		if at < 0 {
			t.Fatalf("nothing of %+v", g)
		}
		for _, l := range dv.Weigh(d.View.(dv.View)) {
			if l.ID == g.Tile && math.Abs(l.Chance(g.Number)-all[at].Tells[0]) > 1e-12 {
				t.Fatalf("by the tiles alone %v, want %v", all[at].Tells, l.Chance(g.Number))
			}
		}
	}
	return out
}

// Sphinx judges as reviews do, so it makes no mistakes where it goes on from where they say.
func TestGoodPlayersMakeNoMistakes(t *testing.T) {
	for seed := range uint64(8) {
		o := options(seed)
		o.Rounds, o.Clock = 0, 0
		for _, f := range reviewOf(t, play(t, o, seed, seated(o.Seats, mind.Sphinx), nil)) {
			if f.Size > mind.NoMistake {
				t.Errorf("seed %d: %+v", seed, f)
			}
		}
	}
}

// Guessing on and stopping are judged by the same two figures, and both tell the same chances.
func TestGoingOnAndStoppingAreWeighedAlike(t *testing.T) {
	better := map[games.ID]int{}
	whereOneMayStop(t, func(log games.Log, d games.Decision, v dv.View) {
		guess := v.Moves()[0].(dv.Guess)
		if best, err := dvmind.Adviser().Best(context.Background(), v, 2); err != nil {
			t.Fatal(err)
		} else if g, ok := best[0].Action.(dv.Guess); ok {
			guess = g
		} else if g, ok := best[1].Action.(dv.Guess); ok {
			guess = g
		}
		a, b := judged(t, log, d, guess)[0], judged(t, log, d, dv.Stop{Place: guess.Place})[0]
		from := dvmind.GoesOn(v)
		if a.Own != a.Tells[0] || b.Own != from || a.Best != b.Best || a.Best != max(a.Own, b.Own) || !slices.Equal(a.Tells, b.Tells) || a.Type != b.Type {
			t.Errorf("step %d, from %v: %+v, %+v", d.Step, from, a, b)
		}
		better[games.ID(a.Type)]++
	})
	if len(better) != 2 {
		t.Errorf("%v was better", better)
	}
}

// One thing is said of a guess where one could have stopped: where stopping was better, it is that alone, by as much as tips say.
func TestOneBetterChoiceAMoment(t *testing.T) {
	stops, dear := 0, 0
	whereOneMayStop(t, func(log games.Log, d games.Decision, v dv.View) {
		a := v.Moves()[0]
		found := judged(t, log, d, a)
		own, err := dvmind.Adviser().Worth(context.Background(), v, a)
		best, err2 := dvmind.Adviser().Best(context.Background(), v, 1)
		if err != nil || err2 != nil {
			t.Fatal(err, err2)
		}
		if _, ok := best[0].Action.(dv.Stop); !ok {
			return
		}
		stops++
		on, guess := found[0], found[1]
		if on.Own != own.Worth || on.Size != mind.Chances.Grade(best[0].Worth, own.Worth) || guess.Size > mind.NoMistake || guess.Lost > 0 || guess.Type != "" {
			t.Errorf("step %d: %+v, %+v", d.Step, on, guess)
		}
		if on.Size > mind.NoMistake {
			dear++
			if g, chance := dvmind.Said(on, a); g.Tile == 0 || chance != on.Tells[0] {
				t.Errorf("%+v, %v", g, chance)
			}
		}
		namesOnlyTheBest(t, judged(t, log, d, best[0].Action)[0], best[0].Action)
	})
	if stops == 0 || dear == 0 {
		t.Errorf("%d, %d", stops, dear)
	}
}

// whereOneMayStop calls check at each decision of some matches where one may guess on or stop in time.
func whereOneMayStop(t *testing.T, check func(log games.Log, d games.Decision, v dv.View)) {
	t.Helper()
	for seed := range uint64(6) {
		log := play(t, options(seed), seed, seated(options(seed).Seats, mind.Pip, mind.Sphinx, mind.Fips), nil)
		for d := range log.Decisions() {
			if v := d.View.(dv.View); v.Phase == dv.PhaseAgain && d.Seat == v.Asked && !v.Late {
				check(log, d, v)
			}
		}
	}
}

// namesOnlyTheBest checks that a guess is named next to the best choice, and kept back where another one would be better.
func namesOnlyTheBest(t *testing.T, stop mind.Finding, best games.Action) {
	t.Helper()
	if g, _ := dvmind.Said(stop, best); g.Tile == 0 {
		t.Errorf("what is best isn't named: %+v", stop)
	}
	stop.Type, stop.Best = "", 1
	if g, _ := dvmind.Said(stop, best); g.Tile != 0 {
		t.Errorf("what is better isn't kept back: %+v", g)
	}
}

// A guess that was right is never a mistake, and neither is going on to it.
func TestRightGuessesAreNoMistakes(t *testing.T) {
	n := 0
	for seed := range uint64(6) {
		log := play(t, options(seed), seed, seated(options(seed).Seats, mind.Pip, mind.Fips), nil)
		all := reviewOf(t, log)
		for i, f := range all {
			if f.What != dvmind.ReviewGuess || f.Own+f.Luck < 1-1e-9 {
				continue
			}
			n++
			if !f.Fine() || f.Lost > 0 || i > 0 && all[i-1].Step == f.Step && !all[i-1].Fine() {
				t.Errorf("%+v", f)
			}
		}
	}
	if n == 0 {
		t.Error("no guess was right")
	}
}

// judged is what is said of a decision if it had been another one; its best choice can be made.
func judged(t *testing.T, log games.Log, d games.Decision, a games.Action) []mind.Finding {
	t.Helper()
	d.Action = a
	found, err := dvmind.Judge(context.Background(), d)
	if err != nil || len(found) == 0 {
		t.Fatalf("%+v, %v", found, err)
	}
	gamestest.PlaysBest(t, dv.Kind{}, log, found)
	return found
}

func TestNoReviewBeforeTheEnd(t *testing.T) {
	log := start(t, dv.DefaultOptions(2), 1)
	if all, err := (dvmind.Reviewer{}).Review(context.Background(), log, unheard); err == nil {
		t.Errorf("a match that isn't over has findings: %+v", all)
	}
	log = play(t, dv.DefaultOptions(2), 1, seated(2, mind.Fips), nil)
	if !gamestest.Over(log) {
		t.Fatal("it isn't over")
	}
	if all, err := (dvmind.Reviewer{}).Review(ended(), log, unheard); err == nil || all != nil {
		t.Errorf("cancelled, it returns %v, %v", all, err)
	}
}
