package davinci

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/shell"
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

// ownFace is the page of a step. It reads own.view and own.draft and hands edits to
// own.edit.
type ownFace interface {
	object() fyne.CanvasObject
	render()
	keys() []shell.KeyHelp
	key(*fyne.KeyEvent) bool
	rune(rune) bool
	menu() []ui.MenuItem
	// showTime shows the thinking time left of a turn with a limit.
	showTime(left time.Duration)
	// stop ends animations.
	stop()
}

// newOwn is the page for a seat that has opened the curtain; loaded is its draft in
// the store, nil for none.
func newOwn(b *Board, seat games.Seat, loaded []byte) *own {
	o := &own{b: b, seat: seat}
	if loaded != nil {
		if d, err := dv.ParseDraft(loaded); err == nil {
			o.draft, o.begun = d, true
		}
	}
	return o
}

// build makes the page's frame; render fills it, because only the view tells the step.
func (o *own) build() fyne.CanvasObject {
	o.face, o.step = nil, stepNone
	o.root = container.NewStack()
	return o.root
}

// render shows a view, in place where the step is the same.
func (o *own) render(v dv.View) {
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

func (o *own) undo() bool {
	if !o.draft.CanUndo() {
		return false
	}
	o.edit(o.draft.Undo())
	return true
}

func (o *own) redo() bool {
	if !o.draft.CanRedo() {
		return false
	}
	o.edit(o.draft.Redo())
	return true
}

// thinks tells whether the seat's clock runs.
func (o *own) thinks() bool { return o.step == stepTurn }

func (o *own) keys() []shell.KeyHelp {
	if o.face == nil {
		return nil
	}
	return o.face.keys()
}

func (o *own) key(e *fyne.KeyEvent) bool { return o.face != nil && o.face.key(e) }

func (o *own) rune(r rune) bool { return o.face != nil && o.face.rune(r) }

func (o *own) menu() []ui.MenuItem {
	if o.face == nil {
		return nil
	}
	return o.face.menu()
}

func (o *own) showTime(left time.Duration) {
	if o.face != nil {
		o.face.showTime(left)
	}
}

func (o *own) stop() {
	if o.face != nil {
		o.face.stop()
	}
}
