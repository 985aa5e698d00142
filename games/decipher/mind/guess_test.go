package mind

import (
	"context"
	"math"
	"testing"

	"spieltisch/games"
	"spieltisch/games/decipher"
	"spieltisch/games/mind"
)

// Words that are equally likely are worth the same, whichever is named: the review's best doesn't depend on it, the other ones are
// told of, and the tip names the next likeliest word.
func TestEqualWordsAreWorthTheSame(t *testing.T) {
	l, ties := library(t, 2, 5, decipher.PickOrder), 0
	for seed := range uint64(3) {
		play(t, l, seed, seated(l, mind.Pip, mind.Pip), func(m games.Match, seat games.Seat, _ games.Choice) {
			v := m.View(seat).(decipher.View)
			if v.Asked != seat || seat == v.Maker {
				return
			}
			words := l.Mind(seat, 0).think(context.Background(), v).words
			best := map[games.ID]float64{}
			for _, g := range words[:min(len(words), names)] {
				if words[0].weight != g.weight || len(words) > 1/naming {
					continue
				}
				found, err := l.Judge(context.Background(), games.Decision{Step: 1, Seat: seat, View: v, Action: decipher.Guess{Word: g.text}})
				if err != nil {
					t.Fatal(err)
				}
				f := found[0]
				if was, there := best[f.What]; there && math.Abs(was-f.Best) > 1e-9 {
					t.Errorf("%s: the best is worth %v, then %v in\n%v", g.text, was, f.Best, v)
				} else if there {
					ties++
				}
				best[f.What] = f.Best
			}
		})
	}
	if ties == 0 {
		t.Error("no words are equally likely")
	}
}
