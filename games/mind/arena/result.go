package arena

import (
	"fmt"
	"math"
	"strings"
)

// Result is how strong the first level of a contest is.
type Result struct {
	Contest Contest
	Matches int
	// Share is what it won, from 0 to 1; Low and High bound what is true with 95 %.
	Share, Low, High float64
	// Points are its points a scored turn, or a match where no turns are scored, and PointsBy so many more or less with 95 %.
	Points, PointsBy float64
}

// normal95 is how many standard deviations around the mean hold 95 %.
const normal95 = 1.96

// Of sums the groups of a contest.
func Of(c Contest, groups []Group) Result {
	n := float64(len(c.Levels))
	var shares, points, turns []float64
	for _, g := range groups {
		if g.Contest != c.Name || len(g.Wins) != len(c.Levels) {
			continue
		}
		shares = append(shares, g.Wins[0]/n)
		per := float64(g.Turns[0])
		if per == 0 {
			per = n
		}
		turns = append(turns, per)
		points = append(points, float64(g.Points[0]))
	}
	r := Result{Contest: c, Matches: len(shares) * len(c.Levels)}
	mean, by := interval(shares)
	r.Share, r.Low, r.High = mean, max(0, mean-by), min(1, mean+by)
	if per, _ := interval(turns); per > 0 {
		mean, _ = interval(points)
		r.Points = mean / per
		for i := range points { // where many points come from many turns they say nothing about a turn
			points[i] -= r.Points * turns[i]
		}
		_, by = interval(points)
		r.PointsBy = by / per
	}
	return r
}

// interval is the mean and how far from it the true one may be with 95 %. Groups, not matches, are what is independent.
func interval(of []float64) (mean, by float64) {
	n := float64(len(of))
	if n == 0 {
		return 0, 0
	}
	for _, x := range of { // the sum first: that of halves is the same in any order
		mean += x
	}
	mean /= n
	if n < 2 {
		return mean, math.Inf(1)
	}
	square := 0.0
	for _, x := range of {
		square += (x - mean) * (x - mean)
	}
	return mean, normal95 * math.Sqrt(square/(n-1)/n)
}

// Elo is by how many points of Elo's scale somebody is stronger who wins such a share of matches of two.
func Elo(share float64) float64 {
	return 400 * math.Log10(share/(1-share))
}

// Table are results as a table in Markdown.
func Table(results []Result) string {
	var b strings.Builder
	b.WriteString("| contest | levels | matches | won by the first, 95 % | Elo, 95 % | its points |\n|---|---|---|---|---|---|\n")
	for _, r := range results {
		var levels []string
		for _, l := range r.Contest.Levels {
			levels = append(levels, fmt.Sprint(int(l)))
		}
		elo := "-"
		if len(levels) == 2 {
			elo = fmt.Sprintf("%+.0f, %+.0f to %+.0f", Elo(r.Share), Elo(r.Low), Elo(r.High))
		}
		fmt.Fprintf(&b, "| %s | %s | %d | %.1f %%, %.1f to %.1f | %s | %.1f ± %.1f |\n",
			r.Contest.Name, strings.Join(levels, " "), r.Matches, 100*r.Share, 100*r.Low, 100*r.High, elo, r.Points, r.PointsBy)
	}
	return b.String()
}
