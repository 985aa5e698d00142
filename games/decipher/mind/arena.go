package mind

import (
	"context"
	"fmt"

	"spieltisch/games"
	"spieltisch/games/decipher"
	"spieltisch/games/mind"
	"spieltisch/games/mind/arena"
)

// race is a round as a match between its seekers: who guesses first wins. A neutral maker makes the word, so its seats are
// those of the seekers, one less than in the round.
type race struct {
	games.Match
	lib *Library
}

// maker sits before the seekers.
const maker = 1

// neutral makes suggested words, their pieces in an order by chance.
var neutral = dials{}

func (r race) View(seat games.Seat) any {
	if seat == games.Table {
		return r.Match.View(seat)
	}
	return r.Match.View(seat + maker)
}

// Apply gives pieces, too, where the maker picks them.
func (r race) Apply(seat games.Seat, a games.Action) error {
	if err := r.Match.Apply(seat+maker, a); err != nil {
		return err
	}
	return r.give()
}

func (r race) give() error {
	for { // a piece with one zone left lies at once, and the next one is to be given
		v := r.Match.View(0).(decipher.View)
		if v.Phase != decipher.PhaseGive {
			return nil
		}
		if err := r.Match.Apply(0, r.lib.give(v, neutral, mind.Chance(0, v.Step))); err != nil {
			return err
		}
	}
}

func (r race) Prompts() []games.Prompt {
	var out []games.Prompt
	for _, p := range r.Match.Prompts() {
		if p.Seat >= maker {
			p.Seat -= maker
			out = append(out, p)
		}
	}
	return out
}

func (r race) Outcome() (games.Outcome, bool) {
	result, over := r.Match.View(games.Table).(decipher.View).Result()
	if !over {
		return games.Outcome{}, false
	}
	var o games.Outcome
	for _, s := range result.Scores[maker:] {
		p := games.Place{Seat: s.Seat - maker, Rank: 1, Points: s.Points()}
		if result.Guesser != games.Table && result.Guesser != s.Seat {
			p.Rank = 2
		}
		o.Places = append(o.Places, p)
	}
	return o, true
}

func (r race) Standing() games.Standing { return games.Standing{} }

// Arena is a race of seekers for one word, as the arena plays it.
func (l *Library) Arena(seekers int) arena.Game {
	return arena.Game{
		Start:  func(seed uint64, _ []int) (games.Match, error) { return l.race(seed, seekers) },
		Player: func(level mind.Level, seat games.Seat, _ uint64) mind.Player { return l.Player(level, seat+maker) },
	}
}

// race is a round in which the neutral maker has made the word.
func (l *Library) race(seed uint64, seekers int) (race, error) {
	s := l.setup
	s.Options.Seats, s.Options.Clock, s.Seed = seekers+maker, 0, seed
	m, err := decipher.New(s)
	if err != nil {
		return race{}, err
	}
	v := m.View(0).(decipher.View)
	if err := m.Apply(0, l.secret(context.Background(), v, neutral, mind.Chance(seed, 0))); err != nil {
		return race{}, err
	}
	r := race{m, l}
	return r, r.give()
}

// matches are whole ones, in which everybody makes words as well.
func (l *Library) matches(seats int) arena.Game {
	return arena.Game{
		Start: func(seed uint64, given []int) (games.Match, error) {
			s := l.setup
			s.Options.Seats, s.Options.Clock, s.Seed = seats, 0, seed
			copy(s.Options.Head[:], given)
			return decipher.New(s)
		},
		Player: func(level mind.Level, seat games.Seat, _ uint64) mind.Player { return l.Player(level, seat) },
		Table:  func(games.Match) games.Action { return decipher.Next{} },
	}
}

// Contests are what the arena asks of the words of one length: which of two neighbours guesses first.
func (l *Library) Contests() []arena.Contest {
	var out []arena.Contest
	for level := mind.Fips; level <= mind.Sphinx; level++ {
		out = append(out, l.contest("race", l.Arena(2), 500, level, level-1))
	}
	return out
}

// perRound are what each level from Fips on makes of a round of a match against the one before, and that one.
var perRound = [][2]float64{{11, 6.8}, {10.1, 7.4}, {9.9, 7.2}, {9.7, 7.5}}

// Larger are contests of more than two seekers, and of whole matches of two to four.
func (l *Library) Larger() []arena.Contest {
	var out []arena.Contest
	for level := mind.Fips; level <= mind.Sphinx; level++ {
		match := l.contest("match", l.matches(2), 200, level, level-1)
		o := l.setup.Options
		o.Seats = 2
		out = append(out, match, match.Fair(o, arena.Made(perRound[level-mind.Fips])))
	}
	heard := l.contest("one voice", l.matches(2), 110, mind.Sphinx, mind.Pip)
	heard.Voice = l.voice()
	return append(out, heard,
		l.contest("race", l.Arena(3), 140, mind.Sphinx, mind.Atlas, mind.Nova),
		l.contest("match", l.matches(3), 140, mind.Sphinx, mind.Atlas, mind.Nova),
		l.contest("match", l.matches(4), 100, mind.Sphinx, mind.Atlas, mind.Nova, mind.Fips))
}

// voice speaks of what seekers do.
func (l *Library) voice() *arena.Voice {
	zone := func(args games.Args) games.Action { return decipher.Ask{Zone: args["Zone"].(int) - 1} }
	return &arena.Voice{
		Every: 4, Judge: l.Judge, Scale: func(any) mind.Scale { return Scale },
		Moves: func(view any) (all []games.Action) {
			v := view.(decipher.View)
			if v.Asked == v.Maker || v.Asked == games.Table {
				return nil
			}
			t := l.Mind(v.Asked, 0).think(context.Background(), v)
			for _, c := range append(t.moves(), t.guesses(context.Background())...) {
				all = append(all, c.Action)
			}
			return all
		},
		Tip: func(ctx context.Context, view any) (games.Action, error) {
			v := view.(decipher.View)
			tip, err := l.Mind(v.Asked, 0).Tip(ctx, v, nil)
			if err != nil {
				return nil, err
			}
			switch last := tip.Hints[len(tip.Hints)-1]; last.Say {
			case TipThere, TipAlike:
				return zone(last.Args), nil
			case TipName:
				return decipher.Guess{Word: last.Args["Word"].(string)}, nil
			case TipPay:
				return decipher.AskPiece{}, nil
			case TipTake:
				return decipher.Take{}, nil
			}
			return decipher.Pass{}, nil
		},
	}
}

func (l *Library) contest(what string, game arena.Game, groups int, levels ...mind.Level) arena.Contest {
	o := l.setup.Options
	return arena.Contest{
		Name: fmt.Sprintf("decipher, %s, %s %d, %s, %v", what, o.Language, o.Length, o.Pick, levels),
		Game: game, Levels: levels, Groups: groups,
	}
}
