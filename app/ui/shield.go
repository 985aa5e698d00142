package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"
)

// Shield lies over a board and takes the pointer; tooltips and wheels go through.
type Shield struct{ widget.BaseWidget }

var (
	_ fyne.Tappable  = (*Shield)(nil)
	_ fyne.Draggable = (*Shield)(nil)
)

// NewShield is one that covers all that it lies over.
func NewShield() *Shield {
	s := &Shield{}
	s.ExtendBaseWidget(s)
	return s
}

// Tapped implements fyne.Tappable.
func (s *Shield) Tapped(*fyne.PointEvent) {}

// Dragged implements fyne.Draggable.
func (s *Shield) Dragged(*fyne.DragEvent) {}

// DragEnd implements fyne.Draggable.
func (s *Shield) DragEnd() {}

// CreateRenderer implements fyne.Widget.
func (s *Shield) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(container.NewWithoutLayout())
}
