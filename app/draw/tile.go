package draw

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"spieltisch/app/ui"
)

// TileState is how a letter tile looks.
type TileState struct {
	Bad    bool // this letter can't be had
	Joker  bool // a joker stands for the letter
	Cursor bool // the typing mark stands behind it
	Empty  bool
}

// Tile is a letter that was typed, with its value below: 38×52 at height 52.
type Tile struct {
	widget.BaseWidget
	letter, value string
	state         TileState
	height        float32
}

var _ fyne.Widget = (*Tile)(nil)

// NewTile is a tile of a height; value is what stands below the letter, "" for nothing.
func NewTile(letter, value string, height float32) *Tile {
	t := &Tile{letter: letter, value: value, height: height}
	t.ExtendBaseWidget(t)
	return t
}

// Set changes what is seen.
func (t *Tile) Set(letter, value string, state TileState) {
	if t.letter != letter || t.value != value || t.state != state {
		t.letter, t.value, t.state = letter, value, state
		t.Refresh()
	}
}

// SetHeight changes the size.
func (t *Tile) SetHeight(h float32) {
	if t.height != h {
		t.height = h
		t.Refresh()
	}
}

// CreateRenderer implements fyne.Widget.
func (t *Tile) CreateRenderer() fyne.WidgetRenderer {
	t.ExtendBaseWidget(t)
	r := &tileLook{t: t, shadow: ui.NewRect(), rim: ui.NewRect(), face: ui.NewRect(), caret: ui.NewRect(), letter: newText(), value: newText()}
	return ui.Drawn(t, r.least, r.place, r.shadow, r.rim, r.face, r.letter, r.value, r.caret)
}

type tileLook struct {
	t                        *Tile
	shadow, rim, face, caret *canvas.Rectangle
	letter, value            *canvas.Text
}

func (r *tileLook) least() fyne.Size {
	return fyne.NewSize(ui.Whole(r.t.height*38/52), r.t.height)
}

func (r *tileLook) place(fyne.Size) {
	t, s := r.t, r.least()
	k := s.Height / 52
	fill, edge, ink, sub, sw := ui.TileBG, ui.TileBorder, ui.Ink, ui.Ink2, float32(1)
	switch {
	case t.state.Bad:
		fill, edge, ink, sub, sw = ui.WarnSoft, ui.Warn, ui.Warn, ui.Warn, 2
	case t.state.Joker:
		fill, edge, sub, sw = ui.AccentSoft, ui.Accent, ui.AccentText, 2
	case t.state.Empty:
		fill, edge = ui.Well, ui.Border
	}
	shadow := color.Color(ui.Color(ui.TileShadow))
	if t.state.Empty {
		shadow = color.Transparent
	}
	setRect(r.shadow, 0, 3, s.Width, s.Height, 8*k, shadow)
	setBox(r.rim, r.face, 0, 0, s.Width, s.Height, 8*k, ui.Color(fill), ui.Color(edge), sw)
	cy := s.Height * 20 / 52
	if t.value == "" {
		cy = s.Height / 2
	}
	ui.DrawText(r.letter, t.letter, 20*k, 800, ui.Color(ink), s.Width/2, cy, .5)
	ui.DrawText(r.value, t.value, max(12, 12*k), 700, ui.Color(sub), s.Width/2, s.Height*42/52, .5)
	setRect(r.caret, s.Width+3, s.Height*8/52, 2, s.Height*36/52, 1, ui.Color(ui.Accent))
	if !t.state.Cursor {
		r.caret.Hide()
	}
}

// CellLook is how a cell of the dice table looks.
type CellLook int

// The looks.
const (
	CellPlain  CellLook = iota // not to be had now
	CellReach                  // can still be thrown
	CellNow                    // lies on the table
	CellWanted                 // marked by the user
)

// Cell is one letter of a table of faces with its value.
type Cell struct {
	widget.BaseWidget
	face   DieFace
	look   CellLook
	cursor bool
	scale  float32
}

var _ fyne.Widget = (*Cell)(nil)

// NewCell is a cell of 34×38 pixels times scale.
func NewCell(face DieFace, look CellLook, scale float32) *Cell {
	c := &Cell{face: face, look: look, scale: max(.7, scale)}
	c.ExtendBaseWidget(c)
	return c
}

// Set changes what is seen.
func (c *Cell) Set(face DieFace, look CellLook, cursor bool) {
	if c.face != face || c.look != look || c.cursor != cursor {
		c.face, c.look, c.cursor = face, look, cursor
		c.Refresh()
	}
}

// SetScale changes the size.
func (c *Cell) SetScale(scale float32) {
	if scale = max(.5, scale); c.scale != scale {
		c.scale = scale
		c.Refresh()
	}
}

// CreateRenderer implements fyne.Widget.
func (c *Cell) CreateRenderer() fyne.WidgetRenderer {
	c.ExtendBaseWidget(c)
	r := &cellLook{c: c, ring: newRing(), rim: ui.NewRect(), face: ui.NewRect(), letter: newText(), value: newText()}
	return ui.Drawn(c, r.least, r.place, r.ring, r.rim, r.face, r.letter, r.value)
}

type cellLook struct {
	c               *Cell
	ring, rim, face *canvas.Rectangle
	letter, value   *canvas.Text
}

func (r *cellLook) least() fyne.Size {
	return fyne.NewSize(ui.Whole(34*r.c.scale), ui.Whole(38*r.c.scale))
}

func (r *cellLook) place(fyne.Size) {
	c, s, k := r.c, r.least(), r.c.scale
	ink, weight := ui.Color(ui.Ink2), 700
	switch c.look {
	case CellNow:
		setFace(r.rim, r.face, 0, 0, s.Width, s.Height, 8*k, c.face.Color, 2)
		ink, weight = c.face.Text, 800
	case CellReach:
		setBox(r.rim, r.face, 0, 0, s.Width, s.Height, 8*k, ui.Color(ui.CardBG), ui.Color(ui.Border), 1)
		ink = ui.Color(ui.Ink)
	case CellWanted:
		setBox(r.rim, r.face, 0, 0, s.Width, s.Height, 8*k, ui.Color(ui.AccentSoft), ui.Color(ui.Accent), 2)
		ink, weight = ui.Color(ui.AccentText), 800
	default:
		r.rim.Hide()
		r.face.Hide()
	}
	r.ring.Hide()
	if c.cursor {
		setRing(r.ring, true, s.Width, 8*k, 3, ui.Color(ui.Ink))
		r.ring.Resize(s.AddWidthHeight(6, 6))
	}
	x := float32(14)
	if c.face.Value < 0 {
		x = 13
	}
	ui.DrawText(r.letter, c.face.Letter, 16*k, weight, ink, x*k, s.Height/2-k, .5)
	value := ui.Signed(c.face.Value)
	if c.face.Hidden {
		value = ""
	}
	ui.DrawText(r.value, value, 12*k, 700, ink, 30.5*k, s.Height/2+10*k, 1)
}

// Badge is a die's colour with its identifier, for lists.
type Badge struct {
	widget.BaseWidget
	face DieFace
	size float32
}

var _ fyne.Widget = (*Badge)(nil)

// NewBadge is a badge of size×size pixels.
func NewBadge(face DieFace, size float32) *Badge {
	b := &Badge{face: face, size: size}
	b.ExtendBaseWidget(b)
	return b
}

// Set changes the die.
func (b *Badge) Set(face DieFace) {
	if b.face != face {
		b.face = face
		b.Refresh()
	}
}

// CreateRenderer implements fyne.Widget.
func (b *Badge) CreateRenderer() fyne.WidgetRenderer {
	b.ExtendBaseWidget(b)
	r := &badgeLook{b: b, rim: ui.NewRect(), face: ui.NewRect(), dot: ui.NewRect(), mark: newText()}
	return ui.Drawn(b, r.least, r.place, r.rim, r.face, r.mark, r.dot)
}

type badgeLook struct {
	b              *Badge
	rim, face, dot *canvas.Rectangle
	mark           *canvas.Text
}

func (r *badgeLook) least() fyne.Size { return fyne.NewSquareSize(r.b.size) }
func (r *badgeLook) place(s fyne.Size) {
	sz, f := r.b.size, r.b.face
	x, y := ui.Whole((s.Width-sz)/2), ui.Whole((s.Height-sz)/2)
	k := sz / 26
	setFace(r.rim, r.face, x, y, sz, sz, 7*k, f.Color, 2)
	at := x + sz/2
	if f.Dot {
		at -= 3 * k
	}
	ui.DrawText(r.mark, f.Mark, 14*k, 800, f.Text, at, y+sz/2, .5)
	if !f.Dot {
		r.dot.Hide()
		return
	}
	setRect(r.dot, at+r.mark.MinSize().Width/2+1.5*k, y+sz/2-2*k, 4*k, 4*k, 2*k, f.Text)
}
