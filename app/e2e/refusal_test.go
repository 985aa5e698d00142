//go:build e2e && linux

package e2e

import (
	"testing"
	"time"

	dw "spieltisch/games/dicewords"
)

// TestE2ERefusal plays by keys with the pointer at rest: what is refused is said at once, a dialog and the menu come
// and go, and the message goes when its time is over. The screen itself is looked at, because a picture that the
// program makes of itself shows also what was never painted.
func TestE2ERefusal(t *testing.T) {
	here, s := newPlace(t), newScreen(t, wide, high)
	p := here.start(s, 1, "-lang", "de")
	p.page("home", "lang=de")
	p.key("3")
	p.page("setup", "game="+dw.Name, "seats=0")
	p.seats([]string{"Tina"})
	p.key("Return")
	p.page("table", "game="+dw.Name, "seq=0")
	p.key("space")
	p.page("table", "game="+dw.Name, "seq=1")
	s.still()
	var before []byte
	for _, name := range []string{"F1", "F10"} {
		s.changes(func() { p.key(name) })
		s.still()
		s.changes(func() { p.key("Escape") })
		before = s.still()
	}

	// A throw can't be taken back.
	p.key("ctrl+z")
	s.until("a message", 10*time.Millisecond, func() bool { return differing(before, s.pixels) >= 10*caret })
	p.shot("refused")
	s.until("the message to go", 10*time.Millisecond, func() bool { return differing(before, s.pixels) < caret })
	p.quit()
}
