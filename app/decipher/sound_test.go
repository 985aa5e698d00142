package decipher_test

import (
	"testing"

	"spieltisch/app/decipher"
	"spieltisch/app/table/tabletest"
)

func TestSounds(t *testing.T) {
	want := `abandon: -
ask: no steal yes
ask_piece: - piece yes
give: piece steal
guess: no yes
next: -
pass: - no
reorder: -
set_word: card
take: piece
time_up: - no`
	if got := tabletest.Sounds(t, decipher.Game()); got != want {
		t.Errorf("heard:\n%s", got)
	}
}
