package ui

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// The parts below are the primitives that widgets are made of. Borders are a
// filled shape inside a filled shape: GL strokes inside and the software painter
// on the edge, so strokes would differ between screen and golden.

// box is a rectangle with rounded corners and an inner border.
type box struct{ rim, face *canvas.Rectangle }

func newBox() *box {
	return &box{canvas.NewRectangle(color.Transparent), canvas.NewRectangle(color.Transparent)}
}

func (b *box) objects() []fyne.CanvasObject { return []fyne.CanvasObject{b.rim, b.face} }

// set places and colours the box. A border (sw > 0) needs an opaque fill; its width is
// rounded, as both painters put edges on whole pixels and a border of 1.5 would be
// thicker on two sides.
func (b *box) set(pos fyne.Position, size fyne.Size, r float32, fill, rim color.Color, sw float32) {
	r = min(r, size.Width/2, size.Height/2)
	sw = Whole(sw)
	if nrgba(rim).A == 0 || sw <= 0 {
		b.rim.Hide()
		placeRect(b.face, pos, size, r, fill)
		return
	}
	b.rim.Show()
	placeRect(b.rim, pos, size, r, rim)
	placeRect(b.face, pos.AddXY(sw, sw), fyne.NewSize(max(0, size.Width-2*sw), max(0, size.Height-2*sw)), max(0, r-sw), fill)
}

func placeRect(r *canvas.Rectangle, pos fyne.Position, size fyne.Size, radius float32, fill color.Color) {
	r.CornerRadius = radius
	r.FillColor = fill
	r.Move(pos)
	r.Resize(size)
	if nrgba(fill).A == 0 {
		r.Hide()
	} else {
		r.Show()
	}
	r.Refresh()
}

func newIconImage() *canvas.Image {
	img := canvas.NewImageFromResource(nil)
	img.FillMode = canvas.ImageFillContain
	return img
}

func setIcon(img *canvas.Image, name IconName, c color.Color) {
	res := IconResource(name, c)
	if res == nil {
		img.Hide()
		return
	}
	img.Show()
	if img.Resource == nil || img.Resource.Name() != res.Name() {
		img.Resource = res
		img.Refresh()
	}
}

func placeIcon(img *canvas.Image, cx, cy, size float32) {
	img.Move(fyne.NewPos(Whole(cx-size/2), Whole(cy-size/2)))
	img.Resize(fyne.NewSquareSize(size))
}

// mark is one line of text placed by the optical centre of its capitals.
type mark struct{ *canvas.Text }

func newMark() mark { return mark{canvas.NewText("", color.Transparent)} }

func (m mark) set(s string, st Style, c color.Color) {
	was := *m.Text
	m.Text.Text = s
	m.Color = c
	st.apply(m.Text)
	m.refresh(&was)
}

// refresh repaints when the picture of the text changed; a refresh without need would
// make its texture again.
func (m mark) refresh(was *canvas.Text) {
	if was.Text != m.Text.Text || was.Color != m.Color || was.TextSize != m.TextSize ||
		was.TextStyle != m.TextStyle || was.FontSource != m.FontSource {
		m.Refresh()
	}
}

func (m mark) width() float32 { return m.MinSize().Width }

// place puts the text with its left edge (align 0), middle (.5) or right edge (1)
// at x and the middle of its capitals at cy.
func (m mark) place(x, cy, align float32) {
	size, base := fyne.CurrentApp().Driver().RenderedTextSize(m.Text.Text, m.TextSize, m.TextStyle, m.FontSource)
	m.Move(fyne.NewPos(Whole(x-size.Width*align), Whole(cy+capHeight*m.TextSize/2-base)))
	m.Resize(size)
}

// capHeight is the height of Nunito's capitals in em.
const capHeight = .705

// veilColor dims what lies behind a dialog.
func veilColor() color.Color { return color.NRGBA{R: 0x14, G: 0x17, B: 0x1D, A: 140} }

// DrawText sets a canvas text of any size (pixels, not scaled) and weight (500, 700
// or 800) with its left edge (align 0), middle (.5) or right edge (1) at x and the
// middle of its capitals at cy.
func DrawText(t *canvas.Text, s string, size float32, weight int, c color.Color, x, cy, align float32) {
	was := *t
	t.Text, t.TextSize, t.Color = s, size, c
	t.TextStyle = fyne.TextStyle{Bold: weight >= 700}
	t.FontSource = nil
	if weight >= 800 {
		t.FontSource = fontHeavy
	}
	mark{t}.refresh(&was)
	mark{t}.place(x, cy, align)
}
