package mind_test

import (
	"context"
	"math/rand/v2"
	"testing"
	"unicode/utf8"

	"spieltisch/games"
	"spieltisch/games/dicewords"
	"spieltisch/games/dicewords/mind"
	"spieltisch/games/lexicon"
	levels "spieltisch/games/mind"
)

// A find is a word that nothing was better than and that somebody knows: one that no everyday one came up to before a long one, and
// never a short one.
func TestFindIsHardToSee(t *testing.T) {
	rare := 0
	for n := range 60 {
		i := n % len(smallSets())
		r := &reviewed{Rand: rand.New(rand.NewPCG(5, uint64(n))), t: t, set: smallSets()[i], words: smallWords}
		r.judge = lexicon.Judge{Lexicon: sample(smallWords)}
		for r.start(walker{r.Rand, t}.options()); ; r.step() {
			if _, over := r.log.Match().Outcome(); over {
				break
			}
		}
		all, err := small()[i].Review(context.Background(), r.log, unheard)
		if err != nil {
			t.Fatal(err)
		}
		for seat := range r.log.Match().Standing().Points {
			if findOf(t, r.log, all, games.Seat(seat)).Found > 0 {
				rare++
			}
		}
	}
	if rare == 0 {
		t.Error("never a rare word")
	}
}

// findOf checks the find of a seat; it is empty where there is none.
func findOf(t *testing.T, log games.Log, all []levels.Finding, seat games.Seat) levels.Finding {
	t.Helper()
	at := mind.Find(log, all, seat, func(dicewords.View, string) bool { return true })
	if at < 0 {
		return levels.Finding{}
	}
	f := all[at]
	word := log.Decision(f.Step).Action.(dicewords.Declare).Word
	if f.Size > levels.NoMistake || f.Seat != seat {
		t.Fatalf("%+v", f)
	}
	if f.Found == 0 && utf8.RuneCountInString(word) < 7 {
		t.Fatalf("%s is seen by anybody: %+v", word, f)
	}
	for _, o := range all {
		if o.Seat == seat && o.Found > f.Found && o.Fine() && o.What != mind.ReviewRefuted {
			t.Fatalf("%+v, though there was %+v", f, o)
		}
	}
	if mind.Find(log, all, seat, func(_ dicewords.View, w string) bool { return w != word }) == at {
		t.Fatalf("%s is known to nobody", word)
	}
	return f
}
