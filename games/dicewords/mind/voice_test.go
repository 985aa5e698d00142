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

// The chance to win a race comes true as often as it says, as far as a few play-outs can tell: make arena has the time for more.
func TestRacesComeTrue(t *testing.T) {
	c := arena.Contest{Levels: []levels.Level{levels.Sphinx}, Forecast: contests.RaceOfDicewords(built(), box(), 3)}
	off, chance := 0.0, 0.0
	for n := range 8 {
		g, err := c.Play(context.Background(), n)
		if err != nil {
			t.Fatal(err)
		}
		off += g.Wins[0] - g.Said
		chance += g.Said * (1 - g.Said) / 3
	}
	if sigma := math.Sqrt(chance); math.Abs(off) > 3*sigma+8*0.02 {
		t.Errorf("off by %.2f of 8 positions, by chance %.2f", off, sigma)
	}
}

// Points that the win doesn't need are left for the target: no mistake, and nothing given away. A choice that costs the win is one.
func TestPointsAreLeftForTheTarget(t *testing.T) {
	v := tipView(rand.New(rand.NewPCG(1, 1)), 1)
	for i, r := range []rune("EIBSTNEDNL") {
		v.Up[i] = slices.Index(v.Set.Faces(i), r)
	}
	best := func() games.Choice {
		t.Helper()
		all, err := built().Mind().Best(context.Background(), v, 1)
		if err != nil {
			t.Fatal(err)
		}
		return all[0]
	}
	if c := best(); c.Worth <= 60 {
		t.Fatalf("to throw on brings no more than BEIDEN: %+v", c)
	}
	v.Points[0] = v.Options.Target - 30 // BEIDEN brings 60; seat 1 would need 431
	judged := func(a games.Action) levels.Finding {
		t.Helper()
		found, err := built().Judge(context.Background(), games.Decision{Step: 9, View: v, Action: a})
		if err != nil || len(found) != 1 {
			t.Fatal(found, err)
		}
		return found[0]
	}
	if f := judged(dicewords.Declare{Word: "BEIDEN"}); !f.Odds || !f.Fine() || f.Lost > 0 || f.Spent < 2 {
		t.Errorf("it decides: %+v", f)
	}
	if f := judged(best().Action); !f.Fine() {
		t.Errorf("the best choice: %+v", f)
	}
	v.Points = []int{v.Options.Target - 130, v.Options.Target - 10}
	if f := judged(dicewords.Declare{Word: "EIN"}); f.Fine() || f.Lost < 20 {
		t.Errorf("three letters where the other is about to win: %+v", f)
	}
}

// To say a word is to be expected to see that it goes on: tips, reviews and puzzles do, however rare the longer word is.
func TestLongerWordsAreSeen(t *testing.T) {
	v, m := spelling("BEIDENS"), mind.NewLibrary(packed([]lexicon.Entry{
		{Key: "BEIDEN", Tier: 1, Readings: []lexicon.Reading{{Spelling: "beiden", Class: lexicon.ClassOther, Lemma: "beide"}}},
		{Key: "BEIDENS", Tier: 4, Readings: []lexicon.Reading{{Spelling: "beidens", Class: lexicon.ClassOther, Lemma: "beidens"}}},
		{Key: "DIENSE", Tier: 4, Readings: []lexicon.Reading{{Spelling: "diense", Class: lexicon.ClassOther, Lemma: "diense"}}},
	}), nil, nil, box()).Mind()
	best, err := m.Best(context.Background(), v, 1)
	if err != nil || best[0].Args["Word"] != "BEIDENS" {
		t.Errorf("the best word is %+v, %v", best, err)
	}
	for n := range 5 { // fewer words lie there than may be asked for
		all, err := m.Best(context.Background(), v, n)
		if want := min(max(1, n), 2); err != nil || len(all) != want || all[0].Args["Word"] != "BEIDENS" || want > 1 && all[1].Args["Word"] != "BEIDEN" {
			t.Errorf("%d words asked for: %+v, %v", n, all, err)
		}
	}
	for said, want := range map[string]string{"BEIDEN": "BEIDENS", "BEIDENS": "", "": "BEIDENS"} {
		if word, _ := m.Overlooked(v, said); word != want {
			t.Errorf("%q: overlooked %q, want %q", said, word, want)
		}
	}
}
