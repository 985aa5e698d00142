package shell

import (
	"context"
	"fmt"
	"log/slog"
	"runtime/debug"

	"fyne.io/fyne/v2"
)

// Work runs slow work beside the screen and hands its result to done on Fyne's
// goroutine. After cancel (or when ctx ends) done is not called: the position
// that asked is no longer there. work must watch its context.
func Work[T any](ctx context.Context, work func(context.Context) (T, error), done func(T, error)) (cancel context.CancelFunc) {
	ctx, cancel = context.WithCancel(ctx)
	background(func() {
		result, err := guarded(ctx, work)
		fyne.Do(func() {
			if ctx.Err() == nil {
				cancel()
				done(result, err)
			}
		})
	})
	return cancel
}

// guarded turns a panic of background work into an error: it would otherwise end
// the program in the middle of a match.
func guarded[T any](ctx context.Context, work func(context.Context) (T, error)) (result T, err error) {
	defer func() {
		if p := recover(); p != nil {
			slog.Error("background work", "panic", p, "stack", string(debug.Stack()))
			err = fmt.Errorf("background work: %v", p)
		}
	}()
	return work(ctx)
}

// background starts the work.
var background = func(work func()) { go work() }

// SetBackground replaces how Work starts what it is given, for tests; nil brings
// back a goroutine. Call it on Fyne's goroutine.
func SetBackground(start func(work func())) {
	if start == nil {
		start = func(work func()) { go work() }
	}
	background = start
}
