package decipher

import (
	"maps"
	"slices"

	"spieltisch/games"
)

// event is an event and who may know of it.
type event struct {
	games.Event
	only games.Seat // games.Table: everybody
}

// tell adds an event of the action that is being applied, for everybody.
func (m *Match) tell(seat games.Seat, id games.ID, args games.Args) {
	m.tellOne(games.Table, seat, id, args)
}

// tellOnly adds an event that nobody but the seat may know of.
func (m *Match) tellOnly(seat games.Seat, id games.ID, args games.Args) {
	m.tellOne(seat, seat, id, args)
}

func (m *Match) tellOne(only, seat games.Seat, id games.ID, args games.Args) {
	m.events = append(slices.Clip(m.events), event{games.Event{Step: m.Step, Seat: seat, ID: id, Args: args}, only})
}

func (m *Match) tellResult() {
	o := m.outcome()
	var winners []games.Seat
	for _, p := range o.Places {
		if p.Rank == 1 {
			winners = append(winners, p.Seat)
		}
	}
	m.tell(o.Places[0].Seat, EventWin, games.Args{"Seats": winners, "Points": o.Places[0].Points})
}

// Events implements games.Match: all but the secret word, which only the Puzzle
// Maker is told until the round ends.
func (m *Match) Events(seat games.Seat, from int) []games.Event {
	var out []games.Event
	for _, e := range m.events {
		if e.Step <= from || e.only != games.Table && e.only != seat {
			continue
		}
		public := e.Event
		public.Args = maps.Clone(e.Args)
		for k, v := range public.Args {
			if seats, ok := v.([]games.Seat); ok { // lists would still be shared
				public.Args[k] = slices.Clone(seats)
			}
		}
		out = append(out, public)
	}
	return out
}
