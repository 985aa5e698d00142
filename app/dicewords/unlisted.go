package dicewords

import (
	"slices"

	"spieltisch/app/table"
	"spieltisch/games"
	dw "spieltisch/games/dicewords"
)

// marked has the log say of each word that counts though nobody has judged it, and that the list doesn't have, that it hasn't. It says
// so only once nobody can challenge it any more or take back what let it count: from the next throw on, or in the replay of a match
// that is over. Before, that would be an answer for whoever may still doubt.
func marked(d *table.Desk, told []games.Event) []games.Event {
	if check := d.Public().(dw.View).Options.Check; check == dw.CheckDictionary || check == dw.CheckTrust && !d.Acting() {
		return told
	}
	var out []games.Event
	open := -1 // the place of the word that may still be doubted
	settle := func() {
		if open < 0 {
			return
		}
		if line, ok := d.Unlisted(out[open]); ok {
			out = slices.Insert(out, open+1, line)
		}
		open = -1
	}
	for _, e := range told {
		switch e.ID {
		case dw.EventThrow, dw.EventNext:
			settle()
		case dw.EventKnown, dw.EventStands, dw.EventRefuted, dw.EventAbandon:
			open = -1
		}
		out = append(out, e)
		if e.ID == dw.EventClaim || e.ID == dw.EventDeclare {
			open = len(out) - 1
		}
	}
	if _, over := d.Outcome(); over && !d.CanUndo() {
		settle()
	}
	return out
}
