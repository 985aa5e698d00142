package arena

import (
	"context"
	"math"
)

// Forecast asks of a position, by its number, how likely its seat wins, and has it played to its end so many times. A contest that has
// one plays no matches: its Levels are one, and each group is a position.
type Forecast func(ctx context.Context, number int) (said float64, won []float64, err error)

func (c Contest) forecast(ctx context.Context, number int) (g Group, err error) {
	said, won, err := c.Forecast(ctx, number)
	if err != nil {
		return g, err
	}
	g = Group{Contest: c.Name, Number: number, Wins: make([]float64, 1), Points: make([]int, 1), Turns: make([]int, 1), Said: said}
	for _, w := range won {
		g.Wins[0] += w / float64(len(won))
	}
	_, by := interval(won)
	g.Chance = by / normal95
	return g, nil
}

// Missed is how far off the forecasts are on average: as all together, and one by one, without what chance did in the play-outs.
func Missed(groups []Group) (all, each float64) {
	n := float64(len(groups))
	for _, g := range groups {
		d := g.Wins[0] - g.Said
		all += d / n
		each += (d*d - g.Chance*g.Chance) / n
	}
	return all, math.Sqrt(max(0, each))
}
