package mind_test

import (
	"testing"

	"spieltisch/games"
	dvmind "spieltisch/games/davinci/mind"
	"spieltisch/games/mind"
)

// A find was right, the best there was, and hard to see by the tiles alone; of several it is the hardest.
func TestFindIsHardToSee(t *testing.T) {
	guess := func(own, best, luck, alone float64) mind.Finding {
		f := mind.Finding{What: dvmind.ReviewGuess, Own: own, Best: best, Tells: []float64{alone, alone}, Booked: mind.Booked{Luck: luck}}
		f.Size = mind.Chances.Grade(best, own)
		return f
	}
	all := []mind.Finding{
		guess(.9, .9, -.9, .1), // wrong
		guess(1, 1, 0, 1),      // anybody's
		guess(.2, .9, .8, .2),  // luck
		guess(.8, .8, .2, .4),  // listened
		guess(.5, .5, .5, .3),  // a lucky one
		{What: dvmind.ReviewOn, Own: 1, Best: 1, Tells: []float64{.1, .1}},
	}
	if got := dvmind.Find(all, 0); got != 3 {
		t.Errorf("%d", got)
	}
	if got := dvmind.Find(all[:2], 0); got != -1 {
		t.Errorf("none was one: %d", got)
	}
	brave := guess(.14, .14, .86, .14)
	brave.Tells[1] = .5
	all = append(all[:3], brave)
	if got := dvmind.Find(all, 0); got != 3 || dvmind.Title(brave) != "davinci.review.bold" {
		t.Errorf("the brave one: %d, %s", got, dvmind.Title(brave))
	}
}

// Many players of a match have one, losers, too.
func TestMostHaveAFind(t *testing.T) {
	with, of := 0, 0
	for seed := range uint64(6) {
		log := play(t, options(seed), seed, seated(options(seed).Seats, mind.Nova, mind.Fips, mind.Sphinx), nil)
		all := reviewOf(t, log)
		for seat := range log.Match().Standing().Points {
			if of++; dvmind.Find(all, games.Seat(seat)) >= 0 {
				with++
			}
		}
	}
	if 3*with < of {
		t.Errorf("%d of %d", with, of)
	}
}
