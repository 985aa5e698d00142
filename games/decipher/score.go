package decipher

import (
	"slices"

	"spieltisch/games"
	"spieltisch/games/letterpiece"
)

// What each token counts (RULES.md, "Words for things").
const (
	GuessPoints    = 1
	NoPoints       = 1
	BonusPoints    = 2
	DecipherPoints = 5
)

// Tally is what one counts at the table at the end of a round.
type Tally struct {
	Maker     games.Seat
	Guesser   games.Seat // who guessed the word; games.Table: nobody did
	GuessLeft []int      // Guess Tokens left, by seat; 0 for the Puzzle Maker
	BonusLeft int        // Bonus Tokens still on the board
	NoTokens  int        // on the board
}

// Valid tells whether a round can end like this with words of so many letters: the
// tokens exist, the guesser has given at least one, and a board has at most one
// NO-token a kind and zone.
func (t Tally) Valid(length int) bool {
	seats := len(t.GuessLeft)
	if seats < MinSeats || seats > MaxSeats || t.Maker < 0 || int(t.Maker) >= seats || t.GuessLeft[t.Maker] != 0 {
		return false
	}
	for _, n := range t.GuessLeft {
		if n < 0 || n > GuessTokens {
			return false
		}
	}
	return t.validGuesser() && t.BonusLeft >= 0 && t.BonusLeft <= BonusTokens &&
		t.NoTokens >= 0 && t.NoTokens <= letterpiece.Kinds*length
}

func (t Tally) validGuesser() bool {
	g := t.Guesser
	return g == games.Table || g >= 0 && int(g) < len(t.GuessLeft) && g != t.Maker && t.GuessLeft[g] < GuessTokens
}

// RoundScore is what one seat gets for a round, in tokens.
type RoundScore struct {
	Seat     games.Seat
	Guess    int  // own Guess Tokens left
	Decipher bool // guessed the word
	Bonus    int  // Bonus Tokens: on the board for who guessed, received for the Puzzle Maker
	No       int  // NO-tokens on the board, for the Puzzle Maker
	Received int  // Guess Tokens received, by the Puzzle Maker

	Unguessed bool // the Puzzle Maker's Decipher Token: nobody guessed the word
}

// Scores are what the seats get, by seat (RULES.md, "Scoring a round").
func (t Tally) Scores() []RoundScore {
	out := make([]RoundScore, len(t.GuessLeft))
	given := 0
	for i, left := range t.GuessLeft {
		seat := games.Seat(i)
		out[i] = RoundScore{Seat: seat, Guess: left}
		if seat == t.Maker {
			continue
		}
		given += GuessTokens - left
		if seat == t.Guesser {
			out[i].Decipher, out[i].Bonus = true, t.BonusLeft
		}
	}
	if int(t.Maker) < len(out) && t.Maker >= 0 {
		out[t.Maker] = RoundScore{
			Seat: t.Maker, No: t.NoTokens, Bonus: BonusTokens - t.BonusLeft, Received: given, Unguessed: t.Guesser == games.Table,
		}
	}
	return out
}

// Points are tokens × values; nothing else computes points.
func (s RoundScore) Points() int {
	p := (s.Guess+s.Received)*GuessPoints + s.Bonus*BonusPoints + s.No*NoPoints
	if s.Decipher || s.Unguessed {
		p += DecipherPoints
	}
	return p
}

// Totals adds up the points of rounds by seat.
func Totals(seats int, rounds ...[]RoundScore) []int {
	out := make([]int, seats)
	for _, s := range slices.Concat(rounds...) {
		if s.Seat >= 0 && int(s.Seat) < seats {
			out[s.Seat] += s.Points()
		}
	}
	return out
}

// Tally is what was counted at the end of the round: the way back from its scores.
func (r Result) Tally() Tally {
	t := Tally{Maker: r.Maker, Guesser: r.Guesser, GuessLeft: make([]int, len(r.Scores))}
	for i, s := range r.Scores {
		if t.GuessLeft[i] = s.Guess; s.Seat == r.Maker {
			t.BonusLeft, t.NoTokens = BonusTokens-s.Bonus, s.No
		}
	}
	return t
}
