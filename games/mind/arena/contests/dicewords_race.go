package contests

import (
	"context"

	"spieltisch/games"
	"spieltisch/games/dicewords"
	dwmind "spieltisch/games/dicewords/mind"
	"spieltisch/games/mind"
	"spieltisch/games/mind/arena"
)

// Positions near the end of a race that are played to their end, and how often each.
const (
	racePositions = 200
	racePlays     = 60
)

// RaceOfDicewords holds the chance to win a race, by which choices are judged near its end, against races that are played to their end
// so many times by who judges so. Last turns aren't played: their chance is counted out.
func RaceOfDicewords(l *dwmind.Library, set dicewords.Set, plays int) arena.Forecast {
	return func(ctx context.Context, number int) (said float64, won []float64, err error) {
		p := playOut{Mind: l.Mind(), chance: games.NewChance(uint64(number), 34, 0)}
		v, best := dicewords.View{}, games.Choice{}
		for n := 0; ; n++ {
			v = p.position(set, n)
			all, err := p.Best(ctx, v, 1)
			if err != nil {
				return 0, nil, err
			}
			if best = all[0]; p.Races(ctx, v) {
				break
			}
		}
		for range plays {
			share, err := p.play(ctx, v, best)
			if err != nil {
				return 0, nil, err
			}
			won = append(won, share)
		}
		return best.Worth, won, nil
	}
}

type playOut struct {
	dwmind.Mind
	chance *games.Chance
}

// position is a throw late in a race of two.
func (p *playOut) position(set dicewords.Set, n int) dicewords.View {
	o := dicewords.DefaultOptions(2)
	v := dicewords.View{Options: o, Set: set, Round: 4, Step: n, Asked: games.Seat(p.chance.IntN(o.Seats)), Points: make([]int, o.Seats)}
	for i := range v.Points {
		v.Points[i] = 150 + p.chance.IntN(o.Target-150)
	}
	p.turn(&v)
	if p.chance.IntN(2) == 0 {
		v.Thrown, v.Left = 2, 1
	}
	return v
}

// turn begins one.
func (p *playOut) turn(v *dicewords.View) {
	v.Phase, v.Thrown, v.Left, v.Up = dicewords.PhaseThrow, 1, dicewords.Throws-1, make([]int, dicewords.DiceCount)
	for i := range v.Up {
		v.Up[i] = p.chance.IntN(dicewords.FaceCount)
	}
}

// play is what share of the win the seat has in the end that is asked now and chooses so.
func (p *playOut) play(ctx context.Context, v dicewords.View, c games.Choice) (float64, error) {
	me := v.Asked
	v.Points, v.Up = append([]int(nil), v.Points...), append([]int(nil), v.Up...)
	for {
		if t, ok := c.Action.(dicewords.Throw); ok {
			for _, i := range t.Dice {
				v.Up[i] = p.chance.IntN(dicewords.FaceCount)
			}
			v.Thrown++
			if v.Left--; v.Left == 0 {
				v.Phase = dicewords.PhaseDeclare
			}
		} else {
			if d, ok := c.Action.(dicewords.Declare); ok {
				v.Points[v.Asked] += dicewords.WorthOf(v, d.Word).Tally.Points()
			}
			lead := v.Points[v.Asked]
			if v.Asked = 1 - v.Asked; v.Asked == 0 {
				v.Round++
			}
			if lead >= v.Options.Target {
				last := 0.0 // chance of the one who comes
				if v.Asked == 1 {
					last = dwmind.LastTurn(v.Set.Lang(), lead-v.Points[1])
				}
				if v.Asked == me {
					return last, nil
				}
				return 1 - last, nil
			}
			p.turn(&v)
		}
		all, err := p.Best(ctx, v, 1)
		if err != nil {
			return 0, err
		}
		c = all[0]
	}
}

// forecastOf is the contest of that.
func forecastOf(name string, l *dwmind.Library, set dicewords.Set) arena.Contest {
	return arena.Contest{Name: name + ", forecast", Levels: []mind.Level{mind.Sphinx}, Groups: racePositions, Forecast: RaceOfDicewords(l, set, racePlays)}
}
