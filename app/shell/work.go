package shell

import (
	"context"
	"errors"
	"runtime"

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
			if p, ok := errors.AsType[*ui.Panicked](err); ok && p.What == backgroundWork && ui.Guarded() {
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
	defer ui.Caught(backgroundWork, &err)
	return work(ctx)
}

// backgroundWork is what has panicked where the work hasn't caught it: a fault of the program, not of data.
const backgroundWork = "background work"

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
