package mind_test

import (
	"context"
	"math"
	"reflect"
	"testing"

	"spieltisch/assets/tiles"
	"spieltisch/games"
	"spieltisch/games/gamestest"
	"spieltisch/games/mind"
	wk "spieltisch/games/woerterklauer"
	wkmind "spieltisch/games/woerterklauer/mind"
)

// played is the log of a match between two levels; ends tells after how many turns the next one gives up.
func played(t *testing.T, o wk.Options, seed uint64, levels [2]mind.Level, ends int) games.Log {
	t.Helper()
	log := begun(t, o, seed)
	choices(t, start(t, o, seed), levels, func(v wk.View, c games.Choice) bool {
		if len(v.Turns) == ends && v.Phase == wk.PhaseLay {
			c.Action = wk.GiveUp{}
		}
		log = gamestest.Do(t, log, v.Asked, c.Action)
		return !gamestest.Over(log)
	})
	return log
}

// begun is a match without an action.
func begun(t *testing.T, o wk.Options, seed uint64) games.Log {
	t.Helper()
	set, err := wk.ParseSet(tiles.German)
	if err != nil {
		t.Fatal(err)
	}
	setup, err := wk.Setup{Options: o, Set: set, Seed: seed}.Encode()
	if err != nil {
		t.Fatal(err)
	}
	log, err := games.NewLog(wk.Kind{}, setup)
	if err != nil {
		t.Fatal(err)
	}
	return log
}

func reviewOf(t *testing.T, log games.Log) []mind.Finding {
	t.Helper()
	told := 0
	all, err := library().Reviewer().Review(context.Background(), log, func(_ float64, found []mind.Finding) { told = len(found) })
	if err != nil || told != len(all) {
		t.Fatal(told, len(all), err)
	}
	return all
}

// What was to be expected, luck and what was given away add up to the leads of all turns; each turn is judged, and where a better
// one is named the referee takes it.
func TestReviewAddsUp(t *testing.T) {
	sorts, sizes := map[games.ID]int{}, map[mind.Size]int{}
	for seed := range uint64(3) {
		log := played(t, options(7+int(seed), wk.LevelI+wk.Level(seed)), seed, [2]mind.Level{mind.Pip, mind.Sphinx}, 6)
		all := reviewOf(t, log)
		gamestest.PlaysBest(t, wk.Kind{}, log, all)
		for seat, want := range leads(log) {
			if got := mind.AccountOf(all, games.Seat(seat)).Sum(); math.Abs(got-want) > 1e-9 {
				t.Errorf("seed %d, seat %d: %v, want %v", seed, seat, got, want)
			}
		}
		for _, f := range all {
			sorts[f.What]++
			sizes[f.Size]++
			isSound(t, f)
			if f.Type != "" {
				isTaken(t, log, f)
			}
		}
	}
	if sorts[wkmind.ReviewGiveUp] != 3 || sorts[wkmind.ReviewTheft] == 0 || sorts[wkmind.ReviewTurn] == 0 || sizes[mind.NoMistake] == 0 || len(sizes) < 2 {
		t.Errorf("sorts %v, sizes %v", sorts, sizes)
	}
}

// leads are the sums of the leads at the ends of each seat's turns.
func leads(log games.Log) (sums [wk.Seats]float64) {
	v := log.Match().View(games.Table).(wk.View)
	for _, turn := range v.Turns {
		sums[turn.Seat] += float64(turn.Lead(v.Options.Color(turn.Seat)))
	}
	return sums
}

// isSound fails where a finding contradicts itself.
func isSound(t *testing.T, f mind.Finding) {
	t.Helper()
	if f.Best < f.Own || f.Size > mind.NoMistake && f.Lost != f.Best-f.Own || f.Lost < 0 || (f.Best > f.Own) != (f.Type != "") || len(f.Tells) == 2 && f.Tells[0] <= f.Tells[1] {
		t.Errorf("%+v", f)
	}
}

// isTaken fails unless the referee takes the better turn of a finding, with just the lead that it promises: what a turn led by, what
// was possible, and what that cost are figures that add up.
func isTaken(t *testing.T, log games.Log, f mind.Finding) {
	t.Helper()
	_, judge := words()
	a, err := wk.Kind{}.Action(f.Type, f.Data)
	if err != nil {
		t.Fatal(err)
	}
	v := log.At(f.Step - 1).View(f.Seat).(wk.View)
	at, _ := v.Position(a.(wk.EndTurn).Field)
	if verdict := wk.Referee(at, v.Judge(judge, nil)); !verdict.Lawful || float64(verdict.Lead) != f.Best {
		t.Errorf("%+v: %v, lead %d", f, verdict.Reasons, verdict.Lead)
	}
}

// What comes later is no part of what a seat could know: another end of the match changes nothing of what was found before.
func TestReviewDoesNotLookAhead(t *testing.T) {
	both := [2]mind.Level{mind.Nova, mind.Fips}
	long, short := reviewOf(t, played(t, options(8, wk.LevelI), 4, both, 5)), reviewOf(t, played(t, options(8, wk.LevelI), 4, both, 3))
	if n := len(short) - 2; n != 2 || !reflect.DeepEqual(long[:n], short[:n]) {
		t.Errorf("%+v\n%+v", long, short)
	}
}

// The turn after which the other one gave up has won the match: whatever it left was of no use to anybody, so it was no mistake.
// Whoever decides it again is judged by what one could know.
func TestTurnThatWonIsNoMistake(t *testing.T) {
	log := played(t, options(8, wk.LevelI), 4, [2]mind.Level{mind.Pip, mind.Pip}, 3)
	all := reviewOf(t, log)
	f := all[len(all)-2]
	if f.What != wkmind.ReviewWon || f.Size != mind.NoMistake || f.Lost != 0 || f.Type != "" || f.Best != f.Own || f.Own <= 0 {
		t.Errorf("%+v", f)
	}
	again, err := library().Reviewer().Judge(context.Background(), log.Decision(f.Step))
	if err != nil || len(again) != 1 || again[0].Size == mind.NoMistake || again[0].Own != f.Own {
		t.Errorf("%+v, %v", again, err)
	}
	for _, f := range all[:len(all)-2] {
		if f.What == wkmind.ReviewWon {
			t.Errorf("%+v", f)
		}
	}
}

// One decision alone is judged as in the review, the best turn is no mistake, and giving up is a large one only where a lead is
// found.
func TestJudge(t *testing.T) {
	log := played(t, options(8, wk.LevelI), 6, [2]mind.Level{mind.Pip, mind.Fips}, 4)
	r := library().Reviewer()
	all := reviewOf(t, log)
	at := 0
	for d := range log.Decisions() {
		found, err := r.Judge(context.Background(), d)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range found {
			if all[at].What == wkmind.ReviewWon {
				f.What, f.Size, f.Best = wkmind.ReviewWon, mind.NoMistake, f.Own // see TestTurnThatWonIsNoMistake
			}
			if f.Luck = all[at].Luck; f.What != all[at].What || f.Size != all[at].Size || f.Best != all[at].Best {
				t.Errorf("%+v, in the review %+v", f, all[at])
			}
			at++
		}
		if v := d.View.(wk.View); v.Phase == wk.PhaseLay {
			isJudged(t, d, found)
		}
	}
	if at != len(all) {
		t.Errorf("%d of %d", at, len(all))
	}
}

// isJudged fails unless the better turn of a decision is none the worse for it, and to give up there, or to let the time run out, is
// a large mistake where a lead is found and none elsewhere.
func isJudged(t *testing.T, d games.Decision, found []mind.Finding) {
	t.Helper()
	r := library().Reviewer()
	best, err := library().Mind().Best(context.Background(), d.View, 1)
	if err != nil {
		t.Fatal(err)
	}
	want := mind.NoMistake
	if _, lead := best[0].Action.(wk.EndTurn); lead {
		want = mind.LargeMistake
	}
	for what, a := range map[games.ID]games.Action{wkmind.ReviewGiveUp: wk.GiveUp{}, wkmind.ReviewTime: wk.TimeUp{}} {
		d.Action = a
		if lost, _ := r.Judge(context.Background(), d); len(lost) != 1 || lost[0].What != what || lost[0].Size != want {
			t.Errorf("with a lead of %v: %+v", best[0].Worth, lost)
		}
	}
	if len(found) == 1 && found[0].Type == wk.TypeEndTurn {
		d.Action, _ = wk.Kind{}.Action(found[0].Type, found[0].Data)
		if again, _ := r.Judge(context.Background(), d); len(again) != 1 || again[0].Size != mind.NoMistake {
			t.Errorf("the better turn is a mistake: %+v", again)
		}
	}
}

func TestNoReviewBeforeTheEnd(t *testing.T) {
	r := library().Reviewer()
	if all, err := r.Review(context.Background(), begun(t, options(7, wk.LevelI), 1), func(float64, []mind.Finding) {}); err == nil {
		t.Errorf("a match that isn't over has findings: %+v", all)
	}
	stopped, stop := context.WithCancel(context.Background())
	stop()
	log := played(t, options(7, wk.LevelI), 1, [2]mind.Level{mind.Pip, mind.Pip}, 1)
	if all, err := r.Review(stopped, log, func(float64, []mind.Finding) {}); err == nil || all != nil {
		t.Errorf("cancelled, it returns %v, %v", all, err)
	}
}
