package dicewords

import (
	"spieltisch/app/table"
	dw "spieltisch/games/dicewords"
)

// Draft implements table.Drafter.
func (b *Board) Draft() []byte { return table.EncodeDraft(b.state.draft) }

// LoadDraft implements table.Drafter.
func (b *Board) LoadDraft(data []byte) {
	if d, err := dw.ParseDraft(data); err == nil {
		b.state.draft, b.state.loaded = d, true
	}
}

// Undo implements table.Drafter.
func (b *Board) Undo() bool {
	if !b.state.draft.CanUndo() {
		return false
	}
	b.edit(b.state.draft.Undo())
	return true
}

// Redo implements table.Drafter.
func (b *Board) Redo() bool {
	if !b.state.draft.CanRedo() {
		return false
	}
	b.edit(b.state.draft.Redo())
	return true
}
