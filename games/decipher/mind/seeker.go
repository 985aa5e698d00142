package mind

import (
	"spieltisch/games"
	"spieltisch/games/decipher"
	"spieltisch/games/letterpiece"
)

// guess is a word that the secret may be.
type guess struct {
	word   *word
	chance float64
}

// board is what everybody sees of a round, as it is compared with words.
type board struct {
	laid    []letterpiece.Count
	zones   []decipher.Zone
	hand    letterpiece.Kind // -1: none
	left    int              // pieces not laid, or -1
	refuted map[string]bool
}

func newBoard(v decipher.View) board {
	b := board{zones: v.Zones, hand: -1, left: v.Left, refuted: map[string]bool{}}
	for _, z := range v.Zones {
		b.laid = append(b.laid, z.Laid())
	}
	if v.Hand != nil {
		b.hand = v.Hand.Kind
		if b.left >= 0 {
			b.left++
		}
	}
	for _, r := range v.Refuted {
		b.refuted[r.Word] = true
	}
	return b
}

// fits tells whether the secret can be this word, by what everybody sees: no letter has more pieces than it needs, one of
// which a kind was denied has all of that kind, and what isn't laid is as much as is left.
func (b board) fits(w *word) bool {
	if b.refuted[w.text] {
		return false
	}
	laid, wanted := 0, b.hand < 0
	for i, z := range b.zones {
		for k, n := range b.laid[i] {
			if n > w.need[i][k] || z.Covered[k] && n < w.need[i][k] {
				return false
			}
			laid += n
		}
		if b.hand >= 0 && w.need[i][b.hand] > b.laid[i][b.hand] {
			wanted = true
		}
	}
	if !wanted {
		return false
	}
	rest := w.total - laid
	if b.left >= 0 {
		return rest == b.left
	}
	return rest >= decipher.BonusPieces
}

// fitting are the words that a level knows and that fit, the most likely first.
func (l *Library) fitting(v decipher.View, d dials) []guess {
	b := newBoard(v)
	var out []guess
	sum := 0.0
	for i := range l.words {
		w := &l.words[i]
		if w.rank > d.rank && d.rank < unranked {
			break
		}
		if b.fits(w) {
			weight := 1.0
			if d.weighs {
				weight = w.weight
			}
			out = append(out, guess{w, weight})
			sum += weight
		}
	}
	for i := range out {
		out[i].chance *= d.trust / sum
	}
	// The list is by rank and weight falls with it, but not strictly.
	for i := range out {
		if out[i].chance > out[0].chance {
			out[0], out[i] = out[i], out[0]
		}
	}
	return out
}

// zones are how likely the piece in hand fits into each zone open to it: by words, or by letters where there are none.
func zones(v decipher.View, words []guess) map[int]float64 {
	out := map[int]float64{}
	kind := v.Hand.Kind
	for _, i := range v.Open() {
		laid := v.Zones[i].Laid()[kind]
		if len(words) == 0 {
			fit, all := 0.0, 0.0
			for _, r := range v.Candidates(i) {
				need, _ := v.Setup().Pieces(r)
				all++
				if need[kind] > laid {
					fit++
				}
			}
			if all > 0 {
				out[i] = fit / all
			}
			continue
		}
		out[i] = 0
		for _, g := range words {
			if g.word.need[i][kind] > laid {
				out[i] += g.chance
			}
		}
	}
	return out
}

// rivals are the other seekers who are still in.
func rivals(v decipher.View, me games.Seat) int {
	n := 0
	for _, s := range v.Seats {
		if s.In && s.Seat != v.Maker && s.Seat != me {
			n++
		}
	}
	return n
}

// gain is what a right guess brings now, in points.
func gain(v decipher.View) float64 {
	return decipher.DecipherPoints + decipher.BonusPoints*float64(v.BonusTokens)
}

// ready tells whether a seeker names its best word now.
func ready(v decipher.View, me games.Seat, d dials, words []guess) bool {
	if len(words) == 0 {
		return false
	}
	p := words[0].chance
	if v.Phase == decipher.PhasePass && v.Turn == me { // nothing more will be learned
		return p*gain(v) > 1-p
	}
	need := d.alone
	if rivals(v, me) > 0 {
		need = d.rivals
	}
	if v.Seats[me].Tokens == 1 { // the last one must not be wrong
		need = (need + 1) / 2
	}
	return p >= need
}
