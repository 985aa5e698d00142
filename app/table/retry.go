package table

import (
	"context"
	"time"

	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/store"
)

// RetryTime is how long after another program has kept something from being written that is tried again.
const RetryTime = 500 * time.Millisecond

// Retry does something again by itself that another program has kept from being written, until that works or somebody does something
// else.
type Retry struct{ wait ui.Pause }

// On tells whether something waits to be done again.
func (r *Retry) On() bool { return r.wait.On() }

// After has again called soon where err says that another program holds the data file, and nothing where it doesn't. It drops
// another that waits.
func (r *Retry) After(err error, again func()) {
	r.End()
	if store.CodeOf(err) == store.CodeBusy {
		r.wait.Begin(RetryTime, again)
	}
}

// End drops what waits.
func (r *Retry) End() { r.wait.End() }

// Held tells whether nothing but another program's lock has kept a draft from being saved, and sees to it that it is: soon, as it is
// then, or, where last tells that nobody comes back to it, as it is now and in the background.
func (k *Keeper) Held(env *shell.Env, err error, last bool, save func() error) bool {
	switch held := store.CodeOf(err) == store.CodeBusy; {
	case held && last:
		shell.Work(env, func(context.Context) (struct{}, error) { return struct{}{}, store.Outlast(save) }, func(_ struct{}, err error) {
			env.Report(err)
		})
		return true
	case held:
		k.Touch()
		return true
	}
	return false
}

// Waits says of what is tried again that it is; "" for an error of another kind.
func Waits(env *shell.Env, err error) string {
	if store.CodeOf(err) != store.CodeBusy {
		return ""
	}
	return env.T("store.busy.waits")
}
