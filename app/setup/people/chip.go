package people

import (
	"image"

	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
)

// Chip is a player who can be switched on and off: a disc with the name, and a check
// mark while it is on.
type Chip struct {
	ui.Areas
	name, mark string
	color      int
	on         bool
	blocked    bool
	picture    image.Image

	ring   ui.Ring
	box    *ui.Box
	avatar *ui.Avatar
	text   *ui.Text
	check  *ui.Icon
}

var _ fyne.Widget = (*Chip)(nil)

// NewChip is a chip for a name with its mark (as ui.Initials makes it) and colour.
func NewChip(name, mark string, color int, on bool, tap func()) *Chip {
	c := &Chip{
		name: name, mark: mark, color: color, on: on,
		ring: ui.NewRing(), box: ui.NewBox(),
		avatar: ui.NewAvatar(mark, color, 28), text: ui.NewText(name, ui.Strong, ui.Ink),
		check: ui.NewIcon(ui.IconCheck, 16, ui.AccentText),
	}
	c.OnTap, c.OnKey = func(int) { tap() }, c.enter
	c.Draw(c, c.least, c.place, c.ring, c.box, c.avatar, c.text, c.check)
	return c
}

// Text is the player's name.
func (c *Chip) Text() string { return c.name }

// Set changes everything at once; blocked is drawn grey: tapping it explains why.
func (c *Chip) Set(name, mark string, color int, on, blocked bool) {
	c.name, c.mark, c.color, c.on, c.blocked = name, mark, color, on, blocked
	c.Refresh()
}

// SetPicture shows a round picture instead of the mark; nil is none.
func (c *Chip) SetPicture(p image.Image) {
	if c.picture != p {
		c.picture = p
		c.Refresh()
	}
}

// enter leaves Enter to the page: Space switches.
func (c *Chip) enter(e *fyne.KeyEvent) bool {
	enter := e.Name == fyne.KeyReturn || e.Name == fyne.KeyEnter
	if enter {
		ui.BubbleKey(c, e)
	}
	return enter
}

// least is the same on and off, so that nothing moves.
func (c *Chip) least() fyne.Size {
	return fyne.NewSize(6+28+8+ui.Strong.Measure(c.name)+1+8+16+12, 40)
}

func (c *Chip) place(s fyne.Size) {
	rim, face, ink := ui.Border, ui.CardBG, ui.Ink
	switch {
	case c.on:
		rim, face, ink = ui.Accent, ui.AccentSoft, ui.AccentText
	case c.blocked:
		face, ink = ui.Dis, ui.DisText
	case c.Hovered():
		rim = ui.Ctrl
	}
	h := s.Height / 2
	c.box.Set(0, 0, s.Width, s.Height, h, face, rim, 1.5)
	c.Ring(c.ring, 0, 0, s.Width, s.Height, h)
	d := float32(28)
	c.avatar.Set(c.mark, c.color)
	c.avatar.WithPicture(c.picture)
	ui.Put(c.avatar, 6, (s.Height-d)/2, d, d)
	c.text.SetText(c.name)
	c.text.SetColor(ink)
	ui.Put(c.text, 6+d+8, 0, s.Width-6-d-8-16-16, s.Height)
	ui.Put(c.check, s.Width-12-16, (s.Height-16)/2, 16, 16)
	ui.Show(c.on, c.check)
}
