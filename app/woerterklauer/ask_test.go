package woerterklauer

import (
	"testing"

	"spieltisch/app/shell/shelltest"
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
	p.typed(word)
	p.check(p.board.state.verdict.Askable, word+" is a question")
	l := p.board.tell.verdicts(p.board.state)[0]
	p.check(l.says == p.env.T(wk.NoteAsk, games.Args{"Word": word}) && l.kind.text == p.env.T("judge.kind.open"), "the line only says so")
	p.ctrlEnter()
	p.check(shelltest.Has(p.env, p.env.T("judge.ask.word", games.Args{"Word": word})), "the table is asked")
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
	w, known, err := p.env.Store.HouseWord(string(locales.German), word)
	p.check(err == nil, "the store answers")
	return w.Accept, known
}

func TestTableAcceptsAWord(t *testing.T) {
	for _, lang := range locales.Langs {
		p := sitToAsk(t, lang)
		word := p.unknown()
		runs, _ := p.board.Clock()
		p.check(!runs, "the clock stands while the table rules")
		shelltest.Tap(t, p.env, p.env.T("judge.end"))
		p.check(shelltest.Has(p.env, p.env.T("judge.ask.left")) && p.view().Asked == 0, "every question must be answered")
		shelltest.Tap(t, p.env, p.env.T("judge.ask.yes"))
		shelltest.Tap(t, p.env, p.env.T("judge.end"))
		p.check(p.view().Asked == 1 && p.view().Turns[0].Words[0].Text == word, "the turn is ended")
		accept, known := p.house(word)
		p.check(accept && known, "and the word is kept")
		p.page.Undo()
		_, known = p.house(word)
		p.check(!known && p.view().Asked == 0, "both can be taken back")
	}
}

func TestTableRefusesAWord(t *testing.T) {
	p := sitToAsk(t, locales.German)
	word := p.unknown()
	shelltest.Tap(t, p.env, p.env.T("judge.ask.no"))
	shelltest.Tap(t, p.env, p.env.T("judge.end"))
	p.check(p.view().Asked == 0 && p.board.state.verdict.Words[0].Fate == wk.FateInvalid, "the turn goes on, the word is refused")
	accept, known := p.house(word)
	p.check(!accept && known, "which is kept")
	runs, _ := p.board.Clock()
	p.check(runs, "the clock runs again")
	shelltest.Tap(t, p.env, p.env.T("judge.fix"))
	p.check(!p.board.state.draft.Changed(p.view()), "and it can be taken back")
}

func TestTableDisagrees(t *testing.T) {
	p := sitToAsk(t, locales.English)
	word := p.unknown()
	shelltest.Tap(t, p.env, p.env.T("judge.ask.apart"))
	shelltest.Tap(t, p.env, p.env.T("judge.end"))
	_, known := p.house(word)
	p.check(p.view().Asked == 0 && !known && p.board.state.verdict.Askable, "nothing is ended, nothing is kept")
}

// What a word means is asked only when it counts.
func TestMeaningIsAskedOfWordsThatCount(t *testing.T) {
	for _, lang := range locales.Langs {
		p := sit(t, lang, options(), 1)
		p.deal([]string{"HUT"}, "XYNAB", wk.LevelI)
		p.at(3, 0)
		p.typed("xy")
		p.check(len(p.board.state.verdict.Questions) == 2, "HUTXY: two questions")
		p.board.ask()
		same := p.env.T("judge.ask.same", games.Args{"Word": "HUTXY", "Other": "HUT"})
		p.check(!shelltest.Has(p.env, same), "first whether it counts")
		shelltest.Tap(t, p.env, p.env.T("judge.ask.yes"))
		p.check(shelltest.Has(p.env, same), "then what it means")
		shelltest.Tap(t, p.env, p.env.T("judge.ask.no"))
		p.check(!shelltest.Has(p.env, same), "or not")
	}
}
