package games

import (
	"cmp"
	"slices"
)

// Rank is the result by points, by seat: the most first, and equal points share the place.
func Rank(points []int) []Place {
	return RankBy(points, func(p Place) int { return p.Points })
}

// WithHead adds handicaps to totals, by seat.
func WithHead(totals, head []int) []int {
	for seat := range totals {
		totals[seat] += head[seat]
	}
	return totals
}

// RankBy is Rank where not the points decide but what a place is worth, which is more when
// better. The ranks in what worth gets are not set.
func RankBy(points []int, worth func(Place) int) []Place {
	var out []Place
	for seat, p := range points {
		out = append(out, Place{Seat: Seat(seat), Points: p})
	}
	slices.SortStableFunc(out, func(a, b Place) int { return cmp.Compare(worth(b), worth(a)) })
	for i := range out {
		out[i].Rank = i + 1
		if i > 0 && worth(out[i]) == worth(out[i-1]) {
			out[i].Rank = out[i-1].Rank
		}
	}
	return out
}

// Winners are the seats of the first place, one or more.
func Winners(places []Place) []Seat {
	var out []Seat
	for _, p := range places {
		if p.Rank == 1 {
			out = append(out, p.Seat)
		}
	}
	return out
}
