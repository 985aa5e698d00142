package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// Named is something without a use of its own, such as a row of tokens, of which a tooltip says what it is.
type Named struct {
	Base
	inside fyne.CanvasObject
	tip    string

	OnHover func(on bool) // the pointer comes or goes; nil for nobody
}

var (
	_ fyne.Widget       = (*Named)(nil)
	_ desktop.Hoverable = (*Named)(nil)
)

// NewNamed puts a tooltip on an object; SetTip says which.
func NewNamed(inside fyne.CanvasObject) *Named {
	n := &Named{inside: inside}
	n.Draw(n, inside.MinSize, func(s fyne.Size) { Put(inside, 0, 0, s.Width, s.Height) }, inside).Gone(func() { hideTipOf(n) })
	return n
}

// SetTip sets the tooltip; "" is none.
func (n *Named) SetTip(text string) { n.tip = text }

// Tip is the tooltip that would be shown now.
func (n *Named) Tip() string { return n.tip }

// MouseIn implements desktop.Hoverable.
func (n *Named) MouseIn(*desktop.MouseEvent) {
	tipSoon(n, n.tip)
	if n.OnHover != nil {
		n.OnHover(true)
	}
}

// MouseMoved implements desktop.Hoverable.
func (n *Named) MouseMoved(*desktop.MouseEvent) {}

// MouseOut implements desktop.Hoverable.
func (n *Named) MouseOut() {
	hideTipOf(n)
	if n.OnHover != nil {
		n.OnHover(false)
	}
}
