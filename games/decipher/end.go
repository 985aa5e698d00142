package decipher

import (
	"slices"

	"spieltisch/games"
	"spieltisch/games/each"
)

// ReasonRounds ends a match after its last round.
const ReasonRounds games.Reason = "rounds"

// Result is a finished round: a row of the score sheet.
type Result struct {
	Round   int // from 1
	Maker   games.Seat
	Word    string
	Guesser games.Seat // games.Table: nobody
	Scores  []RoundScore
}

func (r Result) clone() Result {
	r.Scores = slices.Clone(r.Scores)
	return r
}

// tally counts the table as it lies.
func (m *Match) tally(guesser games.Seat) Tally {
	t := Tally{Maker: m.maker(), Guesser: guesser, BonusLeft: m.OnBoard, GuessLeft: slices.Clone(m.Tokens[:m.setup.Options.Seats])}
	for _, z := range m.zones() {
		t.NoTokens += z.NoTokens()
	}
	return t
}

func (m *Match) unguessed() {
	m.tell(m.maker(), EventUnguessed, games.Args{"Seat": m.maker(), "Word": m.Word})
	m.endRound(games.Table)
}

// endRound scores the round. The table stays as it lies until the next one.
func (m *Match) endRound(guesser games.Seat) {
	m.Results = append(slices.Clip(m.Results), Result{
		Round: m.Round, Maker: m.maker(), Word: m.Word, Guesser: guesser, Scores: m.tally(guesser).Scores(),
	})
	for _, s := range m.Results[len(m.Results)-1].Scores {
		m.tell(s.Seat, EventPoints, games.Args{"Seat": s.Seat, "Points": s.Points()})
	}
	m.Phase = PhaseScored
	if m.Round == m.setup.Options.Rounds() {
		m.Phase = PhaseOver
		m.Ended = ReasonRounds
		m.tellResult()
	}
}

func (m *Match) next(games.Seat, Next) error {
	m.begin()
	m.Undo = games.Table
	m.tell(games.Table, EventNext, games.Args{"Seat": m.maker(), "Round": m.Round})
	return nil
}

func (m *Match) abandon(games.Seat, games.Abandon) error {
	m.Undo = games.Table
	m.tell(games.Table, EventAbandon, nil)
	m.Ended = games.ReasonAbandoned
	m.Phase = PhaseOver
	return nil
}

// points are the totals by seat, with the handicap; a round not finished counts nothing.
func (m *Match) points() []int {
	rounds := each.Of(m.Results, func(r Result) []RoundScore { return r.Scores })
	return games.WithHead(Totals(m.setup.Options.Seats, rounds...), m.setup.Options.Head[:])
}

// Outcome implements games.Match.
func (m *Match) Outcome() (games.Outcome, bool) {
	if m.Phase != PhaseOver {
		return games.Outcome{}, false
	}
	return games.Outcome{Places: games.Rank(m.points()), Reason: m.Ended}, true
}

// Standing implements games.Match. Each finished round gives one ScoredTurn a seat; the
// Puzzle Maker's has the word.
func (m *Match) Standing() games.Standing {
	st := games.Standing{Asked: m.asked(), Round: m.Round, Phase: m.Phase, Points: m.points()}
	for _, r := range m.Results {
		for _, s := range r.Scores {
			t := games.ScoredTurn{Seat: s.Seat, Round: r.Round, Points: s.Points()}
			if s.Seat == r.Maker {
				t.Word = r.Word
			}
			st.Scored = append(st.Scored, t)
		}
	}
	return st
}
