package mind

import (
	"fmt"

	"spieltisch/games"
	"spieltisch/games/mind"
	"spieltisch/games/mind/arena"
	wk "spieltisch/games/woerterklauer"
)

// Arena is Wörterklauer as the arena plays it, with the material of a setup.
func (l *Library) Arena(o wk.Options, material wk.Setup) arena.Game {
	return arena.Game{
		Start: func(seed uint64) (games.Match, error) {
			setup := material
			setup.Options, setup.Seed = o, seed
			return wk.New(setup)
		},
		Player: func(level mind.Level, _ games.Seat, seed uint64) mind.Player { return l.Player(level, seed) },
	}
}

// weaker is Sphinx without something, as the other one of a contest.
const weaker mind.Level = 0

// against is Sphinx against itself with other dials.
func (l *Library) against(o wk.Options, set wk.Setup, strong, weak func(*dials)) arena.Game {
	g := l.Arena(o, set)
	g.Player = func(level mind.Level, _ games.Seat, seed uint64) mind.Player {
		p := &player{lib: l, seed: seed, level: mind.Sphinx, change: strong}
		if level == weaker {
			p.change = weak
		}
		return p
	}
	return g
}

// Contests are what the arena asks of Wörterklauer in a language: neighbours against each other at every technique level and size;
// what looking at the other one's replies brings, and what the techniques of level IV do. The dials were set with German words, so of
// others only the steps on two sizes are asked.
func (l *Library) Contests(set wk.Setup) []arena.Contest {
	game := "woerterklauer"
	if set.Language != "" {
		game += " " + set.Language
	}
	var out []arena.Contest
	add := func(name string, o wk.Options, g arena.Game, groups int, levels ...mind.Level) {
		name = fmt.Sprintf("%s, %s, %d×%d at %d, %v", game, name, o.Size, o.Size, o.Level, levels)
		out = append(out, arena.Contest{Name: name, Game: g, Levels: levels, Groups: groups})
	}
	like := func(size int, level wk.Level) wk.Options {
		o := wk.DefaultOptions()
		o.Size, o.Level = size, level
		return o
	}
	neighbours := func(size int, level wk.Level) {
		o := like(size, level)
		for c := mind.Fips; c <= mind.Sphinx; c++ {
			add("neighbours", o, l.Arena(o, set), 200, c, c-1)
		}
	}
	if set.Language != "" {
		neighbours(7, wk.LevelI)
		neighbours(10, wk.LevelI)
		return out
	}
	for level := wk.LevelI; level <= wk.LevelIV; level++ {
		for size := wk.MinSize; size <= wk.MaxSize; size++ {
			neighbours(size, level)
		}
	}
	for _, size := range []int{7, 10, 12} {
		o := like(size, wk.LevelI)
		add("replies", o, l.against(o, set, nil, func(d *dials) { d.replies = 0 }), 200, mind.Sphinx, weaker)
	}
	o := like(10, wk.LevelIV)
	greedy, plain := func(d *dials) { d.replies = 0 }, func(d *dials) { d.replies, d.plain = 0, true }
	add("techniques", o, l.against(o, set, greedy, plain), 100, mind.Sphinx, weaker)
	return out
}
