package woerterklauer_test

import (
	"strings"
	"testing"

	"spieltisch/app/draw"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	"spieltisch/app/woerterklauer"
	"spieltisch/games"
	wk "spieltisch/games/woerterklauer"
	"spieltisch/locales"
)

// What the swap joker is, is told before one taps it, and its button speaks of as many tiles as are chosen.
func TestJokerSaysWhatItIs(t *testing.T) {
	for _, lang := range locales.Langs {
		p := sit(t, lang, options(), 1)
		p.draw()
		joker := shelltest.Marked(t, p.Env, "joker").(*ui.Button)
		for _, width := range []float32{1000, 1280} {
			shelltest.Resize(p.Env, width, 800)
			p.check(strings.HasSuffix(joker.Tip(), p.Say("judge.joker.tip", games.Args{"Max": wk.MaxSwap})), joker.Tip())
		}
		p.Tap("judge.joker")
		main := shelltest.Marked(t, p.Env, "main").(*ui.Button)
		p.check(!shelltest.Seen(p.Env, main) && p.Says("judge.joker.short", games.Args{"Max": wk.MaxSwap, "Chosen": 0}), "how many, in its place")
		p.tapPool(p.view().Pool[0].ID)
		p.check(main.Text() == p.Say("judge.joker.act", games.Args{"N": 1}), main.Text())
	}
}

// The letters of both sides, before and after a turn, tell what it has brought.
func TestTurnIsToldByTheLetters(t *testing.T) {
	for _, lang := range locales.Langs {
		p := sit(t, lang, options(), 1)
		p.draw()
		p.first(0, 0)
		p.ctrlEnter()
		p.draw()
		p.steal()
		p.ctrlEnter()
		p.check(p.Says("judge.led.black", games.Args{"Own": 2, "Other": 0}) && p.Says("judge.led.red", games.Args{"Own": 2, "Other": 0}), "the letters")
	}
}

// The first turns say what one loses by.
func TestGoalIsSaid(t *testing.T) {
	for _, lang := range locales.Langs {
		p := sit(t, lang, options(), 1)
		p.check(shelltest.Has(p.Env, p.Say("judge.first.text", games.Args{"Count": wk.PoolSize, "Size": p.view().Options.Size})), "the first page")
		v := woerterklauer.Dealt(p, p.view(), []string{"socke"}, "LETNISTRUARE")
		v.Step, v.TurnNumber, v.Turns = p.view().Step+1, 2, make([]wk.ScoredTurn, 1)
		p.show(v)
		p.check(p.Says("judge.begin.goal"), "the first turns")
	}
}

// From the third turn on a sentence and the words that can be stolen stand in the place of the rules; the slip of a narrow table is as
// high as they are, and nothing can be taken back yet.
func TestWhatCanBeStolenIsShown(t *testing.T) {
	for _, lang := range locales.Langs {
		p := sit(t, lang, options(), 1)
		v := woerterklauer.Dealt(p, p.view(), []string{"..l", "socke", "..k"}, "LETNISTRUARE")
		v.Step, v.TurnNumber, v.Turns = p.view().Step+1, 4, make([]wk.ScoredTurn, 3)
		p.show(v)
		p.check(p.Says("judge.begin.loot") && shelltest.Has(p.Env, "SOCKE") && !p.Says("judge.begin.goal") && !p.Says("judge.undo"), "what can be stolen")
		shelltest.Resize(p.Env, 1000, 620)
		high := p.slip()
		p.at(1, 0)
		p.Type("l")
		p.check(high > 150 && p.slip() < high-40, "one word needs less")
	}
}

// slip is how high the slip with the words is, next to a board of 400 units.
func (p *played) slip() (high float32) {
	for _, s := range shelltest.Find[*ui.Surface](p.Env) {
		if size := s.Size(); shelltest.Seen(p.Env, s) && size.Width > 400 && size.Width < 500 {
			high = max(high, size.Height)
		}
	}
	return high
}

// Letters that are typed show whose they are as soon as they count, and to whom they went after the turn's end.
func TestTypedLettersShowWhoseTheyAre(t *testing.T) {
	p := sit(t, locales.German, options(), 1)
	p.draw()
	p.first(0, 0)
	for turn := range 2 {
		for _, tile := range p.look().Tiles {
			p.check(tile.Look.Face == draw.FaceRed && tile.Look.Ring == (turn == 0), tile.Look.Text)
		}
		if turn == 0 {
			p.ctrlEnter()
			p.draw()
		}
	}
}
