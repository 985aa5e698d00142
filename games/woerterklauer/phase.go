package woerterklauer

import (
	"iter"
	"math/bits"

	"spieltisch/games"
	"spieltisch/games/each"
)

// laws say who may do what when.
var laws = games.Laws[Match]{
	Scene: func(m *Match) games.Scene {
		return games.Scene{
			Seats: Seats, Phase: m.Phase, Asked: m.asked(), Over: m.Phase == PhaseOver, Clock: m.setup.Options.Clock > 0,
		}
	},
	NotNow: IllegalNow,
	Step:   func(m *Match) { m.Step, m.Undo = m.Step+1, games.Nobody },
	Rows: []games.Law[Match]{
		games.ForAsked((*Match).draw, PhaseDraw).Single(Draw{}),
		games.ForAsked((*Match).setAside, PhaseVowel).Listed(asides),
		games.ForAsked((*Match).endTurn, PhaseLay),
		games.ForAsked((*Match).giveUp, PhaseLay).Single(GiveUp{}),
		games.ForAsked((*Match).swap, PhaseLay).Unless(noSwap).Listed(swaps),
		games.ForClock((*Match).timeUp, PhaseVowel, PhaseLay),
		games.ForTable((*Match).abandon),
	},
}

// asked is who is asked to act.
func (m *Match) asked() games.Seat {
	if m.Phase == PhaseOver {
		return games.Table
	}
	return m.Turn
}

// mover is the color of the seat whose turn it is.
func (m *Match) mover() Color { return m.setup.Options.Color(m.Turn) }

// begin is where a turn goes on: with drawing, for want of a vowel, or with laying.
func (m *Match) begin() {
	switch {
	case len(m.Pool) < PoolSize && len(m.Box) > 0:
		m.Phase = PhaseDraw
	case m.aside() > 0:
		m.Phase = PhaseVowel
	default:
		m.Phase = PhaseLay
	}
}

// noSwap is why the joker can't be used.
func noSwap(m *Match, _ games.Seat) error {
	switch {
	case m.Phase != PhaseLay: // refused as too early
	case m.Swapped[m.Turn]:
		return games.Refuse(IllegalSwapped, nil)
	case len(m.Box) == 0:
		return games.Refuse(IllegalBox, nil)
	case len(m.Pool) < PoolSize:
		return games.Refuse(IllegalPool, games.Args{"Count": PoolSize})
	}
	return nil
}

// Prompts implements games.Match.
func (m *Match) Prompts() []games.Prompt { return laws.Prompts(m) }

// Moves implements games.Mover; all but Abandon, and but EndTurn and TimeUp, of which
// there are too many.
func (m *Match) Moves(seat games.Seat) iter.Seq[games.Action] { return laws.Moves(m, seat) }

func asides(m *Match, _ games.Seat) []games.Action {
	return each.Of(choices(m.Pool, m.aside(), m.aside()), func(ids []int) games.Action { return SetAside{ids} })
}

func swaps(m *Match, _ games.Seat) []games.Action {
	return each.Of(choices(m.Pool, 1, m.mostSwap()), func(ids []int) games.Action { return Swap{ids} })
}

// choices are the ids of all choices of low to high tiles.
func choices(tiles []Tile, low, high int) [][]int {
	var out [][]int
	for set := range 1 << len(tiles) {
		if n := bits.OnesCount(uint(set)); n < low || n > high {
			continue
		}
		var ids []int
		for i, t := range tiles {
			if set>>i&1 == 1 {
				ids = append(ids, t.ID)
			}
		}
		out = append(out, ids)
	}
	return out
}
