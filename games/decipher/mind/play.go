package mind

import (
	"math"

	"spieltisch/games/decipher"
	"spieltisch/games/letterpiece"
)

// A round that is played on in somebody's head: the pieces of a word come in an order, and seekers who all think alike ask
// and guess. Where there are several, each of them is as likely to be the one who speaks.

// play is what the round brings the seeker, in points less those of the maker. words are used up. The seeker who is to wait
// doesn't guess before something happened.
func (b board) play(d dials, words []guess, truth *word, order []letterpiece.Kind, wait bool) float64 {
	share := 0.0
	if b.tokens > 0 {
		share = 1 / float64(b.rivals+1)
	}
	for {
		if i, _, ok := b.ready(d, words); ok && !wait {
			b.guessed(share)
			if words[i].text == truth.text {
				return b.won(share)
			}
			if b.of == 0 {
				return b.lost()
			}
			words = append(words[:i], words[i+1:]...)
			continue
		}
		wait = false
		if b.hand >= 0 {
			words = b.place(words, truth)
			continue
		}
		if len(order) == 0 || b.left >= 0 && (len(words) == 0 || b.bonus == 0) {
			if !b.finished {
				b.finished = true
				continue
			}
			return b.lost()
		}
		if b.left >= 0 {
			b.bonus--
		}
		b.hand, order = order[0], order[1:]
		words = keep(words, func(w *word) bool { return b.wants(w) != 0 })
	}
}

// guessed is that somebody guesses: with this chance it is the seeker.
func (b *board) guessed(share float64) {
	b.of--
	b.given++
	b.tokens = math.Max(0, b.tokens-share)
}

// place asks where the piece in hand goes, once, and lays it if it goes there or can only go there.
func (b *board) place(words []guess, truth *word) []guess {
	open, n := b.open()
	zone := -1
	if len(words) > 0 && n > 1 {
		zone, _ = b.cheapest(words)
	} else {
		for zone++; open>>zone&1 == 0; zone++ {
		}
	}
	kind := b.hand
	laid := b.laid[zone][kind]
	if n > 1 && truth.need[zone][kind] == laid {
		b.covered[zone][kind] = true
		return keep(words, func(w *word) bool { return w.need[zone][kind] == laid })
	}
	b.laid[zone][kind]++
	b.hand = none
	out := b.laid.total()
	if rest := truth.total - out; rest <= decipher.BonusPieces {
		b.left = rest
	}
	return keep(words, func(w *word) bool { return w.need[zone][kind] > laid && b.counts(w, out) })
}

// tally is what the tokens that were used so far bring the seeker, less what they bring the maker.
func (b *board) tally() float64 {
	paid := decipher.BonusTokens - b.bonus
	return b.tokens*decipher.GuessPoints - float64(b.noTokens()*decipher.NoPoints+b.given*decipher.GuessPoints+paid*decipher.BonusPoints)
}

// won are the points of the seeker less those of the maker when the word was guessed, with this chance by the seeker.
func (b *board) won(share float64) float64 {
	return b.tally() + share*(decipher.DecipherPoints+float64(b.bonus*decipher.BonusPoints))
}

// lost are they when nobody guessed it.
func (b *board) lost() float64 { return b.tally() - decipher.DecipherPoints }

// rest are the pieces of a word that aren't out yet.
func (b *board) rest(w *word) letterpiece.Count {
	var out letterpiece.Count
	for i := range b.length {
		for k := range out {
			out[k] += int(w.need[i][k] - b.laid[i][k])
		}
	}
	if b.hand >= 0 {
		out[b.hand]--
	}
	return out
}
