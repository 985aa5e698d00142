//go:build e2e && linux

package e2e

import (
	"strconv"
	"testing"

	"spieltisch/app/shell"
	dw "spieltisch/games/dicewords"
	wk "spieltisch/games/woerterklauer"
	"spieltisch/locales"
	"spieltisch/store"
)

// TestE2EGuided begins the guided match of Dicewords where it is offered, throws and keeps dice, is killed, and goes on at the step
// that was shown, to the end.
func TestE2EGuided(t *testing.T) {
	here, s := newPlace(t), newScreen(t, wide, high)
	dress(here, shell.Prefs{Language: locales.German, Mode: "light", Size: 100})
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
	p.write("3157")
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

// TestE2EGuidedSecondPart leads through Wörterklauer's levels II to IV by mouse and keys, is killed before a word is rearranged, and
// goes on there to the end.
func TestE2EGuidedSecondPart(t *testing.T) {
	here, s := newPlace(t), newScreen(t, wide, high)
	dress(here, shell.Prefs{Language: locales.German, Mode: "light", Size: 100})
	st, err := store.Open(here.data, store.Options{})
	here.must(err)
	_, err = st.AddPlayer("Tina", 0)
	here.must(err)
	here.must(st.Close())

	w := &thieves{beside: &beside{}}
	step := func(n int) {
		t.Helper()
		w.page("guided", "game="+wk.Name, "step="+strconv.Itoa(n), "of=20")
	}
	open := func(n int) {
		t.Helper()
		w.program = here.start(s, 1)
		w.page("home", "lang=de")
		w.screen.changes(func() { w.click("tool.rules") })
		w.key("Down", "Return")
		w.page("rules", "game="+wk.Name)
		w.click("guided2")
		step(n)
	}
	do := func(n int, what func()) {
		t.Helper()
		what()
		step(n + 1)
	}
	read := func(n int) { t.Helper(); do(n, func() { w.key("Next") }) }
	draw := func(n int) { t.Helper(); do(n, func() { w.click("main") }) }
	end := func(n int) { t.Helper(); do(n, func() { w.key("ctrl+Return") }) }

	open(1)
	read(1)
	draw(2)
	do(3, func() { w.key("shift+Right") })
	do(4, func() { w.write("a") })
	end(5)
	read(6)
	read(7)
	draw(8)
	w.kill()

	open(9)
	w.shot("guided-woerterklauer-2")
	do(9, func() { w.move(wk.Cell{X: 1, Y: -1}, wk.Cell{X: 1, Y: 3}) })
	read(10)
	end(11)
	read(12)
	draw(13)
	do(14, func() { w.move(wk.Cell{X: -2, Y: 3}, wk.Cell{X: -2, Y: 4}) })
	do(15, func() { w.key("shift+Right") })
	do(16, func() { w.write("a") })
	read(17)
	end(18)
	read(19)
	w.click("guided-end")
	w.page("rules", "game="+wk.Name)
	w.quit()
}
