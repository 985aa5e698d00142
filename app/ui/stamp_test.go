package ui

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
)

// A verdict goes by itself after a while, by a click on it, or when it is lifted; one that stays waits for that. A click beside it is
// for what lies there.
func TestStamp(t *testing.T) {
	gone, below := 0, 0
	s := NewStamp(DiceCloth)
	s.OnGone = func() { gone++ }
	ground := NewButton("", Secondary, func() { below++ })
	stage := container.NewStack(ground, s)
	w, _, _ := open(t, stage)
	var timers []func()
	SetTimer(func(_ time.Duration, do func()) func() {
		timers = append(timers, do)
		return func() {}
	})
	t.Cleanup(func() { SetTimer(nil); SetAnimations(true) })
	SetAnimations(false)
	stage.Resize(fyne.NewSize(800, 200))
	tap := func(x float32) {
		t.Helper()
		at, _ := Place(w.Content(), stage)
		test.TapCanvas(w.Canvas(), at.AddXY(x, 100))
	}

	s.Strike(Valid, "ECK gilt!", "Tina hat umsonst gezweifelt.", false)
	if word, line := s.Said(); !s.Struck() || word != "ECK gilt!" || line != "Tina hat umsonst gezweifelt." || len(timers) != 1 {
		t.Fatalf("%t %q %q, %d timers", s.Struck(), word, line, len(timers))
	}
	if at, size := s.Position(), s.Size(); size.Height != stampHigh || at.X < 100 || at.X+size.Width/2 != 400 {
		t.Errorf("it lies at %v, %v large", at, size)
	}
	tap(20)
	if !s.Struck() || below != 1 {
		t.Error("a click beside it isn't for what lies there")
	}
	timers[0]()
	if s.Struck() || s.Visible() || gone != 1 {
		t.Error("it doesn't go by itself")
	}

	s.Strike(Refused, "Gilt nicht", "", true)
	if len(timers) != 1 || !s.Struck() {
		t.Error("what stays goes by itself")
	}
	tap(400)
	if s.Struck() || gone != 2 || below != 1 {
		t.Errorf("a click on it: gone %d times, below %d", gone, below)
	}
	if s.Lift() {
		t.Error("there was none to lift")
	}
	stage.Resize(fyne.NewSize(800, 90))
	s.Strike(Golden, "Geklaut!", "", true)
	if s.Size().Height != stampShort || !s.Lift() || gone != 3 {
		t.Errorf("in a low room it is %v high, gone %d times", s.Size().Height, gone)
	}
}
