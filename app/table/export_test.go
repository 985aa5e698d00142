package table

// Step is the position that the replay shows.
func (r *Replay) Step() int { return r.n }

// SaveAfter is the longest time that a draft may be unsaved.
const SaveAfter = saveAfter
