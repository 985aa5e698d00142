package ui

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// Kind is the look of a button. One primary button per screen.
type Kind int

// The kinds of buttons.
const (
	Secondary Kind = iota
	Primary
	Soft
	Plain   // text only
	WellBtn // sunken
	Danger  // loses data
	headBtn // in a TopBar
)

// Button is a labelled button, with an icon before or after the label.
type Button struct {
	control
	text     string
	below    string // a second line, smaller
	kind     Kind
	icon     IconName
	iconEnd  bool
	figure   fyne.CanvasObject // in the icon's place
	height   float32
	minWidth float32
	style    Style
	only     bool // the icon alone; the label is the tooltip

	edge  *canvas.Rectangle
	box   *Box
	img   IconImage
	label Line
	small Line
	ring  Ring
}

// NewButton is a button 48 high.
func NewButton(text string, kind Kind, tap func()) *Button {
	b := &Button{text: text, kind: kind, height: 48, style: Label, edge: NewRect(), box: NewBox(), img: NewIconImage(), label: NewLine(), small: NewLine(), ring: NewRing()}
	b.tap = tap
	b.Draw(b, b.least, b.place).Changing(b.parts)
	return b
}

func (b *Button) parts() []fyne.CanvasObject {
	return []fyne.CanvasObject{b.ring, b.edge, b.box, b.img, b.label, b.small, b.figure}
}

// NewMainButton is the primary button of a mat: 66 high, in large letters.
func NewMainButton(text string, tap func()) *Button {
	b := NewButton(text, Primary, tap)
	b.height, b.style = 66, Title
	return b
}

// AsMain makes a button the primary one of a page of trouble, and returns it.
func (b *Button) AsMain() *Button {
	b.kind, b.height, b.style = Primary, 66, Title
	return b.WithMinWidth(320)
}

// NewSmallButton is a button 40 high with 14 px text.
func NewSmallButton(text string, kind Kind, tap func()) *Button {
	b := NewButton(text, kind, tap)
	b.height, b.style = 40, Strong
	return b
}

// WithIcon puts an icon before the label and returns b.
func (b *Button) WithIcon(n IconName) *Button {
	b.icon, b.iconEnd = n, false
	return b
}

// WithEndIcon puts an icon after the label and returns b.
func (b *Button) WithEndIcon(n IconName) *Button {
	b.icon, b.iconEnd = n, true
	return b
}

// WithFigure puts something drawn before the label, in its least size, and returns b.
func (b *Button) WithFigure(f fyne.CanvasObject) *Button {
	b.figure, b.iconEnd = f, false
	return b
}

// WithHeight sets the height at text scale 1 (at least 40) and returns b.
func (b *Button) WithHeight(h float32) *Button {
	b.height = max(40, h)
	return b
}

// WithMinWidth sets a least width and returns b.
func (b *Button) WithMinWidth(w float32) *Button {
	b.minWidth = w
	return b
}

// WithKey says which key does the same and returns b; see SetKey.
func (b *Button) WithKey(name string) *Button {
	b.SetKey(name)
	return b
}

// SetText changes the label.
func (b *Button) SetText(s string) { Change(&b.text, s, b) }

// SetBelow puts a smaller line below the label of a button at least 44 high; "" takes it away.
func (b *Button) SetBelow(s string) { Change(&b.below, s, b) }

// Below is the line below the label.
func (b *Button) Below() string { return b.below }

// Text is the label.
func (b *Button) Text() string { return b.text }

// IconName is the icon next to the label.
func (b *Button) IconName() IconName { return b.icon }

// SetKind changes the look.
func (b *Button) SetKind(k Kind) { Change(&b.kind, k, b) }

// IconOnly shows the icon alone, where there is one; its tooltip is the label, unless it has one that says more.
func (b *Button) IconOnly(on bool) {
	on = on && (b.icon != "" || b.figure != nil)
	if b.only != on {
		b.only = on
		switch {
		case on && b.tip == "":
			b.tip = b.text
		case !on && b.tip == b.text:
			b.tip = ""
		}
		b.Refresh()
	}
}

// iconSize follows the size of the label.
func (b *Button) iconSize() float32 {
	switch b.style {
	case Title:
		return 22
	case Label:
		return 20
	}
	return 18
}

// content are the widths of label, icon and the gap between them.
func (b *Button) content(only bool) (text, icon, gap float32) {
	if !only {
		text = b.style.Measure(b.text)
		if b.below != "" {
			text = max(text, Body.Measure(b.below))
		}
	}
	switch {
	case b.figure != nil:
		icon = b.figure.MinSize().Width
	case b.icon != "":
		icon = b.iconSize()
	}
	if text > 0 && icon > 0 {
		gap = 8
	}
	return text, icon, gap
}

// least is the least size with the label, or with the icon only.
func (b *Button) leastWhen(only bool) fyne.Size {
	text, icon, gap := b.content(only)
	h := b.height
	if only {
		return fyne.NewSize(h, h)
	}
	pad := float32(20)
	if b.style == Strong {
		pad = 16
	}
	if b.kind == Plain {
		pad = 12
	}
	return fyne.NewSize(max(Whole(text+icon+gap+.5)+2*pad, b.minWidth), h)
}

func (b *Button) least() fyne.Size { return b.leastWhen(b.only) }

type look struct {
	fill, rim, text color.Color
	edge            bool
}

// plainLook is the look of a button without a face.
func plainLook(c *control) look {
	switch {
	case c.disabled:
		return look{text: Color(DisText)}
	case c.hovered:
		return look{fill: Color(AccentSoft), text: Color(AccentText)}
	}
	return look{text: Color(AccentText)}
}

// lookOf is the look of a button in its present state.
func lookOf(c *control, kind Kind) look {
	switch {
	case kind == Plain:
		return plainLook(c)
	case c.disabled:
		return look{fill: Color(Dis), text: Color(DisText)}
	case kind == Primary && c.pressed:
		return look{fill: Color(AccentDown), text: Color(OnAccent)}
	case kind == Primary:
		return look{fill: primaryFill(c.hovered), text: Color(OnAccent), edge: true}
	case kind == Danger:
		return look{fill: Color(Err), text: Color(CardBG)}
	}
	tok, text := CardBG, Ink
	switch kind {
	case Soft:
		tok, text = AccentSoft, AccentText
	case WellBtn:
		tok = Well
	}
	l := look{fill: Color(tok), text: Color(text)}
	if c.hovered {
		l.fill = Mix(Color(tok), Color(Ink), .94)
	}
	switch kind {
	case Secondary:
		l.rim = Color(Ctrl)
	case headBtn:
		l.rim = Color(Border)
	}
	return l
}

func (b *Button) place(s fyne.Size) {
	l := lookOf(&b.control, b.kind)
	y := float32(0)
	if b.pressed && !b.disabled && b.kind != Plain {
		y = 1
		if b.kind == Primary {
			y = 3
		}
	}
	edge := color.Color(color.Transparent)
	ringSize := s
	if b.kind == Primary && !b.disabled {
		ringSize.Height += 3
	}
	if l.edge {
		edge = Color(AccentDown)
	}
	SetRect(b.edge, 0, 3, s.Width, s.Height, 10, edge)
	rim := float32(2)
	if b.kind == headBtn {
		rim = 1
	}
	if b.only && b.kind == Soft { // one of several faces is chosen
		l.rim = Color(Accent)
	}
	b.box.Set(0, y, s.Width, s.Height, 10, l.fill, l.rim, rim)
	b.ring.Set(b.focused, 0, 0, ringSize.Width, ringSize.Height, 10)
	b.placeContent(s, y, l)
}

func (b *Button) placeContent(s fyne.Size, y float32, l look) {
	_, icon, gap := b.content(b.only)
	text := ""
	if !b.only {
		text = ellipsis(b.text, b.style, s.Width-icon-gap-8)
	}
	b.label.Set(text, b.style, l.text)
	w := b.label.Width()
	below, middle := "", y+s.Height/2 // of the label
	if b.below != "" && !b.only {
		below, middle = ellipsis(b.below, Body, s.Width-icon-gap-8), middle-9
	}
	b.small.Set(below, Body, l.text)
	if below != "" {
		w = max(w, b.small.Width())
	}
	x, cy := (s.Width-w-icon-gap)/2, y+s.Height/2
	b.small.Place(x+icon+gap, cy+10, 0)
	b.img.Set(b.icon, l.text)
	if b.iconEnd {
		b.label.Place(x, middle, 0)
		b.img.Place(x+w+gap+icon/2, cy, icon)
		return
	}
	if b.figure != nil {
		high := b.figure.MinSize().Height
		Put(b.figure, Whole(x), Whole(cy-high/2), icon, high)
	} else {
		b.img.Place(x+icon/2, cy, icon)
	}
	b.label.Place(x+icon+gap, middle, 0)
}

// IconButton is a square button with a tooltip that says what it does.
type IconButton struct {
	control
	icon IconName
	kind Kind
	size float32

	edge *canvas.Rectangle
	box  *Box
	img  IconImage
	ring Ring
}

// NewIconButton is a 40×40 button; tip names it.
func NewIconButton(icon IconName, tip string, kind Kind, tap func()) *IconButton {
	b := &IconButton{icon: icon, kind: kind, size: 40, edge: NewRect(), box: NewBox(), img: NewIconImage(), ring: NewRing()}
	b.tip, b.tap, b.sign = tip, tap, true
	b.Draw(b, b.least, b.place, b.ring, b.edge, b.box, b.img)
	return b
}

// WithKey says which key does the same and returns b; see SetKey.
func (b *IconButton) WithKey(name string) *IconButton {
	b.SetKey(name)
	return b
}

// SetIcon changes the icon.
func (b *IconButton) SetIcon(n IconName) {
	b.icon = n
	b.Refresh()
}

// SetKind changes the look.
func (b *IconButton) SetKind(k Kind) {
	b.kind = k
	b.Refresh()
}

func (b *IconButton) least() fyne.Size { return fyne.NewSquareSize(b.size) }
func (b *IconButton) place(s fyne.Size) {
	l := lookOf(&b.control, b.kind)
	if b.kind == Secondary && !b.disabled {
		l.rim = Color(Border)
	}
	if b.kind == Plain && !b.disabled {
		l.text = Color(Ink2)
	}
	y := float32(0)
	if b.pressed && b.kind != Plain {
		y = 1
	}
	edge := color.Color(color.Transparent)
	if l.edge {
		edge = Color(AccentDown)
	}
	SetRect(b.edge, 0, 3, s.Width, s.Height, 10, edge)
	b.box.Set(0, y, s.Width, s.Height, 10, l.fill, l.rim, 1)
	b.img.Set(b.icon, l.text)
	b.img.Place(s.Width/2, y+s.Height/2, 20)
	b.ring.Set(b.focused, 0, 0, s.Width, s.Height, 10)
}
