package dicewords

import (
	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/games"
	dw "spieltisch/games/dicewords"
	"spieltisch/games/lexicon"
	"spieltisch/locales"
	"spieltisch/store"
)

// canThrow tells whether the dice may be thrown now, by the seat whose turn it is.
func (b *Board) canThrow() bool {
	return !b.desk.Replay && b.view.Left > 0 && !b.view.Late && b.view.Asked != games.Table
}

// declaring tells whether a word may be declared now.
func (b *Board) declaring() bool { return !b.desk.Replay && b.view.Up != nil }

func (b *Board) canPass() bool { return b.declaring() }

// throw throws what is not kept; all ten dice at the start of a turn.
func (b *Board) throw() {
	if !b.canThrow() {
		return
	}
	t, ok := b.nextThrow()
	if !ok {
		b.desk.Toast(b.desk.T(dw.IllegalDice))
		return
	}
	_ = b.desk.Submit(b.view.Asked, t)
}

func (b *Board) nextThrow() (dw.Throw, bool) {
	if b.view.Up != nil {
		return b.draft.Throw()
	}
	var all dw.Throw
	for i := range dw.DiceCount {
		all.Dice = append(all.Dice, i)
	}
	return all, true
}

// tapDie keeps or releases a die while there are throws, and lays it into the word
// when there are none.
func (b *Board) tapDie(i int) {
	switch {
	case b.desk.Replay || b.view.Up == nil:
	case b.building():
		b.edit(b.draft.TapDie(b.view, i))
	case b.draft.Locked[i]:
		b.desk.Toast(b.desk.T("dicewords.locked"))
	default:
		b.edit(b.draft.Toggle(i))
	}
}

// building tells whether the dice only serve to lay the word: no throw is left.
func (b *Board) building() bool { return b.view.Up != nil && (b.view.Left == 0 || b.view.Late) }

// keepUp keeps the dice of the word, or all when no word is typed.
func (b *Board) keepUp() {
	if b.draft.Word == "" {
		b.edit(b.draft.KeepAll())
	} else {
		b.edit(b.draft.KeepWord(b.view))
	}
}

func (b *Board) sort() { b.edit(b.draft.SortByLetter(b.view)) }

func (b *Board) shuffle() {
	b.shuffles++
	b.edit(b.draft.Shuffle(games.NewChance(b.desk.NewSeed(), 0, b.shuffles)))
}

// enter declares the word or closes the last one. It never throws: an Enter held a
// moment too long, from the page before, must not spend throws.
func (b *Board) enter() {
	switch {
	case b.declaring() && b.draft.Word != "":
		b.declare()
	case b.view.Phase == dw.PhaseConfirm && !b.desk.Replay:
		b.accept()
	}
}

func (b *Board) worth() dw.Worth {
	return dw.WorthOf(b.view, b.draft.Word, b.draft.Prefer()...)
}

// declare claims the typed word. A word that the dictionary doesn't know is
// offered to the table.
func (b *Board) declare() {
	if !b.declaring() {
		return
	}
	if problem := b.worth().Problem; problem != nil {
		b.desk.Toast(b.desk.Reason(problem))
		return
	}
	word := b.draft.Word
	b.declared = b.draft
	a := dw.Declare{Word: word}
	if b.view.Options.Check == dw.CheckDictionary {
		judge, err := b.judge()
		if err != nil {
			b.askTable(word, shell.LexiconDamaged)
			return
		}
		a = dw.NewDeclare(b.view, word, judge)
		if reason, refused := refusal(b.view, a); refused {
			b.askTable(word, reason)
			return
		}
	}
	_ = b.desk.Submit(b.view.Asked, a)
}

// refusal tells why the rulings known refuse the declared word, if they do.
func refusal(v dw.View, a dw.Declare) (games.ID, bool) {
	r, held := v.Rulings.Word(a.Word)
	if !held {
		r, held = a.Rulings.Word(a.Word)
	}
	if !held {
		return "lexicon.reason.unknown", true
	}
	return r.Reason, !r.Answer
}

// judge asks the family's words first, then the German lexicon: words are German
// whatever the program's language.
func (b *Board) judge() (games.Judge, error) {
	lex, err := b.desk.Lexicons.Get(locales.German)
	if err != nil {
		return nil, err
	}
	return &lexicon.Judge{Lexicon: lex, House: house{b.desk.Store}}, nil
}

// house are the family's own words.
type house struct{ st *store.Store }

// House implements lexicon.House; a store that can't be read has no opinion.
func (h house) House(word string) (accept, known bool) {
	w, ok, err := h.st.HouseWord(string(locales.German), word)
	return w.Accept, ok && err == nil
}

// taught is the house word that the table's answer makes.
func taught(word string, accept bool) store.HouseWord {
	return store.HouseWord{Lang: string(locales.German), Word: word, Accept: accept, By: games.ByTable}
}

// askTable offers a word that is refused to the people at the table.
func (b *Board) askTable(word string, reason games.ID) {
	t := b.desk.T
	args := games.Args{"Word": word}
	ui.ShowDialog(b.desk.Window, ui.Dialog{
		Title: t("dicewords.ask.title", args),
		Body:  ui.NewPara(t(reason, args)+" "+t("dicewords.ask.body"), ui.Body, ui.Ink2),
		Buttons: []ui.DialogButton{
			{Text: t("dicewords.ask.accept"), OnTap: func() {
				_ = b.desk.Submit(b.view.Asked, dw.NewOverrule(word), taught(word, true))
			}},
			{Text: t("dicewords.ask.other"), Kind: ui.Primary, Cancel: true, Default: true},
		},
	})
}

// pass ends the turn without a word, after a question.
func (b *Board) pass() {
	if !b.canPass() {
		return
	}
	t := b.desk.T
	ui.ShowDialog(b.desk.Window, ui.Dialog{
		Title: t("dicewords.pass.title"),
		Body:  ui.NewPara(t("dicewords.pass.body"), ui.Body, ui.Ink2),
		Buttons: []ui.DialogButton{
			{Text: t("common.cancel"), Cancel: true},
			{Text: t("dicewords.pass"), Kind: ui.Primary, Default: true, OnTap: func() { _ = b.desk.Submit(b.view.Asked, dw.Pass{}) }},
		},
	})
}

// accept closes the pending word: nobody challenges it.
func (b *Board) accept() { _ = b.desk.Submit(games.Table, dw.Accept{}) }

// challenge doubts the pending word, by seat.
func (b *Board) challenge(seat games.Seat) {
	var judge games.Judge = games.Rulings(nil)
	if j, err := b.judge(); err == nil {
		judge = j
	} else {
		b.desk.Toast(b.desk.Reason(err))
	}
	_ = b.desk.Submit(seat, dw.NewChallenge(b.view, judge))
}

// rule is the table's answer about a challenged word.
func (b *Board) rule(answer bool) {
	if b.view.Pending == nil {
		return
	}
	_ = b.desk.Submit(games.Table, dw.NewRule(b.view, answer), taught(b.view.Pending.Word, answer))
}
