package woerterklauer

import (
	"slices"

	"spieltisch/games"
)

// Stock is how many tiles show a letter.
type Stock struct {
	Letter Letter
	Count  int
}

// Set is the distribution of a match: each letter once, in the order of the alphabet,
// Tiles together, among them a vowel. The ids of tiles count up in this order. Sets are
// values, but shared: Clone before changing one.
type Set []Stock

// ParseSet reads a distribution. The error is an *games.Illegal.
func ParseSet(data []byte) (Set, error) {
	var s Set
	if err := games.Decode(data, &s); err != nil {
		return nil, err
	}
	if err := s.Validate(); err != nil {
		return nil, err
	}
	return s, nil
}

// Validate tells whether the set can be played with. The error is an *games.Illegal.
func (s Set) Validate() error {
	sum, vowels := 0, 0
	for i, st := range s {
		if st.Letter < 'A' || st.Letter > 'Z' || i > 0 && st.Letter <= s[i-1].Letter || st.Count < 1 || st.Count > Tiles {
			return games.Refuse(IllegalSet, nil)
		}
		sum += st.Count
		if st.Letter.IsVowel() {
			vowels += st.Count
		}
	}
	if sum != Tiles || vowels == 0 {
		return games.Refuse(IllegalSet, nil)
	}
	return nil
}

// Clone shares nothing with the set.
func (s Set) Clone() Set { return slices.Clone(s) }

// All are the tiles by their id, from 1.
func (s Set) All() []Tile {
	out := make([]Tile, 0, Tiles)
	for _, st := range s {
		for range st.Count {
			out = append(out, Tile{ID: len(out) + 1, Letter: st.Letter})
		}
	}
	return out
}

// IsVowel tells whether the letter is one of A E I O U.
func (l Letter) IsVowel() bool {
	switch l {
	case 'A', 'E', 'I', 'O', 'U':
		return true
	}
	return false
}

// hasVowel tells whether one of the tiles is a vowel.
func hasVowel(tiles []Tile) bool {
	return slices.ContainsFunc(tiles, func(t Tile) bool { return t.Letter.IsVowel() })
}

// stocks counts tiles by letter, in the order of the alphabet.
func stocks(tiles []Tile) []Stock {
	var counts [256]int
	for _, t := range tiles {
		counts[t.Letter]++
	}
	var out []Stock
	for l, n := range counts {
		if n > 0 {
			out = append(out, Stock{Letter(l), n})
		}
	}
	return out
}

// find is the index of the tile with an id, or -1.
func find(tiles []Tile, id int) int {
	return slices.IndexFunc(tiles, func(t Tile) bool { return t.ID == id })
}

// letters are what tiles show, in their order.
func letters(tiles []Tile) string {
	out := make([]byte, len(tiles))
	for i, t := range tiles {
		out[i] = byte(t.Letter)
	}
	return string(out)
}
