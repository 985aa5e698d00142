package guided

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
	"spieltisch/games/guided"
)

// lead brings the board to where somebody goes on.
func (p *Page) lead(s guided.Step) {
	var toward []byte
	if s.Draft != nil {
		toward, _ = s.Prepared(p.good)
	}
	p.trial.Lead(toward)
}

// lit is where what may be lit lies: what the step names first is best, if there is room for the card next to it; and what is
// lit besides.
func (p *Page) lit() (all, also []area) {
	return p.places(p.step().Light), p.places(p.step().Also)
}

// places is where what is named lies, as far as it can be seen: a marked widget, or else a place of the board's own.
func (p *Page) places(names []string) (all []area) {
	for _, name := range names {
		var in fyne.Position
		var size fyne.Size
		o := p.env.Trace.Marked(name)
		if o == nil {
			o, in, size = p.trial.Spot(name)
		} else {
			size = o.Size()
		}
		if o == nil || !o.Visible() {
			continue
		}
		if at, ok := ui.Place(p.table, o); ok {
			all = append(all, area{at.X + in.X, at.Y + in.Y, size.Width, size.Height})
		}
	}
	return all
}
