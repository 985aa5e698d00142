package mind_test

import (
	"testing"

	"spieltisch/games"

	"spieltisch/games/mind"
)

func TestCharactersAreTheirLevels(t *testing.T) {
	names := map[string]bool{}
	for i, c := range mind.Characters() {
		if int(c) != i+1 || !c.Known() || c.Name() == "" {
			t.Errorf("%d is %d, %q", i, c, c.Name())
		}
		names[c.Name()] = true
	}
	if len(names) != mind.Levels {
		t.Errorf("%v", names)
	}
	for _, l := range []mind.Level{-1, 0, 6} {
		if l.Known() || l.Name() != "" {
			t.Errorf("%d is %q", l, l.Name())
		}
	}
}

// Two seats of a match and the same seat of two matches draw by themselves; the same question gets the same answer.
func TestSeedAndChance(t *testing.T) {
	draw := func(match string, seat, step int) [4]int {
		c := mind.Chance(mind.Seed(match, games.Seat(seat)), step)
		return [4]int{c.IntN(1000), c.IntN(1000), c.IntN(1000), c.IntN(1000)}
	}
	if mind.Seed("a", 0) == mind.Seed("a", 1) || mind.Seed("a", 0) == mind.Seed("b", 0) {
		t.Error("two seats have one seed")
	}
	if again := draw("a", 0, 1); again != draw("a", 0, 1) {
		t.Error("the same question has two answers")
	}
	if draw("a", 0, 1) == draw("a", 0, 2) || draw("a", 0, 1) == draw("b", 0, 1) {
		t.Error("two questions have one answer")
	}
}
