package table

import (
	"time"

	"fyne.io/fyne/v2"
)

// leadOn goes on at once.
func (d *driver) leadOn() {
	switch d.turn.Stage {
	case StageThinks:
		d.least.End()
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
	if now := d.env.Now(); d.obliged && now.Before(d.quiet) {
		d.quiet = now.Add(quietTime)
		return
	}
	d.quiet, d.obliged = time.Time{}, false
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
	hushed := leads && now.Before(d.quiet)
	d.obliged = d.obliged && hushed
	switch {
	case d.acting() && leads:
		d.leadOn()
		return true
	case d.acting() && name == fyne.KeyEnd:
		d.toMine()
		return true
	case hushed && !d.obliged && d.host.forced():
		d.quiet, d.obliged = now.Add(quietTime), true
		return false
	case hushed:
		d.quiet = now.Add(quietTime)
		return true
	}
	if !d.acting() && !leads {
		d.taken()
	}
	return false
}
