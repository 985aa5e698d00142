package shell

import (
	"fmt"
	"log/slog"
	"runtime/debug"

	"spieltisch/app/ui"
)

// Crash takes the page away in which the program has failed, and shows the one that says so.
// What was typed is kept as when one leaves a page. A failure on the way goes on: then the
// program starts again.
func (r *Router) Crash(p ui.Panic) {
	slog.Error("panic", "value", fmt.Sprint(p.Value), "stack", p.Stack)
	if r.crashing || r.env.CrashPage == nil {
		panic(p.Value)
	}
	r.crashing = true
	defer func() { r.crashing = false }()
	r.Abandon()
	ui.ClearAbove(r.env.Window)
	r.Show(r.env.CrashPage(p))
}

// Abandon leaves the page for good, whatever that does.
func (r *Router) Abandon() {
	page := r.page
	r.page = nil
	defer func() {
		if v := recover(); v != nil {
			slog.Error("leave a page that has failed", "panic", fmt.Sprint(v), "stack", string(debug.Stack()))
		}
	}()
	if page != nil {
		page.Leave()
	}
}
