package woerterklauer

import (
	"cmp"
	"slices"

	"spieltisch/games"
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

// spellings are those that a word on the field carries; its present one at least.
func (h History) spellings(l *line) []string {
	for _, c := range h.Carried {
		if c.Place == l.Place {
			return c.Spellings
		}
	}
	return []string{l.Text}
}

// lay tells whether a word has lain there with this spelling.
func (h History) lay(s Spelled) bool {
	_, lay := slices.BinarySearchFunc(h.Places, s, compareSpelled)
	return lay
}

// returns is why a word that isn't unchanged may not be spelled so (RULES.md, "No way
// back"). A word that keeps the spelling of an old one, laid with other tiles, doesn't
// return to it: it has never left it.
func (r *reading) returns(now int) []Reason {
	word := &r.after.words[now]
	var out []Reason
	for _, l := range r.continues[now] {
		if l.from.Text != word.Text && slices.Contains(r.history.spellings(l.from), word.Text) {
			out = append(out, Reason{ID: RefusedBefore, Args: games.Args{"Word": word.Text, "Other": l.from.Text}, Word: now, Cells: word.cells()})
		}
	}
	if r.history.lay(word.Spelled) {
		out = append(out, Reason{ID: RefusedPlace, Args: games.Args{"Word": word.Text}, Word: now, Cells: word.cells()})
	}
	return out
}

// nextHistory is the history after a turn that ends like this.
func (r *reading) nextHistory() History {
	out := History{Places: slices.Grow(slices.Clone(r.history.Places), len(r.after.words))}
	for now := range r.after.words {
		word := &r.after.words[now]
		list := []string{word.Text}
		for _, l := range r.continues[now] {
			list = append(list, r.history.spellings(l.from)...)
		}
		slices.Sort(list)
		out.Carried = append(out.Carried, Carried{word.Place, slices.Compact(list)})
		if i, lay := slices.BinarySearchFunc(out.Places, word.Spelled, compareSpelled); !lay {
			out.Places = slices.Insert(out.Places, i, word.Spelled)
		}
	}
	return out
}
