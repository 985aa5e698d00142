package woerterklauer

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/lexicon"
	wk "spieltisch/games/woerterklauer"
)

// words is the list of verdicts: each word across and down, and what is refused. What is
// in the way of ending the turn comes last, with what can be done about it.
type words struct {
	b      *Board
	object fyne.CanvasObject
	head   *fyne.Container
	body   *fyne.Container
	title  *ui.Text
	count  *ui.Text
	bad    string // what was refused when it was shown last
	lines  *lines
	same   *ui.Button
}

func newWords(b *Board) *words {
	w := &words{b: b, count: ui.NewText("", ui.Strong, ui.AccentText).Align(fyne.TextAlignTrailing).Truncate()}
	w.same = ui.NewSmallButton("", ui.Plain, func() {
		b.same = !b.same
		b.renderCards()
	})
	w.lines = newLines(b, ui.HGap(0, w.same))
	w.title = ui.NewText("", ui.Heading, ui.Ink)
	w.head = ui.HMid(12, w.title, ui.Stretch(w.count))
	w.body = ui.VGap(6, ui.Inset(0, 4, 0, 4, w.head), ui.Stretch(w.lines.object))
	w.object = draw.NewPanel(12, w.body)
	return w
}

func (w *words) render() {
	b := w.b
	on := b.view.Phase != wk.PhaseOver && !b.due && !b.choosing() && !b.desk.Replay
	ui.Show(on, w.object)
	if !on {
		return
	}
	changed := b.draft.Changed(b.view)
	all := []line{w.begin()}
	unchanged := w.unchanged()
	if changed {
		all = b.verdicts()
	}
	ui.Show(len(unchanged) > 0, w.same)
	w.same.WithIcon(ui.IconChevron).SetText(b.desk.T("judge.unchanged", games.Args{"N": len(unchanged)}))
	if b.same {
		w.same.WithIcon(ui.IconDown)
		all = append(all, unchanged...)
	}
	w.same.Refresh()
	w.heading(changed)
	w.lines.set(all, b.tight && len(all) > 2) // two fit with their reasons
	w.title.SetText(b.desk.T("judge.words"))
	if b.tight {
		w.title.SetText(b.desk.T("judge.words.short"))
	}
	ui.PlaceAnew(w.head, w.body)
	w.showBad(all)
}

// begin says how a turn begins, while nothing is laid.
func (w *words) begin() line {
	id := games.ID("judge.begin")
	if len(w.b.view.Turns) == 0 {
		id = "judge.begin.first"
	}
	return line{key: "begin", says: w.b.desk.T(id), kind: kind{icon: ui.IconLetters, disc: ui.Well, sign: ui.Ink2}}
}

// showBad brings what is refused into view when it is new.
func (w *words) showBad(all []line) {
	bad := ""
	for _, l := range all {
		if l.kind.bad {
			bad += l.key + l.word + ";"
		}
	}
	if bad != "" && bad != w.bad && !w.b.same {
		for i, l := range all {
			if l.kind.bad {
				w.lines.reveal(w.lines.rows[i])
			}
		}
	}
	w.bad = bad
}

// heading counts what is valid and what is not.
func (w *words) heading(changed bool) {
	d := w.b.desk
	valid, invalid, open := 0, 0, 0
	for _, word := range w.b.verdict.Words {
		switch {
		case word.Fate == wk.FateUnchanged && len(word.Reasons) == 0:
		case word.Fate == wk.FateInvalid || len(word.Reasons) > 0:
			invalid++
		case word.Fate == wk.FateOpen:
			open++
		default:
			valid++
		}
	}
	var parts []string
	if valid > 0 || invalid+open == 0 {
		parts = append(parts, d.T("judge.count.valid", games.Args{"Count": valid}))
	}
	if open > 0 {
		parts = append(parts, d.T("judge.count.open", games.Args{"Count": open}))
	}
	tok := ui.AccentText
	if invalid > 0 {
		parts = append(parts, d.T("judge.count.invalid", games.Args{"Count": invalid}))
		tok = ui.Warn
	}
	text := strings.Join(parts, ", ")
	if !changed {
		text = ""
	}
	w.count.SetText(text)
	w.count.SetColor(tok)
}

// verdicts are the lines of all words that the draft has changed, the most daring first,
// then what is refused.
func (b *Board) verdicts() []line {
	var stolen, fresh, extended, open, bad []line
	for i := range b.verdict.Words {
		w := &b.verdict.Words[i]
		switch {
		case w.Fate == wk.FateInvalid || len(w.Reasons) > 0:
			bad = append(bad, b.refused(w))
		case w.Fate == wk.FateUnchanged:
		case w.Fate == wk.FateOpen:
			open = append(open, b.lineOf(w))
		case w.Fate == wk.FateNew:
			fresh = append(fresh, b.lineOf(w))
		case w.Fate == wk.FateExtended:
			extended = append(extended, b.lineOf(w))
		default:
			stolen = append(stolen, b.lineOf(w))
		}
	}
	for _, r := range b.verdict.Reasons {
		if r.Word < 0 {
			bad = append(bad, b.whole(r))
		}
	}
	return slices.Concat(stolen, fresh, extended, open, bad)
}

// unchanged are the lines of the words that the draft has left as they were.
func (w *words) unchanged() []line {
	var out []line
	for i := range w.b.verdict.Words {
		if word := &w.b.verdict.Words[i]; word.Fate == wk.FateUnchanged && len(word.Reasons) == 0 {
			out = append(out, w.b.lineOf(word))
		}
	}
	return out
}

// lineOf is a word that nothing is held against.
func (b *Board) lineOf(w *wk.Word) line {
	l := line{key: keyOf(w.Place), word: w.Text, cells: w.Cells, kind: b.kindOf(w.Fate), says: b.notes(w), brief: b.brief(w)}
	for _, f := range w.From {
		if f.Text != w.Text {
			l.from = append(l.from, f.Text)
		}
	}
	return l
}

func keyOf(p wk.Place) string {
	way := "-"
	if p.Across {
		way = "+"
	}
	return way + wk.Lay{At: p.At}.String()
}

// refused is a word that can't stay like this.
func (b *Board) refused(w *wk.Word) line {
	l := b.lineOf(w)
	id := games.ID("judge.kind.refused")
	if w.Fate == wk.FateInvalid {
		id = "judge.kind.invalid"
	}
	l.kind = b.badKind(id)
	if len(w.Reasons) > 0 {
		l.says, l.brief = b.desk.Say(w.Reasons[0].ID, w.Reasons[0].Args), ""
	}
	l.fix = b.mends(w)
	return l
}

func (b *Board) badKind(id games.ID) kind {
	k := kind{icon: ui.IconWarn, disc: ui.Warn, sign: ui.CardBG, fill: ui.Warn, tok: ui.CardBG, bad: true}
	if id != "" {
		k.text = b.desk.T(id)
	}
	return k
}

// kindOf is the mark of a kind of words.
func (b *Board) kindOf(f wk.Fate) kind {
	t := b.desk.T
	switch f {
	case wk.FateNew:
		return kind{text: t("judge.kind.new"), icon: ui.IconPlus, disc: ui.OKSoft, sign: ui.OK, fill: ui.OKSoft, tok: ui.OK}
	case wk.FateStolen:
		return kind{text: t("judge.kind.stolen"), icon: ui.IconSwap, disc: ui.AccentSoft, sign: ui.AccentText, fill: ui.AccentSoft, tok: ui.AccentText}
	case wk.FateChanged:
		return kind{text: t("judge.kind.changed"), icon: ui.IconSame, disc: ui.AccentSoft, sign: ui.AccentText, fill: ui.AccentSoft, tok: ui.AccentText}
	case wk.FateExtended:
		return kind{text: t("judge.kind.extended"), icon: ui.IconArrow, disc: ui.Well, sign: ui.Ink2, fill: ui.Well, tok: ui.Ink2}
	case wk.FateOpen:
		return kind{text: t("judge.kind.open"), icon: ui.IconQuestion, disc: ui.AccentSoft, sign: ui.AccentText, fill: ui.AccentSoft, tok: ui.AccentText}
	default:
		return kind{text: t("judge.kind.unchanged"), icon: ui.IconMinus, disc: ui.Well, sign: ui.Ink2, fill: ui.Well, tok: ui.Ink2}
	}
}

// notes are the sentences about a word: what has changed, what it means beside what it
// was, which letters turn. That a word stands in the list needs no sentence of its own.
func (b *Board) notes(w *wk.Word) string {
	var out []string
	asked := false
	for _, n := range w.Notes {
		question := n.ID == wk.NoteAsk || n.ID == wk.NoteAskSame
		if w.Fate == wk.FateOpen && (!question || asked) {
			continue // what comes of it depends on the answer
		}
		asked = asked || question
		if n.ID == wk.NoteJudged && (len(w.From) > 0 || n.Args["Reason"] == lexicon.ReasonTermBase || n.Args["Reason"] == games.ID("")) {
			continue
		}
		if w.Fate == wk.FateNew && n.ID == wk.NoteAll && len(out) > 0 {
			continue // what is new is one's own
		}
		out = append(out, b.desk.Say(n.ID, n.Args))
	}
	return strings.Join(out, " ")
}

// whole is what is refused of the whole field, and what to do.
func (b *Board) whole(r wk.Reason) line {
	says := []string{b.desk.Say(r.ID, r.Args)}
	if id, ok := advice[r.ID]; ok {
		says = append(says, b.desk.T(id))
	}
	l := line{key: string(r.ID), says: strings.Join(says, " "), kind: b.badKind(""), cells: r.Cells}
	if r.ID == wk.RefusedSingle {
		l.fix = b.laid(r.Cells)
	}
	return l
}

// advice is what to do about what is refused of the whole field.
var advice = map[games.ID]games.ID{
	wk.RefusedWide:       "judge.advice.size",
	wk.RefusedHigh:       "judge.advice.size",
	wk.RefusedSpread:     "judge.advice.size",
	wk.RefusedEmpty:      "judge.advice.empty",
	wk.RefusedPieces:     "judge.advice.pieces",
	wk.RefusedSingle:     "judge.advice.single",
	wk.RefusedLevel:      "judge.advice.level",
	wk.RefusedEveryLevel: "judge.advice.level",
	wk.RefusedPool:       "judge.advice.pool",
	wk.RefusedDissolved:  "judge.advice.back",
	wk.RefusedMoved:      "judge.advice.back",
	wk.RefusedTorn:       "judge.advice.back",
	wk.RefusedUnused:     "judge.advice.unused",
	wk.RefusedLead:       "judge.advice.lead",
}

// mends are the tiles of a refused word that would have to go back: those laid in this
// turn that no valid word needs, else all laid in this turn, else those that have moved.
func (b *Board) mends(w *wk.Word) []int {
	var needed []wk.Cell
	for _, o := range b.verdict.Words {
		if o.Fate != wk.FateInvalid && len(o.Reasons) == 0 {
			needed = append(needed, o.Cells...)
		}
	}
	alone := slices.DeleteFunc(slices.Clone(w.Cells), func(c wk.Cell) bool { return slices.Contains(needed, c) })
	if ids := b.laid(alone); len(ids) > 0 {
		return ids
	}
	if ids := b.laid(w.Cells); len(ids) > 0 {
		return ids
	}
	var moved []int
	for _, c := range w.Cells {
		if id := b.draft.At(c); id != 0 && b.placed(id).At != c {
			moved = append(moved, id)
		}
	}
	return moved
}

// laid are the tiles on cells that have come to the field in this turn.
func (b *Board) laid(cells []wk.Cell) []int {
	var out []int
	for _, c := range cells {
		if id := b.draft.At(c); id != 0 && !b.fromField(id) {
			out = append(out, id)
		}
	}
	return out
}

// mend takes tiles back, in one step of undo; what they had replaced comes back.
func (b *Board) mend(ids []int) {
	b.hand = hand{}
	b.light(nil)
	b.edit(b.draft.Homes(b.view, ids))
}
