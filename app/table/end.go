package table

import "spieltisch/games"

// EndTitle is the sentence on how a match ended: the game's own, or the common one.
func (d *Desk) EndTitle(o games.Outcome, own func(games.Outcome) string) string {
	if own != nil && o.Reason != games.ReasonAbandoned {
		if text := own(o); text != "" {
			return text
		}
	}
	return EndTitle(d.Say, o)
}

// EndTitle is the common sentence on how a match or a sheet ended.
func EndTitle(say func(games.ID, ...games.Args) string, o games.Outcome) string {
	if o.Reason == games.ReasonAbandoned {
		return say("table.end.abandoned")
	}
	winners := games.Winners(o.Places)
	id := games.ID("table.end.won")
	switch {
	case len(o.Places) == 1:
		id = "table.end.alone"
	case len(winners) > 1:
		id = "table.end.shared"
	}
	return say(id, games.Args{"Seats": winners, "Points": o.Places[0].Points})
}
