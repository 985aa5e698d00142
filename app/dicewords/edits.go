package dicewords

import (
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

// tapDie keeps or releases a die while there are throws, and lays it into the word
// when there are none.
func (e *edits) tapDie(i int) {
	switch {
	case !e.state.acting || e.state.view.Up == nil:
	case e.state.building():
		e.edit(e.state.draft.TapDie(e.state.view, i))
	case e.state.draft.Locked[i]:
		e.desk.Toast(e.desk.T("dicewords.locked"))
	default:
		e.edit(e.state.draft.Toggle(i))
	}
}

// setCursor puts the cursor into the word.
func (e *edits) setCursor(at int) { e.edit(e.state.draft.SetCursor(at)) }

// moveLetter takes a letter of the word to another place.
func (e *edits) moveLetter(from, to int) { e.edit(e.state.draft.MoveLetter(from, to)) }

// clearWord takes all letters away.
func (e *edits) clearWord() { e.edit(e.state.draft.Clear()) }

// keepUp keeps the dice of the word, or all when no word is typed.
func (e *edits) keepUp() { e.edit(e.state.keptUp()) }

func (e *edits) sort() { e.edit(e.state.draft.SortByLetter(e.state.view)) }

func (e *edits) shuffle() {
	e.shuffles++
	e.edit(e.state.draft.Shuffle(games.NewChance(e.desk.NewSeed(), 0, e.shuffles)))
}
