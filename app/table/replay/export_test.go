package replay

// Step is the position that is shown.
func (r *Page) Step() int { return r.n }
