package dicewords

import (
	"fmt"
	"slices"

	"spieltisch/games"
	"spieltisch/games/challenge"
)

// pend leaves the word open to challenge. If it could be the last one of the game
// the table must confirm before the result.
func (m *Match) pend(t ScoredTurn) {
	m.Pending = t
	if m.ends(t) {
		m.clear()
		m.Phase = PhaseConfirm
		return
	}
	m.advance()
	m.Phase = PhasePending
}

// settle scores the pending word, or nothing if it was refuted.
func (m *Match) settle(stands bool) {
	t := m.Pending
	m.Pending = ScoredTurn{}
	t.Verdict = VerdictStands
	if !stands {
		t.Verdict, t.Points = VerdictRefuted, 0
		m.tell(t.Seat, EventRefuted, games.Args{"Seat": t.Seat, "Word": t.Word})
	}
	if stands && t.Challenger != games.Table {
		t.Cost = max(0, min(m.setup.Options.DoubtCost, m.Points[t.Challenger]))
	}
	if t.Cost > 0 {
		m.tell(t.Challenger, EventDoubtCost, games.Args{"Seat": t.Challenger, "Points": t.Cost})
	}
	m.score(t)
	if m.setup.Options.Hides() {
		m.book()
		return
	}
	// Nobody challenges alone, so the turn is still the author's only if it was
	// the last word of a round that could end the game.
	if m.Turn == t.Seat {
		m.finish()
		return
	}
	m.lastRound(t)
	m.Phase = PhaseFirst
}

// score books a turn that nothing can change any more but undo.
func (m *Match) score(t ScoredTurn) {
	m.Points[t.Seat] += t.Points
	if t.Cost > 0 {
		m.Points[t.Challenger] -= t.Cost
	}
	m.Turns = append(slices.Clip(m.Turns), t)
}

// finish ends the turn, and the game after a round in which the target was reached.
func (m *Match) finish() {
	if m.ends(ScoredTurn{}) {
		m.clear()
		m.Ended = games.ReasonTarget
		m.Phase = PhaseOver
		m.tellResult()
		return
	}
	m.lastRound(m.Turns[len(m.Turns)-1])
	m.advance()
	m.Phase = PhaseFirst
}

// lastRound tells that the turn was the first to reach the target, if others
// still have theirs in this round.
func (m *Match) lastRound(t ScoredTurn) {
	target := m.setup.Options.Target
	p := m.Points[t.Seat]
	if int(t.Seat) == m.setup.Options.Seats-1 || p < target {
		return
	}
	for s, other := range m.Points {
		if games.Seat(s) != t.Seat && other >= target {
			return
		}
	}
	m.tell(t.Seat, EventLastRound, games.Args{"Seat": t.Seat, "Points": p})
}

func (m *Match) lastOfRound() bool { return int(m.Turn) == m.setup.Options.Seats-1 }

// ends tells whether the game ends with this turn, the open points of t counted too.
func (m *Match) ends(t ScoredTurn) bool {
	o := m.setup.Options
	if o.Rounds > 0 {
		return m.Round >= o.Rounds
	}
	return m.lastOfRound() && m.leading(t) >= o.Target
}

// leading is the most points of a seat, the open ones of t counted too.
func (m *Match) leading(t ScoredTurn) int {
	points := m.Points
	points[t.Seat] += t.Points
	return slices.Max(points[:m.setup.Options.Seats])
}

// clear takes the dice off the table.
func (m *Match) clear() {
	m.Thrown, m.Late = 0, false
	m.Up, m.Locked = [DiceCount]int{}, [DiceCount]bool{}
}

// advance gives the dice to the next seat.
func (m *Match) advance() {
	m.clear()
	if m.lastOfRound() {
		m.Round++
	}
	m.Turn = (m.Turn + 1) % games.Seat(m.setup.Options.Seats)
}

func (m *Match) abandon(games.Seat, games.Abandon) error {
	m.Undo = games.Table
	m.Ended = games.ReasonAbandoned
	m.clear()
	m.Pending, m.Hidden, m.Ruled, m.untold = ScoredTurn{}, nil, nil, nil
	m.Phase = PhaseOver // nothing is hidden any more, but no turn of this round counts
	m.tell(games.Table, EventAbandon, nil)
	return nil
}

// Outcome implements games.Match.
func (m *Match) Outcome() (games.Outcome, bool) {
	if m.Phase != PhaseOver {
		return games.Outcome{}, false
	}
	return m.outcome(), true
}

func (m *Match) outcome() games.Outcome {
	o := games.Outcome{Places: games.Rank(m.Points[:m.setup.Options.Seats]), Reason: m.Ended}
	switch p := m.setup.Options; {
	case p.Seats > 1 || m.Ended != games.ReasonTarget:
	case p.Code != "":
		o.Record = &games.Record{Key: challenge.RecordKey(p.Code), Value: -m.Points[0]}
	case p.Rounds == 0:
		o.Record = &games.Record{Key: RecordKey(m.setup.Options, m.setup.Set), Value: len(m.Turns)}
	}
	return o
}

// RecordKey tells which matches played alone compare: same target, values, house
// rule, aids and check (RULES.md, "End"). The value is the number of turns.
func RecordKey(o Options, s Set) string {
	key := fmt.Sprintf("target=%d set=%016x keptstay=%t aids=%t check=%s", o.Target, s.Hash(), o.KeptStay, o.Aids, o.Check)
	if s.Lang() == English {
		key += " " + RecordEnglish
	}
	return key
}

// RecordEnglish ends the key of a record with English words; German ones say nothing, as before there were others.
const RecordEnglish = "words=en"

// Standing implements games.Match.
func (m *Match) Standing() games.Standing {
	st := games.Standing{
		Asked:  m.asked(),
		Round:  m.Round,
		Phase:  m.Phase,
		Points: slices.Clone(m.Points[:m.setup.Options.Seats]),
	}
	if m.hides() {
		st.Phase = PhaseFirst
	}
	for _, t := range m.Turns {
		st.Scored = append(st.Scored, games.ScoredTurn{Seat: t.Seat, Round: t.Round, Word: t.Word, Points: t.Points})
	}
	return st
}
