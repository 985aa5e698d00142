package draw

import (
	"cmp"
	"image/color"
	"math"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/ui"
)

const (
	chartMark float32 = 11 // across, at text scale 1
	chartLine float32 = 2.5
)

// mark is the sign of a line: circle, square, triangle, diamond, and from the fifth line on
// the same ones hollow.
type chartSign struct {
	round         *canvas.Rectangle // circle and square
	corner        *canvas.Polygon   // triangle and diamond
	hole          *canvas.Rectangle
	shape         int
	color, ground color.Color
}

func newChartSign(line int, c color.Color) chartSign {
	s := chartSign{shape: line % 8, color: c, ground: ui.Color(ui.CardBG), round: ui.NewRect(), hole: ui.NewRect()}
	switch s.shape % 4 {
	case 2:
		s.corner = canvas.NewPolygon(3, c)
	case 3:
		s.corner = canvas.NewPolygon(4, c)
	}
	return s
}

func (s chartSign) objects() []fyne.CanvasObject {
	out := []fyne.CanvasObject{s.round}
	if s.corner != nil {
		out = []fyne.CanvasObject{s.corner}
	}
	if s.shape >= 4 {
		out = append(out, s.hole)
	}
	return out
}

func (s chartSign) place(x, y float32) {
	d := chartMark
	switch s.shape % 4 {
	case 0:
		ui.SetRect(s.round, x-d/2, y-d/2, d, d, d/2, s.color)
	case 1:
		d--
		ui.SetRect(s.round, x-d/2, y-d/2, d, d, 1, s.color)
	default:
		d += 3
		if s.shape%4 == 2 {
			y += d / 8 // the middle of a triangle lies low
		}
		s.corner.FillColor = s.color
		s.corner.Move(fyne.NewPos(x-d/2, y-d/2))
		s.corner.Resize(fyne.NewSquareSize(d))
		s.corner.Refresh()
	}
	if h := float32(4); s.shape >= 4 {
		ui.SetRect(s.hole, x-h/2, y-h/2, h, h, h/2, s.ground)
	}
}

func (c *Chart) parts() []fyne.CanvasObject { return c.all }

// least has room for the axis and the names of the lines.
func (c *Chart) least() fyne.Size {
	lines := float32(len(c.data.Lines))
	return fyne.NewSize(280, max(220, lines*24+44))
}

// place draws everything again: a chart changes rarely, and then as a whole.
func (c *Chart) place(s fyne.Size) {
	c.all = nil
	if len(c.data.Columns) == 0 || s.Width <= 0 {
		return
	}
	p := c.plot(s)
	if c.data.Gap != nil && len(c.data.Lines) > 1 {
		c.gap(p, c.data.Lines[0].Values, c.data.Lines[1].Values)
	}
	c.axis(p)
	c.columns(p)
	for i, l := range c.data.Lines {
		c.line(p, i, l)
	}
	c.labels(p, s)
	if c.Focused() {
		ring := ui.NewRing()
		ring.Set(true, 0, 0, s.Width, s.Height, 8)
		c.add(ring)
	}
}

func (c *Chart) add(o ...fyne.CanvasObject) { c.all = append(c.all, o...) }

func (c *Chart) text(s string, weight int, tok ui.Token, x, y, align float32) {
	t := ui.NewLine()
	t.Draw(s, ui.Body.Size(), weight, tok, x, y, align)
	c.add(t)
}

func (c *Chart) axis(p plot) {
	for _, v := range p.ticks {
		line := ui.NewRect()
		ui.SetRect(line, p.left, ui.Whole(p.y(v)), p.right-p.left, 1, 0, ui.Border)
		c.add(line)
		c.text(c.data.axis(v), 500, ui.Ink2, p.left-12, p.y(v), 1)
	}
}

// columns writes the names of as many columns as fit, and marks the chosen one.
func (c *Chart) columns(p plot) {
	names := c.data.Columns
	widest := float32(0)
	for _, n := range names {
		widest = max(widest, ui.Strong.Measure(n))
	}
	every := 1
	for p.step > 0 && float32(every)*p.step < widest+8 {
		every++
	}
	at := c.At
	bar := ui.NewRect()
	ui.SetRect(bar, ui.Whole(p.x(at))-1, p.top, 2, p.bottom-p.top, 0, ui.Ctrl)
	c.add(bar)
	for i, n := range names {
		// Counted from the chosen one, so that its name is always there.
		if (i-at)%every != 0 {
			continue
		}
		weight, tok := 500, ui.Ink2
		if i == at {
			weight, tok = 700, ui.Ink
		}
		c.text(n, weight, tok, p.x(i), p.bottom+20, .5)
	}
}

// gap fills what lies between two lines, column by column; where they cross, up to there and from there on.
func (c *Chart) gap(p plot, a, b []float64) {
	for k := range len(a) - 1 {
		from, to := a[k]-b[k], a[k+1]-b[k+1]
		left, right := fyne.NewPos(p.x(k), p.y(a[k])), fyne.NewPos(p.x(k+1)+1, p.y(a[k+1])) // a pixel over the next: edges are soft
		leftB, rightB := fyne.NewPos(left.X, p.y(b[k])), fyne.NewPos(right.X, p.y(b[k+1]))
		switch {
		case math.IsNaN(from) || math.IsNaN(to):
		case from*to >= 0:
			c.fill(left, right, rightB, leftB)
		default:
			t := float32(from / (from - to))
			at := fyne.NewPos(left.X+t*(right.X-left.X), left.Y+t*(right.Y-left.Y))
			c.fill(left, at, leftB)
			c.fill(at, right, rightB)
		}
	}
}

// fill fills the area within corners, in their order on either side. Fyne paints all of a polygon's own area, so that is no larger.
func (c *Chart) fill(corners ...fyne.Position) {
	corners = slices.Compact(corners)
	if corners[0] == corners[len(corners)-1] {
		corners = corners[1:]
	}
	if len(corners) < 3 {
		return
	}
	low, high := corners[0], corners[0]
	for _, p := range corners {
		low, high = fyne.NewPos(min(low.X, p.X), min(low.Y, p.Y)), fyne.NewPos(max(high.X, p.X), max(high.Y, p.Y))
	}
	turns := float32(0) // clockwise is above 0
	for i, p := range corners {
		next := corners[(i+1)%len(corners)]
		turns += p.X*next.Y - next.X*p.Y
	}
	if turns < 0 {
		slices.Reverse(corners)
	}
	for i := range corners {
		corners[i] = corners[i].Subtract(low)
	}
	area := canvas.NewArbitraryPolygon(corners, ui.Color(ui.AccentSoft))
	area.Move(low)
	area.Resize(fyne.NewSize(high.X-low.X, high.Y-low.Y))
	c.add(area)
}

func (c *Chart) line(p plot, i int, l ChartLine) {
	ink := ui.Color(ui.Player(l.Player))
	var signs []fyne.CanvasObject
	last := -1
	for k, v := range l.Values {
		if math.IsNaN(v) {
			continue
		}
		if last >= 0 {
			seg := canvas.NewLine(ink)
			seg.StrokeWidth = chartLine
			seg.Position1 = fyne.NewPos(p.x(last), p.y(l.Values[last]))
			seg.Position2 = fyne.NewPos(p.x(k), p.y(v))
			c.add(seg)
		}
		last = k
		sign := newChartSign(i, ink)
		sign.place(p.x(k), p.y(v))
		signs = append(signs, sign.objects()...)
	}
	c.add(signs...)
}

// labels are the lines' names with the numbers of the chosen column, each as near to the
// end of its line as the others allow.
func (c *Chart) labels(p plot, s fyne.Size) {
	type label struct {
		line int // -1 for the gap
		text string
		y    float32
	}
	var all []label
	for i, text := range c.Numbers() {
		y := (p.top + p.bottom) / 2
		for _, v := range c.data.Lines[i].Values {
			if !math.IsNaN(v) {
				y = p.y(v)
			}
		}
		all = append(all, label{i, text, y})
	}
	if gap := c.apart(c.At); gap != "" {
		all = append(all, label{-1, gap, (all[0].y + all[1].y) / 2})
	}
	slices.SortStableFunc(all, func(a, b label) int { return cmp.Compare(a.y, b.y) })
	row := float32(24)
	for i := range all {
		if i > 0 {
			all[i].y = max(all[i].y, all[i-1].y+row)
		}
	}
	for i, low := len(all)-1, p.bottom; i >= 0; i-- {
		all[i].y = min(all[i].y, low)
		low = all[i].y - row
	}
	x := p.right + 20
	for _, l := range all {
		tok := ui.Warn
		if l.line >= 0 {
			tok = ui.Ink
			sign := newChartSign(l.line, ui.Color(ui.Player(c.data.Lines[l.line].Player)))
			sign.place(x+chartMark/2, l.y)
			c.add(sign.objects()...)
		}
		t := ui.NewText(l.text, ui.Strong, tok).Truncate()
		t.Move(fyne.NewPos(x+20, l.y-ui.Strong.Height()/2))
		t.Resize(fyne.NewSize(max(0, s.Width-x-20), ui.Strong.Height()))
		c.add(t)
	}
}
