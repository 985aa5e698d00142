package dicewords_test

import (
	"fmt"
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/shell/shelltest"
	"spieltisch/games"
	dw "spieltisch/games/dicewords"
	"spieltisch/locales"
)

// The log begins at the beginning, by rounds, and tells of one player alone where that is wanted; its key and a click next to it close it.
func TestLogByRoundsAndPlayers(t *testing.T) {
	p := sit(t, locales.German, options(dw.CheckTrust), 1, "Tina", "Lee")
	for i := range 4 {
		seat := games.Seat(i % 2)
		p.Submit(seat, dw.Throw{Dice: []int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}})
		p.Submit(seat, dw.Pass{})
	}
	p.Key(fyne.KeyF9)
	shelltest.Shot(t, p.Env, "log")
	texts := shelltest.Texts(p.Env)
	first, second := slices.Index(texts, "Runde 1"), slices.Index(texts, "Runde 2")
	passes := func(seat games.Seat) bool { return p.Says(dw.EventPass, games.Args{"Seat": seat}) }
	p.Must(0 <= first && first < second && passes(0) && passes(1), "two rounds of both")
	dice := 0
	for _, die := range shelltest.Find[*draw.Die](p.Env) {
		if shelltest.Seen(p.Env, die) && die.Size().Width == 24 {
			dice++
		}
	}
	p.Must(dice >= 20, fmt.Sprint("throws are dice: ", dice))
	shelltest.Tap(t, p.Env, "Lee")
	p.Must(passes(1) && !passes(0), "Lee alone")
	p.Key(fyne.KeyF9)
	p.Must(!p.Says("table.log"), "closed by its key")
	p.Key(fyne.KeyF9)
	shelltest.TapAt(t, p.Env, fyne.NewPos(300, 300))
	p.Must(!p.Says("table.log"), "closed by a click next to it")
}
