package frame

import (
	"time"

	"spieltisch/app/shell"
	"spieltisch/app/ui"
)

// lullTime is how long a page that has come by itself takes no clicks: who was about to click on the page before needs about so
// long to see that it has gone, and whoever means something on this one needs longer.
const lullTime = 700 * time.Millisecond

// lull is a moment after the page has gone on in which clicks do nothing: what was meant for a button of the page before, such as
// "Continue", must not draw a tile on this one. Keys that lead on are kept away by the driver (quietTime).
type lull struct {
	*ui.Shield // above the page while it lasts
	trace      *shell.Trace
	left       ui.Pause
}

func newLull(trace *shell.Trace) *lull {
	l := &lull{Shield: ui.NewShield(), trace: trace}
	l.Hide()
	return l
}

// begin has it last from now on.
func (l *lull) begin() {
	l.Show()
	l.trace.Lull(true)
	l.left.Begin(lullTime, l.over)
}

func (l *lull) end() {
	if l.left.On() {
		l.left.End()
		l.over()
	}
}

func (l *lull) over() {
	l.Hide()
	l.trace.Lull(false)
}
