package woerterklauer

import (
	"slices"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	wk "spieltisch/games/woerterklauer"
	"spieltisch/locales"
)

// asked are the open questions of a turn, which the table is asked one after the other.
type asked struct {
	desk   *table.Desk
	judge  wk.Judge // what the program knows of the words
	lang   locales.Lang
	alone  bool   // the other one is a computer, which takes it as it is ruled
	text   string // why all this is asked
	list   []wk.Question
	words  map[string]bool // that count, of those that were asked about
	ruled  []games.Ruling
	open   []string // words on which the table doesn't agree
	done   func([]games.Ruling, []string)
	closed func()
}

// ask puts the open questions of the draft to the table; done gets the answers, and the words on which there is none; closed
// is called when the last dialog is gone, with or without answers.
func ask(d *table.Desk, s *state, done func([]games.Ruling, []string), closed func()) {
	a := &asked{desk: d, judge: s.judge, lang: wordsOf(s.view), list: s.verdict.Questions, words: map[string]bool{}, done: done, closed: closed}
	other := s.view.Options.Seat(s.mover().Other())
	args := games.Args{"Mover": s.seat(), "Seat": other, "Clock": s.view.Options.Clock > 0, "Kept": d.Kept()}
	if a.alone = d.Computer(other); a.alone {
		a.text = d.Say("judge.ask.alone", args)
	} else {
		a.text = d.Say("judge.ask.text", args)
	}
	a.next(0)
}

// next asks the first question from the i-th on that still is one: what a word means isn't, until it counts.
func (a *asked) next(i int) {
	for i < len(a.list) {
		counts, ruled := a.words[a.list[i].Word]
		if q := a.list[i]; q.Other == "" || counts || !ruled && !slices.Contains(a.open, q.Word) {
			a.show(i)
			return
		}
		i++
	}
	a.closed()
	a.done(a.ruled, a.open)
}

// show asks a question, in large letters with its words in tiles. No answer is more than another.
func (a *asked) show(i int) {
	q, t := a.list[i], a.desk.T
	args := games.Args{"Word": q.Word, "Other": q.Other}
	title, yes, no, help := games.ID("judge.ask.word"), games.ID("judge.ask.yes"), games.ID("judge.ask.no"), games.ID("judge.ask.word.help")
	if a.lang == locales.English {
		help = "judge.ask.word.help.en"
	}
	r, _ := a.judge.Word(q.Word)
	tiles := ui.VGap(10, a.tiles(q.Word, false))
	if q.Other != "" {
		title, yes, no, help = "judge.ask.same", "judge.ask.same.yes", "judge.ask.same.no", "judge.ask.same.help"
		r, _ = a.judge.Same(q.Word, q.Other)
		tiles.Add(a.tiles(q.Other, true))
	}
	why := t(help, args)
	if r.Reason != "" {
		why = t(r.Reason, r.Args()) + " " + why
	}
	var dialog *ui.DialogHandle
	answered := false
	answer := func(rule func()) func() {
		return func() {
			answered = true
			dialog.Close()
			rule()
			a.next(i + 1)
		}
	}
	ruling := func(yes bool) func() {
		return answer(func() {
			if q.Other == "" {
				a.words[q.Word] = yes
			}
			a.ruled = append(a.ruled, games.Ruling{Word: q.Word, Other: q.Other, Answer: yes, By: games.ByTable})
		})
	}
	button := func(id games.ID, tap func()) *ui.Button {
		return ui.NewButton(t(id), ui.Secondary, tap).WithHeight(60)
	}
	accept, refuse := button(yes, ruling(true)), button(no, ruling(false))
	safe := refuse // what the list doesn't know doesn't count by a slip, and nothing is stolen by one
	if q.Other != "" {
		safe = accept
	}
	body := ui.VGap(16, tiles, ui.NewPara(why, ui.Label, ui.Ink2), ui.Grid(12, 200, 2, accept, refuse))
	if !a.alone {
		body.Add(ui.Centered(ui.NewSmallButton(t("judge.ask.apart"), ui.Plain, answer(func() { a.open = append(a.open, q.Word) }))))
	}
	body.Add(ui.NewPara(a.text, ui.Body, ui.Ink2))
	if len(a.list) > 1 {
		body.Add(ui.NewText(t("judge.ask.count", games.Args{"N": i + 1, "All": len(a.list)}), ui.Strong, ui.Ink2))
	}
	dialog = ui.ShowDialog(a.desk.Window, ui.Dialog{
		Title: t(title, args), Body: body, Width: 560, Focus: safe,
		Buttons: []ui.DialogButton{{Text: t("judge.ask.back"), Cancel: true}},
		OnClose: func() {
			if !answered {
				a.closed()
			}
		},
	})
}

// tiles are a word, as one that is asked about or as it was before.
func (a *asked) tiles(word string, before bool) fyne.CanvasObject {
	row := ui.HGap(4)
	for _, l := range word {
		row.Add(draw.NewLetterTile(draw.LetterLook{Text: string(l), Ask: !before && len(row.Objects) == len(word)-1}, 44, 44))
	}
	return ui.Centered(row)
}
