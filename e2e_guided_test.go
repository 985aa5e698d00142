//go:build e2e && linux

package main

import (
	"testing"

	"spieltisch/app/shell"
	dw "spieltisch/games/dicewords"
	"spieltisch/locales"
	"spieltisch/store"
)

// TestE2EGuided begins the guided match of Dicewords where it is offered, throws and keeps dice, is killed, and goes on at the step
// that was shown, to the end.
func TestE2EGuided(t *testing.T) {
	here, s := newPlace(t), newScreen(t, wide, high)
	dress(here, shell.Prefs{Language: locales.German, Mode: "light", TextSize: 100})
	st, err := store.Open(here.data, store.Options{})
	here.must(err)
	_, err = st.AddPlayer("Tina", 0)
	here.must(err)
	here.must(st.Close())

	step := func(p *program, n string) {
		t.Helper()
		p.page("guided", "game="+dw.Name, "step="+n, "of=16")
	}
	p := here.start(s, 1)
	p.page("home", "lang=de")
	p.click("new.dicewords")
	p.page("setup", "game="+dw.Name)
	p.click("known.0")
	p.page("setup", "seats=1")
	p.click("guided")
	step(p, "1")
	p.key("Next") // PageDown: the card moves when what is lit has come to rest, so that a click could miss it
	step(p, "2")
	p.click("throw")
	step(p, "3")
	p.key("Next")
	step(p, "4")
	p.write("4901")
	step(p, "5")
	p.shot("guided-dicewords")
	p.kill()

	p = here.start(s, 1)
	p.page("home", "lang=de")
	p.click("guide.dicewords")
	step(p, "5")
	for _, n := range []string{"6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16"} {
		p.key("Next")
		step(p, n)
	}
	p.click("guided-end")
	p.page("home", "lang=de")
	p.quit()
}
