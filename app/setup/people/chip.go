package people

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/ui"
)

// Chip is a player who can be switched on and off: a disc with the name, and a check
// mark while it is on.
type Chip struct {
	Focus
	name, mark string
	color      int
	on         bool
	blocked    bool
	picture    image.Image
	tap        func()
}

var (
	_ fyne.Widget    = (*Chip)(nil)
	_ fyne.Focusable = (*Chip)(nil)
	_ fyne.Tappable  = (*Chip)(nil)
)

// NewChip is a chip for a name with its mark (as ui.Initials makes it) and colour.
func NewChip(name, mark string, color int, on bool, tap func()) *Chip {
	c := &Chip{name: name, mark: mark, color: color, on: on, tap: tap}
	c.Extend(c)
	return c
}

// Text is the player's name.
func (c *Chip) Text() string { return c.name }

// On tells whether the chip is switched on.
func (c *Chip) On() bool { return c.on }

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

// Tapped switches the chip.
func (c *Chip) Tapped(*fyne.PointEvent) {
	c.Take(true)
	c.tap()
}

// TypedKey implements fyne.Focusable: Space switches, Enter is left to the page.
func (c *Chip) TypedKey(e *fyne.KeyEvent) {
	c.Loud()
	if e.Name == fyne.KeySpace {
		c.tap()
		return
	}
	ui.BubbleKey(c, e)
}

// CreateRenderer implements fyne.Widget.
func (c *Chip) CreateRenderer() fyne.WidgetRenderer {
	c.ExtendBaseWidget(c)
	r := &chipLook{
		c: c, ring: canvas.NewRectangle(nil), rim: canvas.NewRectangle(nil), face: canvas.NewRectangle(nil),
		avatar: ui.NewAvatar(c.mark, c.color, ui.Px(28)), name: ui.NewText(c.name, ui.Strong, ui.Ink),
		check: ui.NewIcon(ui.IconCheck, ui.Px(16), ui.AccentText),
	}
	return ui.Drawn(c, r.least, r.place, r.ring, r.rim, r.face, r.avatar, r.name, r.check)
}

type chipLook struct {
	c               *Chip
	ring, rim, face *canvas.Rectangle
	avatar          *ui.Avatar
	name            *ui.Text
	check           *ui.Icon
}

// least is the same on and off, so that nothing moves.
func (r *chipLook) least() fyne.Size {
	return fyne.NewSize(6+ui.Px(28)+8+ui.Strong.Measure(r.c.name)+1+8+ui.Px(16)+12, ui.Px(40))
}

func (r *chipLook) place(s fyne.Size) {
	rim, face, ink := ui.Border, ui.CardBG, ui.Ink
	switch {
	case r.c.on:
		rim, face, ink = ui.Accent, ui.AccentSoft, ui.AccentText
	case r.c.blocked:
		face, ink = ui.Dis, ui.DisText
	case r.c.Hovered():
		rim = ui.Ctrl
	}
	h := s.Height / 2
	fill(r.rim, 0, 0, s.Width, s.Height, h, rim)
	fill(r.face, 1.5, 1.5, s.Width-3, s.Height-3, h, face)
	r.c.Ring(r.ring, fyne.Position{}, s, h)
	d := ui.Px(28)
	r.avatar.Set(r.c.mark, r.c.color)
	r.avatar.WithPicture(r.c.picture)
	r.avatar.Move(fyne.NewPos(6, (s.Height-d)/2))
	r.avatar.Resize(fyne.NewSquareSize(d))
	r.name.SetText(r.c.name)
	r.name.SetColor(ink)
	r.name.Move(fyne.NewPos(6+d+8, 0))
	r.name.Resize(fyne.NewSize(max(0, s.Width-6-d-8-ui.Px(16)-16), s.Height))
	r.check.Move(fyne.NewPos(s.Width-12-ui.Px(16), (s.Height-ui.Px(16))/2))
	r.check.Resize(fyne.NewSquareSize(ui.Px(16)))
	if r.c.on {
		r.check.Show()
	} else {
		r.check.Hide()
	}
}
