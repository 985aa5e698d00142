package dicewords

import (
	"spieltisch/app/table"
	"spieltisch/games"
	dw "spieltisch/games/dicewords"
)

// newEnd is the end of the match: alone it says in how many turns, and always which word was
// the best. view is the one that is shown then.
func newEnd(d *table.Desk, view func() dw.View) *table.End {
	return table.NewEnd(d, table.EndWords{
		Title: func(o games.Outcome) string {
			if len(o.Places) > 1 {
				return ""
			}
			return d.T("dicewords.result.alone", games.Args{"N": len(view().Turns)})
		},
		Text: func(games.Outcome) string { return best(d, view().Turns) },
	})
}

// best names the best word of the match.
func best(d *table.Desk, turns []dw.ScoredTurn) string {
	top := -1
	for i, t := range turns {
		if t.Points > 0 && (top < 0 || t.Points > turns[top].Points) {
			top = i
		}
	}
	if top < 0 {
		return ""
	}
	t := turns[top]
	return d.Say("dicewords.result.best", games.Args{"Word": t.Word, "Points": t.Points, "Seat": t.Seat})
}
