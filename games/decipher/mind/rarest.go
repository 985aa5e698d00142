package mind

import (
	"spieltisch/games"
	"spieltisch/games/decipher"
	"spieltisch/games/mind"
)

// Up to these chances few would have named a word, or asked for a zone.
const (
	hardWord = 0.75
	hardZone = 0.5
)

// Find is the find of a seat in a match: the secret named where it was least likely, or else the best zone with the least chance
// of the Yes that came. It is a place among the findings, -1 for none.
func Find(log games.Log, found []mind.Finding, seat games.Seat) int {
	return mind.Finest(found, seat, func(f mind.Finding) float64 {
		if len(f.Tells) == 0 {
			return 0
		}
		d, chance := log.Decision(f.Step), f.Tells[0]
		after := log.At(f.Step).View(games.Table).(decipher.View)
		switch a := d.Action.(type) {
		case decipher.Guess:
			if guessed(after, d) && chance <= hardWord {
				return 2 - chance
			}
		case decipher.Ask:
			if chance <= hardZone && yes(d.View.(decipher.View), after, a.Zone) {
				return 1 - chance
			}
		}
		return 0
	})
}

// yes tells whether it was a Yes: the piece lies in the zone now.
func yes(before, after decipher.View, zone int) bool {
	return len(after.Zones) == len(before.Zones) && len(after.Zones[zone].Pieces) > len(before.Zones[zone].Pieces)
}
