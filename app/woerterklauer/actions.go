package woerterklauer

import (
	"spieltisch/games"
	wk "spieltisch/games/woerterklauer"
	"spieltisch/locales"
	"spieltisch/store"
)

// submit hands in an action of whose turn it is. A refusal is shown by the desk.
func (b *Board) submit(a games.Action, house ...store.HouseWord) {
	_ = b.desk.Submit(b.view.Asked, a, house...)
}

// endTurn ends the turn if it is lawful; what only the table can judge is asked first.
func (b *Board) endTurn() {
	if !b.laying() {
		return
	}
	switch v := b.verdict; {
	case v.Lawful:
		a := wk.NewEndTurn(b.view, b.draft.Laid, v)
		b.submit(a, taught(a.Rulings)...)
	case v.Askable:
		b.ask()
	case len(v.Reasons) > 0:
		b.desk.Toast(b.desk.Say(v.Reasons[0].ID, v.Reasons[0].Args))
	}
}

// taught are the house words and meanings that the table's answers make.
func taught(rs games.Rulings) []store.HouseWord {
	var out []store.HouseWord
	for _, r := range rs {
		if r.By == games.ByTable {
			out = append(out, store.HouseWord{Lang: string(locales.German), Word: r.Word, Other: r.Other, Accept: r.Answer, By: r.By})
		}
	}
	return out
}

// TimeUp implements table.Clocked: the turn ends as it lies, or as it was lawful last.
func (b *Board) TimeUp() games.Action {
	if n := b.swap.choosing(); n > 0 {
		return wk.TimeUp{Swap: n}
	}
	return wk.NewTimeUp(b.view, b.draft, b.view.Judge(b.lexiconJudge(), b.answers))
}
