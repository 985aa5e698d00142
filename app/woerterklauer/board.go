// Package woerterklauer is the table of Wörterklauer: the field at the left, next to it all that judges the turn: the lead,
// the open pool, the words.
//
//   - game.go is its entry in the registry, form.go, language.go and paper.go the questions before a match and the score
//     sheet, rulesblock.go, rulesturn.go and lesson.go the examples of the rules, guided.go the first match.
//   - board.go puts the table together, place.go says where its parts lie: the board with its pool on the mat, field.go with
//     fieldkeys.go and window.go, pool.go; next to them column.go with seat.go and lead.go; the paper, words.go with
//     wordline.go; ask.go with inquiry.go asks the table, sheet.go lists the turns, result.go says why somebody has lost.
//   - A turn as it is tried out: tryout.go is the position, hand.go and typing.go what is picked up and what is typed,
//     halfway.go what may still be missing; state.go has what is begun, actions.go what is handed in, choose.go what is put
//     back, judge.go who judges words, wording.go, brief.go and wordhint.go how that is said.
//   - Motion: carry.go by hand, glide.go and strides.go a computer's turn, flip.go tiles that lie; lit.go lights cells.
//   - draft.go, clock.go, keys.go, menu.go and trace.go are what a board tells the table.
//   - computers.go, tips.go, puzzles.go and review.go are the minds' part, faces.go and sound.go the look of tiles and what is
//     heard.
package woerterklauer

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/shell"
	"spieltisch/app/sound"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	wk "spieltisch/games/woerterklauer"
)

// Board is the game's part of the table. It keeps the state and hands it to its parts; they show it, and let it do something through do.
type Board struct {
	desk   *table.Desk
	state  *state
	do     doer
	window *window // of the field; it stays when the parts are built again
	tell   wording

	spread *table.Spread
	mat    *mat
	carry  *carry
	field  *field
	pool   *pool
	column *column
	words  *words
	poll   poll
	glide  *glide
	stamp  *ui.Stamp

	passing bool // a key is on its way to pool or field
}

var (
	_ table.Board[wk.View] = (*Board)(nil)
	_ table.Drafter        = (*Board)(nil)
	_ table.Clocked        = (*Board)(nil)
	_ table.PerStep        = (*Board)(nil)
	_ table.Keyed          = (*Board)(nil)
	_ table.Tracer         = (*Board)(nil)
	_ table.Scorecarder    = (*Board)(nil)
	_ table.Ender          = (*Board)(nil)
	_ table.ComputerHost   = (*Board)(nil)
	_ table.Unfolder       = (*Board)(nil)
	_ table.Guided         = (*Board)(nil)
	_ table.UndoAsker      = (*Board)(nil)
	_ table.Spreader       = (*Board)(nil)
	_ shell.Rememberer     = (*Board)(nil)
)

func newBoard(d *table.Desk) *Board {
	b := &Board{desk: d, state: &state{hands: hands{acting: d.Acting()}, listed: d.Listed()}, window: &window{}, tell: wording{d}}
	b.do = b.act
	return b
}

// Build implements table.Board.
func (b *Board) Build() fyne.CanvasObject {
	relit := func(changed bool) {
		if changed {
			b.field.Refresh()
		}
	}
	light := lighter{
		on:  func(cells []wk.Cell) { relit(b.state.light(cells)) },
		off: func(cells []wk.Cell) { relit(b.state.dim(cells)) },
	}
	b.carry = &carry{window: b.window, do: b.do, layer: container.NewWithoutLayout()}
	b.field = newField(b.window, b.carry, b.do)
	b.pool = newPool(b.desk, b.carry, b.do, b.field.Take)
	b.poll = poll{desk: b.desk, s: b.state, show: b.show, left: b.letGo, ruled: b.answered}
	b.poll.here = func() *question {
		if b.spread.Narrow() {
			return b.column.question
		}
		return b.words.question
	}
	ask := questionTaps{
		rule:  func(yes bool) { b.poll.answer(func(q *inquiry) bool { return q.rule(yes) }) },
		apart: func() { b.poll.answer((*inquiry).part) },
		back:  func() { b.poll.stop() },
	}
	b.words = newWords(b.desk, light, newQuestion(b.desk, false, ask), b.do)
	b.column = newColumn(b.desk, b.words.brief, newQuestion(b.desk, true, ask), columnTaps{joker: b.askJoker, leave: b.leaveJoker, giveUp: b.giveUp, main: b.Submit, resume: ask.back, mend: func(ids []int) { b.do(func(s *state) notice { return s.mend(ids) }) }})
	b.carry.over, b.carry.aim = b.under, b.field.aimAt
	b.carry.hold = func(abs fyne.Position) { b.field.hold(b.field.find(b.field.under(abs)) - b.field.cells()) }
	b.field.left = b.column.lead.hold
	b.glide = newGlide(b)
	b.stamp = ui.NewStamp(b.desk.Cloth())
	b.mat = newMat(b.window, b.field, b.column, b.pool, b.stamp)
	b.spread = table.NewSpread(b.desk, table.SpreadParts{Mat: b.mat.object, Paper: b.words.object})
	b.spread.OnSwitch = func() {
		b.mat.set(b.spread.Narrow(), b.spread.Short())
		b.spread.Alone(b.spread.Narrow()) // a slip on the mat has the words there
		if b.state.view.Options.Size > 0 {
			b.show()
		}
		if b.state.asking != nil {
			b.poll.next()
		}
	}
	b.desk.Trace.Mark("field", b.field)
	b.desk.Trace.Mark("pool", b.pool.tiles)
	b.desk.Trace.Mark("letters", b.field.layer)
	return container.NewStack(b.spread.Object, b.carry.layer, b.glide.layer)
}

// Spread implements table.Spreader.
func (b *Board) Spread() *table.Spread { return b.spread }

// Render implements table.Board.
func (b *Board) Render(v wk.View) {
	s := b.state
	if s.judge == nil {
		s.judge = newJudge(b.desk, v)
	}
	before, shown := s.view, s.unfolded != nil
	b.carry.stop()
	b.glide.stop()
	s.acting = b.desk.Acting() && !b.desk.Computer(v.Asked)
	s.against = b.desk.Computer(0) || b.desk.Computer(1)
	b.state.attend(b.desk.Turn())
	events := b.desk.Events()
	if was, ok := table.Before(b.desk).(wk.View); ok {
		s.earlier = &tryout{view: was}
	}
	b.window.shift(s.arrive(v, len(events) > 0 && events[len(events)-1].ID == wk.EventTurn))
	b.show()
	if v.Step != before.Step {
		b.stamp.Lift()
		b.letGo()
	}
	if len(v.Turns) == len(before.Turns)+1 && v.Step == before.Step+1 {
		last := v.Turns[len(v.Turns)-1]
		if !shown {
			b.field.flip(before.Field, v.Field, last.Words)
		}
		theft := b.tell.theft(last)
		b.mat.free(last.Words, theft != "")
		if word := b.tell.accepted(v.Step, events); theft != "" && b.desk.Acting() {
			b.stamp.Strike(ui.Golden, b.desk.T("judge.stolen"), theft, false)
		} else if word != "" && b.desk.Acting() {
			b.stamp.Strike(ui.Valid, word, "", false)
		}
	}
}

// Submit implements table.Board.
func (b *Board) Submit() {
	switch b.state.main() {
	case moveNone:
	case moveResult:
		b.desk.ShowResult()
	case moveDraw:
		b.handIn(wk.Draw{})
	case moveGoOn:
		b.goOn()
	case moveVowel, moveJoker:
		if a, n := b.state.putBack(); a != nil {
			b.handIn(a)
		} else {
			b.tellWhy(n)
		}
	case moveFinish:
		b.endTurn()
	}
}

// act is the doer of all parts: what was edited is kept.
func (b *Board) act(what func(*state) notice) bool {
	edits := b.state.edits
	n := what(b.state)
	b.state.said = notice{}
	edited := b.state.edits != edits
	if edited {
		b.desk.Play(sound.Tile)
		b.field.unflip()
	}
	b.show()
	if edited {
		b.desk.Touched()
	}
	b.tellWhy(n)
	return n.empty()
}

// tellWhy says why something didn't work, until something else is done. It stands next to who tried it: a toast would lie on the
// words or the pool, of which it speaks.
func (b *Board) tellWhy(n notice) {
	if n.empty() || b.desk.Refused() {
		return
	}
	b.state.said = n
	b.column.render(b.state)
}

// show brings every part to the state.
func (b *Board) show() {
	b.mat.size(b.state.view.Options.Size)
	b.field.render(b.state)
	b.pool.render(b.state)
	b.words.render(b.state)
	b.column.render(b.state)
}

// under is where a drag would end at a point of the window.
func (b *Board) under(abs fyne.Position) (place, wk.Cell) {
	cell, ok := b.window.hit(b.field.under(abs))
	switch {
	case ok:
		return overField, cell
	case b.pool.under(abs):
		return overPool, wk.Cell{}
	}
	return nowhere, wk.Cell{}
}

// back puts everything where it was when the turn began.
func (b *Board) back() { b.do.just((*state).back) }

// letGo takes the keyboard from what belonged to the step before, so that Enter is the
// page's again; for choosing tiles the pool gets it with the first arrow.
func (b *Board) letGo() {
	c := fyne.CurrentApp().Driver().CanvasForObject(b.field)
	if c == nil || !b.desk.Acting() || c.Overlays().Top() != nil {
		return
	}
	c.Unfocus()
}

// ShowScorecard implements table.Scorecarder: it lists the turns so far with what became of which
// word, for which a sheet of paper has no room.
func (b *Board) ShowScorecard() { showSheet(b.desk, b.state.view.Turns) }

// EndWords implements table.Ender.
func (b *Board) EndWords() table.EndWords { return endWords(b.desk) }
