package woerterklauer

import (
	"cmp"
	"slices"
)

// History is what the rule "No way back" needs; plain data, part of the match's state.
// The zero value is the history of a match before its first turn.
type History struct {
	// Places are all words that have lain somewhere at the end of a turn, each once, in
	// the order of Place, then by spelling.
	Places []Spelled
	// Carried has one entry for each word on the field, in the order of Place.
	Carried []Carried
}

// Carried is the list of spellings that travels with a word: its own ones and those of
// all words that it continues, sorted, the present one included.
type Carried struct {
	Place
	Spellings []string
}

func compareSpelled(a, b Spelled) int {
	return cmp.Or(comparePlaces(a.Place, b.Place), cmp.Compare(a.Text, b.Text))
}

// Spellings are those that a word on the field carries; its present one at least.
func (h History) Spellings(s Spelled) []string {
	for _, c := range h.Carried {
		if c.Place == s.Place {
			return c.Spellings
		}
	}
	return []string{s.Text}
}

// Has tells whether a word has lain there with this spelling.
func (h History) Has(s Spelled) bool {
	_, lay := slices.BinarySearchFunc(h.Places, s, compareSpelled)
	return lay
}
