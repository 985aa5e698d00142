package dicewords

import (
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	dw "spieltisch/games/dicewords"
	"spieltisch/locales"
)

// awarded is what is seen of the points on their way, and their middle.
func (p *played) awarded() (text string, at fyne.Position) {
	for _, o := range shelltest.Find[*ui.Text](p.env) {
		if s := o.String(); s != "" && s[0] == '+' {
			text, at = s, p.board.award.middle(o)
		}
	}
	return text, at
}

// The points of a word count up where it lay, then fly to its player in the race; any key ends that, and without motion there
// is nothing of it.
func TestAwardCountsThenFlies(t *testing.T) {
	declare := func() (*played, *shelltest.Clock) {
		p := sit(t, locales.German, options(dw.CheckTrust), 1, "Tina", "Lee")
		clock := shelltest.NewClock(t)
		p.key(fyne.KeySpace)
		clock.Pass(rollTime)
		p.typed(p.lying(5))
		p.key(fyne.KeyReturn)
		return p, clock
	}
	p, clock := declare()
	begin, from := p.awarded()
	clock.Pass(awardTime * 4 / 10)
	counting, still := p.awarded()
	clock.Pass(awardTime * 4 / 10)
	whole, on := p.awarded()
	want := "+" + ui.Signed(p.view().Points[0])
	to := p.board.award.middle(p.board.race.rows[0].Object)
	p.must(begin == "+0" && len(counting) > 1 && counting != begin && counting != want && whole == want, "it counts: "+begin+", "+counting+", "+whole)
	p.must(from == still && on.Y < from.Y && to.Y < on.Y, "then it flies")
	clock.Pass(awardTime)
	none, _ := p.awarded()
	p.must(none == "" && p.view().Asked == 1, "and is over")

	p, clock = declare()
	clock.Pass(awardTime / 2)
	p.key(fyne.KeySpace)
	none, _ = p.awarded()
	p.must(none == "" && p.view().Thrown == 1, "the next player throws, and nothing flies")

	p = sit(t, locales.German, options(dw.CheckTrust), 1, "Tina", "Lee")
	p.turn(5)
	none, _ = p.awarded()
	p.must(none == "" && p.view().Points[0] > 0, "without motion")
}
