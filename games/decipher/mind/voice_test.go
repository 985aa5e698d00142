package mind

import (
	"context"
	"testing"

	"spieltisch/games/decipher"
	"spieltisch/games/mind/arena"
)

// Tips and reviews are of one mind, in 40 decisions of seekers at least.
func TestOneVoice(t *testing.T) {
	heard := 0
	for _, c := range library(t, 2, decipher.DefaultLength, decipher.PickOrder).Larger() {
		for n := 0; c.Voice != nil && n < 2; n++ {
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
