package woerterklauer

import (
	"slices"

	"spieltisch/games"
	wk "spieltisch/games/woerterklauer"
)

// In the middle of a technique the draft is no turn yet: a word has been pushed apart, a letter taken out and not yet laid. What the levels
// say of it then is true of the tiles, but not of what somebody is about to do, and would scare them off. So it is judged as far as it is;
// the rest is called unfinished.

// techniques are the refusals that only a finished turn can be judged by.
var techniques = map[games.ID]bool{
	wk.RefusedGap: true, wk.RefusedMoved: true, wk.RefusedDissolved: true, wk.RefusedParted: true, wk.RefusedExchanged: true,
	wk.RefusedInserted: true, wk.RefusedRemoved: true, wk.RefusedSame: true, wk.RefusedTorn: true, wk.RefusedLevel: true, wk.RefusedEveryLevel: true,
}

// pending are the refusals that say what is still to be done.
var pending = map[games.ID]bool{wk.RefusedPieces: true, wk.RefusedSingle: true, wk.RefusedPool: true, wk.RefusedUnused: true}

// torn tells whether tiles that lay on the field are in the air, or lie by themselves.
func (t *tryout) torn() bool {
	if t.verdict.Lawful || t.verdict.Askable {
		return false
	}
	return len(t.lifted()) > 0 || slices.ContainsFunc(t.verdict.Reasons, func(r wk.Reason) bool { return pending[r.ID] })
}

// halfway tells whether the draft is in the middle of something.
func (t *tryout) halfway() bool {
	return t.changed() && (t.torn() || slices.ContainsFunc(t.verdict.Words, func(w wk.Word) bool { return w.Fate == wk.FateInvalid }))
}

// fragment tells whether a word that doesn't count is only what is left of old ones.
func (t *tryout) fragment(w *wk.Word) bool {
	return (w.Fate == wk.FateInvalid || w.Fate == wk.FateOpen && t.torn()) && len(t.laid(w.Cells)) == 0
}

// refused is what is held against a word that is more than unfinished.
func (t *tryout) refused(w *wk.Word) []wk.Reason {
	return slices.DeleteFunc(slices.Clone(t.reasons(w.Reasons)), func(r wk.Reason) bool { return pending[r.ID] })
}

// lifted are the letters that were taken off cells of the field that are empty now, and lie in the
// pool. Where letters may be removed one laid since stands for an equal one.
func (t *tryout) lifted() []string {
	fresh := map[wk.Letter]int{}
	for _, p := range t.attempt.After {
		if !t.fromField(p.ID) && t.view.Rules > 1 && t.view.Options.Level >= wk.LevelIII {
			fresh[p.Letter]++
		}
	}
	var out []string
	for _, p := range t.view.Field {
		if _, on := t.draft.Cell(p.ID); on || t.draft.At(p.At) != 0 {
			continue
		}
		if fresh[p.Letter]--; fresh[p.Letter] < 0 {
			out = append(out, p.Letter.String())
		}
	}
	return out
}

// reasons are those of the verdict that can be said of the draft as it is. That a letter belongs to no word says as well that
// not all hangs together.
func (t *tryout) reasons(all []wk.Reason) []wk.Reason {
	halfway := t.halfway()
	single := slices.ContainsFunc(all, func(r wk.Reason) bool { return r.ID == wk.RefusedSingle })
	return slices.DeleteFunc(slices.Clone(all), func(r wk.Reason) bool {
		return halfway && techniques[r.ID] || single && r.ID == wk.RefusedPieces
	})
}

// unfinished is what is still to be done in the middle of something; nothing where a word that was laid doesn't count.
func (t *tryout) unfinished() notice {
	if !t.halfway() {
		return notice{}
	}
	var words []string
	for i := range t.verdict.Words {
		switch w := &t.verdict.Words[i]; {
		case t.fragment(w):
			words = append(words, w.Text)
		case w.Fate == wk.FateInvalid:
			return notice{}
		}
	}
	if len(words) > 0 {
		return notice{"judge.unfinished.words", games.Args{"Words": words, "N": len(words)}}
	}
	if letters := t.lifted(); len(letters) > 0 {
		return notice{"judge.unfinished.pool", games.Args{"Letters": letters, "N": len(letters)}}
	}
	for _, r := range t.reasons(t.verdict.Reasons) {
		if pending[r.ID] {
			return notice{r.ID, r.Args}
		}
	}
	return notice{}
}
