package woerterklauer

import (
	"slices"

	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	wk "spieltisch/games/woerterklauer"
	"spieltisch/locales"
	"spieltisch/store"
)

// handIn hands in an action of whose turn it is. A refusal is shown by the desk.
func (b *Board) handIn(a games.Action, house ...store.HouseWord) {
	_ = b.desk.Submit(b.state.view.Asked, a, house...)
}

// goOn begins the turn.
func (b *Board) goOn() {
	b.state.goOn()
	b.show()
	b.letGo()
	b.desk.ClockChanged()
}

// endTurn ends the turn if it is lawful; what only the table can judge is asked first.
func (b *Board) endTurn() {
	if !b.state.laying() {
		return
	}
	switch v := b.state.verdict; {
	case v.Lawful:
		a := wk.NewEndTurn(b.state.view, b.state.draft.Laid, v)
		b.handIn(a, taught(wordsOf(b.state.view), a.Rulings)...)
	case v.Askable && b.desk.Listed():
		b.tellWhy(notice{"judge.ask.listed", games.Args{"Words": doubted(v.Questions)}})
	case v.Askable:
		b.poll.begin()
	case len(v.Reasons) > 0:
		b.tellWhy(notice{v.Reasons[0].ID, v.Reasons[0].Args})
	}
}

// doubted are the words that questions are about, each once.
func doubted(all []wk.Question) []string {
	var out []string
	for _, q := range all {
		if !slices.Contains(out, q.Word) {
			out = append(out, q.Word)
		}
	}
	return out
}

// taught are the house words and meanings that the table's answers make.
func taught(lang locales.Lang, rs games.Rulings) []store.HouseWord {
	var out []store.HouseWord
	for _, r := range rs {
		if r.By == games.ByTable {
			out = append(out, store.HouseWord{Lang: string(lang), Word: r.Word, Other: r.Other, Accept: r.Answer, By: r.By})
		}
	}
	return out
}

// answered takes the table's answers. What it agrees on is kept: a word that is refused at once, since no action will say so; all others in
// the action that ends the turn. Without agreement nothing new holds: the word has to go.
func (b *Board) answered(rulings []games.Ruling, open []string) {
	for _, r := range rulings {
		if r.Other == "" && !r.Answer {
			forbid(b.desk, wordsOf(b.state.view), r.Word)
		}
	}
	b.state.answer(rulings)
	b.show()
	switch {
	case len(open) > 0:
		b.tellWhy(notice{"judge.ask.open", games.Args{"Words": open, "N": len(open)}})
	case b.state.verdict.Lawful || b.state.verdict.Askable:
		b.endTurn()
	default: // what is missing stands next to the button
		b.desk.Touched() // the word has to go, unless somebody is led
	}
}

// askJoker begins the swap joker; what was laid is taken back first, if that is wanted.
func (b *Board) askJoker() {
	if !b.state.laying() || b.state.view.Swap == 0 {
		return
	}
	if !b.state.changed() {
		b.beginJoker()
		return
	}
	t := b.desk.T
	ui.ShowDialog(b.desk.Window, table.Question(b.desk, t("judge.joker.back.title"), t("judge.joker.back.body"),
		ui.DialogButton{Text: t("common.cancel"), Cancel: true},
		ui.DialogButton{Text: t("judge.joker.back"), Kind: ui.Primary, Default: true, OnTap: b.beginJoker}))
}

func (b *Board) beginJoker() {
	b.do.just((*state).beginJoker)
	b.letGo()
}

func (b *Board) leaveJoker() {
	b.state.leaveJoker()
	b.show()
	b.letGo()
}

// giveUp ends the match after a question.
func (b *Board) giveUp() {
	t, v := b.desk.T, b.state.view
	ui.ShowDialog(b.desk.Window, table.Question(b.desk, t("judge.give_up.title"),
		b.desk.Say("judge.give_up.body", games.Args{"Seat": v.Options.Seat(v.Mover.Other())}),
		ui.GraveButtons(t("table.abandon.stay"), t("judge.give_up"), func() { b.handIn(wk.GiveUp{}) })...))
}
