package woerterklauer

import (
	"spieltisch/app/table"
	"spieltisch/games"
	wk "spieltisch/games/woerterklauer"
)

// endWords say why somebody has lost.
func endWords(d *table.Desk) table.EndWords {
	return table.EndWords{
		Text: func(o games.Outcome) string {
			switch v := d.Public().(wk.View); o.Reason {
			case wk.ReasonGaveUp:
				points := func(s games.Seat) int { return v.Tally.Of(v.Options.Color(s)) }
				return d.Say("judge.result.gave_up", games.Args{"Of": 1 - v.Winner, "Points": points(v.Winner), "Other": points(1 - v.Winner)})
			case wk.ReasonTime:
				return d.Say("judge.result.time", games.Args{"Of": 1 - v.Winner})
			}
			return ""
		},
	}
}
