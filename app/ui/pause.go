package ui

import "time"

// Pause is a time after which something is done once, unless it ends before. The zero value isn't on.
type Pause struct{ stop func() }

// On tells whether something is still to come.
func (p *Pause) On() bool { return p.stop != nil }

// Begin begins it, in the place of what was to come.
func (p *Pause) Begin(long time.Duration, then func()) {
	p.End()
	p.stop = After(long, func() {
		p.stop = nil
		then()
	})
}

// End ends it early, without what was to come.
func (p *Pause) End() {
	if p.On() {
		p.stop()
		p.stop = nil
	}
}
