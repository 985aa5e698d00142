package davinci_test

import (
	"testing"
	"time"

	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
	"spieltisch/locales"
)

// In a computer's turn nothing lies over anything else, at the least window and at every text size.
func TestPictureWatchingFits(t *testing.T) {
	for _, lang := range locales.Langs {
		for _, size := range []int{100, 125, 150} {
			env := shelltest.New(t, lang)
			clock := shelltest.NewClock(t)
			if err := table.PaceKey.Set(env.Store, table.PaceLeisurely); err != nil {
				t.Fatal(err)
			}
			o := dv.DefaultOptions(4)
			o.Deal, o.Dashes = true, true
			p := seatAt(t, env, o, 3, "Nova", "Atlas", "Sphinx", "Tina")
			env.Change(func(p *shell.Prefs) { p.TextSize = size })
			shelltest.Resize(env, ui.MinWidth, ui.MinHeight)
			p.Submit(games.Table, dv.Deal{})
			said := 0
			for range 240 {
				v := p.Session.View(3).(dv.View)
				if v.Asked == 3 {
					break
				}
				for _, s := range append(shelltest.Outside(env), shelltest.Overlapping(p.said())...) {
					t.Fatalf("%s %d: %s", lang, size, s)
				}
				if p.Says("table.computer.on") {
					said++
				}
				clock.Pass(250 * time.Millisecond)
			}
			if said < 3 {
				t.Errorf("%s %d: only %d times somebody was watched", lang, size, said)
			}
		}
	}
}
