package davinci_test

import (
	"testing"

	"spieltisch/app/davinci"
	"spieltisch/app/shell/shelltest"
	dv "spieltisch/games/davinci"
	"spieltisch/locales"
)

// A long own row stays in one line of tiles that can be read, in the smallest window too.
func TestLongRowInOneLine(t *testing.T) {
	o := davinci.Rules(true, dv.PadForced, func(o *dv.Options) { o.Clock, o.Rounds = 90, 3 })
	for _, lang := range locales.Langs {
		p := takeTurn(t, lang, o, "Tina", "Maximilian")
		shelltest.Resize(p.Env, 1000, 620)
		v := davinci.Position(t, o, "w6", "b0 w0 b1 +w1 b2 w2 b3 w3", "b? +w2 b? w? +b9")
		v.Phase, v.Places = dv.PhaseGuess, []int{6}
		p.show(v)
		row := p.mine()
		p.Must(len(row) == 9, "the row with the drawn tile")
		if w := row[0].Size().Width; w < 36 {
			t.Errorf("%s: tiles %.0f wide", lang, w)
		}
		for i, s := range row {
			if s.Position().Y != row[0].Position().Y || s.Position().X+s.Size().Width > shelltest.Marked(t, p.Env, "mine").Size().Width {
				t.Errorf("%s: tile %d at %v", lang, i, s.Position())
			}
		}
	}
}
