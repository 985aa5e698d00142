package drive

import (
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/table"
)

// quietTime is how long a key that led on does nothing after the turn has come back.
const quietTime = 500 * time.Millisecond

// keys is what is remembered of what was pressed.
type keys struct {
	typed   time.Time // when a key was pressed last that didn't lead on
	quiet   time.Time // until then those that lead on do nothing, unless somebody does something else before
	obliged bool      // the last one did what has to be done anyway
}

// hush keeps keys that lead on away for a moment.
func (k *keys) hush(now time.Time) { k.quiet = now.Add(quietTime) }

// LeadOn goes on at once.
func (d *Driver) LeadOn() {
	switch d.now.state {
	case thinking:
		d.now.unseen = false
		d.thought()
	case saying:
		d.said()
	case done:
		d.on()
	}
}

// Skip goes on at once until a person is asked; where none plays it stops the computers, or lets them go on.
func (d *Driver) Skip() {
	if d.Watched() {
		d.turn.Held = !d.turn.Held
		d.host.ShowTurn(d.turn)
		return
	}
	d.toMine()
}

// toMine says that turns are skipped, as it shows none of them.
func (d *Driver) toMine() {
	if !d.skips && d.Acting() {
		d.skips = true
		d.tell(d.turn)
		d.host.ShowTurn(d.turn)
	}
	d.LeadOn()
}

// Hover holds the sentence while the pointer is on it.
func (d *Driver) Hover(on bool) { d.hovered = on }

// Key takes the keys that lead on; and, for a moment after the turn has come back, those that were pressed for that. While
// somebody is about to act out of turn, all keys are theirs.
func (d *Driver) Key(name fyne.KeyName) bool {
	leads := name == fyne.KeySpace || name == fyne.KeyReturn || name == fyne.KeyEnter
	busy := d.host.Busy(false)
	if !leads || busy {
		d.keys.typed = d.env.Now()
	}
	return !busy && d.keyLeads(name, leads)
}

func (d *Driver) keyLeads(name fyne.KeyName, leads bool) bool {
	now := d.env.Now()
	hushed := leads && now.Before(d.keys.quiet)
	d.keys.obliged = d.keys.obliged && hushed
	switch {
	case d.Acting() && leads:
		d.LeadOn()
		return true
	case d.Acting() && name == fyne.KeyEnd:
		d.toMine()
		return true
	case hushed && !d.keys.obliged && d.host.Forced():
		d.keys.hush(now)
		d.keys.obliged = true
		return false
	case hushed:
		d.keys.hush(now)
		return true
	}
	if !d.Acting() && !leads {
		d.Taken()
	}
	return false
}

// Taken hears that somebody has taken up their turn, or gone on for the table: what they press from now on is meant for it, and nobody
// looks any more at what a computer has done. A key that only did what has to be done anyway may still be hammered on.
func (d *Driver) Taken() {
	if d.now.state == done {
		d.tell(table.Turn{})
	}
	if now := d.env.Now(); d.keys.obliged && now.Before(d.keys.quiet) {
		d.keys.hush(now)
		return
	}
	d.keys.quiet, d.keys.obliged = time.Time{}, false
}

// Hushes tells whether a typed sign belongs to a key that leads on.
func (d *Driver) Hushes(r rune) bool {
	if r != ' ' {
		d.keys.typed = d.env.Now()
	}
	return r == ' ' && (d.Acting() || d.env.Now().Before(d.keys.quiet))
}
