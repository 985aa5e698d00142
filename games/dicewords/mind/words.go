package mind

import (
	"cmp"
	"iter"
	"math/bits"
	"slices"

	"spieltisch/games/dicewords"
	"spieltisch/games/lexicon"
)

// Words are words that somebody knows, in all the ways they can be laid and with the values of one set.
type Words struct {
	forms []form   // most points first, of equal ones those that are ranked, then by the alphabet
	sets  []uint32 // those of the forms: most words are passed over by them alone
	value [jokerLetter + 1]int
}

// form is one way to lay a word: with Ä or with AE.
type form struct {
	text        string
	letters     letters
	set         uint32 // a bit for each letter that it has
	points, sum int32
	length      int32
	unranked    bool // no list ranks it by itself
}

// letters are up to ten letters in their order, five bits each from the lowest: their number, plus one.
type letters uint64

const (
	letterBits = 5
	letterMask = 1<<letterBits - 1
)

func (l letters) at(i int) int  { return int(l>>(letterBits*i)&letterMask) - 1 }
func (l letters) len() int      { return (bits.Len64(uint64(l)) + letterBits - 1) / letterBits }
func (l letters) first() int    { return int(l&letterMask) - 1 }
func (l letters) rest() letters { return l >> letterBits }
func (l letters) without(i int) letters {
	low := letters(1)<<(letterBits*i) - 1
	return l&low | l>>letterBits&^low
}

// with adds a letter.
func (l letters) with(letter int) letters {
	i := 0
	for i < l.len() && l.at(i) <= letter {
		i++
	}
	low := letters(1)<<(letterBits*i) - 1
	return l&low | letters(letter+1)<<(letterBits*i) | l&^low<<letterBits
}

// less takes one of a letter away, if there is one.
func (l letters) less(letter int) (letters, bool) {
	for i, r := 0, l; r != 0; i, r = i+1, r.rest() {
		if r.first() >= letter {
			return l.without(i), r.first() == letter
		}
	}
	return l, false
}

// NewWords are the words of keys (upper case A to Z, Ä, Ö, Ü), but none that is laid as one of refused, with the set's
// values. Of words that bring the same, one of a ranked key is named first; nil ranks all.
func NewWords(set dicewords.Set, keys iter.Seq[string], refused, ranked func(text string) bool) *Words {
	w := &Words{}
	for i := range w.value {
		w.value[i], _ = set.Points(letterOf(i))
	}
	for key := range keys {
		for _, text := range spellings(key) {
			if f, ok := w.form(text); ok && !refused(text) {
				f.unranked = ranked != nil && !ranked(key)
				w.forms = append(w.forms, f)
			}
		}
	}
	slices.SortFunc(w.forms, func(a, b form) int {
		return cmp.Or(cmp.Compare(b.points, a.points), one(a.unranked)-one(b.unranked), cmp.Compare(a.text, b.text))
	})
	texts := make(map[string]bool, len(w.forms))
	w.forms = slices.DeleteFunc(w.forms, func(f form) bool {
		twice := texts[f.text]
		texts[f.text] = true
		return twice
	})
	w.sets = make([]uint32, len(w.forms))
	for i, f := range w.forms {
		w.sets[i] = f.set
	}
	return w
}

func one(yes bool) int {
	if yes {
		return 1
	}
	return 0
}

// letterOf is the letter with number i, or the joker.
func letterOf(i int) rune {
	if i == jokerLetter {
		return dicewords.Joker
	}
	return lexicon.Letter(i)
}

// numberOf is the number of a letter, or of the joker.
func numberOf(face rune) int {
	if letter, ok := lexicon.Index(face); ok {
		return letter
	}
	return jokerLetter
}

// spellings are all ways to lay a key: each Ä, Ö, Ü as such or with E.
func spellings(key string) []string {
	out := []string{""}
	for _, r := range key {
		plain := lexicon.Transcribe(string(r))
		n := len(out)
		if plain != string(r) {
			for _, s := range out[:n] {
				out = append(out, s+plain)
			}
		}
		for i := range out[:n] {
			out[i] += string(r)
		}
	}
	return out
}

// form is false for what is no word for ten dice.
func (w *Words) form(text string) (form, bool) {
	f := form{text: text}
	for _, r := range text {
		letter, ok := lexicon.Index(r)
		if !ok || f.length == dicewords.MaxWord {
			return form{}, false
		}
		f.letters, f.set = f.letters.with(letter), f.set|1<<letter
		f.sum += int32(w.value[letter])
		f.length++
	}
	f.points = f.sum * f.length
	return f, f.length >= dicewords.MinWord
}

// may tells whether any word brings so many points.
func (w *Words) may(points int) bool { return len(w.forms) > 0 && int(w.forms[0].points) >= points }

// Len is the number of ways to lay words.
func (w *Words) Len() int { return len(w.forms) }
