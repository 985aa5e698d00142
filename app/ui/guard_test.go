package ui

import (
	"strings"
	"testing"
	"time"

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
	a := NewAnimation(time.Second, func(float32) { planted() })
	a.Start()
	a.Tick(.5)
	if len(*told) != 1 {
		t.Errorf("told %d times", len(*told))
	}
	ticks := 0
	a = NewAnimation(time.Second, func(float32) { ticks++ })
	a.Tick(.5)
	a.Tick(1)
	if ticks != 2 || len(*told) != 1 {
		t.Errorf("%d ticks", ticks)
	}
}
