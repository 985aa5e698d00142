package woerterklauer_test

import (
	"testing"

	"spieltisch/app/shell/shelltest"
	"spieltisch/games"
	wk "spieltisch/games/woerterklauer"
	"spieltisch/locales"
)

// Tiles that went back to the box are told with the turn in which they did.
func TestRecapTellsWhatWentBack(t *testing.T) {
	for name, c := range map[string]struct {
		action string
		event  games.ID
	}{"green": {wk.TypeSwap, wk.EventSwap}, "vowel": {wk.TypeSetAside, wk.EventVowel}} {
		step, seat := stepOf(t, name, c.action)
		p := newScripted(t, locales.German, name, step, seat)
		said := ""
		for n := 0; p.Session.Steps() < len(p.steps) && n < 2; {
			d := p.steps[p.Session.Steps()]
			if err := p.Session.Submit(p.Session.Seq(), d.Seat, d.Action); err != nil {
				t.Fatal(err)
			}
			p.Page.Shown()
			for _, e := range p.Session.Now().Events() {
				if e.ID == c.event && e.Step == step {
					said = p.Say(e.ID, e.Args)
				}
			}
			if _, ends := d.Action.(wk.EndTurn); ends {
				n++
				p.check(shelltest.Has(p.Env, said) == (n == 1), name+": it is told in the recap of its turn alone")
			}
		}
	}
}
