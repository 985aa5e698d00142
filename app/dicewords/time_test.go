package dicewords_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table/tabletest"
	"spieltisch/games"
	dw "spieltisch/games/dicewords"
	"spieltisch/locales"
)

func TestClock(t *testing.T) {
	o := options(dw.CheckTrust)
	o.Clock = 30
	env, clock := shelltest.New(t, locales.German), shelltest.NewClock(t)
	now := shelltest.Now
	env.Now = func() time.Time { return now }
	wait := func(seconds int) {
		for range seconds {
			now = now.Add(time.Second)
			clock.Pass(time.Second)
		}
	}
	p := sitAt(t, env, o, 7, "Tina", "Lee")
	wait(40)
	p.Must(p.view().Phase == dw.PhaseFirst, "the clock waits for the first throw")
	p.Key(fyne.KeySpace)
	p.Must(shelltest.Has(p.Env, "0:30"), "it runs from then on")
	wait(29)
	p.Must(shelltest.Has(p.Env, "0:01") && !p.view().Late, "it counts down")
	wait(2)
	p.Must(p.view().Late && p.Says("dicewords.time_up"), "the time is over")
	p.Key(fyne.KeySpace)
	p.Must(p.view().Thrown == 1, "Space doesn't throw any more")
	p.tap(0)
	wait(1)
	p.Must(slices.Equal(p.onRack(), []int{0}) && p.word() != "", "no more throws, but a word")
}

// What the dice have brought is told when they lie, and any edit makes them lie.
func TestTableWaitsForTheDice(t *testing.T) {
	const seed = 10
	thrown := func(p *played) string {
		p.Key(fyne.KeySpace)
		return string(p.view().Faces())
	}
	foreseen := sit(t, locales.German, options(dw.CheckTrust), seed, "Tina", "Lee")
	first, second := thrown(foreseen), thrown(foreseen)
	comes := strings.IndexFunc(second, func(r rune) bool { return r != dw.Joker && !strings.ContainsRune(first, r) })
	if comes < 0 {
		t.Fatal("the second throw brings no other letter")
	}
	letter := string([]rune(second[comes:])[:1])

	p := sit(t, locales.German, options(dw.CheckTrust), seed, "Tina", "Lee")
	clock := shelltest.NewClock(t)
	lacks := func(letters string) bool {
		return p.Says("dicewords.word.missing", games.Args{"Missing": letters})
	}
	p.Key(fyne.KeySpace)
	clock.Pass(time.Second)
	p.Type(letter)
	p.Must(lacks(letter), "it doesn't lie there yet")
	p.Key(fyne.KeySpace)
	clock.Pass(100 * time.Millisecond)
	p.Must(p.view().Thrown == 2 && lacks(letter), "nothing is told while dice roll")
	p.Type("q")
	p.Must(lacks("Q"), "a key makes them lie")
}

// The second click of a double click on the button that throws doesn't throw again.
func TestDoubleClickThrowsOnce(t *testing.T) {
	env := shelltest.New(t, locales.English)
	clock := shelltest.NewClock(t)
	p := open(t, env, tabletest.Start(t, env, dw.Kind{}, dw.Setup{Options: options(dw.CheckTrust), Set: box(t, env, locales.English), Seed: 5}, "Tina", "Lee"))
	shelltest.Resize(env, 1280, 800)
	at := shelltest.Middle(shelltest.Marked(t, env, "throw"))
	shelltest.TapAt(t, env, at)
	shelltest.TapAt(t, env, at)
	p.Must(p.view().Thrown == 1, "thrown once")
	clock.Pass(2 * time.Second)
	shelltest.TapAt(t, env, shelltest.Middle(shelltest.Marked(t, env, "throw")))
	p.Must(p.view().Thrown == 2, "two seconds later once more")
}
