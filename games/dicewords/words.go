package dicewords

import (
	"cmp"
	"slices"
	"strings"

	"spieltisch/games/lexicon"
)

// Found is a word that lies in a roll.
type Found struct {
	Word   string // as laid: with Ä or with AE
	Joker  int    // place of the letter that the joker stands for, or -1
	Length int    // letters
	Sum    int    // of the values of the faces used
	Points int    // Sum × Length
}

// AllWords are all words of the lexicon that the faces lying on the table can
// spell (RULES.md, "A word"), most points first, ties in alphabetical order. faces
// are letters and at most one Joker; points is the value of a letter or the joker.
func AllWords(lex *lexicon.Lexicon, faces []rune, points func(rune) int) []Found {
	r := newRoll(faces, points)
	var all []laidWord
	lex.Spell(r.rack, func(word []byte, joker int) {
		all = append(all, r.count(word, joker))
	})
	slices.SortFunc(all, compareWords)
	// Equal words have equal points, so those laid from two keys are neighbours now.
	all = slices.Compact(all)

	var text strings.Builder
	text.Grow(len(all) * (MaxWord + 2))
	out := make([]Found, len(all))
	for i, w := range all {
		from := text.Len()
		out[i] = w.found(&text)
		out[i].Word = text.String()[from:]
	}
	return out
}

// BestWord is the first of AllWords that isn't refused, in less time; false if none lies there. A nil refused refuses none.
func BestWord(lex *lexicon.Lexicon, faces []rune, points func(rune) int, refused func(word string) bool) (best Found, some bool) {
	r := newRoll(faces, points)
	var first laidWord
	lex.Spell(r.rack, func(word []byte, joker int) {
		w := r.count(word, joker)
		if some && compareWords(w, first) >= 0 {
			return
		}
		var text strings.Builder
		f := w.found(&text)
		if f.Word = text.String(); refused == nil || !refused(f.Word) {
			first, best, some = w, f, true
		}
	})
	return best, some
}

// roll is the table as a search sees it.
type roll struct {
	rack  lexicon.Rack
	value [lexicon.Letters]int
	joker int
}

func newRoll(faces []rune, points func(rune) int) *roll {
	r := &roll{joker: points(Joker)}
	r.rack.Shortest, r.rack.Longest, r.rack.Digraphs = MinWord, min(MaxWord, len(faces)), true
	for _, f := range faces {
		if i, ok := lexicon.Index(f); ok {
			r.rack.Letters[i]++
		} else if f == Joker {
			r.rack.Joker = true
		}
	}
	for i := range r.value {
		r.value[i] = points(lexicon.Letter(i))
	}
	return r
}

// laidWord is a Found small enough to sort thousands of them.
type laidWord struct {
	// order is the word so that numbers compare as words do: five bits a letter
	// from the highest down with Ä as A, then a bit for each letter that has dots.
	order  uint64
	points int32
	sum    int16
	joker  int8
	length int8
}

const (
	letterBits = 5
	orderShift = 64 - letterBits // of the first letter
)

// umlautBase are the numbers of the letters that Ä, Ö, Ü are sorted as: A, O, U.
var umlautBase = [3]byte{0, 14, 20}

const firstUmlaut = 26

func (r *roll) count(word []byte, joker int) laidWord {
	w := laidWord{joker: int8(joker), length: int8(len(word))}
	sum := 0
	for i, letter := range word {
		if i == joker {
			sum += r.joker
		} else {
			sum += r.value[letter]
		}
		if letter >= firstUmlaut {
			w.order |= 1 << (MaxWord - 1 - i)
			letter = umlautBase[letter-firstUmlaut]
		}
		w.order |= uint64(letter+1) << (orderShift - letterBits*i)
	}
	w.sum, w.points = int16(sum), int32(times(sum, len(word)))
	return w
}

// compareWords orders by points, then by the alphabet.
func compareWords(a, b laidWord) int {
	if c := cmp.Compare(b.points, a.points); c != 0 {
		return c
	}
	return cmp.Compare(a.order, b.order)
}

// found appends the word to text and returns everything else.
func (w laidWord) found(text *strings.Builder) Found {
	for i := range int(w.length) {
		letter := byte(w.order>>(orderShift-letterBits*i)&31) - 1
		if w.order>>(MaxWord-1-i)&1 != 0 {
			letter = firstUmlaut + byte(slices.Index(umlautBase[:], letter))
		}
		text.WriteRune(lexicon.Letter(int(letter)))
	}
	return Found{Joker: int(w.joker), Length: int(w.length), Sum: int(w.sum), Points: int(w.points)}
}
