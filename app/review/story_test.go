package review

import (
	"testing"

	"spieltisch/games"
	"spieltisch/games/mind"
)

// Strong is only who gave little away, however small each mistake was, and fair nobody who gave away more than was to be had.
func TestSentencesAreHonest(t *testing.T) {
	for want, a := range map[games.ID]mind.Account{
		"review.sentence.good":         {Booked: mind.Booked{Lost: 4}, Stake: 20, Decisions: 20, Sizes: [4]int{18, 2}},
		"review.sentence.fair":         {Booked: mind.Booked{Lost: 15}, Stake: 20, Decisions: 26, Sizes: [4]int{16, 7, 3}},
		"review.sentence.weak_unlucky": {Booked: mind.Booked{Lost: 9, Luck: -3}, Stake: 20, Decisions: 8, Sizes: [4]int{4, 0, 2, 2}},
		"review.sentence.weak":         {Booked: mind.Booked{Lost: 26.5, Luck: 1.2}, Stake: 11, Decisions: 27, Sizes: [4]int{19, 4, 2, 2}},
		"review.sentence.weak_lucky":   {Booked: mind.Booked{Lost: 19.7, Luck: 45.7}, Stake: 12, Decisions: 40, Sizes: [4]int{35, 0, 0, 5}},
		"review.sentence.fair_lucky":   {Booked: mind.Booked{Lost: 16.6, Luck: 35}, Stake: 50, Decisions: 37, Sizes: [4]int{29, 5, 1, 2}},
		"review.sentence.perfect":      {Stake: 20, Decisions: 8, Sizes: [4]int{8}},
	} {
		if got := sentence(a, nil, false); got != want {
			t.Errorf("%+v: %s, want %s", a, got, want)
		}
	}
	behind := mind.Account{Booked: mind.Booked{Base: 7.6, Luck: 7.1, Lost: 33.7}, Stake: 45, Decisions: 29, Sizes: [4]int{22, 2, 2, 3}}
	if got := sentence(behind, nil, false); got != "review.sentence.weak_lucky" {
		t.Errorf("behind by mistakes alone: %s", got)
	}
}

// Luck is named only where it explains the standing: not to who came last with some of it while the winner had more, and bad luck not
// to who has won.
func TestSentencesFitTheStanding(t *testing.T) {
	of := func(luck float64) mind.Account {
		return mind.Account{Booked: mind.Booked{Base: 50, Luck: luck, Lost: 10}, Stake: 50, Decisions: 20, Sizes: [4]int{14, 3, 2, 1}}
	}
	for _, c := range []struct {
		own, other float64
		won        bool
		want       games.ID
	}{
		{6, 24, false, "review.sentence.fair"},
		{24, 6, true, "review.sentence.fair_lucky"},
		{24, 6, false, "review.sentence.fair"},
		{-24, 6, false, "review.sentence.fair_unlucky"},
		{-24, -30, false, "review.sentence.fair"},
		{-24, 6, true, "review.sentence.fair"},
	} {
		if got := sentence(of(c.own), []mind.Account{of(c.other)}, c.won); got != c.want {
			t.Errorf("%+v: %s", c, got)
		}
	}
}
