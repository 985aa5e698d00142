// Package rating estimates how strong players are from the places of matches of two or
// more, with the uncertainty of the estimate: the full-pair update with the Bradley–Terry
// model of
//
//	Ruby C. Weng, Chih-Jen Lin: A Bayesian Approximation Method for Online Ranking.
//	Journal of Machine Learning Research 12 (2011), 267–300, Algorithm 1.
//
// Everybody is a team of one. Shared places count half for each. Unlike there, the expected chance doesn't
// depend on how sure the estimates are: with an allowance for it they overshoot, and somebody who wins 80 of
// 100 stood for 93 % after twenty matches (TestSeasons).
package rating

import "math"

// The scale: the usual one, on which a beginner is StartMean ± StartDeviation.
const (
	StartMean      = 25.0
	StartDeviation = StartMean / 3 // standard deviation of somebody who has never played
	// beta is how much a single match depends on the day; a lead of it wins about
	// seven of ten.
	beta = StartDeviation / 2
	// kappa keeps the variance positive, as in the paper.
	kappa = 0.0001
	// drift is added to the variance before each match, so that the estimate of somebody
	// who gets better can follow.
	drift = StartDeviation / 100
	// Scale is the lead that multiplies the odds by e.
	Scale = math.Sqrt2 * beta
)

// Rating is the estimate of one player's strength in one game.
type Rating struct {
	Mu    float64 // the estimate
	Sigma float64 // its standard deviation
}

// New is somebody who has never played.
func New() Rating { return Rating{StartMean, StartDeviation} }

// Low and High bound the strength with about 95 %.
func (r Rating) Low() float64 { return r.Mu - 2*r.Sigma }

// High is the upper bound, see Low.
func (r Rating) High() float64 { return r.Mu + 2*r.Sigma }

// Chance is the estimated chance of somebody to come before another one, whom an edge helps less by so much.
func Chance(a, b Rating, edge float64) float64 {
	return 1 / (1 + math.Exp((b.Mu-a.Mu-edge)/Scale))
}

// After are the ratings after a match in which the players had these ranks: 1 is best,
// equal ranks share the place. edge is what handicaps were worth to each, on the scale of Mu; nil: nobody had
// one. Of fewer than two players nothing changes; ranks and edges must be as many as players.
func After(players []Rating, ranks []int, edge []float64) []Rating {
	out := make([]Rating, len(players))
	copy(out, players)
	if edge == nil {
		edge = make([]float64, len(players))
	}
	if len(players) < 2 || len(ranks) != len(players) || len(edge) != len(players) {
		return out
	}
	variance := make([]float64, len(players))
	for i, p := range players {
		variance[i] = p.Sigma*p.Sigma + drift*drift
	}
	for i, p := range players {
		omega, delta := 0.0, 0.0
		for q, other := range players {
			if q == i {
				continue
			}
			c := math.Sqrt(variance[i] + variance[q] + 2*beta*beta)
			expected := Chance(p, other, edge[i]-edge[q])
			gamma := math.Sqrt(variance[i]) / c
			omega += variance[i] / c * (score(ranks[i], ranks[q]) - expected)
			delta += gamma * variance[i] / (c * c) * expected * (1 - expected)
		}
		out[i] = Rating{p.Mu + omega, math.Sqrt(variance[i] * math.Max(1-delta, kappa))}
	}
	return out
}

// score is what one gets against another.
func score(own, other int) float64 {
	switch {
	case own < other:
		return 1
	case own > other:
		return 0
	}
	return 0.5
}
