package dicewords_test

import (
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	dw "spieltisch/games/dicewords"
	"spieltisch/locales"
)

// awarded is what is seen of the points on their way, and their middle.
func (p *played) awarded() (text string, at fyne.Position) {
	for _, o := range shelltest.Find[*ui.Text](p.Env) {
		if s := o.String(); s != "" && s[0] == '+' {
			text, at = s, shelltest.Middle(o)
		}
	}
	return text, at
}

// race is where a player's name stands in the race.
func (p *played) race(name string) fyne.Position {
	p.Helper()
	texts := shelltest.Find[*ui.Text](p.Env)
	i := slices.IndexFunc(texts, func(o *ui.Text) bool { return o.String() == name })
	p.Must(i >= 0, "no name "+name)
	return shelltest.Middle(texts[i])
}

// The points of a word count up where it lay, then fly to its player in the race; any key ends that, and without motion there
// is nothing of it.
func TestAwardCountsThenFlies(t *testing.T) {
	declare := func() (*played, *shelltest.Clock) {
		p := sit(t, locales.German, options(dw.CheckTrust), 1, "Tina", "Lee")
		clock := shelltest.NewClock(t)
		p.Key(fyne.KeySpace)
		clock.Pass(time.Second) // the dice lie
		p.Type(p.lying(5))
		p.Key(fyne.KeyReturn)
		return p, clock
	}
	p, clock := declare()
	const whole = 700 * time.Millisecond
	begin, from := p.awarded()
	clock.Pass(whole * 4 / 10)
	counting, still := p.awarded()
	clock.Pass(whole * 4 / 10)
	all, on := p.awarded()
	want := "+" + ui.Signed(p.view().Points[0])
	to := p.race("Tina")
	p.Must(begin == "+1" && len(counting) > 1 && counting != begin && counting != want && all == want, "it counts: "+begin+", "+counting+", "+all)
	p.Must(from == still && on.Y < from.Y && to.Y < on.Y, "then it flies")
	clock.Pass(whole)
	none, _ := p.awarded()
	p.Must(none == "" && p.view().Asked == 1, "and is over")

	p, clock = declare()
	clock.Pass(whole / 2)
	p.Key(fyne.KeySpace)
	none, _ = p.awarded()
	p.Must(none == "" && p.view().Thrown == 1, "the next player throws, and nothing flies")

	p = sit(t, locales.German, options(dw.CheckTrust), 1, "Tina", "Lee")
	p.turn(5)
	none, _ = p.awarded()
	p.Must(none == "" && p.view().Points[0] > 0, "without motion")
}
