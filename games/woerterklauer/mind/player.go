package mind

import (
	"context"

	"spieltisch/games"
	"spieltisch/games/mind"
	wk "spieltisch/games/woerterklauer"
)

// dials are what makes a level.
type dials struct {
	tier    int // words up to which tier it knows
	longest int // of how many letters
	words   int // so many it lays in a turn
	width   int // of the beam
	content int // a lead that it doesn't want to be larger; 0: as large as possible
	blind   int // of a hundred places it overlooks so many
	nodes   int
	plain   bool // it moves no tiles, whatever the technique level
	spreads bool
	replies int     // of so many turns it looks at what they leave to the other one
	own     float64 // what its own lead counts then
}

var levels = map[mind.Level]dials{
	mind.Pip:    {tier: 1, longest: 5, words: 2, width: 4, content: 1, blind: 50, nodes: 200_000},
	mind.Fips:   {tier: 1, longest: 6, words: 2, width: 8, content: 4, blind: 30, nodes: 500_000},
	mind.Nova:   {tier: 2, longest: 7, words: 3, width: 12, blind: 10, nodes: 1_000_000},
	mind.Atlas:  {tier: 3, longest: 8, words: 4, width: 16, nodes: 2_000_000},
	mind.Sphinx: {tier: 4, longest: longestWord, words: 5, width: 16, nodes: 1_000_000, replies: 24, own: 0.3, spreads: true},
}

// player is a computer player on a seat.
type player struct {
	lib  *Library
	seed uint64
	dials
	tree tree
}

// Player is a computer player of a level. seed is its own (mind.Seed).
func (l *Library) Player(level mind.Level, seed uint64) mind.Player {
	return &player{lib: l, seed: seed, dials: levels[level], tree: l.trees[level]}
}

// Choose implements mind.Player. What is left to chance comes from the player's own seed.
func (p *player) Choose(ctx context.Context, view any, _ *games.Chance) (games.Choice, bool) {
	v, ok := view.(wk.View)
	if !ok {
		return games.Choice{}, false
	}
	switch v.Phase {
	case wk.PhaseDraw:
		return games.Choice{Action: wk.Draw{}, Why: WhyDraw}, true
	case wk.PhaseVowel:
		return games.Choice{Action: wk.SetAside{Tiles: worst(v, v.Aside)}, Why: WhyVowel}, true
	case wk.PhaseLay:
		return p.lay(ctx, v), true
	}
	return games.Choice{}, false
}

// lay is what the player does with a full pool.
func (p *player) lay(ctx context.Context, v wk.View) games.Choice {
	q, from := p.lib.ask(v, p.tree, mixedSeed(p.seed, uint64(v.TurnNumber)))
	s := &search{question: q, dials: p.dials, ctx: ctx, budget: p.nodes}
	ends := s.found(from)
	if p.replies > 0 && p.spreads {
		ends = spread(ends, p.replies)
	}
	turns := q.lawful(ends, max(1, p.replies))
	if p.replies > 0 && len(turns) > 1 {
		turns = s.replied(turns)
	}
	if len(turns) > 0 {
		t := turns[0]
		return games.Choice{Action: t.action, Worth: float64(t.verdict.Lead), Why: WhyLead, Args: games.Args{"N": t.verdict.Lead}}
	}
	if v.Swap > 0 {
		return games.Choice{Action: wk.Swap{Tiles: worst(v, v.Swap)}, Why: WhySwap}
	}
	return games.Choice{Action: wk.GiveUp{}, Why: WhyGiveUp}
}
