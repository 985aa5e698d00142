package dicewords

import (
	"slices"

	"spieltisch/app/table"
	"spieltisch/games"
	dw "spieltisch/games/dicewords"
)

// edits are what is done to the draft by the dice, the word and their keys.
type edits struct {
	desk     *table.Desk
	state    *state         // of the board
	edit     func(dw.Draft) // takes over an edit
	shuffles int            // numbers the shuffles, so that each differs
}

// tapDie has die i go over to the rack or back to the tray.
func (e *edits) tapDie(i int) {
	switch s := e.state; {
	case !s.acting || s.view.Up == nil:
	case s.draft.Locked[i] && !s.building() && !s.typing():
		e.desk.Toast(e.desk.T("dicewords.locked"))
	default:
		e.edit(s.tapped(i))
	}
}

// takeOut takes letter k out of the word.
func (e *edits) takeOut(k int) { e.edit(e.state.draft.SetCursor(k + 1).Backspace()) }

func (e *edits) sort() { e.reorder(e.state.draft.SortByLetter(e.state.view)) }

func (e *edits) shuffle() {
	e.shuffles++
	e.reorder(e.state.draft.Shuffle(games.NewChance(e.desk.NewSeed(), 0, e.shuffles)))
}

// reorder takes over another order of the dice; those on the rack stay as they stand.
func (e *edits) reorder(d dw.Draft) {
	_, rack := e.state.rows()
	for _, p := range rack {
		d = d.Move(p.die, dw.DiceCount-1)
	}
	e.edit(once(e.state.draft, d))
}

// move takes a piece of a row to another place in it: a letter within the word, a die among those that aren't in it.
func (e *edits) move(row []piece, from, to int) {
	p, d := row[from], e.state.draft
	if p.letter >= 0 {
		e.edit(d.MoveLetter(p.letter, min(to, len([]rune(d.Word))-1)))
		return
	}
	row = slices.Delete(slices.Clone(row), from, from+1)
	switch {
	case to < len(row) && row[to].letter < 0:
		e.edit(d.Move(p.die, e.state.orderAt(row[to].die, p.die)))
	case to > 0 && row[to-1].letter < 0:
		e.edit(d.Move(p.die, e.state.orderAt(row[to-1].die, p.die)+1))
	}
}
