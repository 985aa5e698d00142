package mind

import (
	"context"
	"slices"

	"spieltisch/games"
	dv "spieltisch/games/davinci"
	"spieltisch/games/mind"
)

// Why a guess is as likely as it is, for tips, reviews and exercises alike. Tile, Named, Left and Right are message ids.
const (
	WhySure     games.ID = "davinci.why.sure"      // nothing else fits: what WhyPlace takes, and why the numbers near it don't
	WhyPlace    games.ID = "davinci.why.place"     // N numbers fit: Left, Right are the nearest open tiles, Smaller, Larger count the hidden ones up to there
	WhyOwn      games.ID = "davinci.why.own"       // Of, Named: the owner of the tile has guessed that one elsewhere
	WhyHeard    games.ID = "davinci.why.heard"     // Of, Named: the owner has guessed that one, which fits to Tile
	WhyStopped  games.ID = "davinci.why.stopped"   // Of: the owner has stopped, which fits to Tile
	WhyNotThere games.ID = "davinci.why.not_there" // it can't be there
)

// Reason is why a guess is as likely as it is for the seat of a view, with what the sentence takes. Always there are Chance and
// N: how many numbers can be there by the tiles alone.
func Reason(ctx context.Context, v dv.View, g dv.Guess) (games.ID, games.Args) {
	m := Adviser()
	return reason(ctx, v, g, heard(ctx, m, v).worth(g.Tile, g.Number), exact(ctx, m, v))
}

func reason(ctx context.Context, v dv.View, g dv.Guess, chance float64, noted aims) (games.ID, games.Args) {
	s, of, _, _ := v.Find(g.Tile)
	var fits []int
	for n := range dv.Values {
		if noted.worth(g.Tile, n) > 0 {
			fits = append(fits, n)
		}
	}
	args := around(v, g)
	args["N"], args["Of"], args["Chance"], args["Tile"] = len(fits), of, mind.Share(chance), dv.TileID(dv.NewTile(s.Color, g.Number))
	switch {
	case !slices.Contains(fits, g.Number):
		return WhyNotThere, args
	case len(fits) == 1:
		return WhySure, args
	case chance < noted.worth(g.Tile, g.Number)+mind.Chances.Small: // what was guessed tells next to nothing
		return WhyPlace, args
	}
	told, ok := telling(ctx, v, g)
	if !ok || told.stop {
		return pick(ok, WhyStopped, WhyPlace), args
	}
	named, _, _, _ := v.Find(told.tile)
	args["Named"] = dv.TileID(dv.NewTile(named.Color, told.number))
	own := named.Color == s.Color && told.number != g.Number && slices.Contains(fits, told.number)
	return pick(own, WhyOwn, WhyHeard), args
}

func pick(first bool, a, b games.ID) games.ID {
	if first {
		return a
	}
	return b
}

// around is what stands next to a tile, and where the numbers are that would have room there, too.
func around(v dv.View, g dv.Guess) games.Args {
	s, of, place, _ := v.Find(g.Tile)
	row := v.Seats[of].Row
	args := games.Args{"Left": games.ID(""), "Right": games.ID(""), "Smaller": hidden(row, place, -1), "Larger": hidden(row, place, 1)}
	if left := openNear(row, place, -1); left >= 0 {
		args["Left"] = dv.TileID(left)
	}
	if right := openNear(row, place, 1); !right.IsDash() {
		args["Right"] = dv.TileID(right)
	}
	low, high := bounds(row)
	var mine, open, denials []games.ID
	mySide := append(slices.Clone(v.Own()), drawn(v)...)
	seen := seen(v)
	for n := range dv.MaxNumber + 1 {
		t := dv.NewTile(s.Color, n)
		has := func(m dv.Stone) bool { own, ok := m.Tile(); return ok && own == t }
		switch {
		case n == g.Number || t < low[place] || t > high[place]:
		case slices.ContainsFunc(mySide, has):
			mine = append(mine, dv.TileID(t))
		case seen[t]:
			open = append(open, dv.TileID(t))
		case denied(v, s.ID, n, len(v.Guesses)):
			denials = append(denials, dv.ValueID(n))
		}
	}
	args["Many"] = len(mine)+len(open)+len(denials) > mostNamed
	args["Mine"], args["Open"], args["Denied"], args["Opens"] = mine, open, denials, len(open)
	return args
}

// mostNamed is how many tiles a sentence names that can't be where a guess points at.
const mostNamed = 3

func drawn(v dv.View) []dv.Stone {
	if v.Drawn == nil {
		return nil
	}
	return []dv.Stone{*v.Drawn}
}

// hidden counts the hidden tiles next to a place up to the next open number, to the left (-1) or right (1).
func hidden(row []dv.Stone, place, step int) (n int) {
	for i := place + step; i >= 0 && i < len(row); i += step {
		if t, ok := row[i].Tile(); ok && row[i].Open {
			if t.IsDash() {
				continue
			}
			break
		}
		n++
	}
	return n
}

// telling is the decision of a tile's owner that made a number there more likely than any other of them; false where none did by much.
func telling(ctx context.Context, v dv.View, g dv.Guess) (told moment, ok bool) {
	_, of, _, _ := v.Find(g.Tile)
	f, past := &filler{}, newPast(v)
	for _, r := range rumours(f, v, budget(len(v.Seats))) {
		at := slices.Index(r.line.ids, g.Tile)
		if r.seat != of || at < 0 {
			continue
		}
		most := r.chances()[at][g.Number] + mind.Chances.Small/2
		for _, m := range past.moments(of) {
			one := r
			one.hands = slices.Clone(r.hands)
			f.hear(ctx, &one, []moment{m}, allTiles(v.Options.Dashes))
			one.normalize()
			if c := one.chances()[at][g.Number]; c > most {
				told, most, ok = m, c, true
			}
		}
	}
	return told, ok
}
