package dicewords

import (
	"slices"

	"spieltisch/games"
)

// Hides tells whether a round stays hidden until everybody has played it: with the same throws for all, whoever saw the dice of
// somebody before would know what their own will bring.
func (o Options) Hides() bool { return o.Same && o.Seats > 1 }

// hides tells whether the round that runs is hidden.
func (m *Match) hides() bool {
	return m.setup.Options.Hides() && (m.Phase == PhaseFirst || m.throwing())
}

// owns tells whether a seat's page shows what others must not see.
func (m *Match) owns(seat games.Seat) bool { return m.hides() && seat == m.Turn }

// fell are the faces that all dice show in each throw of the round, whoever throws.
func (m *Match) fell() [][DiceCount]int {
	out := make([][DiceCount]int, Throws)
	for k := range out {
		for i := range out[k] {
			out[k][i] = games.NewChance(m.setup.Seed, (m.Round-1)*Throws+k, i).IntN(FaceCount)
		}
	}
	return out
}

// end ends the turn: it counts at once, or waits until everybody has played the round.
func (m *Match) end(t ScoredTurn) {
	if !m.hides() {
		m.score(t)
		m.finish()
		return
	}
	m.Hidden = append(slices.Clip(m.Hidden), t)
	if !m.lastOfRound() {
		m.advance()
		m.Phase, m.TurnFrom = PhaseFirst, m.Step
		return
	}
	m.Undo = games.Nobody // all is shown now
	m.clear()
	m.Phase = PhaseRound
	for _, e := range m.untold {
		m.told.Tell(e)
	}
	m.untold = nil
	m.Rulings = append(slices.Clip(m.Rulings), m.Ruled...)
	m.Ruled = nil
	m.book()
}

// book scores the turns of a round that everybody has played, and has the table rule on words that nobody knew.
func (m *Match) book() {
	for len(m.Hidden) > 0 {
		t := m.Hidden[0]
		m.Hidden = m.Hidden[1:]
		if t.Verdict != VerdictOpen {
			m.score(t)
			continue
		}
		m.Pending, m.Phase = t, PhaseRuling
		if r, held := m.Rulings.Word(t.Word); held {
			m.settle(r.Answer)
			return
		}
		m.tell(t.Seat, EventAsked, games.Args{"Seat": t.Seat, "Word": t.Word})
		return
	}
	m.Hidden, m.Phase = nil, PhaseRound
	if m.leading(ScoredTurn{}) >= m.setup.Options.Target {
		m.finish()
	}
}

// next goes on from a round that all have looked at to the next one.
func (m *Match) next(games.Seat, Next) error {
	m.Undo = games.Table
	m.tell(games.Table, EventNext, games.Args{"Round": m.Round})
	m.finish()
	m.TurnFrom, m.RoundFrom = m.Step, m.Step
	return nil
}

// hide takes out of a view what its seat must not know of the running round.
func (m *Match) hide(v *View, seat games.Seat) {
	steps := m.RoundFrom + len(m.Hidden) // a turn of another seat counts as one, however often it threw
	if seat == m.Turn {
		v.Step = steps + m.Step - m.TurnFrom
		return
	}
	v.Step, v.Phase, v.Thrown, v.Left, v.Up, v.Late, v.Locked = steps, PhaseFirst, 0, Throws, nil, false, [DiceCount]bool{}
}

// Revealed implements games.Revealer: the replay shows every turn as it was played.
func (m *Match) Revealed() any { return m.view() }
