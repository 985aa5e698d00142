package woerterklauer

import (
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/assets/tiles"
	"spieltisch/games"
	wk "spieltisch/games/woerterklauer"
	"spieltisch/locales"
)

// ctrlEnter carries out the main action of the moment.
func (p *played) ctrlEnter() { shelltest.Shortcut(p.env, fyne.KeyModifierControl, fyne.KeyReturn) }

// steal exchanges a letter of the first word, which gives the other side both letters.
func (p *played) steal() {
	p.Helper()
	for _, t := range p.view().Pool {
		for x := range 2 {
			p.at(x, 0)
			p.typed(t.Letter.String())
			if p.board.state.verdict.Lawful && p.board.state.verdict.Words[0].Fate == wk.FateStolen {
				return
			}
			p.board.back()
		}
	}
	p.Fatalf("nothing to steal with %s", p.pool())
}

func TestLettersWithoutWordDontCount(t *testing.T) {
	for _, lang := range locales.Langs {
		p := sit(t, lang, options(), 1)
		p.sockeField()
		p.sockeDraft()
		tally, lead := p.board.state.counts()
		p.check(tally == wk.Tally{Red: 14, Black: 12} && lead == 2, "the letters of EILT don't count")
		p.check(shelltest.Has(p.env, p.env.T("judge.lead.own", games.Args{"Lead": 2})), "the lead is shown")
		p.board.back()
		p.check(shelltest.Has(p.env, p.env.T("judge.lead.needs", games.Args{"N": p.board.state.verdict.Needs})), "what is missing is shown")
	}
}

func TestVerdictsInOrder(t *testing.T) {
	for _, lang := range locales.Langs {
		p := sit(t, lang, options(), 1)
		p.sockeField()
		p.sockeDraft()
		all := p.board.tell.verdicts(p.board.state)
		p.check(len(all) == 5, "four words and EILT")
		last := all[4]
		p.check(last.word == "EILT" && last.kind.bad && last.says == p.env.T("lexicon.term.verb", games.Args{"Word": "EILT", "Lemma": "EILEN"}), "what is refused comes last, with its reason")
		for _, l := range all[:4] {
			p.check(!l.kind.bad && l.says != "" && l.kind.icon != "" && l.kind.text != "", l.word+" is marked by word and icon")
		}
		p.check(shelltest.Has(p.env, p.env.T("judge.count.valid", games.Args{"Count": 4})+", "+p.env.T("judge.count.invalid", games.Args{"Count": 1})), "they are counted")
		p.check(shelltest.Has(p.env, p.env.T("judge.missing.words", games.Args{"Words": []string{"EILT"}, "N": 1})), "the bar says what must go")
		shelltest.Tap(t, p.env, p.env.T("judge.fix"))
		p.check(p.tile(6, 7) != 0 && p.tile(7, 7) == 0 && p.board.state.verdict.Lawful, "I, L and T go back, the E of TORTE stays")
		p.page.Undo()
		p.check(p.tile(9, 7) != 0, "one step of undo brings them again")
	}
}

// A removed letter that had replaced another one brings that back.
func TestFixBringsTheOldLetterBack(t *testing.T) {
	p := sit(t, locales.German, options(), 1)
	p.deal(socke, "XNA", wk.LevelI)
	p.at(4, 0)
	p.typed("xn") // SOCKXN: a question, so it isn't refused
	old := p.board.state.mends(&p.board.state.verdict.Words[0])
	p.check(len(old) == 2, "both are new")
	p.board.do.just(func(s *state) { s.mend(old) })
	p.check(p.letters() == "socke" && !p.board.state.draft.Changed(p.board.state.view), "all is as before")
}

func TestWholeFieldIsRefused(t *testing.T) {
	p := sit(t, locales.English, options(), 1)
	p.deal(socke, "ABN", wk.LevelI)
	p.at(0, 3)
	p.typed("ab")
	i := slices.IndexFunc(p.board.tell.verdicts(p.board.state), func(l line) bool { return l.key == string(wk.RefusedPieces) })
	p.check(i >= 0 && len(p.board.tell.verdicts(p.board.state)[i].cells) == 2, "two pieces")
	row := p.board.words.lines.rows[i]
	row.MouseIn(nil)
	p.check(len(p.board.state.lit) == 2, "pointing shows them on the field")
	row.MouseOut()
	p.check(p.board.state.lit == nil, "and no longer")
	p.key(fyne.KeyBackspace)
	p.at(4, 3)
	p.typed("b") // A and B alone now
	i = slices.IndexFunc(p.board.tell.verdicts(p.board.state), func(l line) bool { return l.key == string(wk.RefusedSingle) })
	p.check(i >= 0 && len(p.board.tell.verdicts(p.board.state)[i].fix) == 2, "letters alone can be taken back")
	shelltest.Tap(t, p.env, p.env.T("judge.fix"))
	p.check(!p.board.state.draft.Changed(p.board.state.view), "both together")
}

func TestLinesByKeys(t *testing.T) {
	p := sit(t, locales.German, options(), 1)
	p.sockeField()
	p.sockeDraft()
	bad := p.board.words.lines.rows[4]
	p.env.Window.Canvas().Focus(bad)
	p.check(len(p.board.state.lit) == 4, "the focus shows EILT on the field")
	p.key(fyne.KeyReturn)
	p.check(p.board.state.opened == bad.line.key, "Enter opens the line")
	p.key(fyne.KeyReturn)
	p.check(p.board.state.opened == "", "and closes it")
	p.key(fyne.KeyDelete)
	p.check(p.board.state.verdict.Lawful, "Delete takes its letters back")
}

func TestOnlyCtrlEnterEndsTheTurn(t *testing.T) {
	for _, lang := range locales.Langs {
		p := sit(t, lang, options(), 3)
		p.key(fyne.KeyReturn)
		p.check(p.view().Phase == wk.PhaseLay, "Enter draws")
		main := p.board.bar.main
		off, why := main.Disabled()
		p.check(off && why == p.env.T("judge.missing.start"), "nothing to end yet, and why")
		p.first(0, 0)
		p.env.Window.Canvas().Unfocus()
		p.key(fyne.KeyReturn)
		p.check(p.view().Asked == 0, "Enter alone ends no turn")
		p.ctrlEnter()
		p.check(p.view().Asked == 1 && p.board.state.due, "Ctrl+Enter does")
		p.check(shelltest.Has(p.env, p.env.T("judge.next", games.Args{"Seat": "Ben"})), "the screen names the other side")
		p.ctrlEnter()
		p.check(p.view().Phase == wk.PhaseLay && p.board.state.laying(), "and once more draws")
	}
}

// With a full pool nothing is drawn, and the clock waits for the other side.
func TestClockWaitsForTheOtherSide(t *testing.T) {
	o := options()
	o.Clock = wk.DefaultClock
	p := sit(t, locales.German, o, 3)
	p.ctrlEnter()
	p.first(0, 0)
	p.ctrlEnter()
	runs, _ := p.board.Clock()
	p.check(p.view().Phase == wk.PhaseDraw && !runs, "Ben must draw first")
	p.ctrlEnter()
	p.steal()
	p.ctrlEnter()
	p.check(p.view().Phase == wk.PhaseLay && p.view().Asked == 0, "an exchange leaves the pool full")
	runs, _ = p.board.Clock()
	p.check(!runs && p.board.state.due && !p.board.state.laying(), "but first the laptop is turned")
	row := p.board.recap.lines.rows[0].line
	p.check(len(row.from) == 1 && row.kind == p.board.tell.kindOf(wk.FateStolen) && row.gain == "+2", "the recap tells what was stolen")
	laid := p.board.state.draft.Laid
	p.typed("a")
	p.check(slices.Equal(p.board.state.draft.Laid, laid), "nothing is laid meanwhile")

	q := open(t, p.env, p.session.ID())
	q.check(q.board.state.due, "also after a new start")
	q.key(fyne.KeyReturn)
	runs, _ = q.board.Clock()
	q.check(runs && q.board.state.laying(), "now it runs")
	q.board.desk.Undo()
	q.check(q.view().Asked == 1 && q.board.state.laying(), "the turn can still be taken back")
}

func TestSwapJoker(t *testing.T) {
	for _, lang := range locales.Langs {
		o := options()
		o.Clock = wk.DefaultClock
		p := sit(t, lang, o, 3)
		p.ctrlEnter()
		p.first(0, 0)
		p.key(fyne.KeyF8)
		p.check(shelltest.Has(p.env, p.env.T("judge.joker.back.title")), "what is laid must go back first")
		shelltest.Tap(t, p.env, p.env.T("judge.joker.back"))
		p.check(p.board.state.choosing() && !p.board.state.draft.Changed(p.view()), "and does")
		p.check(p.board.TimeUp().(wk.TimeUp).Swap == 1, "the clock would take one")
		p.ctrlEnter()
		p.check(p.board.state.choosing(), "at least one is chosen")
		p.key(fyne.KeyRight, fyne.KeyReturn)
		p.tapPool(p.view().Pool[0].ID)
		p.typed(p.view().Pool[5].Letter.String())
		p.check(len(p.board.state.chosen) == 3 && p.board.state.chosen[0] == p.view().Pool[1].ID, "by keys, taps and letters")
		p.tapPool(p.view().Pool[0].ID)
		p.check(len(p.board.state.chosen) == 2, "and taken out again")
		chosen := p.board.state.chosen
		p.key(fyne.KeyEscape)
		p.check(p.board.state.laying(), "Esc goes back to laying")
		p.key(fyne.KeyF8)
		for _, id := range chosen {
			p.tapPool(id)
		}
		p.ctrlEnter()
		p.check(!p.view().Jokers[0] && p.board.state.laying(), "the joker is used")
		p.check(!slices.ContainsFunc(p.view().Pool, func(t wk.Tile) bool { return slices.Contains(chosen, t.ID) }), "those tiles are gone")
		p.check(!p.board.bar.joker.Visible(), "and so is its button")
	}
}

// novowel is a seed whose first draw has no vowel.
func novowel(t *testing.T) uint64 {
	t.Helper()
	set, err := wk.ParseSet(tiles.German)
	if err != nil {
		t.Fatal(err)
	}
	o := options()
	o.Seats = wk.Seats
	for seed := range uint64(5000) {
		m, err := wk.New(wk.Setup{Options: o, Set: set, Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		if m.Apply(0, wk.Draw{}) == nil && m.View(0).(wk.View).Phase == wk.PhaseVowel {
			return seed
		}
	}
	t.Fatal("no such seed")
	return 0
}

func TestVowelRule(t *testing.T) {
	seed := novowel(t)
	for _, lang := range locales.Langs {
		p := sit(t, lang, options(), seed)
		p.ctrlEnter()
		p.check(p.view().Phase == wk.PhaseVowel && p.board.state.choosing(), "there is no vowel")
		p.check(shelltest.Has(p.env, p.env.T("judge.vowel")), "which is said")
		runs, _ := p.board.Clock()
		p.check(runs, "choosing is thinking")
		p.key(fyne.KeyReturn, fyne.KeyRight, fyne.KeyReturn)
		p.ctrlEnter()
		p.check(p.view().Phase == wk.PhaseVowel && len(p.board.state.chosen) == 2, "two are too few")
		for _, tile := range p.view().Pool[2:6] {
			p.tapPool(tile.ID)
		}
		p.check(len(p.board.state.chosen) == 4, "four are enough")
		p.ctrlEnter()
		p.check(len(p.view().Pool) == wk.PoolSize && p.board.state.chosen == nil, "others come for them")
	}
}

func TestGivingUp(t *testing.T) {
	for _, lang := range locales.Langs {
		p := sit(t, lang, options(), 3)
		p.ctrlEnter()
		p.first(0, 0)
		p.ctrlEnter()
		p.ctrlEnter()
		p.key(fyne.KeyF10)
		shelltest.Menu(t, p.env, p.env.T("judge.give_up"))
		p.key(fyne.KeyReturn)
		p.check(p.view().Phase == wk.PhaseLay, "Enter doesn't give up by a slip")
		p.board.giveUp()
		shelltest.Tap(t, p.env, p.env.T("judge.give_up"))
		p.check(p.view().Winner == 0, "Tina wins")
		for _, text := range []string{p.board.desk.Say("table.end.won", games.Args{"Seats": []games.Seat{0}}), p.env.T("judge.result.gave_up", games.Args{"Of": "Ben"})} {
			p.check(shelltest.Has(p.env, text), text)
		}
		p.check(!p.board.pool.object.Visible() && !p.board.bar.object.Visible(), "nothing is left to do")
		shelltest.Tap(t, p.env, p.env.T("table.end.take"))
		p.check(p.board.state.laying() && p.view().Asked == 1, "it can be taken back")
		p.key(fyne.KeyF4)
		p.check(shelltest.Has(p.env, p.env.T("sheets.title")), "F4 shows the sheet")
		p.key(fyne.KeyEscape)
	}
}

func TestOutOfTimeLoses(t *testing.T) {
	o := options()
	o.Clock = wk.DefaultClock
	p := sit(t, locales.German, o, 3)
	p.ctrlEnter()
	p.board.Tick(20 * time.Second)
	p.check(p.board.bar.time.String() == "0:20", "the time is shown")
	p.check(p.board.desk.Submit(games.Table, p.board.TimeUp()) == nil, "time is up")
	p.check(p.view().Winner == 1 && shelltest.Has(p.env, p.board.desk.Say("judge.result.time", games.Args{"Of": games.Seat(0)})), "Ben wins, and why")
}

func TestSheetNamesTheWords(t *testing.T) {
	p := sit(t, locales.German, options(), 3)
	text := p.board.tell.sheetText(wk.ScoredTurn{Words: []wk.ScoredWord{
		{Spelled: wk.Spelled{Text: "LOB"}, Fate: wk.FateNew},
		{Spelled: wk.Spelled{Text: "LOCKE"}, Fate: wk.FateStolen, From: []string{"SOCKE"}},
		{Spelled: wk.Spelled{Text: "HUND"}, Fate: wk.FateExtended, From: []string{"HUND"}},
	}})
	if text != "geklaut: LOCKE (aus SOCKE)\nverlängert: HUND\nneu: LOB" {
		t.Error(text)
	}
}

// A turn that is taken back and ended in another way is handed over again.
func TestHandedOverAgain(t *testing.T) {
	p := sit(t, locales.German, options(), 3)
	p.ctrlEnter()
	p.first(0, 0)
	p.ctrlEnter()
	p.ctrlEnter()
	p.steal()
	p.ctrlEnter()
	p.ctrlEnter()
	p.check(p.board.state.laying() && p.view().Asked == 0, "Tina has taken over")
	p.board.desk.Undo()
	p.check(p.board.state.laying() && p.view().Asked == 1, "Ben's turn is taken back")
	p.ctrlEnter()
	p.check(p.view().Asked == 0 && p.board.state.due, "and handed over once more")
}

// The replay shows what each turn has brought, and nothing to act with.
func TestReplayShowsTheTurns(t *testing.T) {
	for _, lang := range locales.Langs {
		p := sit(t, lang, options(), 3)
		p.ctrlEnter()
		p.first(0, 0)
		p.ctrlEnter()
		p.ctrlEnter()
		p.steal()
		p.ctrlEnter()
		p.env.Router.Open(shell.Route{Page: shell.Replay, Match: p.session.ID()})
		stolen := 0
		for _, end := range []fyne.KeyName{fyne.KeyHome, fyne.KeyRight, fyne.KeyRight, fyne.KeyRight, fyne.KeyRight} {
			p.key(end)
			p.check(!p.board.bar.object.Visible() && !p.board.words.object.Visible() && p.board.recap.object.Visible(), "only what happened")
			if len(p.board.state.view.Turns) == 2 {
				stolen++
				p.check(shelltest.Has(p.env, p.env.T("judge.kind.stolen")), "the steal is told")
			}
		}
		p.check(stolen > 0, "the last turn was seen")
	}
}
