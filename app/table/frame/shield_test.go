package frame_test

import (
	"testing"
	"time"

	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table/tabletest"
	"spieltisch/locales"
)

// clicks tells whether a click reaches the button of the board.
func (x *seated) clicks(t *testing.T) bool {
	t.Helper()
	before := x.board().Taps
	shelltest.TapAt(t, x.env, shelltest.Middle(x.board().Button))
	return x.board().Taps > before
}

// A click that was meant for the page before does nothing on one that has come by itself: after a computer's turn, and when the
// time is up. A little later the page takes clicks.
func TestLateClicksDoNothing(t *testing.T) {
	x := against(t, &thinkers{made: thinker{says: "table.keys"}}, "Tina", "Nova")
	if !x.clicks(t) {
		t.Fatal("the board takes no clicks at all")
	}
	x.board().Rune('5')
	x.waits.Pass(3800 * time.Millisecond)
	for range 50 { // until Nova's turn is over
		if !shelltest.Has(x.env, "Weiter") {
			break
		}
		x.waits.Pass(50 * time.Millisecond)
	}
	if x.s.Standing().Asked != 0 || x.clicks(t) {
		t.Error("after a computer's turn a click is taken at once")
	}
	if x.waits.Pass(time.Second); !x.clicks(t) {
		t.Error("and a second later none")
	}

	env := shelltest.New(t, locales.German)
	y := sit(t, env, tabletest.Match(t, env.Store, 20, "Tina", "Lee"), func(b *tabletest.Board) { b.Runs, b.Limit = true, 10*time.Second })
	y.waits.Pass(9900 * time.Millisecond)
	if !y.clicks(t) {
		t.Error("a click isn't taken before the time is up")
	}
	if y.waits.Pass(200 * time.Millisecond); y.s.Seq() != 1 || y.clicks(t) {
		t.Error("when the time is up a click is taken at once")
	}
	if y.waits.Pass(time.Second); !y.clicks(t) {
		t.Error("and a second later none")
	}
}
