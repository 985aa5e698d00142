package dicewords

import (
	"spieltisch/games"
	dw "spieltisch/games/dicewords"
)

// Draft implements table.Board.
func (b *Board) Draft() (games.Seat, []byte) {
	data, err := b.state.draft.Encode()
	if err != nil {
		return b.state.view.Asked, nil
	}
	return b.state.view.Asked, data
}

// LoadDraft implements table.Board; a draft that can't be read is dropped.
func (b *Board) LoadDraft(data []byte) {
	if d, err := dw.ParseDraft(data); err == nil {
		b.state.draft, b.state.loaded = d, true
	}
}

// UndoDraft implements table.Board.
func (b *Board) UndoDraft() bool {
	if !b.state.draft.CanUndo() {
		return false
	}
	b.edit(b.state.draft.Undo())
	return true
}

// RedoDraft implements table.Board.
func (b *Board) RedoDraft() bool {
	if !b.state.draft.CanRedo() {
		return false
	}
	b.edit(b.state.draft.Redo())
	return true
}
