package mind

import (
	"slices"

	"spieltisch/games"
	"spieltisch/games/decipher"
	"spieltisch/games/letterpiece"
	"spieltisch/games/mind"
)

// seeking are the seekers that a maker's choices are judged against. How a round with one of them ends hangs on little, so a
// choice is only called worse where it is so whoever seeks.
var seeking = [...]mind.Level{mind.Nova, mind.Atlas, mind.Sphinx}

// beats is by how much a choice beats each of them, in points.
type beats [len(seeking)]float64

// less is by how much this is less than another, whoever seeks: the least of the differences, which may be negative.
func (b beats) less(than beats) float64 {
	least := than[0] - b[0]
	for i := range b {
		least = min(least, than[i]-b[i])
	}
	return least
}

func (b beats) mean() (sum float64) {
	for _, p := range b {
		sum += p / float64(len(b))
	}
	return sum
}

// hiding judges what a maker does in a position.
type hiding struct {
	lib  *Library
	view decipher.View
	seed uint64
	foes [len(seeking)]foe // who see the position
}

func (m Mind) hiding(v decipher.View) *hiding {
	h := &hiding{lib: m.lib, view: v, seed: m.seed}
	h.foes = h.see(before(v))
	return h
}

func (h *hiding) see(b board) (out [len(seeking)]foe) {
	for i, level := range seeking {
		out[i] = h.lib.foe(b, level)
	}
	return out
}

// chance is always the same, so that choices differ by themselves alone.
func (h *hiding) chance() *games.Chance { return mind.Chance(0, h.view.Step) }

func (h *hiding) against(foes [len(seeking)]foe, w *word, order []letterpiece.Kind) (out beats) {
	for i, f := range foes {
		out[i] = f.beaten(w, order, h.chance())
	}
	return out
}

// hardest sends the pieces of a word out that are left, those first that are asked for in vain in most zones.
func (h *hiding) hardest(text string, left letterpiece.Count) []letterpiece.Kind {
	return decipher.Hardest(decipher.Need(h.view.Letters, text), left, h.view.Zones)
}

// word is what a word is worth before its first piece, the hardest first or as the match draws them.
func (h *hiding) word(text string) beats {
	w := newWord(h.lib.setup, text)
	return h.against(h.foes, &w, h.hardest(text, total(decipher.Need(h.view.Letters, text))))
}

// order is what it is worth to send out the rest of a word in an order.
func (h *hiding) order(text string, order []letterpiece.Kind) beats {
	w := newWord(h.lib.setup, text)
	return h.against(h.foes, &w, order)
}

// give is what it is worth to give a piece now and then the hardest.
func (h *hiding) give(k letterpiece.Kind) beats {
	w := newWord(h.lib.setup, h.view.Secret.Word)
	rest := h.view.Secret.Left
	rest[k]--
	b := before(h.view)
	b.hand = k
	return h.against(h.see(b), &w, h.hardest(w.text, rest))
}

// sampled is how many words are looked at to see what a middling one is worth.
const sampled = 15

// middling is what a middling one of the words that are suggested is worth.
func (h *hiding) middling() (middle beats) {
	var by [len(seeking)][]float64
	for _, k := range decipher.Suggest(h.lib.index, decipher.DifficultyMedium, h.view.Used(), h.chance(), sampled) {
		for i, p := range h.word(k.Word) {
			by[i] = append(by[i], p)
		}
	}
	for i, points := range by {
		if len(points) > 0 {
			slices.Sort(points)
			middle[i] = points[len(points)/2]
		}
	}
	return middle
}

// proposed is the best of some words that may be made, by the seed; "" where none is left.
func (h *hiding) proposed() (best string, worth beats) {
	for _, k := range h.lib.secrets(h.view, levels[mind.Sphinx], mind.Chance(h.seed, h.view.Step), makes) {
		if b := h.word(k.Word); best == "" || b.mean() > worth.mean() {
			best, worth = k.Word, b
		}
	}
	return best, worth
}

// gives are the kinds that are left, and what each is worth.
func (h *hiding) gives() (kinds []letterpiece.Kind, worth []beats) {
	for k, n := range h.view.Secret.Left {
		if n > 0 {
			kinds = append(kinds, letterpiece.Kind(k))
			worth = append(worth, h.give(letterpiece.Kind(k)))
		}
	}
	return kinds, worth
}
