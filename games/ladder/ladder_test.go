package ladder

import (
	"math"
	"testing"

	"pgregory.net/rapid"

	"spieltisch/games"
	"spieltisch/games/davinci"
	"spieltisch/games/dicewords"
	"spieltisch/games/handicap"
	"spieltisch/games/mind"
	"spieltisch/games/woerterklauer"
)

// chance is how likely somebody wins on a rung.
func (l Ladder) chance(strength float64, r Rung) float64 {
	s := l.strength[r.Level-1]
	gap := s - strength - float64(r.Given)
	if t := float64(l.terms.Target); t > 0 {
		gap = (1-strength/s)*(t+s/4) - float64(r.Given)
	}
	return 1 / (1 + math.Exp(gap/l.terms.Tau()))
}

// climb plays so many matches, and is the share of the last ones that were won; floored as the rules are, else every way leads back.
func (l Ladder) climb(c *games.Chance, strength float64, matches, last int, floored bool) float64 {
	s, won := Standing{At: begins}, 0
	for n := range matches {
		if !floored {
			s.Floor = 0
		}
		r := l.Rungs[s.At]
		win := float64(c.IntN(1<<20))/(1<<20) < l.chance(strength, r)
		s = l.after(s, Result{r, win, !win})
		if win && n >= matches-last {
			won++
		}
	}
	return float64(won) / float64(last)
}

// Rungs rise, each is played by the game's own rules, and each character has an even one at the end.
func TestRungs(t *testing.T) {
	for _, kind := range []string{dicewords.Name, woerterklauer.Name} {
		l, ok := Of(kind)
		if !ok || len(l.Rungs) != 18 || l.Rungs[begins].Level != mind.Pip || l.Rungs[17] != (Rung{mind.Sphinx, 0}) {
			t.Fatalf("%s: %+v", kind, l)
		}
		for i, r := range l.Rungs[1:] {
			was := l.Rungs[i]
			if was.Level < r.Level && was.Given != 0 || was.Given > l.terms.Most() {
				t.Errorf("%s: %v after %v", kind, r, was)
			}
			if up := l.chance(l.fair(was), r); up < .25 || up >= .5 {
				t.Errorf("%s: %v above %v: %v", kind, r, was, up)
			}
			if got := l.chance(l.fair(r), r); math.Abs(got-.5) > 1e-9 {
				t.Errorf("%s: %v is fair by %v", kind, r, got)
			}
		}
	}
	if _, ok := Of(davinci.Name); ok {
		t.Error("a ladder of a game without rungs")
	}
}

// Once somebody stands where they belong they win 62 of a hundred, whoever they are, and little less as nothing leads below a character
// any more.
func TestWinsAtTheOwnRung(t *testing.T) {
	for kind, persons := range map[string][]float64{dicewords.Name: {37, 40, 47, 55, 62, 70, 84}, woerterklauer.Name: {-9, -8, -2, 3, 7, 11}} {
		l, _ := Of(kind)
		for _, strength := range persons {
			free, floored := 0.0, 0.0
			for n := range uint64(200) {
				free += l.climb(games.NewChance(n, 7, 0), strength, 160, 100, false) / 200
				floored += l.climb(games.NewChance(n, 7, 0), strength, 160, 100, true) / 200
			}
			t.Logf("%s: %v wins %.1f %%, without a floor %.1f %%", kind, strength, 100*floored, 100*free)
			if math.Abs(free-.618) > .02 || floored < free-.04 || floored > free+.01 {
				t.Errorf("%s: %v wins %.1f %%, without a floor %.1f %%", kind, strength, 100*floored, 100*free)
			}
		}
	}
}

// wrong is what is wrong with the way of a result, "" for nothing.
func (l Ladder) wrong(was, s Standing, r Result) string {
	up := 2*(s.At-was.At) + s.Stars - was.Stars
	switch {
	case s.At < s.Floor || s.At >= len(l.Rungs) || s.Low > s.At:
		return "off the ladder"
	case s.Stars < 0 || s.Stars > Stars || s.Stars == Stars && s.At < len(l.Rungs)-1:
		return "stars"
	case r.Won != (up > 0) && was.Stars < Stars, !r.Won && up > 0, !r.Lost && up < 0:
		return "the wrong way"
	}
	return l.wrongAfter(was, s, r)
}

// wrongAfter is what is wrong with what a win leaves.
func (l Ladder) wrongAfter(was, s Standing, r Result) string {
	switch {
	case r.Won && r.Given == 0 && s.Stars == 0 && l.Rungs[s.Floor].Level < r.Level:
		return "the floor after an even rung"
	case (s.First != 0) != (r.Won && !was.Beaten[r.Level-1]):
		return "the first win"
	}
	return ""
}

// Nothing that is played leads off the ladder or below a character whose even rung was won, a win never down and a loss never up.
func TestClimbing(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		l, _ := Of(rapid.SampledFrom([]string{dicewords.Name, woerterklauer.Name}).Draw(t, "kind"))
		begin := rapid.IntRange(0, len(l.Rungs)-1).Draw(t, "begin")
		s := Standing{At: begin, Low: begin}
		var all []Result
		for range rapid.IntRange(0, 80).Draw(t, "matches") {
			r := Result{Rung: l.Rungs[s.At]}
			r.Won = rapid.Bool().Draw(t, "won")
			r.Lost = !r.Won && rapid.Bool().Draw(t, "lost")
			was := s
			s, all = l.after(s, r), append(all, r)
			if why := l.wrong(was, s, r); why != "" {
				t.Fatalf("%s: %+v leads from %+v to %+v", why, r, was, s)
			}
		}
		if again := l.Climb(begin, all); again != s {
			t.Fatalf("made again %+v, was %+v", again, s)
		}
	})
}

// A missing result changes no more than it must, and one that was on no rung counts for nothing.
func TestClimbWithGaps(t *testing.T) {
	l, _ := Of(dicewords.Name)
	won := func(i int) Result { return Result{l.Rungs[i], true, false} }
	for _, x := range []struct {
		results []Result
		at      int
		stars   int
	}{
		{nil, 3, 0},
		{[]Result{won(3), won(3), won(4)}, 4, 1},
		{[]Result{won(3), won(4)}, 4, 1}, // one was deleted
		{[]Result{won(8), {l.Rungs[9], false, true}}, 8, 0},
		{[]Result{{Rung{mind.Nova, 999}, true, false}, won(3)}, 3, 1},
		{[]Result{won(17), won(17), won(17)}, 17, 2},
		{[]Result{{l.Rungs[0], false, true}}, 0, 0},
	} {
		if s := l.Climb(3, x.results); s.At != x.at || s.Stars != x.stars {
			t.Errorf("%+v leads to %+v", x.results, s)
		}
	}
}

// One begins one rung below what is known: mean points, or how the rating stands to that of who was met most.
func TestBegin(t *testing.T) {
	throw, _ := Of(dicewords.Name)
	steal, _ := Of(woerterklauer.Name)
	var them [mind.Levels]handicap.Form
	them[1] = handicap.Form{Rated: 9, Mu: 25}
	for i, x := range []struct {
		l    Ladder
		me   handicap.Form
		want Rung
	}{
		{throw, handicap.Form{Matches: 4, Mean: 99}, Rung{mind.Pip, 60}},
		{throw, handicap.Form{Matches: 5, Mean: 20}, Rung{mind.Pip, 150}},
		{throw, handicap.Form{Matches: 5, Mean: 48.4}, Rung{mind.Pip, 30}},
		{throw, handicap.Form{Matches: 12, Mean: 57}, Rung{mind.Fips, 40}},
		{throw, handicap.Form{Matches: 12, Mean: 200}, Rung{mind.Sphinx, 25}},
		{steal, handicap.Form{Rated: 4, Mu: 40}, Rung{mind.Pip, 6}},
		{steal, handicap.Form{Rated: 9, Mu: 25}, Rung{mind.Fips, 2}},
		{steal, handicap.Form{Rated: 9, Mu: 25 - handicap.PerTau}, Rung{mind.Pip, 3}},
		{steal, handicap.Form{Rated: 9, Mu: 60}, Rung{mind.Sphinx, 2}},
	} {
		if got := x.l.Rungs[x.l.Begin(x.me, them)]; got != x.want {
			t.Errorf("%d: begins on %+v, not %+v", i, got, x.want)
		}
	}
}
