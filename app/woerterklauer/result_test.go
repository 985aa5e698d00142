package woerterklauer_test

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
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

		p.Env.Router.Open(shell.Route{Page: shell.Replay, Match: p.Session.ID()})
		shelltest.Resize(p.Env, 1000, 620)
		p.Key(fyne.KeyEnd)
		crowns := slices.DeleteFunc(shelltest.Find[*draw.Crown](p.Env), func(c *draw.Crown) bool { return !shelltest.Seen(p.Env, c) })
		p.check(len(crowns) == 1 && p.Says("judge.best") && shelltest.Has(p.Env, p.Session.Names()[0]+": "+p.Env.T("table.end.letters", games.Args{"N": 2})), "the replay ends with the crown and the best word")
	}
}
