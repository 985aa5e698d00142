package woerterklauer

import (
	"slices"

	"spieltisch/games"
	wk "spieltisch/games/woerterklauer"
)

// tryout is a turn as it is tried out: the position, where tiles lie now, and what the
// referee says of that. It is pure: no widgets, no store.
type tryout struct {
	judge   wk.Judge // of words; set before the first position
	view    wk.View
	draft   wk.Draft
	attempt wk.Attempt     // the draft as the referee sees it
	verdict wk.Verdict     // of the draft, always up to date
	answers []games.Ruling // the table's, to open questions of this turn
	asked   wk.Judge       // see words
}

// notice is something to be said: a message id and its arguments; the zero value is nothing.
type notice struct {
	id   games.ID
	args games.Args
}

func (n notice) empty() bool { return n.id == "" }

// words is everybody who can be asked about words in this turn, each question once.
func (t *tryout) words() wk.Judge {
	if t.asked == nil {
		t.asked = t.view.Judge(t.judge, t.answers)
	}
	return t.asked
}

// assess brings attempt and verdict to the draft. It takes a millisecond at most.
func (t *tryout) assess() {
	turn, ok := t.view.Position(t.draft.Laid)
	if !ok { // a draft of another position, which For should have caught
		t.draft = wk.NewDraft(t.view)
		turn, _ = t.view.Position(t.draft.Laid)
	}
	t.attempt = turn
	t.verdict = wk.Referee(turn, t.words())
	if t.verdict.Lawful {
		t.draft = t.draft.Mark()
	}
}

// mover is the colour whose turn it is, in a finished match that of the last turn.
func (t *tryout) mover() wk.Color { return t.view.Mover }

// seat is who acts now, or in a finished match who acted last.
func (t *tryout) seat() games.Seat { return t.view.Options.Seat(t.mover()) }

// over tells whether the match is finished.
func (t *tryout) over() bool { return t.view.Phase == wk.PhaseOver }

// changed tells whether something lies elsewhere than when the turn began.
func (t *tryout) changed() bool { return t.draft.Changed(t.view) }

// formerly is a tile as it lay when the turn began; false for one that didn't.
func (t *tryout) formerly(id int) (wk.Placed, bool) {
	i := slices.IndexFunc(t.view.Field, func(p wk.Placed) bool { return p.ID == id })
	if i < 0 {
		return wk.Placed{}, false
	}
	return t.view.Field[i], true
}

// fromField tells whether a tile lay on the field when the turn began.
func (t *tryout) fromField(id int) bool {
	_, lay := t.formerly(id)
	return lay
}

// replaced is the tile that lay on a cell when the turn began and is in the pool now, 0 for none.
func (t *tryout) replaced(c wk.Cell) int {
	for _, p := range t.view.Field {
		if p.At == c {
			if _, on := t.draft.Cell(p.ID); !on {
				return p.ID
			}
		}
	}
	return 0
}

// letter is what a tile of field or pool shows.
func (t *tryout) letter(id int) wk.Letter {
	for _, tile := range t.view.Pool {
		if tile.ID == id {
			return tile.Letter
		}
	}
	p, _ := t.formerly(id)
	return p.Letter
}

// free is a tile with a letter that is not on the field: one that was taken off it comes first, since it must go back.
func (t *tryout) free(l wk.Letter) (int, bool) {
	pool := t.draft.Pool(t.view)
	for _, tile := range slices.Backward(pool) {
		if tile.Letter == l && t.fromField(tile.ID) {
			return tile.ID, true
		}
	}
	for _, tile := range pool {
		if tile.Letter == l {
			return tile.ID, true
		}
	}
	return 0, false
}

// mends are the tiles of a refused word that would have to go back: those laid in this
// turn that no valid word needs, else all laid in this turn, else those that have moved.
func (t *tryout) mends(w *wk.Word) []int {
	var needed []wk.Cell
	for _, o := range t.verdict.Words {
		if o.Fate != wk.FateInvalid && len(o.Reasons) == 0 {
			needed = append(needed, o.Cells...)
		}
	}
	alone := slices.DeleteFunc(slices.Clone(w.Cells), func(c wk.Cell) bool { return slices.Contains(needed, c) })
	if ids := t.laid(alone); len(ids) > 0 {
		return ids
	}
	if ids := t.laid(w.Cells); len(ids) > 0 {
		return ids
	}
	var moved []int
	for _, c := range w.Cells {
		if id := t.draft.At(c); id != 0 {
			if p, _ := t.formerly(id); p.At != c {
				moved = append(moved, id)
			}
		}
	}
	return moved
}

// mendable are the tiles that would have to go back first for the turn to be lawful, nil where that alone mends nothing.
func (t *tryout) mendable() []int {
	for i := range t.verdict.Words {
		if w := &t.verdict.Words[i]; !t.fragment(w) && (w.Fate == wk.FateInvalid || len(t.refused(w)) > 0) {
			return t.mends(w)
		}
	}
	for _, r := range t.verdict.Reasons {
		if r.ID == wk.RefusedSingle {
			return t.laid(r.Cells)
		}
	}
	return nil
}

// laid are the tiles on cells that have come to the field in this turn.
func (t *tryout) laid(cells []wk.Cell) []int {
	var out []int
	for _, c := range cells {
		if id := t.draft.At(c); id != 0 && !t.fromField(id) {
			out = append(out, id)
		}
	}
	return out
}

// faults are the cells of letters that no valid word claims, and those at the end of words
// that are refused, or that only the table can judge.
type faults struct{ bad, cross, ask map[wk.Cell]bool }

// faults are those of the draft.
func (t *tryout) faults() faults {
	f := faults{map[wk.Cell]bool{}, map[wk.Cell]bool{}, map[wk.Cell]bool{}}
	valid := map[wk.Cell]bool{}
	for _, w := range t.verdict.Words {
		if t.fragment(&w) {
			continue
		}
		for _, c := range w.Cells {
			if w.Fate == wk.FateInvalid {
				f.bad[c] = true
			} else {
				valid[c] = true
			}
		}
		if w.Fate == wk.FateInvalid || len(t.refused(&w)) > 0 {
			f.cross[w.Cells[len(w.Cells)-1]] = true
		}
		if w.Fate == wk.FateOpen {
			f.ask[w.Cells[len(w.Cells)-1]] = true
		}
	}
	for c := range valid {
		delete(f.bad, c)
	}
	return f
}

// toAsk are the words that the table will be asked about.
func (t *tryout) toAsk() []string { return doubted(t.verdict.Questions) }

// missing is the one thing that stands in the way of ending the turn first.
func (t *tryout) missing() notice {
	var words []string
	for _, w := range t.verdict.Words {
		if w.Fate == wk.FateInvalid && !slices.Contains(words, w.Text) {
			words = append(words, w.Text)
		}
	}
	if len(words) > 0 {
		return notice{"judge.missing.words", games.Args{"Words": words, "N": len(words)}}
	}
	reasons := t.reasons(t.verdict.Reasons)
	if len(reasons) == 0 {
		return notice{}
	}
	if w := reasons[0].Word; w >= 0 { // why stands next to the word, in a sentence too long for here
		return notice{"judge.missing.refused", games.Args{"Word": t.verdict.Words[w].Text}}
	}
	if reasons[0].ID == wk.RefusedLead { // in short: how one steals stands elsewhere
		return notice{id: "judge.missing.lead"}
	}
	return notice{reasons[0].ID, reasons[0].Args}
}
