package mind

import (
	"fmt"

	"spieltisch/games"
	"spieltisch/games/mind"
	"spieltisch/games/mind/arena"
	wk "spieltisch/games/woerterklauer"
)

// Arena is Wörterklauer as the arena plays it.
func (l *Library) Arena(o wk.Options, set wk.Set) arena.Game {
	return arena.Game{
		Start:  func(seed uint64) (games.Match, error) { return wk.New(wk.Setup{Options: o, Set: set, Seed: seed}) },
		Player: func(level mind.Level, _ games.Seat, seed uint64) mind.Player { return l.Player(level, seed) },
	}
}

// weaker is Sphinx without something, as the other one of a contest.
const weaker mind.Level = 0

// against is Sphinx against itself without something.
func (l *Library) against(o wk.Options, set wk.Set, change func(a, b *dials)) arena.Game {
	g := l.Arena(o, set)
	g.Player = func(level mind.Level, _ games.Seat, seed uint64) mind.Player {
		a, b := levels[mind.Sphinx], levels[mind.Sphinx]
		change(&a, &b)
		if level == weaker {
			a = b
		}
		return &player{lib: l, seed: seed, dials: a, tree: l.trees[mind.Sphinx]}
	}
	return g
}

// Contests are what the arena asks of Wörterklauer: neighbours against each other; what looking at the other one's replies
// brings, and what the techniques of level IV do.
func (l *Library) Contests(set wk.Set) []arena.Contest {
	var out []arena.Contest
	add := func(name string, o wk.Options, g arena.Game, groups int, levels ...mind.Level) {
		name = fmt.Sprintf("woerterklauer, %s, %d×%d at %d, %v", name, o.Size, o.Size, o.Level, levels)
		out = append(out, arena.Contest{Name: name, Game: g, Levels: levels, Groups: groups})
	}
	for _, like := range []struct {
		size  int
		level wk.Level
	}{{7, wk.LevelI}, {10, wk.LevelI}, {10, wk.LevelIV}} {
		o := wk.DefaultOptions()
		o.Size, o.Level = like.size, like.level
		for level := mind.Fips; level <= mind.Sphinx; level++ {
			add("neighbours", o, l.Arena(o, set), 200, level, level-1)
		}
		if o.Level == wk.LevelI {
			add("replies", o, l.against(o, set, func(_, b *dials) { b.replies = 0 }), 200, mind.Sphinx, weaker)
		} else {
			add("techniques", o, l.against(o, set, func(a, b *dials) { a.replies, b.replies, b.plain = 0, 0, true }), 100, mind.Sphinx, weaker)
		}
	}
	return out
}
