package decipher

import (
	"fmt"

	"spieltisch/app/table"
	dc "spieltisch/games/decipher"
)

var (
	_ table.Drafter = (*Board)(nil)
	_ table.Tracer  = (*Board)(nil)
)

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

// TraceDraft implements table.Tracer: what the Seekers prepare, by its numbers. The
// draft of the Puzzle Maker is not here.
func (b *Board) TraceDraft() string {
	d := b.s.draft
	return fmt.Sprintf("zone=%d guesser=%d typed=%d", d.Zone+1, d.Guesser, len(d.Guess))
}
