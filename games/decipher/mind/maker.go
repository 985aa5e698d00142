package mind

import (
	"context"
	"math"
	"slices"

	"spieltisch/games"
	"spieltisch/games/decipher"
	"spieltisch/games/letterpiece"
)

// secret is a word and its order for the Puzzle Maker.
func (l *Library) secret(ctx context.Context, v decipher.View, d dials, chance *games.Chance) decipher.SetWord {
	difficulty := decipher.DifficultyMedium
	if d.letters {
		difficulty = decipher.DifficultyEasy
	}
	words := decipher.Suggest(l.index, difficulty, slices.Concat(v.Used(), l.late), chance, max(1, d.try))
	if len(words) == 0 {
		words = decipher.Suggest(l.index, decipher.DifficultyMedium, v.Used(), chance, 1)
	}
	best, most := decipher.SetWord{}, math.Inf(-1)
	for _, w := range words {
		for n := range max(1, d.orders) {
			s := l.ordered(v, w.Word, d, n, chance)
			if len(words) == 1 && d.orders <= 1 {
				return s
			}
			if points := l.play(s); points > most {
				best, most = s, points
			}
			if ctx.Err() != nil {
				return best
			}
		}
	}
	return best
}

// ordered is a word with an order of its pieces: the hardest first, or by chance.
func (l *Library) ordered(v decipher.View, text string, d dials, n int, chance *games.Chance) decipher.SetWord {
	s := decipher.SetWord{Word: text}
	if v.Options.Pick != decipher.PickOrder {
		return s
	}
	need := decipher.Need(v.Letters, text)
	var all letterpiece.Count
	for _, c := range need {
		all = all.Plus(c)
	}
	s.Order = decipher.Hardest(need, all, make([]decipher.Zone, len(need)))
	if d.orders == 0 || n > 0 {
		chance.Shuffle(len(s.Order), func(i, j int) { s.Order[i], s.Order[j] = s.Order[j], s.Order[i] })
	}
	return s
}

// lost is what a secret is worth that the match refuses.
const lost = -1000

// play is by how much a maker beats one seeker with this secret, in its head.
func (l *Library) play(s decipher.SetWord) float64 {
	setup := l.setup
	setup.Options.Seats, setup.Options.Clock = decipher.MinSeats, 0
	m, err := decipher.New(setup)
	if err != nil || m.Apply(0, s) != nil {
		return lost
	}
	d := levels[4]
	for {
		v := m.View(1).(decipher.View)
		if r, over := v.Result(); over {
			return float64(r.Scores[0].Points() - r.Scores[1].Points())
		}
		if v.Asked == 0 {
			if m.Apply(0, l.give(m.View(0).(decipher.View), d, nil)) != nil {
				return lost
			}
			continue
		}
		if m.Apply(1, l.seek(v, 1, d).Action) != nil {
			return lost
		}
	}
}

// give is the kind that a maker gives next.
func (l *Library) give(v decipher.View, d dials, chance *games.Chance) decipher.Give {
	order := decipher.Hardest(decipher.Need(v.Letters, v.Secret.Word), v.Secret.Left, v.Zones)
	if d.orders > 0 || chance == nil {
		return decipher.Give{Kind: order[0]}
	}
	return decipher.Give{Kind: order[chance.IntN(len(order))]}
}
