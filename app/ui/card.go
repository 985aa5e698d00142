package ui

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// Card is a paper with padding. Its lower edge lies below its own size.
type Card struct {
	Base
	content fyne.CanvasObject
	pad     fyne.Size // at the sides; above and below

	plate plate
}

// NewCard is a card with 24 pixels of padding at the sides and 18 above and below: a
// line of text brings 6 pixels of its own.
func NewCard(content fyne.CanvasObject) *Card { return newCard(24, 18, content) }

// NewCardPad is a card with the same padding on all sides.
func NewCardPad(pad float32, content fyne.CanvasObject) *Card { return newCard(pad, pad, content) }

func newCard(side, ends float32, content fyne.CanvasObject) *Card {
	c := &Card{content: content, pad: fyne.NewSize(side, ends), plate: newPlate()}
	c.Draw(c, c.least, c.place).Changing(c.parts)
	return c
}

func (c *Card) least() fyne.Size {
	if c.content == nil {
		return c.pad.Add(c.pad)
	}
	return c.content.MinSize().Add(c.pad).Add(c.pad)
}

func (c *Card) parts() []fyne.CanvasObject {
	o := c.plate.objects()
	if c.content != nil {
		o = append(o, c.content)
	}
	return o
}

func (c *Card) place(s fyne.Size) {
	c.paint(s)
	if c.content != nil {
		p := c.pad
		c.content.Move(fyne.NewPos(p.Width, p.Height))
		c.content.Resize(fyne.NewSize(max(0, s.Width-2*p.Width), max(0, s.Height-2*p.Height)))
	}
}

func (c *Card) paint(s fyne.Size) {
	c.plate.set(0, 0, s, plateLook{fill: nrgba(Color(CardBG)), under: nrgba(Color(DeskShadow)), radius: 16, drop: 5})
}

// cardLook is the look of a card.
func cardLook(fill, rim, shadow color.Color) plateLook {
	return plateLook{fill: nrgba(fill), rim: nrgba(rim), under: nrgba(shadow), radius: 12, wide: 1, drop: 3}
}

// CardButton is a card that is one click target as a whole. Its content should
// hold nothing that is clickable itself.
type CardButton struct {
	control
	content fyne.CanvasObject
	pad     float32
	cloth   Cloth // of a game; else it is white
	boxed   bool  // a box with a side, on a shelf
	flat    bool  // a row of a paper

	sides [2]*canvas.Rectangle // of a box, right and below
	plate plate
	ring  Ring
}

// boxSide is how much of its side is seen of a box.
const boxSide float32 = 6

// NewCardButton is a clickable card with padding pad.
func NewCardButton(pad float32, content fyne.CanvasObject, tap func()) *CardButton {
	c := &CardButton{content: content, pad: pad, sides: [2]*canvas.Rectangle{NewRect(), NewRect()}, plate: newPlate(), ring: NewRing()}
	c.tap = tap
	c.Draw(c, c.least, c.place, append(append([]fyne.CanvasObject{c.sides[0], c.sides[1]}, c.plate.objects()...), c.content, c.ring)...)
	return c
}

// Mat lays the card's content on the cloth of a game, and returns c.
func (c *CardButton) Mat(cloth Cloth) *CardButton {
	c.cloth = cloth
	return c
}

// Boxed makes it the box of a game, and returns c.
func (c *CardButton) Boxed(cloth Cloth) *CardButton {
	c.boxed = true
	return c.Mat(cloth)
}

// Flat makes it a row of the paper that it lies on, and returns c.
func (c *CardButton) Flat() *CardButton {
	c.flat = true
	return c
}

// Ended is a card with a button of its own at the right, for which its content leaves 40 pixels of room.
func Ended(card *CardButton, end *IconButton) *fyne.Container {
	return Laid(card.MinSize, func(s fyne.Size) {
		Put(card, 0, 0, s.Width, s.Height)
		d := end.MinSize().Width
		Put(end, s.Width-d-8, (s.Height-d)/2, d, d)
	}, card, end)
}

func (c *CardButton) least() fyne.Size {
	return c.content.MinSize().AddWidthHeight(2*c.pad, 2*c.pad)
}

func (c *CardButton) place(s fyne.Size) {
	y, shadow, rim := float32(0), color.Color(Color(Shadow)), color.Color(Color(Border))
	switch {
	case c.disabled:
		shadow = color.Transparent
	case c.pressed:
		y, shadow = 3, color.Transparent
	case c.hovered:
		rim = Color(Accent)
	}
	fill := Color(CardBG)
	if c.disabled && !c.boxed {
		fill = Color(Dis)
	}
	look := cardLook(fill, rim, shadow)
	if c.cloth != (Cloth{}) && (c.boxed || !c.disabled) {
		look.fill, look.rim, look.under = Color(c.cloth.Face), color.NRGBA{}, color.NRGBA{}
		if c.hovered {
			look.rim, look.wide = Color(Accent), 2
		}
	}
	if c.flat && !c.disabled {
		look.rim, look.under = color.NRGBA{}, color.NRGBA{}
		if c.hovered {
			look.fill = Color(Well)
		}
	}
	if c.boxed {
		look.stitch = Color(c.cloth.Line)
	}
	c.plate.set(0, y, s, look)
	c.placeBox(s)
	c.ring.Set(c.focused, 0, 0, s.Width, s.Height+3, 12)
	if c.flat { // the next row lies over what is around it
		c.ring.Around(c.focused, 0, 0, s.Width, s.Height, 12, -2, Ink)
	}
	p := c.pad
	c.content.Move(fyne.NewPos(p, p+y))
	c.content.Resize(fyne.NewSize(max(0, s.Width-2*p), max(0, s.Height-2*p)))
}

// placeBox places what a box has besides: its sides.
func (c *CardButton) placeBox(s fyne.Size) {
	if c.boxed {
		const radius = 12 // twice that has room for it
		SetRect(c.sides[0], s.Width+boxSide-2*radius, boxSide, 2*radius, s.Height-boxSide, radius, c.cloth.Edge)
		SetRect(c.sides[1], boxSide, s.Height-2*radius, s.Width, 2*radius, radius, c.cloth.Edge)
	}
}

// Area is a coloured rounded area behind content, without shadow or border: tinted
// rows, wells, picture backgrounds.
type Area struct {
	Base
	content fyne.CanvasObject
	fill    Token
	radius  float32
	hair    bool // a hairline

	rect  *canvas.Rectangle
	plain fill // instead, of a floor
}

// NewArea is an area of one colour; content may be nil.
func NewArea(fill Token, radius float32, content fyne.CanvasObject) *Area {
	a := &Area{content: content, fill: fill, radius: radius, rect: NewRect(), plain: newFill()}
	a.Draw(a, a.least, a.place).Changing(a.parts)
	return a
}

// SetColor changes the colour.
func (a *Area) SetColor(t Token) { Change(&a.fill, t, a) }

func (a *Area) least() fyne.Size {
	switch {
	case a.hair:
		return fyne.NewSquareSize(Pixels(1))
	case a.content == nil:
		return fyne.Size{}
	default:
		return a.content.MinSize()
	}
}

func (a *Area) parts() []fyne.CanvasObject {
	switch {
	case a.content != nil:
		return []fyne.CanvasObject{a.rect, a.content}
	case a.floor():
		return []fyne.CanvasObject{a.plain.Image}
	default:
		return []fyne.CanvasObject{a.rect}
	}
}

// floor tells whether it is nothing but a colour that others lie on. A hairline's edges must be exact.
func (a *Area) floor() bool { return a.content == nil && a.radius == 0 && !a.hair }

func (a *Area) place(s fyne.Size) {
	if a.content != nil {
		Put(a.content, 0, 0, s.Width, s.Height)
	}
	if a.floor() {
		a.plain.set(offHalf(), offHalf(), s.Width, s.Height, a.fill)
		return
	}
	radius := min(a.radius, s.Height/2)
	SetRect(a.rect, offHalf(), offHalf(), s.Width, s.Height, radius, a.fill)
}

// NewDivider is a hairline, horizontal where it is wider than high.
func NewDivider() *Area {
	a := NewArea(Border, 0, nil)
	a.hair = true
	return a
}
