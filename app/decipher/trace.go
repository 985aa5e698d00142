package decipher

import (
	"fmt"

	"spieltisch/app/table"
)

var _ table.Tracer = (*Board)(nil)

// TraceDraft implements table.Tracer: what the Seekers prepare, by its numbers. The draft of the Puzzle Maker is not here.
func (b *Board) TraceDraft() string {
	d := b.s.draft
	return fmt.Sprintf("zone=%d guesser=%d typed=%d", d.Zone+1, d.Guesser, len(d.Guess))
}
