package table

import (
	"time"

	"spieltisch/app/ui"
)

// maxGap is the most that counts between two ticks.
const maxGap = 2 * time.Second

// Clock measures the thinking time since the last row of the log. It runs on
// Fyne's goroutine and ticks once a second while it runs.
type Clock struct {
	now  func() time.Time
	tick func()

	spent  time.Duration // up to since
	since  time.Time     // when it was started; zero while it stands
	cancel func()
}

// NewClock makes a standing clock. tick is called about once a second while it
// runs, and shows, saves and ends the turn.
func NewClock(now func() time.Time, tick func()) *Clock {
	return &Clock{now: now, tick: tick}
}

// Run starts or stops the clock; it may be called at any time.
func (c *Clock) Run(on bool) {
	switch running := !c.since.IsZero(); {
	case on && !running:
		c.since = c.now()
		c.schedule()
	case !on && running:
		c.spent = c.Spent()
		c.since = time.Time{}
		c.cancel()
	}
}

func (c *Clock) schedule() {
	c.cancel = ui.After(time.Second, func() {
		c.Load(c.Spent())
		c.schedule()
		c.tick()
	})
}

// Spent is the time since the last row. A machine that slept, or whose clock was
// set, adds at most maxGap.
func (c *Clock) Spent() time.Duration {
	if c.since.IsZero() {
		return c.spent
	}
	return c.spent + min(max(c.now().Sub(c.since), 0), maxGap)
}

// Load sets what was spent before, from a draft.
func (c *Clock) Load(d time.Duration) {
	c.spent = d
	if !c.since.IsZero() {
		c.since = c.now()
	}
}
