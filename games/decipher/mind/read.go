package mind

import (
	"cmp"
	"math"
	"slices"

	"spieltisch/games"
	"spieltisch/games/decipher"
)

// pairs are how often a letter follows another in words, as logarithms; 0 is before the first letter and behind the last.
type pairs [27][27]float64

func newPairs(words []word) *pairs {
	var p pairs
	for i := range p {
		for j := range p {
			p[i][j] = 0.3 // nothing is impossible
		}
	}
	for _, w := range words {
		last := 0
		for _, r := range w.text {
			p[last][sign(r)]++
			last = sign(r)
		}
		p[last][0]++
	}
	for i := range p {
		sum := 0.0
		for _, n := range p[i] {
			sum += n
		}
		for j, n := range p[i] {
			p[i][j] = math.Log(n / sum)
		}
	}
	return &p
}

// sign numbers letters from 1; what is no letter counts as the end of a word.
func sign(r rune) int {
	if r < 'A' || r > 'Z' {
		return 0
	}
	return int(r-'A') + 1
}

// beam is how many beginnings of a word are kept while letters are read.
const beam = 100

// start is how a word may begin.
type start struct {
	text  string
	last  int
	laid  int // pieces that its letters need
	score float64
}

// starts are the likeliest words that the letters of the zones make, each zone by itself.
func (l *Library) starts(v decipher.View) []start {
	all := []start{{}}
	for i := range v.Zones {
		var next []start
		for _, r := range v.Candidates(i) {
			need, _ := v.Setup().Pieces(r)
			for _, s := range all {
				next = append(next, start{s.text + string(r), sign(r), s.laid + need.Total(), s.score + l.pairs[s.last][sign(r)]})
			}
		}
		slices.SortFunc(next, func(a, b start) int { return cmp.Or(cmp.Compare(b.score, a.score), cmp.Compare(a.text, b.text)) })
		all = next[:min(len(next), beam)]
	}
	return all
}

// read are words that the letters of the zones make which a word can have, the likeliest first by which letters follow each
// other: what somebody tries who knows no word that fits.
func (l *Library) read(v decipher.View) []guess {
	b := newBoard(v, games.Table)
	laid := b.laid.total()
	var out []guess
	for _, s := range l.starts(v) {
		if b.refuted[s.text] || b.left >= 0 && s.laid-laid != b.left || decipher.CheckSecretWord(l.setup, s.text) != nil || l.mute[s.text] {
			continue
		}
		out = append(out, guess{&word{text: s.text}, math.Exp(s.score + l.pairs[s.last][0])})
	}
	return out
}
