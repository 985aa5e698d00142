package mind

import (
	"context"
	"math"
	"slices"

	"spieltisch/games"
	dv "spieltisch/games/davinci"
	"spieltisch/games/mind"
)

// Why a guess is as likely as it is, for tips, reviews and exercises alike.
const (
	WhySure     games.ID = "davinci.why.sure"      // nothing else fits
	WhyOwn      games.ID = "davinci.why.own"       // Of, Named: the owner of the tile has guessed that number elsewhere
	WhyHeard    games.ID = "davinci.why.heard"     // Alone: by the tiles alone its chance is another one
	WhyMost     games.ID = "davinci.why.most"      // N: of so many numbers none is likelier
	WhyOthers   games.ID = "davinci.why.others"    // N: of so many numbers another one is likelier
	WhyNotThere games.ID = "davinci.why.not_there" // it can't be there
)

// Reason is why a guess is as likely as it is for the seat of a view, with what the sentence takes. Always there are Chance and
// N: how many numbers can be there by the tiles alone.
func Reason(ctx context.Context, v dv.View, g dv.Guess) (games.ID, games.Args) {
	m := Adviser()
	return reason(v, g, heard(ctx, m, v).worth(g.Tile, g.Number), exact(ctx, m, v))
}

// ranked are the numbers that a tile can have by the tiles alone, and what is said of one of them next to the others.
func ranked(g dv.Guess, noted aims) (fits []int, rank games.ID) {
	own := noted.worth(g.Tile, g.Number)
	rank = WhyMost
	for n := range dv.Values {
		w := noted.worth(g.Tile, n)
		if w > 0 {
			fits = append(fits, n)
		}
		if w > own+1e-9 {
			rank = WhyOthers
		}
	}
	return fits, rank
}

func reason(v dv.View, g dv.Guess, chance float64, noted aims) (games.ID, games.Args) {
	s, of, _, _ := v.Find(g.Tile)
	fits, rank := ranked(g, noted)
	alone := noted.worth(g.Tile, g.Number)
	args := games.Args{"N": len(fits), "Of": of, "Chance": mind.Share(chance), "Alone": mind.Share(alone)}
	switch {
	case !slices.Contains(fits, g.Number):
		return WhyNotThere, args
	case len(fits) == 1:
		return WhySure, args
	case math.Round(100*chance) == math.Round(100*alone): // as they are told
		return rank, args
	}
	for _, said := range slices.Backward(v.Guesses) {
		named, _, _, _ := v.Find(said.Tile)
		if said.Seat == of && !said.Right && named.Color == s.Color && said.Number != dv.Dash && said.Number != g.Number && slices.Contains(fits, said.Number) {
			args["Named"] = said.Number
			return WhyOwn, args
		}
	}
	return WhyHeard, args
}
