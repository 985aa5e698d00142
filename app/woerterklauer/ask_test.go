package woerterklauer_test

import (
	"fmt"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	"spieltisch/games"
	wk "spieltisch/games/woerterklauer"
	"spieltisch/locales"
)

// unknown lays as first word one that no list knows, and ends the turn.
func (p *played) unknown() string {
	p.Helper()
	pool := p.view().Pool
	word := ""
	for i := range 5 {
		word += pool[i].Letter.String()
	}
	p.at(0, 0)
	p.Type(word)
	who := games.ID("") // is spoken to: both, or one person alone
	if players := p.Session.Stored().Players; players[0].Computer() || players[1].Computer() {
		who = ".you"
	}
	p.check(p.Says("judge.can_ask"+who, games.Args{"Words": []string{word}}), word+" is a question")
	p.check(p.Says("judge.brief.ask", games.Args{"Word": word}) && p.Says("judge.kind.open"), "the line only says so")
	shelltest.Tap(p, p.Env, word)
	p.check(p.Says(wk.NoteAsk+who, games.Args{"Word": word}), "opened too")
	p.ctrlEnter()
	p.check(p.Says("judge.ask.word", games.Args{"Word": word}), "the table is asked")
	return word
}

func sitToAsk(t *testing.T, lang locales.Lang) *played {
	o := options()
	o.Clock = wk.DefaultClock
	p := sit(t, lang, o, 3)
	p.ctrlEnter()
	return p
}

func (p *played) house(word string) (accept, known bool) {
	p.Helper()
	w, known, err := p.Env.Store.HouseWord(string(locales.German), word)
	p.check(err == nil, "the store answers")
	return w.Accept, known
}

func TestTableAcceptsAWord(t *testing.T) {
	for _, lang := range locales.Langs {
		p := sitToAsk(t, lang)
		word := p.unknown()
		p.Pass(time.Hour)
		p.check(len(p.view().Turns) == 0 && p.view().Phase == wk.PhaseLay, "the clock stands while the table rules")
		clock := shelltest.NewClock(t)
		p.Tap("judge.ask.yes")
		p.check(p.view().Asked == 1 && p.view().Turns[0].Words[0].Text == word, "the turn is ended")
		clock.Pass(300 * time.Millisecond)
		stamps := shelltest.Find[*ui.Stamp](p.Env)
		p.check(len(stamps) == 1 && stamps[0].Struck(), "with a stamp")
		says, _ := stamps[0].Said()
		p.check(says == p.Say("judge.accepted", games.Args{"Word": word}), "that says so: "+says)
		shelltest.Shot(t, p.Env, "accepted-"+string(lang))
		accept, known := p.house(word)
		p.check(accept && known, "and the word is kept")
		p.Undo()
		_, known = p.house(word)
		p.check(!known && p.view().Asked == 0, "both can be taken back")
	}
}

func TestTableRefusesAWord(t *testing.T) {
	p := sitToAsk(t, locales.German)
	word := p.unknown()
	p.Tap("judge.ask.no")
	p.check(p.view().Asked == 0 && p.Says("judge.kind.invalid"), "the turn goes on, the word is refused")
	accept, known := p.house(word)
	p.check(!accept && known, "which is kept")
	left := p.timeLeft()
	p.Pass(time.Second)
	p.check(p.timeLeft() != left, "the clock runs again")
	p.Tap("judge.fix")
	p.check(!p.changed(), "and it can be taken back")
}

// A match that isn't kept teaches the family's list nothing.
func TestRehearsalTeachesNothing(t *testing.T) {
	p := rehearse(t, options(), 3)
	p.ctrlEnter()
	word := p.unknown()
	p.Tap("judge.ask.no")
	p.check(p.Says("judge.kind.invalid"), "the word is refused")
	_, known := p.house(word)
	p.check(!known, "which isn't kept")
}

func TestTableDisagrees(t *testing.T) {
	p := sitToAsk(t, locales.English)
	word := p.unknown()
	p.Tap("judge.ask.apart")
	_, known := p.house(word)
	p.check(p.view().Asked == 0 && !known && p.Says("judge.ask.open", games.Args{"Words": []string{word}, "N": 1}), "nothing is ended, nothing is kept, and why stands in the bar")
}

// What a word means is asked only when it counts.
func TestMeaningIsAskedOfWordsThatCount(t *testing.T) {
	for _, lang := range locales.Langs {
		p := sit(t, lang, options(), 1)
		p.deal([]string{"HUT"}, "XYNAB", wk.LevelI)
		p.at(3, 0)
		p.Type("xy")
		p.ctrlEnter()
		same := p.Say("judge.ask.same", games.Args{"Word": "HUTXY", "Other": "HUT"})
		p.check(!shelltest.Has(p.Env, same), "first whether it counts")
		p.Tap("judge.ask.yes")
		p.check(shelltest.Has(p.Env, same), "then what it means")
		p.Key(fyne.KeyEscape)
		p.ctrlEnter()
		p.Tap("judge.ask.no")
		p.check(!shelltest.Has(p.Env, same) && p.Says("judge.kind.invalid"), "or not")
	}
}

// A double click that answers whether a word counts doesn't also answer what it means, which is asked at the same place.
func TestADoubleClickAnswersOnce(t *testing.T) {
	for _, lang := range locales.Langs {
		for _, wide := range []float32{1280, 1000} {
			p := sit(t, lang, options(), 1)
			shelltest.Resize(p.Env, wide, wide*5/8)
			clock := shelltest.NewClock(t)
			p.deal([]string{"HUT"}, "XYNAB", wk.LevelI)
			p.at(3, 0)
			p.Type("xy")
			p.ctrlEnter()
			var at fyne.Position
			for _, b := range shelltest.Find[*ui.Button](p.Env) {
				if b.Text() == p.Say("judge.ask.yes") {
					at = shelltest.Middle(b)
				}
			}
			same := p.Say("judge.ask.same", games.Args{"Word": "HUTXY", "Other": "HUT"})
			shelltest.TapAt(t, p.Env, at)
			shelltest.TapAt(t, p.Env, at)
			p.check(shelltest.Has(p.Env, same), "the second question waits for its own click")
			help := p.Say("judge.ask.same.help", games.Args{"All": 5, "Black": false})
			for _, para := range shelltest.Find[*ui.Para](p.Env) {
				if para.String() == help {
					p.check(para.MinSize().Height <= 2*ui.Label.Height()+4, fmt.Sprint("two lines at most: ", para.MinSize()))
				}
			}
			p.check(shelltest.Has(p.Env, help), "what hangs on it")
			shelltest.Shot(t, p.Env, fmt.Sprint("same-", lang, wide))
			clock.Pass(time.Second)
			shelltest.TapAt(t, p.Env, at)
			p.check(!shelltest.Has(p.Env, same), "which it takes then")
		}
	}
}
