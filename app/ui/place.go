package ui

import (
	"image/color"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// What widgets and layouts that place their parts themselves need.

// Show shows or hides objects; those that are so already are left alone.
func Show(on bool, objects ...fyne.CanvasObject) {
	for _, o := range objects {
		switch {
		case o.Visible() == on:
		case on:
			o.Show()
		default:
			o.Hide()
		}
	}
}

// Put places an object; no size is below nothing.
func Put(o fyne.CanvasObject, x, y, w, h float32) {
	o.Move(fyne.NewPos(x, y))
	o.Resize(fyne.NewSize(max(0, w), max(0, h)))
}

// Whole is the nearest whole pixel.
func Whole(v float32) float32 { return float32(math.Round(float64(v))) }

// NewRect is a rectangle that draws nothing yet.
func NewRect() *canvas.Rectangle { return canvas.NewRectangle(color.Transparent) }

// PlaceAnew lays the children of containers out again after texts have changed in place.
func PlaceAnew(containers ...*fyne.Container) {
	for _, c := range containers {
		if c.Layout != nil {
			c.Layout.Layout(c.Objects, c.Size())
		}
	}
}

// PlaceAllAnew is PlaceAnew for a container and all containers in it, from the outside in.
func PlaceAllAnew(c *fyne.Container) {
	PlaceAnew(c)
	for _, o := range c.Objects {
		if inner, ok := o.(*fyne.Container); ok {
			PlaceAllAnew(inner)
		}
	}
}
