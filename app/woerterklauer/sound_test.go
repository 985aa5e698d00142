package woerterklauer_test

import (
	"testing"

	"spieltisch/app/table/tabletest"
	"spieltisch/app/woerterklauer"
)

func TestSounds(t *testing.T) {
	want := `abandon: -
draw: tile
end_turn: steal yes
give_up: -
set_aside: card
swap: card
time_up: - card steal`
	if got := tabletest.Sounds(t, woerterklauer.Game()); got != want {
		t.Errorf("heard:\n%s", got)
	}
}
