package decipher

import (
	"spieltisch/app/table"
	dc "spieltisch/games/decipher"
)

var _ table.Drafter = (*Board)(nil)

// Draft implements table.Drafter.
func (b *Board) Draft() []byte { return table.EncodeDraft(b.s.draft) }

// LoadDraft implements table.Drafter.
func (b *Board) LoadDraft(data []byte) {
	if d, err := dc.ParseSeekerDraft(data); err == nil {
		b.s.draft = d
	}
}

// Undo implements table.Drafter: what the Seekers prepare has no history.
func (b *Board) Undo() bool { return false }

// Redo implements table.Drafter.
func (b *Board) Redo() bool { return false }
