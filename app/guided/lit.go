package guided

import (
	"strings"

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
	p.trial.Paper(p.step().Paper)
	s := sight{lights: p.places(p.step().Light), clear: p.places(p.step().Clear)}
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

// air is how much of the table is lit around pieces, besides rim.
const air float32 = 8

// places is where what is named lies, as far as it can be seen: several marks with "+" between them are pieces side by side.
func (p *Page) places(names []string) (all []area) {
	for _, name := range names {
		var whole area
		loose := strings.Contains(name, "+")
		for part := range strings.SplitSeq(name, "+") {
			at, pieces := p.place(part)
			whole, loose = whole.with(at), loose || pieces
		}
		switch {
		case whole.none():
		case loose:
			all = append(all, whole.grown(air))
		default:
			all = append(all, whole)
		}
	}
	return all
}

// place is where one thing lies: a marked widget or the pieces on it, or else a place of the board's own; nothing where it isn't seen.
func (p *Page) place(name string) (a area, pieces bool) {
	var in fyne.Position
	var size fyne.Size
	o := p.env.Trace.Marked(name)
	if o == nil {
		o, in, size = p.trial.Spot(name)
	} else {
		size = o.Size()
	}
	if o == nil || !o.Visible() {
		return area{}, false
	}
	on, pieces := o.(interface{ Pieces() ui.Frame })
	if pieces {
		f := on.Pieces()
		in, size = f.Position, f.Size
	}
	at, ok := ui.Place(p.table, o)
	if !ok {
		return area{}, false
	}
	return area{at.X + in.X, at.Y + in.Y, size.Width, size.Height}, pieces
}
