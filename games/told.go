package games

import (
	"maps"
	"slices"
)

// Told is what happened in a match, and who may know of it: the Events of a Match. It
// is a value that clones may share.
type Told struct{ events []told }

type told struct {
	Event
	only Seat // Table: everybody
}

// Tell tells everybody.
func (t *Told) Tell(e Event) { t.add(Table, e) }

// TellOnly tells nobody but a seat.
func (t *Told) TellOnly(seat Seat, e Event) { t.add(seat, e) }

func (t *Told) add(only Seat, e Event) {
	// Clipped, an append by one clone can't reach another.
	t.events = append(slices.Clip(t.events), told{e, only})
}

// EventsFor are the events after step from that a seat may know of, as Match.Events wants
// them. They share nothing with t.
func (t Told) EventsFor(seat Seat, from int) []Event {
	var out []Event
	for _, e := range t.events {
		if e.Step <= from || e.only != Table && e.only != seat {
			continue
		}
		e.Args = maps.Clone(e.Args)
		for k, v := range e.Args {
			switch v := v.(type) { // lists would still be shared
			case []Seat:
				e.Args[k] = slices.Clone(v)
			case []ID:
				e.Args[k] = slices.Clone(v)
			case []int:
				e.Args[k] = slices.Clone(v)
			case []string:
				e.Args[k] = slices.Clone(v)
			}
		}
		out = append(out, e.Event)
	}
	return out
}
