package mind_test

import (
	"context"
	"math"
	"slices"
	"testing"

	"spieltisch/games"
	dv "spieltisch/games/davinci"
	dvmind "spieltisch/games/davinci/mind"
	"spieltisch/games/mind"
)

// A reason names something that is there: the neighbors of the tile, or a decision of its owner, and that only where it made the
// number clearly likelier than the tiles alone.
func TestReasonsNameWhatIsThere(t *testing.T) {
	seen := map[games.ID]int{}
	for seed := range uint64(24) {
		o := options(seed)
		play(t, o, seed, seated(o.Seats, mind.Pip, mind.Sphinx), func(l games.Log, seat games.Seat, c games.Choice) {
			g, ok := c.Action.(dv.Guess)
			if !ok {
				return
			}
			v := l.Match().View(seat).(dv.View)
			why, args := dvmind.Reason(context.Background(), v, g)
			seen[why]++
			_, of, place, _ := v.Find(g.Tile)
			switch why {
			case dvmind.WhyPlace, dvmind.WhySure:
				if args["Left"] == games.ID("") && args["Smaller"].(int) < place-dashes(v, of) || args["N"].(int) < 1 {
					t.Errorf("%s with %v in\n%v", why, args, v)
				}
				return
			case dvmind.WhyNotThere:
				return
			}
			if alone := byTheTiles(v, g); float64(args["Chance"].(mind.Share)) < alone+mind.Chances.Small-1e-9 {
				t.Errorf("%s with %v, by the tiles alone %v", why, args, alone)
			}
			guessed := slices.ContainsFunc(v.Guesses, func(said dv.Guessed) bool {
				s, _, _, _ := v.Find(said.Tile)
				return said.Seat == of && (why == dvmind.WhyStopped || dv.TileID(dv.NewTile(s.Color, said.Number)) == args["Named"])
			})
			if !guessed {
				t.Errorf("%s with %v in\n%v", why, args, v)
			}
		})
	}
	for _, why := range []games.ID{dvmind.WhyPlace, dvmind.WhySure, dvmind.WhyHeard, dvmind.WhyOwn} {
		if seen[why] == 0 {
			t.Errorf("no %s: %v", why, seen)
		}
	}
}

// byTheTiles is the chance of a guess by the tiles alone.
func byTheTiles(v dv.View, g dv.Guess) float64 {
	for _, tile := range dv.Weigh(v) {
		if tile.ID == g.Tile {
			return tile.Chance(g.Number)
		}
	}
	return math.Inf(-1) // nothing to compare with
}

// dashes counts those that lie open in a row.
func dashes(v dv.View, of games.Seat) (n int) {
	for _, s := range v.Seats[of].Row {
		if s.Open && s.Number == dv.Dash {
			n++
		}
	}
	return n
}

// Where nothing else fits, the numbers that would have room there are accounted for: in one's own hand, face up, or denied.
func TestSureSaysWhy(t *testing.T) {
	n := 0
	for seed := range uint64(8) {
		o := dv.DefaultOptions(2)
		play(t, o, seed, seated(o.Seats, mind.Nova), func(l games.Log, seat games.Seat, c games.Choice) {
			g, ok := c.Action.(dv.Guess)
			if !ok {
				return
			}
			v := l.Match().View(seat).(dv.View)
			why, args := dvmind.Reason(context.Background(), v, g)
			if why != dvmind.WhySure {
				return
			}
			n++
			for _, id := range args["Mine"].([]games.ID) {
				mine := func(s dv.Stone) bool { tile, ok := s.Tile(); return ok && dv.TileID(tile) == id }
				if !slices.ContainsFunc(v.Own(), mine) && (v.Drawn == nil || !mine(*v.Drawn)) {
					t.Errorf("%v isn't one's own in\n%v", id, v)
				}
			}
		})
	}
	if n == 0 {
		t.Error("nothing was sure")
	}
}
