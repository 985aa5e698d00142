package shell

import (
	"context"
	"errors"
	"runtime"

	"spieltisch/app/ui"
)

// Work runs slow work in the background and hands its result to done on Fyne's
// goroutine. After cancel done is not called: the position that asked is no longer
// there. work must watch its context. When work panics, done is not
// called either, but who is told of panics is told; where nobody is, done gets an error.
func Work[T any](e *Env, work func(context.Context) (T, error), done func(T, error)) (cancel context.CancelFunc) {
	ctx, cancel := context.WithCancel(context.Background())
	start := e.Background
	if start == nil {
		start = Gently
	}
	start(func() {
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
