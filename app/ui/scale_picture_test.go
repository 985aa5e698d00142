package ui

import (
	"image"
	"image/draw"
	"math"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/software"
	"fyne.io/fyne/v2/test"
)

// zoomed is a window whose content is drawn with a scale.
func zoomed(t *testing.T, scale float32, page fyne.CanvasObject) fyne.Window {
	t.Helper()
	w, r, _ := open(t, nil)
	t.Cleanup(func() { drawn = 1 })
	w.Canvas().(software.WindowlessCanvas).SetScale(scale)
	w.Resize(fyne.NewSize(MinWidth, MinHeight))
	r.SetPage(page)
	if Drawn() != scale {
		t.Fatalf("drawn with %g, not %g", Drawn(), scale)
	}
	return w
}

// scales are those at which a unit isn't whole pixels.
var scales = []float32{1.1, 1.3, 1.7}

// onScreen is what the screen's painter makes of the rectangles and drawn pictures of a page: it puts each edge on a whole pixel. (The painter of
// tests rounds places and sizes up.) Round corners are left out.
func onScreen(page fyne.CanvasObject, scale float32) *image.NRGBA {
	img := image.NewNRGBA(image.Rect(0, 0, int(MinWidth*scale), int(MinHeight*scale)))
	px := func(v float32) int { return int(Whole(v * scale)) }
	var walk func(fyne.CanvasObject, fyne.Position)
	walk = func(o fyne.CanvasObject, at fyne.Position) {
		at = at.Add(o.Position())
		switch o := o.(type) {
		case *canvas.Rectangle:
			if o.Visible() {
				end := at.Add(o.Size())
				draw.Draw(img, image.Rect(px(at.X), px(at.Y), px(end.X), px(end.Y)), image.NewUniform(o.FillColor), image.Point{}, draw.Over)
			}
		case *canvas.Raster:
			end := at.Add(o.Size())
			to := image.Rect(px(at.X), px(at.Y), px(end.X), px(end.Y))
			draw.Draw(img, to, o.Generator(to.Dx(), to.Dy()), image.Point{}, draw.Over)
		case *fyne.Container:
			for _, in := range o.Objects {
				walk(in, at)
			}
		case fyne.Widget:
			for _, in := range test.WidgetRenderer(o).Objects() {
				walk(in, at)
			}
		}
	}
	walk(page, fyne.Position{})
	return img
}

// rims is how many pixels of a colour lie at the four sides of a shape, through its middle.
func rims(img image.Image, at fyne.Position, s fyne.Size, scale float32, c Token) (sides [4]int) {
	mid := image.Pt(int((at.X+s.Width/2)*scale), int((at.Y+s.Height/2)*scale))
	for side, by := range []image.Point{{-1, 0}, {1, 0}, {0, -1}, {0, 1}} {
		for n := range int(max(s.Width*float32(by.X*by.X), s.Height*float32(by.Y*by.Y))*scale)/2 + 3 {
			if p := mid.Add(by.Mul(n)); nrgba(img.At(p.X, p.Y)) == nrgba(Color(c)) {
				sides[side]++
			}
		}
	}
	return sides
}

// A rim is equally wide on all sides, wherever the box stands.
func TestPictureRimsAreEven(t *testing.T) {
	for _, scale := range scales {
		page := &fyne.Container{}
		zoomed(t, scale, page)
		for _, wide := range []float32{1, 2, 3} {
			page.Objects = nil
			var boxes []*Box
			for i := range 12 {
				b := NewBox()
				b.Set(float32(20+70*i), float32(20+43*i), 47+float32(i%3), 41+float32(i%4)/2, 8, CardBG, Accent, wide)
				boxes = append(boxes, b)
				page.Objects = append(page.Objects, b.objects()...)
			}
			img := onScreen(page, scale)
			want := int(Whole(wide * scale))
			for i, b := range boxes {
				if sides := rims(img, b.Position(), b.Size(), scale, Accent); sides != [4]int{want, want, want, want} {
					t.Errorf("scale %g, rim %g, box %d: %v pixels at left, right, top and bottom, want %d", scale, wide, i, sides, want)
				}
			}
		}
	}
}

// Hairlines and the rims of buttons that are cards are as wide as that, too.
func TestPictureCardsAndHairlines(t *testing.T) {
	for _, scale := range scales {
		cards := []*CardButton{NewCardButton(18, Space(212, 41), nil), NewCardButton(18, Space(213, 42), nil), NewCardButton(18, Space(214, 43), nil)}
		lines := []*Area{NewDivider(), NewDivider(), NewDivider(), NewDivider()}
		page := HGap(31, Pad(17, VGap(13, cards[0], cards[1], cards[2])),
			MinSized(200, 0, VGap(7, lines[0], Space(1, 9), lines[1], Space(1, 10), lines[2], Space(1, 12), lines[3])))
		zoomed(t, scale, page)
		img := onScreen(page, scale)
		want := int(Whole(scale))
		place := fyne.CurrentApp().Driver().AbsolutePositionForObject
		for i, c := range cards {
			if sides := rims(img, place(c), c.Size(), scale, Border); sides != [4]int{want, want, want, want} {
				t.Errorf("scale %g: the rim of card %d has %v pixels, want %d", scale, i, sides, want)
			}
		}
		for i, l := range lines {
			at, seen := place(l), 0
			for y := range 8 {
				if nrgba(img.At(int((at.X+100)*scale), int(at.Y*scale)-3+y)) == nrgba(Color(Border)) {
					seen++
				}
			}
			if seen != want {
				t.Errorf("scale %g: hairline %d has %d pixels, want %d", scale, i, seen, want)
			}
		}
	}
}

// An icon is whole pixels large: its picture is made for its size alone and would be stretched for its place else.
func TestPictureIconsAreWholePixels(t *testing.T) {
	for _, scale := range scales {
		for _, size := range []float32{12, 14, 16, 18, 20, 22, 24, 28} {
			i := NewIcon(IconBook, size, Ink)
			zoomed(t, scale, Centered(i))
			for _, o := range i.drawn() {
				px := float64(o.Size().Width * scale)
				if math.Abs(px-math.Round(px)) > 1e-3 || math.Abs(px-float64(size*scale)) > .51 {
					t.Errorf("scale %g: an icon of %g units has %g pixels", scale, size, px)
				}
			}
		}
	}
}
