package drive

import (
	"slices"
	"time"

	"spieltisch/games"
)

// politeTime is how long everybody else may act out of turn before a computer does, and how long after a key, which may
// lead to that; busyTime is how often a computer looks whether somebody is still at something.
const (
	politeTime = 2 * time.Second
	busyTime   = 250 * time.Millisecond
)

// mayAdd tells whether a computer that isn't the one asked may have something to do, and hasn't left it to others.
func (d *Driver) mayAdd(p games.Prompt) bool {
	return !p.Main && d.Drives(p.Seat) && !d.declined[p.Seat]
}

// waitForOthers has those computers asked after a while that may act out of turn at any time.
func (d *Driver) waitForOthers() {
	if !d.host.AnyTime() || d.session.ReadOnly() || !slices.ContainsFunc(d.session.Prompts(), d.mayAdd) {
		return
	}
	long := politeTime
	if _, undo := d.session.CanUndo(); undo {
		long = undoTime
	}
	d.timer.Begin(long, d.askOthers)
}

// askOthers asks the next computer that isn't the one whose turn it is, once nobody else is at anything.
func (d *Driver) askOthers() {
	prompts := d.session.Prompts()
	i := slices.IndexFunc(prompts, d.mayAdd)
	switch {
	case i < 0:
	case !d.quietNow():
		d.timer.Begin(busyTime, d.askOthers)
	default:
		d.now.seat, d.now.polite = prompts[i].Seat, true
		d.think(false)
	}
}

// quietNow tells whether a computer may act out of turn: all see the board, and nobody has been at anything for a while.
func (d *Driver) quietNow() bool {
	now := d.env.Now()
	if d.host.Busy(false) {
		d.keys.typed = now
	}
	return d.host.Open() && !now.Before(d.keys.typed.Add(politeTime))
}

// givesWay tells whether the computer has to wait with what it has chosen; then it looks again shortly.
func (d *Driver) givesWay() bool {
	if !d.host.Busy(false) && (!d.now.polite || d.quietNow()) {
		return false
	}
	d.timer.Begin(busyTime, d.thought)
	return true
}
