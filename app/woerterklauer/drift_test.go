package woerterklauer_test

import (
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell/shelltest"
	"spieltisch/games"
	wk "spieltisch/games/woerterklauer"
	"spieltisch/locales"
)

// turnOver is the position after the one that is shown, when the turn ends as it began.
func (p *played) turnOver() {
	p.Helper()
	v := p.view()
	v.Step++
	v.Turns = append(slices.Clone(v.Turns), wk.ScoredTurn{})
	v.Phase, v.Mover, v.Asked = wk.PhaseDraw, wk.Black, 1
	p.pose.Show(func(games.Seat, wk.View) wk.View { return v })
	p.Page.Shown()
}

// painted is where the tile of a cell is seen.
func (p *played) painted(x, y int) fyne.Position { return p.where(x, y).Add(p.look().Drift) }

// Where the crossword leaves no cell free at one edge, but some at the other, all of it glides along when a turn has ended, by as
// little as leaves one, and the recap says so. Elsewhere nothing moves.
func TestCrosswordGlidesFromTheEdge(t *testing.T) {
	for _, lang := range locales.Langs {
		p := sit(t, lang, options(), 1)
		clock := shelltest.NewClock(t)
		p.deal([]string{"buche"}, "NLA", wk.LevelI)
		low := p.low()
		p.turnOver()
		p.check(p.low() == low && p.look().Drift.IsZero() && !p.Says("judge.moved"), "in the middle it stays")

		p.deal([]string{"buche"}, "NLA", wk.LevelI)
		p.pan(500, 0)
		low, at := p.low(), p.where(0, 0)
		p.turnOver()
		p.check(p.low() == wk.Cell{X: low.X - 1, Y: low.Y}, "one column is free at its left")
		p.check(p.painted(0, 0) == at, "at first it's seen where it lay")
		clock.Pass(100 * time.Millisecond)
		half := p.painted(0, 0)
		p.check(half.X > at.X && half.X < p.where(0, 0).X && half.Y == at.Y, "then on its way")
		clock.Pass(time.Second)
		p.check(p.look().Drift.IsZero() && p.where(0, 0) == at.AddXY(p.pitch(), 0), "and lies a column further on")
		p.check(p.Says("judge.moved"), "which isn't part of anybody's turn")
	}
}

// A field as wide as agreed may touch an edge: there is nothing to spare.
func TestFullFieldDoesNotMove(t *testing.T) {
	p := sit(t, locales.German, options(), 1)
	p.deal([]string{"abcdefghij"}, "NLA", wk.LevelI)
	low := p.low()
	p.turnOver()
	p.check(p.low() == low && !p.Says("judge.moved"), "it stays")
}

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
