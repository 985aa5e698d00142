package people

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
	"spieltisch/games/mind"
)

// Carried is the base of a widget with somebody's face that can be dragged to a seat: a copy of the face follows the pointer.
type Carried struct {
	ui.CarryAreas
	OnDropAt    func(at fyne.Position) // in the window; nil: it can't be dragged
	OnOver      func(at fyne.Position) // it is carried there; at the end nowhere
	Face, ghost *ui.Avatar
	at          fyne.Position
}

var nowhere = fyne.NewPos(-999, -999)

// Init makes the face of self, the widget that c is part of.
func (c *Carried) Init(self fyne.Widget, size float32) {
	c.Face, c.ghost = ui.NewAvatar("", 0, size), ui.NewAvatar("", 0, size)
	c.OnTake = func(int, *fyne.DragEvent) bool {
		if c.OnDropAt == nil {
			return false
		}
		c.ghost.Resize(c.ghost.MinSize())
		c.Carry.Show(c.ghost)
		return true
	}
	c.OnCarry = func(e *fyne.DragEvent) {
		half := c.ghost.MinSize().Width / 2
		c.ghost.Move(e.Position.SubtractXY(half, half))
		c.at = fyne.CurrentApp().Driver().AbsolutePositionForObject(self).Add(e.Position)
		c.OnOver(c.at)
	}
	c.OnDrop = func() {
		c.OnOver(nowhere)
		c.OnDropAt(c.at)
	}
	c.OnBack = func() { c.OnOver(nowhere) }
}

// Faces are the face and its copy.
func (c *Carried) Faces() []*ui.Avatar { return []*ui.Avatar{c.Face, c.ghost} }

// Chip is somebody who can come to the table: a disc with the name below it, and a check while they sit there.
type Chip struct {
	Carried
	name        string
	on, blocked bool
	ring        ui.Ring
	title       *ui.Para
	style       ui.Style // of it
	below       *ui.Text
	strength    *draw.Strength // in its place where the page is short
	short       *bool
	sign        *ui.Box
	check       *ui.Icon
}

// chipFace is how wide the disc of a chip is, by whether the page is short.
var chipFace = map[bool]float32{false: 56, true: 40}

// A chip is at most so wide by itself, and at least where many share a line.
const (
	chipMost  float32 = 80
	ChipLeast float32 = 70
)

// Styles are those of a name, the largest first.
func Styles(short bool) []ui.Style {
	if short {
		return []ui.Style{ui.Strong, ui.Small}
	}
	return []ui.Style{ui.Heading, ui.Strong, ui.Small}
}

// NameHigh is how high a name may be: two lines, or three of the smallest style.
const NameHigh float32 = 52

// NewChip is a chip of nobody yet; it is smaller while the page is short.
func NewChip(short *bool) *Chip {
	c := &Chip{
		short: short, strength: draw.NewStrength(0), ring: ui.NewRing(),
		title: ui.NewPara("", ui.Heading, ui.Ink).Align(fyne.TextAlignCenter).MaxLines(2),
		below: ui.NewText("", ui.Body, ui.Ink2).Align(fyne.TextAlignCenter).Truncate(),
		sign:  ui.NewBox(), check: ui.NewIcon(ui.IconCheck, 15, ui.OnAccent),
	}
	c.Init(c, chipFace[*short])
	c.Draw(c, c.least, c.place, c.ring, c.Face, c.sign, c.check, c.title, c.below, c.strength)
	return c
}

// Text is the name.
func (c *Chip) Text() string { return c.name }

// On tells whether they sit at the table.
func (c *Chip) On() bool { return c.on }

// Set changes name, the line below it, how strong a character is, whether they sit at the table, and whether they can't come.
func (c *Chip) Set(name, below string, level mind.Level, on, blocked bool) {
	c.name, c.on, c.blocked = name, on, blocked
	c.title.SetText(name)
	c.below.SetText(below)
	c.strength.Set(level)
	c.Refresh()
}

// least is the same on and off, so that nothing moves.
func (c *Chip) least() fyne.Size {
	face := chipFace[*c.short]
	w := max(face, Styles(*c.short)[0].Measure(c.name)) + 8
	if !*c.short {
		w = max(w, ui.Body.Measure(c.below.String())+10)
	}
	return fyne.NewSize(min(w, chipMost), face+62)
}

// Fits tells whether the name stands whole in a chip so wide.
func (c *Chip) Fits(width float32, s ui.Style) bool { return s.Fits(c.name, width-6, NameHigh) }

// SetStyle changes that of the name.
func (c *Chip) SetStyle(s ui.Style) { ui.Change(&c.style, s, c) }

func (c *Chip) place(s fyne.Size) {
	face, ink := chipFace[*c.short], ui.Ink
	for _, a := range c.Faces() {
		a.SetSize(face)
	}
	if c.on || c.blocked {
		ink = ui.Ink2
	}
	x := ui.Whole((s.Width - face) / 2)
	ui.Put(c.Face, x, 6, face, face)
	c.Ring(c.ring, x, 6, face, face, face/2)
	ui.Show(c.on, c.sign, c.check)
	if c.on {
		c.sign.Set(x+face-18, 0, 24, 24, 12, ui.Accent, ui.CardBG, 1.5)
		ui.Put(c.check, x+face-18+4.5, 4.5, 15, 15)
	}
	c.title.SetColor(ink)
	if c.Hovered() {
		c.title.SetColor(ui.AccentText)
	}
	c.title.Fit(s.Width-6, NameHigh, c.style)
	ui.Put(c.title, 3, face+10, s.Width-6, NameHigh)
	ui.Put(c.below, 0, face+32, s.Width, ui.Body.Height())
	ui.Put(c.strength, ui.Whole(s.Width/2)-18, face+32, 36, ui.Body.Height())
	ui.Show(!*c.short, c.below)
	ui.Show(*c.short && c.strength.Level() > 0, c.strength)
}
