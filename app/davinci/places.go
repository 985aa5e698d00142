package davinci

import (
	"maps"
	"slices"

	"spieltisch/app/table"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
)

// placed has what was told name the places where tiles stand now: a tile that goes into a code moves those behind it on, and "tile 3"
// would mean another one than was guessed. Was is the place at that time, where it is another.
func placed(_ *table.Desk, told []games.Event) []games.Event {
	out := slices.Clone(told)
	begin := 0 // of the round
	for i, e := range out {
		if e.ID == dv.EventNext {
			begin = i
		}
		if e.ID != dv.EventShown && e.ID != dv.EventHidden {
			continue
		}
		row, at := e.Args["Seat"], e.Args["Place"].(int)
		for j, before := range out[begin:i] {
			place, ok := before.Args["Place"].(int)
			of, guessed := before.Args["Of"]
			if !guessed {
				of = before.Args["Seat"]
			}
			if !ok || of != row || place < at {
				continue
			}
			args := maps.Clone(before.Args)
			if args["Was"] == nil {
				args["Was"] = place
			}
			args["Place"] = place + 1
			out[begin+j].Args = args
		}
	}
	return out
}
