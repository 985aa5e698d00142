package ui

import (
	"slices"
	"time"

	"fyne.io/fyne/v2"
)

// A toast lies in the middle of the mat, at its lower edge, and below the header where it would cover what one needs to go on there:
// texts and buttons, what is given to KeepClear, and what it may speak of: what has the keyboard, and what a Toucher was used for. Below
// the header it lies further to a side where it would cover one of these; where all of that is taken, in the header between what stands
// there, on the emptiest lines of a Toucher, and on texts and faces only where there is no other place. Clicks on a page below a toast go
// through.

// Toucher is a large widget of which a part was used last, such as a cell of a table: messages speak of that.
type Toucher interface {
	// Touched is the part, from the widget's upper left corner; ok is false when there is none to be seen.
	Touched() (at fyne.Position, size fyne.Size, ok bool)
}

// toastMost is how high what has the keyboard may be to be kept clear as a whole, at text scale 1.
const toastMost float32 = 120

// toastLook is how often a toast looks whether the page below it has changed, such as
// when another button has become the main one.
const toastLook = 250 * time.Millisecond

// Distances of a toast, in px.
const (
	toastEdge float32 = 12 // from the mat's lower edge
	toastSide float32 = 24 // from the window's edge
	toastAir  float32 = 8  // from what it keeps clear of
	toastStep float32 = 20 // between the places that it looks at below the header
)

// KeepClear makes o a part of the page that toasts don't cover, such as an action bar. The
// row with the page's main button is one anyway.
func KeepClear(o fyne.CanvasObject) fyne.CanvasObject {
	return &fyne.Container{Layout: keptClear{}, Objects: []fyne.CanvasObject{o}}
}

type keptClear struct{ stretch }

// rect is where something is seen in the window.
type rect struct{ x0, y0, x1, y1 float32 }

func (r rect) empty() bool { return r.x0 >= r.x1 || r.y0 >= r.y1 }

func (r rect) space() float32 { return (r.x1 - r.x0) * (r.y1 - r.y0) }

func (r rect) cut(with rect) rect {
	return rect{max(r.x0, with.x0), max(r.y0, with.y0), min(r.x1, with.x1), min(r.y1, with.y1)}
}

// clearing collects what a toast must not cover.
type clearing struct {
	top     float32 // end of the header
	head    []rect  // what stands in it
	mat     rect    // the largest surface, where it is most of the window
	rects   []rect
	texts   []rect // which one may read next, and faces
	tables  []rect // where the Touchers are
	focused fyne.Focusable
	rows    []row // around the object that is looked at, from the outside in
}

// row is an object on the way to a button, and how high it really is.
type row struct {
	rect
	height float32
}

// look visits o, whose parent lies at x, y and is seen in view.
func (c *clearing) look(o fyne.CanvasObject, x, y float32, view rect) {
	if o == nil || !o.Visible() {
		return
	}
	p, s := o.Position(), o.Size()
	x, y = x+p.X, y+p.Y
	seen := rect{x, y, x + s.Width, y + s.Height}.cut(view)
	if seen.empty() {
		return
	}
	c.rows = append(c.rows, row{seen, s.Height})
	defer func() { c.rows = c.rows[:len(c.rows)-1] }()
	c.used(o, fyne.NewPos(x, y), seen)
	switch o := o.(type) {
	case *TopBar:
		c.top = max(c.top, seen.y1)
		c.heads(o, x, y, seen)
		return
	case *Button:
		if o.kind == Primary {
			c.add(s.Height)
		} else {
			c.texts = append(c.texts, seen)
		}
		return
	case *Scroll:
		view = seen
	default:
		c.see(o, x, seen)
	}
	for _, k := range inside(o) {
		c.look(k, x, y, view)
	}
}

// heads keeps what stands in the header, whose upper left corner lies at x, y.
func (c *clearing) heads(bar *TopBar, x, y float32, view rect) {
	in := &clearing{}
	for _, k := range inside(bar) {
		at, s := k.Position(), k.Size()
		seen := rect{x + at.X, y + at.Y, x + at.X + s.Width, y + at.Y + s.Height}.cut(view)
		if _, text := k.(*Text); text {
			in.see(k, x+at.X, seen)
		} else if k.Visible() && !seen.empty() {
			c.head = append(c.head, seen)
		}
	}
	c.head = append(c.head, in.texts...)
}

// see keeps what is read or lies there, whose left end lies at x.
func (c *clearing) see(o fyne.CanvasObject, x float32, seen rect) {
	switch o := o.(type) {
	case *Text:
		if o.String() != "" {
			left := x + o.m.Position().X
			c.texts = append(c.texts, rect{left, seen.y0, left + o.m.Width(), seen.y1}.cut(seen))
		}
	case *Para:
		if o.String() != "" {
			c.texts = append(c.texts, seen)
		}
	case *Avatar:
		c.texts = append(c.texts, seen)
	case *Surface:
		if seen.space() > c.mat.space() {
			c.mat = seen
		}
	case *fyne.Container:
		if _, ok := o.Layout.(keptClear); ok {
			c.rects = append(c.rects, seen)
		}
	}
}

// used keeps free what has the keyboard, and what a Toucher was used for.
func (c *clearing) used(o fyne.CanvasObject, at fyne.Position, seen rect) {
	if t, ok := o.(Toucher); ok {
		c.tables = append(c.tables, seen)
		if part, size, ok := t.Touched(); ok {
			at = at.Add(part)
			c.rects = append(c.rects, rect{at.X, at.Y, at.X + size.Width, at.Y + size.Height}.cut(seen))
		}
	}
	if f, ok := o.(fyne.Focusable); ok && f == c.focused && o.Size().Height <= toastMost {
		c.rects = append(c.rects, seen)
	}
}

// add keeps the row free that a button of a height stands in: the outermost thing around
// it that is hardly higher.
func (c *clearing) add(button float32) {
	i := slices.IndexFunc(c.rows, func(r row) bool { return r.height <= 2*button })
	c.rects = append(c.rects, c.rows[i].rect)
}

// place is where a toast of a size lies in a window.
func (c *clearing) place(size, window fyne.Size) fyne.Position {
	if c.mat.space() < window.Width*window.Height/2 {
		c.mat = rect{0, 0, window.Width, window.Height - toastEdge}
	}
	mid := Whole(max(toastSide, min((c.mat.x0+c.mat.x1-size.Width)/2, window.Width-toastSide-size.Width)))
	at := fyne.NewPos(mid, c.mat.y1-toastEdge-size.Height)
	if free(slices.Concat(c.rects, c.texts), at, size) {
		return at
	}
	type lane struct {
		y    float32
		keep []rect
		in   rect // from one side of it to the other
	}
	all, below := slices.Concat(c.rects, c.texts), max(c.top, HeadHeight)+toastAir
	wide := rect{toastSide, 0, window.Width - toastSide, 0}
	lanes := []lane{{below, all, wide}}
	if high := max(0, (c.top-size.Height)/2); high+size.Height <= c.top { // else it is higher than the header
		lanes = append(lanes, lane{high, c.head, wide})
	}
	for _, t := range c.tables {
		for y := t.y1 - size.Height; y > (t.y0+t.y1)/2; y -= toastStep {
			lanes = append(lanes, lane{y, all, t})
		}
	}
	for _, l := range append(lanes, lane{below, c.rects, wide}) {
		mid := mid
		if l.in != wide {
			mid = Whole((l.in.x0 + l.in.x1 - size.Width) / 2)
		}
		for by := float32(0); by < window.Width; by += toastStep {
			for _, x := range []float32{mid + by, mid - by} {
				if x >= l.in.x0 && x+size.Width <= l.in.x1 && free(l.keep, fyne.NewPos(x, l.y), size) {
					return fyne.NewPos(x, l.y)
				}
			}
		}
	}
	return fyne.NewPos(mid, below)
}

// free tells whether what lies at a place leaves some parts of the window free.
func free(rects []rect, at fyne.Position, size fyne.Size) bool {
	lies := rect{at.X - toastEdge, at.Y - toastAir, at.X + size.Width + toastEdge, at.Y + size.Height + toastAir}
	return !slices.ContainsFunc(rects, func(r rect) bool { return !r.cut(lies).empty() })
}

// placeToast lays the toast, if there is one, where it covers nothing that is needed.
func (r *Root) placeToast() {
	if r.toast == nil {
		return
	}
	s, all := r.toast.MinSize(), r.Size()
	s.Width = min(s.Width, max(0, all.Width-2*toastSide))
	c := clearing{focused: r.canvas.Focused()}
	c.look(r.scroll, 0, 0, rect{0, 0, all.Width, all.Height})
	at := c.place(s, all)
	if r.toast.Size() != s {
		r.toast.Resize(s)
	}
	if r.toast.Position() != at {
		r.toast.Move(at)
	}
}

// followPage keeps a toast clear while the page below it changes. Below a dialog it can't be read: its time begins once that is
// closed.
func (r *Root) followPage(t *toast) {
	r.placeToast()
	if r.canvas.Overlays().Top() != nil {
		t.stop()
		t.stop = After(toastTime, r.hideToast)
	}
	t.look = After(toastLook, func() { r.followPage(t) })
}
