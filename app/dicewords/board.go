// Package dicewords is the table of Dicewords: the dice and the word in the middle, the race at the left, the dice table at
// the right.
//
//   - game.go is its entry in the registry, form.go and paper.go the questions before a match and the score sheet, values.go
//     the family's letter values, rulesblock.go the examples of the rules.
//   - board.go puts the table together, columns.go says where its parts lie: header.go the throw, dicebox.go and diceinput.go
//     the dice, wordcard.go and wordrow.go the word, race.go, strip.go, lines.go and sheet.go what was reached, dicetable.go
//     and possible.go what the dice can bring, reckoner.go, notice.go.
//   - state.go is what is shown and what has been begun, actions.go what is handed in, judge.go who judges words, unlisted.go
//     and wordhint.go what lists say of them.
//   - draft.go, clock.go, keys.go, menu.go and trace.go are what a board tells the table, result.go and award.go what a word
//     and a match have brought.
//   - computers.go, tips.go, puzzles.go and review.go are the minds' part; share.go has the tables that they share.
//   - motion.go, lift.go, places.go, faces.go and sound.go are what moves, looks and sounds.
package dicewords

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/sound"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	dw "spieltisch/games/dicewords"
)

// Board is the game's part of the table: it brings its parts to a state, and they tell it
// what is done.
type Board struct {
	desk    *table.Desk
	edits   *edits
	state   state
	coming  games.Action // the next one where it is known, as in the replay; else nil
	room    room
	size    fyne.Size // of the play column
	rolling bool      // the dice of the last throw don't lie yet

	race   *race
	strip  *strip
	dice   *diceBox
	lift   *lift
	award  *award
	word   *wordCard
	notice *notice
	chart  *diceTable
	head   *header
	middle *fyne.Container
	play   *fyne.Container
	top    *ui.Card            // head, dice and buttons
	robot  *table.ComputerCard // in the place of head and buttons in a computer's turn
	end    *table.End
	over   fyne.CanvasObject // the card of the end
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
)

// topPad is the padding of the card with the dice, in pixels.
const topPad = 16

func newBoard(d *table.Desk) *Board {
	b := &Board{desk: d, state: state{acting: d.Acting()}}
	b.edits = &edits{desk: d, state: &b.state, edit: b.edit}
	return b
}

// Build implements table.Board.
func (b *Board) Build() fyne.CanvasObject {
	b.rolling = false
	b.race, b.strip = newRace(b.desk), newStrip(b.desk)
	b.word = newWordCard(b.desk, b.edits, b.declare, b.judge)
	b.lift, b.award = newLift(b.word), newAward()
	b.dice = newDiceBox(b.desk, b.edits, b.lift)
	b.head = newHeader(b.desk, b.edits, b)
	b.notice = newNotice(b.desk, b)
	b.chart = newDiceTable(b.desk)
	b.end = table.NewEnd(b.desk, b.EndWords())
	b.over = ui.NewCard(b.end.Object)
	b.robot = table.NewComputerCard(b.desk, true)
	b.robot.Title = b.computerTitle
	b.top = ui.NewCardPad(topPad, ui.VGap(8, b.robot.Box, b.head.object, ui.KeepClear(b.dice), b.head.buttons))
	b.play = ui.VGap(12,
		b.top,
		b.word.object,
		b.notice.object,
	)
	b.middle = container.NewStack(b.play, b.over)
	c := &columns{b.race.object, b.strip.object, b.middle, b.chart.object, b.fit, b.least}
	return container.NewStack(c.container(), b.lift.layer, b.award.layer)
}

// EndWords implements table.Ender.
func (b *Board) EndWords() table.EndWords {
	return endWords(b.desk)
}

// Render implements table.Board.
func (b *Board) Render(v dw.View) {
	b.Stop()
	before := b.state.view
	b.state.acting = b.desk.Acting() && !b.desk.Computer(v.Asked)
	b.state = b.state.next(v)
	b.foresee()
	opened := before.Set.Values == nil // what was thrown before that lies
	b.rolling = v.Thrown > 0 && v.Thrown == before.Thrown+1 && v.Up != nil && !opened && ui.Animations()
	word := b.award.middle(b.word.object) // where it lay, before it is put away
	b.show()
	if b.rolling {
		b.dice.roll(b.lie)
		return
	}
	opposed := len(v.Turns) == len(before.Turns)+1 && v.Step == before.Step+1 && v.Last.Challenger != games.Table
	if opposed {
		tellVerdict(b.desk, *v.Last)
	}
	if _, over := b.desk.Outcome(); over || opposed {
		return // points flying over the places would look like somebody's there
	}
	if n := len(v.Turns); n == len(before.Turns)+1 && v.Step == before.Step+1 && v.Turns[n-1].Points > 0 {
		b.award.fly(v.Turns[n-1].Points, word, b.race.rows[v.Turns[n-1].Seat].Object)
	}
}

// lie tells what the dice have brought, once they lie.
func (b *Board) lie() {
	b.rolling = false
	b.robot.Show(b.said(b.desk.Turn()))
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
func (b *Board) computerTitle(t table.Turn) string {
	if v := b.state.view; v.Up != nil && v.Asked == t.Seat {
		return b.desk.Say("dicewords.heading.throw", games.Args{"Seat": t.Seat, "Throw": v.Thrown, "Throws": dw.Throws})
	}
	return b.desk.Name(t.Seat)
}

// ShowComputer implements table.ComputerHost: what it keeps moves up before it throws.
func (b *Board) ShowComputer(t table.Turn) bool {
	b.robot.Show(b.said(t))
	b.foresee()
	b.show()
	return true
}

// said is a turn without the sentence of a throw whose dice lie: it spoke of what was to come.
func (b *Board) said(t table.Turn) table.Turn {
	if _, thrown := t.Action.(dw.Throw); thrown && t.Stage == table.StageDone && !b.rolling {
		t.Line = ""
	}
	return t
}

// Submit implements table.Board: it declares the word or closes the last one. It never
// throws: an Enter held a moment too long, from the page before, must not spend throws.
func (b *Board) Submit() {
	switch {
	case b.state.declaring() && b.state.draft.Word != "":
		b.declare()
	case b.state.declaring():
		b.desk.Toast(b.desk.T("dicewords.word.tap"))
	case b.state.view.Phase == dw.PhaseConfirm:
		b.accept()
	}
}

// show brings every part to the state.
func (b *Board) show() {
	_, over := b.desk.Outcome()
	ui.Show(!over, b.play)
	ui.Show(over, b.over)
	theirs := b.desk.Turn().Stage != table.StageNone
	ui.Show(theirs, b.robot.Box)
	ui.Show(!theirs, b.head.object)
	b.state.doubted = b.word.doubted(b.state)
	b.race.render(b.state)
	b.strip.render(b.state.view)
	b.dice.render(b.state)
	if !b.rolling { // what these say would tell how the dice will lie
		b.word.render(b.state)
		b.chart.render(b.state)
	}
	b.choose()
	b.end.Render()
	ui.PlaceAnew(b.play)
}

// edit takes over an edit of the draft and keeps it.
func (b *Board) edit(d dw.Draft) {
	if !b.state.acting {
		return
	}
	b.dice.stop()
	if d.Keep != b.state.draft.Keep {
		b.desk.Play(sound.Tile)
	}
	b.state.draft = d
	b.show()
	b.desk.Touched()
}

// rooms are what a window may have no room for, from all to least.
var rooms = [...]room{{}, {low: true}, {low: true, tight: true}, {low: true, tight: true, bare: true}}

// fit follows the size of the window.
func (b *Board) fit(wide, chart bool, play fyne.Size) {
	ui.Show(!chart, b.head.table)
	if b.state.view.Set.Values == nil {
		b.chart.wide = wide
		return // nothing to show yet
	}
	if b.chart.wide != wide {
		b.chart.wide = wide
		b.chart.render(b.state)
	}
	if b.size != play {
		b.size, b.dice.wide = play, play.Width-2*topPad
		b.choose()
	}
}

// choose shows as much as there is room for. While dice roll it stays as it was, since not all is shown then.
func (b *Board) choose() {
	if b.rolling {
		b.renderRoom()
		return
	}
	for _, b.room = range rooms {
		b.dice.room = b.room
		b.renderRoom()
		if b.size.Height == 0 || b.play.MinSize().Height <= b.size.Height {
			return
		}
	}
}

// renderRoom brings what follows the room to it.
func (b *Board) renderRoom() {
	b.head.render(b.state, b.room)
	b.robot.Brief(b.room.bare)
	if b.robot.Box.Visible() {
		b.head.buttons.Hide()
	}
	if !b.rolling {
		b.word.fit(b.state, b.room)
		// Else there is no word to be made, or a computer hasn't said its own.
		ui.Show(!b.room.tight || b.state.view.Up != nil && (b.state.acting || b.state.typing()), b.word.object)
		b.notice.render(b.state, b.room)
	}
}

// least is the height that the play column needs when all that helps is away.
func (b *Board) least() float32 {
	h := b.top.MinSize().Height
	if b.word.object.Visible() {
		h += b.word.least() + 12
	}
	if b.notice.asks() {
		h += b.notice.object.MinSize().Height + 12
	}
	return h
}
