package dicewords

import (
	"slices"

	"spieltisch/games"
)

// Verdict is what became of a turn.
type Verdict string

// The verdicts.
const (
	VerdictNone    Verdict = ""        // no word
	VerdictOpen    Verdict = "open"    // may still be challenged, or waits for the table's ruling
	VerdictStands  Verdict = "stands"  // scored
	VerdictRefuted Verdict = "refuted" // challenged and refused: 0 points
)

// ScoredTurn is a turn that ended with a word or without one.
type ScoredTurn struct {
	Seat  games.Seat
	Round int // from 1
	Up    [DiceCount]int
	Spelling
	Sum        int // word value
	Length     int
	Points     int // what it counts, or would count while VerdictOpen; 0 if VerdictRefuted
	Verdict    Verdict
	Challenger games.Seat // who challenged the word, or games.Table if nobody did
}

func (t ScoredTurn) clone() ScoredTurn {
	t.Dice = slices.Clone(t.Dice)
	return t
}

// turnNow is the turn as it ends now without a word.
func (m *Match) turnNow() ScoredTurn {
	return ScoredTurn{Seat: m.Turn, Round: m.Round, Up: m.Up, Spelling: Spelling{Joker: -1}, Challenger: games.Table}
}

// pend leaves the word open to challenge. If it could be the last one of the game
// the table must confirm before the result.
func (m *Match) pend(t ScoredTurn) {
	m.Pending = t
	if m.lastOfRound() && m.leading(t) >= m.setup.Options.Target {
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
	m.score(t)
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
	m.Turns = append(m.Turns, t)
}

// finish ends the turn, and the game after a round in which the target was reached.
func (m *Match) finish() {
	if m.lastOfRound() && m.leading(ScoredTurn{}) >= m.setup.Options.Target {
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
