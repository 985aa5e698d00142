package decipher

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

func (m *Match) tellResult() {
	places := games.Rank(m.points())
	m.tell(places[0].Seat, EventWin, games.Args{"Seats": games.Winners(places), "Points": places[0].Points})
}

// Events implements games.Match: all but the secret word, which only the Puzzle
// Maker is told until the round ends.
func (m *Match) Events(seat games.Seat, from int) []games.Event { return m.told.EventsFor(seat, from) }
