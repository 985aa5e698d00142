package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/layout"
)

// HGap puts objects side by side, gap pixels apart, at their least width and the full
// height; spacers (Spacer) share the rest.
func HGap(gap float32, objects ...fyne.CanvasObject) *fyne.Container {
	return &fyne.Container{Layout: &stack{gap: gap}, Objects: objects}
}

// HMid is HGap with every object at its least height in the middle.
func HMid(gap float32, objects ...fyne.CanvasObject) *fyne.Container {
	return &fyne.Container{Layout: &stack{gap: gap, middle: true}, Objects: objects}
}

// VGap puts objects below each other, gap pixels apart, at the full width and their
// least height for that width; spacers share the rest.
func VGap(gap float32, objects ...fyne.CanvasObject) *fyne.Container {
	return &fyne.Container{Layout: &stack{gap: gap, vertical: true}, Objects: objects}
}

// Centered has an object in the middle at its least size.
func Centered(o fyne.CanvasObject) *fyne.Container { return HMid(0, Spacer(), o, Spacer()) }

// Spacer takes what is left in an HGap or VGap.
func Spacer() fyne.CanvasObject { return layout.NewSpacer() }

// Space is an empty place of w×h pixels.
func Space(w, h float32) fyne.CanvasObject {
	r := NewRect()
	r.SetMinSize(fyne.NewSize(w, h))
	return r
}

// Stretch takes what is left in an HGap or VGap and fills it with o.
func Stretch(o fyne.CanvasObject) fyne.CanvasObject {
	return &fyne.Container{Layout: stretch{}, Objects: []fyne.CanvasObject{o}}
}

type stretch struct{}

func (stretch) MinSize(o []fyne.CanvasObject) fyne.Size { return o[0].MinSize() }
func (stretch) Layout(o []fyne.CanvasObject, s fyne.Size) {
	o[0].Move(fyne.Position{})
	o[0].Resize(s)
}

type stack struct {
	gap              float32
	vertical, middle bool
}

func (l *stack) along(s fyne.Size) (long, cross float32) {
	if l.vertical {
		return s.Height, s.Width
	}
	return s.Width, s.Height
}

func (l *stack) size(long, cross float32) fyne.Size {
	if l.vertical {
		return fyne.NewSize(cross, long)
	}
	return fyne.NewSize(long, cross)
}

// greedy tells whether o takes a share of what is left.
func (l *stack) greedy(o fyne.CanvasObject) bool {
	if s, ok := o.(layout.SpacerObject); ok {
		return l.vertical && s.ExpandVertical() || !l.vertical && s.ExpandHorizontal()
	}
	c, ok := o.(*fyne.Container)
	if !ok {
		return false
	}
	_, ok = c.Layout.(stretch)
	return ok
}

// MinSize implements fyne.Layout.
func (l *stack) MinSize(objects []fyne.CanvasObject) fyne.Size {
	var long, cross float32
	n := 0
	for _, o := range objects {
		if !o.Visible() {
			continue
		}
		a, b := l.along(o.MinSize())
		long, cross = long+a, max(cross, b)
		n++
	}
	return l.size(long+l.gap*float32(max(0, n-1)), cross)
}

// Layout implements fyne.Layout.
func (l *stack) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	long, cross := l.along(size)
	var used float32
	n, shares := 0, 0
	for _, o := range objects {
		if !o.Visible() {
			continue
		}
		if l.vertical { // a paragraph's height follows from its width
			o.Resize(fyne.NewSize(size.Width, max(o.Size().Height, o.MinSize().Height)))
		}
		a, _ := l.along(o.MinSize())
		used += a
		n++
		if l.greedy(o) {
			shares++
		}
	}
	left := max(0, long-used-l.gap*float32(max(0, n-1)))
	at := float32(0)
	for _, o := range objects {
		if !o.Visible() {
			continue
		}
		a, b := l.along(o.MinSize())
		if l.greedy(o) {
			a += left / float32(shares)
		}
		off := float32(0)
		if l.middle {
			off = Whole((cross - b) / 2)
		} else {
			b = cross
		}
		pos := l.size(at, off)
		o.Move(fyne.NewPos(pos.Width, pos.Height))
		o.Resize(l.size(a, b))
		at += a + l.gap
	}
}

// Column is one column of Columns: its share of the width, and its least width (the
// object's own MinSize when 0).
type Column struct {
	Weight, Min float32
	Object      fyne.CanvasObject
}

// Columns puts objects side by side, gap apart: widths are proportional to the weights
// but never below the least width. Weight 0 keeps the least width.
func Columns(gap float32, cols ...Column) *fyne.Container {
	l := &columns{gap: gap, cols: cols}
	c := &fyne.Container{Layout: l}
	for _, col := range cols {
		c.Objects = append(c.Objects, col.Object)
	}
	return c
}

type columns struct {
	gap  float32
	cols []Column
}

func (l *columns) least(c Column) float32 {
	if c.Min > 0 {
		return c.Min
	}
	return c.Object.MinSize().Width
}

// MinSize implements fyne.Layout.
func (l *columns) MinSize([]fyne.CanvasObject) fyne.Size {
	var s fyne.Size
	n := 0
	for _, c := range l.cols {
		if c.Object.Visible() {
			s.Width += l.least(c)
			s.Height = max(s.Height, c.Object.MinSize().Height)
			n++
		}
	}
	s.Width += l.gap * float32(max(0, n-1))
	return s
}

// Layout implements fyne.Layout.
func (l *columns) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	x := float32(0)
	for i, w := range l.widths(size.Width) {
		c := l.cols[i]
		if !c.Object.Visible() {
			continue
		}
		c.Object.Move(fyne.NewPos(Whole(x), 0))
		c.Object.Resize(fyne.NewSize(Whole(x+w)-Whole(x), size.Height))
		x += w + l.gap
	}
}

// widths shares total among the columns: by weight, but nobody gets less than his
// least width.
func (l *columns) widths(total float32) []float32 {
	out := make([]float32, len(l.cols))
	fixed := make([]bool, len(l.cols))
	for i, c := range l.cols {
		fixed[i] = c.Weight <= 0 || !c.Object.Visible()
		if c.Object.Visible() {
			total -= l.gap
		}
	}
	total += l.gap
	for {
		rest, weights := total, float32(0)
		for i, c := range l.cols {
			switch {
			case !c.Object.Visible():
				out[i] = 0
			case fixed[i]:
				out[i] = l.least(c)
				rest -= out[i]
			default:
				weights += c.Weight
			}
		}
		again := false
		for i, c := range l.cols {
			if fixed[i] {
				continue
			}
			out[i] = rest * c.Weight / weights
			if out[i] < l.least(c) {
				fixed[i], again = true, true
			}
		}
		if !again {
			return out
		}
	}
}

// Laid is objects placed by two functions: least is the least size that they need, and place puts them where they belong
// in a size. It is for layouts of one place; what is used twice is a type.
func Laid(least func() fyne.Size, place func(fyne.Size), objects ...fyne.CanvasObject) *fyne.Container {
	return &fyne.Container{Layout: laid{least, place}, Objects: Parts(objects...)}
}

type laid struct {
	least func() fyne.Size
	place func(fyne.Size)
}

// MinSize implements fyne.Layout.
func (l laid) MinSize([]fyne.CanvasObject) fyne.Size { return l.least() }

// Layout implements fyne.Layout.
func (l laid) Layout(_ []fyne.CanvasObject, s fyne.Size) { l.place(s) }

// Inset puts o inside of a padding.
func Inset(top, right, bottom, left float32, o fyne.CanvasObject) *fyne.Container {
	return &fyne.Container{Layout: inset{top, right, bottom, left}, Objects: []fyne.CanvasObject{o}}
}

// Pad is Inset with the same padding all around.
func Pad(p float32, o fyne.CanvasObject) *fyne.Container { return Inset(p, p, p, p, o) }

type inset struct{ t, r, b, l float32 }

// MinSize implements fyne.Layout.
func (l inset) MinSize(objects []fyne.CanvasObject) fyne.Size {
	var s fyne.Size
	for _, o := range objects {
		s = s.Max(o.MinSize())
	}
	return s.AddWidthHeight(l.l+l.r, l.t+l.b)
}

// Layout implements fyne.Layout.
func (l inset) Layout(objects []fyne.CanvasObject, s fyne.Size) {
	for _, o := range objects {
		o.Move(fyne.NewPos(l.l, l.t))
		o.Resize(fyne.NewSize(max(0, s.Width-l.l-l.r), max(0, s.Height-l.t-l.b)))
	}
}

// Grid puts objects into equal columns, as many as fit at minCol width but at most most
// (0: no limit), and as many rows as needed, each as high as its highest object.
func Grid(gap, minCol float32, most int, objects ...fyne.CanvasObject) *fyne.Container {
	return &fyne.Container{Layout: &grid{gap: gap, minCol: minCol, most: most, width: minCol}, Objects: objects}
}

type grid struct {
	gap, minCol float32
	most        int
	width       float32 // last laid out, for MinSize
}

func (l *grid) columns(n int, width float32) int {
	c := max(1, int((width+l.gap)/(l.minCol+l.gap)))
	if l.most > 0 {
		c = min(c, l.most)
	}
	return min(c, max(1, n))
}

func shown(objects []fyne.CanvasObject) []fyne.CanvasObject {
	out := make([]fyne.CanvasObject, 0, len(objects))
	for _, o := range objects {
		if o.Visible() {
			out = append(out, o)
		}
	}
	return out
}

func rowHeight(row []fyne.CanvasObject) float32 {
	h := float32(0)
	for _, o := range row {
		h = max(h, o.MinSize().Height)
	}
	return h
}

// MinSize implements fyne.Layout.
func (l *grid) MinSize(objects []fyne.CanvasObject) fyne.Size {
	objects = shown(objects)
	cols := l.columns(len(objects), l.width)
	s := fyne.NewSize(l.minCol, 0)
	for i := 0; i < len(objects); i += cols {
		if i > 0 {
			s.Height += l.gap
		}
		s.Height += rowHeight(objects[i:min(i+cols, len(objects))])
	}
	return s
}

// Layout implements fyne.Layout.
func (l *grid) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	l.width = size.Width
	objects = shown(objects)
	cols := l.columns(len(objects), size.Width)
	w := (size.Width - l.gap*float32(cols-1)) / float32(cols)
	y := float32(0)
	for i := 0; i < len(objects); i += cols {
		row := objects[i:min(i+cols, len(objects))]
		for _, o := range row { // a paragraph's height follows from its width
			o.Resize(fyne.NewSize(w, o.MinSize().Height))
		}
		h := rowHeight(row)
		for j, o := range row {
			o.Move(fyne.NewPos(Whole(float32(j)*(w+l.gap)), y))
			o.Resize(fyne.NewSize(Whole(w), h))
		}
		y += h + l.gap
	}
}

// Flow puts objects side by side at their least size, and below where a row is full. It is at least least wide (0: as its
// widest object); what is wider than the room is cut to it.
func Flow(gap, least float32, objects ...fyne.CanvasObject) *fyne.Container {
	return &fyne.Container{Layout: &flow{gap: gap, least: least}, Objects: objects}
}

type flow struct {
	gap, least float32
	width      float32 // last laid out, for MinSize
}

// MinSize implements fyne.Layout. The height is that for the width last laid out.
func (l *flow) MinSize(objects []fyne.CanvasObject) fyne.Size {
	w := l.least
	if w == 0 {
		for _, o := range shown(objects) {
			w = max(w, o.MinSize().Width)
		}
	}
	return fyne.NewSize(w, l.walk(objects, max(w, l.width), false))
}

// Layout implements fyne.Layout.
func (l *flow) Layout(objects []fyne.CanvasObject, s fyne.Size) {
	l.width = s.Width
	l.walk(objects, s.Width, true)
}

// walk finds where each object goes, and how high all rows are.
func (l *flow) walk(objects []fyne.CanvasObject, width float32, place bool) float32 {
	var x, y, row float32
	for _, o := range shown(objects) {
		m := o.MinSize()
		w := min(m.Width, width)
		if x > 0 && x+w > width {
			x, y, row = 0, y+row+l.gap, 0
		}
		if place {
			Put(o, x, y, w, m.Height)
		}
		x += w + l.gap
		row = max(row, m.Height)
	}
	return y + row
}

// MaxWidth gives o at most w pixels of width, in the middle.
func MaxWidth(w float32, o fyne.CanvasObject) *fyne.Container {
	return &fyne.Container{Layout: maxWidth(w), Objects: []fyne.CanvasObject{o}}
}

type maxWidth float32

// MinSize implements fyne.Layout.
func (l maxWidth) MinSize(o []fyne.CanvasObject) fyne.Size { return o[0].MinSize() }

// Layout implements fyne.Layout.
func (l maxWidth) Layout(o []fyne.CanvasObject, s fyne.Size) {
	w := min(s.Width, max(float32(l), o[0].MinSize().Width))
	o[0].Move(fyne.NewPos(Whole((s.Width-w)/2), 0))
	o[0].Resize(fyne.NewSize(w, s.Height))
}

// MinSized gives o at least w×h pixels.
func MinSized(w, h float32, o fyne.CanvasObject) *fyne.Container {
	return &fyne.Container{Layout: minSized{w, h}, Objects: []fyne.CanvasObject{o}}
}

type minSized struct{ w, h float32 }

// MinSize implements fyne.Layout.
func (l minSized) MinSize(o []fyne.CanvasObject) fyne.Size {
	return o[0].MinSize().Max(fyne.NewSize(l.w, l.h))
}

// Layout implements fyne.Layout.
func (l minSized) Layout(o []fyne.CanvasObject, s fyne.Size) {
	o[0].Move(fyne.Position{})
	o[0].Resize(s)
}
