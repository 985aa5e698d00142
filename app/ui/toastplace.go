package ui

import (
	"cmp"
	"slices"
	"time"

	"fyne.io/fyne/v2"
)

// A toast lies as low as it can without covering what one needs to go on: the header, the page's main buttons with the rows they stand
// in, what is given to KeepClear, and what it may speak of: what has the keyboard, and what a Toucher was used for. Where the middle has
// no such place off texts and other buttons near the lower edge, it lies further to a side if that has a lower one, and where the lower
// half has none, below the header. Clicks on a page below a toast go through, but what it covers can't be read.

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
	toastBottom float32 = 24 // from the window's edge
	toastAir    float32 = 8  // from what it keeps clear of
	toastSide   float32 = 44 // from the side, where the middle has no place
	toastStep   float32 = 20 // between the places that it looks at from there to the middle
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

func (r rect) cut(with rect) rect {
	return rect{max(r.x0, with.x0), max(r.y0, with.y0), min(r.x1, with.x1), min(r.y1, with.y1)}
}

// clearing collects what a toast must not cover.
type clearing struct {
	top     float32 // end of the header
	rects   []rect
	texts   []rect // which one may read next
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
		return
	case *Button:
		if o.kind == Primary {
			c.add(s.Height)
		} else {
			c.texts = append(c.texts, seen)
		}
		return
	case *Text:
		if o.String() != "" {
			left := x + o.m.Position().X
			c.texts = append(c.texts, rect{left, seen.y0, left + o.m.Width(), seen.y1}.cut(seen))
		}
	case *Para:
		if o.String() != "" {
			c.texts = append(c.texts, seen)
		}
	case *Scroll:
		view = seen
	case *fyne.Container:
		if _, ok := o.Layout.(keptClear); ok {
			c.rects = append(c.rects, seen)
		}
	}
	for _, k := range inside(o) {
		c.look(k, x, y, view)
	}
}

// used keeps free what has the keyboard, and what a Toucher was used for.
func (c *clearing) used(o fyne.CanvasObject, at fyne.Position, seen rect) {
	if t, ok := o.(Toucher); ok {
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

// place is the lowest place for a toast of a size, in the middle of a window or else at a side, where it lies on no text; where the
// lower half has none, the place below the header, and if something that is needed is there, the lowest one that leaves that free.
func (c *clearing) place(size, window fyne.Size) fyne.Position {
	top, free := max(c.top, HeadHeight)+toastAir, window.Width-size.Width
	mid, used := Whole(free/2), slices.Concat(c.rects, c.texts)
	at := lowest(used, mid, size, window)
	if at.Y < window.Height*3/4 {
		sides := []float32{min(toastSide, mid), max(free-toastSide, mid)}
		for x := mid; x > toastSide; x -= toastStep {
			sides = append(sides, x, free-x)
		}
		for _, x := range sides {
			if side := lowest(used, x, size, window); side.Y > at.Y {
				at = side
			}
		}
	}
	if at.Y >= max(top, window.Height/2) {
		return at
	}
	at = lowest(c.rects, mid, size, window)
	high := rect{at.X, top, at.X + size.Width, top + size.Height}
	if !slices.ContainsFunc(c.rects, func(r rect) bool { return !r.cut(high).empty() }) {
		at.Y = top
	}
	return fyne.NewPos(at.X, max(at.Y, top))
}

// lowest is the lowest place that leaves some parts of the window free.
func lowest(free []rect, x float32, size, window fyne.Size) fyne.Position {
	y := window.Height - size.Height - toastBottom
	slices.SortFunc(free, func(a, b rect) int { return cmp.Compare(b.y1, a.y1) }) // from below
	for _, r := range free {
		if r.x0 < x+size.Width && x < r.x1 && r.y0-toastAir < y+size.Height && y < r.y1+toastAir {
			y = Whole(r.y0 - toastAir - size.Height)
		}
	}
	return fyne.NewPos(x, y)
}

// placeToast lays the toast, if there is one, where it covers nothing that is needed.
func (r *Root) placeToast() {
	if r.toast == nil {
		return
	}
	s, all := r.toast.MinSize(), r.Size()
	s.Width = min(s.Width, max(0, all.Width-2*toastBottom))
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
