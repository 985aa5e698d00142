package mind

import (
	"strings"

	"spieltisch/games"
	"spieltisch/games/dicewords"
	"spieltisch/games/lexicon"
	"spieltisch/games/mind"
)

// rack are letters that lie on the table.
type rack struct {
	count [jokerLetter + 1]uint8
	set   uint32
	joker bool
}

func newRack(faces []rune) rack {
	var r rack
	for _, f := range faces {
		r.add(numberOf(f))
	}
	return r
}

// add lays a letter there, by its number, or the joker.
func (r *rack) add(letter int) {
	if letter == jokerLetter {
		r.joker = true
		return
	}
	r.count[letter]++
	r.set |= 1 << letter
}

// missing are how many letters of the form don't lie there, and the last of them.
func (r *rack) missing(f *form) (n, letter int) {
	for l := f.letters; l != 0; {
		first, has := l.first(), 0
		for ; l != 0 && l.first() == first; l = l.rest() {
			has++
		}
		if more := has - int(r.count[first]); more > 0 {
			n, letter = n+more, first
		}
	}
	return n, letter
}

// points are what the form brings there.
func (w *Words) points(r *rack, f *form) (int, bool) {
	switch n, letter := r.missing(f); {
	case n == 0:
		return int(f.points), true
	case n == 1 && r.joker:
		return (int(f.sum) - w.value[letter] + w.value[jokerLetter]) * int(f.length), true
	}
	return 0, false
}

// best is the word that brings most there, of those that except doesn't refuse; -1 if there is none.
func (w *Words) best(r *rack, except func(text string) bool) (at, points int) {
	at = -1
	for i, set := range w.sets {
		lacks := set &^ r.set
		if lacks != 0 && (!r.joker || lacks&(lacks-1) != 0) {
			continue
		}
		f := &w.forms[i]
		if at >= 0 && int(f.points) <= points {
			break
		}
		if p, ok := w.points(r, f); ok && (at < 0 || p > points) && (except == nil || !except(f.text)) {
			at, points = i, p
		}
	}
	return at, points
}

// rare is the word of the whole list that brings most there, if it is worth much more than so much: all else measures by everyday
// words, and one that few know nearly always lies there.
func (p *position) rare(than float64) (c games.Choice, ok bool) {
	c, ok = bestListed(p, func(string) bool { return true })
	return c, ok && p.scale().Grade(c.Worth, than) == mind.LargeMistake
}

// longer is the best word that goes on from another one, however rare it is: who sees BARONESS can see that an E and an S lie there, too.
func longer(p *position, word string) (c games.Choice, ok bool) {
	c, ok = bestListed(p, func(other string) bool { return strings.HasPrefix(other, word) })
	return c, ok && c.Action.(dicewords.Declare).Word != word
}

// bestListed is the word of the whole list that brings most there, of those that may be said and are meant.
func bestListed(p *position, meant func(word string) bool) (c games.Choice, ok bool) {
	l := p.mind.all
	if l == nil || p.Up == nil {
		return c, false
	}
	found, ok := dicewords.BestWord(l.lex, p.Faces(), func(r rune) int { n, _ := p.Set.Points(r); return n }, func(word string) bool {
		accept, ruled := l.house[word]
		return ruled && !accept || l.mute[lexicon.Transcribe(word)] || p.except != nil && p.except(word) || !meant(word)
	})
	if !ok {
		return c, false
	}
	return p.declare(found.Word, found.Points), true
}
