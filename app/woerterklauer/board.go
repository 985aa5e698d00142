// Package woerterklauer is the table of Wörterklauer: the field at the left, beside it
// all that judges the turn: the lead, the open pool, the words.
package woerterklauer

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/table"
	"spieltisch/games"
	"spieltisch/games/lexicon"
	wk "spieltisch/games/woerterklauer"
)

// Board is the game's part of the table. Cards read view, draft, turn and verdict, hand
// edits to edit and actions to the desk. They are draw.Panels, and nothing large lies
// invisible on the table: also a transparent rectangle costs its area.
type Board struct {
	desk    *table.Desk
	view    wk.View
	draft   wk.Draft
	turn    wk.Attempt     // the draft as the referee sees it
	verdict wk.Verdict     // of the draft, always up to date
	answers []games.Ruling // the table's, to open questions of this turn
	ended   wk.Draft       // the draft before the last action, for when that is taken back
	endedAt int            // its step
	loaded  bool           // draft came from the store; the next Render must not begin it anew

	terms      *lexicon.Terms
	judged     bool
	judgedLays []wk.Lay

	hand  hand // what is picked up
	carry *carry
	field *field
	frame *frame
	pool  *pool

	lead   *lead
	words  *words
	bar    *bar
	recap  *recap
	swap   *swap
	result *result

	between

	columns *columns
	tight   bool // the window is low or the text large: only what a decision needs
}

var (
	_ table.Board[wk.View] = (*Board)(nil)
	_ table.Drafter        = (*Board)(nil)
	_ table.Clocked        = (*Board)(nil)
	_ table.PerStep        = (*Board)(nil)
	_ table.Keyed          = (*Board)(nil)
	_ table.Tracer         = (*Board)(nil)
)

func newBoard(d *table.Desk) *Board { return &Board{desk: d} }

// Build implements table.Board.
func (b *Board) Build() fyne.CanvasObject {
	if b.field == nil {
		b.field = newField(b)
	} else { // keeps its window
		b.field = b.field.anew()
	}
	b.frame = newFrame(b)
	b.pool = newPool(b)
	b.lead, b.words, b.bar = newLead(b), newWords(b), newBar(b)
	b.recap, b.swap, b.result = newRecap(b), newSwap(b), newResult(b)
	b.carry = newCarry(b)
	b.columns = newColumns(b)
	b.desk.Trace.Mark("field", b.field)
	b.desk.Trace.Mark("pool", b.pool.tiles)
	return container.NewStack(b.columns.object, b.carry.layer)
}

// Render implements table.Board.
func (b *Board) Render(v wk.View) {
	before := b.view
	b.view = v
	b.answers, b.judged = nil, false
	b.hand = hand{}
	b.carry.stop() // a drag that the clock has overtaken
	b.follow(before)
	if b.view.Step > before.Step {
		b.ended, b.endedAt = b.draft, before.Step
	}
	b.draft = b.nextDraft(before)
	b.arrive(before)
	b.loaded = false
	if b.view.Step != before.Step {
		b.pool.tiles.cursor = 0 // other tiles may lie there
	}
	b.show()
	if b.view.Step != before.Step {
		b.letGo()
	}
	if len(b.view.Turns) == len(before.Turns)+1 && b.view.Step == before.Step+1 {
		b.field.flip(before.Field, b.view.Field)
	}
}

// nextDraft is the draft for the position now, after the one before.
func (b *Board) nextDraft(before wk.View) wk.Draft {
	v := b.view
	switch {
	case v.Phase != wk.PhaseLay:
		return wk.NewDraft(v)
	case b.loaded, v.Step == before.Step:
		return b.draft.For(v)
	case v.Step < before.Step && v.Step == b.endedAt && b.ended.Laid != nil: // to be mended
		return b.ended.For(v)
	default:
		return wk.NewDraft(v)
	}
}

// follow keeps the tiles where they are on the screen when the first turn has ended:
// then cells are counted from its first word.
func (b *Board) follow(before wk.View) {
	if b.field == nil || len(before.Turns) > 0 || len(b.view.Turns) != 1 || len(b.draft.Laid) == 0 {
		return
	}
	was := b.draft.Laid[0]
	for _, p := range b.view.Field {
		if p.ID == was.ID {
			b.field.shift(p.At.X-was.At.X, p.At.Y-was.At.Y)
		}
	}
}

// laying tells whether tiles may be moved now.
func (b *Board) laying() bool {
	return !b.desk.Replay && b.view.Phase == wk.PhaseLay && !b.due && !b.joker
}

// show brings every part to the view and the draft.
func (b *Board) show() {
	b.judge()
	b.frame.render()
	b.field.render()
	b.pool.render()
	b.renderCards()
}

// renderCards shows what judges the draft.
func (b *Board) renderCards() {
	for _, c := range []interface{ render() }{b.lead, b.words, b.bar, b.recap, b.swap, b.result} {
		c.render()
	}
	b.columns.refresh()
}

// edit takes over an edit of the draft and keeps it.
func (b *Board) edit(d wk.Draft) {
	if !b.laying() {
		return
	}
	b.field.unflip()
	b.draft = d
	b.show()
	b.desk.Touched()
}

// back puts everything where it was when the turn began; one step of undo.
func (b *Board) back() {
	b.hand = hand{}
	b.edit(b.draft.Reset(b.view))
}

// mover is the colour whose turn it is, in a finished match that of the last turn.
func (b *Board) mover() wk.Color { return b.view.Mover }

// Draft implements table.Drafter.
func (b *Board) Draft() []byte {
	if b.view.Phase != wk.PhaseLay {
		return nil
	}
	return table.EncodeDraft(b.draft)
}

// LoadDraft implements table.Drafter.
func (b *Board) LoadDraft(data []byte) {
	if d, err := wk.ParseDraft(data); err == nil && d.Laid != nil {
		b.draft, b.loaded = d, true
	}
}

// Undo implements table.Drafter.
func (b *Board) Undo() bool {
	if !b.laying() || !b.draft.CanUndo() {
		return false
	}
	b.hand = hand{}
	b.edit(b.draft.Undo())
	return true
}

// Redo implements table.Drafter.
func (b *Board) Redo() bool {
	if !b.laying() || !b.draft.CanRedo() {
		return false
	}
	b.hand = hand{}
	b.edit(b.draft.Redo())
	return true
}

// Clock implements table.Clocked: it runs while somebody chooses or lays tiles. Drawing
// takes no thought.
func (b *Board) Clock() (runs bool, limit time.Duration) {
	return b.thinking(), time.Duration(b.view.Options.Clock) * time.Second
}

// PerStep implements table.PerStep: choosing tiles has a time of its own.
func (b *Board) PerStep() bool { return true }

// Tick implements table.Clocked.
func (b *Board) Tick(left time.Duration) { b.bar.showTime(left) }

// Stop implements table.Stopper.
func (b *Board) Stop() {
	b.carry.stop()
	if b.field != nil {
		b.field.unflip()
	}
}
