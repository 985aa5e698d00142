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
func Stretch(o fyne.CanvasObject) *fyne.Container {
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
	return &fyne.Container{Layout: layout.NewCustomPaddedLayout(top, bottom, left, right), Objects: []fyne.CanvasObject{o}}
}

// Pad is Inset with the same padding all around.
func Pad(p float32, o fyne.CanvasObject) *fyne.Container { return Inset(p, p, p, p, o) }

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
