package table

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/sound"
	"spieltisch/app/table/session"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/daily"
	"spieltisch/games/mind"
	"spieltisch/store"
)

// Desk is what a board sees of its surroundings. What would change something does nothing
// where nobody may act, so that a board needn't ask.
type Desk struct {
	*shell.Env
	place Place
}

// Place is where a desk stands.
type Place struct {
	Game    *Game
	Session *session.Session
	Shown   func() session.Moment // what the board shows
	Before  func() any            // its view one step before; nil at the table
	Frame   Frame                 // the table; nil in the replay, where nobody may act

	Puzzle  *daily.Puzzle // that is solved; nil for none
	Ask     games.ID      // what a task asks at the table; "" for nothing of its own
	Refused func()        // whoever leads through a match hears that something didn't work; nil for nobody
	Taken   string        // a key that leads elsewhere than on other tables
}

// Frame is the table around a board, as its desk knows it.
type Frame interface {
	// Submit hands in an action for the position that is shown.
	Submit(seat games.Seat, a games.Action, house ...store.HouseWord) error
	// Undo takes back the last edit of the draft, or else the last action.
	Undo() bool
	// Touched hears that the draft has changed, ClockChanged that the board's Clock runs or stands now.
	Touched()
	ClockChanged()
	// Ask gives the screen to a seat, or with games.Table back.
	Ask(seat games.Seat)
	// Read has computers wait while something is open that everybody is to read.
	Read(interface{ Open() bool })
	// GoOn ends the moment in which a seat sees what its action has led to.
	GoOn()
	// ShowResult shows the result of a match that is over in the board's place; Untold is the event that nobody is to read in the
	// log before that, "" for none.
	ShowResult()
	Untold() games.ID
	// ShowSheet shows the board's own scorecard, false where there is none.
	ShowSheet() bool
	// Lull keeps clicks away for a moment.
	Lull()
	// Public tells whether the board that all may see is shown.
	Public() bool
	// Heard is what the last action sounded like.
	Heard() sound.Sound
	// Players are the computers at the table.
	Players() Players
}

// Players are the computers at a table.
type Players interface {
	// Drives tells whether a computer plays on a seat, People how many persons play.
	Drives(seat games.Seat) bool
	People() int
	// Turn is how far the one has come that is asked.
	Turn() Turn
	// LeadOn goes on at once, Skip until a person is asked; where none plays that stops them, or lets them go on.
	LeadOn()
	Skip()
	// Hover keeps a sentence on the screen.
	Hover(on bool)
}

// NewDesk is the desk of a board.
func NewDesk(env *shell.Env, at Place) *Desk { return &Desk{env, at} }

// Acting tells whether anybody may act on this board. In the replay nobody may: it only
// shows an old position.
func (d *Desk) Acting() bool { return d.place.Frame != nil }

// act does something on the table, where anybody may act.
func (d *Desk) act(do func(Frame)) {
	if d.Acting() {
		do(d.place.Frame)
	}
}

// Asked is the question of the task that is solved at a table, or the board's own where it asks none.
func Asked(d *Desk, own string) string {
	if d.place.Ask == "" {
		return own
	}
	return d.T(d.place.Ask)
}

// Cloth is what the game's mat is made of.
func (d *Desk) Cloth() ui.Cloth { return d.place.Game.Cloth }

// Kept tells whether the match is in the store, where what it teaches is kept, too.
func (d *Desk) Kept() bool { return d.place.Session.Kept() }

// Puzzle is the puzzle that is solved at the table; nil for none.
func (d *Desk) Puzzle() *daily.Puzzle { return d.place.Puzzle }

// Task is what is asked in the task that is solved at the table; "" for nothing of its own.
func (d *Desk) Task() games.ID { return d.place.Ask }

// Listed tells that the word list alone decides what counts: the people at the table aren't asked about words.
func (d *Desk) Listed() bool { return d.Puzzle() != nil }

// Refused hands to whoever leads through a match that something didn't work, so that they say what to do instead; false where
// nobody leads.
func (d *Desk) Refused() bool {
	if d.place.Refused == nil {
		return false
	}
	d.place.Refused()
	return true
}

// Toast says why something didn't work, unless somebody leads.
func (d *Desk) Toast(text string) {
	if !d.Refused() {
		d.Env.Toast(text)
	}
}

// KeyName is a combination as it is called; "" for one that leads elsewhere here.
func (d *Desk) KeyName(keys string) string {
	if keys == d.place.Taken {
		return ""
	}
	return d.Env.KeyName(keys)
}

// Offer shows controls while they are wanted and somebody may act: the replay has none.
func (d *Desk) Offer(on bool, controls ...fyne.CanvasObject) {
	for _, o := range controls {
		ui.Show(on && d.Acting(), o)
	}
}

// Public is the Table's view of the newest position.
func (d *Desk) Public() any { return d.place.Session.View(games.Table) }

// Players sit in the order of the seats.
func (d *Desk) Players() []store.Player { return d.place.Session.Stored().Players }

// Names are the players' names, in the order of the seats.
func (d *Desk) Names() []string { return d.place.Session.Names() }

// Name is the name of the player on a seat.
func (d *Desk) Name(s games.Seat) string { return d.SeatName(d.place.Session.Names(), s) }

// SeatAvatar is the disc of the player on a seat, or the portrait of a character. draw.SetMood changes its mood.
func (d *Desk) SeatAvatar(s games.Seat, size float32) *ui.Avatar {
	a := ui.NewAvatar("", 0, size)
	d.ShowSeat(a, s)
	return a
}

// ShowSeat makes a that of the player on a seat; a character looks calm.
func (d *Desk) ShowSeat(a *ui.Avatar, s games.Seat) {
	p := d.Players()[s]
	d.ShowAvatar(a, p, ui.Initials(d.place.Session.Names())[s])
}

// Say is the text with this id; seats are called by their names.
func (d *Desk) Say(id games.ID, args ...games.Args) string {
	return d.Named(d.place.Session.Names(), id, args...)
}

// Submit hands in an action for the position that is shown. A refusal is shown
// and returned; then nothing has changed.
func (d *Desk) Submit(seat games.Seat, a games.Action, house ...store.HouseWord) error {
	if !d.Acting() {
		return nil
	}
	return d.place.Frame.Submit(seat, a, house...)
}

// Reason is an error as a sentence.
func (d *Desk) Reason(err error) string { return d.Explain(d.place.Session.Names(), err) }

// Touched says that the draft has changed: it will be saved shortly.
func (d *Desk) Touched() { d.act(Frame.Touched) }

// ClockChanged says that the board's Clock runs or stands now, between two actions.
func (d *Desk) ClockChanged() { d.act(Frame.ClockChanged) }

// AskScreen draws the curtain for a seat with a private prompt that isn't the main
// one, such as changing an order between two turns.
func (d *Desk) AskScreen(seat games.Seat) { d.act(func(f Frame) { f.Ask(seat) }) }

// Question is a dialog about the match: the sign of its game stands at the title.
func Question(d *Desk, title, text string, buttons ...ui.DialogButton) ui.Dialog {
	g := d.place.Game
	return ui.Dialog{Title: title, Figure: Games{g}.Sign(g.Kind.Name(), 56), Body: ui.NewPara(text, ui.Lead, ui.Ink), Buttons: buttons}
}

// Tell shows a dialog that everybody is to read: until it is closed computers wait.
func (d *Desk) Tell(dialog ui.Dialog) {
	d.act(func(f Frame) { f.Read(ui.ShowDialog(d.Window, dialog)) })
}

// Await has computers wait while something is open on the board that everybody is to read.
func (d *Desk) Await(told interface{ Open() bool }) { d.act(func(f Frame) { f.Read(told) }) }

// GoOn ends the moment in which a seat sees what its action has led to.
func (d *Desk) GoOn() { d.act(Frame.GoOn) }

// Events is the log in words so far, as the table may know it; who has won only once the result has said so
// (EndWords.Winner).
func (d *Desk) Events() []games.Event {
	events := d.place.Shown().Events()
	if told := d.place.Game.Told; told != nil {
		events = told(d, events)
	}
	d.act(func(f Frame) {
		if untold := f.Untold(); untold != "" {
			events = slices.DeleteFunc(slices.Clone(events), func(e games.Event) bool { return e.ID == untold })
		}
	})
	return events
}

// Before is the view one step before the one that a replay shows; nil at the table, where the board has seen it.
func Before(d *Desk) any {
	if d.place.Before == nil {
		return nil
	}
	return d.place.Before()
}

// Newest is what the newest step of the log in words says under an id.
func (d *Desk) Newest(id games.ID) (games.Event, bool) {
	events := d.Events()
	for _, e := range slices.Backward(events) {
		if e.Step != events[len(events)-1].Step {
			break
		}
		if e.ID == id {
			return e, true
		}
	}
	return games.Event{}, false
}

// CanUndo tells whether the last action can be taken back now.
func (d *Desk) CanUndo() bool {
	_, ok := d.place.Session.CanUndo()
	return ok && d.Acting()
}

// Undo takes back the last edit of the draft, or else the last action.
func (d *Desk) Undo() { d.act(func(f Frame) { f.Undo() }) }

// Outcome is the result of the position that is shown, once there is one.
func (d *Desk) Outcome() (games.Outcome, bool) { return d.place.Shown().Outcome() }

// Rematch opens the setup of another match with the same players, the start
// rotated.
func (d *Desk) Rematch() {
	if d.Acting() {
		d.Router.Replace(shell.Route{Page: shell.Setup, Game: d.place.Game.Kind.Name(), Match: d.place.Session.ID()})
	}
}

// ShowResult shows the result of a match that is over in the board's place.
func (d *Desk) ShowResult() { d.act(Frame.ShowResult) }

// LookBack opens the replay of the match.
func (d *Desk) LookBack() {
	d.Router.Open(shell.Route{Page: shell.Replay, Match: d.place.Session.ID()})
}

// Review opens what was good and what was luck in the match.
func (d *Desk) Review() {
	d.Router.Open(shell.Route{Page: shell.Review, Match: d.place.Session.ID()})
}

// Pad is what a seat, or the Table, has noted besides the rules. In the replay there
// is none.
func (d *Desk) Pad(seat games.Seat) ([]byte, bool) {
	if !d.Acting() {
		return nil, false
	}
	data, err := d.place.Session.Pad(seat)
	if err != nil {
		d.Toast(d.Reason(err))
	}
	return data, data != nil
}

// SavePad keeps a pad at once.
func (d *Desk) SavePad(seat games.Seat, data []byte) {
	if !d.Acting() {
		return
	}
	if err := d.place.Session.SavePad(seat, data); err != nil {
		d.Toast(d.Reason(err))
	}
}

// Computer tells whether a computer plays on a seat: nobody at the table may act for it.
func (d *Desk) Computer(seat games.Seat) bool {
	return d.Acting() && d.place.Frame.Players().Drives(seat)
}

// MindSeed is the seed of what a computer thinks of on a seat in this match; it tells nothing of what is hidden.
func (d *Desk) MindSeed(seat games.Seat) uint64 { return mind.Seed(d.place.Session.Stored().UID, seat) }

// Turn is how far a computer player has come that is asked to act.
func (d *Desk) Turn() Turn {
	if !d.Acting() {
		return Turn{}
	}
	return d.place.Frame.Players().Turn()
}

// Guide is what F1 says first in a phase of the game, or while a computer is shown at work.
func (d *Desk) Guide(phase games.ID) shell.KeyHelp {
	if kind, _, _ := strings.Cut(string(phase), "."); d.Turn().Stage != StageNone {
		return shell.Guide(games.ID("guide." + kind + ".watch"))
	}
	return Guide(phase)
}

// Lull keeps clicks away for a moment, after an action that brings another button that can't be taken back to where one was: the
// second click of a double click is meant for neither.
func (d *Desk) Lull() { d.act(Frame.Lull) }

// Play plays a sound for what is being prepared on the board, where all may look on: alone behind the curtain nobody is
// heard.
func (d *Desk) Play(s sound.Sound) {
	if d.Acting() && d.place.Frame.Public() {
		d.Env.Play(s)
	}
}
