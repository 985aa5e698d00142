package draw

import (
	"image/color"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/ui"
)

// face is what is drawn of one cell.
type face struct {
	ground *canvas.Rectangle // of candidates, the selected letter and the one pointed at
	letter *art
	name   ui.Line
	pieces *art
}

func (a *Alphabet) parts() []fyne.CanvasObject { return a.objects }
func (a *Alphabet) least() fyne.Size {
	l := a.look
	n := float32(max(1, l.Columns))
	least := n*l.Cell + (n-1)*cellGap + 2*chartAir
	return fyne.NewSize(least, a.HeightFor(l, max(least, a.Size().Width)))
}

func (a *Alphabet) place(s fyne.Size) {
	a.lay(s.Width)
	a.grow()
	a.layGroups()
	a.ring.Hide()
	for i, f := range a.faces {
		if i < len(a.cells) {
			a.show(i)
			continue
		}
		f.ground.Hide()
		f.letter.Hide()
		f.name.Hide()
		f.pieces.Hide()
	}
}

// grow makes what is missing; nothing is thrown away, as charts keep their letters.
func (a *Alphabet) grow() {
	had := len(a.faces) + len(a.grounds)
	for len(a.faces) < len(a.cells) {
		a.faces = append(a.faces, face{ui.NewRect(), newArt(), ui.NewLine(), newArt()})
	}
	for len(a.grounds) < len(a.joined()) {
		a.grounds = append(a.grounds, ui.NewRect())
	}
	if had == len(a.faces)+len(a.grounds) && a.objects != nil {
		return
	}
	a.objects = nil
	for _, g := range a.grounds {
		a.objects = append(a.objects, g)
	}
	a.objects = append(a.objects, a.ring)
	for _, f := range a.faces {
		a.objects = append(a.objects, f.ground, f.letter.Raster, f.name, f.pieces.Raster)
	}
}

// joined are the boxes of groups of several letters, one for each line they take.
func (a *Alphabet) joined() []cell {
	var out []cell
	for _, c := range a.cells {
		if len(a.groups[c.group]) < 2 {
			continue
		}
		if n := len(out) - 1; n >= 0 && out[n].group == c.group && out[n].Y == c.Y {
			out[n].Width = c.X + c.Width - out[n].X
			continue
		}
		out = append(out, c)
	}
	return out
}

func (a *Alphabet) layGroups() {
	boxes := a.joined()
	fill := a.look.Ground
	if fill == ui.None {
		fill = ui.Well
	}
	for i, g := range a.grounds {
		if i >= len(boxes) {
			g.Hide()
			continue
		}
		b := boxes[i]
		ui.SetRect(g, b.X, b.Y, b.Width, b.Height, 8, fill)
	}
}

// show draws one cell.
func (a *Alphabet) show(i int) {
	f, c := a.faces[i], a.cells[i]
	fill, ink := ui.None, ui.Ink
	switch faded := a.faded(c.letter); {
	case c.letter == a.selected:
		fill, ink = ui.AccentSoft, ui.AccentText
	case faded:
		ink = ui.Ink2
	case a.candidates != nil:
		fill = ui.AccentSoft
	}
	a.ground(i, fill)
	name, row, _ := a.look.cellHeight()
	o := a.look.Options
	o.Faded = a.faded(c.letter)
	p := wordPicture(string(c.letter), a.look.Letter, o)
	mid := c.X + c.Width/2
	f.letter.show(p, ui.Whole(mid-p.size.Width/2), ui.Whole(c.Y+5))
	f.name.Show()
	f.name.Draw(Name(c.letter), a.look.nameSize(), 700, ink, mid, c.Y+name+a.look.nameSize()/2+1, .5)
	count, ok := Letters().Count(string(c.letter))
	if !a.look.Pieces || !ok {
		f.pieces.Hide()
		return
	}
	o.Turned = false
	p = rowPicture(count, a.look.small(), o)
	f.pieces.show(p, ui.Whole(mid-p.size.Width/2), ui.Whole(c.Y+row+(a.look.small()-p.size.Height)/2))
}

// ground is what lies below a letter, and the ring of the keyboard around it.
func (a *Alphabet) ground(i int, fill ui.Token) {
	g, c := a.faces[i].ground, a.cells[i]
	var edge color.Color = color.Transparent
	sw := float32(0)
	switch {
	case c.letter == a.selected:
		edge, sw = ui.Color(ui.Accent), 2
	case slices.Contains(a.ringed, c.letter):
		edge, sw = ui.Color(ui.Accent), 3
	case i == a.Over():
		edge, sw = ui.Color(ui.Accent), 1
	}
	if fill == ui.None && sw == 0 {
		g.Hide()
	} else {
		g.StrokeColor, g.StrokeWidth = edge, sw
		ui.SetRect(g, c.X, c.Y, c.Width, c.Height, 8, fill)
		g.Show() // for its edge, if it isn't filled
	}
	if i == a.At {
		a.Ring(a.ring, c.X, c.Y, c.Width, c.Height, 8)
	}
}

// Name is how a letter of the alphabet is printed: the apostrophe as in print.
func Name(r rune) string {
	if r == '\'' {
		return "’"
	}
	return string(r)
}
