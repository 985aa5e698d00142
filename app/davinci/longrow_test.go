package davinci

import (
	"testing"

	"spieltisch/app/shell/shelltest"
	dv "spieltisch/games/davinci"
	"spieltisch/locales"
)

// A long own row stays in one line of tiles that can be read, in the smallest window too.
func TestLongRowInOneLine(t *testing.T) {
	o := rules(true, dv.PadForced, func(o *dv.Options) { o.Clock, o.Rounds = 90, 3 })
	for _, lang := range locales.Langs {
		p := takeTurn(t, lang, o, "Tina", "Maximilian")
		shelltest.Resize(p.env, 1000, 620)
		for _, percent := range []int{100, 125, 150} {
			shelltest.TextSize(p.env, percent)
			v := position(t, o, "w6", "b0 w0 b1 +w1 b2 w2 b3 w3", "b? +w2 b? w? +b9")
			v.Phase, v.Places = dv.PhaseGuess, []int{6}
			p.board.own.Render(v)
			r := p.turn().mine.row
			if r.plan.width < tileLeast {
				t.Errorf("%s %d%%: tiles %.0f wide", lang, percent, r.plan.width)
			}
			for i, at := range r.plan.cells {
				if at.Y != r.plan.cells[0].Y || at.X+r.plan.width > r.Size().Width {
					t.Errorf("%s %d%%: tile %d at %v", lang, percent, i, at)
				}
			}
		}
	}
}
