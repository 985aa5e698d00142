package ui

import (
	"sync/atomic"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

var noAnimations atomic.Bool

// SetAnimations switches all animations of the program on or off.
func SetAnimations(on bool) { noAnimations.Store(!on) }

// Animations tells whether things may move: the setting is on and the desktop
// doesn't forbid it.
func Animations() bool {
	app := fyne.CurrentApp()
	if noAnimations.Load() || app == nil {
		return false
	}
	settings := app.Settings()
	if s, ok := settings.(adaptedSettings); ok {
		settings = s.Settings
	}
	return settings.ShowAnimations()
}

// Adapt is an app with settings of ours. Fyne's own widgets don't move in it, while Animations says what it said before: the
// cursor of its text field fades in and out for ever, and each step paints the whole window, a fifth of a core where no GPU
// does it. And the scale is the user's times what the window's size gives.
func Adapt(app fyne.App) fyne.App { return adaptedApp{app} }

type adaptedApp struct{ fyne.App }

// Settings implements fyne.App.
func (a adaptedApp) Settings() fyne.Settings { return adaptedSettings{a.App.Settings()} }

type adaptedSettings struct{ fyne.Settings }

// ShowAnimations implements fyne.Settings.
func (adaptedSettings) ShowAnimations() bool { return false }

// Scale implements fyne.Settings.
func (s adaptedSettings) Scale() float32 {
	set := s.Settings.Scale()
	if set == 0 { // not set
		set = 1
	}
	return set * growth
}

// Modifiers are the keys held down, such as Shift.
func Modifiers() fyne.KeyModifier { return modifiers() }

var modifiers = realModifiers

func realModifiers() fyne.KeyModifier {
	if d, ok := fyne.CurrentApp().Driver().(desktop.Driver); ok {
		return d.CurrentKeyModifiers()
	}
	return 0
}

// SetModifiers says which keys are held down, for tests; nil asks the driver again. It holds for the whole program, as the driver does.
func SetModifiers(held func() fyne.KeyModifier) {
	if held == nil {
		held = realModifiers
	}
	modifiers = held
}

// Timer runs f once on Fyne's goroutine after d, unless stop is called before f has begun to wait
// for its turn there.
type Timer func(d time.Duration, f func()) (stop func())

var timer Timer = realTimer

func realTimer(d time.Duration, f func()) func() {
	t := time.AfterFunc(d, func() { Do(f) })
	return func() { t.Stop() }
}

// SetTimer replaces the timer of After, for tests, and returns the one before; nil brings the
// real one back. Call it on Fyne's goroutine. It holds for the whole program, as Fyne's driver does:
// widgets are handed no surroundings to take one from.
func SetTimer(t Timer) (before Timer) {
	before = timer
	if t == nil {
		t = realTimer
	}
	timer = t
	return before
}

// After runs f once on Fyne's goroutine after d, guarded, unless stop is called before, even
// while f already waits for its turn on that goroutine. Call both on it. Tests replace the
// timer with SetTimer.
func After(d time.Duration, f func()) (stop func()) {
	stopped := false
	stopTimer := timer(d, func() {
		if !stopped {
			Guard(f)
		}
	})
	return func() {
		stopped = true
		stopTimer()
	}
}
