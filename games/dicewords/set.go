package dicewords

import (
	"slices"
	"strings"

	"spieltisch/games"
)

// The size of the game.
const (
	DiceCount = 10
	FaceCount = 6
	MinWord   = 3  // letters of the shortest word
	MaxWord   = 10 // letters of the longest word
	Throws    = 3  // throws of a turn

	// Joker is the face that stands for one missing letter.
	Joker = '?'
	// Letters are all letters that a word can have.
	Letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜ"
)

// The languages of a set's words.
const (
	German  = "de"
	English = "en"
)

// Bounds of letter values (RULES.md, "House values").
const (
	MinLetter = 0
	MaxLetter = 20
	MinJoker  = -10
	MaxJoker  = 0
)

// Where a letter's value comes from.
const (
	Proved        = "proved"        // by the rulebook's own sums
	Reconstructed = "reconstructed" // satisfies all printed sums
	Own           = "own"           // of our own edition
	House         = "house"         // corrected by the family
)

// Die is one of the ten dice.
type Die struct {
	ID    string // the colour's id, such as "dark_blue"
	Mark  string // the identifier on every face
	Dot   bool   `json:",omitempty"` // tells this die from another with the same Mark
	Faces string // six letters A–Z, Ä, Ö, Ü or Joker
}

// Value is what a letter counts, on whichever die it is.
type Value struct {
	Letter string // one letter or "?"
	Points int
	Source string // Proved, Reconstructed, Own or House
}

// Set is a set of ten dice with its letter values. Sets are values, but Values
// is shared: Clone before changing it.
type Set struct {
	Dice     [DiceCount]Die
	Values   []Value
	Language string `json:",omitempty"` // of the words: English, or nothing for German, as before there was another one
}

// Lang is the language of the words, German or English.
func (s Set) Lang() string {
	if s.Language == "" {
		return German
	}
	return s.Language
}

// ParseSet reads a set from its JSON, such as assets/dice. The error is an
// *games.Illegal.
func ParseSet(data []byte) (Set, error) {
	var s Set
	if err := games.Decode(data, &s); err != nil {
		return Set{}, err
	}
	if err := s.Validate(); err != nil {
		return Set{}, err
	}
	return s, nil
}

// Clone is a copy that shares nothing with s.
func (s Set) Clone() Set {
	s.Values = slices.Clone(s.Values)
	return s
}

// Validate tells whether s can be played with. The error is an *games.Illegal:
// IllegalSet, or IllegalValue for a value out of range.
func (s Set) Validate() error {
	if s.Language != "" && s.Language != English {
		return games.Refuse(IllegalSet, nil)
	}
	jokers, ids := 0, map[string]bool{}
	for _, d := range s.Dice {
		faces := []rune(d.Faces)
		if len(faces) != FaceCount || !short(d.ID) || !short(d.Mark) || ids[d.ID] {
			return games.Refuse(IllegalSet, nil)
		}
		ids[d.ID] = true
		for _, f := range faces {
			if _, ok := s.Points(f); !ok {
				return games.Refuse(IllegalSet, nil)
			}
		}
		if strings.ContainsRune(d.Faces, Joker) {
			jokers++
		}
	}
	if jokers > 1 {
		return games.Refuse(IllegalSet, nil)
	}
	return s.validateValues()
}

// short tells whether a text of a die is there and fits an id.
func short(text string) bool { return text != "" && len(text) <= 32 }

func (s Set) validateValues() error {
	seen := map[string]bool{}
	for _, v := range s.Values {
		letter, ok := oneLetter(v.Letter)
		if !ok || seen[v.Letter] || !slices.Contains([]string{Proved, Reconstructed, Own, House}, v.Source) {
			return games.Refuse(IllegalSet, nil)
		}
		seen[v.Letter] = true
		if err := validValue(letter, v.Points); err != nil {
			return err
		}
	}
	return nil
}

// oneLetter is the letter or joker that text consists of.
func oneLetter(text string) (rune, bool) {
	r := []rune(text)
	return append(r, 0)[0], len(r) == 1 && (isLetter(r[0]) || r[0] == Joker)
}

func validValue(letter rune, points int) error {
	low, high := ValueRange(letter)
	if points < low || points > high {
		return games.Refuse(IllegalValue, games.Args{"Letter": string(letter), "Min": low, "Max": high})
	}
	return nil
}

// ValueRange is the least and the greatest value that a letter or the joker may
// have.
func ValueRange(letter rune) (low, high int) {
	if letter == Joker {
		return MinJoker, MaxJoker
	}
	return MinLetter, MaxLetter
}

// WithValues is s with the family's own values by letter ("?" for the joker).
// The error is an *games.Illegal: IllegalSet for something that is no letter of the
// set, IllegalValue for a value out of range.
func (s Set) WithValues(house map[string]int) (Set, error) {
	s = s.Clone()
	known := 0
	for i, v := range s.Values {
		points, ok := house[v.Letter]
		if !ok {
			continue
		}
		known++
		letter, _ := oneLetter(v.Letter)
		if err := validValue(letter, points); err != nil {
			return Set{}, err
		}
		if points != v.Points {
			s.Values[i].Points, s.Values[i].Source = points, House
		}
	}
	if known != len(house) {
		return Set{}, games.Refuse(IllegalSet, nil)
	}
	return s, nil
}

// Points is the value of a letter or of the joker; false if the set has none.
func (s Set) Points(letter rune) (int, bool) {
	for _, v := range s.Values {
		if v.Letter == string(letter) {
			return v.Points, true
		}
	}
	return 0, false
}

// Faces are the six letters of die i, i from 0 to 9.
func (s Set) Faces(i int) []rune { return []rune(s.Dice[i].Faces) }

// MaxSum is the largest word value that the set's dice can show: the upper end of
// the ready reckoner.
func (s Set) MaxSum() int {
	sum := 0
	for i := range s.Dice {
		best := 0
		for _, f := range s.Faces(i) {
			if p, ok := s.Points(f); ok {
				best = max(best, p)
			}
		}
		sum += best
	}
	return sum
}

// Hash tells sets apart that play or count differently; it is part of a record's
// key. Colours, marks and sources don't matter.
func (s Set) Hash() uint64 {
	var faces [DiceCount]string
	for i, d := range s.Dice {
		faces[i] = d.Faces
	}
	values := map[string]int{}
	for _, v := range s.Values {
		values[v.Letter] = v.Points
	}
	return games.Hash([]any{faces, values})
}
