// Package woerterklauer is the table of Wörterklauer: the field at the left, next to it all that judges the turn: the lead,
// the open pool, the words.
//
//   - game.go is its entry in the registry, form.go, language.go and paper.go the questions before a match and the score
//     sheet, rulesblock.go, rulesturn.go and lesson.go the examples of the rules, guided.go the first match.
//   - board.go puts the table together, columns.go says where its parts lie: frame.go and foot.go, field.go with
//     fieldinput.go, fieldlook.go and window.go, pool.go, lead.go, words.go with wordline.go, bar.go; choose.go, swap.go and
//     ask.go take their place for a while, recap.go, result.go and sheet.go between turns and after them.
//   - A turn as it is tried out: tryout.go is the position, hand.go and direction.go what is picked up and where typing goes,
//     halfway.go what may still be missing; state.go has what is begun, actions.go what is handed in, judge.go who judges
//     words, wording.go, brief.go and wordhint.go how that is said.
//   - Motion: carry.go by hand, glide.go and strides.go a computer's turn, flip.go and drift.go tiles that lie; lit.go
//     lights cells.
//   - draft.go, clock.go, keys.go, menu.go and trace.go are what a board tells the table.
//   - computers.go, tips.go, puzzles.go and review.go are the minds' part, faces.go and sound.go the look of tiles and what is
//     heard.
package woerterklauer

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/sound"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	wk "spieltisch/games/woerterklauer"
)

// Board is the game's part of the table. It keeps the state and hands it to its parts;
// they show it, and let it do something through do. The cards are draw.Panels, and nothing
// large lies invisible on the table: also a transparent rectangle costs its area.
type Board struct {
	desk   *table.Desk
	state  *state
	do     doer
	window *window // of the field; it stays when the parts are built again
	tell   wording

	carry  *carry
	field  *field
	frame  *frame
	pool   *pool
	lead   *lead
	words  *words
	bar    *bar
	foot   *foot
	glide  *glide
	recap  *recap
	swap   *swap
	result *result

	columns *columns

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
)

func newBoard(d *table.Desk) *Board {
	b := &Board{desk: d, state: &state{hands: hands{acting: d.Acting()}, listed: d.Listed()}, window: &window{}, tell: wording{d}}
	b.do = b.act
	return b
}

// Build implements table.Board.
func (b *Board) Build() fyne.CanvasObject {
	light := lighter{
		on:  func(cells []wk.Cell) { b.relit(b.state.light(cells)) },
		off: func(cells []wk.Cell) { b.relit(b.state.dim(cells)) },
	}
	b.carry = newCarry(b.window, b.do)
	b.field = newField(b.window, b.carry, b.do)
	b.frame = newFrame(b.field)
	b.pool = newPool(b.desk, b.carry, b.do, func() { focus(b.field) })
	b.carry.over, b.carry.aim, b.carry.past = b.under, b.field.setAim, b.field.nudge
	b.lead = newLead(b.desk)
	b.words = newWords(b.tell, light, b.do)
	b.recap = newRecap(b.desk, light, b.do)
	b.swap = newSwap(b.desk)
	b.result = newResult(b.desk)
	b.bar = newBar(b.desk, barTaps{back: b.back, joker: b.askJoker, leave: b.leaveJoker, giveUp: b.giveUp, main: b.Submit})
	b.foot = newFoot(b.desk, b.bar)
	b.glide = newGlide(b)
	b.columns = newColumns(b.desk, b.frame, b.lead, b.pool, b.foot, b.words.object, b.swap.object, b.recap.object, b.result.object)
	b.columns.tight = b.setTight
	b.desk.Trace.Mark("field", b.field)
	b.desk.Trace.Mark("pool", b.pool.tiles)
	b.desk.Trace.Mark("letters", b.field.layer)
	b.desk.Trace.Mark("lead", b.lead.object)
	return container.NewStack(b.columns.object, b.carry.layer, b.glide.layer)
}

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
	b.window.shift(s.arrive(v, turnEnded(b.desk.Events())))
	b.show()
	if v.Step != before.Step {
		if b.field.makeRoom() && v.Step > before.Step {
			s.moved = len(v.Turns)
			b.showCards()
		}
		b.letGo()
	}
	if len(v.Turns) == len(before.Turns)+1 && v.Step == before.Step+1 && !shown {
		b.field.flip(before.Field, v.Field, v.Turns[len(v.Turns)-1].Words)
	}
}

// Submit implements table.Board.
func (b *Board) Submit() {
	switch b.state.main() {
	case moveNone:
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

// tellWhy says why something didn't work, until something else is done. It stands in the bar: a toast would lie on the words or
// the pool, of which it speaks.
func (b *Board) tellWhy(n notice) {
	if n.empty() || b.desk.Refused() {
		return
	}
	b.state.said = n
	b.bar.render(b.state)
}

// show brings every part to the state.
func (b *Board) show() {
	s := b.state
	b.frame.render(s)
	b.field.render(s)
	b.pool.render(s)
	b.showCards()
}

// showCards shows what judges the draft.
func (b *Board) showCards() {
	for _, c := range []interface{ render(*state) }{b.lead, b.words, b.bar, b.foot, b.recap, b.swap, b.result} {
		c.render(b.state)
	}
	b.columns.refresh()
}

// setTight follows the height of the window.
func (b *Board) setTight(tight bool) {
	if b.state.tight == tight {
		return
	}
	b.state.tight = tight
	if b.state.view.Options.Size > 0 {
		b.showCards()
	}
}

// under is where a drag would end at a point of the window.
func (b *Board) under(abs fyne.Position) (place, wk.Cell) {
	cell, ok := b.field.at(abs)
	switch {
	case ok:
		return overField, cell
	case b.pool.under(abs):
		return overPool, wk.Cell{}
	}
	return nowhere, wk.Cell{}
}

// back puts everything where it was when the turn began.
func (b *Board) back() {
	b.do.just((*state).back)
	b.field.goBack()
}

// letGo takes the keyboard from what belonged to the step before, so that Enter is the
// page's again; for choosing tiles the pool gets it with the first arrow.
func (b *Board) letGo() {
	ui.Relayout(b.desk.Window) // other cards are shown now, and they may need less room
	c := fyne.CurrentApp().Driver().CanvasForObject(b.field)
	if c == nil || !b.desk.Acting() || c.Overlays().Top() != nil {
		return
	}
	c.Unfocus()
}

// relit shows on the field what is lit, if that is something else now.
func (b *Board) relit(changed bool) {
	if changed {
		b.field.Refresh()
	}
}

// ShowScorecard implements table.Scorecarder: it lists the turns so far with what became of which
// word, for which a sheet of paper has no room.
func (b *Board) ShowScorecard() { showSheet(b.desk, b.state.view.Turns) }

// EndWords implements table.Ender.
func (b *Board) EndWords() table.EndWords {
	return endWords(b.desk)
}

func focus(o interface {
	fyne.CanvasObject
	fyne.Focusable
},
) {
	if c := fyne.CurrentApp().Driver().CanvasForObject(o); c != nil {
		c.Focus(o)
	}
}
