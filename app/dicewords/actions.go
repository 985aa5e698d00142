package dicewords

import (
	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	dw "spieltisch/games/dicewords"
	"spieltisch/games/lexicon"
	"spieltisch/store"
)

// throw throws what is not kept; all ten dice at the start of a turn.
func (b *Board) throw() {
	if !b.state.throwing() {
		return
	}
	t, ok := b.state.throw()
	if !ok {
		b.desk.Toast(b.desk.T(dw.IllegalDice))
		return
	}
	for i := range b.state.draft.Keep { // the dice of the word stay kept, whatever falls
		b.state.draft.Keep[i] = b.state.view.Up != nil && b.state.kept(i)
	}
	if b.desk.Submit(b.state.view.Asked, t) == nil && b.state.rolling {
		b.desk.Lull()
	}
}

// hit throws by the key. One that is held down, or hit in a row, throws once: it needs a pause as long as dice roll.
func (b *Board) hit() {
	again := b.hits.On()
	if !again {
		b.throw()
	}
	if again || b.state.rolling {
		b.hits.Begin(rollTime, func() {})
	}
}

// throwOnce is throw for a click: its button throws again at once, which the second click of a double click doesn't mean.
func (b *Board) throwOnce() {
	before := b.state.view.Step
	if b.throw(); b.state.view.Step > before {
		b.desk.Lull()
	}
}

// declare claims the word that is typed or stands on the rack, once its joker has a letter. A word that the word list doesn't know is
// offered to the table.
func (b *Board) declare() {
	if !b.state.declaring() {
		return
	}
	if b.state.unnamed() {
		nameJoker(b.desk, b.state, b.edit)
		return
	}
	s := b.state
	s.draft = s.asWord()
	if problem := s.worth().Problem; problem != nil {
		b.desk.Toast(b.desk.Reason(problem))
		return
	}
	word := s.draft.Word
	accept := func() { b.submit(dw.NewOverrule(word), taught(s.view.Set, word, true)) }
	if s.view.Options.Hides() {
		accept = func() { b.submit(dw.Declare{Word: word}) } // the table rules on it after the round
	}
	ask := func(reason games.ID) { askTable(b.desk, s.view, word, reason, accept) }
	a := dw.Declare{Word: word}
	if b.state.view.Options.Check == dw.CheckDictionary {
		judge, err := b.judge()
		if err != nil {
			ask(shell.LexiconDamaged)
			return
		}
		a = dw.NewDeclare(b.state.view, word, judge)
		if reason, refused := refusal(b.state.view, a); refused {
			ask(reason)
			return
		}
	}
	b.submit(a)
}

// submit declares the word that stands on the rack; for when that is taken back it is kept as it was typed, or as if it had been. Where
// it isn't taken the dice stay as they were tapped.
func (b *Board) submit(a dw.Declare, house ...store.HouseWord) {
	was := b.state
	b.state.draft = was.asWord()
	b.state.declared, b.state.picked = b.state.draft, b.state.worth().Dice
	_ = b.desk.Submit(was.view.Asked, a, house...)
	if b.state.view.Step == was.view.Step {
		b.state.draft, b.state.declared, b.state.picked = was.draft, dw.Draft{}, nil
	}
}

// askTable offers a word that is refused to the people at the table, unless the list alone decides.
func askTable(d *table.Desk, v dw.View, word string, reason games.ID, accept func()) {
	t := d.T
	args, then, accepts := games.Args{"Word": word, "Kept": d.Kept()}, games.ID("dicewords.ask.body"), games.ID("dicewords.ask.accept")
	if reason == lexicon.ReasonUnknown {
		reason = inWords("dicewords.ask.unknown.", v.Set)
	}
	if v.Options.Hides() {
		accepts, then = "dicewords.ask.later", "dicewords.ask.hidden"
	}
	var buttons []ui.DialogButton
	if d.Listed() {
		then = "dicewords.ask.listed"
	} else {
		buttons = append(buttons, ui.DialogButton{Text: t(accepts), OnTap: accept})
	}
	buttons = append(buttons, ui.DialogButton{Text: t("dicewords.ask.other"), Kind: ui.Primary, Cancel: true, Default: true})
	ui.ShowDialog(d.Window, table.Question(d, t("dicewords.ask.title", args), t(reason, args)+" "+t(then, args), buttons...))
}

// pass ends the turn without a word, after a question.
func (b *Board) pass() {
	if !b.state.declaring() {
		return
	}
	t := b.desk.T
	ui.ShowDialog(b.desk.Window, table.Question(b.desk, t("dicewords.pass.title"), t("dicewords.pass.body"),
		ui.DialogButton{Text: t("common.cancel"), Cancel: true},
		ui.DialogButton{Text: t("dicewords.pass"), Kind: ui.Primary, Default: true, OnTap: func() {
			_ = b.desk.Submit(b.state.view.Asked, dw.Pass{})
		}}))
}

// challenge doubts the pending word, by seat.
func (b *Board) challenge(seat games.Seat) {
	judge, err := b.judge()
	if err != nil {
		judge = games.Rulings(nil)
		b.desk.Toast(b.desk.Reason(err))
	}
	_ = b.desk.Submit(seat, dw.NewChallenge(b.state.view, judge))
}

// askChallenge asks once before seat doubts the pending word: that can't be taken back.
func (b *Board) askChallenge(seat games.Seat) {
	d, v := b.desk, b.state.view
	cost := max(0, min(v.Options.DoubtCost, v.Points[seat]))
	ask := table.Question(d, d.T("dicewords.doubt.title", games.Args{"Word": v.Pending.Word}),
		d.Say("dicewords.doubt.body", games.Args{"Seat": seat, "Cost": cost}),
		ui.DialogButton{Text: d.T("common.cancel"), Cancel: true},
		ui.DialogButton{Text: d.T("dicewords.challenge"), Kind: ui.Primary, Default: true, OnTap: func() { b.challenge(seat) }})
	ask.Calm = true
	ui.ShowDialog(d.Window, ask)
}

// rule is the table's answer about a challenged word.
func (b *Board) rule(answer bool) {
	_ = b.desk.Submit(games.Table, dw.NewRule(b.state.view, answer), taught(b.state.view.Set, b.state.view.Pending.Word, answer))
}

// doubt refuses a word that is challenged, else it asks who challenges it when more than one could, or whether they do.
func (b *Board) doubt() {
	switch who := doubters(b.desk, b.state.view); {
	case b.state.view.Phase == dw.PhaseRuling:
		b.rule(false)
	case len(who) == 0:
	case len(who) == 1:
		b.askChallenge(who[0])
	default:
		items := []ui.MenuItem{{Text: b.desk.T("dicewords.challenge.who"), Heading: true}}
		for _, s := range who {
			items = append(items, ui.MenuItem{Text: b.desk.Name(s), OnTap: func() { b.challenge(s) }})
		}
		ui.ShowMenuAbove(b.acts.doubt, items) // the word and what it counts stay in sight
	}
}

// doubters are the persons who may doubt a word that is open.
func doubters(d *table.Desk, v dw.View) (who []games.Seat) {
	for s := range games.Seat(v.Options.Seats) {
		if v.Pending != nil && s != v.Pending.Seat && !d.Computer(s) {
			who = append(who, s)
		}
	}
	return who
}

// countsOrPass lets the pending word count, challenged or not; where there is none it ends the turn without a word.
func (b *Board) countsOrPass() {
	switch v := b.state.view; {
	case v.Phase == dw.PhaseRuling:
		b.rule(true)
	case v.Pending != nil:
		_ = b.desk.Submit(games.Table, dw.Accept{}) // nobody challenges it
	default:
		b.pass()
	}
}

// showWords opens the words that can be made.
func (b *Board) showWords() { showWords(b.desk, b.state, b.edit) }
