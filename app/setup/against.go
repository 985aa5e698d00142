package setup

import "spieltisch/app/ui"

// alone tells that somebody came to play against the computer whom nobody knows yet: they are asked who they are before anything
// can begin, unless they seat more computers to look on.
func (p *Page) alone() bool {
	return p.against && len(p.persons()) == 0 && len(p.seats) == 1
}

// fillName says whose name is wanted.
func (p *Page) fillName() {
	if p.alone() {
		p.named.SetText(p.env.T("setup.against.name"))
		p.named.SetColor(ui.AccentText)
		return
	}
	p.named.SetText(p.env.T("setup.player.new"))
	p.named.SetColor(ui.Ink)
}
