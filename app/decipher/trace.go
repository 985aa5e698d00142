package decipher

import (
	"fmt"

	"spieltisch/app/table"
)

var _ table.Tracer = (*Board)(nil)

// TraceDraft implements table.Tracer: what the Seekers prepare, by its numbers. The
// draft of the Puzzle Maker is not here.
func (b *Board) TraceDraft() string {
	return fmt.Sprintf("zone=%d guesser=%d typed=%d", b.draft.Zone+1, b.draft.Guesser, len(b.draft.Guess))
}
