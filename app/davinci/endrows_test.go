package davinci_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"spieltisch/app/davinci"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
	"spieltisch/locales"
)

// At the end rows stand in the middle of the mat, with tiles that use its room, and a long name of who has won is large and whole.
func TestPictureRowsAtTheEnd(t *testing.T) {
	family := []string{"Friedrich-Wilhelm", "Lee", "Ben", "Anna-Lena"}
	for seats, least := range map[int][3]float32{2: {74, 84, 84}, 3: {50, 60, 68}, 4: {44, 40, 46}} {
		for i, lang := range locales.Langs {
			o := davinci.Rules(false, dv.PadOff)
			o.Deal = true
			p := seat(t, lang, o, 11, family[:seats]...)
			p.until(uint64(4+i), 2, phaseIs(dv.PhaseOver))
			for _, s := range shelltest.Find[*ui.Stamp](p.Env) {
				s.Lift()
			}
			out, _ := p.Session.Outcome()
			won := p.Say("table.end.won", games.Args{"Seats": games.Winners(out.Places)})
			for n, size := range looks[:3] {
				shelltest.Resize(p.Env, size.Width, size.Height)
				what := fmt.Sprintf("end_rows_%s_%d_%.0f", lang, seats, size.Width)
				shelltest.Shot(t, p.Env, what)
				p.fits(what)
				p.largeEnd(what, won, least[n])
			}
		}
	}
}

// largeEnd fails where tiles are less wide than they may be, rows stand at a side, or what is said of who has won is small.
func (p *seated) largeEnd(what, won string, least float32) {
	p.Helper()
	mat := slices.MaxFunc(shelltest.Find[*ui.Surface](p.Env), func(a, b *ui.Surface) int { return int(a.Size().Width - b.Size().Width) })
	left, right := mat.Size().Width, float32(0)
	for _, row := range shelltest.Find[*ui.Ledge](p.Env) {
		at := shelltest.Middle(row).X - shelltest.Middle(mat).X + mat.Size().Width/2
		left, right = min(left, at-row.Size().Width/2-endFaces), max(right, at+row.Size().Width/2)
	}
	if off := left - (mat.Size().Width - right); max(off, -off) > 24 {
		p.Errorf("%s: rows are %.0f from the left edge and %.0f from the right one", what, left, mat.Size().Width-right)
	}
	for _, row := range p.rows() {
		for _, tile := range row {
			if tile.Size().Width < least {
				p.Errorf("%s: tiles %.0f wide", what, tile.Size().Width)
				break
			}
		}
	}
	large := false
	for _, text := range shelltest.Find[*ui.Text](p.Env) {
		large = large || text.String() == won && text.Size().Height >= ui.Hero.Height()
	}
	p.Must(large, what+": who has won stands there large")
	for _, name := range shelltest.Find[*ui.Para](p.Env) {
		lines := float32(1 + strings.Count(name.String(), "-"))
		p.Must(name.String() != "Friedrich-Wilhelm" || name.MinSize().Height >= lines*ui.Heading.Height(), what+": the name isn't small")
	}
}

// endFaces is the width of a face with the gap behind it.
const endFaces float32 = 92
