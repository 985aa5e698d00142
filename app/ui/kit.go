package ui

import (
	"image"
	"image/color"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// The parts that drawn widgets (Base) are made of. Places and sizes are pixels from the widget's upper left corner;
// a colour may be a Token, which is looked up when it is set. Borders are a filled shape inside a filled shape: GL
// strokes inside and the software painter on the edge, so strokes would differ between screen and picture.
//
// Box, Ring, Line and IconImage may be given to Base.Draw, Drawing.Changing, Laid and Show like any object. Containers need what Parts
// makes of them.

// part is a part of the kit: it is drawn as objects that Fyne knows.
type part interface{ objects() []fyne.CanvasObject }

// Parts are the objects, from back to front, that Fyne draws for the kit's parts among these; others stay as they are,
// nil is left out.
func Parts(all ...fyne.CanvasObject) []fyne.CanvasObject {
	if !slices.ContainsFunc(all, func(o fyne.CanvasObject) bool {
		_, ok := o.(part)
		return o == nil || ok
	}) {
		return all
	}
	out := make([]fyne.CanvasObject, 0, len(all)+4)
	for _, o := range all {
		switch o := o.(type) {
		case nil:
		case part:
			out = append(out, o.objects()...)
		default:
			out = append(out, o)
		}
	}
	return out
}

// RGBA implements color.Color: the token's colour in the theme in force.
func (t Token) RGBA() (r, g, b, a uint32) { return Color(t).RGBA() }

// SetRect places, colours and shows a rectangle; with a colour that can't be seen it is hidden. The corners' radius is
// cut to what the size allows.
func SetRect(r *canvas.Rectangle, x, y, w, h, radius float32, fill color.Color) {
	r.FillColor, r.CornerRadius = nrgba(fill), max(0, min(radius, w/2, h/2))
	Put(r, x, y, w, h)
	r.Hidden = nrgba(fill).A == 0
	r.Refresh()
}

// fill is a rectangle of one colour, as one pixel that is stretched: Fyne's rectangle looks for its rim at each pixel, which takes two
// thirds longer where the processor draws. It is for large ones.
type fill struct{ *canvas.Image }

func newFill() fill { return fill{&canvas.Image{ScaleMode: canvas.ImageScalePixels}} }

// set places, colours and shows it; with a colour that can't be seen it is hidden.
func (f fill) set(x, y, w, h float32, c color.Color) {
	Put(f.Image, x, y, w, h)
	pixel := color.RGBAModel.Convert(nrgba(c)).(color.RGBA)
	f.Hidden = pixel.A == 0
	if f.Image.Image == nil || f.Image.Image.At(0, 0) != pixel {
		img := image.NewRGBA(image.Rect(0, 0, 1, 1))
		img.SetRGBA(0, 0, pixel)
		f.Image.Image = img
		f.Refresh()
	}
}

// Box is a filled shape with rounded corners and a rim inside of its edge.
type Box struct {
	*canvas.Rectangle // the face
	rim               *canvas.Rectangle
	rimmed            bool
}

// NewBox is a box that draws nothing yet.
func NewBox() *Box { return &Box{Rectangle: NewRect(), rim: NewRect()} }

func (b *Box) objects() []fyne.CanvasObject { return []fyne.CanvasObject{b.rim, b.Rectangle} }

// Set places, colours and shows the box. A rim (wide > 0) needs an opaque fill. It is whole pixels wide, as both painters put
// edges on whole pixels and a rim of 1.5 would be thicker on two sides.
func (b *Box) Set(x, y, w, h, radius float32, fill, rim color.Color, wide float32) {
	radius = min(radius, w/2, h/2)
	b.rimmed = wide > 0 && nrgba(rim).A > 0
	if !b.rimmed {
		b.rim.Hide()
		SetRect(b.Rectangle, x, y, w, h, radius, fill)
		return
	}
	wide = Pixels(wide)
	x, y = x+offHalf(), y+offHalf()
	SetRect(b.rim, x, y, w, h, radius, rim)
	SetRect(b.Rectangle, x+wide, y+wide, w-2*wide, h-2*wide, radius-wide, fill)
}

// outer is what makes the box's edge.
func (b *Box) outer() *canvas.Rectangle {
	if b.rimmed {
		return b.rim
	}
	return b.Rectangle
}

// Position is the upper left corner, rim included.
func (b *Box) Position() fyne.Position { return b.outer().Position() }

// Size is the size with the rim.
func (b *Box) Size() fyne.Size { return b.outer().Size() }

// Show shows the box as it was set.
func (b *Box) Show() {
	b.Rectangle.Show()
	b.rim.Hidden = !b.rimmed
	b.rim.Refresh()
}

// Hide hides the box until it is set or shown.
func (b *Box) Hide() {
	b.Rectangle.Hide()
	b.rim.Hide()
}

// Ring is a ring around something: of focus, or of choice.
type Ring struct{ *canvas.Rectangle }

// NewRing is a hidden ring.
func NewRing() Ring {
	r := Ring{NewRect()}
	r.Hide()
	return r
}

func (r Ring) objects() []fyne.CanvasObject { return []fyne.CanvasObject{r.Rectangle} }

// Set shows or hides the ring of focus, 4 pixels outside of a shape with this corner radius.
func (r Ring) Set(on bool, x, y, w, h, radius float32) {
	r.Around(on, x, y, w, h, radius, 4, Ink)
}

// Around is Set for a ring of another distance and colour.
func (r Ring) Around(on bool, x, y, w, h, radius, out float32, c color.Color) {
	if !on {
		r.Hide()
		return
	}
	r.StrokeColor, r.StrokeWidth = nrgba(c), 2.5
	r.CornerRadius = radius + out
	Put(r.Rectangle, x-out, y-out, w+2*out, h+2*out)
	r.Show()
	r.Refresh()
}

// IconImage is an icon that is part of a widget; on its own it is an Icon.
type IconImage struct{ *canvas.Image }

// NewIconImage shows nothing yet.
func NewIconImage() IconImage {
	i := IconImage{canvas.NewImageFromResource(nil)}
	i.FillMode = canvas.ImageFillContain
	i.Hide()
	return i
}

func (i IconImage) objects() []fyne.CanvasObject { return []fyne.CanvasObject{i.Image} }

// Set changes icon and colour and shows it; "" or an unknown name hides it.
func (i IconImage) Set(name IconName, c color.Color) {
	res := IconResource(name, c)
	if res == nil {
		i.Hide()
		return
	}
	i.Show()
	if i.Resource == nil || i.Resource.Name() != res.Name() {
		i.Resource = res
		i.Refresh()
	}
}

// Place puts the icon, size×size, with its middle at cx, cy.
func (i IconImage) Place(cx, cy, size float32) {
	size = Pixels(size)
	i.Move(fyne.NewPos(Whole(cx-size/2), Whole(cy-size/2)))
	i.Resize(fyne.NewSquareSize(size))
}

// Line is one line of text placed by the optical centre of its capitals. What should end in … where it doesn't fit is a
// Text.
type Line struct{ *canvas.Text }

// NewLine is a line without text.
func NewLine() Line { return Line{canvas.NewText("", color.Transparent)} }

func (l Line) objects() []fyne.CanvasObject { return []fyne.CanvasObject{l.Text} }

// Set changes the text, its style and colour. Place follows, as it may be of another width now.
func (l Line) Set(s string, st Style, c color.Color) {
	was := *l.Text
	l.Text.Text, l.Color = s, nrgba(c)
	st.apply(l.Text)
	l.repaint(&was)
}

// Place puts the text with its left edge (align 0), middle (.5) or right edge (1) at x and the middle of its capitals at
// cy.
func (l Line) Place(x, cy, align float32) {
	size, base := fyne.CurrentApp().Driver().RenderedTextSize(l.Text.Text, l.TextSize, l.TextStyle, l.FontSource)
	l.Move(fyne.NewPos(Whole(x-size.Width*align), Whole(cy+capHeight*l.TextSize/2-base)))
	l.Resize(size)
}

// Draw is Set and Place for a text of any size (pixels, not scaled) and weight (500, 700 or 800), as pieces have them.
func (l Line) Draw(s string, size float32, weight int, c color.Color, x, cy, align float32) {
	was := *l.Text
	l.Text.Text, l.TextSize, l.Color = s, textSize(size), nrgba(c)
	weigh(l.Text, weight)
	l.repaint(&was)
	l.Place(x, cy, align)
}

// repaint refreshes when the picture of the text changed; a refresh without need would
// make its texture again.
func (l Line) repaint(was *canvas.Text) {
	if was.Text != l.Text.Text || was.Color != l.Color || was.TextSize != l.TextSize ||
		was.TextStyle != l.TextStyle || was.FontSource != l.FontSource {
		l.Refresh()
	}
}

// Width is how wide the text is.
func (l Line) Width() float32 { return l.MinSize().Width }

// capHeight is the height of Nunito's capitals in em.
const capHeight = .705

// veilColor dims what lies behind a dialog.
func veilColor() color.Color {
	c := Color(BG)
	c.A = 184
	return c
}

func primaryFill(hovered bool) color.Color {
	if !hovered {
		return Color(Accent)
	}
	pole := color.NRGBA{A: 255}
	if Dark() {
		pole = color.NRGBA{R: 255, G: 255, B: 255, A: 255}
	}
	return Mix(Color(Accent), pole, .88)
}
