package mind

import (
	"context"
	"slices"

	"spieltisch/games"
	dv "spieltisch/games/davinci"
)

// even is 1 when both colours are taken alike, and less by how far they aren't: two of each leave the others most rows to
// think of.
func even(t dv.Take) float64 {
	d := float64(t.Black - t.White)
	return 1 - d*d/float64((t.Black+t.White)*(t.Black+t.White))
}

// valueDraws values colours by the chance of the best guess after the draw, over all tiles that can come. Levels 1 and 2
// take what comes.
func (m Mind) valueDraws(v dv.View, choices []games.Choice) {
	if !m.cares {
		return
	}
	for i, c := range choices {
		choices[i].Worth = afterDraw(v, c.Action.(dv.Draw).Color)
	}
}

// afterDraw is the chance of the best guess after a draw of this colour. Each number that can be in the middle counts by how
// likely it is there.
func afterDraw(v dv.View, color dv.Color) float64 {
	hidden := map[dv.Tile]float64{} // chance that a tile is in somebody's row
	for _, l := range dv.Weigh(v) {
		s, _, _, _ := v.Find(l.ID)
		for n := range dv.Values {
			hidden[dv.NewTile(s.Color, n)] += l.Chance(n)
		}
	}
	seen := seen(v)
	sum, all := 0.0, 0.0
	for n := range dv.Values {
		t := dv.NewTile(color, n)
		w := 1 - hidden[t]
		if !v.Options.Names(n) || seen[t] || w < 1e-9 {
			continue
		}
		with := v
		with.Drawn = &dv.Stone{Color: color, Number: n}
		best := 0.0
		for _, chances := range exact(context.Background(), Mind{}, with) {
			best = max(best, slices.Max(chances[:]))
		}
		sum, all = sum+w*best, all+w
	}
	if all == 0 {
		return 0
	}
	return sum / all
}

// valueOpens values own tiles by what the others can know after one was opened: 1 less the chance of their best guess that
// is right. Levels 1 and 2 open any.
func (m Mind) valueOpens(v dv.View, choices []games.Choice) {
	if !m.cares {
		return
	}
	for i, c := range choices {
		choices[i].Worth = 1 - exposed(v, c.Action.(dv.Open).Tile)
	}
}

// exposed is the chance of the best right guess at one's own row once this tile lies open (0: none more), by what
// everybody knows.
func exposed(v dv.View, opened int) float64 {
	public := v.Public()
	own := v.Own()
	for i, s := range own {
		if s.ID == opened {
			s.Open = true
			public.Seats[v.Me].Row[i] = s
		}
	}
	worst := 0.0
	for _, l := range dv.Weigh(public) {
		if l.Seat != v.Me {
			continue
		}
		for _, s := range own {
			if s.ID == l.ID {
				worst = max(worst, l.Chance(s.Number))
			}
		}
	}
	return worst
}
