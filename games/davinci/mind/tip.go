package mind

import (
	"context"
	"maps"

	"spieltisch/games"
	dv "spieltisch/games/davinci"
	"spieltisch/games/mind"
)

// Sentences of tips. Best and Own are chances (mind.Share); Tile, Color and Why (Reason) are message ids.
const (
	TipTake     games.ID = "davinci.tip.take"      // as many of both colours
	TipFine     games.ID = "davinci.tip.fine"      // Best: the guess that is prepared is no mistake
	TipLook     games.ID = "davinci.tip.look"      // Of, Place: whose tile to look at, from 1
	TipNumber   games.ID = "davinci.tip.number"    // Best, Own: the tile is right, another number is likelier
	TipFits     games.ID = "davinci.tip.fits"      // Of, Place, N, Best: so many numbers fit there; Why (WhyPlace) with what it takes
	TipGuess    games.ID = "davinci.tip.guess"     // Of, Place, Tile, Best, Why with what it takes
	TipAgain    games.ID = "davinci.tip.again"     // whether to go on is the question
	TipRisk     games.ID = "davinci.tip.risk"      // Best: of the best guess
	TipStop     games.ID = "davinci.tip.stop"      // the tile that was drawn stays hidden
	TipStopBare games.ID = "davinci.tip.stop_bare" // no tile was drawn
	TipColors   games.ID = "davinci.tip.colors"    // the colours aren't alike
	TipDraws    games.ID = "davinci.tip.draws"     // Best, Own: of the best guess after the one and the other
	TipDraw     games.ID = "davinci.tip.draw"      // Color
	TipAlike    games.ID = "davinci.tip.alike"     // both colours are as good
	TipOpening  games.ID = "davinci.tip.opening"   // own tiles tell more or less
	TipTells    games.ID = "davinci.tip.tells"     // Best, Own: what the others hit then at best, by the tile that tells least and most
	TipOpen     games.ID = "davinci.tip.open"      // Place
	TipOpens    games.ID = "davinci.tip.opens"     // to open the chosen tile is no mistake
)

// Mark is what a tip points at; a zero field is nothing.
type Mark struct {
	Tile   int  // its ID
	Named  bool // Number is told
	Number int
	Stop   bool
	Colors [dv.Colors]bool // tiles in the middle
}

// Tip is help for the seat of the view. own is what it has prepared, nil for nothing: a guess (its place doesn't matter), or
// a tile of its own to be opened.
func (m Mind) Tip(ctx context.Context, view any, own games.Action) (mind.Tip, error) {
	v, ok := view.(dv.View)
	if !ok {
		return mind.Tip{}, games.Refuse(games.IllegalData, nil)
	}
	if v.Asked != v.Me || v.Me == games.Table {
		return mind.Tip{}, nil
	}
	all := m.choices(ctx, v)
	if len(all) < 2 {
		return mind.Tip{}, nil
	}
	fine := own != nil && mind.Chances.Fine(all[0].Worth, worthOf(all, own), false)
	switch all[0].Action.(type) {
	case dv.Take:
		return mind.Tip{Hints: []mind.Hint{{Say: TipTake}}, Free: true}, nil
	case dv.Draw:
		hints := drawHints(all)
		return mind.Tip{Hints: hints, Free: hints[0].Say == TipAlike}, nil
	case dv.Guess, dv.Stop:
		return mind.Tip{Hints: guessHints(ctx, v, exact(ctx, m, v), all, own, fine)}, nil
	case dv.Open:
		hints := openHints(v, all, fine)
		return mind.Tip{Hints: hints, Free: hints[0].Say == TipOpens && !fine}, nil
	}
	return mind.Tip{}, nil
}

func drawHints(all []games.Choice) []mind.Hint {
	best, other := all[0], all[len(all)-1]
	if mind.Chances.Fine(best.Worth, other.Worth, false) {
		return []mind.Hint{{Say: TipAlike}}
	}
	color := best.Action.(dv.Draw).Color
	one := Mark{}
	one.Colors[color] = true
	both := Mark{Colors: [dv.Colors]bool{true, true}}
	return []mind.Hint{
		{Say: TipColors, Mark: both},
		{Say: TipDraws, Args: games.Args{"Best": mind.Share(best.Worth), "Own": mind.Share(other.Worth)}, Mark: both},
		{Say: TipDraw, Args: games.Args{"Color": dv.ColorID(color)}, Mark: one},
	}
}

// guessHints lead to a guess, or to the end of the turn.
func guessHints(ctx context.Context, v dv.View, noted aims, all []games.Choice, own games.Action, fine bool) []mind.Hint {
	if fine {
		return []mind.Hint{{Say: TipFine, Args: games.Args{"Best": mind.Share(worthOf(all, own))}}}
	}
	best := all[0]
	g, guesses := best.Action.(dv.Guess)
	if !guesses {
		stop := TipStop
		if v.Drawn == nil {
			stop = TipStopBare
		}
		return []mind.Hint{
			{Say: TipAgain, Mark: Mark{Stop: true}},
			{Say: TipRisk, Args: games.Args{"Best": mind.Share(bestChance(all))}, Mark: Mark{Stop: true}},
			{Say: stop, Mark: Mark{Stop: true}},
		}
	}
	_, seat, place, _ := v.Find(g.Tile)
	args := func(more games.Args) games.Args {
		more["Of"], more["Place"], more["Best"] = seat, place+1, mind.Share(best.Worth)
		return more
	}
	first := mind.Hint{Say: TipLook, Args: args(games.Args{}), Mark: Mark{Tile: g.Tile}}
	if o, ok := own.(dv.Guess); ok && o.Tile == g.Tile {
		first.Say, first.Args["Own"] = TipNumber, mind.Share(worthOf(all, own))
	}
	why, told := reason(ctx, v, g, best.Worth, noted)
	fits := maps.Clone(told)
	told["Why"], fits["Why"] = why, WhyPlace
	return []mind.Hint{
		first,
		{Say: TipFits, Args: args(fits), Mark: Mark{Tile: g.Tile}},
		{Say: TipGuess, Args: args(told), Mark: Mark{Tile: g.Tile, Named: true, Number: g.Number}},
	}
}

func worthOf(all []games.Choice, own games.Action) float64 {
	for _, c := range all {
		if same(placed(c.Action, 0), placed(own, 0)) {
			return c.Worth
		}
	}
	return 0
}

// bestChance is that of the best of the guesses, which are sorted.
func bestChance(all []games.Choice) float64 {
	for _, c := range all {
		if _, ok := c.Action.(dv.Guess); ok {
			return c.Worth
		}
	}
	return 0
}

// openHints lead to the own tile that tells the others least.
func openHints(v dv.View, all []games.Choice, fine bool) []mind.Hint {
	if fine || mind.Chances.Fine(all[0].Worth, all[len(all)-1].Worth, false) {
		return []mind.Hint{{Say: TipOpens}}
	}
	tile := all[0].Action.(dv.Open).Tile
	_, _, place, _ := v.Find(tile)
	return []mind.Hint{
		{Say: TipOpening},
		{Say: TipTells, Args: games.Args{"Best": mind.Share(1 - all[0].Worth), "Own": mind.Share(1 - all[len(all)-1].Worth)}},
		{Say: TipOpen, Args: games.Args{"Place": place + 1}, Mark: Mark{Tile: tile}},
	}
}
