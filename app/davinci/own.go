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

// own is the page of one seat, and all that only this seat may know: the table drops it when
// the curtain closes.
type own struct {
	desk *table.Desk
	ownState
	root *fyne.Container
	face ownFace
	at   ownStep // what the face is for
}

var (
	_ table.Board[dv.View] = (*own)(nil)
	_ table.Drafter        = (*own)(nil)
	_ table.Clocked        = (*own)(nil)
	_ table.Keyed          = (*own)(nil)

	_ table.Lingerer[dv.View] = (*own)(nil)
	_ table.ComputerHost      = (*own)(nil)
)

// ownFace is the page of a step: it is handed what it shows, and hands on what is done.
type ownFace interface {
	object() fyne.CanvasObject
	render(ownState)
	keys() []shell.KeyHelp
	key(*fyne.KeyEvent) bool
	rune(rune) bool
	// act does what stands on the main button.
	act()
	// showTurn shows how far a computer player has come.
	showTurn()
	// showTime shows the thinking time left of a turn with a limit.
	showTime(left time.Duration)
	// stop ends animations.
	stop()
}

// Build implements table.Board. It makes the page's frame; Render fills it, because only
// the view tells the step.
func (o *own) Build() fyne.CanvasObject {
	o.face, o.at = nil, stepNone
	o.root = container.NewStack()
	return o.root
}

// Render implements table.Board. Where the step is the same it is shown in place.
func (o *own) Render(v dv.View) {
	o.asks = announced(o.desk.Turn())
	o.moment, o.placed = nil, 0 // it is over: whoever is alone at the screen stays before this page
	o.bring(v)
}

// bring brings the page to a view.
func (o *own) bring(v dv.View) {
	if o.view.Seats == nil {
		o.loadPad(v)
	}
	before, fresh := o.view, false
	if o.ownState, fresh = o.next(v); !fresh && before.Seats != nil && before.Step != v.Step {
		o.desk.Touched() // the store has dropped the draft with the step
	}
	o.show()
}

// How long a seat may look at the answer that has ended its turn, after everything has
// moved to its place.
const momentTime = 2 * time.Second

// Linger implements table.Lingerer: the seat sees what became of its guess.
func (o *own) Linger(v dv.View) time.Duration {
	s, ok := o.ended(v)
	if !ok {
		return 0
	}
	o.ownState = s
	o.bring(v)
	if ui.Animations() {
		return momentTime + slideTime
	}
	return momentTime
}

// show brings the page to draft and view.
func (o *own) show() {
	if step := o.step(); o.face == nil || step != o.at {
		o.turnTo(step)
	}
	o.face.render(o.ownState)
}

func (o *own) turnTo(step ownStep) {
	if o.face != nil {
		o.face.stop()
	}
	o.at = step
	if step == stepStart {
		o.face = newStart(o.desk, o)
	} else {
		o.face = newTurn(o.desk, o, o.ownState)
	}
	o.root.Objects = []fyne.CanvasObject{o.face.object()}
	o.root.Refresh()
}

// edit takes over an edit of the draft and keeps it.
func (o *own) edit(d dv.Draft) {
	o.draft = d
	o.show()
	o.desk.Touched()
}

// choose chooses the own tile to be opened, or no longer.
func (o *own) choose(id int) {
	if o.view.Phase != dv.PhaseOpen {
		return
	}
	o.opening = o.chooses(id)
	o.show()
}

// loadPad takes up the seat's notes; if they can't be read, they begin again.
func (o *own) loadPad(v dv.View) {
	o.pad = dv.NewPad(v)
	if data, ok := o.desk.Pad(o.seat); ok {
		if p, err := dv.ParsePad(data); err == nil {
			o.pad = p
		}
	}
}

// setPad takes over an edit of the notes and keeps it at once.
func (o *own) setPad(p dv.Pad) {
	o.pad = p
	if data, err := p.Encode(); err == nil {
		o.desk.SavePad(o.seat, data)
	}
	o.show()
}

// submit hands in the seat's action. Where the button for a guess lay, the turn can be ended after a right one.
func (o *own) submit(a games.Action) {
	if _, guess := a.(dv.Guess); o.desk.Submit(o.seat, a) == nil && guess {
		o.desk.Lull()
	}
}

// ShowComputer implements table.ComputerHost.
func (o *own) ShowComputer(t table.Turn) bool {
	switch asks := announced(t); {
	case o.face == nil:
	case asks != o.asks:
		o.asks = asks
		o.show()
	default: // rendered again, a tile that turns over would lie at once
		o.face.showTurn()
	}
	return true
}

// Submit implements table.Board.
func (o *own) Submit() {
	if o.face != nil {
		o.face.act()
	}
}
