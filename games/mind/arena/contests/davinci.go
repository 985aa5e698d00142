// Package contests has the contests of those games whose minds show all that is needed for them.
package contests

import (
	"context"
	"fmt"

	"spieltisch/games"
	dv "spieltisch/games/davinci"
	dvmind "spieltisch/games/davinci/mind"
	"spieltisch/games/mind"
	"spieltisch/games/mind/arena"
)

// Davinci is Da Vinci Code as the arena plays it.
func Davinci(o dv.Options) arena.Game {
	return arena.Game{
		Start: func(seed uint64, given []int) (games.Match, error) {
			o := o
			if o.Rounds > 0 {
				copy(o.Head[:], given)
			} else {
				copy(o.Show[:], given)
			}
			return dv.New(dv.Setup{Options: o, Seed: seed})
		},
		Player: func(l mind.Level, _ games.Seat, seed uint64) mind.Player { return dvmind.NewPlayer(l, seed) },
		Table: func(m games.Match) games.Action {
			if m.Standing().Phase == dv.PhaseDeal {
				return dv.Deal{}
			}
			return dv.Next{}
		},
	}
}

// The share of rounds that each level from Fips on wins against the one before, and what the two make of a round with points.
var (
	won  = []float64{.632, .657, .744, .739}
	made = [][2]float64{{117, 88}, {127, 94}, {137, 91}, {123, 78}}
)

// OfDavinci are what the arena asks of Da Vinci Code: neighbours in matches of two, and the strongest at larger tables.
func OfDavinci() []arena.Contest {
	var out []arena.Contest
	add := func(name string, dashes bool, rounds, groups int, levels ...mind.Level) {
		o := dv.DefaultOptions(len(levels))
		o.Dashes, o.Rounds = dashes, rounds
		if dashes {
			name += ", dashes"
		}
		name = fmt.Sprintf("davinci, %s, %v", name, levels)
		out = append(out, arena.Contest{Name: name, Game: Davinci(o), Levels: levels, Groups: groups})
	}
	for _, dashes := range []bool{false, true} {
		for l := mind.Fips; l <= mind.Sphinx; l++ {
			add("one round", dashes, 0, 1000, l, l-1)
		}
		add("three", dashes, 0, 200, mind.Sphinx, mind.Atlas, mind.Atlas)
		add("four", dashes, 0, 100, mind.Sphinx, mind.Atlas, mind.Atlas, mind.Atlas)
		for l := mind.Fips; l <= mind.Sphinx; l++ {
			add("points of 2 rounds", dashes, 2, 200, l, l-1)
		}
	}
	for l := mind.Fips; l <= mind.Sphinx; l++ {
		levels, o, points := []mind.Level{l, l - 1}, dv.DefaultOptions(2), dv.DefaultOptions(2)
		points.Rounds = 4
		i := l - mind.Fips
		out = append(out,
			arena.Contest{Name: fmt.Sprintf("davinci, one round, %v", levels), Game: Davinci(o), Levels: levels}.Fair(o, arena.Won(won[i])),
			arena.Contest{Name: fmt.Sprintf("davinci, points of 4 rounds, %v", levels), Game: Davinci(points), Levels: levels}.
				Fair(points, arena.Made(made[i])))
	}
	for i, dashes := range []bool{false, true} {
		o := dv.DefaultOptions(dv.MinSeats + i)
		o.Dashes = dashes
		out = append(out, arena.Contest{
			Name: fmt.Sprintf("davinci, one voice at %d", o.Seats), Game: Davinci(o), Groups: 100, Voice: voiceOfDavinci(),
			Levels: []mind.Level{mind.Sphinx, mind.Pip, mind.Nova}[:o.Seats],
		})
	}
	return out
}

// voiceOfDavinci speaks of guesses, and of going on.
func voiceOfDavinci() *arena.Voice {
	return &arena.Voice{
		Every: 4, Judge: dvmind.Judge, Scale: func(any) mind.Scale { return mind.Chances },
		Moves: func(view any) []games.Action {
			if v := view.(dv.View); v.Phase == dv.PhaseGuess || v.Phase == dv.PhaseAgain {
				return v.Moves()
			}
			return nil
		},
		Tip: func(ctx context.Context, view any) (games.Action, error) {
			tip, err := dvmind.Adviser().Tip(ctx, view, nil)
			if err != nil {
				return nil, err
			}
			place := view.(dv.View).Place
			if p := view.(dv.View).Places; len(p) > 0 {
				place = p[0]
			}
			says := tip.Hints[len(tip.Hints)-1].Mark.(dvmind.Mark)
			if says.Stop {
				return dv.Stop{Place: place}, nil
			}
			return dv.Guess{Tile: says.Tile, Number: says.Number, Place: place}, nil
		},
	}
}
