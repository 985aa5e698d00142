package ui

import "fyne.io/fyne/v2"

// Page is a page with its bar above the content and a foot below it, which may be nil. Tab goes through the content, then
// the foot, then the bar: the page's main button comes before Back.
func Page(bar, content, foot fyne.CanvasObject) *fyne.Container {
	parts := []fyne.CanvasObject{Stretch(content)}
	if foot != nil {
		parts = append(parts, foot)
	}
	return &fyne.Container{Layout: lastOnTop{&stack{vertical: true}}, Objects: append(parts, bar)}
}

// lastOnTop is a layout that places the last object first.
type lastOnTop struct{ in *stack }

// MinSize implements fyne.Layout.
func (l lastOnTop) MinSize(o []fyne.CanvasObject) fyne.Size { return l.in.MinSize(l.order(o)) }

// Layout implements fyne.Layout.
func (l lastOnTop) Layout(o []fyne.CanvasObject, s fyne.Size) { l.in.Layout(l.order(o), s) }

// order is as the objects are seen, from above.
func (lastOnTop) order(o []fyne.CanvasObject) []fyne.CanvasObject {
	n := len(o) - 1
	return append([]fyne.CanvasObject{o[n]}, o[:n]...)
}
