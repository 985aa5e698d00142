package mind

import (
	"testing"

	"spieltisch/games/mind"
	wk "spieltisch/games/woerterklauer"
)

// From the borders that are told on, a mistake has the size that they are told for; a letter less has the one before.
func TestBorders(t *testing.T) {
	for edge := wk.MinSize; edge <= wk.MaxSize; edge++ {
		q := &question{edge: edge}
		small, medium, large := Borders(edge)
		for want, from := range []int{mind.SmallMistake: small, mind.MediumMistake: medium, mind.LargeMistake: large} {
			if want := mind.Size(want); want > mind.NoMistake && (q.size(float64(from)) != want || q.size(float64(from-1)) != want-1) {
				t.Errorf("%d: %v isn't from %d letters on", edge, want, from)
			}
		}
	}
}
