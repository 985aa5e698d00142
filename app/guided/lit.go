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

// sight is what is seen of the table in the step.
func (p *Page) sight() sight {
	s := sight{lights: p.places(p.step().Light)}
	for _, also := range p.places(p.step().Also) {
		s.also = also.grown(rim)
	}
	for _, mat := range p.places([]string{"mat"}) {
		s.mat = mat
	}
	ui.EachLamp(p.table, fyne.Position{}, func(at fyne.Position, size fyne.Size) {
		name := 2 * size.Width // is written at the right of the face
		s.faces = append(s.faces, area{at.X, at.Y, size.Width + name, size.Height}.within(s.mat))
	})
	return s
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
