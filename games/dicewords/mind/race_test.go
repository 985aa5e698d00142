package mind_test

import (
	"context"
	"math"
	"slices"
	"testing"

	"spieltisch/games"
	"spieltisch/games/dicewords"
	levels "spieltisch/games/mind"
)

// table is a match that is played to its end by those who sit there.
type table struct {
	players []levels.Player
	chance  *games.Chance
}

// win is the share that seat 0 has of the win, after a seat's turn.
func (p table) win(v dicewords.View, after games.Seat) float64 {
	v.Points = append([]int(nil), v.Points...)
	for {
		if v.Asked = after + 1; int(v.Asked) == len(v.Points) {
			v.Asked = 0
			if lead := slices.Max(v.Points); lead >= v.Options.Target {
				return share(v.Points, lead)
			}
		}
		v.Points[v.Asked] += p.turn(v)
		after = v.Asked
	}
}

// share is what seat 0 has of the win.
func share(points []int, lead int) float64 {
	n := 0.0
	for _, p := range points {
		if p == lead {
			n++
		}
	}
	if points[0] < lead {
		return 0
	}
	return 1 / n
}

// turn is what the seat's turn brings.
func (p table) turn(v dicewords.View) int {
	v.Phase, v.Thrown, v.Left, v.Up = dicewords.PhaseThrow, 0, dicewords.Throws, make([]int, dicewords.DiceCount)
	for a := games.Action(all()); ; {
		switch a := a.(type) {
		case dicewords.Throw:
			for _, i := range a.Dice {
				v.Up[i] = p.chance.IntN(dicewords.FaceCount)
			}
			v.Thrown++
			if v.Left--; v.Left == 0 {
				v.Phase = dicewords.PhaseDeclare
			}
		case dicewords.Declare:
			return dicewords.WorthOf(v, a.Word).Tally.Points()
		default:
			return 0
		}
		c, _ := p.players[v.Asked].Choose(context.Background(), v, p.chance)
		a = c.Action
	}
}

// The chance to win is that against those who sit there: played to the end it comes true, within 3 of a hundred.
func TestChancesAreOfThoseWhoSitThere(t *testing.T) {
	const plays = 1000
	for _, c := range []struct {
		target int
		points []int
		seats  []levels.Level
	}{
		{200, []int{104, 0}, []levels.Level{levels.Pip, levels.Pip}},
		{200, []int{176, 45}, []levels.Level{levels.Pip, levels.Pip}},
		{200, []int{150, 90}, []levels.Level{levels.Pip, levels.Fips}},
		{400, []int{360, 300}, []levels.Level{levels.Fips, levels.Nova}},
		{400, []int{350, 310, 320}, []levels.Level{levels.Fips, levels.Pip, levels.Fips}},
	} {
		v := dicewords.View{Options: dicewords.DefaultOptions(len(c.seats)), Set: box(), Round: 4, Step: 9, Points: c.points, Phase: dicewords.PhaseDeclare, Up: make([]int, dicewords.DiceCount)}
		v.Options.Target = c.target
		said, err := library().Mind().Against(c.seats).Worth(context.Background(), v, dicewords.Pass{})
		if err != nil {
			t.Fatal(err)
		}
		won := 0.0
		var p table
		for n := range plays {
			if p.chance = games.NewChance(uint64(n), c.target, 1); n%(plays/10) == 0 {
				p.players = nil
				for s, level := range c.seats { // what they know is drawn once more
					p.players = append(p.players, library().Player(level, games.Seat(s), uint64(n)))
				}
			}
			won += p.win(v, 0) / plays
		}
		t.Logf("%+v: %.3f said, %.3f won", c, said.Worth, won)
		if math.Abs(said.Worth-won) > 0.03 {
			t.Errorf("%+v: %.3f said, %.3f won", c, said.Worth, won)
		}
	}
}
