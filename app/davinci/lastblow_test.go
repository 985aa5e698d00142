package davinci_test

import (
	"testing"
	"time"

	"spieltisch/app/davinci"
	"spieltisch/app/draw"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table/tabletest"
	"spieltisch/app/ui"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
	"spieltisch/locales"
)

// A computer's guess that ends the match is stamped on the page of the person who looks on, before the result comes.
func TestLastBlowIsSeen(t *testing.T) {
	env := shelltest.New(t, locales.German)
	clock := shelltest.NewClock(t)
	o := davinci.Rules(false, dv.PadOff, func(o *dv.Options) { o.Deal = true })
	p := sitDown(t, env, tabletest.Start(t, env, dv.Kind{}, dv.Setup{Options: o, Seed: 3}, "Tina", "Atlas"))
	p.Submit(games.Table, dv.Deal{})
	over := func() bool { _, ok := p.Session.Outcome(); return ok }
	for i := 0; i < 2000 && !over(); i++ {
		switch v := p.view(0); {
		case v.Asked != 0:
			clock.Pass(100 * time.Millisecond)
		case v.Phase == dv.PhaseGuess:
			tile := v.Targets()[0].ID
			p.Submit(0, dv.Guess{Tile: tile, Number: p.wrongNumber(tile), Place: v.Places[0]})
		default:
			for a := range p.Session.Moves(0) {
				p.Submit(0, a)
				break
			}
		}
	}
	g := p.view(0).Guesses
	p.Must(over() && g[len(g)-1].Seat == 1, "Atlas has won")
	p.Must(p.stamped() == p.Say("davinci.verdict.right") && p.seen("mine"), "Tina sees how")
	clock.Pass(3 * time.Second)
	p.Must(p.stamped() == "" && !p.seen("mine") && p.Says("table.rematch"), "then the result comes, and no other table before")
	open := 0
	for _, tile := range shelltest.Find[*draw.NumberTile](env) {
		if n := tile.Look().Number; n != draw.TileUnknown && n != draw.TileBlank { // blank ones are in the head
			open++
		}
	}
	p.Must(open == len(p.view(0).Seats[0].Row)+len(p.view(0).Seats[1].Row), "with both codes, which lie open")
	shelltest.Resize(env, ui.MinWidth, ui.MinHeight)
	p.Must(len(shelltest.Outside(env)) == 0, "and fit the least window")
	shelltest.Shot(t, env, "result_davinci")
}

// At the end of a round among computers one button stands at the foot: what goes on in their turn, and then what begins the next round.
func TestOneButtonAtTheEndOfARound(t *testing.T) {
	env := shelltest.New(t, locales.German)
	clock := shelltest.NewClock(t)
	shelltest.Resize(env, 1280, 800)
	o := davinci.Rules(false, dv.PadOff, func(o *dv.Options) { o.Deal, o.Rounds = true, 2 })
	p := seatAt(t, env, o, 3, "Nova", "Atlas", "Sphinx", "Pip")
	p.Submit(games.Table, dv.Deal{})
	scored := func() bool { return p.view(games.Table).Phase == dv.PhaseScored }
	for i := 0; i < 6000 && !scored(); i++ {
		clock.Pass(100 * time.Millisecond)
	}
	p.Must(scored() && p.stamped() != "", "the last guess is stamped")
	p.Must(p.seen("lead-on") && !p.seen("go") && !p.seen("skip-turns"), "the computer's turn is still shown")
	shelltest.Shot(t, env, "round_blow")
	for i := 0; i < 100 && p.seen("lead-on"); i++ {
		clock.Pass(100 * time.Millisecond)
	}
	p.Must(p.seen("go") && !p.seen("skip-turns") && scored(), "then a person goes on")
	clock.Pass(3 * time.Second)
	shelltest.Shot(t, env, "round_end")
}
