package dicewords

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	dw "spieltisch/games/dicewords"
)

// wordCard is the word being typed or laid, what it is worth now, and the button
// that declares it.
type wordCard struct {
	desk   *table.Desk
	judge  func() (games.Judge, error)
	object *fyne.Container
	target ui.Ring // around the card while a die is held over it, or a tip means it
	held   bool
	tip    bool
	body   *fyne.Container
	head   *fyne.Container
	value  *fyne.Container
	foot   *fyne.Container
	known  *ui.Chip
	row    *wordRow
	sum    *ui.Text
	points *ui.Text
	hint   *ui.Para
	clear  *ui.IconButton
	score  *ui.Button
	now    *ui.Button // the same in the line of the word, where there is no room below
	mark   *ui.Chip   // known as a sign alone, there too
	title  *ui.Text
}

// newWordCard asks judge for the aid "in the word list".
func newWordCard(d *table.Desk, edits *edits, declare func(), judge func() (games.Judge, error)) *wordCard {
	t := d.T
	w := &wordCard{
		desk:   d,
		judge:  judge,
		known:  ui.NewChip("", ""),
		mark:   ui.NewChip("", ""),
		row:    newWordRow(edits.setCursor, edits.moveLetter),
		sum:    ui.NewText("", ui.Number, ui.Ink2),
		points: ui.NewText("", ui.Hero, ui.Ink),
		hint:   ui.NewPara("", ui.Body, ui.Ink2).MaxLines(2),
		score:  ui.NewButton("", ui.Soft, declare),
		now:    ui.NewButton("", ui.Soft, declare),
		clear:  ui.NewIconButton(ui.IconX, t("dicewords.word.clear"), ui.Plain, edits.clearWord),
	}
	w.title = ui.NewText(t("dicewords.word"), ui.Title, ui.Ink)
	w.head = ui.HMid(12, w.title, ui.Spacer(), w.known)
	w.value = ui.HMid(12, ui.Stretch(w.row), w.mark, w.sum, w.points, w.now)
	w.foot = ui.HMid(8, ui.Stretch(w.hint), w.clear, w.score.WithMinWidth(176))
	w.body = ui.VGap(8, w.head, w.value, w.foot)
	card := ui.NewCardPad(16, ui.KeepClear(w.body))
	w.target = ui.NewRing()
	w.object = ui.Laid(card.MinSize, func(s fyne.Size) {
		ui.Put(card, 0, 0, s.Width, s.Height)
		w.target.Around(w.held || w.tip, 0, 0, s.Width, s.Height, 12, 0, ui.Accent)
	}, card, w.target)
	d.Trace.Mark("word", w.row)
	d.Trace.Mark("value", w.value)
	d.Trace.Mark("score.now", w.now)
	d.Trace.Mark("score", w.score)
	return w
}

// render shows the state; fit must follow.
func (w *wordCard) render(s state) {
	worth := s.worth()
	typed := s.typing()
	w.title.SetText(w.desk.T("dicewords.word"))
	if w.desk.Computer(s.view.Asked) {
		id := games.ID("dicewords.word.of")
		if s.soFar && typed {
			id = "dicewords.word.so_far"
		}
		w.title.SetText(w.desk.Say(id, games.Args{"Seat": s.view.Asked}))
	}
	w.row.render(s, worth)
	w.sum.SetText("")
	w.points.SetText("")
	if typed {
		w.sum.SetText(strconv.Itoa(worth.Tally.Sum()) + " × " + strconv.Itoa(worth.Tally.Length()) + " =")
		w.points.SetText(strconv.Itoa(worth.Tally.Points()))
		tok := ui.Ink
		if worth.Problem != nil || s.doubted {
			tok = ui.Ink3
		}
		w.points.SetColor(tok)
	}
	w.renderHint(s, worth)
	w.renderScore(s, worth)
	w.renderKnown(s)
	ui.Show(typed && s.acting, w.clear)
	w.tip = s.tip.Word
	ui.PlaceAnew(w.object)
}

// aim lights the card up as the place for what is held over it.
func (w *wordCard) aim(on bool) {
	w.held = on
	ui.PlaceAnew(w.object)
}

// least is the height of the word's line alone.
func (w *wordCard) least() float32 { return w.value.MinSize().Height + 2*16 }

// fit leaves the title away in a low window, if nothing stands next to it, and what can't be
// done before the first throw or in a computer's turn; and all but the line of the word where even that is too much.
func (w *wordCard) fit(s state, r room) {
	ui.Show(!r.tight && (!r.low || w.known.Visible()), w.head)
	ui.Show(!r.tight && (!r.low || s.view.Up != nil && s.acting), w.foot)
	ui.Show(!r.tight, w.sum)
	ui.Show(r.tight && s.acting, w.now)
	ui.Show(r.tight && w.known.Visible(), w.mark)
	ui.PlaceAnew(w.head, w.value, w.foot, w.body)
}

// renderHint says in a line what the value means, or what is in the way.
func (w *wordCard) renderHint(s state, worth dw.Worth) {
	d, tok, typed := w.desk, ui.Ink2, s.typing()
	text := ""
	word := []rune(worth.Word)
	switch {
	case !s.acting && !typed:
	case s.view.Up == nil:
		text = d.T("dicewords.word.wait")
	case !typed && s.building():
		text = d.T("dicewords.word.tap")
	case !typed:
		text = d.T("dicewords.word.empty")
	case strings.ContainsRune(worth.Word, dw.Joker):
		text, tok = d.T("dicewords.word.name"), ui.Warn
	case len(worth.Missing) > 0:
		id := games.ID("dicewords.word.missing")
		if worth.SetCan && slices.Contains(s.view.Faces(), dw.Joker) { // it is laid only where it is the last one missing
			id = "dicewords.word.missing.joker"
		}
		text, tok = d.T(id, games.Args{"Missing": strings.Join(worth.Missing, ", ")}), ui.Warn
		if !worth.SetCan {
			text += ". " + d.T("dicewords.word.never")
		}
	case worth.Problem != nil:
		text, tok = d.Reason(worth.Problem), ui.Warn
	case worth.Joker >= 0:
		text = d.T("dicewords.word.joker", games.Args{"Letter": string(word[worth.Joker]), "With": worth.Tally.Points(), "Without": worth.Letters.Points()})
	default:
		text = d.T("dicewords.word.sum")
	}
	w.hint.SetColor(tok)
	w.hint.SetText(text)
}

// renderScore is the primary button once no throw is left. It promises nothing for a word that the list is seen not to have.
func (w *wordCard) renderScore(s state, worth dw.Worth) {
	d, typed := w.desk, s.typing()
	ui.Show(s.acting, w.score)
	kind, text, reason := ui.Soft, d.T("dicewords.declare.none"), ""
	if (s.building() || s.ready()) && !s.doubted {
		kind = ui.Primary
	}
	switch {
	case !typed && s.view.Up == nil:
		reason = d.T(dw.IllegalFirst)
	case !typed:
		reason = d.T("dicewords.word.empty")
	case worth.Problem != nil:
		reason = d.Reason(worth.Problem)
	case s.doubted:
	default:
		text = d.T("dicewords.declare", games.Args{"Points": worth.Tally.Points()})
	}
	for _, b := range []*ui.Button{w.score, w.now} {
		b.SetKind(kind)
		b.SetText(text)
		b.SetEnabled(reason == "", reason)
	}
	if reason == "" { // the points stand next to it
		w.now.SetText(d.T("dicewords.declare.none"))
	}
}

// aided tells whether the aid "in the word list" is shown, where the table agreed to aids; unless there is no list.
func (w *wordCard) aided(s state) (judge games.Judge, on bool) {
	if word := s.draft.Word; !s.typing() || !s.view.Options.Aids || len([]rune(word)) < dw.MinWord || strings.ContainsRune(word, dw.Joker) {
		return nil, false
	}
	judge, err := w.judge()
	return judge, err == nil
}

// doubted tells whether that aid says of a word that the list doesn't have it.
func (w *wordCard) doubted(s state) bool {
	judge, on := w.aided(s)
	if !on {
		return false
	}
	r, held := s.view.Rulings.Word(s.draft.Word)
	if !held {
		r, held = judge.Word(s.draft.Word)
	}
	return !held || !r.Answer
}

// renderKnown is the aid while typing.
func (w *wordCard) renderKnown(s state) {
	_, on := w.aided(s)
	ui.Show(on, w.known)
	if !on {
		return
	}
	id, icon, fill, tok := games.ID("dicewords.aids.unknown."), ui.IconX, ui.WarnSoft, ui.Warn
	if !s.doubted {
		id, icon, fill, tok = "dicewords.aids.known.", ui.IconCheck, ui.OKSoft, ui.OK
	}
	w.known.Set(w.desk.T(inWords(id, s.view.Set)), icon, fill, tok)
	w.mark.Set("", icon, fill, tok)
}
