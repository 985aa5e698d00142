package ui

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"
)

// Card is a white area with round corners and the flat shadow, which lies 3 pixels
// below the card's own size.
type Card struct {
	widget.BaseWidget
	content fyne.CanvasObject
	pad     fyne.Size // at the sides; above and below
}

var _ fyne.Widget = (*Card)(nil)

// NewCard is a card with 24 pixels of padding at the sides and 18 above and below: a
// line of text brings 6 pixels of its own.
func NewCard(content fyne.CanvasObject) *Card { return newCard(24, 18, content) }

// NewCardPad is a card with the same padding on all sides.
func NewCardPad(pad float32, content fyne.CanvasObject) *Card { return newCard(pad, pad, content) }

func newCard(side, ends float32, content fyne.CanvasObject) *Card {
	c := &Card{content: content, pad: fyne.NewSize(side, ends)}
	c.ExtendBaseWidget(c)
	return c
}

func (c *Card) Children() []fyne.CanvasObject { return []fyne.CanvasObject{c.content} }

// CreateRenderer implements fyne.Widget.
func (c *Card) CreateRenderer() fyne.WidgetRenderer {
	c.ExtendBaseWidget(c)
	r := &cardLook{c: c, shadow: NewRect(), box: NewBox()}
	return Drawn(c, r.least, r.place).Changing(r.parts)
}

type cardLook struct {
	c      *Card
	shadow *canvas.Rectangle
	box    *Box
}

func (r *cardLook) least() fyne.Size {
	if r.c.content == nil {
		return r.c.pad.Add(r.c.pad)
	}
	return r.c.content.MinSize().Add(r.c.pad).Add(r.c.pad)
}

func (r *cardLook) parts() []fyne.CanvasObject {
	o := []fyne.CanvasObject{r.shadow, r.box}
	if r.c.content != nil {
		o = append(o, r.c.content)
	}
	return o
}

func (r *cardLook) place(s fyne.Size) {
	r.paint(s)
	if r.c.content != nil {
		p := r.c.pad
		r.c.content.Move(fyne.NewPos(p.Width, p.Height))
		r.c.content.Resize(fyne.NewSize(max(0, s.Width-2*p.Width), max(0, s.Height-2*p.Height)))
	}
}

func (r *cardLook) paint(s fyne.Size) {
	SetRect(r.shadow, 0, 3, s.Width, s.Height, 12, Shadow)
	r.box.Set(0, 0, s.Width, s.Height, 12, CardBG, Border, 1)
}

// CardButton is a card that is one click target as a whole. Its content should
// hold nothing that is clickable itself.
type CardButton struct {
	control
	content fyne.CanvasObject
	pad     float32
}

var _ fyne.Widget = (*CardButton)(nil)

// NewCardButton is a clickable card with padding pad.
func NewCardButton(pad float32, content fyne.CanvasObject, tap func()) *CardButton {
	c := &CardButton{content: content, pad: pad}
	c.tap = tap
	c.extend(c)
	return c
}

func (c *CardButton) Children() []fyne.CanvasObject { return []fyne.CanvasObject{c.content} }

// CreateRenderer implements fyne.Widget.
func (c *CardButton) CreateRenderer() fyne.WidgetRenderer {
	c.ExtendBaseWidget(c)
	r := &cardButtonLook{c: c, shadow: NewRect(), box: NewBox(), ring: NewRing()}
	return Drawn(c, r.least, r.place, r.ring, r.shadow, r.box, r.c.content)
}

type cardButtonLook struct {
	c      *CardButton
	shadow *canvas.Rectangle
	box    *Box
	ring   Ring
}

func (r *cardButtonLook) least() fyne.Size {
	return r.c.content.MinSize().AddWidthHeight(2*r.c.pad, 2*r.c.pad)
}

func (r *cardButtonLook) place(s fyne.Size) {
	y, shadow, rim := float32(0), color.Color(Color(Shadow)), color.Color(Color(Border))
	switch {
	case r.c.disabled:
		shadow = color.Transparent
	case r.c.pressed:
		y, shadow = 3, color.Transparent
	case r.c.hovered:
		rim = Color(Accent)
	}
	SetRect(r.shadow, 0, 3, s.Width, s.Height, 12, shadow)
	fill := Color(CardBG)
	if r.c.disabled {
		fill = Color(Dis)
	}
	r.box.Set(0, y, s.Width, s.Height, 12, fill, rim, 1)
	r.ring.Set(r.c.ring(), 0, 0, s.Width, s.Height+3, 12)
	p := r.c.pad
	r.c.content.Move(fyne.NewPos(p, p+y))
	r.c.content.Resize(fyne.NewSize(max(0, s.Width-2*p), max(0, s.Height-2*p)))
}

// Area is a coloured rounded area behind content, without shadow or border: tinted
// rows, wells, picture backgrounds.
type Area struct {
	widget.BaseWidget
	content fyne.CanvasObject
	fill    Token
	radius  float32
}

var _ fyne.Widget = (*Area)(nil)

// NewArea is an area of one colour; content may be nil.
func NewArea(fill Token, radius float32, content fyne.CanvasObject) *Area {
	a := &Area{content: content, fill: fill, radius: radius}
	a.ExtendBaseWidget(a)
	return a
}

// SetColor changes the colour.
func (a *Area) SetColor(t Token) {
	if a.fill != t {
		a.fill = t
		a.Refresh()
	}
}

func (a *Area) Children() []fyne.CanvasObject { return []fyne.CanvasObject{a.content} }

// CreateRenderer implements fyne.Widget.
func (a *Area) CreateRenderer() fyne.WidgetRenderer {
	a.ExtendBaseWidget(a)
	r := &areaLook{a: a, rect: NewRect()}
	return Drawn(a, r.least, r.place).Changing(r.parts)
}

type areaLook struct {
	a    *Area
	rect *canvas.Rectangle
}

func (r *areaLook) least() fyne.Size {
	if r.a.content == nil {
		return fyne.Size{}
	}
	return r.a.content.MinSize()
}

func (r *areaLook) parts() []fyne.CanvasObject {
	if r.a.content == nil {
		return []fyne.CanvasObject{r.rect}
	}
	return []fyne.CanvasObject{r.rect, r.a.content}
}

func (r *areaLook) place(s fyne.Size) {
	SetRect(r.rect, 0, 0, s.Width, s.Height, min(r.a.radius, s.Height/2), r.a.fill)
	if r.a.content != nil {
		r.a.content.Move(fyne.Position{})
		r.a.content.Resize(s)
	}
}

// NewDivider is a hairline, horizontal where it is wider than high.
func NewDivider() *Area {
	return NewArea(Border, 0, Space(1, 1))
}
