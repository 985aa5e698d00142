package woerterklauer_test

import (
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/games"
	"spieltisch/locales"
)

// The result says how many letters of each lay on the field when somebody gave up.
func TestResultCountsLetters(t *testing.T) {
	for _, lang := range locales.Langs {
		p := sit(t, lang, options(), 3)
		p.ctrlEnter()
		p.first(0, 0)
		p.ctrlEnter()
		p.ctrlEnter()
		p.giveUp()
		p.check(p.Says("judge.result.gave_up", games.Args{"Of": games.Seat(1), "Points": 2, "Other": 0}), "how it stood")
		p.Tap("table.end.result")
		p.Tap("table.end.board")
		p.Key(fyne.KeyReturn)
		p.check(p.Says("table.end.board"), "Enter leads to the result again")
	}
}
