package mind

import (
	"context"
	"fmt"

	"spieltisch/games"
	"spieltisch/games/decipher"
	"spieltisch/games/mind"
	"spieltisch/games/mind/arena"
)

// race is a round as a match between its two seekers: who guesses first wins. A neutral maker has made the word, so its seats
// are those of the seekers, one less than in the round.
type race struct{ games.Match }

// maker sits before the seekers.
const maker = 1

func (r race) View(seat games.Seat) any {
	if seat == games.Table {
		return r.Match.View(seat)
	}
	return r.Match.View(seat + maker)
}

func (r race) Apply(seat games.Seat, a games.Action) error { return r.Match.Apply(seat+maker, a) }

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

// neutral makes suggested words, their pieces in an order by chance.
var neutral = dials{}

// Arena is a race of seekers for one word, as the arena plays it.
func (l *Library) Arena() arena.Game {
	return arena.Game{
		Start: func(seed uint64) (games.Match, error) {
			m, err := l.round(seed, decipher.MinSeats+1)
			return race{m}, err
		},
		Player: func(level mind.Level, seat games.Seat, _ uint64) mind.Player { return l.Player(level, seat+maker) },
	}
}

// round is a match in which the neutral maker has made the first word.
func (l *Library) round(seed uint64, seats int) (games.Match, error) {
	s := l.setup
	s.Options.Seats, s.Options.Pick, s.Options.Clock, s.Seed = seats, decipher.PickOrder, 0, seed
	m, err := decipher.New(s)
	if err != nil {
		return nil, err
	}
	v := m.View(0).(decipher.View)
	if err := m.Apply(0, l.secret(context.Background(), v, neutral, mind.Chance(seed, 0))); err != nil {
		return nil, err
	}
	return m, nil
}

// Contests are what the arena asks of Decipher: which of two neighbours guesses first.
func (l *Library) Contests() []arena.Contest {
	var out []arena.Contest
	for level := mind.Fips; level <= mind.Sphinx; level++ {
		levels := []mind.Level{level, level - 1}
		out = append(out, arena.Contest{
			Name: fmt.Sprintf("decipher, %d letters in %s, %v", l.setup.Options.Length, l.setup.Options.Language, levels),
			Game: l.Arena(), Levels: levels, Groups: 500,
		})
	}
	return out
}
