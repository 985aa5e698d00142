package davinci

import "spieltisch/games"

// What counts how much (RULES.md, "Points game").
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

// Valid tells whether a round can end with these tallies, by seat: one seat has tiles
// left, each code is cracked at most once, and no tile counts more often than it exists.
func Valid(tallies []Tally, dashes bool) bool {
	if len(tallies) < MinSeats || len(tallies) > MaxSeats {
		return false
	}
	sum, winners := Tally{}, 0
	for _, t := range tallies {
		if t.Numbers < 0 || t.Specials < 0 || t.Codes < 0 || t.Codes > t.Numbers+t.Specials {
			return false
		}
		if len(t.Left) > 0 {
			winners++
		}
		sum.Numbers, sum.Specials, sum.Codes = sum.Numbers+t.Numbers, sum.Specials+t.Specials, sum.Codes+t.Codes
		sum.Left = append(sum.Left, t.Left...)
	}
	return winners == 1 && sum.Codes < len(tallies) && sum.exists(dashes)
}

// exists tells whether there are so many tiles.
func (t Tally) exists(dashes bool) bool {
	var left [Values]int
	for _, n := range t.Left {
		if n < 0 || n > MaxNumber && (n != Dash || !dashes) || left[n] == Colors {
			return false
		}
		left[n]++
		if n == special || n == Dash {
			t.Specials++
		} else {
			t.Numbers++
		}
	}
	most := Colors
	if dashes {
		most += Colors
	}
	return t.Numbers <= MaxNumber*Colors && t.Specials <= most
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
