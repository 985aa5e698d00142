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

// Contests are what the arena asks of Wörterklauer: neighbours against each other, on the fields and at the technique levels
// that are played most.
func (l *Library) Contests(set wk.Set) []arena.Contest {
	var out []arena.Contest
	for _, like := range []struct {
		size  int
		level wk.Level
	}{{7, wk.LevelI}, {10, wk.LevelI}, {10, wk.LevelIV}} {
		o := wk.DefaultOptions()
		o.Size, o.Level = like.size, like.level
		for level := mind.Fips; level <= mind.Sphinx; level++ {
			levels := []mind.Level{level, level - 1}
			out = append(out, arena.Contest{
				Name: fmt.Sprintf("woerterklauer, %d×%d at %d, %v", o.Size, o.Size, o.Level, levels),
				Game: l.Arena(o, set), Levels: levels, Groups: 200,
			})
		}
	}
	return out
}
