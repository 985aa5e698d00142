package setup

import (
	"spieltisch/app/challenge"
	"spieltisch/app/shell"
)

// dares tells whether a challenge can begin: one person sits there alone, in a game that has codes.
func (p *Page) dares() bool {
	return p.game.Challenge != nil && p.plan == nil && p.missing() == "" && len(p.coming()) == 1 && len(personsOf(p.seats)) == 1
}

// dare asks for a challenge, which is played without tips and keeps nothing of what is arranged here.
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
