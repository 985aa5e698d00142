package dicewords

import (
	"slices"
	"strings"

	"spieltisch/games"
)

// Spelling says which die gives which letter of a word.
type Spelling struct {
	Word  string
	Dice  []int // index of the die for each letter
	Joker int   // index of the letter that the joker stands for, or -1
}

// Pattern is the word with "?" for the joker's letter, as CountWord counts it.
func (s Spelling) Pattern() string {
	letters := []rune(s.Word)
	if s.Joker >= 0 {
		letters[s.Joker] = Joker
	}
	return string(letters)
}

// Spell lays word with the faces (one letter a die, or Joker), each die at most
// once; the joker only takes a letter that is missing. Among dice with the same
// letter those in prefer come first, in that order, then those with lower indices.
// It is false if the word can't be laid; word must be upper case.
func Spell(faces []rune, word string, prefer ...int) (Spelling, bool) {
	l := lay(faces, word, prefer)
	return l.Spelling, len(l.missing) == 0 && CheckWord(word) == nil
}

// laid is a spelling that may still miss letters: their die is -1.
type laid struct {
	Spelling
	missing []int // indices into the word
}

func lay(faces []rune, word string, prefer []int) laid {
	order := make([]int, 0, len(faces)+len(prefer))
	for _, i := range prefer {
		if i >= 0 && i < len(faces) {
			order = append(order, i)
		}
	}
	for i := range faces {
		order = append(order, i)
	}
	used := make([]bool, len(faces))
	take := func(letter rune) int {
		for _, i := range order {
			if !used[i] && faces[i] == letter {
				used[i] = true
				return i
			}
		}
		return -1
	}
	l := laid{Spelling: Spelling{Word: word, Joker: -1}}
	for k, letter := range []rune(word) {
		die := take(letter)
		l.Dice = append(l.Dice, die)
		if letter == Joker && die >= 0 {
			l.Joker = k
		}
		if die < 0 {
			l.missing = append(l.missing, k)
		}
	}
	if len(l.missing) == 1 {
		if die := take(Joker); die >= 0 {
			l.Joker = l.missing[0]
			l.Dice[l.Joker], l.missing = die, nil
		}
	}
	return l
}

// SetCanSpell tells whether some throw of the set can spell the word at all: a
// matching of its letters to the dice. With joker the joker's die may stand for any
// one letter.
func SetCanSpell(s Set, word string, joker bool) bool {
	letters := []rune(word)
	owner := [DiceCount]int{} // letter laid on each die, from 1
	var place func(k int, seen *[DiceCount]bool) bool
	place = func(k int, seen *[DiceCount]bool) bool {
		for i, d := range s.Dice {
			fits := strings.ContainsRune(d.Faces, letters[k]) || joker && strings.ContainsRune(d.Faces, Joker)
			if seen[i] || !fits {
				continue
			}
			seen[i] = true
			if owner[i] == 0 || place(owner[i]-1, seen) {
				owner[i] = k + 1
				return true
			}
		}
		return false
	}
	for k := range letters {
		if !isLetter(letters[k]) || !place(k, &[DiceCount]bool{}) {
			return false
		}
	}
	return true
}

// CheckWord tells whether word has the form of a word: 3 to 10 letters A–Z, Ä, Ö, Ü,
// upper case. The error is an *games.Illegal.
func CheckWord(word string) error {
	letters := []rune(word)
	if err := checkLength(len(letters)); err != nil {
		return err
	}
	if slices.Contains(letters, Joker) {
		return games.Refuse(IllegalUnnamed, nil)
	}
	for _, r := range letters {
		if !isLetter(r) {
			return games.Refuse(IllegalLetters, nil)
		}
	}
	return nil
}

func checkLength(n int) error {
	switch {
	case n < MinWord:
		return games.Refuse(IllegalShort, games.Args{"Min": MinWord})
	case n > MaxWord:
		return games.Refuse(IllegalLong, games.Args{"Max": MaxWord})
	}
	return nil
}

func isLetter(r rune) bool { return strings.ContainsRune(Letters, r) }

// missingLetters are the letters that no die gives, in the order of the word.
func (l laid) missingLetters() []string {
	var out []string
	letters := []rune(l.Word)
	for _, k := range l.missing {
		out = append(out, string(letters[k]))
	}
	return out
}
