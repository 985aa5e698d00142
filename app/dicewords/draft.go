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
func (b *Board) Undo() bool { return table.UndoDraft(b.state.draft, b.edit) }

// Redo implements table.Drafter.
func (b *Board) Redo() bool { return table.RedoDraft(b.state.draft, b.edit) }
