//go:build e2e && linux

package e2e

import (
	"os"
	"testing"
	"time"

	dw "spieltisch/games/dicewords"
)

// TestE2EGone takes the data folder away while a match is open: a throw is refused, and made when the folder is
// back.
func TestE2EGone(t *testing.T) {
	const seed = 5
	options := dw.DefaultOptions(2)
	options.Target, options.Check = dw.MinTarget, dw.CheckTrust
	names := []string{"Jürgen", "Tina"}
	here, s := newPlace(t), newScreen(t, wide, high)
	p := &player{here.start(s, 1, "-lang", "de", "-seed", "5"), newMirror(t, seed, options), "de"}
	p.page("home", "lang=de")
	p.begin(names)
	p.throw()
	word := p.m.best(4, 16)
	p.spell(word[:2])

	away := here.data + "-away"
	here.must(os.Rename(here.data, away))
	before := s.still()
	p.key("space")
	p.line("gone", "asked")
	s.until("the dialog", 10*time.Millisecond, func() bool { return differing(before, s.pixels) >= wide*high/2 })
	p.shot("gone-de")
	s.still()
	s.changes(func() { p.key("Escape", "Return") })
	p.line("gone", "still")
	p.key("ctrl+q") // asks as well, and that is done already
	p.shot("gone-still-de")
	here.must(os.Rename(away, here.data))
	p.key("shift+Tab", "space") // after one in vain, saving elsewhere is the main way
	p.line("gone", "back")
	p.shot("gone-back-de")
	p.throw()
}
