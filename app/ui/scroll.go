package ui

import (
	"image/color"
	"runtime"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
)

// wheelLines is how many lines of text a notch of the wheel scrolls, as on most desktops.
const wheelLines = 3

// notch is what Fyne makes of a notch of the wheel, in pixels: half as far as the eye expects. On a Mac it hands on how far
// the system itself wants to scroll, to the pixel.
const notch float32 = 25

// Scroll shows a part of a larger content, as Fyne's own does, but for how far the wheel goes.
type Scroll struct{ container.Scroll }

var _ fyne.Scrollable = (*Scroll)(nil)

// NewVScroll scrolls up and down. Its least width is the content's.
func NewVScroll(content fyne.CanvasObject) *Scroll {
	s := NewScroll(content)
	s.Direction = container.ScrollVerticalOnly
	return s
}

// NewScroll scrolls both ways.
func NewScroll(content fyne.CanvasObject) *Scroll {
	s := &Scroll{}
	s.Content, s.Direction = content, container.ScrollBoth
	s.ExtendBaseWidget(s)
	return s
}

// fadeHigh is how high the lower end is that fades.
const fadeHigh float32 = 36

// Faded is the scroller whose lower end fades into the ground that it lies on while more follows: no line looks cut off.
func (s *Scroll) Faded(ground Token) fyne.CanvasObject {
	fade := canvas.NewVerticalGradient(color.Transparent, Color(ground))
	follow := func(fyne.Position) {
		fade.EndColor = Color(ground)
		Show(s.Content.MinSize().Height-s.Offset.Y-s.Size().Height > 1, fade)
		fade.Refresh()
	}
	s.OnScrolled = follow
	return Laid(s.MinSize, func(size fyne.Size) {
		Put(s, 0, 0, size.Width, size.Height)
		Put(fade, 0, size.Height-fadeHigh, size.Width-12, fadeHigh) // beside the bar
		follow(s.Offset)
	}, s, fade)
}

// Scrolled implements fyne.Scrollable: a notch of the wheel is three lines of text. Where all can be seen, the wheel means
// what is around.
func (s *Scroll) Scrolled(e *fyne.ScrollEvent) {
	hideTip(canvasOf(s))
	if need, has := s.Content.MinSize(), s.Size(); need.Width <= has.Width && need.Height <= has.Height {
		BubbleScroll(s, e)
		return
	}
	far := *e
	if runtime.GOOS != "darwin" {
		by := wheelLines * Body.lineHeight()
		far.Scrolled = fyne.NewDelta(e.Scrolled.DX/notch*by, e.Scrolled.DY/notch*by)
	}
	s.Scroll.Scrolled(&far)
}

// Settle lays the content out again where its least size has changed, more than once: how high paragraphs are follows from
// how wide they are.
func (s *Scroll) Settle() {
	for range 3 {
		if s.Content.Size() == s.Content.MinSize().Max(s.Size()) {
			return
		}
		s.Refresh()
	}
}

// Page scrolls up and down by a key: the arrows by a notch of the wheel, Page Up and Page Down by what is seen but for a
// line, Home and End to the ends. It is false for other keys and where all can be seen.
func (s *Scroll) Page(key fyne.KeyName) bool {
	line, view := Body.lineHeight(), s.Size().Height
	all := s.Content.MinSize().Height - view
	by, ok := map[fyne.KeyName]float32{
		fyne.KeyUp: -wheelLines * line, fyne.KeyDown: wheelLines * line, fyne.KeyPageUp: line - view, fyne.KeyPageDown: view - line,
		fyne.KeyHome: -all, fyne.KeyEnd: all,
	}[key]
	if !ok || all <= 0 {
		return false
	}
	s.ScrollToOffset(fyne.NewPos(s.Offset.X, max(0, min(s.Offset.Y+by, all))))
	return true
}

// around are the scrollers around an object of a window, innermost first.
func around(o fyne.CanvasObject) []*Scroll {
	c := canvasOf(o)
	if c == nil {
		return nil
	}
	tree := c.Overlays().Top()
	if tree == nil {
		tree = c.Content()
	}
	all, found := scrollers(tree, o)
	if r := rootOf(c); !found && r != nil && tree == c.Content() && o != r.scroll {
		all = []*Scroll{r.scroll} // inside a page's own widget
	}
	return all
}

// ScrollTo brings a focused object into view in every scroller around it.
func ScrollTo(o fyne.CanvasObject) { scrollToPart(o, fyne.Position{}, o.Size()) }

// scrollToPart brings a part of an object into view. Where it isn't in view yet the driver may not know it as an object.
func scrollToPart(o fyne.CanvasObject, part fyne.Position, size fyne.Size) {
	driver := fyne.CurrentApp().Driver()
	for _, s := range around(o) {
		at := driver.AbsolutePositionForObject(o).Add(part).Subtract(driver.AbsolutePositionForObject(s))
		off := s.Offset.AddXY(shift(at.X, size.Width, s.Size().Width), shift(at.Y, size.Height, s.Size().Height))
		if room := s.Content.MinSize().Subtract(s.Size()); off != s.Offset {
			off.X = min(max(0, off.X), max(0, room.Width))
			off.Y = min(max(0, off.Y), max(0, room.Height))
			s.ScrollToOffset(off)
			if s.OnScrolled != nil { // which only hears of the wheel and the bar else
				s.OnScrolled(s.Offset)
			}
		}
	}
}

// scrollers are the scrollers on the way from tree to o, innermost first.
func scrollers(tree, o fyne.CanvasObject) ([]*Scroll, bool) {
	if tree == nil {
		return nil, false
	}
	if tree == o {
		return nil, true
	}
	here, isScroll := tree.(*Scroll)
	for _, k := range inside(tree) {
		if s, ok := scrollers(k, o); ok {
			if isScroll {
				s = append(s, here)
			}
			return s, true
		}
	}
	return nil, false
}

// inside are the objects that a container, scroller or widget of ours holds.
func inside(tree fyne.CanvasObject) []fyne.CanvasObject {
	switch t := tree.(type) {
	case *Scroll:
		return []fyne.CanvasObject{t.Content}
	case *container.Clip:
		return []fyne.CanvasObject{t.Content}
	case *fyne.Container:
		return t.Objects
	case interface{ drawn() []fyne.CanvasObject }:
		return t.drawn()
	}
	return nil
}

// unfocusVanished takes the keyboard from what is no longer to be seen: it would keep the page's keys to itself.
func unfocusVanished() {
	if fyne.CurrentApp() == nil {
		return
	}
	for _, w := range fyne.CurrentApp().Driver().AllWindows() {
		c := w.Canvas()
		// Of Fyne's own widgets and dialogs nobody knows what they hold.
		if o, ok := c.Focused().(interface{ drawn() []fyne.CanvasObject }); ok && !shows(topOf(c), o.(fyne.CanvasObject)) {
			c.Unfocus()
		}
	}
}

// topOf is the overlay that has the keyboard, or else the content.
func topOf(c fyne.Canvas) fyne.CanvasObject {
	if top := c.Overlays().Top(); top != nil {
		return top
	}
	return c.Content()
}

// shows tells whether o is part of the tree and visible.
func shows(tree, o fyne.CanvasObject) bool {
	if tree == nil || !tree.Visible() {
		return false
	}
	return tree == o || slices.ContainsFunc(inside(tree), func(k fyne.CanvasObject) bool { return shows(k, o) })
}

// Place is where an object lies in its window, even before it was painted, when the
// driver knows nothing of it yet. ok is false if it is hidden, or part of another widget.
func Place(tree, o fyne.CanvasObject) (at fyne.Position, ok bool) {
	if tree == nil || !tree.Visible() {
		return at, false
	}
	if tree == o {
		return tree.Position(), true
	}
	for _, k := range inside(tree) {
		if at, ok = Place(k, o); ok {
			return at.Add(tree.Position()), true
		}
	}
	return fyne.Position{}, false
}

// shift is how far a view of length view must move to show at…at+size with some air.
func shift(at, size, view float32) float32 {
	const air = 16
	switch {
	case at < air:
		return at - air
	case at+size+air > view:
		return min(at+size+air-view, at-air)
	default:
		return 0
	}
}

// wheelPast lies over one of Fyne's own widgets that would keep the wheel to itself, and passes it on. Everything else goes
// through to that widget.
type wheelPast struct{ Base }

var _ fyne.Scrollable = (*wheelPast)(nil)

func newWheelPast() *wheelPast {
	w := &wheelPast{}
	w.Draw(w, func() fyne.Size { return fyne.Size{} }, func(fyne.Size) {})
	return w
}

// Scrolled implements fyne.Scrollable.
func (w *wheelPast) Scrolled(e *fyne.ScrollEvent) { BubbleScroll(w, e) }

// BubbleScroll passes a turn of the wheel that a widget has no use for to the scroller
// around it, or to the page's.
func BubbleScroll(from fyne.CanvasObject, e *fyne.ScrollEvent) {
	if around := around(from); len(around) > 0 {
		around[0].Scrolled(e)
	}
}
