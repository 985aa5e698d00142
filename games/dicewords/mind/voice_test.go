package mind_test

import (
	"context"
	"slices"
	"testing"

	"spieltisch/games"
	"spieltisch/games/dicewords"
	"spieltisch/games/dicewords/mind"
	levels "spieltisch/games/mind"
	"spieltisch/games/mind/arena"
	"spieltisch/games/mind/arena/contests"
)

// Tips and reviews are of one mind, in 40 decisions at least.
func TestOneVoice(t *testing.T) {
	heard := 0
	for _, c := range contests.OfDicewords(built(), box()) {
		if c.Voice == nil {
			continue
		}
		moves := c.Voice.Moves
		c.Voice.Moves = func(view any) []games.Action {
			if v := view.(dicewords.View); v.Left > 1 && slices.Max(v.Points) > v.Options.Target-150 {
				return nil // where a word may win at once, two throws take a second: make arena has the time
			}
			return moves(view)
		}
		for n := range 2 {
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

// A word of the whole list that lies there is told by tips and named by reviews, but to overlook it is no mistake.
func TestRareWordsAreSeen(t *testing.T) {
	const rare = "TODWUND"
	v := spelling(rare)
	m := built().Mind()
	known, err := m.Best(context.Background(), v, 1)
	if err != nil {
		t.Fatal(err)
	}
	tip, says := tipOf(t, m, v, known[0].Action)
	if len(says) != 1 || tip.Hints[0].Also != mind.AlsoRare {
		t.Errorf("%+v", tip)
	}
	if tip, _ = tipOf(t, m, v, nil); len(tip.Hints) != levels.Grades || tip.Hints[2].Also != mind.AlsoRareWord || tip.Hints[2].Args["RareWord"] != rare {
		t.Errorf("%+v", tip)
	}
	found, err := built().Judge(context.Background(), games.Decision{Step: 9, View: v, Action: known[0].Action})
	if err != nil || len(found) != 1 || found[0].Rare != rare || !found[0].Fine() {
		t.Errorf("%+v, %v", found, err)
	}
	v.Rulings = games.Rulings{{Word: rare, Answer: false, By: games.ByTable}}
	if tip, _ := tipOf(t, m, v, known[0].Action); tip.Hints[0].Also != "" {
		t.Errorf("a word that was refused is told: %+v", tip)
	}
}
