package table

import "time"

// After is how clock, page and replay wait.
type After = func(time.Duration, func()) (stop func())

// NewTestClock is NewClock with another way to wait.
func NewTestClock(now func() time.Time, tick func(), after After) *Clock {
	c := NewClock(now, tick)
	c.after = after
	return c
}

// SetAfter replaces how the page's drafts and its clock wait.
func (p *Page) SetAfter(after After) { p.after, p.clock.after = after, after }

// SetAfter replaces how the replay waits while it plays.
func (r *Replay) SetAfter(after After) { r.after = after }

// SetElapsed replaces what tells the thinking time of a row.
func (s *Session) SetElapsed(f func() time.Duration) { s.elapsed = f }

// Step is the position that the replay shows.
func (r *Replay) Step() int { return r.n }

// SaveAfter is the longest time that a draft may be unsaved.
const SaveAfter = saveAfter
