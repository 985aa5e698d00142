package davinci

import (
	"strings"
	"testing"

	"spieltisch/app/shell/shelltest"
	"spieltisch/app/sound"
	"spieltisch/app/table/tabletest"
	dv "spieltisch/games/davinci"
	"spieltisch/locales"
)

func TestSounds(t *testing.T) {
	want := `abandon: -
arrange: tile
deal: tile
draw: tile
guess: no steal yes
next: card
open: - steal
stop: - tile
take: tile
time_up: -`
	if got := tabletest.Sounds(t, Game()); got != want {
		t.Errorf("heard:\n%s", got)
	}
}

// Whoever is alone behind the curtain isn't heard while they think.
func TestSecretsAreSilent(t *testing.T) {
	p := seat(t, locales.German, rules(false, dv.PadOff), 1, "Tina", "Lee")
	before := shelltest.Heard(p.env)
	p.board.desk.Play(sound.Tile)
	p.unveil()
	if got := shelltest.Heard(p.env); got != strings.TrimSpace(before+" card") {
		t.Errorf("heard %q at the curtain", got)
	}
	p.board.desk.Play(sound.Tile)
	if got := shelltest.Heard(p.env); got != strings.TrimSpace(before+" card") {
		t.Errorf("heard %q behind the curtain", got)
	}
}
