package ui

import (
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// watched has the panics of a test told to it.
func watched(t *testing.T) *[]Panic {
	t.Helper()
	told := &[]Panic{}
	OnPanic(func(p Panic) { *told = append(*told, p) })
	t.Cleanup(func() { OnPanic(nil) })
	return told
}

func planted() { panic("planted") }

func TestGuard(t *testing.T) {
	told := watched(t)
	Guard(planted)
	if len(*told) != 1 || (*told)[0].Value != "planted" || !strings.Contains((*told)[0].Stack, "ui.planted") {
		t.Errorf("told %v", *told)
	}
	Guard(func() {})
	if len(*told) != 1 {
		t.Error("told of nothing")
	}
}

// Where nobody is told, as in tests, a panic goes on.
func TestGuardWithoutAnybody(t *testing.T) {
	defer func() {
		if recover() == nil {
			t.Error("the panic is gone")
		}
	}()
	Guard(planted)
}

func TestGuardedAnimationStops(t *testing.T) {
	test.NewTempApp(t)
	told := watched(t)
	var tick func(float32)
	stopped := false
	SetAnimator(func(_ time.Duration, f func(float32)) func() {
		tick = f
		return func() { stopped = true }
	})
	t.Cleanup(func() { SetAnimator(nil) })
	a := Animate(time.Second, fyne.AnimationLinear, func(float32) { planted() })
	tick(.5)
	tick(.6)
	if len(*told) != 1 || !stopped || a.Running() {
		t.Errorf("told %d times, stopped: %v, running: %v", len(*told), stopped, a.Running())
	}
}

// An animation is over with its last tick, and none comes after a stop, not even one that was on its way.
func TestAnimationEnds(t *testing.T) {
	test.NewTempApp(t)
	var tick func(float32)
	SetAnimator(func(_ time.Duration, f func(float32)) func() {
		tick = f
		return func() {}
	})
	t.Cleanup(func() { SetAnimator(nil) })
	var a *Animation
	if a.Running() || a.Stop() {
		t.Error("one that never began runs")
	}
	var at []float32
	begin := func() {
		a = Animate(time.Second, fyne.AnimationEaseOut, func(f float32) {
			if a.Running() != (f < 1) {
				t.Errorf("running at %v: %v", f, a.Running())
			}
			at = append(at, f)
		})
	}
	begin()
	tick(.5)
	tick(1)
	tick(1)
	begin()
	tick(.5)
	if !a.Stop() || a.Stop() {
		t.Error("it isn't stopped once")
	}
	tick(.6)
	if !slices.Equal(at, []float32{.75, 1, .75}) {
		t.Errorf("ticks at %v", at)
	}
}

// A panic of what is called with data is an error; what goes well, or fails by itself, stays.
func TestCaught(t *testing.T) {
	do := func(what func() error) (err error) {
		defer Caught("test", &err)
		return what()
	}
	if err := do(func() error { return nil }); err != nil {
		t.Error(err)
	}
	own := errors.New("own")
	if err := do(func() error { return own }); !errors.Is(err, own) {
		t.Error(err)
	}
	err := do(func() error { return []error{}[len(own.Error())] })
	if p, ok := errors.AsType[*Panicked](err); !ok || p.What != "test" || !strings.Contains(err.Error(), "out of range") {
		t.Error(err)
	}
}
