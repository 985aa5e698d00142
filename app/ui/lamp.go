package ui

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// lampTime is how long the light takes to come. It goes at once: behind whoever is named no other face may still be lit.
const lampTime = 240 * time.Millisecond

// How bright the middle of the light is.
const (
	lampInLight = .75
	lampInDark  = .24
)

// Lamp is the light behind the face of the player in turn: its place is a square around that.
type Lamp struct {
	Base
	on    bool
	share float32 // of its brightness
	anim  *Animation

	light *canvas.RadialGradient
}

// NewLamp is off.
func NewLamp() *Lamp {
	l := &Lamp{light: canvas.NewRadialGradient(Color(None), Color(None))}
	l.Draw(l, func() fyne.Size { return fyne.Size{} }, l.place, l.light).Gone(func() { l.anim.Stop() })
	l.Hide()
	return l
}

// Light switches the lamp on or off.
func (l *Lamp) Light(on bool) {
	if l.on == on {
		return
	}
	l.on = on
	l.anim.Stop()
	to := float32(0)
	if on {
		to = 1
		l.Show()
	}
	from := l.share
	set := func(f float32) {
		l.share = from + f*(to-from)
		l.Refresh()
		Show(l.share > 0, l)
	}
	if !on || !Animations() {
		set(1)
		return
	}
	l.anim = Animate(lampTime, fyne.AnimationEaseOut, set)
}

// Lit tells whether the lamp is on.
func (l *Lamp) Lit() bool { return l.on }

func (l *Lamp) place(s fyne.Size) {
	c, bright := Color(LampLight), float32(lampInLight)
	if Dark() {
		bright = lampInDark
	}
	end := c
	c.A, end.A = uint8(255*bright*l.share), 0
	if l.light.StartColor != c || l.light.EndColor != end {
		l.light.StartColor, l.light.EndColor = c, end
		l.light.Refresh()
	}
	side := min(s.Width, s.Height)
	Put(l.light, (s.Width-side)/2, (s.Height-side)/2, side, side)
}

// EachLamp tells of each lamp that is on within a tree, which lies somewhere itself, where the face before it is.
func EachLamp(tree fyne.CanvasObject, at fyne.Position, told func(at fyne.Position, face fyne.Size)) {
	if !tree.Visible() {
		return
	}
	at = at.Add(tree.Position())
	if l, ok := tree.(*Lamp); ok && l.on {
		q := l.Size().Width / 4
		told(at.AddXY(q, q), fyne.NewSquareSize(2*q))
	}
	for _, o := range inside(tree) {
		if o != nil {
			EachLamp(o, at, told)
		}
	}
}
