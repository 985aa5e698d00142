package woerterklauer

import (
	"spieltisch/games"
)

func (m *Match) win(seat games.Seat, why games.Reason) {
	m.Ended, m.Winner, m.Phase = why, seat, PhaseOver
	t := m.tally()
	o := m.setup.Options
	m.tell(seat, EventWin, games.Args{
		"Seat": seat, "Points": t.Of(o.Color(seat)), "Of": other(seat), "Other": t.Of(o.Color(other(seat))),
	})
}

func (m *Match) abandon(games.Seat, games.Abandon) error {
	m.Undo = games.Table
	m.tell(games.Table, EventAbandon, nil)
	m.Ended, m.Phase = games.ReasonAbandoned, PhaseOver
	return nil
}

// Outcome implements games.Match. The points are the letters on the field; whoever has won, by
// the clock or because the other one gave up, is first, whatever the letters say.
func (m *Match) Outcome() (games.Outcome, bool) {
	if m.Phase != PhaseOver {
		return games.Outcome{}, false
	}
	places := games.Rank(m.points())
	if m.Winner != games.Table {
		places = games.RankBy(m.points(), func(p games.Place) int {
			if p.Seat == m.Winner {
				return 1
			}
			return 0
		})
	}
	return games.Outcome{Places: places, Reason: m.Ended}, true
}

func (m *Match) tally() Tally { return m.Field.Tally() }

func (m *Match) points() []int {
	t, o := m.tally(), m.setup.Options
	return []int{t.Of(o.Color(0)), t.Of(o.Color(1))}
}

// Standing implements games.Match. Every word of a turn counts the letters that it has
// brought.
func (m *Match) Standing() games.Standing {
	st := games.Standing{Asked: m.asked(), Round: RoundOf(m.TurnNumber), Phase: m.Phase, Points: m.points()}
	for _, p := range m.Turns {
		for _, w := range p.Words {
			st.Scored = append(st.Scored, games.ScoredTurn{Seat: p.Seat, Round: RoundOf(p.TurnNumber), Word: w.Text, Points: w.Gains})
		}
	}
	return st
}

// RoundOf is the round of a turn: both have one in it.
func RoundOf(turn int) int { return (turn + 1) / Seats }
