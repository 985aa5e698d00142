package woerterklauer

import (
	"slices"

	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
	"spieltisch/games"
	wk "spieltisch/games/woerterklauer"
	"spieltisch/locales"
	"spieltisch/store"
)

// What the table can say to a question.
const (
	sayNothing = iota // nobody has said anything yet
	sayYes
	sayNo
	sayApart // they can't agree
)

// ask puts the open questions of the turn to the table, once; with the answers the turn is
// judged anew and ended. Meanwhile the clock stands still.
func (b *Board) ask() {
	a := &asked{b: b, questions: slices.Clone(b.verdict.Questions), left: ui.NewPara("", ui.Strong, ui.Warn)}
	a.said = make([]int, len(a.questions))
	a.left.Hide()
	body := ui.VGap(14, ui.NewPara(b.desk.T("judge.ask.text", games.Args{"Clock": b.view.Options.Clock > 0}), ui.Body, ui.Ink2))
	var first fyne.Focusable
	for i, q := range a.questions {
		box, buttons := b.question(q, func(answer int) { a.say(i, answer) })
		if first == nil {
			first = buttons[0]
		}
		a.boxes = append(a.boxes, box)
		body.Add(box)
	}
	body.Add(a.left)
	a.showWanted()
	b.asking = true
	b.desk.ClockChanged()
	t := b.desk.T
	a.dialog = ui.ShowDialog(b.desk.Window, ui.Dialog{
		Title: t("judge.ask", games.Args{"N": len(a.questions)}), Body: body, Width: ui.Px(600), Focus: first,
		Buttons: []ui.DialogButton{
			{Text: t("judge.ask.back"), Cancel: true},
			{Text: t("judge.end"), Kind: ui.Primary, Default: true, Keep: true, OnTap: a.done},
		},
		OnClose: func() {
			b.asking = false
			b.desk.ClockChanged()
		},
	})
}

// asked is the dialog with the questions, and what was said so far.
type asked struct {
	b         *Board
	questions []wk.Question
	said      []int
	boxes     []fyne.CanvasObject
	left      *ui.Para
	dialog    *ui.DialogHandle
}

// wanted tells whether a question must be answered: what a word means is no question
// until the word counts.
func (a *asked) wanted(i int) bool {
	q := a.questions[i]
	if q.Other == "" {
		return true
	}
	j := slices.Index(a.questions, wk.Question{Word: q.Word})
	return j < 0 || a.said[j] == sayYes
}

func (a *asked) showWanted() {
	for i, box := range a.boxes {
		ui.Show(a.wanted(i), box)
	}
}

func (a *asked) say(i, answer int) {
	a.said[i] = answer
	a.left.Hide()
	a.showWanted()
	a.refresh()
}

// refresh makes the dialog as high as its questions are now.
func (a *asked) refresh() {
	if o := a.b.desk.Window.Canvas().Overlays().Top(); o != nil {
		o.Refresh()
	}
}

// done hands the answers in when there are all.
func (a *asked) done() {
	for i := range a.questions {
		if a.wanted(i) && a.said[i] == sayNothing {
			a.left.SetText(a.b.desk.T("judge.ask.left"))
			a.left.Show()
			a.refresh()
			return
		}
	}
	a.dialog.Close()
	a.b.answered(a)
}

// question is one of them with its answers, none chosen.
func (b *Board) question(q wk.Question, answer func(int)) (fyne.CanvasObject, []*ui.Button) {
	t := b.desk.T
	args := games.Args{"Word": q.Word, "Other": q.Other}
	title, yes, no, help := games.ID("judge.ask.word"), games.ID("judge.ask.yes"), games.ID("judge.ask.no"), games.ID("judge.ask.word.help")
	r, _ := b.lexiconJudge().Word(q.Word)
	if q.Other != "" {
		title, yes, no, help = "judge.ask.same", "judge.ask.same.yes", "judge.ask.same.no", "judge.ask.same.help"
		r, _ = b.lexiconJudge().Same(q.Word, q.Other)
	}
	why := ""
	if r.Reason != "" {
		why = t(r.Reason, r.Args()) + " "
	}
	var buttons []*ui.Button
	for i, id := range []games.ID{yes, no, "judge.ask.apart"} {
		buttons = append(buttons, ui.NewSmallButton(t(id), ui.Secondary, func() {
			for j, o := range buttons {
				o.SetKind(ui.Secondary)
				o.WithIcon("")
				if i == j {
					o.WithIcon(ui.IconCheck)
					o.SetKind(ui.Soft)
				}
				o.Refresh()
			}
			answer(i + 1)
		}))
	}
	row := ui.Grid(8, ui.Px(150), 3, buttons[0], buttons[1], buttons[2])
	return ui.VGap(10, ui.NewPara(t(title, args), ui.Heading, ui.Ink), ui.NewPara(why+t(help, args), ui.Body, ui.Ink2), row), buttons
}

// answered takes the table's answers. What it agrees on is kept: a word that is refused at
// once, since no action will say so; all others in the action that ends the turn.
// Without agreement nothing new holds: the word has to go.
func (b *Board) answered(a *asked) {
	var rulings []games.Ruling
	var open []string
	for i, q := range a.questions {
		switch {
		case !a.wanted(i):
		case a.said[i] == sayApart:
			open = append(open, q.Word)
		default:
			r := games.Ruling{Word: q.Word, Other: q.Other, Answer: a.said[i] == sayYes, By: games.ByTable}
			rulings = append(rulings, r)
			if q.Other == "" && !r.Answer {
				b.forbid(q.Word)
			}
		}
	}
	b.answer(rulings...)
	switch {
	case len(open) > 0:
		b.desk.Toast(b.desk.T("judge.ask.open", games.Args{"Words": open, "N": len(open)}))
	case b.verdict.Lawful || b.verdict.Askable:
		b.endTurn()
	default:
		b.desk.Toast(b.missing())
	}
}

// forbid keeps that a word doesn't count in this family.
func (b *Board) forbid(word string) {
	if ok, _ := b.desk.Writable(); !ok {
		return
	}
	if _, err := b.desk.Store.PutHouseWord(store.HouseWord{Lang: string(locales.German), Word: word, By: games.ByTable}); err != nil {
		b.desk.Toast(b.desk.Reason(err))
	}
}
