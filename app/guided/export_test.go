package guided

// At is the step that is shown, from 0.
func (p *Page) At() int { return p.at }
