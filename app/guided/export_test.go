package guided

// Hush ends the reading of a verdict.
func (p *Page) Hush() { p.goOn() }

// At is the step that is shown, from 0.
func (p *Page) At() int { return p.at }
