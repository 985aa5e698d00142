package draw

import (
	"image/color"
	"math"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/ui"
)

// Glow is a warm light that goes over something good for half a second. It lies over the page, and is only for the eye.
type Glow struct {
	ui.Base
	areas  []Area
	radius float32
	lights []*light
	anim   *ui.Animation
	begins float32 // the share of the time before it
	at     float32 // the share that is over
}

// light is that of one area.
type light struct {
	halo, rim *canvas.Rectangle
	sparks    [glowSparks]*canvas.Rectangle
}

const (
	glowTime   = 500 * time.Millisecond
	glowShare  = .6 // the part of it that each of several areas takes
	glowSparks = 10
	// sparkHalf is half the height of a spark, in pixels.
	sparkHalf float32 = 3
)

// NewGlow is dark.
func NewGlow() *Glow {
	g := &Glow{}
	g.Draw(g, func() fyne.Size { return fyne.Size{} }, func(fyne.Size) { g.paint() }).Changing(g.parts).Repaints().Gone(g.Out)
	return g
}

func (g *Glow) parts() []fyne.CanvasObject {
	var out []fyne.CanvasObject
	for _, l := range g.lights {
		out = append(out, l.halo, l.rim)
		for _, s := range l.sparks {
			out = append(out, s)
		}
	}
	return out
}

// AreaOf is where an object is on the screen, also where it has just come and the driver doesn't know that yet.
func AreaOf(o fyne.CanvasObject) Area {
	driver, s := fyne.CurrentApp().Driver(), o.Size()
	p := driver.AbsolutePositionForObject(o)
	for _, w := range driver.AllWindows() {
		if at, ok := ui.Place(w.Content(), o); ok {
			p = at
		}
	}
	return Area{p.X, p.Y, s.Width, s.Height}
}

// Shine lights areas of the screen up, one after the other from the first to the last, after a time; their corners have this
// radius. Nothing happens where things don't move.
func (g *Glow) Shine(after time.Duration, radius float32, areas ...Area) {
	g.Out()
	if !ui.Animations() {
		return
	}
	for len(g.lights) < len(areas) {
		l := &light{halo: ui.NewRect(), rim: ui.NewRect()}
		for i := range l.sparks {
			l.sparks[i] = ui.NewRect()
		}
		g.lights = append(g.lights, l)
	}
	here := AreaOf(g)
	for i := range areas {
		areas[i].X, areas[i].Y = areas[i].X-here.X, areas[i].Y-here.Y
	}
	g.areas, g.radius, g.at = areas, radius, 0
	g.begins = float32(after) / float32(after+glowTime)
	g.Refresh()
	g.anim = ui.Animate(after+glowTime, fyne.AnimationLinear, func(share float32) {
		g.at = share
		g.Refresh()
	})
}

// Shining tells whether it is lit, or about to be.
func (g *Glow) Shining() bool { return g.anim.Running() }

// Out puts it out at once.
func (g *Glow) Out() {
	if g.anim.Stop() {
		g.at = 1
		g.Refresh()
	}
}

// paint shows every area's light as far as it is.
func (g *Glow) paint() {
	share := max(0, g.at-g.begins) / (1 - g.begins)
	long := float32(1)
	if len(g.areas) > 1 {
		long = glowShare
	}
	for i, l := range g.lights {
		if i >= len(g.areas) {
			l.hide()
			continue
		}
		begin := (1 - long) * float32(i) / float32(max(1, len(g.areas)-1))
		l.show(g.areas[i], g.radius, (share-begin)/long)
	}
}

func (l *light) hide() {
	ui.Show(false, l.halo, l.rim)
	for _, s := range l.sparks {
		s.Hide()
	}
}

// show shows the light after a share of its time: it opens from the area's edge, throws sparks and fades.
func (l *light) show(a Area, radius, share float32) {
	if share <= 0 || share >= 1 {
		l.hide()
		return
	}
	opened := 1 - (1-share)*(1-share)
	out := 2 + 12*opened
	gold := ui.Color(ui.Short)
	faded := func(most float32) color.NRGBA {
		c := gold
		c.A = uint8(255 * most * min(1, share*6) * (1 - share*share))
		return c
	}
	ui.SetRect(l.halo, a.X-out, a.Y-out, a.W+2*out, a.H+2*out, radius+out, faded(.3))
	ui.SetRect(l.rim, a.X-out, a.Y-out, a.W+2*out, a.H+2*out, radius+out, color.Transparent)
	l.rim.StrokeColor, l.rim.StrokeWidth = faded(1), 1+4*(1-share)
	l.rim.Show()
	x, y := float64(a.X+a.W/2), float64(a.Y+a.H/2)
	for i, s := range l.sparks {
		turn := 2 * math.Pi * (float64(i) + .5) / glowSparks
		dx, dy := math.Cos(turn), math.Sin(turn)
		far := float64(6+26*opened) * (1 + .3*float64(i%2))
		r := sparkHalf * (1.2 - share)
		ui.SetRect(s, float32(x+dx*(float64(a.W)/2+far))-r, float32(y+dy*(float64(a.H)/2+far))-r, 2*r, 2*r, r, faded(1))
	}
}
