package davinci

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
)

// own is the page of one seat, and all that only this seat may know: the board drops
// it when the curtain closes.
type own struct {
	b     *Board
	seat  games.Seat
	view  dv.View // the seat's own
	draft dv.Draft
	pad   dv.Pad
	begun bool // the draft belongs to the view
	root  *fyne.Container
	face  ownFace
	step  ownStep
}

// ownStep is what the seat is at.
type ownStep int

const (
	stepNone  ownStep = iota
	stepStart         // takes the first tiles by colour, or arranges them
	stepTurn          // draws, guesses, stops, opens an own tile
)

var (
	_ table.Board[dv.View] = (*own)(nil)
	_ table.Drafter        = (*own)(nil)
	_ table.Clocked        = (*own)(nil)
	_ table.Keyed          = (*own)(nil)
)

// ownFace is the page of a step. It reads own.view and own.draft and hands edits to
// own.edit.
type ownFace interface {
	object() fyne.CanvasObject
	render()
	keys() []shell.KeyHelp
	key(*fyne.KeyEvent) bool
	rune(rune) bool
	menu() []ui.MenuItem
	// act does what stands on the main button.
	act()
	// showTime shows the thinking time left of a turn with a limit.
	showTime(left time.Duration)
	// stop ends animations.
	stop()
}

// Draft implements table.Drafter.
func (o *own) Draft() []byte { return table.EncodeDraft(o.draft) }

// LoadDraft implements table.Drafter.
func (o *own) LoadDraft(data []byte) {
	if d, err := dv.ParseDraft(data); err == nil {
		o.draft, o.begun = d, true
	}
}

// Build implements table.Board. It makes the page's frame; Render fills it, because only
// the view tells the step.
func (o *own) Build() fyne.CanvasObject {
	o.face, o.step = nil, stepNone
	o.root = container.NewStack()
	return o.root
}

// Render implements table.Board. Where the step is the same it is shown in place.
func (o *own) Render(v dv.View) {
	if o.view.Seats == nil {
		o.loadPad(v)
	}
	o.pad = o.pad.For(v)
	before := o.view
	o.view = v
	switch first := before.Seats == nil; {
	case !o.begun || !first && !goesOn(before, v):
		o.draft, o.begun = dv.NewDraft(v), true
	case !first && before.Step != v.Step:
		o.b.desk.Touched() // the store has dropped it with the step
	}
	o.show()
}

// goesOn tells whether a draft still belongs to the next view: the clock's "time is up"
// takes nothing away that is prepared.
func goesOn(before, v dv.View) bool {
	return before.Step == v.Step || before.Round == v.Round && before.TurnNumber == v.TurnNumber && before.Turn == v.Turn &&
		before.Phase == v.Phase && len(before.Guesses) == len(v.Guesses) && !before.Late && v.Late
}

// show brings the page to draft and view.
func (o *own) show() {
	if step := o.stepNow(); o.face == nil || step != o.step {
		o.turnTo(step)
	}
	o.face.render()
}

func (o *own) stepNow() ownStep {
	switch o.view.Phase {
	case dv.PhaseTake, dv.PhaseArrange:
		return stepStart
	}
	return stepTurn
}

func (o *own) turnTo(step ownStep) {
	if o.face != nil {
		o.face.stop()
	}
	o.step = step
	if step == stepStart {
		o.face = newStart(o)
	} else {
		o.face = newTurn(o)
	}
	o.root.Objects = []fyne.CanvasObject{o.face.object()}
	o.root.Refresh()
}

// edit takes over an edit of the draft and keeps it.
func (o *own) edit(d dv.Draft) {
	o.draft = d
	o.show()
	o.b.desk.Touched()
}

// loadPad takes up the seat's notes; those that can't be read begin anew.
func (o *own) loadPad(v dv.View) {
	o.pad = dv.NewPad(v)
	if data, ok := o.b.desk.Pad(o.seat); ok {
		if p, err := dv.ParsePad(data); err == nil {
			o.pad = p
		}
	}
}

// setPad takes over an edit of the notes and keeps it at once.
func (o *own) setPad(p dv.Pad) {
	o.pad = p
	if data, err := p.Encode(); err == nil {
		o.b.desk.SavePad(o.seat, data)
	}
	o.show()
}

// unfocus lets go of the focus, so that keys are the page's.
func (o *own) unfocus() { o.b.desk.Window.Canvas().Unfocus() }

// submit hands in the seat's action.
func (o *own) submit(a games.Action) { _ = o.b.desk.Submit(o.seat, a) }

// Submit implements table.Board.
func (o *own) Submit() {
	if o.face != nil {
		o.face.act()
	}
}

// Undo implements table.Drafter.
func (o *own) Undo() bool {
	if !o.draft.CanUndo() {
		return false
	}
	o.edit(o.draft.Undo())
	return true
}

// Redo implements table.Drafter.
func (o *own) Redo() bool {
	if !o.draft.CanRedo() {
		return false
	}
	o.edit(o.draft.Redo())
	return true
}

// Clock implements table.Clocked: it runs in a turn. Once time is up, or an own tile has
// to be opened, there is no limit any more.
func (o *own) Clock() (runs bool, limit time.Duration) {
	if o.view.Late || o.view.Phase == dv.PhaseOpen {
		return o.step == stepTurn, 0
	}
	return o.step == stepTurn, time.Duration(o.view.Options.Clock) * time.Second
}

// Tick implements table.Clocked.
func (o *own) Tick(left time.Duration) {
	if o.face != nil {
		o.face.showTime(left)
	}
}

// TimeUp implements table.Clocked.
func (o *own) TimeUp() games.Action { return dv.TimeUp{} }

// Chips implements table.Chipped.
func (o *own) Chips() []string { return o.b.facts(o.view) }

// Keys implements table.Keyed.
func (o *own) Keys() []shell.KeyHelp {
	var keys []shell.KeyHelp
	if o.face != nil {
		keys = o.face.keys()
	}
	return o.b.withSheetKey(keys)
}

// Key implements table.Keyed.
func (o *own) Key(e *fyne.KeyEvent) bool { return o.b.sheetKey(e) || o.face != nil && o.face.key(e) }

// Rune implements table.Keyed.
func (o *own) Rune(r rune) bool { return o.face != nil && o.face.rune(r) }

// Menu implements table.Menued.
func (o *own) Menu() []ui.MenuItem {
	var items []ui.MenuItem
	if o.face != nil {
		items = o.face.menu()
	}
	return append(items, o.b.Menu()...)
}

// Stop implements table.Stopper.
func (o *own) Stop() {
	if o.face != nil {
		o.face.stop()
	}
}
