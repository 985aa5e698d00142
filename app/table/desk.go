package table

import (
	"slices"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/table/session"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/daily"
	"spieltisch/store"
)

// Desk is what a board sees of its surroundings. What would change something does nothing
// where nobody may act, so that a board needn't ask.
type Desk struct {
	*shell.Env
	page    *Page                 // the table; nil in the replay
	shown   func() session.Moment // what the board shows
	session *session.Session
	game    *Game
}

// Acting tells whether anybody may act on this board. In the replay nobody may: it only
// shows an old position.
func (d *Desk) Acting() bool { return d.page != nil }

// Kept tells whether the match is in the store, where what it teaches is kept, too.
func (d *Desk) Kept() bool { return d.session.Kept() }

// Puzzle is the puzzle that is solved at the table; nil for none.
func (d *Desk) Puzzle() *daily.Puzzle {
	if d.page == nil || d.page.trial == nil {
		return nil
	}
	return d.page.trial.Puzzle
}

// Listed tells that the word list alone decides what counts: the people at the table aren't asked about words.
func (d *Desk) Listed() bool { return d.Puzzle() != nil }

// Refused hands to whoever leads through a match that something didn't work, so that they say what to do instead; false where
// nobody leads.
func (d *Desk) Refused() bool {
	if d.page == nil || d.page.trial == nil || d.page.trial.Refused == nil {
		return false
	}
	d.page.trial.Refused()
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
	if keys == SolveKey && d.page != nil && d.page.trial != nil && d.page.trial.Solve != nil {
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
func (d *Desk) Public() any { return d.session.View(games.Table) }

// Players sit in the order of the seats.
func (d *Desk) Players() []store.Player { return d.session.Stored().Players }

// Names are the players' names, in the order of the seats.
func (d *Desk) Names() []string { return d.session.Names() }

// Name is the name of the player on a seat.
func (d *Desk) Name(s games.Seat) string { return d.SeatName(d.session.Names(), s) }

// SeatAvatar is the disc of the player on a seat, or the portrait of a character. draw.SetMood changes its mood.
func (d *Desk) SeatAvatar(s games.Seat, size float32) *ui.Avatar {
	a := ui.NewAvatar("", 0, size)
	d.ShowSeat(a, s)
	return a
}

// ShowSeat makes a that of the player on a seat; a character looks calm.
func (d *Desk) ShowSeat(a *ui.Avatar, s games.Seat) {
	p := d.Players()[s]
	d.ShowAvatar(a, p, ui.Initials(d.session.Names())[s])
}

// Say is the text with this id; seats are called by their names.
func (d *Desk) Say(id games.ID, args ...games.Args) string {
	return d.Named(d.session.Names(), id, args...)
}

// Submit hands in an action for the position that is shown. A refusal is shown
// and returned; then nothing has changed.
func (d *Desk) Submit(seat games.Seat, a games.Action, house ...store.HouseWord) error {
	if !d.Acting() {
		return nil
	}
	return d.page.submit(seat, a, house...)
}

// Reason is an error as a sentence.
func (d *Desk) Reason(err error) string { return d.Explain(d.session.Names(), err) }

// Touched says that the draft has changed: it will be saved shortly.
func (d *Desk) Touched() {
	if d.Acting() {
		d.page.keeper.Touch()
		d.page.retry.End() // they go on otherwise
		d.page.undone = undone{}
		d.page.tips.touched()
		d.page.trial.touched()
	}
}

// ClockChanged says that the board's Clock runs or stands now, between two actions.
func (d *Desk) ClockChanged() {
	if d.Acting() {
		d.page.runClock()
	}
}

// AskScreen draws the curtain for a seat with a private prompt that isn't the main
// one, such as changing an order between two turns.
func (d *Desk) AskScreen(seat games.Seat) {
	if d.Acting() {
		d.page.ask(seat)
	}
}

// Tell shows a dialog that everybody is to read: until it is closed computers wait.
func (d *Desk) Tell(dialog ui.Dialog) {
	if d.Acting() {
		d.page.told = ui.ShowDialog(d.Window, dialog)
	}
}

// LeaveScreen gives the screen back that a seat had asked for.
func (d *Desk) LeaveScreen() {
	if d.Acting() {
		d.page.ask(games.Table)
	}
}

// GoOn ends the moment in which a seat sees what its action has led to.
func (d *Desk) GoOn() {
	if d.Acting() {
		d.page.goOn()
	}
}

// Events is the log in words so far, as the table may know it; who has won only once the result has said so
// (EndWords.Winner).
func (d *Desk) Events() []games.Event {
	events := d.shown().Events()
	if told := d.game.Told; told != nil {
		events = told(d, events)
	}
	if d.Acting() && d.page.result == resultDue {
		winner := d.page.board.words().Winner
		events = slices.DeleteFunc(slices.Clone(events), func(e games.Event) bool { return e.ID == winner })
	}
	return events
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
	_, ok := d.session.CanUndo()
	return ok && d.Acting()
}

// Undo takes back the last edit of the draft, or else the last action.
func (d *Desk) Undo() {
	if d.Acting() {
		d.page.Undo()
	}
}

// Outcome is the result of the position that is shown, once there is one.
func (d *Desk) Outcome() (games.Outcome, bool) { return d.shown().Outcome() }

// Rematch opens the setup of another match with the same players, the start
// rotated.
func (d *Desk) Rematch() {
	if d.Acting() {
		d.Router.Replace(shell.Route{Page: shell.Setup, Game: d.page.game.Kind.Name(), Match: d.session.ID()})
	}
}

// ShowResult shows the result of a match that is over in the board's place.
func (d *Desk) ShowResult() {
	if d.Acting() {
		d.page.showResult()
	}
}

// LookBack opens the replay of the match.
func (d *Desk) LookBack() {
	d.Router.Open(shell.Route{Page: shell.Replay, Match: d.session.ID()})
}

// Review opens what was good and what was luck in the match.
func (d *Desk) Review() {
	d.Router.Open(shell.Route{Page: shell.Review, Match: d.session.ID()})
}

// Pad is what a seat, or the Table, has noted besides the rules. In the replay there
// is none.
func (d *Desk) Pad(seat games.Seat) ([]byte, bool) {
	if !d.Acting() {
		return nil, false
	}
	data, err := d.session.Pad(seat)
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
	if err := d.session.SavePad(seat, data); err != nil {
		d.Toast(d.Reason(err))
	}
}
