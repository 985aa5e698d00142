package ui

import "fyne.io/fyne/v2"

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
