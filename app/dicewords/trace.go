package dicewords

import "strconv"

// TraceDraft implements table.Tracer: how many letters are typed, and which dice kept.
func (b *Board) TraceDraft() string {
	kept := ""
	for i, k := range b.state.draft.Keep {
		if k {
			kept += strconv.Itoa(i)
		}
	}
	return "typed=" + strconv.Itoa(len([]rune(b.state.draft.Word))) + " kept=" + kept
}
