package shelltest

import (
	"slices"
	"testing"
	"time"

	"spieltisch/app/ui"
)

// Clock is the time that animations and ui.After run by in a test: it goes on by Pass only.
type Clock struct {
	now time.Duration
	due []*due
}

// due is something that ends at a time, and what it does on the way there.
type due struct {
	begin, end time.Duration
	tick       func(share float32)
}

// NewClock lets things move, by a clock of the test's own.
func NewClock(t testing.TB) *Clock {
	c := &Clock{}
	still := !ui.Animations()
	ui.SetAnimations(true)
	ui.SetAnimator(func(d time.Duration, tick func(float32)) func() { return c.add(d, tick) })
	timer := ui.SetTimer(func(d time.Duration, f func()) func() {
		return c.add(d, func(share float32) {
			if share == 1 {
				f()
			}
		})
	})
	t.Cleanup(func() {
		ui.SetAnimations(!still)
		ui.SetAnimator(nil)
		ui.SetTimer(timer)
	})
	return c
}

func (c *Clock) add(d time.Duration, tick func(float32)) (stop func()) {
	one := &due{c.now, c.now + d, tick}
	c.due = append(c.due, one)
	return func() { c.drop(one) }
}

func (c *Clock) drop(one *due) {
	c.due = slices.DeleteFunc(c.due, func(d *due) bool { return d == one })
}

// Pass lets time go by: what ends in it ends in its order, and all else is shown as far as it is then.
func (c *Clock) Pass(d time.Duration) {
	until := c.now + d
	for {
		next := until
		for _, one := range c.due {
			next = min(next, one.end)
		}
		c.now = next
		for _, one := range slices.Clone(c.due) {
			if !slices.Contains(c.due, one) {
				continue // stopped by one before it
			}
			if one.end > c.now {
				one.tick(float32(c.now-one.begin) / float32(one.end-one.begin))
				continue
			}
			c.drop(one)
			one.tick(1)
		}
		if c.now == until && !slices.ContainsFunc(c.due, func(one *due) bool { return one.end <= until }) {
			return
		}
	}
}
