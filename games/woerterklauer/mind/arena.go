package mind

import (
	"context"
	"fmt"

	"spieltisch/games"
	"spieltisch/games/mind"
	"spieltisch/games/mind/arena"
	wk "spieltisch/games/woerterklauer"
)

// Arena is Wörterklauer as the arena plays it, with the material of a setup.
func (l *Library) Arena(o wk.Options, material wk.Setup) arena.Game {
	return arena.Game{
		Start: func(seed uint64, given []int) (games.Match, error) {
			setup := material
			setup.Options, setup.Seed = o, seed
			copy(setup.Options.Extra[:], given)
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

// wonAt is what each level from Fips on wins against the one before, by the size of the field, at level I.
var wonAt = map[int][]float64{7: {.748, .755, .75, .742}, 10: {.76, .802, .828, .798}}

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
	heard := like(8, wk.LevelI)
	if set.Language != "" {
		heard = like(7, wk.LevelII)
	}
	out = append(out, arena.Contest{
		Name: game + ", one voice", Game: l.Arena(heard, set), Levels: []mind.Level{mind.Nova, mind.Pip}, Groups: 50, Voice: l.voice(5),
	})
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
	for _, size := range []int{7, 10} {
		for i, share := range wonAt[size] {
			o, levels := like(size, wk.LevelI), []mind.Level{mind.Fips + mind.Level(i), mind.Pip + mind.Level(i)}
			out = append(out, arena.Contest{
				Name: fmt.Sprintf("%s, neighbours, %d×%d at %d, %v", game, size, size, o.Level, levels),
				Game: l.Arena(o, set), Levels: levels,
			}.Fair(o, arena.Won(share)))
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

// voice are tips and reviews: what is followed to the end of a turn is no mistake, and no turn that a review names is one.
func (l *Library) voice(every int) *arena.Voice {
	r := l.Reviewer()
	return &arena.Voice{
		Every: every, Judge: r.Judge, Kind: wk.Kind{},
		Scale: func(any) mind.Scale { return Scale },
		Moves: func(view any) (all []games.Action) {
			v, ok := view.(wk.View)
			if !ok || v.Phase != wk.PhaseLay {
				return nil
			}
			short := Mind{lib: l, nodes: glimpse}
			for _, c := range short.turns(context.Background(), v, largest) {
				if _, ends := c.Action.(wk.EndTurn); ends {
					all = append(all, c.Action)
				}
			}
			return all
		},
		Tip: func(ctx context.Context, view any) (games.Action, error) { return l.followed(ctx, view.(wk.View)) },
	}
}

// mostSteps is after how many words a turn that follows tips must have ended.
const mostSteps = 8

// followed is the turn of who does what the last grades of tips say.
func (l *Library) followed(ctx context.Context, v wk.View) (games.Action, error) {
	m, d := l.Mind(), wk.NewDraft(v)
	own := games.Action(wk.GiveUp{})
	for range mostSteps {
		tip, err := m.Tip(ctx, v, own)
		if err != nil {
			return nil, err
		}
		last := tip.Hints[len(tip.Hints)-1]
		mark, ok := last.Mark.(Mark)
		if !ok {
			return own, nil
		}
		field, ok := mark.Done(v, d)
		if !ok {
			return nil, fmt.Errorf("%+v can't be done", last)
		}
		d.Laid = field
		own = wk.EndTurn{Field: field}
	}
	return nil, fmt.Errorf("no end of the tips")
}
