package woerterklauer

import (
	"slices"

	"spieltisch/games"
)

// tell adds an event of the action that is being applied.
func (m *Match) tell(seat games.Seat, id games.ID, args games.Args) {
	m.told.Tell(games.Event{Step: m.Step, Seat: seat, ID: id, Args: args})
}

// tellRuling tells what the table has decided; other answers are in no log.
func (m *Match) tellRuling(r games.Ruling) {
	switch {
	case r.By != games.ByTable:
	case r.Other == "":
		m.tell(games.Table, EventAccepted, games.Args{"Word": r.Word})
	case r.Answer:
		m.tell(games.Table, EventSame, games.Args{"Word": r.Word, "Other": r.Other})
	default:
		m.tell(games.Table, EventApart, games.Args{"Word": r.Word, "Other": r.Other})
	}
}

func (m *Match) tellWord(w ScoredWord) {
	args := games.Args{"Seat": m.Turn, "Word": w.Text, "Others": slices.Clone(w.From)}
	switch w.Fate {
	case FateNew:
		delete(args, "Others")
		m.tell(m.Turn, EventNew, args)
	case FateStolen:
		m.tell(m.Turn, EventStolen, args)
	case FateChanged:
		m.tell(m.Turn, EventChanged, args)
	case FateExtended:
		m.tell(m.Turn, EventExtended, args)
	}
}

// Events implements games.Match. All of them are public.
func (m *Match) Events(seat games.Seat, from int) []games.Event { return m.told.EventsFor(seat, from) }
