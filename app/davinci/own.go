package davinci

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
)

// own is the page of one seat, and all that only this seat may know: the table drops it when the curtain closes.
type own struct {
	desk *table.Desk
	ownState
	spread     *table.Spread
	mat, paper *fyne.Container // what lies on them
	scene      *scene          // of a turn; nil while the seat sets up
	start      *start          // nil in a turn
	notes      *notes          // nil where none are taken
	list       *list
}

var (
	_ table.Board[dv.View] = (*own)(nil)
	_ table.Drafter        = (*own)(nil)
	_ table.Clocked        = (*own)(nil)
	_ table.Keyed          = (*own)(nil)
	_ table.Spreader       = (*own)(nil)

	_ table.Lingerer[dv.View] = (*own)(nil)
	_ table.ComputerHost      = (*own)(nil)
)

// Build implements table.Board. Render fills the mat, because only the view tells what lies there.
func (o *own) Build() fyne.CanvasObject {
	o.scene, o.start, o.notes, o.list = nil, nil, nil, nil
	o.mat, o.paper = container.NewStack(), container.NewStack()
	name, icon := o.desk.T("davinci.past.title"), ui.IconSheet
	if v, ok := o.desk.Public().(dv.View); ok && v.Options.Pad != dv.PadOff {
		name, icon = o.desk.T("davinci.notes.title"), ui.IconPencil
		o.notes = newNotes(o.desk, o)
		o.paper.Objects = []fyne.CanvasObject{o.notes.object}
	} else {
		o.list = newList(o.desk)
		o.paper.Objects = []fyne.CanvasObject{o.list.object}
	}
	o.spread = table.NewSpread(o.desk, table.SpreadParts{Mat: o.mat, Paper: o.paper, Name: name, Icon: icon})
	o.spread.OnSwitch = o.fit
	o.spread.OnDrawer = func(bool) { ui.PlaceAllAnew(o.mat) }
	return o.spread.Object
}

// Spread implements table.Spreader.
func (o *own) Spread() *table.Spread { return o.spread }

// fit follows the page's height.
func (o *own) fit() {
	if o.scene != nil {
		o.scene.fit(o.spread)
	}
	if o.start != nil {
		o.start.short = o.spread.Short()
	}
}

// built tells whether something lies on the mat.
func (o *own) built() bool { return o.scene != nil || o.start != nil }

// Render implements table.Board. Where the step is the same it is shown in place.
func (o *own) Render(v dv.View) {
	o.asks = announced(o.desk.Turn())
	o.moment = nil // it is over: whoever is alone at the screen stays before this page
	o.bring(v)
}

// bring brings the page to a view.
func (o *own) bring(v dv.View) {
	if o.view.Seats == nil {
		o.loadPad(v)
	}
	before, fresh := o.view, false
	o.shown = shownIn(o.desk, v)
	if o.ownState, fresh = o.next(v); !fresh && before.Seats != nil && before.Step != v.Step {
		o.desk.Touched() // the store has dropped the draft with the step
	}
	o.show()
}

// How long a seat may look at the answer that has ended its turn, after everything has moved to its place.
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
	setsUp := o.setsUp()
	if setsUp != (o.start != nil) || !o.built() {
		o.turnTo(setsUp)
	}
	o.spread.Alone(o.view.Phase == dv.PhaseTake || o.view.Phase == dv.PhaseArrange)
	if o.start != nil {
		o.start.render(o.ownState)
		return
	}
	o.scene.render(o.ownState)
	if o.notes != nil {
		o.notes.render(o.ownState)
	} else {
		o.list.render(o.view)
	}
}

// turnTo puts something else on the mat.
func (o *own) turnTo(setsUp bool) {
	o.Stop()
	o.scene, o.start = nil, nil
	if setsUp {
		o.start = newStart(o.desk, o, o.seat)
		o.mat.Objects = []fyne.CanvasObject{o.start.object}
	} else {
		o.scene = newScene(o.desk, o, o.seat)
		o.mat.Objects = []fyne.CanvasObject{o.scene.object}
	}
	o.fit()
	o.mat.Refresh()
}

// edit takes over an edit of the draft and keeps it.
func (o *own) edit(d dv.Draft) {
	o.draft = d
	o.show()
	o.desk.Touched()
}

// point points at a tile, or no longer. The number that was named for another one goes first, so that a tap on its key names it
// again and guesses nothing.
func (o *own) point(id int) {
	if _, loose := o.toPlace(); loose {
		o.scene.ask.say(o.desk.T("davinci.turn.need_place"))
		return
	}
	if !o.guessing() {
		return
	}
	if t, of, _, _ := o.view.Find(id); t.Open {
		o.scene.ask.say(o.desk.Say("davinci.turn.lies_open", games.Args{"Of": of}))
		return
	}
	d := o.draft
	if d.Number != dv.NumberUnknown {
		d = d.Name(o.view, d.Number)
	}
	o.edit(d.Point(o.view, id))
}

// tap points at a tile as a pointer does: one that the program has chosen stays.
func (o *own) tap(id int) {
	if id == o.led && id == o.draft.Target {
		o.led = -1
		return
	}
	o.point(id)
}

// pointTo points at a tile; it stays if it is the one already.
func (o *own) pointTo(id int) {
	if id != 0 && id != o.draft.Target {
		o.point(id)
	}
}

// name names a number, or no longer if it was that one.
func (o *own) name(number int) {
	if o.guessing() {
		o.edit(o.draft.Name(o.view, number))
	}
}

// layAt chooses where the drawn tile goes.
func (o *own) layAt(place int) { o.edit(o.draft.SetPlace(o.view, place)) }

// choose chooses the own tile to be opened, or no longer.
func (o *own) choose(id int) {
	if o.view.Phase == dv.PhaseOpen {
		o.opening = pick(o.opening == id, 0, id)
		o.show()
	}
}

// guess hands in the guess, or says what it lacks.
func (o *own) guess() {
	g, ok := o.draft.Guess(o.view)
	_, loose := o.toPlace()
	switch w := dv.Warn(o.view, g); {
	case !ok && o.scene.block.object.Visible(): // which says what is missing
		o.scene.block.lacks.SetColor(ui.Warn)
	case !ok && (loose || o.guessing()):
		o.scene.ask.say(o.desk.T(o.missing()))
	case !ok:
	case w != nil:
		o.warn(g, w)
	default:
		o.submit(g)
	}
}

// warn asks before a guess that can't be right. Enter goes back: whoever presses it twice in a row has not read it.
func (o *own) warn(g dv.Guess, w *dv.Warning) {
	d := o.desk
	ui.ShowDialog(d.Window, table.Question(d, d.T("davinci.turn.warn"), d.Say(w.ID, w.Args),
		ui.GraveButtons(d.T("davinci.turn.warn_back"), d.T("davinci.turn.warn_go"), func() { o.submit(g) })...))
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

// submit hands in the seat's action. Where the key for a guess lay, something else may lie after it.
func (o *own) submit(a games.Action) {
	if _, guess := a.(dv.Guess); o.desk.Submit(o.seat, a) == nil && guess {
		o.desk.Lull()
	}
}

// ShowComputer implements table.ComputerHost.
func (o *own) ShowComputer(t table.Turn) bool {
	switch asks := announced(t); {
	case o.scene == nil:
	case asks != o.asks:
		o.asks = asks
		o.show()
	default: // rendered again, a tile that turns over would lie at once
		o.scene.showTurn()
	}
	return true
}

// Submit implements table.Board.
func (o *own) Submit() {
	switch {
	case o.start != nil:
		o.start.act()
	case o.scene != nil:
		o.scene.act()
	}
}
