package handicap

import (
	"math"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"spieltisch/games"
	"spieltisch/games/davinci"
	"spieltisch/games/decipher"
	"spieltisch/games/dicewords"
	"spieltisch/games/rating"
	"spieltisch/games/woerterklauer"
)

func terms(t *testing.T, options any) Terms {
	t.Helper()
	data, err := games.Encode(map[string]any{"Options": options, "Set": map[string]any{"Size": 3}})
	if err != nil {
		t.Fatal(err)
	}
	of := Of(data)
	flat, err := games.Encode(options)
	if err != nil || !slices.Equal(Of(flat).Head, of.Head) || Of(flat).Unit() != of.Unit() {
		t.Errorf("%s is read as %+v, else as %+v: %v", flat, Of(flat), of, err)
	}
	return of
}

// The fields of the games' options say unit, τ and what there may be at most.
func TestTermsOfTheGames(t *testing.T) {
	throw, seek := dicewords.DefaultOptions(3), decipher.DefaultOptions(2)
	throw.Head[1] = 60
	steal, small := woerterklauer.DefaultOptions(), woerterklauer.DefaultOptions()
	steal.Extra[1], small.Size = 8, 7
	guess, one := davinci.DefaultOptions(2), davinci.DefaultOptions(2)
	guess.Rounds, one.Show[1] = 4, 2
	for name, x := range map[string]struct {
		options any
		unit    Unit
		tau     float64
		most    int
		given   []int
	}{
		"dicewords":      {throw, Points, 42, throw.Target - 1, []int{0, 60, 0}},
		"decipher":       {seek, Points, 7, decipher.MaxHead, nil},
		"letters":        {steal, Letters, 5, woerterklauer.MaxExtra, []int{0, 8}},
		"a small field":  {small, Letters, 4.5, woerterklauer.MaxExtra, nil},
		"points game":    {guess, Points, 110, davinci.MaxHead, nil},
		"one game":       {one, Tiles, 1.2, one.StartTiles() - 1, []int{0, 2}},
		"alone":          {dicewords.DefaultOptions(1), "", 42, throw.Target - 1, nil},
		"something else": {map[string]any{"Else": 1}, "", 0, 0, nil},
	} {
		of := terms(t, x.options)
		if of.Unit() != x.unit || math.Abs(of.Tau()-x.tau) > 1e-9 || of.Most() != x.most || !slices.Equal(of.Given(), x.given) {
			t.Errorf("%s: %q, τ %v, at most %d, %v", name, of.Unit(), of.Tau(), of.Most(), of.Given())
		}
		if edge := of.EdgeOf(1); (edge != 0) != (x.given != nil) || edge != 0 && math.Abs(edge-PerTau*float64(x.given[1])/x.tau) > 1e-9 || of.EdgeOf(0) != 0 {
			t.Errorf("%s: an edge of %v", name, edge)
		}
	}
	if math.Abs(PerTau-rating.Scale) > 0.05 {
		t.Errorf("τ is %v in ratings, not %v", rating.Scale, PerTau)
	}
	for _, bad := range []string{"", "no", `{"Options":3}`, `{"Head":"x"}`, `{"Seats":2,"Target":9,"Head":[0,1,2,3]}`} {
		if of := Of([]byte(bad)); len(of.Given()) > 2 || of.EdgeOf(-1)+of.EdgeOf(7) != 0 {
			t.Errorf("%s: %+v", bad, of)
		}
	}
}

// A handicap that was put into a setup is there, and can be taken out again; nothing else changes.
func TestPut(t *testing.T) {
	for _, setup := range []string{`{"Options":{"Seats":2,"Target":400},"Seed":18446744073709551615}`, `{"Level":1,"Seats":2,"Size":7}`} {
		with := Put([]byte(setup), []int{0, 5})
		if got := Of(with).Given(); !slices.Equal(got, []int{0, 5}) {
			t.Errorf("%s has %v", with, got)
		}
		if got := Put(with, nil); string(got) != setup {
			t.Errorf("%s becomes %s", setup, got)
		}
		if got := Put(with, []int{0, 0}); string(got) != setup {
			t.Errorf("%s becomes %s", setup, got)
		}
	}
	for _, bad := range []string{"", "[]", `{"Options":3}`} {
		if got := Put([]byte(bad), []int{1}); string(got) != bad {
			t.Errorf("%s becomes %s", bad, got)
		}
	}
}

// The document's example, and the refusals to propose.
func TestProposals(t *testing.T) {
	of := Terms{Seats: 2, Target: 400}
	papa, mia := Form{Matches: 8, Turns: 60, Mean: 57}, Form{Matches: 8, Turns: 60, Mean: 48}
	if got, ok := of.Propose([]Form{mia, papa}); !ok || got[0] != (Proposal{65, 45, 85, true}) || got[1] != (Proposal{}) {
		t.Errorf("%+v, %v", got, ok)
	}
	mia.Matches, papa.Matches = Sure, Sure
	if got, _ := of.Propose([]Form{mia, papa}); got[0].Unsure {
		t.Error("unsure after twelve matches")
	}
	mia.Matches = Enough - 1
	if _, ok := of.Propose([]Form{mia, papa}); ok {
		t.Error("proposes after four matches")
	}
	ada := Form{Matches: 9, Turns: 36, Mean: 10, Mu: 31, Sigma: 2, Rated: 9}
	ben := Form{Matches: 9, Turns: 36, Mean: 14, Mu: 25, Sigma: 2, Rated: 9}
	for name, x := range map[string]struct {
		of   Terms
		ada  int
		last int
	}{
		"decipher": {Terms{Seats: 2, Length: 5}, 16, 0}, "letters by the rating": {Terms{Seats: 2, Size: 10}, 0, 5},
		"points game": {Terms{Seats: 2, Rounds: 5}, 20, 0},
	} {
		if got, ok := x.of.Propose([]Form{ada, ben}); !ok || got[0].N != x.ada || got[1].N != x.last {
			t.Errorf("%s: %+v, %v", name, got, ok)
		}
	}
	if _, ok := (Terms{Seats: 2, Rounds: 3}).Propose([]Form{ada, ben}); ok {
		t.Error("proposes points for three rounds")
	}
}

// Letters move to the loser by 4, 2, 1, and never on both sides.
func TestLettersAfterAMatch(t *testing.T) {
	of := Terms{Seats: 2, Size: 10, Extra: []int{0, 6}}
	for _, x := range []struct {
		winners, want []int
	}{{nil, []int{0, 6}}, {[]int{0}, []int{0, 10}}, {[]int{1}, []int{0, 2}}, {[]int{0, 1}, []int{0, 4}}, {[]int{0, 1, 0, 0}, []int{0, 7}}, {[]int{-1}, []int{0, 6}}} {
		if got := of.After(x.winners); !slices.Equal(got, x.want) {
			t.Errorf("after %v: %v", x.winners, got)
		}
	}
	if got := of.With([]int{0, 2}).After([]int{1}); !slices.Equal(got, []int{2, 0}) {
		t.Errorf("%v", got)
	}
	of = Terms{Seats: 2, Leftover: "faces", Show: []int{0, 1}}
	for _, x := range []struct {
		winners, want []int
	}{{[]int{0}, []int{0, 1}}, {[]int{1, 0}, []int{0, 1}}, {[]int{1, 0, 0}, []int{0, 2}}, {[]int{1, 1}, []int{0, 0}}} {
		if got := of.After(x.winners); !slices.Equal(got, x.want) {
			t.Errorf("tiles after %v: %v", x.winners, got)
		}
	}
}

// All that is proposed can be agreed on: one plays without, the rest lies within what the game takes.
func TestProposalsCanBePlayed(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		of := rapid.SampledFrom([]Terms{{Seats: 3, Target: 50}, {Seats: 2, Length: 4}, {Seats: 2, Size: 7, Level: 4}, {Seats: 4, Rounds: 20}}).Draw(t, "terms")
		var forms []Form
		for range of.Seats {
			forms = append(forms, Form{
				rapid.IntRange(0, Sure).Draw(t, "matches"), rapid.IntRange(0, 99).Draw(t, "turns"), rapid.Float64Range(-5, 200).Draw(t, "mean"),
				rapid.Float64Range(-20, 70).Draw(t, "mu"), rapid.Float64Range(0, 9).Draw(t, "sigma"), rapid.IntRange(0, Sure).Draw(t, "rated"),
			})
		}
		all, ok := of.Propose(forms)
		var given []int
		for _, p := range all {
			if p.N < 0 || p.N > of.Most() || p.Low > p.N || p.High < p.N {
				t.Fatalf("%+v", all)
			}
			given = append(given, p.N)
		}
		var wrong games.Wrong
		if wrong.Handicap(given, of.Seats, of.Most()); ok && len(wrong) > 0 {
			t.Fatalf("%v can't be agreed on", given)
		}
	})
}

// normal is roughly so, with mean 0 and deviation 1.
func normal(c *games.Chance) float64 {
	sum := 0.0
	for range 6 {
		sum += float64(c.IntN(1 << 20))
	}
	return (sum/(1<<20) - 3) * math.Sqrt2
}

// players are two at one game, by the points each makes in a round on average.
type players struct {
	of     Terms
	rounds int     // 0: to the target
	spread float64 // of a round; 0: 0.28 of the mean
	means  [2]float64
	chance *games.Chance
}

// turn is the points of one player in a round.
func (p players) turn(mean float64) float64 {
	if p.spread > 0 {
		return mean + p.spread*normal(p.chance)
	}
	return mean * (1 + .28*normal(p.chance))
}

// play is one match with the points given.
func (p players) play(given [2]int) (points [2]float64, turns int) {
	points = [2]float64{float64(given[0]), float64(given[1])}
	for p.rounds == 0 && max(points[0], points[1]) < float64(p.of.Target) || turns < p.rounds {
		for i, mean := range p.means {
			points[i] += p.turn(mean)
		}
		turns++
	}
	return points, turns
}

// forms are those of both after some matches.
func (p players) forms(matches int) []Form {
	forms := []Form{{Matches: matches}, {Matches: matches}}
	for range matches {
		points, turns := p.play([2]int{})
		for i := range forms {
			forms[i].Mean += points[i]
			forms[i].Turns += turns
		}
	}
	for i := range forms {
		forms[i].Mean /= float64(forms[i].Turns)
	}
	return forms
}

// wins is the share of matches that the first one wins with the points given.
func (p players) wins(given [2]int, trials int) float64 {
	won := 0
	for range trials {
		if points, _ := p.play(given); points[0] > points[1] {
			won++
		}
	}
	return float64(won) / float64(trials)
}

// Of 200 families of two, whose strengths are those of any two characters, at least half have a proposal after ten matches with which
// both win 40 to 60 of 100.
func TestProposalsAreFair(t *testing.T) {
	const families, matches, trials = 200, 10, 400
	for name, x := range map[string]struct {
		of      Terms
		rounds  int // 0: to the target
		means   []float64
		spread  float64 // of a round; 0: 0.28 of the mean
		atLeast float64
	}{
		"dicewords": {Terms{Seats: 2, Target: 400}, 0, []float64{48, 60, 73, 92, 111}, 0, 0.5},
		"decipher":  {Terms{Seats: 2, Length: 5}, 4, []float64{5, 8.8, 11.2, 13.6, 16}, 4.2, 0.4},
		"davinci":   {Terms{Seats: 2, Rounds: 4}, 4, []float64{60, 92, 125, 172, 220}, 66, 0.4},
	} {
		fair, wide := 0, 0
		for family := range families {
			c := games.NewChance(uint64(family), 0, 0)
			weaker := c.IntN(len(x.means) - 1)
			pair := players{x.of, x.rounds, x.spread, [2]float64{x.means[weaker], x.means[weaker+1]}, c}
			forms := pair.forms(matches)
			all, ok := x.of.Propose(forms)
			if !ok {
				t.Fatalf("%s: nothing proposed for %+v", name, forms)
			}
			if chance := pair.wins([2]int{all[0].N, all[1].N}, trials); math.Abs(chance-.5) <= .1 {
				fair++
			} else if math.Abs(chance-.5) <= .15 {
				wide++
			}
		}
		t.Logf("%s: %d of %d families within 40 to 60 %%, %d more within 35 to 65 %%", name, fair, families, wide)
		if float64(fair) < x.atLeast*families {
			t.Errorf("%s: only %d of %d families within 40 to 60 %%", name, fair, families)
		}
	}
}
