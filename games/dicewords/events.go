package dicewords

import (
	"maps"
	"slices"

	"spieltisch/games"
)

// tell adds an event of the action that is being applied.
func (m *Match) tell(seat games.Seat, id games.ID, args games.Args) {
	m.events = append(m.events, games.Event{Step: m.Step, Seat: seat, ID: id, Args: args})
}

func (m *Match) tellResult() {
	o := m.outcome()
	best := o.Places[0]
	if o.Record != nil {
		m.tell(best.Seat, EventSolo, games.Args{"Seat": best.Seat, "N": o.Record.Value, "Points": best.Points})
		return
	}
	var winners []games.Seat
	for _, p := range o.Places {
		if p.Rank == 1 {
			winners = append(winners, p.Seat)
		}
	}
	m.tell(best.Seat, EventWin, games.Args{"Seats": winners, "Points": best.Points})
}

// Events implements games.Match. All of them are public.
func (m *Match) Events(_ games.Seat, from int) []games.Event {
	var out []games.Event
	for _, e := range m.events {
		if e.Step <= from {
			continue
		}
		e.Args = maps.Clone(e.Args)
		for k, v := range e.Args {
			switch v := v.(type) { // lists would still be shared
			case []games.Seat:
				e.Args[k] = slices.Clone(v)
			}
		}
		out = append(out, e)
	}
	return out
}
