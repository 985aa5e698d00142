package dicewords

import (
	"spieltisch/app/table"
	"spieltisch/games"
	dw "spieltisch/games/dicewords"
)

// endWords are for the end of the match: alone it says in how many turns, and a verdict that is held is read first.
func endWords(d *table.Desk, held bool) table.EndWords {
	return table.EndWords{
		Held: held,
		Title: func(o games.Outcome) string {
			if len(o.Places) > 1 {
				return ""
			}
			if n := d.Public().(dw.View).Options.Rounds; n > 0 {
				return d.T("challenge.result", games.Args{"N": n, "Points": o.Places[0].Points})
			}
			return d.T("dicewords.result.alone", games.Args{"N": len(d.Public().(dw.View).Turns)})
		},
	}
}
