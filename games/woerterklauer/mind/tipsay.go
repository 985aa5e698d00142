package mind

import (
	"cmp"
	"slices"

	"spieltisch/games"
	"spieltisch/games/mind"
	wk "spieltisch/games/woerterklauer"
)

func (a *advice) hints() []mind.Hint {
	switch {
	case a.mine != nil:
		if a.fine(a.mine, a.found) {
			fine := mind.Hint{Say: TipFine, Args: games.Args{"N": a.mine.verdict.Lead, "More": 0}}
			if a.goes == nil || a.undoes(a.goes) > 0 || a.goes.verdict.Lead <= a.mine.verdict.Lead {
				return []mind.Hint{fine}
			}
			fine.Args["More"] = a.goes.verdict.Lead
			return append([]mind.Hint{fine}, a.lead()[1:]...)
		}
	case a.goes == nil && a.view.Swap > 0:
		return []mind.Hint{{Say: TipUnseen}, poolHint(a.view, TipSwap, worst(a.view, a.view.Swap))}
	case a.goes == nil:
		return []mind.Hint{{Say: TipGiveUp}}
	}
	hints := a.lead()
	switch {
	case a.swaps:
		hints[0] = mind.Hint{Say: TipJoker, Mark: hints[0].Mark}
	case a.undoes(a.goes) > 0:
		back := games.Args{"N": a.goes.verdict.Lead, "Own": 0}
		if a.mine != nil {
			back["Own"] = a.mine.verdict.Lead
		}
		hints[0] = mind.Hint{Say: TipBack, Args: back, Mark: Mark{Frame: a.changed}}
		hints[2] = a.back()
	}
	return hints
}

// back is the last grade where what lies there is to be taken back first.
func (a *advice) back() mind.Hint {
	a.lies = *a.began()
	last := a.lead()[2]
	mark := last.Mark.(Mark)
	for _, c := range a.changed {
		laid := slices.ContainsFunc(mark.Lay, func(l Laid) bool { return l.At == c })
		if !laid && !slices.Contains(mark.Lift, c) {
			mark.Lift = append(mark.Lift, c)
		}
	}
	mark.Anew = true
	last.Mark, last.Args["Back"] = mark, true
	return last
}

// lead are the three grades that lead to a turn: to its next word, or to all of it where the field must be rebuilt.
func (a *advice) lead() []mind.Hint {
	lead := a.goes.verdict.Lead
	if a.goes.end.reshaped {
		return a.rebuilt(lead)
	}
	y := a.next()
	p := a.apply(y)
	t, _ := a.judged(p)
	w := wordAt(&t.verdict, y, a.low)
	mark, lay := Mark{Frame: w.Cells}, a.mark(p, w.Cells)
	lay.Word = w.Spelled
	args := games.Args{"Word": w.Text, "Back": false, "From": "", "Into": "", "N": t.verdict.Lead, "Needs": t.verdict.Needs, "More": 0}
	if lead > t.verdict.Lead {
		args["More"] = lead
	}
	hints := []mind.Hint{
		{Say: TipPool, Mark: Mark{Pool: a.used(p)}},
		{Say: TipCross, Args: games.Args{"Count": len(w.Cells), "N": lead, "More": lead > t.verdict.Lead}, Mark: mark},
		{Say: TipLay, Args: args, Mark: lay},
	}
	if there, ok := nextTo(&t.verdict, w); ok {
		hints[0] = mind.Hint{Say: TipLook, Args: games.Args{"Word": there.Text}, Mark: Mark{Frame: there.Cells}}
	}
	into := becomes(&t.verdict, w)
	if f, ok := continued(into); ok {
		args["From"], args["Into"] = f.Text, into.Text
		hints[0] = mind.Hint{Say: TipLook, Args: games.Args{"Word": f.Text}, Mark: Mark{Frame: f.Cells}}
		hints[1] = mind.Hint{Say: TipChange, Mark: Mark{Frame: into.Cells}, Args: games.Args{
			"Exchanged": len(f.Exchanged), "Added": len(f.Inserted) + len(f.Appended), "New": !f.Same, "N": lead,
			"More": lead > t.verdict.Lead,
		}}
	}
	return hints
}

// becomes is the word that matters most where one is laid: it, or another one that it makes of an old one and by which more
// letters turn.
func becomes(v *wk.Verdict, w wk.Word) wk.Word {
	out := w
	for _, o := range v.Words {
		made := len(o.From) > 0 && o.Fate != wk.FateUnchanged && slices.ContainsFunc(o.Cells, func(c wk.Cell) bool { return slices.Contains(w.Cells, c) })
		if made && len(o.Turns) > len(out.Turns) {
			out = o
		}
	}
	return out
}

// wordAt is the word that was laid by a play.
func wordAt(v *wk.Verdict, y *play, low corner) wk.Word {
	for _, w := range v.Words {
		if directionOf(w.Across) == y.dir && w.At == fieldCell(y.start, low) {
			return w
		}
	}
	return wk.Word{}
}

// continued is the longest of the old words of which a word is made.
func continued(w wk.Word) (wk.From, bool) {
	if len(w.From) == 0 {
		return wk.From{}, false
	}
	return slices.MaxFunc(w.From, func(a, b wk.From) int { return cmp.Compare(len(a.Text), len(b.Text)) }), true
}

// nextTo is a word that another one crosses.
func nextTo(v *wk.Verdict, w wk.Word) (wk.From, bool) {
	for _, o := range v.Words {
		crosses := o.Across != w.Across && slices.ContainsFunc(o.Cells, func(c wk.Cell) bool { return slices.Contains(w.Cells, c) })
		if crosses && o.Fate == wk.FateUnchanged {
			return wk.From{Spelled: o.Spelled, Cells: o.Cells}, true
		}
		if crosses && len(o.From) > 0 {
			return o.From[0], true
		}
	}
	return wk.From{}, false
}

// rebuilt leads to a turn for which tiles are moved.
func (a *advice) rebuilt(lead int) []mind.Hint {
	end := a.goes.end
	var changes []wk.Cell
	for cell := range end.cur {
		if end.cur[cell] != a.lies[cell] {
			changes = append(changes, fieldCell(cell, a.low))
		}
	}
	var words []string
	look := Mark{Frame: changes}
	for _, w := range a.goes.verdict.Words {
		if w.Fate != wk.FateUnchanged {
			words = append(words, w.Text)
		}
	}
	old := ""
	for _, w := range a.goes.verdict.Words {
		if f, ok := continued(w); ok && w.Fate != wk.FateUnchanged && len(f.Text) > len(old) {
			old, look = f.Text, Mark{Frame: f.Cells}
		}
	}
	if l := a.goes.verdict.Lost; old == "" && len(l) > 0 {
		old, look = l[0].Text, Mark{Frame: cellsOf(l[0])}
	}
	mark := a.mark(end, changes)
	mark.Frame, mark.Field = nil, a.lays(end)
	return []mind.Hint{
		{Say: TipLook, Args: games.Args{"Word": old}, Mark: look},
		{Say: TipRebuild, Args: games.Args{"N": lead}, Mark: look},
		{Say: TipWords, Args: games.Args{"Back": false, "Words": words, "N": lead}, Mark: mark},
	}
}
