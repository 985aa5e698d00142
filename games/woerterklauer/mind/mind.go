package mind

import (
	"context"

	"spieltisch/games"
	wk "spieltisch/games/woerterklauer"
)

// Mind values turns for tips and reviews, with everyday words. The unit is the lead in letters at the end of the turn; 0 is
// none. What it doesn't find may be there all the same.
type Mind struct {
	lib     *Library
	nodes   int
	ceiling int // the lead of a puzzle's best answer; 0 in a match
}

// Mind is what tips, reviews and exercises measure with: they look equally far, so they say the same of a turn.
func (l *Library) Mind() Mind { return Mind{lib: l, nodes: study} }

// Toward is what the tips in a puzzle measure with whose best answer leads by so much: its lead is all that a turn is worth there,
// and no tip goes beyond that answer.
func (l *Library) Toward(lead int) Mind { return Mind{lib: l, nodes: glimpse, ceiling: lead} }

// How much a Mind looks at: about what a core does in 50 ms, for puzzles and to compare draws, and in half a second.
const glimpse, study = 800_000, 8_000_000

// measure is how a Mind looks for turns at a level of technique: for those of up to three words, as Sphinx lays them. Longer ones
// lead by more, but nobody at a family's table finds them. What is wider needs more memory than it brings: each position is 10 kB,
// those with tiles moved 16.
func (m Mind) measure(level wk.Level) dials {
	d := dials{longest: longestWord, words: 3, width: 512, nodes: m.nodes, kept: 256}
	if level > wk.LevelI {
		d.width = 32
	}
	return d
}

// Best are the best turns. The turns lead to different fields.
func (m Mind) Best(ctx context.Context, view any, n int) ([]games.Choice, error) {
	v, ok := view.(wk.View)
	if !ok {
		return nil, games.Refuse(games.IllegalData, nil)
	}
	switch v.Phase {
	case wk.PhaseDraw:
		return []games.Choice{draw(v)}, nil
	case wk.PhaseVowel:
		return []games.Choice{{Action: wk.SetAside{Tiles: worst(v, v.Aside)}, Why: WhyVowel}}, nil
	case wk.PhaseLay:
		return m.turns(ctx, v, max(1, n)), nil
	}
	return nil, games.Refuse(wk.IllegalNow, games.Args{"Phase": v.Phase})
}

func (m Mind) turns(ctx context.Context, v wk.View, n int) []games.Choice {
	s, from := m.open(ctx, v)
	var out []games.Choice
	for _, t := range s.lawful(s.widened(from), n) {
		out = append(out, t.choice())
	}
	if len(out) < n && v.Swap > 0 {
		out = append(out, games.Choice{Action: wk.Swap{Tiles: worst(v, v.Swap)}, Why: WhySwap})
	}
	if len(out) == 0 {
		out = append(out, games.Choice{Action: wk.GiveUp{}, Why: WhyGiveUp})
	}
	return out
}

// Worth values one action. Giving up and the joker bring no lead, whatever the new tiles may do.
func (m Mind) Worth(_ context.Context, view any, a games.Action) (games.Choice, error) {
	v, ok := view.(wk.View)
	if !ok {
		return games.Choice{}, games.Refuse(games.IllegalData, nil)
	}
	wrong := games.Refuse(wk.IllegalNow, games.Args{"Phase": v.Phase})
	switch a := a.(type) {
	case wk.Draw:
		if v.Phase == wk.PhaseDraw {
			return draw(v), nil
		}
	case wk.SetAside:
		if v.Phase == wk.PhaseVowel && len(a.Tiles) == v.Aside {
			return games.Choice{Action: a, Why: WhyVowel}, nil
		}
	case wk.Swap:
		if len(a.Tiles) > 0 && len(a.Tiles) <= v.Swap {
			return games.Choice{Action: a, Why: WhySwap}, nil
		}
	case wk.GiveUp:
		if v.Phase == wk.PhaseLay {
			return games.Choice{Action: a, Why: WhyGiveUp}, nil
		}
	case wk.EndTurn:
		if v.Phase == wk.PhaseLay {
			return m.ending(v, a)
		}
	}
	return games.Choice{}, wrong
}

// ending is what a turn is worth, with what the table has ruled for it.
func (m Mind) ending(v wk.View, a wk.EndTurn) (games.Choice, error) {
	q, _ := m.lib.ask(v, m.lib.all, 0)
	t, ok := q.of(a)
	switch verdict := &t.verdict; {
	case ok:
		return t.choice(), nil
	case len(verdict.Reasons) > 0:
		return games.Choice{}, games.Refuse(verdict.Reasons[0].ID, verdict.Reasons[0].Args)
	case len(verdict.Questions) > 0:
		return games.Choice{}, games.Refuse(wk.IllegalAsk, games.Args{"Word": verdict.Questions[0].Word})
	}
	return games.Choice{}, games.Refuse(wk.IllegalTiles, nil)
}

// draw fills the pool.
func draw(v wk.View) games.Choice {
	return games.Choice{Action: wk.Draw{}, Why: WhyDraw, Args: games.Args{"N": min(wk.PoolSize-len(v.Pool), v.Box)}}
}
