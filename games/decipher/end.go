package decipher

import (
	"cmp"
	"slices"

	"spieltisch/games"
)

// Result is a finished round: a row of the score sheet.
type Result struct {
	Round   int // from 1
	Maker   games.Seat
	Word    string
	Guesser games.Seat // games.Table: nobody
	Scores  []RoundScore
}

// Points are those of the round by seat.
func (r Result) Points() []int { return Totals(len(r.Scores), r.Scores) }

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

func (m *Match) next() error {
	if m.Phase != PhaseScored {
		return m.notNow()
	}
	m.begin()
	m.Undo = games.Table
	m.tell(games.Table, EventNext, games.Args{"Seat": m.maker(), "Round": m.Round})
	return nil
}

func (m *Match) abandon() {
	m.Undo = games.Table
	m.tell(games.Table, EventAbandon, nil)
	m.Ended = games.ReasonAbandoned
	m.Phase = PhaseOver
}

// points are the totals by seat; a round not finished counts nothing.
func (m *Match) points() []int {
	var rounds [][]RoundScore
	for _, r := range m.Results {
		rounds = append(rounds, r.Scores)
	}
	return Totals(m.setup.Options.Seats, rounds...)
}

// Outcome implements games.Match.
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
	slices.SortStableFunc(o.Places, func(a, b games.Place) int { return cmp.Compare(b.Points, a.Points) })
	for i := range o.Places {
		o.Places[i].Rank = i + 1
		if i > 0 && o.Places[i].Points == o.Places[i-1].Points {
			o.Places[i].Rank = o.Places[i-1].Rank
		}
	}
	return o
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

// Prompts implements games.Match.
func (m *Match) Prompts() []games.Prompt {
	if m.Phase == PhaseOver {
		return nil
	}
	var out []games.Prompt
	for s := range games.Seat(m.setup.Options.Seats) {
		p := games.Prompt{Seat: s, Main: s == m.asked()}
		if s == m.maker() {
			p.Private, p.Actions = true, m.makerActions()
		} else {
			p.Actions = m.seekerActions(s)
		}
		if p.Actions != nil {
			out = append(out, p)
		}
	}
	table := games.Prompt{Seat: games.Table, Main: m.asked() == games.Table}
	if m.Phase == PhaseScored {
		table.Actions = append(table.Actions, TypeNext)
	}
	if m.setup.Options.Clock > 0 && m.playing() && m.Phase != PhaseGive {
		table.Actions = append(table.Actions, TypeTimeUp)
	}
	table.Actions = append(table.Actions, TypeAbandon)
	return append(out, table)
}

func (m *Match) makerActions() []string {
	switch {
	case m.Phase == PhaseWord:
		return []string{TypeSetWord}
	case m.Phase == PhaseGive:
		return []string{TypeGive}
	case m.between():
		return []string{TypeReorder}
	}
	return nil
}

func (m *Match) seekerActions(s games.Seat) []string {
	if !m.playing() || !m.isIn(s) {
		return nil
	}
	var out []string
	if s == m.Turn {
		switch m.Phase {
		case PhaseTake:
			out = []string{TypeTake}
		case PhasePlace:
			out = []string{TypeAsk}
		case PhaseBonus:
			out = []string{TypeAskPiece, TypePass}
		case PhasePass:
			out = []string{TypePass}
		}
	}
	return append(out, TypeGuess)
}
