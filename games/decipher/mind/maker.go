package mind

import (
	"context"
	"math"
	"slices"

	"spieltisch/games"
	"spieltisch/games/decipher"
	"spieltisch/games/letterpiece"
	"spieltisch/games/mind"
)

// secret is a word and its order for the Puzzle Maker.
func (l *Library) secret(ctx context.Context, v decipher.View, d dials, chance *games.Chance) decipher.SetWord {
	best, most := decipher.SetWord{}, math.Inf(-1)
	words := l.secrets(v, d, chance, max(1, d.try))
	for _, k := range words {
		w := newWord(l.setup, k.Word)
		order := l.ordered(v, &w, d, chance)
		if len(words) == 1 || ctx.Err() != nil {
			if best.Word == "" {
				best = decipher.SetWord{Word: w.text, Order: order}
			}
			break
		}
		points := l.hides(before(v), &w, order, chance)
		if points > most {
			best, most = decipher.SetWord{Word: w.text, Order: order}, points
		}
	}
	if v.Options.Pick != decipher.PickOrder || best.Word == "" {
		best.Order = nil
		return best
	}
	w := newWord(l.setup, best.Word)
	for n := 1; n < d.orders && ctx.Err() == nil; n++ {
		order := swapped(best.Order, chance)
		if points := l.hides(before(v), &w, order, chance); points > most {
			best.Order, most = order, points
		}
	}
	return best
}

// swapped is an order in which two pieces have changed places.
func swapped(order []letterpiece.Kind, chance *games.Chance) []letterpiece.Kind {
	out := slices.Clone(order)
	i, j := chance.IntN(len(out)), chance.IntN(len(out))
	out[i], out[j] = out[j], out[i]
	return out
}

// ordered is an order of a word's pieces: the hardest first, or by chance. It is by chance, too, where the match draws them.
func (l *Library) ordered(v decipher.View, w *word, d dials, chance *games.Chance) []letterpiece.Kind {
	need := decipher.Need(v.Letters, w.text)
	order := decipher.Hardest(need, total(need), make([]decipher.Zone, len(need)))
	if d.orders == 0 || v.Options.Pick == decipher.PickRandom {
		chance.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
	}
	return order
}

func total(need []letterpiece.Count) (all letterpiece.Count) {
	for _, c := range need {
		all = all.Plus(c)
	}
	return all
}

// drawn is how many times a round is played where the match draws the pieces.
const drawn = 4

// before is the board as the seeker sees it who comes next.
func before(v decipher.View) board {
	next := v.Turn
	if next == games.Table {
		next = (v.Maker + 1) % games.Seat(len(v.Seats))
	}
	return newBoard(v, next)
}

// hides is by how much a maker is expected to beat a seeker with a word whose pieces come in this order.
func (l *Library) hides(b board, w *word, order []letterpiece.Kind, chance *games.Chance) float64 {
	return l.foe(b, mind.Atlas).beaten(w, order, chance)
}

// foe is a seeker against whom a maker plays in the head.
type foe struct {
	dials dials
	board board
	words []guess
	draws bool // the match draws the pieces
}

func (l *Library) foe(b board, level mind.Level) foe {
	d := levels[level]
	return foe{d, b, l.fitting(&b, d), l.setup.Options.Pick == decipher.PickRandom}
}

// beaten is by how much a word whose pieces come in this order beats the seeker.
func (f foe) beaten(w *word, order []letterpiece.Kind, chance *games.Chance) float64 {
	if !f.draws {
		return -f.board.play(f.dials, slices.Clone(f.words), w, order, false)
	}
	points := 0.0
	for range drawn {
		order = slices.Clone(order)
		chance.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
		points -= f.board.play(f.dials, slices.Clone(f.words), w, order, false) / drawn
	}
	return points
}

// give is the kind that a maker gives next.
func (l *Library) give(v decipher.View, d dials, chance *games.Chance) decipher.Give {
	order := decipher.Hardest(decipher.Need(v.Letters, v.Secret.Word), v.Secret.Left, v.Zones)
	if d.orders > 0 || chance == nil {
		return decipher.Give{Kind: order[0]}
	}
	return decipher.Give{Kind: order[chance.IntN(len(order))]}
}
