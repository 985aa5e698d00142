// Package dicewords is the table of Dicewords: on the mat the race, what was said, the dice in the tray and on the rack, and
// whose turn it is; next to it the dice table.
//
//   - game.go is its entry in the registry, form.go and paper.go the questions before a match and the score sheet, values.go
//     the family's letter values, rulesblock.go the examples of the rules.
//   - board.go puts the table together, mat.go says where its parts lie: track.go the race, dicebox.go with rack.go and motion.go
//     the dice, medal.go what a word counts, seat.go who is to act, acts.go the buttons, hint.go the line below the rack;
//     dicetable.go and possible.go what the dice can bring, reckoner.go.
//   - state.go is what is shown and what has been begun, edits.go and actions.go what is done, judge.go who judges words,
//     unlisted.go and wordhint.go what lists say of them.
//   - draft.go, clock.go, keys.go, menu.go and trace.go are what a board tells the table, result.go what a match has brought.
//   - computers.go, tips.go, puzzles.go and review.go are the minds' part; share.go has the tables that they share.
//   - faces.go and sound.go are what looks and sounds, log.go what the log draws.
package dicewords

import (
	"slices"

	"fyne.io/fyne/v2"

	"spieltisch/app/sound"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	dw "spieltisch/games/dicewords"
)

// Board is the game's part of the table: it brings its parts to a state, and they tell it what is done.
type Board struct {
	desk   *table.Desk
	edits  *edits
	state  state
	coming games.Action // the next one where it is known, as in the replay; else nil

	spread *table.Spread
	mat    *fyne.Container
	track  *track
	speech *table.Speech
	tray   *ui.Surface
	says   *says
	dice   *diceBox
	keep   fyne.CanvasObject // the dice, which messages keep clear of
	ledge  *ui.Ledge
	medal  *medal
	count  *ui.Text // of throws that are left
	hint   *ui.Text
	seat   *seat
	acts   *acts
	stamp  *ui.Stamp
	hits   ui.Pause // until it is over a key that throws belongs to the throw before
	chart  *diceTable
	round  played // of the same throws
}

var (
	_ table.Board[dw.View] = (*Board)(nil)
	_ table.Drafter        = (*Board)(nil)
	_ table.Clocked        = (*Board)(nil)
	_ table.Keyed          = (*Board)(nil)
	_ table.Tracer         = (*Board)(nil)
	_ table.Ender          = (*Board)(nil)
	_ table.Foreseer       = (*Board)(nil)
	_ table.ComputerHost   = (*Board)(nil)
	_ table.Spreader       = (*Board)(nil)
)

func newBoard(d *table.Desk) *Board {
	b := &Board{desk: d, state: state{acting: d.Acting(), replay: !d.Acting()}}
	b.edits = &edits{desk: d, state: &b.state, edit: b.edit}
	return b
}

// Build implements table.Board.
func (b *Board) Build() fyne.CanvasObject {
	d := b.desk
	b.state.rolling, b.state.held = false, false
	b.track, b.medal, b.seat, b.says = newTrack(d), newMedal(d), newSeat(d), &says{title: ui.NewPara("", ui.Title, ui.Ink).MaxLines(2)}
	b.speech = table.NewSpeech(d)
	b.speech.Title = func(t table.Turn) string { return computerTitle(b.desk, b.state.view, t) }
	b.tray, b.ledge = ui.NewTray(d.Cloth(), nil), ui.NewLedge()
	d.Trace.Mark("dice.tray", b.tray)
	d.Trace.Mark("dice.ledge", b.ledge)
	b.dice = newDiceBox(d, b.edits)
	b.dice.OnLeave = b.show
	b.keep = ui.KeepClear(b.dice)
	b.count, b.hint = ui.NewText("", ui.Strong, ui.Ink2), ui.NewText("", ui.Body, ui.Ink2).Truncate()
	b.acts = newActs(d, b)
	b.stamp = ui.NewStamp(d.Cloth())
	b.stamp.OnGone = b.read
	b.chart = newDiceTable(d)
	m := &mat{b}
	b.mat = ui.Laid(m.least, m.place, slices.Concat([]fyne.CanvasObject{b.tray, b.ledge, b.medal, b.track, b.seat.object, b.speech.Box, b.says.title, b.count, b.hint, b.keep},
		b.acts.all(), []fyne.CanvasObject{b.speech.Lead, b.speech.Skip, b.stamp})...)
	b.spread = table.NewSpread(d, table.SpreadParts{
		Mat: b.mat, Paper: b.chart.object, Name: d.T("dicewords.table"), Icon: ui.IconDice,
	})
	b.spread.OnSwitch = b.switched
	return b.spread.Object
}

// Spread implements table.Spreader.
func (b *Board) Spread() *table.Spread { return b.spread }

// switched shows what a low page has room for.
func (b *Board) switched() {
	b.track.inside = b.spread.Short()
	ui.Show(b.spread.Narrow(), b.chart.corner)
	if b.state.view.Set.Values != nil {
		b.show()
	}
}

// EndWords implements table.Ender.
func (b *Board) EndWords() table.EndWords { return endWords(b.desk, b.state.held) }

// Render implements table.Board.
func (b *Board) Render(v dw.View) {
	b.Stop()
	before := b.state.view
	if !b.state.held || v.Step < before.Step {
		b.stamp.Lift()
	}
	b.state.acting = b.desk.Acting() && !b.desk.Computer(v.Asked)
	b.state = b.state.next(v)
	b.foresee()
	opened := before.Set.Values == nil // what was thrown before that lies
	b.state.rolling = v.Thrown > 0 && v.Thrown == before.Thrown+1 && v.Up != nil && !opened && ui.Animations()
	if len(v.Turns) == len(before.Turns)+1 && v.Step == before.Step+1 {
		b.judged(*v.Last)
	}
	b.show()
	if b.state.rolling {
		b.dice.roll(b.lie)
	}
	b.round.follow(b, before.Phase)
}

// lie tells what the dice have brought, once they lie.
func (b *Board) lie() {
	b.state.rolling = false
	if b.speech.Acts() {
		b.speech.Show(b.said(b.desk.Turn()))
	}
	b.show()
}

// judged strikes what became of a word: after a challenge everybody is to read that before it goes on.
func (b *Board) judged(t dw.ScoredTurn) {
	args := games.Args{"Word": t.Word, "Seat": t.Challenger, "Author": t.Seat, "Points": t.Points, "Cost": t.Cost, "All": b.state.view.Points[t.Seat]}
	switch {
	case t.Challenger != games.Table:
		id := games.ID("dicewords.verdict." + string(t.Verdict))
		kind := map[bool]ui.Verdict{true: ui.Refused, false: ui.Valid}[t.Verdict == dw.VerdictRefuted]
		b.state.held = b.desk.Acting()
		b.stamp.Strike(kind, b.desk.Say(id, args), b.desk.Say(id+".body", args), b.state.held)
		b.desk.Await(read{b.stamp})
	case t.Points > 0 && b.state.view.Options.Check != dw.CheckChallenge && b.desk.Acting() && !b.desk.Computer(t.Seat): // a computer says so itself
		b.stamp.Strike(ui.Valid, b.desk.Say("dicewords.verdict.stands", args), b.desk.Say("dicewords.verdict.counts", args), false)
	}
}

// read is a verdict that computers wait for.
type read struct{ *ui.Stamp }

// Open tells whether it is still there.
func (r read) Open() bool { return r.Struck() }

// goOn ends the verdict that waits, and leads from the end to the result.
func (b *Board) goOn() {
	switch {
	case b.state.view.Phase == dw.PhaseRound:
		b.state.held = false
		_ = b.desk.Submit(games.Table, dw.Next{})
	case !b.state.held:
		b.desk.ShowResult()
	}
	b.stamp.Lift()
}

// read goes on after a verdict: from that on the last word to the result.
func (b *Board) read() {
	if b.state.held {
		b.state.held = false
		b.speech.Show(b.said(b.desk.Turn()))
		b.desk.ShowResult()
	}
	b.show()
}

// Foresee implements table.Foreseer: where somebody else throws, the dice that the next throw leaves lying are seen.
func (b *Board) Foresee(next games.Action) { b.coming = next }

// foresee shows what is about to be done where somebody else does it; what a computer has kept then stays so.
func (b *Board) foresee() {
	if b.coming != nil || !b.desk.Acting() {
		b.state.foresee(b.coming, "")
	} else if t := b.desk.Turn(); t.Action != nil {
		word, _ := t.Args["Word"].(string)
		b.state.foresee(t.Action, word)
	}
}

// computerTitle says which throw a computer is at.
func computerTitle(d *table.Desk, v dw.View, t table.Turn) string {
	if v.Asked == t.Seat {
		return d.Say(map[bool]games.ID{false: "dicewords.heading.throw", true: "dicewords.heading.hidden"}[v.Options.Hides()], games.Args{"Seat": t.Seat, "Throw": max(1, v.Thrown), "Throws": dw.Throws})
	}
	return d.Name(t.Seat)
}

// ShowComputer implements table.ComputerHost: what it keeps moves up before it throws.
func (b *Board) ShowComputer(t table.Turn) bool {
	if !b.state.held {
		b.speech.Show(b.said(t))
	}
	b.foresee()
	b.show()
	return true
}

// said is a turn with the sentence of a throw gone once its dice lie, since it spoke of what was to come; the dice tell what fell.
func (b *Board) said(t table.Turn) table.Turn {
	if _, thrown := t.Action.(dw.Throw); thrown && t.Stage == table.StageDone && (t.Line == "" || !b.state.rolling) {
		t.Line = b.desk.T("dicewords.said.throw")
	}
	return t
}

// Submit implements table.Board: it declares the word or closes the last one. It never
// throws: an Enter held a moment too long, from the page before, must not spend throws.
func (b *Board) Submit() {
	switch {
	case b.state.held, b.state.view.Phase == dw.PhaseOver, b.state.view.Phase == dw.PhaseRound:
		b.goOn()
	case b.state.view.Phase == dw.PhaseRuling:
		b.rule(false)
	case b.state.word() != "":
		b.declare()
	case b.state.declaring():
		b.desk.Toast(b.desk.T("dicewords.word.tap"))
	case b.state.throwing():
		b.desk.Toast(b.desk.T("dicewords.enter.first"))
	case b.state.view.Phase == dw.PhaseConfirm:
		b.countsOrPass()
	}
}

// show brings every part to the state.
func (b *Board) show() {
	s := &b.state
	s.doubted = s.unlisted(b.judge)
	s.struck, s.theirs = b.stamp.Struck(), b.speech.Acts() && !b.state.held
	s.swept = s.throwing() && s.view.Pending == nil && !s.struck && !s.theirs
	b.speak()
	b.track.render(*s)
	b.dice.render(*s)
	b.says.set(b.desk, *s)
	if !s.rolling { // what these say would tell how the dice will lie
		b.acts.render(*s)
		b.chart.render(*s)
	} else {
		b.acts.doubt.Hide()
	}
	ui.Show(s.theirs, b.speech.Lead, b.speech.Skip)
	lie := len(b.dice.tray)
	if s.told() {
		lie = 0
	}
	_, taken := b.acts.asked()
	b.says.fit(lie, taken, b.mat.Size().Width, b.dice.tapped)
	b.renderHint()
	b.seat.render(*s)
	ui.Show(b.medal.render(*s), b.medal)
	low := b.spread.Short()
	ui.Show(!low || !s.theirs, b.seat.object)
	ui.Show(!low || s.theirs, b.speech.Box)
	ui.PlaceAnew(b.mat)
}

// speak has whoever did something that all may know say it, while no computer acts: the newest word, or that it is doubted.
func (b *Board) speak() {
	v := b.state.view
	if b.speech.Acts() && !b.state.held {
		return
	}
	say := func(seat games.Seat, id games.ID, t dw.ScoredTurn) {
		b.speech.Say(seat, b.desk.Say(id, games.Args{"Seat": seat, "Word": t.Word, "Points": t.Points, "All": v.Points[t.Seat], "Sum": t.Sum, "Length": t.Length}))
	}
	switch last := v.Last; {
	case last == nil, last.Challenger != games.Table && b.state.shownLast() == nil: // a doubt goes with its dice
		b.speech.Clear()
	case last.Challenger != games.Table:
		say(last.Challenger, "dicewords.said.doubt", *last)
	case b.speech.Seat() == last.Seat && b.desk.Computer(last.Seat) && v.Pending == nil: // it has said so itself
	case v.Pending != nil:
		say(last.Seat, "dicewords.said.claim", *last)
	case last.Word == "":
		say(last.Seat, "dicewords.said.pass", *last)
	default:
		say(last.Seat, "dicewords.said.word", *last)
	}
}

// edit takes over an edit of the draft and keeps it.
func (b *Board) edit(d dw.Draft) {
	if !b.state.acting {
		return
	}
	b.dice.stop()
	if d.Keep != b.state.draft.Keep || d.Word != b.state.draft.Word {
		b.desk.Play(sound.Piece)
	}
	b.state.draft = d
	b.show()
	b.desk.Touched()
}
