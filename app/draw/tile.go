package draw

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

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
	ui.Base
	letter, value string
	state         TileState
	height        float32

	shadow, caret *canvas.Rectangle
	box           *ui.Box
	sign, number  ui.Line
}

// NewTile is a tile of a height; value is what stands below the letter, "" for nothing.
func NewTile(letter, value string, height float32) *Tile {
	t := &Tile{letter: letter, value: value, height: height, shadow: ui.NewRect(), box: ui.NewBox(), caret: ui.NewRect(), sign: ui.NewLine(), number: ui.NewLine()}
	t.Draw(t, t.least, t.place, t.shadow, t.box, t.sign, t.number, t.caret)
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
func (t *Tile) SetHeight(h float32) { ui.Change(&t.height, h, t) }

func (t *Tile) least() fyne.Size {
	return fyne.NewSize(ui.Whole(t.height*38/52), t.height)
}

func (t *Tile) place(fyne.Size) {
	s := t.least()
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
	ui.SetRect(t.shadow, 0, 3, s.Width, s.Height, 8*k, shadow)
	t.box.Set(0, 0, s.Width, s.Height, 8*k, fill, edge, sw)
	cy := s.Height * 20 / 52
	if t.value == "" {
		cy = s.Height / 2
	}
	t.sign.Draw(t.letter, 20*k, 800, ink, s.Width/2, cy, .5)
	t.number.Draw(t.value, max(12, 12*k), 700, sub, s.Width/2, s.Height*42/52, .5)
	ui.SetRect(t.caret, s.Width+3, s.Height*8/52, 2, s.Height*36/52, 1, ui.Accent)
	if !t.state.Cursor {
		t.caret.Hide()
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
	ui.Base
	face   DieFace
	look   CellLook
	cursor bool
	scale  float32

	ring         ui.Ring
	box          *ui.Box
	sign, number ui.Line
}

// NewCell is a cell of 35×42 units times scale.
func NewCell(face DieFace, look CellLook, scale float32) *Cell {
	c := &Cell{face: face, look: look, scale: max(.7, scale), ring: ui.NewRing(), box: ui.NewBox(), sign: ui.NewLine(), number: ui.NewLine()}
	c.Draw(c, c.least, c.place, c.ring, c.box, c.sign, c.number)
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

func (c *Cell) least() fyne.Size {
	return fyne.NewSize(ui.Whole(35*c.scale), ui.Whole(42*c.scale))
}

func (c *Cell) place(fyne.Size) {
	s, k := c.least(), c.scale
	ink, weight, size := ui.Color(ui.Ink2), 700, float32(18)
	if c.look != CellPlain {
		weight, size = 800, 20
	}
	switch c.look {
	case CellNow:
		setFace(c.box, 0, 0, s.Width, s.Height, 8*k, c.face.Color, 2)
		ink = c.face.Text
	case CellReach:
		c.box.Hide()
		ink = ui.Color(ui.Ink)
	case CellWanted:
		c.box.Set(0, 0, s.Width, s.Height, 8*k, ui.AccentSoft, ui.Accent, 2)
		ink = ui.Color(ui.AccentText)
	default:
		c.box.Hide()
	}
	c.ring.Around(c.cursor, 0, 0, s.Width, s.Height, 8*k, 3, ui.Ink)
	x := float32(14)
	if c.face.Value < 0 {
		x = 13
	}
	c.sign.Draw(c.face.Letter, size*k, weight, ink, x*k, s.Height/2-k, .5)
	value := ui.Signed(c.face.Value)
	if c.face.Hidden {
		value = ""
	}
	c.number.Draw(value, 12*k, 700, ink, 32*k, s.Height/2+12*k, 1)
}

// Badge is a die's colour with its identifier, for lists.
type Badge struct {
	ui.Base
	face DieFace
	size float32

	box  *ui.Box
	dot  *canvas.Rectangle
	mark ui.Line
}

// NewBadge is a badge of size×size pixels.
func NewBadge(face DieFace, size float32) *Badge {
	b := &Badge{face: face, size: size, box: ui.NewBox(), dot: ui.NewRect(), mark: ui.NewLine()}
	b.Draw(b, b.least, b.place, b.box, b.mark, b.dot)
	return b
}

func (b *Badge) least() fyne.Size { return fyne.NewSquareSize(b.size) }
func (b *Badge) place(s fyne.Size) {
	sz, f := b.size, b.face
	x, y := ui.Whole((s.Width-sz)/2), ui.Whole((s.Height-sz)/2)
	k := sz / 26
	setFace(b.box, x, y, sz, sz, 7*k, f.Color, 2)
	at := x + sz/2
	if f.Dot {
		at -= 3 * k
	}
	b.mark.Draw(f.Mark, 14*k, 800, f.Text, at, y+sz/2, .5)
	if !f.Dot {
		b.dot.Hide()
		return
	}
	ui.SetRect(b.dot, at+b.mark.MinSize().Width/2+1.5*k, y+sz/2-2*k, 4*k, 4*k, 2*k, f.Text)
}
