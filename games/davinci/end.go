package davinci

import (
	"slices"

	"spieltisch/games"
)

// Why a match ended.
const (
	ReasonLast   games.Reason = "last"   // one game: only one code isn't fully open
	ReasonRounds games.Reason = "rounds" // a points game: its last round is over
)

// Result is a finished round: a column of the sheet.
type Result struct {
	Round   int // from 1
	Winner  games.Seat
	Outs    []Out        // in their order
	Tallies []Tally      // by seat
	Scores  []RoundScore // by seat; also kept, but not told, in a game without points
}

func (r Result) clone() Result {
	r.Outs, r.Scores, r.Tallies = slices.Clone(r.Outs), slices.Clone(r.Scores), slices.Clone(r.Tallies)
	for i := range r.Tallies {
		r.Tallies[i].Left = slices.Clone(r.Tallies[i].Left)
	}
	return r
}

// tallies counts what guesses have brought, by seat.
func tallies(seats int, guesses []Guessed, outs []Out) []Tally {
	out := make([]Tally, seats)
	for _, g := range guesses {
		switch {
		case !g.Right:
		case g.Number == special || g.Number == Dash:
			out[g.Seat].Specials++
		default:
			out[g.Seat].Numbers++
		}
	}
	for _, o := range outs {
		if o.By != games.Table {
			out[o.By].Codes++
		}
	}
	return out
}

// tallies counts the table as it lies at the end of a round, by seat.
func (m *Match) tallies(winner games.Seat) []Tally {
	out := tallies(m.setup.Options.Seats, m.Guesses, m.Outs)
	for _, s := range m.Rows[winner] {
		if !s.Open {
			out[winner].Left = append(out[winner].Left, s.Tile.Number())
		}
	}
	return out
}

// endRound scores the round. The table stays as it lies until the next one.
func (m *Match) endRound(winner games.Seat) {
	r := Result{Round: m.Round, Winner: winner, Outs: m.Outs, Tallies: m.tallies(winner)}
	for seat, t := range r.Tallies {
		r.Scores = append(r.Scores, t.Score(games.Seat(seat), m.setup.Options.Leftover))
	}
	m.Results = append(slices.Clip(m.Results), r)
	m.tell(winner, EventLast, games.Args{"Seat": winner})
	rounds := m.setup.Options.Rounds
	if rounds == 0 {
		m.Phase, m.Ended = PhaseOver, ReasonLast
		return
	}
	for _, s := range r.Scores {
		m.tell(s.Seat, EventPoints, games.Args{"Seat": s.Seat, "Points": s.Points()})
	}
	m.Phase = PhaseScored
	if m.Round == rounds {
		m.Phase, m.Ended = PhaseOver, ReasonRounds
		m.tellResult()
	}
}

func (m *Match) next(games.Seat, Next) error {
	m.begin()
	m.Undo = games.Table
	m.tell(games.Table, EventNext, games.Args{"Seat": m.Turn, "Round": m.Round})
	return nil
}

func (m *Match) abandon(games.Seat, games.Abandon) error {
	m.Undo = games.Table
	m.tell(games.Table, EventAbandon, nil)
	m.Ended = games.ReasonAbandoned
	m.Phase = PhaseOver
	return nil
}

// ended tells whether the round on the table is over and its codes are shown.
func (s *state) ended() bool { return len(s.Results) == s.Round }

// points are the totals by seat, with the handicap; a round not finished counts nothing, and a game
// without points has none.
func (m *Match) points() []int {
	var rounds [][]RoundScore
	if m.setup.Options.Rounds > 0 {
		for _, r := range m.Results {
			rounds = append(rounds, r.Scores)
		}
	}
	return games.WithHead(Totals(m.setup.Options.Seats, rounds...), m.setup.Options.Head[:])
}

// Outcome implements games.Match. In one game without points the winner is first and
// all others share the second place.
func (m *Match) Outcome() (games.Outcome, bool) {
	if m.Phase != PhaseOver {
		return games.Outcome{}, false
	}
	return m.outcome(), true
}

func (m *Match) outcome() games.Outcome {
	places := games.Rank(m.points())
	if m.Ended == ReasonLast {
		places = games.RankBy(m.points(), func(p games.Place) int {
			if p.Seat == m.Results[0].Winner {
				return 1
			}
			return 0
		})
	}
	return games.Outcome{Places: places, Reason: m.Ended}
}

// Standing implements games.Match. Each finished round of a points game gives one
// ScoredTurn a seat.
func (m *Match) Standing() games.Standing {
	st := games.Standing{Asked: m.asked(), Round: m.Round, Phase: m.Phase, Points: m.points()}
	if m.setup.Options.Rounds == 0 {
		return st
	}
	for _, r := range m.Results {
		for _, s := range r.Scores {
			st.Scored = append(st.Scored, games.ScoredTurn{Seat: s.Seat, Round: r.Round, Points: s.Points()})
		}
	}
	return st
}
