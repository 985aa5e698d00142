package mind_test

import (
	"maps"
	"testing"

	"spieltisch/games"
	"spieltisch/games/mind"
	wk "spieltisch/games/woerterklauer"
	wkmind "spieltisch/games/woerterklauer/mind"
)

// The minds' own judgement of a turn at level I is the referee's.
func TestOwnJudgement(t *testing.T) {
	same, all := 0, 0
	for seed := range uint64(5) {
		l := mind.Characters()[seed]
		choices(t, start(t, options(7+int(seed), wk.LevelI), seed), [2]mind.Level{l, l}, func(v wk.View, _ games.Choice) bool {
			if v.Phase == wk.PhaseLay {
				s, n := wkmind.Agreement(library(), l, v, 100)
				same, all = same+s, all+n
			}
			return true
		})
	}
	if all < 500 || same*1000 < all*995 {
		t.Errorf("%d of %d", same, all)
	}
}

// Whoever lays every known word everywhere finds the same plays: all of them, and no others.
func TestAllPlaysAreFound(t *testing.T) {
	compared := 0
	choices(t, start(t, options(7, wk.LevelI), 3), [2]mind.Level{mind.Pip, mind.Pip}, func(v wk.View, _ games.Choice) bool {
		if v.Phase != wk.PhaseLay || len(v.Field) == 0 {
			return true
		}
		got, want := wkmind.Plays(library(), mind.Pip, v), wkmind.SlowPlays(t, library(), mind.Pip, v)
		if !maps.Equal(got, want) {
			t.Errorf("turn %d: %d plays found, %d there", v.TurnNumber, len(got), len(want))
		}
		compared += len(want)
		return v.TurnNumber < 6
	})
	if compared < 50 {
		t.Errorf("only %d plays compared", compared)
	}
}
