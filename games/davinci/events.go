package davinci

import (
	"spieltisch/games"
)

// tell adds an event of the action that is being applied, for everybody.
func (m *Match) tell(seat games.Seat, id games.ID, args games.Args) {
	m.told.Tell(games.Event{Step: m.Step, Seat: seat, ID: id, Args: args})
}

// tellOnly adds an event that nobody but the seat may know of.
func (m *Match) tellOnly(seat games.Seat, id games.ID, args games.Args) {
	m.told.TellOnly(seat, games.Event{Step: m.Step, Seat: seat, ID: id, Args: args})
}

// tellOpened tells of a tile that now lies open in the seat's row, at place from 0.
func (m *Match) tellOpened(seat games.Seat, id games.ID, t Tile, place int) {
	m.tell(seat, id, games.Args{"Seat": seat, "Place": place + 1, "Number": t.Number(), "Value": ValueID(t.Number()), "Tile": TileID(t)})
}

func (m *Match) tellResult() {
	places := m.outcome().Places
	winners := games.Winners(places)
	m.tell(winners[0], EventWin, games.Args{"Seats": winners, "Points": places[0].Points})
}

// Events implements games.Match: all but which tiles a seat has taken, which only the
// seat itself is told.
func (m *Match) Events(seat games.Seat, from int) []games.Event { return m.told.EventsFor(seat, from) }
