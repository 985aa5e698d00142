package woerterklauer

import (
	"fmt"
	"slices"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/each"
	wk "spieltisch/games/woerterklauer"
)

// page is what the paper says: of the turn, of the one before, or what to choose.
type page struct {
	title string
	count string // of what is in the way, or valid
	mark  kind   // of that
	lines []line
}

// page is what there is to say now.
func (t wording) page(s *state) page {
	d := t.desk
	switch {
	case s.unfolded != nil:
		lines, w := t.verdicts(s), s.unfolded.word()
		if i := slices.IndexFunc(lines, func(l line) bool { return w != nil && l.key == keyOf(w.Place) }); i > 0 { // the newest first
			lines = slices.Concat(lines[i:i+1], lines[:i], lines[i+1:])
		}
		return page{title: d.Say("judge.turn_of", games.Args{"Seat": s.seat()}), lines: lines}
	case s.choosing():
		return t.choice(s)
	case s.over() && !d.Acting() && len(s.view.Turns) > 0:
		return page{title: d.T("judge.best"), lines: t.best(s.view.Options)}
	case s.due || !s.acting || s.over() || s.theirs:
		return t.recap(s)
	case s.changed():
		count, mark := t.count(s)
		if lines := t.verdicts(s); len(lines) > 0 {
			return page{d.T("judge.words"), count, mark, lines}
		}
	}
	return page{title: d.T("judge.words"), lines: t.begin(s)}
}

// choice says what there is to choose.
func (t wording) choice(s *state) page {
	if s.view.Phase == wk.PhaseVowel {
		return page{title: t.desk.T("judge.vowel"), lines: []line{{key: "vowel", says: t.desk.T("judge.vowel.text", games.Args{"Count": s.view.Aside, "Box": s.view.Box})}}}
	}
	return page{title: t.desk.T("judge.joker"), lines: []line{{key: "joker", says: t.desk.T("judge.joker.text")}}}
}

// begin says how a turn begins, while nothing is laid: at first, what the level lets one do and what comes of it, then what there
// is to steal.
func (t wording) begin(s *state) []line {
	const learning = 2 // turns
	ids, loot := []games.ID{"judge.begin"}, []line(nil)
	switch n := len(s.view.Turns); {
	case n == 0:
		ids = []games.ID{"judge.begin.first"}
	case n <= learning:
		ids = []games.ID{[...]games.ID{"judge.begin.1", "judge.begin.2", "judge.begin.3", "judge.begin.4"}[s.view.Options.Level-wk.LevelI], "judge.begin.goal"}
	default:
		if loot = t.loot(s); len(loot) > 0 {
			ids = append(ids, "judge.begin.loot")
		}
	}
	return append(each.Of(ids, func(id games.ID) line { return line{key: string(id), says: t.desk.T(id)} }), loot...)
}

// loot are the words in which most letters show the other colour.
func (t wording) loot(s *state) []line {
	const most = 5
	theirs := func(l line) (n int) {
		for _, f := range l.faces {
			if f == faceOf(s.mover().Other()) {
				n++
			}
		}
		return n
	}
	all := each.Of(s.verdict.Words, func(w wk.Word) line {
		return line{key: keyOf(w.Place), word: w.Text, faces: s.facesOf(w.Cells), cells: w.Cells}
	})
	all = slices.DeleteFunc(all, func(l line) bool { return theirs(l) == 0 })
	slices.SortStableFunc(all, func(a, b line) int { return theirs(b) - theirs(a) })
	return all[:min(most, len(all))]
}

// count counts what is in the way, or what is valid.
func (t wording) count(s *state) (text string, mark kind) {
	valid, invalid, open := 0, 0, 0
	for i := range s.verdict.Words {
		switch word := &s.verdict.Words[i]; {
		case word.Fate == wk.FateUnchanged && len(word.Reasons) == 0, s.fragment(word):
		case word.Fate == wk.FateInvalid || len(s.refused(word)) > 0:
			invalid++
		case word.Fate == wk.FateOpen:
			open++
		default:
			valid++
		}
	}
	switch d := t.desk; {
	case invalid > 0:
		return d.T("judge.count.invalid", games.Args{"Count": invalid}), kind{icon: ui.IconWarn, tok: ui.Warn, bad: true}
	case open > 0:
		return d.T("judge.count.open", games.Args{"Count": open}), kind{icon: ui.IconQuestion, tok: ui.AccentText}
	case valid == 0:
		return "", kind{}
	default:
		return d.T("judge.count.valid", games.Args{"Count": valid}), kind{icon: ui.IconCheck, tok: ui.OK}
	}
}

// recap lists what the last turn has brought, or says how a match begins.
func (t wording) recap(s *state) page {
	d, v := t.desk, s.view
	n := len(v.Turns)
	if n == 0 {
		first := line{key: "first", says: d.T("judge.first.text", games.Args{"Count": wk.PoolSize, "Size": v.Options.Size})}
		return page{title: d.Say("judge.first", games.Args{"Seat": s.seat()}), lines: []line{first}}
	}
	last := v.Turns[n-1]
	all := t.exchanged()
	if last.Late {
		all = append(all, line{key: "late", says: d.T("judge.late")})
	}
	return page{title: d.Say("judge.turn_of", games.Args{"Seat": last.Seat}), lines: append(all, t.played(last, v.Field)...)}
}

// best are the words that have brought both of them most, which a replay ends with.
func (t wording) best(o wk.Options) (all []line) {
	for _, w := range table.BestWords(t.desk) {
		l := line{key: w.Word, word: w.Word, says: t.desk.Name(w.Seat) + ": " + t.desk.T("table.end.letters", games.Args{"N": w.Points})}
		l.faces = slices.Repeat([]draw.LetterFace{faceOf(o.Color(w.Seat))}, len(w.Word))
		all = append(all, l)
	}
	return all
}

// exchanged are the lines of what went back to the box in the last turn: else the pool would just be another one.
func (t wording) exchanged() []line {
	var out []line
	turns := 0
	for _, e := range slices.Backward(t.desk.Events()) {
		switch e.ID {
		case wk.EventTurn:
			turns++
		case wk.EventSwap, wk.EventVowel:
			if turns == 1 {
				out = append(out, line{key: fmt.Sprint(e.ID, e.Step), says: t.desk.Say(e.ID, e.Args)})
			}
		}
		if turns == 2 {
			break
		}
	}
	slices.Reverse(out)
	return out
}

// words are the paper next to the board.
type words struct {
	tell   wording
	object *fyne.Container
	title  *ui.Para
	count  *ui.Chip
	lines  *lines
	brief  *lines // on the board, where there is no paper
	rule   *ui.Box
	last   *ui.Text
	told   [2]struct { // a line on how a turn has ended
		avatar *ui.Avatar
		says   *ui.Text
	}
	question *question
	bad      string // what was refused when it was shown last
}

func newWords(d *table.Desk, light lighter, ask *question, do doer) *words {
	w := &words{question: ask, tell: wording{d}, title: ui.NewPara("", ui.Title, ui.Ink), count: ui.NewChip("", ""), rule: ui.NewBox()}
	w.lines, w.brief = newLines(d, light, do, false), newLines(d, light, do, true)
	w.last = ui.NewText(d.T("judge.last"), ui.StrongX, ui.Ink2)
	all := []fyne.CanvasObject{w.title, w.count, w.lines.object, w.rule, w.last}
	for i := range w.told {
		w.told[i].avatar, w.told[i].says = ui.NewAvatar("", 0, 26), ui.NewText("", ui.Strong, ui.Ink).Truncate()
		all = append(all, w.told[i].avatar, w.told[i].says)
	}
	all = append(all, ask.object)
	w.object = ui.Laid(func() fyne.Size { return fyne.NewSize(240, 300) }, w.place, ui.Parts(all...)...)
	return w
}

func (w *words) place(s fyne.Size) {
	const side, foot float32 = 20, 130
	ui.Put(w.question.object, 0, 0, s.Width, s.Height)
	chip := float32(0)
	if w.count.Visible() {
		chip = w.count.MinSize().Width
		ui.Put(w.count, s.Width-16-chip, 18, chip, 28)
	}
	room := s.Width - 2*side - chip - 8
	high := w.title.Fit(room, 48, ui.Title, ui.Heading, ui.Strong).Height
	ui.Put(w.title, side, 32-high/2, room, high)
	end := s.Height - 16
	if w.last.Visible() {
		end = s.Height - foot
		w.rule.Set(side, end, s.Width-2*side, 1, 0, ui.Color(ui.Border), nil, 0)
		ui.Put(w.last, side, end+12, s.Width-2*side, 22)
		for i, t := range w.told {
			y := end + 40 + 36*float32(i)
			ui.Put(t.avatar, side, y, 26, 26)
			ui.Put(t.says, side+36, y, s.Width-2*side-36, 26)
		}
	}
	ui.Put(w.lines.object, 12, 60, s.Width-24, max(0, end-66))
}

func (w *words) render(s *state) {
	w.question.render(s)
	ui.Show(s.asking == nil, w.title, w.lines.object)
	now := w.tell.page(s)
	w.title.SetText(now.title)
	fill := map[ui.Token]ui.Token{ui.Warn: ui.WarnSoft, ui.OK: ui.OKSoft, ui.AccentText: ui.AccentSoft}[now.mark.tok]
	w.count.Set(now.count, now.mark.icon, fill, now.mark.tok)
	ui.Show(now.count != "" && s.asking == nil, w.count)
	w.lines.set(now.lines, s.opened)
	if !w.tell.desk.Acting() { // a slip has no title
		now.lines = append([]line{{key: "by", says: now.title}}, now.lines...)
	}
	w.brief.set(now.lines, s.opened)
	w.renderLast(s)
	ui.PlaceAnew(w.object)
	w.show(s, now.lines)
}

// renderLast tells how the last turns ended, the newest last.
func (w *words) renderLast(s *state) {
	turns := s.view.Turns
	ui.Show(len(turns) > 0 && s.asking == nil, w.last, w.rule)
	for i, t := range w.told {
		n := max(0, len(turns)-len(w.told)) + i
		ui.Show(n < len(turns) && s.asking == nil, t.avatar, t.says)
		if n >= len(turns) {
			continue
		}
		mover, extra := s.view.Options.Color(turns[n].Seat), extraIn(s.view.Options, turns[n].TurnNumber)
		w.tell.desk.ShowSeat(t.avatar, turns[n].Seat)
		t.says.SetText(w.tell.desk.T(sideID("judge.led.", mover), games.Args{"Own": said(turns[n].Tally, extra, mover), "Other": said(turns[n].Tally, extra, mover.Other())}))
	}
}

// show brings into view what is new, which stands first: the word that a computer lays, or what is refused.
func (w *words) show(s *state, all []line) {
	bad := ""
	for _, l := range all {
		if l.kind.bad {
			bad += l.key + l.word + ";"
		}
	}
	fresh := len(all) > 0 && s.unfolded.word() != nil || bad != "" && bad != w.bad
	if w.bad = bad; fresh {
		w.lines.reveal(0)
		w.brief.reveal(0)
	}
}
