package setup

import (
	"spieltisch/app/challenge"
	"spieltisch/app/shell"
)

// dare asks for a challenge of one person alone, which is played without tips and keeps nothing of what is arranged here.
func (p *Page) dare() {
	challenge.Ask(p.env, p.game, p.seats[0].ID, p.form.Options(), func(setup []byte) {
		p.tips = tips{}
		id, err := p.create(setup)
		if p.env.Report(err) {
			return
		}
		p.drafts = false
		p.env.Router.Replace(shell.Route{Page: shell.Table, Match: id})
	})
}
