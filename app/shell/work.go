package shell

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"runtime"
	"runtime/debug"

	"spieltisch/app/ui"
)

// Work runs slow work in the background and hands its result to done on Fyne's
// goroutine. After cancel (or when ctx ends) done is not called: the position
// that asked is no longer there. work must watch its context. When work panics, done is not
// called either, but who is told of panics is told; where nobody is, done gets an error.
func Work[T any](ctx context.Context, work func(context.Context) (T, error), done func(T, error)) (cancel context.CancelFunc) {
	ctx, cancel = context.WithCancel(ctx)
	background(func() {
		result, err := guarded(ctx, work)
		ui.Do(func() {
			if ctx.Err() != nil {
				return
			}
			cancel()
			var p *panicked
			if errors.As(err, &p) && ui.Guarded() {
				ui.Tell(p.Panic)
				return
			}
			done(result, err)
		})
	})
	return cancel
}

// guarded turns a panic of background work into an error: it would otherwise end
// the program in the middle of a match.
func guarded[T any](ctx context.Context, work func(context.Context) (T, error)) (result T, err error) {
	defer func() {
		if v := recover(); v != nil {
			p := &panicked{ui.Panic{Value: v, Stack: string(debug.Stack())}}
			slog.Error("background work", "panic", v, "stack", p.Stack)
			err = p
		}
	}()
	return work(ctx)
}

// panicked is the error of work that has panicked.
type panicked struct{ ui.Panic }

func (p *panicked) Error() string { return fmt.Sprintf("background work: %v", p.Value) }

// background starts the work.
var background = Gently

// Gently runs work on a thread of its own that gives way to the window: with two cores, whoever thinks on one of them
// would double the time that the other needs to draw. The thread ends with the work, since its priority can't be raised
// again.
func Gently(work func()) {
	go func() {
		runtime.LockOSThread()
		giveWay()
		work()
	}()
}

// SetBackground replaces how Work starts what it is given, for tests, and returns what did so
// before; nil brings back a goroutine. Call it on Fyne's goroutine.
func SetBackground(start func(work func())) (before func(work func())) {
	before = background
	if start == nil {
		start = Gently
	}
	background = start
	return before
}
