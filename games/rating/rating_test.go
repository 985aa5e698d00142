package rating

import (
	"math"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"spieltisch/games"
)

func near(a, b float64) bool { return math.Abs(a-b) < 1e-9 }

// Two beginners, by hand: c² = 2σ²+2β² (with the drift), p = ½.
func TestFirstMatchByHand(t *testing.T) {
	got := After([]Rating{New(), New()}, []int{1, 2})
	v := StartDeviation*StartDeviation + drift*drift
	c := math.Sqrt(2*v + 2*beta*beta)
	sigma := math.Sqrt(v * (1 - math.Sqrt(v)/c*v/(c*c)/4))
	if !near(got[0].Mu, StartMean+v/c/2) || !near(got[1].Mu, StartMean-v/c/2) || !near(got[0].Sigma, sigma) || !near(got[1].Sigma, sigma) {
		t.Errorf("%+v", got)
	}
	if got[0].Mu < 27 || got[0].Mu > 29 || got[0].Sigma > StartDeviation {
		t.Errorf("%+v", got)
	}
}

func TestNothingToLearn(t *testing.T) {
	for _, players := range [][]Rating{nil, {New()}} {
		if got := After(players, make([]int, len(players))); !slices.Equal(got, players) {
			t.Errorf("%v", got)
		}
	}
	if got := After([]Rating{New(), New()}, []int{1}); got[0] != New() {
		t.Errorf("%v", got)
	}
	if draw := After([]Rating{New(), New()}, []int{1, 1}); !near(draw[0].Mu, StartMean) || draw[0].Sigma >= StartDeviation {
		t.Errorf("%v", draw)
	}
}

func TestPropertiesOfAMatch(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(2, 8).Draw(t, "players")
		players, ranks := make([]Rating, n), make([]int, n)
		for i := range players {
			players[i] = Rating{rapid.Float64Range(0, 50).Draw(t, "mu"), rapid.Float64Range(0.5, StartDeviation).Draw(t, "sigma")}
			ranks[i] = rapid.IntRange(1, n).Draw(t, "rank")
		}
		got := After(players, ranks)
		for i, r := range got {
			if math.IsNaN(r.Mu) || !(r.Sigma > 0) || r.Sigma > StartDeviation+0.1 {
				t.Fatalf("%+v becomes %+v", players, got)
			}
			// Turning the table changes nothing for anybody.
			turned := After(append(slices.Clone(players[i:]), players[:i]...), append(slices.Clone(ranks[i:]), ranks[:i]...))
			if math.Abs(turned[0].Mu-r.Mu) > 1e-9 || math.Abs(turned[0].Sigma-r.Sigma) > 1e-9 {
				t.Fatalf("%+v and %+v", turned, got)
			}
		}
		// A better place is never worth less.
		if worst := slices.Index(ranks, slices.Max(ranks)); ranks[worst] > 1 {
			ranks[worst] = 1
			if better := After(players, ranks)[worst]; better.Mu < got[worst].Mu {
				t.Fatalf("%+v in a better place: %+v", got[worst], better)
			}
		}
	})
}

// In a long series of matches among four players of known strengths the estimates come
// in their order, and the truth lies within their bounds.
func TestFindsTheTruth(t *testing.T) {
	truth := []float64{32, 27, 24, 18}
	c := games.NewChance(7, 0, 0)
	day := func() float64 { // roughly normal, standard deviation beta
		sum := 0.0
		for range 12 {
			sum += float64(c.IntN(1_000_000)) / 1e6
		}
		return (sum - 6) * beta
	}
	players := []Rating{New(), New(), New(), New()}
	for range 600 {
		form, ranks := make([]float64, 4), make([]int, 4)
		for i := range form {
			form[i] = truth[i] + day()
		}
		for i := range form {
			for q := range form {
				if form[q] >= form[i] {
					ranks[i]++
				}
			}
		}
		players = After(players, ranks)
	}
	for i, p := range players {
		if i > 0 && p.Mu >= players[i-1].Mu {
			t.Errorf("%d before %d: %+v", i, i-1, players)
		}
		if p.Sigma > 2 || p.High() < p.Low() {
			t.Errorf("%+v", p)
		}
	}
	if p := chance(players[0], players[3]); p < 0.9 || p+chance(players[3], players[0]) < 1-1e-9 {
		t.Errorf("chance %v", p)
	}
}

// chance is the estimated chance that a comes before b.
func chance(a, b Rating) float64 {
	c := math.Sqrt(a.Sigma*a.Sigma + b.Sigma*b.Sigma + 2*beta*beta)
	return 1 / (1 + math.Exp((b.Mu-a.Mu)/c))
}
