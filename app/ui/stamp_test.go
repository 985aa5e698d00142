package ui

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
)

// struck is a stamp over a button of 800×200, without motion.
type struck struct {
	*Stamp
	t      *testing.T
	stage  *fyne.Container
	window fyne.Window
	timers []func()
	gone   int // how often it went
	below  int // clicks on the button
}

func overButton(t *testing.T) *struck {
	t.Helper()
	s := &struck{Stamp: NewStamp(DiceCloth), t: t}
	s.OnGone = func() { s.gone++ }
	s.stage = container.NewStack(NewButton("", Secondary, func() { s.below++ }), s.Stamp)
	s.window, _, _ = open(t, s.stage)
	SetTimer(func(_ time.Duration, do func()) func() {
		s.timers = append(s.timers, do)
		return func() {}
	})
	SetAnimations(false)
	t.Cleanup(func() { SetTimer(nil); SetAnimations(true) })
	s.stage.Resize(fyne.NewSize(800, 200))
	return s
}

func (s *struck) tap(x float32) {
	at, _ := Place(s.window.Content(), s.stage)
	test.TapCanvas(s.window.Canvas(), at.AddXY(x, 100))
}

func (s *struck) must(ok bool, what string) {
	s.t.Helper()
	if !ok {
		s.t.Error(what)
	}
}

// While it grows and shrinks its words lie inside of it, or aren't seen.
func TestStampHoldsItsWords(t *testing.T) {
	s := overButton(t)
	s.Strike(Valid, "AALS gilt!", "16 Punkte, Jürgen steht bei 16.", true)
	_, line := s.Said()
	for _, share := range []float32{.6, .8, .85, .9, .95, 1} {
		s.grow(share)
		right := s.slip.Position().X + s.slip.Size().Width
		if end := s.line.Position().X + Label.Measure(line); s.line.Visible() && end > right {
			t.Errorf("at %v its line ends at %v, and it at %v", share, end, right)
		}
	}
	s.must(s.line.Visible(), "its words aren't seen")
}

// A verdict lies in the middle of its room and goes by itself after a while. A click beside it is for what lies there.
func TestStamp(t *testing.T) {
	s := overButton(t)
	s.Strike(Valid, "ECK gilt!", "Tina hat umsonst gezweifelt.", false)
	word, line := s.Said()
	s.must(s.Struck() && word == "ECK gilt!" && line == "Tina hat umsonst gezweifelt.", "it says something else")
	at, size := s.Position(), s.Size()
	s.must(size.Height == stampHigh && at.X > 100 && at.X+size.Width/2 == 400, "it doesn't lie in the middle")
	s.tap(20)
	s.must(s.Struck() && s.below == 1, "a click beside it isn't for what lies there")
	s.timers[0]()
	s.must(!s.Struck() && !s.Visible() && s.gone == 1, "it doesn't go by itself")
}

// One that stays waits for a click, or until it is lifted; in a low room it is smaller.
func TestStampStays(t *testing.T) {
	s := overButton(t)
	s.Strike(Refused, "Gilt nicht", "", true)
	s.must(len(s.timers) == 0 && s.Struck(), "what stays goes by itself")
	s.tap(400)
	s.must(!s.Struck() && s.gone == 1 && s.below == 0 && !s.Lift(), "a click on it doesn't lift it once")
	s.stage.Resize(fyne.NewSize(800, 90))
	s.Strike(Golden, "Geklaut!", "", true)
	s.must(s.Size().Height == stampShort && s.Lift() && s.gone == 2, "in a low room it isn't smaller, or isn't lifted")
}
