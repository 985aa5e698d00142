package woerterklauer

import (
	"slices"

	"fyne.io/fyne/v2"

	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	wk "spieltisch/games/woerterklauer"
	"spieltisch/locales"
)

// said is what the table says to a question.
type said int

const (
	saidNothing said = iota // nobody has said anything yet
	saidYes
	saidNo
	saidApart // they can't agree
)

// questions are those of a turn, with what was said so far.
type questions struct {
	list []wk.Question
	said []said
}

// wanted tells whether a question must be answered: what a word means is no question
// until the word counts.
func (q *questions) wanted(i int) bool {
	if q.list[i].Other == "" {
		return true
	}
	j := slices.Index(q.list, wk.Question{Word: q.list[i].Word})
	return j < 0 || q.said[j] == saidYes
}

// open tells whether an answer is still missing.
func (q *questions) open() bool {
	for i, said := range q.said {
		if said == saidNothing && q.wanted(i) {
			return true
		}
	}
	return false
}

// answers are what the table agrees on, and the words on which it doesn't.
func (q *questions) answers() (rulings []games.Ruling, open []string) {
	for i, asked := range q.list {
		switch {
		case !q.wanted(i):
		case q.said[i] == saidApart:
			open = append(open, asked.Word)
		default:
			rulings = append(rulings, games.Ruling{Word: asked.Word, Other: asked.Other, Answer: q.said[i] == saidYes, By: games.ByTable})
		}
	}
	return rulings, open
}

// asked is the dialog with the questions.
type asked struct {
	questions
	desk   *table.Desk
	judge  wk.Judge // what the program knows of the words
	lang   locales.Lang
	alone  bool // the other one is a computer, which takes it as it is ruled
	boxes  []fyne.CanvasObject
	left   *ui.Para
	dialog *ui.DialogHandle
}

// ask puts the open questions of the draft to the table; done gets the answers, and closed
// is called when the dialog is gone, with or without answers.
func ask(d *table.Desk, s *state, done func([]games.Ruling, []string), closed func()) {
	a := &asked{desk: d, judge: s.judge, lang: wordsOf(s.view), left: ui.NewPara("", ui.Strong, ui.Warn)}
	a.list = slices.Clone(s.verdict.Questions)
	a.said = make([]said, len(a.list))
	a.left.Hide()
	title, other := games.ID("judge.ask"), s.view.Options.Seat(s.mover().Other())
	text := d.Say("judge.ask.text", games.Args{"Mover": s.seat(), "Clock": s.view.Options.Clock > 0, "Kept": d.Kept()})
	if a.alone = d.Computer(other); a.alone {
		title, text = "judge.ask.you", d.Say("judge.ask.alone", games.Args{"Seat": other, "Clock": s.view.Options.Clock > 0, "Kept": d.Kept()})
	}
	body := ui.VGap(14, ui.NewPara(text, ui.Body, ui.Ink2))
	var first fyne.Focusable
	for i, q := range a.list {
		box, buttons := a.question(q, func(answer said) { a.say(i, answer) })
		if first == nil {
			first = buttons[0]
		}
		a.boxes = append(a.boxes, box)
		body.Add(box)
	}
	body.Add(a.left)
	a.showWanted()
	a.dialog = ui.ShowDialog(d.Window, ui.Dialog{
		Title: d.T(title, games.Args{"N": len(a.list)}), Body: body, Width: 600, Focus: first,
		Buttons: []ui.DialogButton{
			{Text: d.T("judge.ask.back"), Cancel: true},
			{Text: d.T("judge.end"), Default: true, Keep: true, OnTap: func() { a.finish(done) }},
		},
		OnClose: closed,
	})
}

func (a *asked) showWanted() {
	for i, box := range a.boxes {
		ui.Show(a.wanted(i), box)
	}
}

func (a *asked) say(i int, answer said) {
	a.said[i] = answer
	a.left.Hide()
	a.showWanted()
	kind := ui.Primary
	if a.open() {
		kind = ui.Secondary
	}
	a.dialog.SetMain(kind)
	a.refresh()
}

// refresh makes the dialog as high as its questions are now.
func (a *asked) refresh() {
	if o := a.desk.Window.Canvas().Overlays().Top(); o != nil {
		o.Refresh()
	}
}

// finish hands the answers in when there are all.
func (a *asked) finish(done func([]games.Ruling, []string)) {
	if a.open() {
		a.left.SetText(a.desk.T("judge.ask.left"))
		a.left.Show()
		a.refresh()
		return
	}
	a.dialog.Close()
	done(a.answers())
}

// question is one of them with its answers, none chosen.
func (a *asked) question(q wk.Question, answer func(said)) (fyne.CanvasObject, []*ui.Button) {
	t := a.desk.T
	args := games.Args{"Word": q.Word, "Other": q.Other}
	title, yes, no, help := games.ID("judge.ask.word"), games.ID("judge.ask.yes"), games.ID("judge.ask.no"), games.ID("judge.ask.word.help")
	if a.lang == locales.English {
		help = "judge.ask.word.help.en"
	}
	r, _ := a.judge.Word(q.Word)
	if q.Other != "" {
		title, yes, no, help = "judge.ask.same", "judge.ask.same.yes", "judge.ask.same.no", "judge.ask.same.help"
		r, _ = a.judge.Same(q.Word, q.Other)
	}
	why := ""
	if r.Reason != "" {
		why = t(r.Reason, r.Args()) + " "
	}
	var buttons []*ui.Button
	ids := []games.ID{yes, no, "judge.ask.apart"}
	if a.alone { // nobody is there to disagree with
		ids = ids[:2]
	}
	for i, id := range ids {
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
			answer(said(i + 1))
		}))
	}
	var row []fyne.CanvasObject
	for _, b := range buttons {
		row = append(row, b)
	}
	return ui.VGap(10, ui.NewPara(t(title, args), ui.Heading, ui.Ink), ui.NewPara(why+t(help, args), ui.Body, ui.Ink2), ui.Grid(8, 150, 3, row...)), buttons
}
