package table

import (
	"time"

	"fyne.io/fyne/v2"
)

// leadOn goes on at once.
func (d *driver) leadOn() {
	switch d.turn.Stage {
	case StageThinks:
		d.least.end()
		d.thought()
	case StageSays:
		d.saidOn()
	case StageDone:
		d.on()
	}
}

// toMine goes on at once until a person is asked.
func (d *driver) toMine() {
	d.hurry = true
	d.leadOn()
}

// hold stops a match of computers, or lets it go on.
func (d *driver) hold(on bool) {
	d.turn.Held = on
	d.host.showTurn(d.turn)
}

// hover holds the sentence while the pointer is on it.
func (d *driver) hover(on bool) { d.hovered = on }

// key takes the keys that lead on; and, for a moment after the turn has come back, those that were pressed for that. While
// somebody is about to act out of turn, all keys are theirs.
func (d *driver) key(name fyne.KeyName) bool {
	leads := name == fyne.KeySpace || name == fyne.KeyReturn || name == fyne.KeyEnter
	busy := d.host.busy(false)
	if !leads || busy {
		d.typed = d.env.Now()
	}
	return !busy && d.keyLeads(name, leads)
}

// taken hears that somebody has taken up their turn: what they press from now on is meant for it. A key that only did what
// has to be done anyway may still be hammered on.
func (d *driver) taken() {
	d.quiet = time.Time{}
	if d.obliged {
		d.obliged, d.quiet = false, d.env.Now().Add(quietTime)
	}
}

// heard hears that a key goes down or has come up: while it is down it only repeats itself.
func (d *driver) heard(name fyne.KeyName) {
	if d.pressed == name {
		d.pressed = ""
	}
}

// hushes tells whether a typed sign belongs to a key that leads on.
func (d *driver) hushes(r rune) bool {
	if r != ' ' {
		d.typed = d.env.Now()
	}
	return r == ' ' && (d.acting() || d.env.Now().Before(d.quiet))
}

func (d *driver) keyLeads(name fyne.KeyName, leads bool) bool {
	now := d.env.Now()
	held := d.pressed == name && now.Before(d.quiet.Add(repeatTime))
	d.obliged = false
	switch {
	case d.acting() && leads:
		if d.pressed, d.quiet = name, now; !held {
			d.leadOn()
		}
		return true
	case d.acting() && name == fyne.KeyEnd:
		d.toMine()
		return true
	case leads && !held && now.Before(d.quiet) && d.host.forced():
		d.pressed, d.quiet, d.obliged = name, now.Add(quietTime), true
		return false
	case leads && (held || now.Before(d.quiet)):
		d.quiet = now.Add(quietTime)
		return true
	}
	if !d.acting() && !leads {
		d.taken()
	}
	return false
}
