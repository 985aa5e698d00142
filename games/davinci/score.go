package davinci

import "spieltisch/games"

// What counts how much (rules, "Points game").
const (
	NumberPoints  = 10
	SpecialPoints = 20 // a 6 or a dash
	CodePoints    = 50
	special       = 6
)

// Tally is what one seat counts at the table at the end of a round.
type Tally struct {
	Numbers  int   // named right, but for those in Specials
	Specials int   // sixes and dashes named right
	Codes    int   // codes of others whose last hidden tile it opened by a guess
	Left     []int // the winner's numbers not cracked, 0 to 11 or Dash; empty for the others
}

// RoundScore is what one seat gets for a round, in points, item by item.
type RoundScore struct {
	Seat                           games.Seat
	Numbers, Specials, Codes, Left int
}

// Points is the sum of the items.
func (s RoundScore) Points() int { return s.Numbers + s.Specials + s.Codes + s.Left }

// Score is what the tally counts; nothing else computes points.
func (t Tally) Score(seat games.Seat, how Leftover) RoundScore {
	s := RoundScore{Seat: seat, Numbers: t.Numbers * NumberPoints, Specials: t.Specials * SpecialPoints, Codes: t.Codes * CodePoints}
	for _, n := range t.Left {
		s.Left += leftPoints(n, how)
	}
	return s
}

func leftPoints(number int, how Leftover) int {
	switch {
	case number == Dash, how == LeftTens && number == special:
		return SpecialPoints
	case how == LeftTens:
		return NumberPoints
	}
	return number
}

// Valid tells whether a round with so many seats can end with these tallies, by seat:
// exactly one seat has tiles left, each named or left tile exists once in each colour,
// and all other codes were cracked at most once.
func Valid(tallies []Tally, dashes bool) bool {
	if len(tallies) < MinSeats || len(tallies) > MaxSeats {
		return false
	}
	var left [Values]int
	winners, codes, numbers, specials := 0, 0, 0, 0
	for _, t := range tallies {
		if t.Numbers < 0 || t.Specials < 0 || t.Codes < 0 || t.Codes > t.Numbers+t.Specials {
			return false
		}
		codes, numbers, specials = codes+t.Codes, numbers+t.Numbers, specials+t.Specials
		if len(t.Left) > 0 {
			winners++
		}
		for _, n := range t.Left {
			if n < 0 || n > Dash || n == Dash && !dashes {
				return false
			}
			left[n]++
			if left[n] > Colors {
				return false
			}
			if n == special || n == Dash {
				specials++
			} else {
				numbers++
			}
		}
	}
	most := Colors
	if dashes {
		most += Colors
	}
	return winners == 1 && codes < len(tallies) && numbers <= MaxNumber*Colors && specials <= most
}

// Totals adds up the points of rounds by seat.
func Totals(seats int, rounds ...[]RoundScore) []int {
	out := make([]int, seats)
	for _, r := range rounds {
		for _, s := range r {
			if s.Seat >= 0 && int(s.Seat) < seats {
				out[s.Seat] += s.Points()
			}
		}
	}
	return out
}
