package davinci

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

// tellOpened tells of a tile that now lies open in the seat's row, at place from 0.
func (m *Match) tellOpened(seat games.Seat, id games.ID, t Tile, place int) {
	m.tell(seat, id, games.Args{"Seat": seat, "Place": place + 1, "Number": t.Number(), "Value": ValueID(t.Number()), "Tile": TileID(t)})
}

// Events implements games.Match: all but which tiles a seat has taken, which only the
// seat itself is told.
func (m *Match) Events(seat games.Seat, from int) []games.Event {
	var out []games.Event
	for _, e := range m.events {
		if e.Step <= from || e.only != games.Table && e.only != seat {
			continue
		}
		allowed := e.Event
		allowed.Args = maps.Clone(e.Args)
		for k, v := range allowed.Args {
			switch v := v.(type) { // lists would still be shared
			case []games.Seat:
				allowed.Args[k] = slices.Clone(v)
			case []games.ID:
				allowed.Args[k] = slices.Clone(v)
			}
		}
		out = append(out, allowed)
	}
	return out
}
