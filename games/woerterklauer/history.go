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

// wayBack is why a word that isn't unchanged may not be spelled so (RULES.md, "No way
// back"). A word that keeps the spelling of an old one, laid with other tiles, doesn't
// return to it: it has never left it.
func (r *reading) wayBack(w int, h History) []Reason {
	l := &r.now.lines[w]
	var out []Reason
	for _, k := range r.from[w] {
		v := &r.old.lines[r.links[k].v]
		if v.Text != l.Text && slices.Contains(h.spellings(v), l.Text) {
			out = append(out, Reason{ID: RefusedBefore, Args: games.Args{"Word": l.Text, "Other": v.Text}, Word: w, Cells: l.cells()})
		}
	}
	if h.lay(l.Spelled) {
		out = append(out, Reason{ID: RefusedPlace, Args: games.Args{"Word": l.Text}, Word: w, Cells: l.cells()})
	}
	return out
}

// next is the history after a turn that ends like this.
func (r *reading) next(h History) History {
	out := History{Places: slices.Grow(slices.Clone(h.Places), len(r.now.lines))}
	for w := range r.now.lines {
		l := &r.now.lines[w]
		list := []string{l.Text}
		for _, k := range r.from[w] {
			list = append(list, h.spellings(&r.old.lines[r.links[k].v])...)
		}
		slices.Sort(list)
		out.Carried = append(out.Carried, Carried{l.Place, slices.Compact(list)})
		if i, lay := slices.BinarySearchFunc(out.Places, l.Spelled, compareSpelled); !lay {
			out.Places = slices.Insert(out.Places, i, l.Spelled)
		}
	}
	return out
}
