package ui

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
)

// Without a graphics card every pixel that is filled costs time of the processor, in round shapes twice as much: a page's
// cards fill their area about once, and most of it by one pixel that is stretched.
func TestCardsFillTheirAreaOnce(t *testing.T) {
	const wide, high = 400, 300
	for name, card := range map[string]fyne.Widget{"card": NewCard(nil), "button": NewCardButton(8, NewText("Karte", Body, Ink), nil)} {
		_, r, _ := open(t, nil)
		r.SetPage(HGap(0, VGap(0, MinSized(wide, high, card))))
		var all, pictures float32
		for _, o := range test.WidgetRenderer(card).Objects() {
			area := o.Size().Width * o.Size().Height
			switch o := o.(type) {
			case *canvas.Raster:
				pictures += area
				all += area
			case *canvas.Image:
				all += area
			case *canvas.Rectangle:
				if all += area; o.Visible() && o.CornerRadius > 0 && o.StrokeWidth == 0 {
					t.Error(name, "has a round shape")
				}
			}
		}
		if s := card.Size(); s.Width < wide || s.Height < high {
			t.Fatal(name, s)
		}
		area := card.Size().Width * card.Size().Height
		if all < .95*area || all > 1.1*area || pictures > .13*area {
			t.Errorf("%s: fills %.2f of its area, %.2f by pictures", name, all/area, pictures/area)
		}
	}
}
