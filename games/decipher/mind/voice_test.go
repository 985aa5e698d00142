package mind

import (
	"context"
	"testing"

	"spieltisch/games"
	"spieltisch/games/decipher"
	"spieltisch/games/mind"
	"spieltisch/games/mind/arena"
)

// Tips and reviews are of one mind, in 40 decisions of seekers at least.
func TestOneVoice(t *testing.T) {
	heard := 0
	for _, c := range library(t, 2, decipher.DefaultLength, decipher.PickOrder).Larger() {
		for _, n := range []int{0, 1, 20} { // in the last one two words are equally likely
			if c.Voice == nil {
				continue
			}
			g, err := c.Play(context.Background(), n)
			if err != nil {
				t.Fatal(err)
			}
			heard += g.Acts[arena.Heard]
		}
	}
	if heard < 40 {
		t.Errorf("%d decisions", heard)
	}
}

// The order that the program proposes is the one that its review calls best: of a new word, and of what is left of one.
func TestTheProposedOrderIsTheBest(t *testing.T) {
	l := library(t, 2, decipher.DefaultLength, decipher.PickOrder)
	proposed := map[string]int{}
	for seed := range uint64(3) {
		play(t, l, seed, seated(l, mind.Fips, mind.Pip), func(m games.Match, _ games.Seat, c games.Choice) {
			seat := m.View(games.Table).(decipher.View).Maker
			v := m.View(seat).(decipher.View)
			d := decipher.NewMakerDraft(v)
			var a games.Action
			if set, ok := c.Action.(decipher.SetWord); ok {
				d.Word = set.Word
				a = d.HardestFirst(v).SetWord(v)
			} else if orders(v) && proposed[decipher.Reorder{}.Type()] < 40 {
				a = d.HardestFirst(v).Reorder()
			}
			if a == nil {
				return
			}
			proposed[a.Type()]++
			found, err := l.Judge(context.Background(), games.Decision{Step: 1, Seat: seat, View: v, Action: a})
			if err != nil {
				t.Fatal(err)
			}
			for _, f := range found {
				if f.What == ReviewOrder && (!f.Fine() || f.Best > f.Own) {
					t.Errorf("%+v: %+v in\n%v", a, f, v)
				}
			}
		})
	}
	if proposed[decipher.SetWord{}.Type()] < 3 || proposed[decipher.Reorder{}.Type()] < 20 {
		t.Error(proposed)
	}
}
