package decipher

import (
	"math"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/letterpiece"
)

// CreateRenderer implements fyne.Widget.
func (z *zones) CreateRenderer() fyne.WidgetRenderer {
	z.ExtendBaseWidget(z)
	r := &zonesLook{z: z}
	return ui.Drawn(z, r.least, r.place).Changing(r.parts).Repaints().Gone(func() { z.motion.stop() })
}

type zonesLook struct {
	z       *zones
	objects []fyne.CanvasObject
}

func (r *zonesLook) least() fyne.Size { return r.z.MinSize() }

// parts has the pieces above all zones, because they may be pushed over the edge.
func (r *zonesLook) parts() []fyne.CanvasObject {
	z := r.z
	if want := len(z.pool); r.objects != nil && len(r.objects) == z.fixed()+want {
		return r.objects
	}
	r.objects = []fyne.CanvasObject{z.ring}
	for _, c := range z.cols {
		r.objects = append(r.objects, c.rim, c.face, c.areaRim, c.area, c.disc, c.number, c.state, c.count)
		for k := range c.boxes {
			r.objects = append(r.objects, c.boxRims[k], c.boxes[k], c.symbols[k])
		}
	}
	for _, p := range z.pool {
		r.objects = append(r.objects, p)
	}
	for _, c := range z.cols {
		for _, t := range c.tokens {
			r.objects = append(r.objects, t)
		}
	}
	r.objects = append(r.objects, z.verdict, z.wheel)
	return r.objects
}

// fixed is the number of objects besides the pieces.
func (z *zones) fixed() int { return 3 + len(z.cols)*(8+4*letterpiece.Kinds) }

func (r *zonesLook) place(s fyne.Size) {
	z := r.z
	z.wheel.Resize(s)
	if len(z.words) != len(z.s.b.view.Zones) {
		return // nothing to show yet
	}
	z.ring.Hide()
	for i, c := range z.cols {
		on := i < len(z.words)
		c.show(on)
		if on {
			r.column(i, c)
		}
	}
	r.pieces()
	r.verdict()
}

// show shows or hides a whole zone.
func (c *column) show(on bool) {
	for _, o := range []fyne.CanvasObject{c.rim, c.face, c.areaRim, c.area, c.disc, c.number, c.state, c.count} {
		ui.Show(on, o)
	}
	for k := range c.boxes {
		for _, o := range []fyne.CanvasObject{c.boxRims[k], c.boxes[k], c.symbols[k], c.tokens[k]} {
			ui.Show(on, o)
		}
	}
}

// column draws zone i without its pieces.
func (r *zonesLook) column(i int, c *column) {
	z := r.z
	b := z.box(i)
	chosen := z.words[i] == "decipher.seek.chosen" || z.aim == i
	fill, rim, sw := ui.Well, ui.Border, float32(1)
	disc, ink := ui.CardBG, ui.Ink
	if chosen {
		fill, rim, sw = ui.AccentSoft, ui.Accent, 3
		disc, ink = ui.Accent, ui.OnAccent
	}
	setBox(c.rim, c.face, b.at, b.size, 12, fill, rim, sw)
	setBox(c.areaRim, c.area, b.area, b.room, 8, ui.CardBG, ui.Border, 1)
	d := b.disc()
	at := b.at.AddXY(b.pad+2, b.pad+(b.head-d)/2-2)
	setRect(c.disc, at, fyne.NewSquareSize(d), d/2, ui.Color(disc))
	ui.DrawText(c.number, strconv.Itoa(i+1), d*.56, 800, ui.Color(ink), at.X+d/2, at.Y+d/2, .5)
	r.word(i, c, b, at.Y+d/2, chosen)
	r.symbols(i, c, b)
	if z.focus && (chosen || z.s.b.draft.Zone < 0 && i == z.s.first()) {
		z.ring.StrokeColor, z.ring.StrokeWidth = ui.Color(ui.Ink), 2.5
		setRect(z.ring, b.at.SubtractXY(4, 4), b.size.AddWidthHeight(8, 8), 16, ui.Color(ui.None))
		z.ring.Show()
	}
}

// word writes the state beside the number, and below the area how many letters are still
// possible; where the state has no room it stands there instead.
func (r *zonesLook) word(i int, c *column, b zoneBox, cy float32, chosen bool) {
	z := r.z
	d, state, below, tok := z.s.b.desk, "", "", ui.Ink2
	if id := z.words[i]; id != "" {
		state = d.T(id)
	}
	if z.counts[i] >= 0 {
		below = d.T("decipher.seek.possible", games.Args{"Letters": z.counts[i]})
	}
	if state != "" && !z.beside(b) {
		state, below = "", state
	}
	if chosen {
		tok = ui.AccentText
	}
	w := fitted(c.state, state, tok, b.wordRoom())
	c.state.Move(fyne.NewPos(b.at.X+b.size.Width-b.pad-3-w, cy-c.state.MinSize().Height/2))
	ui.Show(below != "", c.count)
	w = fitted(c.count, below, tok, b.size.Width-8)
	c.count.Move(fyne.NewPos(b.at.X+(b.size.Width-w)/2, b.area.Y+b.room.Height+(b.count-c.count.MinSize().Height)/2))
}

// fitted writes a text, smaller where it wouldn't fit into a width, and returns its own.
func fitted(t *ui.Text, s string, tok ui.Token, width float32) float32 {
	style := ui.Strong
	if style.Measure(s) > width {
		style = ui.Small
	}
	t.SetStyle(style)
	t.SetColor(tok)
	t.SetText(s)
	w := min(style.Measure(s)+1, width)
	t.Resize(fyne.NewSize(w, style.Height()))
	return w
}

// symbols draws the four kinds in their fixed order, or the NO-tokens that cover them.
func (r *zonesLook) symbols(i int, c *column, b zoneBox) {
	z := r.z
	zone := z.s.b.view.Zones[i]
	for k := range c.boxes {
		box, covered := fyne.NewSquareSize(b.cell), zone.Covered[k]
		at := b.symbols.AddXY(float32(k%2)*(b.cell+b.cellGap), float32(k/2)*(b.cell+b.cellGap))
		on := !z.revealed()
		for _, o := range []fyne.CanvasObject{c.boxRims[k], c.boxes[k], c.symbols[k], c.tokens[k]} {
			ui.Show(on, o)
		}
		if !on {
			continue
		}
		setBox(c.boxRims[k], c.boxes[k], at, box, 8, ui.CardBG, ui.Border, 1)
		ui.Show(!covered, c.symbols[k])
		ui.Show(covered, c.tokens[k])
		if covered {
			d := b.cell - 4
			c.tokens[k].Set(draw.NoToken, d)
			c.tokens[k].Move(at.AddXY(2, 2-z.motion.fall(i, k)))
			c.tokens[k].Resize(fyne.NewSquareSize(d))
			continue
		}
		p := c.symbols[k]
		p.SetHeight(float32(int(b.cell * .76)))
		if z.turned() {
			p.SetTurn(180)
		} else {
			p.SetTurn(0)
		}
		size := p.MinSize()
		p.Move(fyne.NewPos(ui.Whole(at.X+(b.cell-size.Width)/2), ui.Whole(at.Y+(b.cell-size.Height)/2)))
		p.Resize(size)
	}
}

// pieces draws what lies in the zones.
func (r *zonesLook) pieces() {
	z := r.z
	z.lying = z.arrange()
	for len(z.pool) < len(z.lying) {
		z.pool = append(z.pool, draw.NewPiece(letterpiece.LongStick, 8, draw.Options{}))
	}
	for i, p := range z.pool {
		ui.Show(i < len(z.lying), p)
		if i >= len(z.lying) {
			continue
		}
		l := z.lying[i]
		capital, _ := z.box(l.zone).scale()
		p.SetKind(l.kind)
		p.SetHeight(capital)
		turn := l.Turn
		if z.turned() {
			turn += 180
		}
		p.SetTurn(degrees(turn))
		size, mid := p.MinSize(), z.at(l)
		p.Move(fyne.NewPos(ui.Whole(mid.X-size.Width/2), ui.Whole(mid.Y-size.Height/2)))
		p.Resize(size)
	}
}

// degrees is a turn as it is drawn: tenths are enough, and few pictures are made.
func degrees(turn float64) float64 {
	return math.Mod(math.Mod(math.Round(turn*10)/10, 360)+360, 360)
}

// verdict shows the answer above the zone that was asked.
func (r *zonesLook) verdict() {
	z := r.z
	on := z.asked >= 0 && z.asked < len(z.words)
	ui.Show(on, z.verdict)
	if !on {
		return
	}
	b, s := z.box(z.asked), z.verdict.MinSize()
	z.verdict.Move(fyne.NewPos(ui.Whole(b.at.X+(b.size.Width-s.Width)/2), b.area.Y+b.room.Height-s.Height-6))
	z.verdict.Resize(s)
}

// setBox is a box with a border inside.
func setBox(edge, face *canvas.Rectangle, at fyne.Position, s fyne.Size, radius float32, fill, rim ui.Token, sw float32) {
	setRect(edge, at, s, radius, ui.Color(rim))
	setRect(face, at.AddXY(sw, sw), s.SubtractWidthHeight(2*sw, 2*sw), radius-sw, ui.Color(fill))
}
