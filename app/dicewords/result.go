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
			v := d.Public().(dw.View)
			return d.T("dicewords.result.alone", games.Args{"N": len(v.Turns), "Rounds": v.Options.Rounds, "Points": v.Points[0]})
		},
	}
}
