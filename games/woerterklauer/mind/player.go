package mind

import (
	"context"

	"spieltisch/games"
	"spieltisch/games/mind"
	wk "spieltisch/games/woerterklauer"
)

// dials are what makes a level.
type dials struct {
	rank    int // words up to which rank it knows
	longest int // and of how many letters
	words   int // so many it lays in a turn, after at most two changes of the field
	width   int // of the beam
	content int // a lead with which it stops looking; 0: none
	blind   int // of a hundred places it overlooks so many
	wish    int // where it finds no such lead it takes the joker
	replies int // of so many turns it looks at what they leave to the other one
	nodes   int
	plain   bool // it moves no tiles, whatever the technique level
	kept    int  // so many ends of turns are kept, the best; 0: all
}

// levels are the dials on fields from 8×8 on; see dialsOf.
var levels = map[mind.Level]dials{
	mind.Pip:    {rank: 2250, longest: 5, words: 2, width: 4, content: 4, blind: 22, nodes: 200_000},
	mind.Fips:   {rank: 2500, longest: 6, words: 2, width: 6, content: 4, blind: 17, nodes: 300_000},
	mind.Nova:   {rank: 3450, longest: 6, words: 3, width: 8, content: 6, blind: 12, nodes: 500_000},
	mind.Atlas:  {rank: 3850, longest: 7, words: 3, width: 12, content: 12, blind: 4, wish: 2, nodes: 700_000},
	mind.Sphinx: {rank: 4000, longest: 8, words: 3, width: 16, wish: 2, replies: 8, nodes: 1_000_000},
}

// small are those on the smallest one. Matches are short there, so it takes more to tell two levels apart.
var small = map[mind.Level]dials{
	mind.Pip:    {rank: 2000, longest: 5, words: 2, width: 4, content: 3, blind: 30, nodes: 200_000},
	mind.Fips:   {rank: 2400, longest: 6, words: 2, width: 6, content: 4, blind: 20, nodes: 300_000},
	mind.Nova:   {rank: 3450, longest: 6, words: 2, width: 8, content: 8, blind: 10, nodes: 500_000},
	mind.Atlas:  {rank: 3750, longest: 7, words: 3, width: 12, content: 10, blind: 5, wish: 2, nodes: 700_000},
	mind.Sphinx: {rank: 4000, longest: 8, words: 3, width: 16, wish: 2, replies: 24, nodes: 1_000_000},
}

// From fields of large on, where matches are long and a lead adds up, Sphinx looks at the replies to fewer turns.
const large, fewReplies = 11, 5

// dialsOf are a level's on a field of a size, with words of a language.
func dialsOf(level mind.Level, size int, language string) dials {
	if level == mind.Pip && language == wk.English {
		return english(size)
	}
	if size == wk.MinSize {
		return small[level]
	}
	d := levels[level]
	if size >= large {
		d.replies = min(d.replies, fewReplies)
	}
	return d
}

// english are the dials of Pip with English words, of which more are short: with the German ones it comes too near to Fips. It knows
// fewer on the smallest field, and is sooner content on all others.
func english(size int) dials {
	if size == wk.MinSize {
		d := small[mind.Pip]
		d.rank = 1700
		return d
	}
	d := levels[mind.Pip]
	d.rank, d.content = 1900, 3
	return d
}

// short is the length of words that everybody sees.
const short = 3

// knows tells whether a level knows a word: core words of two and three letters, and frequent ones.
func (d *dials) knows(t *term) bool {
	return t.tier == core && (len(t.text) <= short || len(t.text) <= d.longest && t.rank > 0 && t.rank <= d.rank)
}

// core is the tier of the words that everybody knows, everyday the rarest that a Mind measures with.
const core, everyday = 1, 2

// player is a computer player on a seat.
type player struct {
	lib    *Library
	seed   uint64
	level  mind.Level
	change func(*dials) // for an arena that asks what a dial brings; nil for none
}

// Player is a computer player of a level. seed is its own (mind.Seed).
func (l *Library) Player(level mind.Level, seed uint64) mind.Player {
	return &player{lib: l, seed: seed, level: level}
}

// Choose implements mind.Player. What is left to chance comes from the player's own seed.
func (p *player) Choose(ctx context.Context, view any, _ *games.Chance) (games.Choice, bool) {
	v, ok := view.(wk.View)
	if !ok {
		return games.Choice{}, false
	}
	switch v.Phase {
	case wk.PhaseDraw:
		return draw(v), true
	case wk.PhaseVowel:
		return games.Choice{Action: wk.SetAside{Tiles: worst(v, v.Aside)}, Why: WhyVowel}, true
	case wk.PhaseLay:
		return p.lay(ctx, v), true
	}
	return games.Choice{}, false
}

// lay is what the player does with a full pool.
func (p *player) lay(ctx context.Context, v wk.View) games.Choice {
	d := dialsOf(p.level, v.Options.Size, v.Language)
	if p.change != nil {
		p.change(&d)
	}
	q, from := p.lib.ask(v, p.lib.tree(&d), mixedSeed(p.seed, uint64(v.TurnNumber)))
	s := &search{question: q, dials: d, ctx: ctx, budget: d.nodes}
	turns := s.best(from)
	if len(turns) > 0 && (v.Swap == 0 || turns[0].verdict.Lead >= d.wish) {
		return turns[0].choice()
	}
	switch {
	case v.Swap > 0 && len(turns) > 0:
		return games.Choice{Action: wk.Swap{Tiles: worst(v, v.Swap)}, Why: WhyBetter}
	case v.Swap > 0:
		return games.Choice{Action: wk.Swap{Tiles: worst(v, v.Swap)}, Why: WhySwap}
	}
	return p.last(ctx, v)
}

// last looks once more before it gives up: everywhere, with all words that minds play, and for any lead.
func (p *player) last(ctx context.Context, v wk.View) games.Choice {
	m := Mind{lib: p.lib, nodes: lastNodes}
	q, from := p.lib.ask(v, p.lib.core(), 0)
	d := m.measure(v.Options.Level)
	d.content = 1
	s := &search{question: q, dials: d, ctx: ctx, budget: m.nodes}
	if found := s.lawful(s.widened(from), 1); len(found) > 0 {
		return found[0].choice()
	}
	return games.Choice{Action: wk.GiveUp{}, Why: WhyGiveUp}
}

// lastNodes is how much is looked at then.
const lastNodes = 4_000_000

// best are turns that the referee accepts, the best first.
func (s *search) best(from *pos) []turn {
	ends := s.found(from)
	if s.replies == 0 {
		return s.lawful(ends, 1)
	}
	return s.replied(s.lawful(spread(ends, s.replies), s.replies))
}
