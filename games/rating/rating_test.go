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
	got := After([]Rating{New(), New()}, []int{1, 2}, nil)
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
		if got := After(players, make([]int, len(players)), nil); !slices.Equal(got, players) {
			t.Errorf("%v", got)
		}
	}
	if got := After([]Rating{New(), New()}, []int{1}, nil); got[0] != New() {
		t.Errorf("%v", got)
	}
	if draw := After([]Rating{New(), New()}, []int{1, 1}, nil); !near(draw[0].Mu, StartMean) || draw[0].Sigma >= StartDeviation {
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
		got := After(players, ranks, nil)
		for i, r := range got {
			if math.IsNaN(r.Mu) || !(r.Sigma > 0) || r.Sigma > StartDeviation+0.1 {
				t.Fatalf("%+v becomes %+v", players, got)
			}
			// Turning the table changes nothing for anybody.
			turned := After(append(slices.Clone(players[i:]), players[:i]...), append(slices.Clone(ranks[i:]), ranks[:i]...), nil)
			if math.Abs(turned[0].Mu-r.Mu) > 1e-9 || math.Abs(turned[0].Sigma-r.Sigma) > 1e-9 {
				t.Fatalf("%+v and %+v", turned, got)
			}
		}
		// A better place is never worth less.
		if worst := slices.Index(ranks, slices.Max(ranks)); ranks[worst] > 1 {
			ranks[worst] = 1
			if better := After(players, ranks, nil)[worst]; better.Mu < got[worst].Mu {
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
		players = After(players, ranks, nil)
	}
	for i, p := range players {
		if i > 0 && p.Mu >= players[i-1].Mu {
			t.Errorf("%d before %d: %+v", i, i-1, players)
		}
		if p.Sigma > 2 || p.High() < p.Low() {
			t.Errorf("%+v", p)
		}
	}
	if p := Chance(players[0], players[3], 0); p < 0.9 || p+Chance(players[3], players[0], 0) < 1-1e-9 {
		t.Errorf("chance %v", p)
	}
}

// Seasons of two who play each other only, one of whom wins 80 of 100: what their ratings stand for, as they are and as they were with an
// expectation that allows for the uncertainty.
func TestSeasons(t *testing.T) {
	const seasons, matches, strength = 400, 20, 80
	mean := func(after func([]Rating, []int, []float64) []Rating, edge []float64, wins int) float64 {
		sum := 0.0
		for season := range seasons {
			c := games.NewChance(uint64(season), 0, 0)
			players := []Rating{New(), New()}
			for range matches {
				ranks := []int{2, 1}
				if c.IntN(100) < wins {
					ranks = []int{1, 2}
				}
				players = after(players, ranks, edge)
			}
			sum += Chance(players[0], players[1], 0)
		}
		return sum / seasons
	}
	was, is := mean(allowing, nil, strength), mean(After, nil, strength)
	fair := mean(After, []float64{0, Scale * math.Log(strength/(100.-strength))}, 50)
	plain := mean(After, nil, 50)
	t.Logf("wins 80%%: %.3f before, %.3f now; with the right handicap and 50%%: %.3f, counted plainly %.3f", was, is, fair, plain)
	if was < 0.88 || math.Abs(is-0.8) > 0.04 || math.Abs(fair-0.8) > 0.04 || math.Abs(plain-0.5) > 0.04 {
		t.Error("not what it was")
	}
}

// allowing is After as it was.
func allowing(players []Rating, ranks []int, _ []float64) []Rating {
	var out []Rating
	for i, p := range players {
		q := players[1-i]
		v, w := p.Sigma*p.Sigma+drift*drift, q.Sigma*q.Sigma+drift*drift
		c := math.Sqrt(v + w + 2*beta*beta)
		expected := 1 / (1 + math.Exp((q.Mu-p.Mu)/c))
		delta := math.Sqrt(v) / c * v / (c * c) * expected * (1 - expected)
		out = append(out, Rating{p.Mu + v/c*(score(ranks[i], ranks[1-i])-expected), math.Sqrt(v * math.Max(1-delta, kappa))})
	}
	return out
}
