package woerterklauer

import (
	"slices"

	"spieltisch/games"
)

// returns is why a word that isn't unchanged may not be spelled so (RULES.md, "No way
// back"). A word that keeps the spelling of an old one, laid with other tiles, doesn't
// return to it: it has never left it.
func (r *reading) returns(now int) []Reason {
	word := &r.after.words[now]
	var out []Reason
	for _, l := range r.continues[now] {
		if l.from.Text != word.Text && slices.Contains(r.history.Spellings(l.from.Spelled), word.Text) {
			out = append(out, Reason{ID: RefusedBefore, Args: games.Args{"Word": word.Text, "Other": l.from.Text}, Word: now, Cells: word.cells()})
		}
	}
	if r.history.Has(word.Spelled) {
		out = append(out, Reason{ID: RefusedPlace, Args: games.Args{"Word": word.Text}, Word: now, Cells: word.cells()})
	}
	return out
}

// nextHistory is the history after a turn that ends like this.
func (r *reading) nextHistory() History {
	out := History{
		Places:  append(make([]Spelled, 0, len(r.history.Places)+len(r.after.words)), r.history.Places...),
		Carried: make([]Carried, 0, len(r.after.words)),
	}
	for now := range r.after.words {
		word := &r.after.words[now]
		list := []string{word.Text}
		for _, l := range r.continues[now] {
			list = append(list, r.history.Spellings(l.from.Spelled)...)
		}
		slices.Sort(list)
		out.Carried = append(out.Carried, Carried{word.Place, slices.Compact(list)})
		if i, lay := slices.BinarySearchFunc(out.Places, word.Spelled, compareSpelled); !lay {
			out.Places = slices.Insert(out.Places, i, word.Spelled)
		}
	}
	return out
}
