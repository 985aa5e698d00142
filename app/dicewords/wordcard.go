package dicewords

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/ui"
	"spieltisch/games"
	dw "spieltisch/games/dicewords"
	"spieltisch/locales"
)

// wordCard is the word being typed or laid, what it is worth now, and the button
// that declares it.
type wordCard struct {
	b      *Board
	object *ui.Card
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
}

func newWordCard(b *Board) *wordCard {
	t := b.desk.T
	w := &wordCard{
		b:      b,
		known:  ui.NewChip("", ""),
		row:    newWordRow(b),
		sum:    ui.NewText("", ui.Number, ui.Ink2),
		points: ui.NewText("", ui.Hero, ui.Ink),
		hint:   ui.NewPara("", ui.Body, ui.Ink2).MaxLines(2),
		score:  ui.NewButton("", ui.Soft, b.declare),
		now:    ui.NewButton("", ui.Soft, b.declare),
		clear:  ui.NewIconButton(ui.IconX, t("dicewords.word.clear"), ui.Plain, func() { b.edit(b.draft.Clear()) }),
	}
	w.head = ui.HMid(12, ui.NewText(t("dicewords.word"), ui.Title, ui.Ink), ui.Spacer(), w.known)
	w.value = ui.HMid(12, ui.Stretch(w.row), w.sum, w.points, w.now)
	w.foot = ui.HMid(8, ui.Stretch(w.hint), w.clear, w.score.WithMinWidth(176))
	w.body = ui.VGap(8, w.head, w.value, w.foot)
	w.object = ui.NewCardPad(16, ui.KeepClear(w.body))
	b.desk.Trace.Mark("word", w.row)
	b.desk.Trace.Mark("score", w.score)
	return w
}

func (w *wordCard) render() {
	b := w.b
	worth := b.worth()
	typed := b.draft.Word != "" && b.view.Up != nil
	w.row.render(worth)
	w.sum.SetText("")
	w.points.SetText("")
	if typed {
		w.sum.SetText(strconv.Itoa(worth.Tally.Sum()) + " × " + strconv.Itoa(worth.Tally.Length()) + " =")
		w.points.SetText(strconv.Itoa(worth.Tally.Points()))
		tok := ui.Ink
		if worth.Problem != nil {
			tok = ui.Ink3
		}
		w.points.SetColor(tok)
	}
	w.renderHint(worth, typed)
	w.renderScore(worth, typed)
	w.renderKnown(worth, typed)
	ui.Show(typed && !b.desk.Replay, w.clear)
	w.fit()
}

// least is the height of the word's line alone.
func (w *wordCard) least() float32 { return w.value.MinSize().Height + 2*16 }

// fit leaves the title away in a low window, if nothing stands beside it, and all
// but the line of the word where even that is too much.
func (w *wordCard) fit() {
	ui.Show(!w.b.tight && (!w.b.low || w.known.Visible()), w.head)
	ui.Show(!w.b.tight, w.foot)
	ui.Show(!w.b.tight, w.sum)
	ui.Show(w.b.tight && !w.b.desk.Replay, w.now)
	ui.PlaceAnew(w.head, w.value, w.foot, w.body)
}

// renderHint says in a line what the value means, or what is in the way.
func (w *wordCard) renderHint(worth dw.Worth, typed bool) {
	d, tok := w.b.desk, ui.Ink2
	text := ""
	word := []rune(worth.Word)
	switch {
	case d.Replay && !typed:
	case w.b.view.Up == nil:
		text = d.T("dicewords.word.wait")
	case !typed && w.b.building():
		text = d.T("dicewords.word.tap")
	case !typed:
		text = d.T("dicewords.word.empty")
	case strings.ContainsRune(worth.Word, dw.Joker):
		text, tok = d.T("dicewords.word.name"), ui.Warn
	case len(worth.Missing) > 0:
		text, tok = d.T("dicewords.word.missing", games.Args{"Missing": strings.Join(worth.Missing, ", ")}), ui.Warn
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

// renderScore is the primary button once no throw is left.
func (w *wordCard) renderScore(worth dw.Worth, typed bool) {
	d := w.b.desk
	ui.Show(!d.Replay, w.score)
	kind, text, reason := ui.Soft, d.T("dicewords.declare.none"), ""
	if w.b.building() {
		kind = ui.Primary
	}
	switch {
	case !typed && w.b.view.Up == nil:
		reason = d.T(dw.IllegalFirst)
	case !typed:
		reason = d.T("dicewords.word.empty")
	case worth.Problem != nil:
		reason = d.Reason(worth.Problem)
	default:
		text = d.T("dicewords.declare", games.Args{"Points": worth.Tally.Points()})
	}
	for _, b := range []*ui.Button{w.score, w.now} {
		b.SetKind(kind)
		b.SetText(text)
		b.SetEnabled(reason == "", reason)
	}
	if reason == "" { // the points stand beside it
		w.now.SetText(d.T("dicewords.declare.none"))
	}
}

// renderKnown is the aid "in the dictionary" while typing, where the table agreed
// to aids.
func (w *wordCard) renderKnown(worth dw.Worth, typed bool) {
	b := w.b
	on := typed && b.view.Options.Aids && len([]rune(worth.Word)) >= dw.MinWord && !strings.ContainsRune(worth.Word, dw.Joker)
	ui.Show(on, w.known)
	if !on {
		return
	}
	judge, err := b.judge()
	if err != nil {
		w.known.Hide()
		return
	}
	r, held := b.view.Rulings.Word(worth.Word)
	if !held {
		r, held = judge.Word(worth.Word)
	}
	if held && r.Answer {
		w.known.Set(b.desk.T("dicewords.aids.known"), ui.IconCheck, ui.OKSoft, ui.OK)
	} else {
		w.known.Set(b.desk.T("dicewords.aids.unknown"), ui.IconX, ui.WarnSoft, ui.Warn)
	}
}

// mostWords is how many possible words the aid lists.
const mostWords = 200

// showWords lists what the dice can spell now, best first: an aid that the table
// agreed to.
func (b *Board) showWords() {
	d := b.desk
	lex, err := d.Lexicons.Get(locales.German)
	if err != nil {
		d.Toast(d.Reason(err))
		return
	}
	set := b.view.Set
	all := dw.AllWords(lex, b.view.Faces(), func(r rune) int {
		p, _ := set.Points(r)
		return p
	})
	lines := ui.VGap(2)
	var handle *ui.DialogHandle
	for _, f := range all[:min(len(all), mostWords)] {
		line := ui.NewButton(f.Word+"   "+strconv.Itoa(f.Points), ui.Plain, func() {
			handle.Close()
			next := b.draft.Clear()
			for _, r := range f.Word {
				next = next.Type(r)
			}
			b.edit(next)
		})
		lines.Add(container.NewHBox(line))
	}
	if len(all) == 0 {
		lines.Add(ui.NewPara(d.T("dicewords.aids.none"), ui.Body, ui.Ink2))
	}
	scroll := container.NewVScroll(lines)
	scroll.SetMinSize(fyne.NewSize(420, 360))
	handle = ui.ShowDialog(d.Window, ui.Dialog{
		Title:   d.T("dicewords.aids.title", games.Args{"N": len(all)}),
		Body:    scroll,
		Buttons: []ui.DialogButton{{Text: d.T("common.close"), Kind: ui.Primary, Cancel: true, Default: true}},
	})
}
