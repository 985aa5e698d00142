package frame

// linger lets the seat whose page is shown see what an action led to, its own or one that it looks on at, before the screen shows
// something else; false where there is nothing to look at.
func (p *Page) linger() bool {
	if p.face.kind != private || p.own.Linger == nil {
		return false
	}
	if seat, needed := p.wanted(); needed && seat == p.face.seat {
		return false
	}
	long := p.own.Linger(p.session.View(p.face.seat))
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

// looked shows the face that the position needs. A person alone with computers has seen the end on their own page; the table that all
// may see would only move their row elsewhere for a moment.
func (p *Page) looked() {
	p.follow(p.session.Outcome())
	if p.result == resultDue && (p.face.kind == public || p.drive.People() == 1 && !p.board.Words().Held) {
		p.result = resultShown
	}
	p.render()
	around{p}.Lull()
}
