package ui

import (
	"fmt"
	"log/slog"
	"runtime/debug"
	"sync/atomic"

	"fyne.io/fyne/v2"
)

// Panic is a fault of the program that was caught: what was wrong, and where.
type Panic struct {
	Value any
	Stack string
}

// Panicked is a panic as an error, of what was done on data that somebody has typed or a file has brought.
type Panicked struct {
	What string
	Panic
}

func (p *Panicked) Error() string { return fmt.Sprintf("%s: panic: %v", p.What, p.Value) }

// Caught, deferred, makes a panic of what is called with such data the error: of a library that has no other way to say that
// something is wrong with it, or of a game. Errors say it with a sentence of their own; a page is no place to end for it.
func Caught(what string, err *error) {
	if v := recover(); v != nil {
		*err = PanickedIn(what, v)
	}
}

// PanickedIn is the error of a panic that was recovered from.
func PanickedIn(what string, v any) *Panicked {
	p := &Panicked{what, Panic{v, string(debug.Stack())}}
	slog.Error(what, "panic", v, "stack", p.Stack)
	return p
}

var onPanic func(Panic)

// OnPanic sets who is told of panics on Fyne's goroutine, where they would else end the
// program; nil (as in tests that don't say otherwise): nobody, and they go on. Call it on
// that goroutine.
func OnPanic(told func(Panic)) { onPanic = told }

// Guarded tells whether somebody is told of panics.
func Guarded() bool { return onPanic != nil }

// guards is how many calls of Guard are open.
var guards atomic.Int32

// Guard does what a tap, a key or a timer sets off. A panic in it is told. What has vanished afterwards keeps no focus: it
// would swallow the page's keys.
func Guard(do func()) {
	guards.Add(1)
	defer func() {
		if guards.Add(-1) == 0 {
			unfocusVanished()
		}
	}()
	if onPanic != nil {
		defer func() {
			if v := recover(); v != nil {
				onPanic(Panic{v, string(debug.Stack())})
			}
		}()
	}
	do()
}

// Tell passes on a panic that was caught elsewhere, such as in the background. Call it on
// Fyne's goroutine.
func Tell(p Panic) {
	if onPanic == nil {
		panic(p.Value)
	}
	onPanic(p)
}

var ended atomic.Bool

// SetEnded says whether the order to end has been given. When Fyne's loop has stopped, its Do calls at once, on whatever
// goroutine: two timers would then change the same page at the same time.
func SetEnded(yes bool) { ended.Store(yes) }

// Do does something on Fyne's goroutine, guarded, unless the program ends.
func Do(do func()) {
	if ended.Load() {
		return // before Fyne's queue, which may be closed by now
	}
	fyne.Do(func() {
		if !ended.Load() {
			Guard(do)
		}
	})
}
