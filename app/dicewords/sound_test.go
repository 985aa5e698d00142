package dicewords_test

import (
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/dicewords"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table/tabletest"
	dw "spieltisch/games/dicewords"
	"spieltisch/locales"
)

func TestSounds(t *testing.T) {
	want := `abandon: -
accept: steal
challenge: - steal yes
declare: card steal yes
pass: no
rule: no yes
throw: dice
time_up: -`
	if got := tabletest.Sounds(t, dicewords.Game()); got != want {
		t.Errorf("heard:\n%s", got)
	}
}

func TestKeptDiceAreHeard(t *testing.T) {
	p := sit(t, locales.German, dw.DefaultOptions(2), 1, "Tina", "Lee")
	p.Key(fyne.KeySpace)
	p.Type("1")
	if got := shelltest.Heard(p.Env); got != "dice tile" {
		t.Errorf("heard %q", got)
	}
}
