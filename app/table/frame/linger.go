package frame

import "spieltisch/games"

// linger lets the seat that has acted see what that led to, before the screen becomes
// somebody else's; false where there is nothing to look at.
func (p *Page) linger(by games.Seat) bool {
	if p.face != (face{private, by}) || p.own.Linger == nil {
		return false
	}
	if seat, needed := p.wanted(); needed && seat == by {
		return false
	}
	long := p.own.Linger(p.session.View(by))
	if long == 0 {
		return false
	}
	p.drafts.Forget()
	p.seq = p.session.Seq()
	p.look.Begin(long, p.looked)
	p.runClock()
	p.trace("moment")
	return true
}

// goOn ends that early.
func (p *Page) goOn() {
	if p.look.On() {
		p.looked()
	}
}

// looked shows the face that the position needs.
func (p *Page) looked() {
	if p.result == resultDue {
		p.result = resultShown
	}
	p.render()
	around{p}.Lull()
}
