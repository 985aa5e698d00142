package woerterklauer_test

import (
	"strings"
	"testing"

	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/app/woerterklauer"
	"spieltisch/games"
	"spieltisch/games/mind"
	wk "spieltisch/games/woerterklauer"
	think "spieltisch/games/woerterklauer/mind"
	"spieltisch/locales"
)

// Where somebody has given up, the review says so before what could have been laid, and shows both fields.
func TestReviewSaysWhoGaveUp(t *testing.T) {
	for lang, want := range map[locales.Lang]string{locales.German: "Aufgegeben", locales.English: "Gave up"} {
		step, seat := turnWith(t, "green", 2)
		setup, log, err := woerterklauer.Golden("green")
		shelltest.Fine(t, err)
		data, err := setup.Encode()
		shelltest.Fine(t, err)
		cut, err := games.NewLog(wk.Kind{}, data)
		for n := 1; n < step && err == nil; n++ {
			by, a := log.Step(n)
			cut, err = cut.Do(by, a)
		}
		shelltest.Fine(t, err)
		cut, err = cut.Do(seat, wk.GiveUp{})
		shelltest.Fine(t, err)
		_, better := log.Step(step)
		f := mind.Finding{Step: step, Seat: seat, Turn: 3, What: think.ReviewGiveUp, Size: mind.LargeMistake, Best: 5, Booked: mind.Booked{Lost: 5}}
		shelltest.Fine(t, f.Better(better))
		env := shelltest.New(t, lang)
		look := woerterklauer.Game().Reviews.Look(table.Seen{Env: env, Log: cut, Names: []string{"Tina", "Lee"}})
		if why := look.Why(f); !strings.HasPrefix(why, want) {
			t.Errorf("%s: %q", lang, why)
		}
		env.Window.SetContent(ui.VGap(0, look.Detail(f)))
		if !shelltest.Has(env, []string{"Tina", "Lee"}[seat]) || !shelltest.Has(env, env.T("review.better")) {
			t.Errorf("%s: %q", lang, shelltest.Texts(env))
		}
	}
}
