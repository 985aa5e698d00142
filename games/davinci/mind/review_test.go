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

// The best chances, luck and what was given away add up to the hits, and chances are those of the notes.
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
			if l.ID == g.Tile && math.Abs(l.Chance(g.Number)-all[at].Own) > 1e-12 {
				t.Fatalf("chance %v, want %v", all[at].Own, l.Chance(g.Number))
			}
		}
	}
	return out
}

// What the notes or listening call the best is no mistake: Atlas guesses by the ones, Sphinx by the other.
func TestGoodPlayersMakeNoMistakes(t *testing.T) {
	for _, level := range []mind.Level{mind.Atlas, mind.Sphinx} {
		for seed := range uint64(8) {
			o := options(seed)
			o.Rounds, o.Clock = 0, 0
			for _, f := range reviewOf(t, play(t, o, seed, seated(o.Seats, level), nil)) {
				if f.Size > mind.NoMistake {
					t.Errorf("%s, seed %d: %+v", level.Name(), seed, f)
				}
			}
		}
	}
}

// Of guessing on the chance is told by which it is graded, so its cost and its size fit together, and what both readings say.
func TestGuessingOnIsToldAsItIsGraded(t *testing.T) {
	mistakes, heard := 0, 0
	for seed := range uint64(6) {
		log := play(t, options(seed), seed, seated(options(seed).Seats, mind.Pip, mind.Sphinx, mind.Fips), nil)
		for d := range log.Decisions() {
			v := d.View.(dv.View)
			if v.Phase != dv.PhaseAgain || d.Seat != v.Asked || v.Late {
				continue
			}
			d.Action = v.Moves()[0].(dv.Guess) // as if it had gone on
			found, err := dvmind.Judge(context.Background(), d)
			if err != nil || len(found) != 2 {
				t.Fatalf("%+v, %v", found, err)
			}
			gamestest.PlaysBest(t, dv.Kind{}, log, found)
			low, high := dvmind.GoesOn(v)
			if f := found[0]; isGradedAsTold(t, f, low, high) {
				mistakes++
			} else if f.Tells[0] < low && f.Tells[1] >= low {
				heard++
			}
		}
	}
	if mistakes == 0 || heard == 0 {
		t.Errorf("%d mistakes, %d times listening made it right", mistakes, heard)
	}
}

// isGradedAsTold fails unless the finding that somebody has gone on has the size of the chance that it tells, and tells whether it is a
// mistake: that is one only where both readings are below what they ask for.
func isGradedAsTold(t *testing.T, f mind.Finding, low, high float64) (mistake bool) {
	t.Helper()
	if len(f.Tells) != 2 || f.Own != f.Tells[0] && f.Own != f.Tells[1] {
		t.Fatalf("%+v", f)
	}
	if f.Size != mind.Chances.Grade(f.Best, f.Own) {
		t.Errorf("step %d: %v to %v is graded %v", f.Step, f.Own, f.Best, f.Size)
	}
	mistake = f.Size > mind.NoMistake
	if mistake && (f.Best != low && f.Best != high || f.Tells[0] >= high || f.Tells[1] >= high) {
		t.Errorf("step %d: going on at %v is a mistake", f.Step, f.Tells)
	}
	return mistake
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
