package ui

import (
	"time"

	"fyne.io/fyne/v2"
)

// Animation is something on its way to where it belongs, by Animate; nil is one that has come to its end.
type Animation struct {
	running bool
	end     func()
}

// Animator calls tick on Fyne's goroutine with the share of d that is over, more and more of it and last with 1, unless stop is
// called before.
type Animator func(d time.Duration, tick func(share float32)) (stop func())

var animator Animator = realAnimator

func realAnimator(d time.Duration, tick func(share float32)) func() {
	a := fyne.NewAnimation(d, tick)
	a.Curve = fyne.AnimationLinear
	a.Start()
	return a.Stop
}

// SetAnimator replaces what animations run by, for tests; nil brings the real one back. Call it on Fyne's goroutine.
// Like the timer (SetTimer) it holds for the whole program.
func SetAnimator(a Animator) {
	if a == nil {
		a = realAnimator
	}
	animator = a
}

// Animate moves something for the time d: tick gets the share of the way that is done, as the curve has it, and last of all 1,
// when the animation no longer runs. After Stop it isn't called again. It is guarded: an animation that panics stops.
func Animate(d time.Duration, curve fyne.AnimationCurve, tick func(share float32)) *Animation {
	a := &Animation{running: true}
	a.end = animator(d, func(f float32) {
		if !a.running { // a stopped one may tick once more
			return
		}
		if f < 1 {
			f = curve(f)
		} else {
			a.running = false
		}
		failed := true
		Guard(func() {
			tick(f)
			failed = false
		})
		if failed {
			a.Stop()
		}
	})
	return a
}

// Running tells whether it is still on its way.
func (a *Animation) Running() bool { return a != nil && a.running }

// Stop ends it where it is, and tells whether it was on its way.
func (a *Animation) Stop() bool {
	if !a.Running() {
		return false
	}
	a.running = false
	a.end()
	return true
}
