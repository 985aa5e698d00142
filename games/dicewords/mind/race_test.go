package mind_test

import (
	"context"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"spieltisch/games"
	"spieltisch/games/dicewords"
	"spieltisch/games/dicewords/mind"
	"spieltisch/games/lexicon"
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

// A word that reaches the target where nobody can come up to it is the best choice for tips, reviews and tries alike, whatever more points
// another throw may bring; and before the race points are what counts.
func TestAWordThatDecidesIsTheBestChoice(t *testing.T) {
	seated := mind.Seated{Library: built(), Seats: []levels.Level{0, levels.Pip}}
	v := tipView(rand.New(rand.NewPCG(1, 1)), 1)
	v.Options.Target = 200
	for i, r := range []rune("EEJRLÜTYRF") {
		v.Up[i] = slices.Index(v.Set.Faces(i), r)
	}
	m, ctx := seated.Mind(), context.Background()
	judged := func(a games.Action) levels.Finding {
		t.Helper()
		found, err := seated.Judge(ctx, games.Decision{Step: 9, View: v, Action: a})
		if err != nil || len(found) != 1 {
			t.Fatal(found, err)
		}
		return found[0]
	}
	v.Points = []int{176, 80}
	_, says := tipOf(t, m, v, all())
	if !slices.Equal(says, []games.ID{mind.TipSure, mind.TipShape, mind.TipLay}) {
		t.Errorf("before all are thrown: %v", says)
	}
	if f := judged(dicewords.Declare{Word: "LÜFTER"}); !f.Odds || f.Best > f.Own || f.Own < 0.99 {
		t.Errorf("LÜFTER: %+v", f)
	}
	if f := judged(all()); f.What != mind.ReviewOn {
		t.Errorf("to throw all: %+v", f)
	}
	if v.Points = []int{0, 0}; m.Races(ctx, v) || !built().Mind().Races(ctx, v) {
		t.Error("200 points are far for a person, and near for the measure")
	}
}

// Words laid with AE for Ä look misspelt: those who help name another one and hold none against anybody; laid, they count.
func TestDigraphsAreNamedOnlyWhereNothingElseLies(t *testing.T) {
	entries := []lexicon.Entry{{Key: "PÄCKE", Tier: 1}, {Key: "ECKE", Tier: 1}}
	for i, e := range entries {
		entries[i].Readings = []lexicon.Reading{{Spelling: e.Key, Class: lexicon.ClassOther, Lemma: e.Key}}
	}
	m := mind.NewLibrary(packed(entries), nil, nil, box()).Mind()
	for _, c := range []struct {
		mind        mind.Mind
		faces, want string
	}{{m, "PAECKE", "PAECKE"}, {m.Against([]levels.Level{0, 0}), "PAECKE", "ECKE"}, {m.Against([]levels.Level{0, 0}), "PAECK", ""}, {m.Against([]levels.Level{0, 0}), "PAECKQE", "ECKE"}} {
		best, err := c.mind.Best(context.Background(), spelling(c.faces), 1)
		if word, _ := best[0].Args["Word"].(string); err != nil || word != c.want {
			t.Errorf("of %s: %+v, %v", c.faces, best, err)
		}
	}
}
