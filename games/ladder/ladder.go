// Package ladder is the ladder that somebody climbs alone against the five characters: its rungs, each an opponent and a handicap of
// one's own, and how one climbs.
//
// Two stars win a rung. A win brings one, a loss takes one, and without a star a loss leads one rung down. After winning a character's even
// rung, the one without a handicap, nobody comes to a weaker character again. Where up and down are in balance somebody wins 62 % of the
// matches; that nothing leads down any more takes up to 3 of it after 60 matches, as luck also leads too high (the tests simulate both). To
// close the way back at the first win on an even rung, or at that rung itself, left 38 to 57 %.
//
// # Rungs
//
// A rung is fair for somebody who has even chances on it. In Dicewords, to 400 points, with German words, that is for so many points a
// turn m, by the formula of package handicap and the means of the characters (package mind of the game):
//
//	Pip     +150 30.7   +120 34.2   +90 37.8   +60 41.3   +30 44.8   even 48.3
//	Fips     +40 53.5    +20 56.3   even 59.2
//	Nova     +50 64.3    +25 68.6   even 73.0
//	Atlas    +50 80.6    +25 86.0   even 91.4
//	Sphinx   +50 96.2    +25 102.6  even 109.0
//
// English words bring 2 to 6 % more a turn, which is less than a rung. In Wörterklauer, on 7×7 at level I, a rung is fair for so many letters
// of handicap that Pip would need: Fips is worth 6.0, Nova 5.0 more, Atlas 5.0, Sphinx 5.2, as measured by who won. Steps are about as many τ
// as in Dicewords, where τ is 42 points; here it is 4.5 letters:
//
//	Pip     +15 -15     +12 -12     +9 -9     +6 -6     +3 -3     even 0
//	Fips     +4   2      +2   4   even 6
//	Nova     +4   7      +2   9   even 11
//	Atlas    +4  12      +2  14   even 16
//	Sphinx   +4  17.2    +2  19.2 even 21.2
package ladder

import (
	"slices"

	"spieltisch/games/handicap"
	"spieltisch/games/mind"
)

// Rung is a step of the ladder: who is played against, and what one is given.
type Rung struct {
	Level mind.Level
	Given int
}

// Stars is how many win a rung.
const Stars = 2

// begins is the rung for somebody of whom nothing is known: three above the lowest, so that a child of ten wins at once.
const begins = 3

// Ladder is that of a game.
type Ladder struct {
	Rungs    []Rung               // from below
	Options  string               // what all its matches have alike, of the game's options
	strength [mind.Levels]float64 // of the characters, in points a turn or letters
	terms    handicap.Terms
}

func rungs(given ...[]int) (all []Rung) {
	for i, of := range given {
		for _, n := range of {
			all = append(all, Rung{mind.Level(i + 1), n})
		}
	}
	return all
}

var ladders = map[string]Ladder{
	"dicewords": {
		rungs([]int{150, 120, 90, 60, 30, 0}, []int{40, 20, 0}, []int{50, 25, 0}, []int{50, 25, 0}, []int{50, 25, 0}),
		`{"Target":400,"Check":"dictionary"}`,
		[mind.Levels]float64{48.3, 59.2, 73, 91.4, 109},
		handicap.Terms{Seats: 2, Target: 400},
	},
	"woerterklauer": {
		rungs([]int{15, 12, 9, 6, 3, 0}, []int{4, 2, 0}, []int{4, 2, 0}, []int{4, 2, 0}, []int{4, 2, 0}),
		`{"Size":7,"Level":1}`,
		[mind.Levels]float64{0, 6, 11, 16, 21.2},
		handicap.Terms{Seats: 2, Size: 7, Level: 1},
	},
}

// Of is the ladder of a game; false where it has none.
func Of(kind string) (Ladder, bool) {
	l, ok := ladders[kind]
	return l, ok
}

// Unit is what is given on its rungs.
func (l Ladder) Unit() handicap.Unit { return l.terms.Unit() }

// fair is the strength with which both win a rung alike.
func (l Ladder) fair(r Rung) float64 {
	s := l.strength[r.Level-1]
	if t := float64(l.terms.Target); t > 0 {
		return s * (1 - float64(r.Given)/(t+s/4))
	}
	return s - float64(r.Given)
}

// Begin is where somebody begins: one rung below what is known of them, by how they and the characters have played the game of late.
func (l Ladder) Begin(me handicap.Form, them [mind.Levels]handicap.Form) int {
	strength, known := me.Mean, me.Matches
	if l.Unit() != handicap.Points {
		best := slices.MaxFunc(mind.Characters(), func(a, b mind.Level) int { return them[a-1].Rated - them[b-1].Rated })
		it := them[best-1]
		strength, known = l.strength[best-1]+(me.Mu-it.Mu)*l.terms.Tau()/handicap.PerTau, min(me.Rated, it.Rated)
	}
	if known < handicap.Enough {
		return begins
	}
	at := 0
	for i, r := range l.Rungs {
		if l.fair(r) <= strength {
			at = i
		}
	}
	return max(0, at-1)
}

// Result is how a match on a rung ended for who climbs; neither for a tie.
type Result struct {
	Rung
	Won, Lost bool
}

// Standing is where somebody stands.
type Standing struct {
	At, Stars int
	Low       int               // the lowest rung on which they stood
	Floor     int               // the rung below which nothing leads any more: the first one of a character whose even rung was won
	Beaten    [mind.Levels]bool // on whatever rung
	First     mind.Level        // who was beaten for the first time by the last match; 0 for nobody
}

// Climb is where somebody stands who has begun on a rung and played matches, in their order. A match says on which rung it was: what lay
// before it may have been deleted.
func (l Ladder) Climb(begin int, results []Result) Standing {
	s := Standing{At: begin, Low: begin}
	for _, r := range results {
		i := slices.Index(l.Rungs, r.Rung)
		if i < 0 {
			continue
		}
		if i != s.At {
			s.At, s.Stars, s.Low = i, 0, min(s.Low, i)
		}
		s = l.after(s, r)
	}
	return s
}

// after is where a match leads from the rung on which it was.
func (l Ladder) after(s Standing, r Result) Standing {
	s.First = 0
	switch {
	case r.Won:
		if !s.Beaten[r.Level-1] {
			s.Beaten[r.Level-1], s.First = true, r.Level
		}
		if s.Stars = min(Stars, s.Stars+1); s.Stars < Stars {
			break
		}
		if r.Given == 0 {
			s.Floor = max(s.Floor, slices.IndexFunc(l.Rungs, func(x Rung) bool { return x.Level == r.Level }))
		}
		if s.At < len(l.Rungs)-1 {
			s.At, s.Stars = s.At+1, 0
		}
	case r.Lost && s.Stars > 0:
		s.Stars--
	case r.Lost:
		s.At = max(min(s.Floor, s.At), s.At-1, 0)
		s.Low = min(s.Low, s.At)
	}
	return s
}
