package store

import (
	"maps"
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// RandomFamily is a store in which a family has done whatever it can; another of the same players is empty.
func RandomFamily(t *testing.T, rt *rapid.T) (s, other *Store) {
	f := newFamily(t, rt)
	actions := f.actions()
	delete(actions, "")
	delete(actions, "unreadable") // which becomes readable again, or is left out
	names := slices.Sorted(maps.Keys(actions))
	for range rapid.IntRange(0, 25).Draw(rt, "steps") {
		actions[rapid.SampledFrom(names).Draw(rt, "action")](rt)
	}
	other = newFamily(t, rt).s
	fine(rt, other.update("empty", func(tx writeTx) error {
		_, err := tx.Exec("DELETE FROM players")
		return err
	}))
	return f.s, other
}
