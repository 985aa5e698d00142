package davinci_test

import (
	"fmt"
	"testing"

	"spieltisch/app/davinci"
	"spieltisch/app/shell/shelltest"
	dv "spieltisch/games/davinci"
	"spieltisch/locales"
)

// Tiles keep their size from draw to draw: while the codes of two grow from four tiles to nine, it changes twice at most, and they
// stay large enough at 1280x800.
func TestTilesKeepTheirSize(t *testing.T) {
	rows := []string{"b0 w0 b1 w1 b2 w2 b3 w3 b4", "b? w? b? w? b? w? b? w? b?"}
	o := davinci.Rules(true, dv.PadForced)
	for _, lang := range locales.Langs {
		p := takeTurn(t, lang, o, "Tina", "Lee")
		shelltest.Resize(p.Env, 1280, 800)
		var widths []float32
		for n := 4; n <= 9; n++ {
			v := davinci.Position(t, o, "", rows[0][:3*n-1], rows[1][:3*n-1])
			p.show(v)
			shelltest.Shot(t, p.Env, fmt.Sprintf("reckoned-%s-%d", lang, n))
			w := p.mine()[0].Size().Width
			if n <= 8 && w < 64 {
				t.Errorf("%s: %d tiles, %v wide", lang, n, w)
			}
			if len(widths) == 0 || widths[len(widths)-1] != w {
				widths = append(widths, w)
			}
		}
		if last := widths[len(widths)-1]; len(widths) > 3 || last < 36 {
			t.Errorf("%s: tiles %v wide", lang, widths)
		}
	}
}
