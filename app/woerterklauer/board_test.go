package woerterklauer_test

import (
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	lexdata "spieltisch/assets/lexicon"
	"spieltisch/games"
	wk "spieltisch/games/woerterklauer"
	"spieltisch/locales"
)

// draw fills the pool; a pool without a vowel sets its first tiles aside.
func (p *played) draw() {
	p.Helper()
	p.ctrlEnter()
	for p.view().Phase == wk.PhaseVowel {
		for _, t := range p.view().Pool[:p.view().Aside] {
			p.tapPool(t.ID)
		}
		p.ctrlEnter()
	}
	p.check(p.view().Phase == wk.PhaseLay, "tiles can be laid")
}

// first types a word of two letters that the pool can spell, and returns it.
func (p *played) first(x, y int) string {
	p.Helper()
	for _, word := range lexdata.TwoLettersGerman() {
		a, b := p.count(word[0]), p.count(word[1])
		if a == 0 || b == 0 || word[0] == word[1] && a < 2 {
			continue
		}
		p.at(x, y)
		p.Type(word)
		if p.lawful() {
			return word
		}
		p.back()
	}
	p.Fatalf("no word in %s", p.pool())
	return ""
}

func (p *played) count(letter byte) int {
	n := 0
	for _, t := range p.view().Pool {
		if byte(t.Letter) == letter {
			n++
		}
	}
	return n
}

// giveUp gives up, by the menu and the question.
func (p *played) giveUp() {
	p.Helper()
	p.Key(fyne.KeyF10)
	shelltest.Menu(p, p.Env, p.Say("judge.give_up"))
	p.Tap("judge.give_up")
}

// abandon ends the match early, by the menu and the question.
func (p *played) abandon() {
	p.Helper()
	p.Key(fyne.KeyF10)
	shelltest.Menu(p, p.Env, p.Say("table.abandon"))
	p.Tap("table.abandon")
}

// timeLeft is what the clock shows.
func (p *played) timeLeft() string {
	for _, text := range shelltest.Texts(p.Env) {
		for word := range strings.FieldsSeq(text) {
			if min, sec, ok := strings.Cut(word, ":"); ok && len(min) == 1 && len(sec) == 2 {
				return word
			}
		}
	}
	return ""
}

func TestTurnIsEnded(t *testing.T) {
	p := sit(t, locales.German, options(), 3)
	p.check(!p.laying(), "tiles are drawn first")
	p.draw()
	word := p.first(1, 2)
	before := p.where(1, 2)
	p.ctrlEnter()
	v := p.view()
	p.check(v.Asked == 1 && len(v.Turns) == 1 && v.Turns[0].Words[0].Text == word, "the turn is ended")
	p.check(before == p.where(0, 0), "cells are counted again, but the tiles stay where they are on the screen")
	p.check(p.Says("judge.turn.black", games.Args{"Seat": games.Seat(1)}), "and it is the other side's turn")
	p.Undo()
	p.check(p.view().Asked == 0 && p.lawful() && p.changed(), "taken back, the draft can be mended")
	p.check(before == p.where(1, 2), "where it lay on the screen")
	p.Undo()
	p.check(p.view().Asked == 0 && !p.lawful(), "with its history")
}

// Whatever ended the turn and is taken back: what had been laid lies there again.
func TestTakenBackDraftIsThere(t *testing.T) {
	p := sit(t, locales.German, options(), 3)
	p.draw()
	p.first(1, 1)
	laid := p.laid()
	for _, end := range []func(){p.giveUp, p.abandon, p.ctrlEnter} {
		end()
		p.check(p.view().Asked != 0, "the turn is over")
		p.Undo()
		p.check(p.laying() && p.laid() == laid, "the tiles lie there again")
	}
	p.ctrlEnter()
	p.draw() // Ben's
	p.at(2, 2)
	p.Type(p.pool()[:1])
	laid = p.laid()
	p.giveUp()
	p.Undo()
	p.check(p.view().Asked == 1 && p.laid() == laid, "and not those of another turn")
}

func TestTurnIsEndedOnlyIfLawful(t *testing.T) {
	p := sit(t, locales.German, options(), 3)
	p.draw()
	seq := p.Session.Seq()
	p.ctrlEnter()
	p.check(p.Session.Seq() == seq, "nothing lies there")
	p.first(0, 0)
	p.Key(fyne.KeyBackspace)
	p.ctrlEnter()
	p.check(p.Session.Seq() == seq, "a letter alone is no word")
}

// What was laid is there again after the program has been started again, with its undo.
func TestDraftSurvivesRestart(t *testing.T) {
	p := sit(t, locales.German, options(), 3)
	p.draw()
	p.first(2, 1)
	laid := p.laid()
	p.Page.Leave()
	q := open(t, p.Env, p.Session.ID())
	q.check(q.laid() == laid && q.lawful(), "the tiles lie there again")
	for range 2 {
		q.check(q.changed(), "and can be taken back one by one")
		q.Undo()
	}
	q.check(!q.changed() && q.laying(), "to the start of the turn")
}

// Rebuilding the page, as the language does, keeps draft, window and cursor.
func TestLanguageSwitchKeepsTheDraft(t *testing.T) {
	p := sit(t, locales.German, options(), 3)
	p.draw()
	p.first(2, 1)
	p.ctrl(fyne.KeyLeft, 2)
	laid, low := p.laid(), p.low()
	p.Env.Change(func(pr *shell.Prefs) { pr.Language = locales.English })
	p.check(p.laid() == laid && p.low() == low, "everything is where it was")
	p.check(p.Says("judge.words"), "in the other language")
}

func TestClockEndsTheTurnAsItLies(t *testing.T) {
	o := options()
	o.Clock = wk.DefaultClock
	p := sit(t, locales.German, o, 3)
	p.Pass(time.Hour)
	p.check(p.Session.Seq() == 0, "drawing takes no thought")
	p.draw()
	seq := p.Session.Seq()
	p.Pass(179 * time.Second)
	p.check(p.Session.Seq() == seq, "laying does")
	p.first(0, 0)
	good := p.laidTiles()
	p.Key(fyne.KeyBackspace)
	p.check(!p.lawful(), "a letter is missing again")
	p.Pass(time.Second)
	v := p.view()
	p.check(p.Session.Seq() == seq+1 && v.Asked == 1 && len(v.Turns) == 1, "the last lawful draft counts")
	p.check(len(v.Field) == len(good), "and lies there")
}

// Nothing lawful was laid: whoever has no time left has lost.
func TestClockFindsNothing(t *testing.T) {
	o := options()
	o.Clock = wk.DefaultClock
	p := sit(t, locales.German, o, 3)
	p.draw()
	p.Pass(180 * time.Second)
	p.check(p.view().Phase == wk.PhaseOver && p.view().Winner == 1, "lost")
}

// Whoever is not laying can move nothing.
func TestNothingMovesOutOfTurn(t *testing.T) {
	p := sit(t, locales.German, options(), 3)
	p.draw()
	p.first(0, 0)
	p.ctrlEnter() // Ben must draw first
	laid := p.laid()
	p.tap(0, 0)
	p.dragTile(0, 0, 2, 2)
	p.Type("e")
	p.Key(fyne.KeyDelete, fyne.KeyBackspace, fyne.KeyF3)
	p.shift(func() { p.Key(fyne.KeyRight) })
	p.check(p.laid() == laid && p.held() == "", "nothing has moved")
}

// The clock may end a turn while a tile is in the air.
func TestClockOvertakesADrag(t *testing.T) {
	o := options()
	o.Clock = wk.DefaultClock
	p := sit(t, locales.German, o, 3)
	p.draw()
	p.first(0, 0)
	ids, at := p.freeTiles()
	flying := func() bool { return p.flying() > 0 }
	from, to := at[ids[0]], p.where(3, 3)
	laid, step := "", 0
	shelltest.Drag(t, p.Env, func() {
		switch step++; step {
		case 1:
			p.check(flying(), "a tile is in the air")
			p.Pass(180 * time.Second)
			laid = p.laid()
			p.check(p.view().Asked == 1 && !flying(), "time is up, and it has come down")
		default:
			p.check(!flying(), "and stays there")
		}
	}, from, from.AddXY(20, 0), to)
	p.check(p.laid() == laid && p.held() == "", "and letting go of it does nothing")
}

// Beyond an edge that the crossword touches on the other side too there is nothing: the mark stands there after the last letter, where
// nothing shows it. Backspace takes that letter back, an arrow brings the mark in again, and no key sends it to another place.
func TestMarkBeyondTheEdge(t *testing.T) {
	for key, want := range map[fyne.KeyName]wk.Cell{
		fyne.KeyBackspace: {X: 9}, fyne.KeyLeft: {X: 9}, fyne.KeyDown: {X: 9}, fyne.KeyUp: {X: 9}, fyne.KeyRight: {X: 9}, fyne.KeySpace: {X: 9}, fyne.KeyDelete: {X: 9},
	} {
		p := sit(t, locales.German, options(), 3)
		p.deal([]string{"abcdefghi"}, "JKN", wk.LevelI)
		p.ctrl(fyne.KeyLeft, 1)
		p.at(9, 0)
		p.Type("j")
		laid := p.laidTiles()
		p.check(len(laid) == 10 && p.cursor() == wk.Cell{X: 10}, "a row from edge to edge")
		p.Key(key)
		p.check(p.cursor() == want, string(key)+" leaves the mark out of sight")
		p.check(len(p.laidTiles()) == len(laid)-map[bool]int{true: 1}[key == fyne.KeyBackspace || key == fyne.KeyDelete], string(key)+" and what lies there")
	}
}
