package mind_test

import (
	"context"
	"math/rand/v2"
	"slices"
	"testing"

	"spieltisch/games"
	"spieltisch/games/dicewords"
	"spieltisch/games/dicewords/mind"
	"spieltisch/games/lexicon"
	levels "spieltisch/games/mind"
)

// wonAtOnce tells whether a turn has ended the match for the last seat of the round, with nobody at the target before it.
func wonAtOnce(v dicewords.View, t dicewords.ScoredTurn) bool {
	if int(t.Seat) != v.Options.Seats-1 || v.Points[t.Seat]+t.Points < v.Options.Target {
		return false
	}
	others := slices.Delete(slices.Clone(v.Points), int(t.Seat), int(t.Seat)+1)
	return len(others) == 0 || slices.Max(others) < v.Options.Target
}

// Who takes the word that wins at once has made no mistake, and what is booked adds up all the same; also where the word is
// rarer than what the mind knows.
func TestASureWinIsNoMistake(t *testing.T) {
	seen := map[string]int{}
	for n := range 300 {
		i := n % len(smallSets())
		r := &reviewed{
			Rand: rand.New(rand.NewPCG(21, uint64(n))), t: t, set: smallSets()[i],
			words: slices.Clone(smallWords), judge: lexicon.Judge{Lexicon: sample(smallWords[:len(smallWords)-15])},
		}
		r.Shuffle(len(r.words), func(i, k int) { r.words[i], r.words[k] = r.words[k], r.words[i] })
		o := walker{r.Rand, t}.options()
		for r.start(o); ; r.step() {
			if _, over := r.log.Match().Outcome(); over {
				break
			}
		}
		adds(t, small()[i], r.log, map[string]int{})
		all, err := small()[i].Review(context.Background(), r.log, unheard)
		if err != nil {
			t.Fatal(err)
		}
		last := all[len(all)-1]
		turns := r.log.Match().View(games.Table).(dicewords.View).Turns
		v := r.log.At(last.Step - 1).View(last.Seat).(dicewords.View)
		if last.What == "" || !wonAtOnce(v, turns[len(turns)-1]) {
			continue
		}
		seen["won"]++
		if last.Size != levels.NoMistake || last.Lost != 0 {
			t.Errorf("%+v in\n%v", last, v)
		}
	}
	if seen["won"] < 20 {
		t.Error(seen)
	}
}

// A sure win by a word that the mind doesn't know is none either, though to throw on would bring more points.
func TestASureWinByARareWordIsNoMistake(t *testing.T) {
	lib, set, rnd := small()[0], smallSets()[0], rand.New(rand.NewPCG(22, 1))
	of := func(v dicewords.View, word string) levels.Finding {
		t.Helper()
		found, err := lib.Judge(context.Background(), games.Decision{Step: 9, Seat: v.Asked, View: v, Action: dicewords.NewOverrule(word)})
		if err != nil {
			t.Fatal(err)
		}
		return found[0]
	}
	costs := 0
	for range 300 {
		v := dicewords.View{
			Options: dicewords.DefaultOptions(2), Set: set, Asked: 1, Phase: dicewords.PhaseThrow,
			Thrown: 1, Left: 2, Up: someThrow(rnd), Points: []int{193, 0},
		}
		for _, word := range smallWords[len(smallWords)-15:] {
			w := dicewords.WorthOf(v, word)
			if w.Problem != nil {
				continue
			}
			v.Points[1] = v.Options.Target - w.Tally.Points() - 1
			short := of(v, word)
			v.Points[1]++
			if enough := of(v, word); enough.Lost != 0 || enough.Size != levels.NoMistake || enough.Type != "" {
				t.Errorf("%s: %+v", word, enough)
			}
			if short.Lost+short.Spent > 0 {
				costs++
			}
		}
	}
	if costs == 0 {
		t.Error("without a win none cost anything")
	}
}

// Everybody who sees a word that wins at once takes it, whatever another throw may bring; but not where others come yet who may
// overtake.
func TestASureWinIsTaken(t *testing.T) {
	for _, level := range levels.Characters() {
		throw := func(seats int, seat games.Seat, points int) games.Choice {
			return declared(t, library().Player(level, seat, 1), "EIBSTNEDNL", func(v *dicewords.View) {
				v.Options = dicewords.DefaultOptions(seats)
				v.Phase, v.Left, v.Thrown, v.Asked, v.Points = dicewords.PhaseThrow, 2, 1, seat, make([]int, seats)
				v.Points[seat] = points
			})
		}
		for seats := 1; seats <= 3; seats++ {
			last := games.Seat(seats - 1)
			if c := throw(seats, last, 379); c.Why != mind.WhyEnough || c.Worth != 1 || c.Args["Points"].(int) <= 20 {
				t.Errorf("%v of %d, 21 points needed: %+v", level, seats, c)
			}
			if c := throw(seats, last, 150); c.Worth <= 1 || c.Why == mind.WhyEnough {
				t.Errorf("%v of %d, 250 points needed: %+v", level, seats, c)
			}
		}
		if c := throw(2, 0, 379); c.Why == mind.WhyEnough || c.Worth == 1 {
			t.Errorf("%v isn't the last: %+v", level, c)
		}
	}
}

// A tip says so, and praises any word that wins.
func TestTipsSayThatAWordWins(t *testing.T) {
	var entries []lexicon.Entry
	for i, word := range []string{"EIN", "LEID", "BEIDEN"} {
		entries = append(entries, lexicon.Entry{Key: word, Tier: 1 + 2*(i%2), Readings: []lexicon.Reading{{Spelling: word, Class: lexicon.ClassOther, Lemma: word}}})
	}
	m := mind.NewLibrary(packed(entries), nil, nil, box()).Mind() // LEID is rare
	tips := func(points, left int, own games.Action) []games.ID {
		v := tipView(rand.New(rand.NewPCG(1, 1)), dicewords.Throws-left)
		v.Asked, v.Points = 1, []int{0, points}
		for i, r := range []rune("EIBSTNEDNL") {
			v.Up[i] = slices.Index(v.Set.Faces(i), r)
		}
		tip, say := tipOf(t, m, v, own)
		if tip.Rough && say[0] == mind.TipSure {
			t.Errorf("a certain win is an estimate: %v", say)
		}
		return say
	}
	for points, want := range map[int]games.ID{380: mind.TipEnough, 100: mind.TipBetter} { // LEID brings 20
		if say := tips(points, 2, dicewords.Declare{Word: "LEID"}); say[0] != want {
			t.Errorf("LEID with %d points: %v", points, say)
		}
	}
	if say := tips(380, 2, all()); say[0] != mind.TipSure {
		t.Errorf("before all are thrown: %v", say)
	}
	m = library().Mind()
	if say := tips(397, 2, all()); say[0] != mind.TipSure { // any word will do, and hardly ever none comes
		t.Errorf("before all are thrown for three points: %v", say)
	}
	if say := tips(380, 0, dicewords.Declare{Word: "BEIDEN"}); len(say) != 1 || say[0] != mind.TipEnough {
		t.Errorf("BEIDEN: %v", say)
	}
}
