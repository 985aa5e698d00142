package dicewords_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/dicewords"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table/session"
	"spieltisch/app/ui"
	"spieltisch/assets/lexicon"
	"spieltisch/games"
	dw "spieltisch/games/dicewords"
	"spieltisch/locales"
	"spieltisch/store"
)

// helped is a match of Tina and Lee who have agreed to tips; there is only memory for estimates.
func helped(t *testing.T, low bool, clock int, prepare func(*shell.Env)) *played {
	t.Helper()
	env := shelltest.New(t, locales.German)
	env.Lexicons = shell.NewLexicons(map[locales.Lang]func() []byte{locales.German: lexicon.German})
	env.FreeMemory = func() (uint64, bool) { return 0, true }
	prepare(env)
	if low {
		env.Window.Resize(fyne.NewSize(1000, 620))
	}
	set, err := dicewords.Set(env, dw.German)
	if err != nil {
		t.Fatal(err)
	}
	setup, err := dw.Setup{Options: dw.Options{Seats: 2, Target: 400, Check: dw.CheckDictionary, Clock: clock}, Set: set, Seed: 5}.Encode()
	if err != nil {
		t.Fatal(err)
	}
	var ids []store.PlayerID
	for _, p := range shelltest.Players(t, env, "Tina", "Lee") {
		ids = append(ids, p.ID)
	}
	s, err := session.Begin(env.Store, dw.Kind{}, store.NewMatch{Setup: setup, Players: ids, Tips: true})
	if err != nil {
		t.Fatal(err)
	}
	return open(t, env, s.ID())
}

// tip is the sentence that is told, "" for none; it begins like one of a grade.
func (p *played) tip(beginnings ...string) string {
	for _, text := range shelltest.Texts(p.Env) {
		for _, b := range beginnings {
			if strings.HasPrefix(text, b) {
				return text
			}
		}
	}
	return ""
}

// Three throws with a tip each, and its three grades before the word: the last one names it, and laying it is called good.
func TestTipsLeadToAWord(t *testing.T) {
	for _, low := range []bool{false, true} {
		p := helped(t, low, 0, func(*shell.Env) {})
		p.Must(p.tip("Tipp, Stufe") == "", "nothing is told unasked")
		p.Key(fyne.KeyF7)
		p.Must(p.Says("table.tip.none") && p.Session.TipsOf(0) == 0, "before the first throw nothing is to be decided")
		for range dw.Throws {
			p.Key(fyne.KeySpace)
		}
		p.Must(!p.Says("table.tip.none"), "the tip goes with the position")
		for range 3 {
			p.Key(fyne.KeyF7)
		}
		lay := p.tip("Leg ")
		p.Must(lay != "" && p.Session.TipsOf(0) == 1, "the third grade names the word: "+lay)
		word, _, _ := strings.Cut(strings.TrimPrefix(lay, "Leg "), ":")
		p.Must(p.Says("table.tip.enough"), "it can be put away")
		p.Key(fyne.KeyEscape)
		p.Must(p.tip("Leg ") == "", "and is away")
		p.Type(strings.ToLower(word))
		p.Key(fyne.KeyF7)
		p.Must(p.tip("So ist es gut") != "" && p.Session.TipsOf(0) == 1, word+" is good, and nothing more is counted")
		p.Must(games.Seat(0) == p.view().Asked && p.view().Turns == nil, "nothing was done by asking")
	}
}

// The clock of a turn stands while a tip is open, and goes on behind it.
func TestClockStandsForATip(t *testing.T) {
	var clock *shelltest.Clock
	now := shelltest.Now
	p := helped(t, false, 30, func(env *shell.Env) {
		clock, env.Now = shelltest.NewClock(t), func() time.Time { return now }
	})
	wait := func(seconds int) {
		for range seconds {
			now = now.Add(time.Second)
			clock.Pass(time.Second)
		}
	}
	p.Key(fyne.KeySpace)
	wait(5)
	p.Key(fyne.KeyF7)
	wait(60)
	p.Must(!p.view().Late, "nobody is hurried by reading")
	p.Key(fyne.KeyEscape)
	wait(26)
	p.Must(p.view().Late, "then the time is over")
}

// All that is told stands there whole, also in the least window.
func TestTipsAreWhole(t *testing.T) {
	for _, least := range []bool{false, true} {
		p := helped(t, false, 0, func(*shell.Env) {})
		if least {
			shelltest.Resize(p.Env, ui.MinWidth, ui.MinHeight)
		}
		for throw := range dw.Throws {
			p.Key(fyne.KeySpace)
			for grade := range 3 {
				p.Key(fyne.KeyF7)
				for _, word := range shelltest.Words(p.Env.Window.Canvas().Content()) {
					p.Must(!strings.HasSuffix(word.Text, "…"), "whole: "+word.Text)
				}
				shelltest.Shot(t, p.Env, fmt.Sprintf("tip-%v-%d-%d", least, throw, grade))
			}
		}
	}
}
