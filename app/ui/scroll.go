package ui

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// scrollTo brings a focused object into view in every scroller around it.
func scrollTo(o fyne.CanvasObject) {
	c := canvasOf(o)
	if c == nil {
		return
	}
	tree := c.Overlays().Top()
	if tree == nil {
		tree = c.Content()
	}
	around, found := scrollers(tree, o)
	if r := rootOf(c); !found && r != nil && tree == c.Content() {
		around = []*container.Scroll{r.scroll} // inside a page's own widget
	}
	driver := fyne.CurrentApp().Driver()
	for _, s := range around {
		at := driver.AbsolutePositionForObject(o).Subtract(driver.AbsolutePositionForObject(s))
		off := s.Offset.AddXY(shift(at.X, o.Size().Width, s.Size().Width), shift(at.Y, o.Size().Height, s.Size().Height))
		if room := s.Content.MinSize().Subtract(s.Size()); off != s.Offset {
			off.X = min(max(0, off.X), max(0, room.Width))
			off.Y = min(max(0, off.Y), max(0, room.Height))
			s.ScrollToOffset(off)
		}
	}
}

// scrollers are the scrollers on the way from tree to o, innermost first.
func scrollers(tree, o fyne.CanvasObject) ([]*container.Scroll, bool) {
	if tree == nil {
		return nil, false
	}
	if tree == o {
		return nil, true
	}
	here, isScroll := tree.(*container.Scroll)
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
	case *container.Scroll:
		return []fyne.CanvasObject{t.Content}
	case *container.ThemeOverride:
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
		tree := c.Overlays().Top()
		if tree == nil {
			tree = c.Content()
		}
		// Of Fyne's own widgets and dialogs nobody knows what they hold.
		if o, ok := c.Focused().(interface{ drawn() []fyne.CanvasObject }); ok && !shows(tree, o.(fyne.CanvasObject)) {
			c.Unfocus()
		}
	}
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

// BubbleScroll passes a turn of the wheel that a widget has no use for to the scroller
// around it, or to the page's.
func BubbleScroll(from fyne.CanvasObject, e *fyne.ScrollEvent) {
	c := canvasOf(from)
	r := rootOf(c)
	if r == nil {
		return
	}
	around, found := scrollers(c.Content(), from)
	if !found {
		around = []*container.Scroll{r.scroll}
	}
	if len(around) > 0 {
		around[0].Scrolled(e)
	}
}
