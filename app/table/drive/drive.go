// Package drive plays the seats of computer players on the table of a match: it asks them one after the other and shows what
// they do step by step.
//   - drive.go: the states of a computer's turn, and how one follows the other
//   - think.go: asking a computer, and leaving one behind that can't think
//   - cast.go: who plays on which seat, and the players themselves
//   - polite.go: acting out of turn, when nobody else is at anything
//   - keys.go: what leads on, and what is kept away from who is asked next
package drive

import (
	"time"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/table/session"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/store"
)

// undoTime is how long a computer waits before it ends what somebody may still take back.
const undoTime = 3 * time.Second

// roundTime is how long the end of a round is looked at where only computers play.
const roundTime = 4 * time.Second

// stepsTime is the longest time, in steps of the pace, in which all steps of an action are shown.
const stepsTime = 4

// Host is the page around a driver.
type Host interface {
	// Submit hands in a computer's action.
	Submit(seat games.Seat, a games.Action, house ...store.HouseWord) error
	// ShowTurn shows what the computers do.
	ShowTurn(table.Turn)
	// Unfolds is in how many steps an action is shown before it is done, 0 for none.
	Unfolds(a games.Action) int
	// Lost shows the position, and says that a computer can't think and persons play on for it, and why where that helps.
	Lost(seat games.Seat, why error)
	// Render shows the position, and lets the driver follow it.
	Render()
	// Recap tells what was skipped.
	Recap()
	// Lull keeps clicks away for a moment from what a person is asked now, where one could lead on just before.
	Lull()
	// AsksAtOnce tells whether the page asks as soon as a computer has acted, and not only when that has been looked at.
	AsksAtOnce() bool
	// Forced tells whether a key that leads on would only do what has to be done anyway.
	Forced() bool
	// AnyTime tells whether seats may act out of turn at any time, so that computers do so politely.
	AnyTime() bool
	// Open tells whether all who may act see what there is to see.
	Open() bool
	// Busy tells whether a computer has to wait: somebody reads a dialog or has asked for the screen, or is about to act out of
	// turn. Once it has said what it will do, nobody gets ahead of it.
	Busy(said bool) bool
}

// state is what the driver is at. While turns are skipped it goes through the same states, and stays in none.
type state int

const (
	idle     state = iota // no computer is asked; perhaps one that may act out of turn will be
	thinking              // one looks for what to do
	saying                // it has a choice, and says that; or the Table is about to do what only it is asked
	done                  // it has acted, and everybody looks at what came of it
)

// moment is a state with all that belongs to it.
type moment struct {
	state  state
	seat   games.Seat // who is asked, or Table
	polite bool       // it acts out of turn, and nobody waits for it
	cancel func()     // ends thinking; nil once that has ended
	unseen bool       // it hasn't been seen thinking for as long as that is shown
	choice games.Choice
	steps  int // in which the choice is shown
}

// Driver plays the seats of computer players. All of it runs on Fyne's goroutine but the thinking itself.
type Driver struct {
	cast
	env  *shell.Env
	host Host
	// Announce is what boards may be told of an action.
	Announce func(games.Action) games.Action

	now      moment
	timer    ui.Pause            // to what comes next in this state
	turn     table.Turn          // as it is shown
	seq      int                 // of the position that was taken up last
	declined map[games.Seat]bool // who leaves that position to others
	playing  bool                // an action is being handed in
	skips    bool                // to the next turn of a person
	hovered  bool                // somebody holds the sentence
	keys     keys
}

// New is the driver of a session, whose undo knows who is driven.
func New(env *shell.Env, s *session.Session, host Host) *Driver {
	d := &Driver{env: env, host: host, cast: newCast(s), now: moment{seat: games.Table}, declined: map[games.Seat]bool{}}
	s.Driven = d.Drives
	return d
}

// Turn is how far a computer has come, as it is shown.
func (d *Driver) Turn() table.Turn { return d.turn }

// Acting tells whether a computer is shown at work, or what it has done.
func (d *Driver) Acting() bool { return d.turn.Stage != table.StageNone }

// Playing tells whether a computer's action is being handed in.
func (d *Driver) Playing() bool { return d.playing }

// Follow takes up what the position asks of a computer; the page calls it with every position that it shows.
func (d *Driver) Follow() {
	if d.playing || d.Sole != games.Table {
		return
	}
	fresh := d.meet()
	if d.now.state == done && !fresh {
		return
	}
	seat, main := d.next()
	switch {
	case seat == games.Table && main:
		d.takeUp(seat)
		for a := range d.session.Moves(games.Table) {
			d.now.state, d.now.choice = saying, games.Choice{Action: a}
			d.pauseFor(roundTime+d.step()/2, d.do)
			return
		}
	case seat == games.Table:
		d.rest()
	case seat != d.now.seat || fresh:
		d.takeUp(seat)
		d.think(main)
	}
}

// next is the computer to be asked now: first those that may say something about what was done, then the one whose turn
// it is. main tells that it is the one asked; with the Table, that nobody else is there to act for it. Where one may act out
// of turn at any time, the others are asked later.
func (d *Driver) next() (seat games.Seat, main bool) {
	seat = games.Table
	if d.session.ReadOnly() {
		return seat, false
	}
	for _, p := range d.session.Prompts() {
		switch {
		case p.Main && p.Seat == games.Table:
			main = d.Watched()
		case p.Main && d.Drives(p.Seat):
			seat, main = p.Seat, true
		case d.mayAdd(p) && !d.host.AnyTime():
			return p.Seat, false
		}
	}
	return seat, main
}

// takeUp drops what was, and asks a seat in the position now.
func (d *Driver) takeUp(seat games.Seat) {
	if d.now.cancel != nil {
		d.now.cancel()
	}
	d.timer.End()
	d.now = moment{seat: seat}
	d.meet()
}

// meet takes note of a position that is new, also one that a computer has made: everybody may be asked in it.
func (d *Driver) meet() (fresh bool) {
	seq := d.session.Seq()
	if fresh = seq != d.seq; fresh {
		d.seq = seq
		clear(d.declined)
	}
	return fresh
}

// rest is that nobody is asked who is a computer. Some may act out of turn, after a while.
func (d *Driver) rest() {
	d.takeUp(games.Table)
	skipped := d.skips
	d.skips = false
	d.show(table.Turn{})
	d.waitForOthers()
	if _, over := d.session.Outcome(); skipped && !over {
		d.host.Recap()
	}
}

// Leave ends everything: the page is left.
func (d *Driver) Leave() {
	d.takeUp(games.Table)
	d.turn, d.seq = table.Turn{}, -1
	d.Forget()
}

// show shows how far a computer has come; tell only notes it, where the page is about to show everything.
func (d *Driver) show(t table.Turn) {
	if t.Stage == table.StageNone && !d.Acting() {
		return
	}
	if d.tell(t); !d.Skips() || t.Slow {
		d.host.ShowTurn(d.turn)
	}
}

// Skips tells whether nobody is to see the position, since turns are skipped and a computer is asked.
func (d *Driver) Skips() bool { return d.skips && d.Drives(d.session.Standing().Asked) }

func (d *Driver) tell(t table.Turn) {
	t.Watch, t.Held, t.Skips = d.Watched(), d.turn.Held, d.skips
	d.turn = t
}

// told is the choice as it is shown.
func (d *Driver) told(s table.Stage) table.Turn {
	t, c := table.Turn{Seat: d.now.seat, Stage: s}, d.now.choice
	if c.Why != "" {
		t.Line, t.Args = d.env.Named(d.session.Names(), c.Why, c.Args), c.Args
	}
	if c.Action != nil {
		t.Action = d.Announce(c.Action)
	}
	return t
}

// step is how long a step of a turn is shown at the pace that is chosen.
func (d *Driver) step() time.Duration { return table.PaceOf(d.env).Step() }

// thought goes on once there is a choice and it was seen thinking.
func (d *Driver) thought() {
	if d.now.choice.Action == nil || d.now.unseen || d.givesWay() {
		return
	}
	d.timer.End()
	d.now.state = saying
	if table.PaceOf(d.env) != table.PaceAtOnce && !d.skips && !d.now.polite {
		d.now.steps = d.host.Unfolds(d.told(table.StageSays).Action)
	}
	long := d.step() / 4
	switch {
	case d.now.steps > 0:
		long = d.stepTime()
	case d.now.choice.Why == "" || d.skips || d.now.polite: // what it would say out of turn, somebody else could say first
		long = 0
	}
	if _, undo := d.session.CanUndo(); undo && !d.now.polite && !d.skips {
		long = max(long, undoTime)
	}
	if long == 0 {
		d.do()
		return
	}
	d.says(min(1, d.now.steps), long)
}

// stepTime is how long a step of an action is shown: not so long where there are many.
func (d *Driver) stepTime() time.Duration {
	return min(d.step()*3/4, stepsTime*d.step()/time.Duration(d.now.steps))
}

// says shows for some time what the computer is about to do, up to a step, and then goes on.
func (d *Driver) says(step int, long time.Duration) {
	t := d.told(table.StageSays)
	if t.Step = step; step > 0 {
		t.Time = d.stepTime()
	}
	d.show(t)
	d.pauseFor(long, d.said)
}

// said shows the next step of what the computer is about to do, or does it.
func (d *Driver) said() {
	if n := d.turn.Step; n < d.now.steps && !d.skips {
		d.says(n+1, d.stepTime())
		return
	}
	d.do()
}

// do hands the choice in.
func (d *Driver) do() {
	seat, t := d.now.seat, d.told(table.StageDone)
	if seat == games.Table { // nobody to look at
		t = table.Turn{}
	}
	d.timer.End()
	d.playing = true // the page renders in between
	d.tell(t)
	err := d.host.Submit(seat, d.now.choice.Action)
	d.playing = false
	switch {
	case store.CodeOf(err) == store.CodeBusy: // another program holds the file: it is still about to do that
		if seat != games.Table {
			d.tell(d.told(table.StageSays))
		}
		d.pauseFor(table.RetryTime, d.do)
	case err != nil:
		d.lose(seat, err)
	default:
		d.acted()
	}
}

// acted has everybody look at what came of an action.
func (d *Driver) acted() {
	long := d.step() / 2
	switch {
	case d.skips:
		long = 0
	case d.now.choice.Why == "":
		long /= 4
	}
	d.takeUp(games.Table)
	if _, over := d.session.Outcome(); over {
		d.keys.hush(d.env.Now())
		d.rest()
		d.host.Lull()
		return
	}
	d.now.state = done
	d.comesBack(!d.Drives(d.session.Standing().Asked), true)
	d.pauseFor(long, d.on)
}

// on goes on to what is asked next.
func (d *Driver) on() {
	d.takeUp(games.Table)
	d.keys.hush(d.env.Now())
	d.tell(table.Turn{})
	d.host.Render()
	d.comesBack(!d.Acting(), false)
}

// comesBack keeps clicks away where the turn has come back to a person: as soon as the computer has acted, where the page asks
// then, else when that has been looked at.
func (d *Driver) comesBack(back, acted bool) {
	if back && acted == d.host.AsksAtOnce() {
		d.host.Lull()
	}
}

// pauseFor waits for so long, or until somebody leads on, before what comes then; while somebody holds the sentence, or has
// stopped a match of computers, until that ends.
func (d *Driver) pauseFor(long time.Duration, then func()) {
	d.timer.Begin(long, func() {
		if d.hovered || d.turn.Held || d.host.Busy(true) {
			d.pauseFor(max(long, busyTime), then)
			return
		}
		then()
	})
}
