package table

import (
	"time"

	"spieltisch/app/shell"
	"spieltisch/app/table/session"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/store"
)

// Stage is how far a computer player has come with its next action.
type Stage int

// The stages of a computer's action, in their order.
const (
	StageNone   Stage = iota // none is asked
	StageThinks              // it looks for what to do
	StageSays                // it says what it will do, and why
	StageDone                // it has done it, and everybody looks at what came of it
)

// Turn is what is shown of a computer player that is asked to act: all of it public.
type Turn struct {
	Seat  games.Seat
	Stage Stage
	Slow  bool       // it has thought for a while
	Line  string     // its sentence; "" while it has nothing to say
	Args  games.Args // what the sentence names
	// Action is what it is about to do (StageSays) or has just done, as far as all may see it; else nil.
	Action games.Action
	Step   int           // of the steps in which the board shows the action before it is done (Unfolder), from 1; else 0
	Time   time.Duration // that such a step is shown
	Watch  bool          // nobody but computers sits at the table
	Held   bool          // and who watches has stopped them
}

// How long a computer may think: then a bar is shown, then its context ends, and then it is left behind and somebody plays
// on for it. Where the machine has much else to do it takes a while until it is made, and until it sees that its time is over.
const (
	thinksLong   = 3 * time.Second
	thinksMost   = 5 * time.Second
	thinksBeyond = 10 * time.Second
)

// undoTime is how long a computer waits before it ends what somebody may still take back.
const undoTime = 3 * time.Second

// roundTime is how long the end of a round is looked at where only computers play.
const roundTime = 4 * time.Second

// quietTime is how long a key that led on does nothing after the turn has come back.
const quietTime = 500 * time.Millisecond

// driverHost is the page around a driver.
type driverHost interface {
	// playFor hands in a computer's action.
	playFor(seat games.Seat, a games.Action) error
	// showTurn shows what the computers do.
	showTurn(Turn)
	// unfolds is in how many steps an action is shown before it is done, 0 for none.
	unfolds(a games.Action) int
	// lost shows the position, and says that a computer can't think and persons play on for it.
	lost(seat games.Seat)
	// render shows the position, and lets the driver follow it.
	render()
	// recap tells what was skipped.
	recap()
	// shut keeps clicks away for a moment from what a person is asked now, where one could lead on just before.
	shut()
	// asksAtOnce tells whether the page asks as soon as a computer has acted, and not only when that has been looked at.
	asksAtOnce() bool
	// forced tells whether a key that leads on would only do what has to be done anyway.
	forced() bool
	// anyTime tells whether seats may act out of turn at any time, so that computers do so politely.
	anyTime() bool
	// open tells whether all who may act see what there is to see.
	open() bool
	// busy tells whether a computer has to wait: somebody reads a dialog or has asked for the screen, or is about to act out of turn. Once it
	// has said what it will do, nobody gets ahead of it.
	busy(said bool) bool
}

// driver plays the seats of computer players: it asks them one after the other and shows what they do step by step. All of
// it runs on Fyne's goroutine but the thinking itself.
type driver struct {
	env      *shell.Env
	session  *session.Session
	host     driverHost
	announce func(games.Action) games.Action // what boards may be told of an action

	minds   func() Computers // nil for a game without computer players
	made    Computers
	players map[games.Seat]*player
	persons map[games.Seat]bool // seats of computers that somebody plays on for
	sole    games.Seat          // who tries a position again, while all others rest; Table in a match

	turn     Turn
	asked    games.Seat          // who is thinking, or Table
	polite   bool                // it acts out of turn, and nobody waits for it
	typed    time.Time           // when a key was pressed last that didn't lead on
	seq      int                 // of the position in which it was asked
	declined map[games.Seat]bool // who leaves that position to others
	choice   games.Choice
	steps    int // in which the choice is shown
	thinking func()
	limit    ui.Pause // of the thinking
	slow     ui.Pause
	least    ui.Pause // the least time in which it is seen thinking
	wait     ui.Pause // until the next stage
	playing  bool     // its action is being handed in
	hurry    bool     // to the next turn of a person
	hovered  bool     // somebody holds the sentence

	quiet   time.Time // until then such keys do nothing, unless somebody does something else before
	obliged bool      // the last one did what has to be done anyway
}

func newDriver(env *shell.Env, s *session.Session, host driverHost) *driver {
	d := &driver{
		env: env, session: s, host: host, asked: games.Table, sole: games.Table,
		players: map[games.Seat]*player{}, persons: map[games.Seat]bool{}, declined: map[games.Seat]bool{},
	}
	s.Driven = d.drives
	return d
}

// acting tells whether a computer is shown at work, or what it has done.
func (d *driver) acting() bool { return d.turn.Stage != StageNone }

// follow takes up what the position asks of a computer; the page calls it with every position that it shows.
func (d *driver) follow() {
	if d.playing || d.sole != games.Table || d.turn.Stage == StageDone && d.seq == d.session.Seq() {
		return
	}
	if d.seq != d.session.Seq() {
		clear(d.declined)
	}
	seat, main := d.next()
	switch {
	case seat == games.Table && main:
		d.drop()
		d.seq = d.session.Seq()
		d.forTable()
	case seat == games.Table:
		d.rest()
	case seat != d.asked || d.seq != d.session.Seq():
		d.drop()
		d.seq, d.asked = d.session.Seq(), seat
		d.think(seat, main)
	}
}

// next is the computer to be asked now: first those that may say something about what was done, then the one whose turn
// it is. main tells that it is the one asked; with the Table, that nobody else is there to act for it. Where one may act out
// of turn at any time, the others are asked later.
func (d *driver) next() (seat games.Seat, main bool) {
	seat = games.Table
	if d.session.ReadOnly() {
		return seat, false
	}
	for _, p := range d.session.Prompts() {
		switch {
		case p.Main && p.Seat == games.Table:
			main = d.watched()
		case p.Main && d.drives(p.Seat):
			seat, main = p.Seat, true
		case d.mayAdd(p) && !d.host.anyTime():
			return p.Seat, false
		}
	}
	return seat, main
}

// rest is that nobody is asked who is a computer. Some may act out of turn, after a while.
func (d *driver) rest() {
	d.drop()
	d.show(Turn{})
	skipped := d.hurry
	d.seq, d.hurry = d.session.Seq(), false
	d.waitForOthers()
	if _, over := d.session.Outcome(); skipped && !over {
		d.host.recap()
	}
}

// drop ends the thinking and what waits.
func (d *driver) drop() {
	if d.thinking != nil {
		d.thinking()
		d.thinking = nil
	}
	for _, w := range []*ui.Pause{&d.limit, &d.slow, &d.least, &d.wait} {
		w.End()
	}
	d.asked, d.polite, d.choice = games.Table, false, games.Choice{}
}

// leave ends everything: the page is left.
func (d *driver) leave() {
	d.drop()
	d.turn, d.seq = Turn{}, -1
	d.forget()
}

// show shows how far a computer has come; tell only notes it, where the page is about to show everything.
func (d *driver) show(t Turn) {
	if t.Stage == StageNone && !d.acting() {
		return
	}
	d.tell(t)
	d.host.showTurn(d.turn)
}

func (d *driver) tell(t Turn) {
	t.Watch, t.Held = d.watched(), d.turn.Held
	d.turn = t
}

// thought goes on once there is a choice and it was seen thinking.
func (d *driver) thought() {
	if d.choice.Action == nil || d.least.On() || d.givesWay() {
		return
	}
	d.slow.End()
	pace := PaceOf(d.env)
	long := pace.step() / 4
	d.steps = 0
	if pace != PaceAtOnce && !d.hurry && !d.polite {
		d.steps = d.host.unfolds(d.told(StageSays).Action)
	}
	switch {
	case d.steps > 0:
		long = d.stepTime()
	case d.choice.Why == "" || d.hurry || d.polite: // what it would say out of turn, somebody else could say first
		long = 0
	}
	if _, undo := d.session.CanUndo(); undo && !d.polite {
		long = max(long, undoTime)
	}
	if long == 0 {
		d.do()
		return
	}
	d.says(min(1, d.steps), long)
}

// stepsTime is the longest time, in steps of the pace, in which all steps of an action are shown.
const stepsTime = 4

// stepTime is how long a step of an action is shown: not so long where there are many.
func (d *driver) stepTime() time.Duration {
	step := PaceOf(d.env).step()
	return min(step*3/4, stepsTime*step/time.Duration(d.steps))
}

// says shows for some time what the computer is about to do, up to a step, and then goes on.
func (d *driver) says(step int, long time.Duration) {
	t := d.told(StageSays)
	if t.Step = step; step > 0 {
		t.Time = d.stepTime()
	}
	d.show(t)
	d.pauseFor(long, d.saidOn)
}

// saidOn shows the next step of what the computer is about to do, or does it.
func (d *driver) saidOn() {
	if n := d.turn.Step; n < d.steps && !d.hurry {
		d.wait.End()
		d.says(n+1, d.stepTime())
		return
	}
	d.do()
}

// told is the choice as it is shown.
func (d *driver) told(s Stage) Turn {
	t := Turn{Seat: d.asked, Stage: s}
	if d.choice.Why != "" {
		t.Line, t.Args = d.env.Named(d.session.Names(), d.choice.Why, d.choice.Args), d.choice.Args
	}
	if d.choice.Action != nil {
		t.Action = d.announce(d.choice.Action)
	}
	return t
}

// do hands the choice in.
func (d *driver) do() {
	seat, t := d.asked, d.told(StageDone)
	if seat == games.Table { // nobody to look at
		t = Turn{}
	}
	d.wait.End()
	d.playing = true // the page renders in between
	d.tell(t)
	err := d.host.playFor(seat, d.choice.Action)
	d.playing = false
	if store.CodeOf(err) == store.CodeBusy { // another program holds the file: it is still about to do that
		if seat != games.Table {
			d.tell(d.told(StageSays))
		}
		d.pauseFor(retryTime, d.do)
		return
	}
	if err != nil {
		d.lose(seat, err)
		return
	}
	d.seq, d.asked, d.polite = d.session.Seq(), games.Table, false
	if _, over := d.session.Outcome(); over {
		d.quiet = d.env.Now().Add(quietTime)
		d.rest()
		d.host.shut()
		return
	}
	d.comesBack(!d.drives(d.session.Standing().Asked), true)
	long := PaceOf(d.env).step() / 2
	switch {
	case d.hurry:
		long = 0
	case d.choice.Why == "":
		long /= 4
	}
	d.pauseFor(long, d.on)
}

// forTable does what the Table is asked to do where only computers play.
func (d *driver) forTable() {
	for a := range d.session.Moves(games.Table) {
		d.choice = games.Choice{Action: a}
		d.pauseFor(roundTime+PaceOf(d.env).step()/2, d.do)
		return
	}
}

// on goes on to what is asked next.
func (d *driver) on() {
	d.wait.End()
	d.quiet = d.env.Now().Add(quietTime)
	d.tell(Turn{})
	d.host.render()
	d.comesBack(!d.acting(), false)
}

// pauseFor waits for so long, or until somebody leads on, before what comes then; while somebody holds the sentence, or has
// stopped a match of computers, until that ends.
func (d *driver) pauseFor(long time.Duration, then func()) {
	d.wait.Begin(long, func() {
		if d.hovered || d.turn.Held || d.host.busy(true) {
			d.pauseFor(max(long, busyTime), then)
			return
		}
		then()
	})
}
