package table

import (
	"time"

	"spieltisch/app/ui"
	"spieltisch/games"
)

// pause is a time in which the page stays as it is, though the position has gone on.
type pause struct{ stop func() }

func (w *pause) on() bool { return w.stop != nil }

// begin begins a pause, after which then is called.
func (w *pause) begin(long time.Duration, then func()) { w.stop = ui.After(long, then) }

// end ends it early, without what was to come.
func (w *pause) end() {
	if w.on() {
		w.stop()
		w.stop = nil
	}
}

// linger lets the seat that has acted see what that led to, before the screen becomes
// somebody else's; false where there is nothing to look at.
func (p *Page) linger(by games.Seat) bool {
	if p.face != (face{private, by}) || p.own.linger == nil {
		return false
	}
	if seat, needed := p.wanted(); needed && seat == by {
		return false
	}
	long := p.own.linger(p.session.View(by))
	if long == 0 {
		return false
	}
	p.keeper.Forget()
	p.seq = p.session.Seq()
	p.look.begin(long, p.goOn)
	p.runClock()
	p.trace("moment")
	return true
}

// goOn ends that, and shows the face that the position needs.
func (p *Page) goOn() {
	if p.look.on() {
		if p.result == resultDue {
			p.result = resultShown
		}
		p.render()
		p.shut()
	}
}
