package table

import "time"

// SetElapsed replaces what tells the thinking time of a row.
func (s *Session) SetElapsed(f func() time.Duration) { s.elapsed = f }

// Step is the position that the replay shows.
func (r *Replay) Step() int { return r.n }

// SaveAfter is the longest time that a draft may be unsaved.
const SaveAfter = saveAfter
