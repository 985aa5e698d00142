package dicewords_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/assets/lexicon"
	"spieltisch/games"
	dw "spieltisch/games/dicewords"
	"spieltisch/locales"
)

// With two players F6 asks once before it challenges; the verdict and what it costs stand before everybody until they go on;
// and where the list doesn't know the word, Enter says that it doesn't count.
func TestADoubtIsAskedAndItsVerdictWaits(t *testing.T) {
	for _, lang := range []locales.Lang{locales.German, locales.English} {
		o := options(dw.CheckChallenge)
		o.DoubtCost = dw.DoubtCost
		p := sit(t, lang, o, 5, "Tina", "Lee")
		cost := 0
		for _, seat := range []games.Seat{1, 0} {
			word, had := p.turn(5), p.view().Points[seat]
			p.Key(fyne.KeyF6)
			p.Must(p.view().Phase == dw.PhasePending && p.Says("dicewords.doubt.title", games.Args{"Word": word}), "it asks once")
			p.Key(fyne.KeySpace, fyne.KeyEscape)
			p.Must(p.view().Phase == dw.PhasePending && p.view().Thrown == 0, "Esc challenges nothing")
			p.Key(fyne.KeyF6, fyne.KeyReturn)
			p.Must(p.view().Phase == dw.PhaseRuling, "it challenges")
			p.Key(fyne.KeySpace)
			p.Must(p.view().Phase == dw.PhaseRuling, "Space answers nothing")
			p.Must(p.Says("dicewords.ruling.title", games.Args{"Word": word, "Seat": 1 - seat}), "the question names who said the word")
			shelltest.Shot(t, p.Env, "ruling-"+string(lang))
			yes, no := shelltest.Marked(t, p.Env, "accept"), shelltest.Marked(t, p.Env, "challenge")
			p.Must(yes.Size() == no.Size() && shelltest.Middle(yes).Y == shelltest.Middle(no).Y, "the answers stand side by side")
			p.Key(fyne.KeyDown, fyne.KeyUp, fyne.KeyRight, fyne.KeyLeft, fyne.KeyReturn) // from one answer to the other
			cost = min(dw.DoubtCost, had)
			args := games.Args{"Word": word, "Seat": seat, "Author": 1 - seat, "Points": p.view().Last.Points, "Cost": cost}
			p.Must(p.Says("dicewords.verdict.stands.body", args) && p.Says("dicewords.heading.stands", games.Args{"Seat": 1 - seat, "Points": p.view().Last.Points}), "the verdict stands there")
			p.Must(p.view().Points[seat] == had-cost, "a wrong doubt costs what was agreed, and nobody falls below 0")
			p.Type("a")
			p.Must(p.view().Thrown == 0 && p.Says("dicewords.verdict.stands.body", args), "it waits")
			p.Key(fyne.KeySpace)
			p.Must(p.view().Thrown == 0 && !p.Says("dicewords.verdict.stands.body", args), "and goes, by which nothing is thrown")
		}
		p.Must(cost == dw.DoubtCost, "the second doubt costs all of it")
		word := p.turn(4)
		p.Key(fyne.KeyF6, fyne.KeyReturn, fyne.KeyReturn)
		p.Must(p.Says("dicewords.heading.refuted", games.Args{"Seat": games.Seat(0)}), word+" doesn't count: that is what Enter says")
	}
}

// A computer waits until the verdict was read.
func TestComputersWaitForTheVerdict(t *testing.T) {
	env := shelltest.New(t, locales.German)
	env.Lexicons = shell.NewLexicons(map[locales.Lang]func() []byte{locales.German: lexicon.German})
	clock := shelltest.NewClock(t)
	if err := table.PaceKey.Set(env.Store, table.PaceBrisk); err != nil {
		t.Fatal(err)
	}
	p := sitAt(t, env, dw.Options{Target: 400, Check: dw.CheckChallenge}, 5, "Tina", "Pip")
	word := p.turn(9)
	for range 40 {
		if clock.Pass(250 * time.Millisecond); p.view().Phase == dw.PhaseRuling {
			break
		}
	}
	p.Must(p.view().Phase == dw.PhaseRuling, "Pip challenges "+word)
	p.Key(fyne.KeyF8)
	told := func() bool {
		return slices.ContainsFunc(shelltest.Texts(env), func(s string) bool { return strings.HasPrefix(s, "Pip hat umsonst gezweifelt") })
	}
	for range 40 {
		clock.Pass(250 * time.Millisecond)
	}
	p.Must(told() && p.view().Thrown == 0, "Pip waits")
	p.Key(fyne.KeyReturn)
	for range 40 {
		if clock.Pass(250 * time.Millisecond); p.view().Thrown > 0 {
			return
		}
	}
	p.Must(false, "and plays on")
}

// The menu of those who may doubt a word leaves the word and what it counts in sight.
func TestMenuOfDoubtersCoversNoMedal(t *testing.T) {
	for _, size := range []fyne.Size{fyne.NewSize(1000, 620), fyne.NewSize(1280, 800)} {
		p := sit(t, locales.German, options(dw.CheckChallenge), 5, "Tina", "Lee", "Ben", "Friedrich-Wilhelm")
		shelltest.Resize(p.Env, size.Width, size.Height)
		p.turn(5)
		p.Key(fyne.KeyF6)
		shelltest.Shot(t, p.Env, fmt.Sprintf("doubters_%.0f", size.Width))
		top := p.Env.Window.Canvas().Overlays().Top()
		p.Must(top != nil, "the menu")
		menu, medal := shelltest.Inside[*ui.Scroll](top)[0], shelltest.Marked(t, p.Env, "value")
		if out := shelltest.Overlapping([]fyne.CanvasObject{menu, medal, shelltest.Marked(t, p.Env, "challenge")}); len(out) > 0 {
			t.Errorf("%v: %q", size, out)
		}
	}
}
