package decipher

import (
	"slices"

	"spieltisch/games"
	"spieltisch/games/each"
	"spieltisch/games/letterpiece"
)

// LeftUnknown is View.Left while nobody may know it.
const LeftUnknown = -1

// View is what one seat may know (RULES.md, "What is public"). All but Secret is the
// same for everybody. It is built by copying what is allowed.
type View struct {
	Options Options
	Letters []Letter
	Stock   letterpiece.Count
	Step    int // actions in force
	Round   int // from 1
	Rounds  int
	Phase   games.ID
	Asked   games.Seat // who is asked to act; games.Table in the phases scored and over
	Maker   games.Seat // the Puzzle Maker
	Turn    games.Seat // the Seeker in turn, also while the Puzzle Maker picks; games.Table when nobody is
	Hand    *Piece     // the piece in the Seeker's hand, nil if none
	Zones   []Zone     // as many as letters
	Bonus   bool       // Bonus Mode
	// Left is the number of pieces in the compartment: LeftUnknown before Bonus Mode.
	Left        int
	BonusTokens int // on the board; the Puzzle Maker has received the others
	NoTokens    int // on the board
	Received    int // Guess Tokens that the Puzzle Maker has received
	Seats       []SeatView
	Refuted     []Refuted // wrong guesses of this round, in their order
	Results     []Result  // finished rounds, this one too once its word is shown
	// Secret is nil for everybody but the Puzzle Maker, and after the round.
	Secret *Secret
}

// SeatView is what everybody knows of a seat.
type SeatView struct {
	Seat   games.Seat
	Tokens int  // Guess Tokens left; 0 for the Puzzle Maker
	In     bool // a Seeker who is still in
	Passed bool // in the present row of passes
	Points int  // of finished rounds
}

// Secret is what only the Puzzle Maker knows.
type Secret struct {
	Word  string
	Left  letterpiece.Count  // pieces in the compartment
	Order []letterpiece.Kind // of these, the next first; nil if Options.Pick isn't PickOrder
}

// View implements games.Match; the value is a View.
func (m *Match) View(seat games.Seat) any { return m.view(seat) }

func (m *Match) view(seat games.Seat) View {
	o := m.setup.Options
	v := View{
		Options:     o,
		Letters:     slices.Clone(m.setup.Letters),
		Stock:       m.setup.Stock,
		Step:        m.Step,
		Round:       m.Round,
		Rounds:      o.Rounds(),
		Phase:       m.Phase,
		Asked:       m.asked(),
		Maker:       m.maker(),
		Turn:        games.Table,
		Bonus:       m.Bonus,
		Left:        LeftUnknown,
		BonusTokens: m.OnBoard,
		Refuted:     slices.Clone(m.Guesses),
	}
	if m.playing() {
		v.Turn = m.Turn
	}
	if m.Holding {
		v.Hand = &Piece{m.Given, m.Hand}
	}
	if m.Bonus {
		v.Left = m.Left.Total()
	}
	for _, z := range m.zones() {
		v.Zones = append(v.Zones, z.clone())
		v.NoTokens += z.NoTokens()
	}
	for s, points := range m.points() {
		v.Seats = append(v.Seats, SeatView{games.Seat(s), m.Tokens[s], m.Tokens[s] > 0, m.Passed[s], points})
		if games.Seat(s) != v.Maker {
			v.Received += GuessTokens - m.Tokens[s]
		}
	}
	for _, r := range m.Results {
		v.Results = append(v.Results, r.clone())
	}
	if seat == v.Maker && m.Word != "" && len(m.Results) < m.Round {
		v.Secret = &Secret{m.Word, m.Left, slices.Clone(m.Order)}
	}
	return v
}

// Result is that of the round on the table, once its word is shown.
func (v View) Result() (Result, bool) {
	if len(v.Results) < v.Round {
		return Result{}, false
	}
	return v.Results[v.Round-1], true
}

// Points are the totals by seat.
func (v View) Points() []int {
	return each.Of(v.Seats, func(s SeatView) int { return s.Points })
}

// Used are the secret words of finished rounds.
func (v View) Used() []string {
	return each.Of(v.Results, func(r Result) string { return r.Word })
}

// Setup is what the advice functions need of the match's setup: all but the seed.
func (v View) Setup() Setup {
	return Setup{Options: v.Options, Letters: slices.Clone(v.Letters), Stock: v.Stock}
}

// Open are the zones, from 0, in which the piece in hand may be asked for.
func (v View) Open() []int {
	var out []int
	for i, z := range v.Zones {
		if v.Hand != nil && !z.Covered[v.Hand.Kind] {
			out = append(out, i)
		}
	}
	return out
}
