package mind

import (
	"cmp"
	"math"
	"slices"

	"spieltisch/games"
)

// Whole is what is booked in whole steps, so that the figures add up as they are written: what rounding leaves goes to luck.
func (b Booked) Whole(step float64) Booked {
	whole := func(v float64) float64 { return math.Round(v/step) * step }
	out := Booked{Base: whole(b.Base), Lost: whole(b.Lost), Spent: whole(b.Spent), Found: whole(b.Found)}
	out.Luck = whole(b.Sum()) - out.Sum()
	return out
}

// Possible is what there would have been, had nothing been given away.
func (b Booked) Possible() float64 { return b.Sum() + b.Lost }

// Moments are the places of the mistakes of a seat among findings, those that mattered most first.
func Moments(findings []Finding, seat games.Seat) []int {
	var out []int
	for i, f := range findings {
		if f.Seat == seat && f.Size > NoMistake {
			out = append(out, i)
		}
	}
	slices.SortStableFunc(out, func(i, k int) int {
		a, b := findings[i], findings[k]
		return cmp.Or(cmp.Compare(b.Size, a.Size), cmp.Compare(b.Lost, a.Lost), cmp.Compare(b.Best-b.Own, a.Best-a.Own))
	})
	return out
}

// Finest is the place of the decision of a seat that ranks highest among those that nothing was better than, the first of equal
// ones; -1 where none ranks above 0. By it a game names its find: the choice that few would have seen.
func Finest(findings []Finding, seat games.Seat, rank func(Finding) float64) int {
	at, most := -1, 0.0
	for i, f := range findings {
		if f.Seat != seat || f.What == "" || !f.Fine() {
			continue
		}
		if r := rank(f); r > most {
			at, most = i, r
		}
	}
	return at
}

// ToPractise is the sort of decision that brings a seat most to practise: where most was left in all; "" for none.
func ToPractise(findings []Finding, seat games.Seat) (what games.ID) {
	left := map[games.ID]Size{}
	for _, i := range Moments(findings, seat) { // the most important first: of equal sorts it is theirs
		f := findings[i]
		if f.Type == "" || f.Held {
			continue // nothing that can be tried again
		}
		left[f.What] += f.Size
		if what == "" {
			what = f.What
		}
	}
	for _, i := range Moments(findings, seat) {
		if w := findings[i].What; left[w] > left[what] {
			what = w
		}
	}
	return what
}
