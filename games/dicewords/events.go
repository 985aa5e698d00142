package dicewords

import (
	"slices"

	"spieltisch/games"
)

// tell adds an event of the action that is being applied; what belongs to a hidden round is told at its end.
func (m *Match) tell(seat games.Seat, id games.ID, args games.Args) {
	e := games.Event{Step: m.Step, Seat: seat, ID: id, Args: args}
	if m.hides() {
		m.untold = append(slices.Clip(m.untold), e)
		return
	}
	m.told.Tell(e)
}

func (m *Match) tellResult() {
	o := m.outcome()
	best := o.Places[0]
	if n := m.setup.Options.Rounds; n > 0 {
		m.tell(best.Seat, EventRounds, games.Args{"Seat": best.Seat, "N": n, "Points": best.Points})
		return
	}
	if o.Record != nil {
		m.tell(best.Seat, EventSolo, games.Args{"Seat": best.Seat, "N": o.Record.Value, "Points": best.Points})
		return
	}
	m.tell(best.Seat, EventWin, games.Args{"Seats": games.Winners(o.Places), "Points": best.Points})
}

// Events implements games.Match. All of them are public.
func (m *Match) Events(seat games.Seat, from int) []games.Event { return m.told.EventsFor(seat, from) }
