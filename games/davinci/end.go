package davinci

import (
	"cmp"
	"slices"

	"spieltisch/games"
)

// Result is a finished round: a column of the sheet.
type Result struct {
	Round   int // from 1
	Winner  games.Seat
	Outs    []Out        // in their order
	Tallies []Tally      // by seat
	Scores  []RoundScore // by seat; also kept, but not told, in a game without points
}

// Points are those of the round by seat.
func (r Result) Points() []int { return Totals(len(r.Scores), r.Scores) }

func (r Result) clone() Result {
	r.Outs, r.Scores, r.Tallies = slices.Clone(r.Outs), slices.Clone(r.Scores), slices.Clone(r.Tallies)
	for i := range r.Tallies {
		r.Tallies[i].Left = slices.Clone(r.Tallies[i].Left)
	}
	return r
}

// tallies counts the table as it lies, by seat.
func (m *Match) tallies(winner games.Seat) []Tally {
	out := make([]Tally, m.setup.Options.Seats)
	for _, g := range m.Guesses {
		switch {
		case !g.Right:
		case g.Number == special || g.Number == Dash:
			out[g.Seat].Specials++
		default:
			out[g.Seat].Numbers++
		}
	}
	for _, o := range m.Outs {
		if o.By != games.Table {
			out[o.By].Codes++
		}
	}
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

func (m *Match) tellResult() {
	o := m.outcome()
	var winners []games.Seat
	for _, p := range o.Places {
		if p.Rank == 1 {
			winners = append(winners, p.Seat)
		}
	}
	m.tell(winners[0], EventWin, games.Args{"Seats": winners, "Points": o.Places[0].Points})
}

// ended tells whether the round on the table is over and its codes are shown.
func (m *Match) ended() bool { return len(m.Results) == m.Round }

// points are the totals by seat; a round not finished counts nothing, and a game
// without points has none.
func (m *Match) points() []int {
	var rounds [][]RoundScore
	if m.setup.Options.Rounds > 0 {
		for _, r := range m.Results {
			rounds = append(rounds, r.Scores)
		}
	}
	return Totals(m.setup.Options.Seats, rounds...)
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
	o := games.Outcome{Reason: m.Ended}
	for s, p := range m.points() {
		o.Places = append(o.Places, games.Place{Seat: games.Seat(s), Points: p})
	}
	worth := func(p games.Place) int {
		if m.Ended == ReasonLast && p.Seat == m.Results[0].Winner {
			return 1
		}
		return p.Points
	}
	slices.SortStableFunc(o.Places, func(a, b games.Place) int { return cmp.Compare(worth(b), worth(a)) })
	for i := range o.Places {
		o.Places[i].Rank = i + 1
		if i > 0 && worth(o.Places[i]) == worth(o.Places[i-1]) {
			o.Places[i].Rank = o.Places[i-1].Rank
		}
	}
	return o
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

// Prompts implements games.Match. Whoever is asked must look at his own tiles, in
// every phase: that tells nothing about them.
func (m *Match) Prompts() []games.Prompt {
	if m.Phase == PhaseOver {
		return nil
	}
	table := games.Prompt{Seat: games.Table, Main: m.asked() == games.Table}
	var out []games.Prompt
	switch m.Phase {
	case PhaseDeal:
		table.Actions = []string{TypeDeal}
	case PhaseScored:
		table.Actions = []string{TypeNext}
	default:
		out = []games.Prompt{{Seat: m.Turn, Main: true, Private: true, Actions: m.actions()}}
	}
	if m.setup.Options.Clock > 0 && !m.Late {
		switch m.Phase {
		case PhaseDraw, PhaseGuess, PhaseAgain:
			table.Actions = append(table.Actions, TypeTimeUp)
		}
	}
	table.Actions = append(table.Actions, TypeAbandon)
	return append(out, table)
}

// actions are what the seat whose turn it is may do.
func (m *Match) actions() []string {
	switch m.Phase {
	case PhaseTake:
		return []string{TypeTake}
	case PhaseArrange:
		return []string{TypeArrange}
	case PhaseDraw:
		return []string{TypeDraw}
	case PhaseOpen:
		return []string{TypeOpen}
	case PhaseAgain:
		if m.Late {
			return []string{TypeStop}
		}
		return []string{TypeGuess, TypeStop}
	}
	return []string{TypeGuess}
}
