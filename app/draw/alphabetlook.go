package draw

import (
	"image/color"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/ui"
)

// CreateRenderer implements fyne.Widget.
func (a *Alphabet) CreateRenderer() fyne.WidgetRenderer {
	a.ExtendBaseWidget(a)
	r := &alphabetLook{a: a, ring: newRing()}
	return ui.Drawn(a, r.least, r.place).Changing(r.parts)
}

// face is what is drawn of one cell.
type face struct {
	ground *canvas.Rectangle // of candidates, the selected letter and the one pointed at
	letter *art
	name   *canvas.Text
	pieces *art
}

type alphabetLook struct {
	a       *Alphabet
	ring    *canvas.Rectangle
	grounds []*canvas.Rectangle // of groups, one for each line they take
	faces   []face
	objects []fyne.CanvasObject
}

func (r *alphabetLook) parts() []fyne.CanvasObject { return r.objects }
func (r *alphabetLook) least() fyne.Size {
	l := r.a.look
	n := float32(max(1, l.Columns))
	least := n*l.Cell + (n-1)*cellGap + 2*chartAir
	return fyne.NewSize(least, r.a.HeightFor(l, max(least, r.a.Size().Width)))
}

func (r *alphabetLook) place(s fyne.Size) {
	r.a.lay(s.Width)
	r.grow()
	r.layGroups()
	r.ring.Hide()
	for i, f := range r.faces {
		if i < len(r.a.cells) {
			r.show(f, r.a.cells[i])
			continue
		}
		f.ground.Hide()
		f.letter.Hide()
		f.name.Hide()
		f.pieces.Hide()
	}
}

// grow makes what is missing; nothing is thrown away, as charts keep their letters.
func (r *alphabetLook) grow() {
	had := len(r.faces) + len(r.grounds)
	for len(r.faces) < len(r.a.cells) {
		r.faces = append(r.faces, face{ui.NewRect(), newArt(), newText(), newArt()})
	}
	for len(r.grounds) < len(r.a.joined()) {
		r.grounds = append(r.grounds, ui.NewRect())
	}
	if had == len(r.faces)+len(r.grounds) && r.objects != nil {
		return
	}
	r.objects = nil
	for _, g := range r.grounds {
		r.objects = append(r.objects, g)
	}
	r.objects = append(r.objects, r.ring)
	for _, f := range r.faces {
		r.objects = append(r.objects, f.ground, f.letter.Raster, f.name, f.pieces.Raster)
	}
}

// joined are the boxes of groups of several letters, one for each line they take.
func (a *Alphabet) joined() []cell {
	var out []cell
	for _, c := range a.cells {
		if len(a.groups[c.group]) < 2 {
			continue
		}
		if n := len(out) - 1; n >= 0 && out[n].group == c.group && out[n].at.Y == c.at.Y {
			out[n].size.Width = c.at.X + c.size.Width - out[n].at.X
			continue
		}
		out = append(out, c)
	}
	return out
}

func (r *alphabetLook) layGroups() {
	boxes := r.a.joined()
	fill := r.a.look.Ground
	if fill == ui.None {
		fill = ui.Well
	}
	for i, g := range r.grounds {
		if i >= len(boxes) {
			g.Hide()
			continue
		}
		b := boxes[i]
		setRect(g, b.at.X, b.at.Y, b.size.Width, b.size.Height, 8, ui.Color(fill))
	}
}

// show draws one cell.
func (r *alphabetLook) show(f face, c cell) {
	a := r.a
	fill, ink := ui.None, ui.Ink
	switch faded := a.faded(c.letter); {
	case c.letter == a.selected:
		fill, ink = ui.AccentSoft, ui.AccentText
	case faded:
		ink = ui.Ink2
	case a.candidates != nil:
		fill = ui.AccentSoft
	}
	r.ground(f.ground, c, fill)
	name, row, _ := a.look.cellHeight()
	o := a.look.Options
	o.Faded = a.faded(c.letter)
	p := wordPicture(string(c.letter), a.look.Letter, o)
	mid := c.at.X + c.size.Width/2
	f.letter.show(p, ui.Whole(mid-p.size.Width/2), ui.Whole(c.at.Y+5))
	f.name.Show()
	ui.DrawText(f.name, Name(c.letter), a.look.nameSize(), 700, ui.Color(ink), mid, c.at.Y+name+a.look.nameSize()/2+1, .5)
	count, ok := Letters().Count(string(c.letter))
	if !a.look.Pieces || !ok {
		f.pieces.Hide()
		return
	}
	o.Turned = false
	p = rowPicture(count, a.look.small(), o)
	f.pieces.show(p, ui.Whole(mid-p.size.Width/2), ui.Whole(c.at.Y+row+(a.look.small()-p.size.Height)/2))
}

// ground is what lies below a letter, and the ring of the keyboard around it.
func (r *alphabetLook) ground(g *canvas.Rectangle, c cell, fill ui.Token) {
	var edge color.Color = color.Transparent
	a, sw := r.a, float32(0)
	switch {
	case c.letter == a.selected:
		edge, sw = ui.Color(ui.Accent), 2
	case slices.Contains(a.ringed, c.letter):
		edge, sw = ui.Color(ui.Accent), 3
	case c.letter == a.hovered:
		edge, sw = ui.Color(ui.Accent), 1
	}
	if fill == ui.None && sw == 0 {
		g.Hide()
	} else {
		g.StrokeColor, g.StrokeWidth = edge, sw
		setRect(g, c.at.X, c.at.Y, c.size.Width, c.size.Height, 8, ui.Color(fill))
	}
	if a.focused && c.letter == a.cursor {
		ring := r.ring
		ring.StrokeColor, ring.StrokeWidth, ring.CornerRadius, ring.FillColor = ui.Color(ui.Ink), 2.5, 11, color.Transparent
		ring.Move(c.at.SubtractXY(3, 3))
		ring.Resize(c.size.AddWidthHeight(6, 6))
		ring.Show()
		ring.Refresh()
	}
}

// Name is how a letter of the alphabet is printed: the apostrophe as in print.
func Name(r rune) string {
	if r == '\'' {
		return "’"
	}
	return string(r)
}
