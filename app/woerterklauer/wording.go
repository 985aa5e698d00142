package woerterklauer

import (
	"slices"
	"strings"

	"spieltisch/app/draw"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/each"
	"spieltisch/games/lexicon"
	wk "spieltisch/games/woerterklauer"
)

// wording makes lines and sentences of what the referee says.
type wording struct{ desk *table.Desk }

// alone tells whether one person plays against a computer, and so decides alone.
func (t wording) alone() bool { return t.desk.Computer(0) || t.desk.Computer(1) }

// say is a notice in words.
func (t wording) say(n notice) string {
	switch {
	case n.empty():
		return ""
	case n.args == nil:
		return t.desk.Say(n.id)
	}
	return t.desk.Say(n.id, n.args)
}

// verdicts are the lines of all words that the draft has changed: what is refused, then the most daring first.
func (t wording) verdicts(s *state) []line {
	var stolen, fresh, extended, open, bad []line
	told := s.unfinished().id                               // in the place of the button
	if told == wk.RefusedPool || told == wk.RefusedUnused { // too long for there
		told = ""
	}
	for i := range s.verdict.Words {
		w := &s.verdict.Words[i]
		switch {
		case s.fragment(w):
			bad = append(bad, t.fragment(s, w))
		case w.Fate == wk.FateInvalid || len(s.reasons(w.Reasons)) > 0:
			bad = append(bad, t.refused(s, w))
		case w.Fate == wk.FateUnchanged:
		case w.Fate == wk.FateOpen:
			open = append(open, t.lineOf(s, w))
		case w.Fate == wk.FateNew:
			fresh = append(fresh, t.lineOf(s, w))
		case w.Fate == wk.FateExtended:
			extended = append(extended, t.lineOf(s, w))
		default:
			stolen = append(stolen, t.lineOf(s, w))
		}
	}
	for _, r := range s.reasons(s.verdict.Reasons) {
		if r.Word < 0 && r.ID != wk.RefusedLead && r.ID != told { // the lead stands above, and next to the button
			bad = append(bad, t.whole(s, r))
		}
	}
	return slices.Concat(bad, stolen, fresh, extended, open)
}

// lineOf is a word that nothing is held against.
func (t wording) lineOf(s *state, w *wk.Word) line {
	l := line{key: keyOf(w.Place), word: w.Text, faces: s.facesOf(w.Cells), cells: w.Cells, kind: t.kindOf(w.Fate), says: t.notes(w), brief: t.brief(w)}
	for _, f := range w.From {
		if f.Text != w.Text {
			l.from = append(l.from, f.Text)
		}
	}
	return l
}

// facesOn are those of the tiles on cells of a field.
func facesOn(f wk.Field, cells []wk.Cell) []draw.LetterFace {
	colors := map[wk.Cell]wk.Color{}
	for _, p := range f {
		colors[p.At] = p.Color
	}
	return each.Of(cells, func(c wk.Cell) draw.LetterFace { return faceOf(colors[c]) })
}

// facesOf are those of tiles as they count now.
func (s *state) facesOf(cells []wk.Cell) []draw.LetterFace {
	f, open := s.colored()
	out := facesOn(f, cells)
	for i, c := range cells {
		if open[c] {
			out[i] = draw.FacePool
		}
	}
	return out
}

func keyOf(p wk.Place) string {
	way := "-"
	if p.Across {
		way = "+"
	}
	return way + wk.Lay{At: p.At}.String()
}

// refused is a word that can't stay like this.
func (t wording) refused(s *state, w *wk.Word) line {
	l := t.lineOf(s, w)
	id := games.ID("judge.kind.refused")
	if w.Fate == wk.FateInvalid {
		id = "judge.kind.invalid"
	}
	l.kind = t.badKind(id)
	if reasons := s.reasons(w.Reasons); len(reasons) > 0 {
		l.says, l.brief = t.desk.Say(reasons[0].ID, reasons[0].Args), ""
	}
	if w.Fate != wk.FateInvalid && len(s.refused(w)) == 0 {
		l.kind = t.halfKind()
	}
	l.fix = s.mends(w)
	return l
}

// fragment is what is left of an old word, in the middle of something.
func (t wording) fragment(s *state, w *wk.Word) line {
	return line{key: keyOf(w.Place), word: w.Text, faces: s.facesOf(w.Cells), cells: w.Cells, kind: t.halfKind(), says: t.desk.T("judge.unfinished.word")}
}

// halfKind marks what isn't finished.
func (t wording) halfKind() kind {
	return kind{text: t.desk.T("judge.kind.unfinished"), icon: ui.IconPencil, tok: ui.Ink2}
}

func (t wording) badKind(id games.ID) kind {
	k := kind{icon: ui.IconWarn, tok: ui.Warn, bad: true}
	if id != "" {
		k.text = t.desk.T(id)
	}
	return k
}

// kindOf is the mark of a kind of words.
func (t wording) kindOf(f wk.Fate) kind {
	switch f {
	case wk.FateNew:
		return kind{text: t.desk.T("judge.kind.new"), icon: ui.IconPlus, tok: ui.Ink2}
	case wk.FateStolen:
		return kind{text: t.desk.T("judge.kind.stolen"), icon: ui.IconSwap, tok: ui.AccentText}
	case wk.FateChanged:
		return kind{text: t.desk.T("judge.kind.changed"), tip: t.desk.T("judge.kind.changed.is"), icon: ui.IconArrow, tok: ui.AccentText}
	case wk.FateExtended:
		return kind{text: t.desk.T("judge.kind.extended"), tip: t.desk.T("judge.kind.extended.is"), icon: ui.IconSame, tok: ui.Ink2}
	case wk.FateOpen:
		id := games.ID("judge.kind.open")
		if t.desk.Listed() {
			id = "judge.kind.unsure"
		}
		return kind{text: t.desk.T(id), icon: ui.IconQuestion, tok: ui.AccentText}
	}
	return kind{}
}

// notes are the sentences about a word: what has changed, what it means next to what it
// was, which letters turn. That a word stands in the list needs no sentence of its own.
func (t wording) notes(w *wk.Word) string {
	if w.Fate == wk.FateOpen {
		return t.question(w)
	}
	var out []string
	for _, n := range notesOf(w) {
		if n.ID == wk.NoteJudged && (len(w.From) > 0 || n.Args["Reason"] == lexicon.ReasonTermBase || n.Args["Reason"] == games.ID("")) {
			continue
		}
		if w.Fate == wk.FateNew && n.ID == wk.NoteAll && len(out) > 0 {
			continue // what is new is one's own
		}
		out = append(out, t.desk.Say(n.ID, n.Args))
	}
	return strings.Join(out, " ")
}

// asksOne are the notes that ask both players, each with what it says to one alone.
var asksOne = map[games.ID]games.ID{wk.NoteAsk: "woerterklauer.note.ask.you", wk.NoteAskSame: "woerterklauer.note.ask_same.you"}

// question is what the table is asked about a word: what comes of it depends on the answer. In a puzzle nobody is asked.
func (t wording) question(w *wk.Word) string {
	if t.desk.Listed() {
		return t.briefQuestion(w)
	}
	for _, n := range notesOf(w) {
		if you, asks := asksOne[n.ID]; asks {
			if t.alone() {
				return t.desk.Say(you, n.Args)
			}
			return t.desk.Say(n.ID, n.Args)
		}
	}
	return ""
}

// whole is what is refused of the whole field, and what to do.
func (t wording) whole(s *state, r wk.Reason) line {
	says := []string{t.desk.Say(r.ID, r.Args)}
	if id, ok := advice[r.ID]; ok {
		says = append(says, t.desk.T(id))
	}
	l := line{key: string(r.ID), says: strings.Join(says, " "), kind: t.badKind(""), cells: r.Cells}
	if pending[r.ID] {
		l.kind = kind{}
	}
	if r.ID == wk.RefusedSingle {
		l.fix = s.laid(r.Cells)
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
}

// theft says what a turn has stolen, "" for nothing.
func (t wording) theft(turn wk.ScoredTurn) string {
	var words []string
	for _, w := range turn.Words {
		if w.Fate == wk.FateStolen {
			words = append(words, w.From...)
		}
	}
	switch args := (games.Args{"Seat": turn.Seat, "Words": words, "N": len(words)}); len(words) {
	case 0:
		return ""
	case 1:
		return t.desk.Say("judge.stolen.what", args)
	default:
		return t.desk.Say("judge.stolen.more", args)
	}
}

// accepted says which word the table has let count in a step, "" for none.
func (t wording) accepted(step int, events []games.Event) string {
	i := slices.IndexFunc(events, func(e games.Event) bool { return e.Step == step && e.ID == wk.EventAccepted })
	if i < 0 {
		return ""
	}
	return t.desk.T("judge.accepted", events[i].Args)
}

// played are the lines of a turn that was ended, as its words lie on a field.
func (t wording) played(p wk.ScoredTurn, f wk.Field) []line {
	var out []line
	for _, w := range p.Words {
		l := line{key: keyOf(w.Place), word: w.Text, kind: t.kindOf(w.Fate)}
		for _, was := range w.From {
			if was != w.Text {
				l.from = append(l.from, was)
			}
		}
		for i := range len(w.Text) {
			d := wk.DirDown
			if w.Across {
				d = wk.DirRight
			}
			l.cells = append(l.cells, w.At.Next(d, i))
		}
		l.faces = facesOn(f, l.cells)
		out = append(out, l)
	}
	return out
}
