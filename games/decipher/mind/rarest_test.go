package mind

import (
	"testing"

	"spieltisch/games"
	"spieltisch/games/decipher"
	"spieltisch/games/mind"
)

// A find is the secret named against the odds, or else a Yes to the best zone that wasn't likely; most seekers have one.
func TestFindIsHardToSee(t *testing.T) {
	with, of := 0, 0
	for seed := range uint64(4) {
		l := library(t, 2, 3, decipher.PickRandom)
		log := logged(t, l, seed, mind.Nova, mind.Fips)
		all := reviewed(t, l, log)
		for seat := range games.Seat(2) {
			of++
			at := Find(log, all, seat)
			if at < 0 {
				continue
			}
			with++
			f := all[at]
			after := log.At(f.Step).View(games.Table).(decipher.View)
			switch a := log.Decision(f.Step).Action.(type) {
			case decipher.Guess:
				if r, over := after.Result(); !over || r.Guesser != seat || f.Tells[0] > hardWord {
					t.Errorf("%+v", f)
				}
			case decipher.Ask:
				if n := len(after.Zones[a.Zone].Pieces); n == 0 || f.Tells[0] > hardZone {
					t.Errorf("%+v, %d pieces there", f, n)
				}
			default:
				t.Errorf("%T", a)
			}
			if f.Seat != seat || !f.Fine() {
				t.Errorf("seat %d: %+v", seat, f)
			}
		}
	}
	if 2*with < of {
		t.Errorf("%d of %d", with, of)
	}
}
