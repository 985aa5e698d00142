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
	chartDot   float32 = 12 // across
	chartLine  float32 = 4  // of a line in front
	chartThin  float32 = 2
	chartEnd   float32 = 8  // across: the last value of another one
	chartLabel float32 = 24 // the height of a name's row
	chartSaid  float32 = 36 // of what is said of a value
	chartStem  float32 = 30 // from there to its dot, and at least
	chartNear  float32 = 8
)

func (c *Chart) parts() []fyne.CanvasObject { return c.all }

// least has room for the axis and the names of the lines.
func (c *Chart) least() fyne.Size {
	lines := float32(len(c.data.Lines))
	return fyne.NewSize(280, max(220, lines*chartLabel+44))
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
	for i := range c.data.Lines {
		if !c.front(i) {
			c.line(p, i)
		}
	}
	for i := range c.data.Lines {
		if c.front(i) {
			c.line(p, i)
		}
	}
	c.ends(p, s)
	c.said(p)
	if c.Focused() {
		ring := ui.NewRing()
		ring.Set(true, 0, 0, s.Width, s.Height, 8)
		c.add(ring)
	}
}

// toName is how far a line's name is from its end: there is room for a stroke from one to the other where names are close.
func (c *Chart) toName() float32 {
	if c.Ranked() {
		return 30
	}
	return 16
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

// columns writes the names of as many columns as fit, and marks the chosen one where nothing stands above it and there is a choice: not between two ends.
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
	if c.data.Said == nil && len(names) > 2 {
		bar := ui.NewRect()
		ui.SetRect(bar, ui.Whole(p.x(at))-1, p.top, 2, p.bottom-p.top, 0, ui.Ctrl)
		c.add(bar)
	}
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

// front tells whether a line is in front.
func (c *Chart) front(i int) bool { return c.data.Said == nil || i == c.data.Front }

// ink is a line's colour, pale behind another one.
func (c *Chart) ink(i int) color.Color {
	ink, share := ui.Color(c.data.Lines[i].Tone), .38
	switch {
	case c.front(i):
		return ink
	case ui.Dark(): // where pale colours come close to each other
		share = .55
	}
	return ui.Mix(ink, ui.Color(ui.CardBG), share)
}

func segment(ink color.Color, wide float32, from, to fyne.Position) fyne.CanvasObject {
	seg := canvas.NewLine(ink)
	seg.StrokeWidth, seg.Position1, seg.Position2 = wide, from, to
	return seg
}

// line draws a line with a dot at its end, and one in front with another in the chosen column.
func (c *Chart) line(p plot, i int) {
	l, wide, ink := c.data.Lines[i], chartLine, c.ink(i)
	if !c.front(i) {
		wide = chartThin
	}
	last := -1
	for k, v := range l.Values {
		if math.IsNaN(v) {
			continue
		}
		if last >= 0 {
			c.add(segment(ink, wide, fyne.NewPos(p.x(last), p.y(l.Values[last])), fyne.NewPos(p.x(k), p.y(v))))
		}
		last = k
	}
	for k, v := range l.Values { // above the segments
		if !math.IsNaN(v) && k == c.At && c.front(i) {
			c.dot(p.x(k), p.y(v), chartDot, l.Square, ink)
		}
	}
	across := chartEnd
	if c.front(i) {
		across = chartDot
	}
	if last >= 0 {
		c.dot(p.x(last), p.y(l.Values[last]), across, l.Square, ink)
	}
}

func (c *Chart) dot(x, y, across float32, square bool, ink color.Color) {
	d, round := ui.NewRect(), across/2
	if square {
		round = 1
	}
	ui.SetRect(d, x-across/2, y-across/2, across, across, round, ink)
	c.add(d)
}

// said is the value of the line in front, near its dot.
func (c *Chart) said(p plot) {
	if c.data.Said == nil || c.data.Front >= len(c.data.Lines) {
		return
	}
	l := c.data.Lines[c.data.Front]
	v := l.Values[c.At]
	if math.IsNaN(v) {
		return
	}
	text, ink := c.data.Said(c.At, v), ui.Color(l.Tone)
	w, y := ui.Heading.Measure(text)+40, p.y(v)
	at := c.saidAt(p, p.x(c.At), y, w)
	from, to := at.Y+chartSaid, y
	if at.Y > y {
		from, to = y, at.Y
	}
	stem, box := ui.NewRect(), ui.NewRect()
	ui.SetRect(stem, p.x(c.At)-1, from, 2, to-from, 0, ink)
	ui.SetRect(box, at.X, at.Y, w, chartSaid, 10, ui.Mix(ink, ui.Color(ui.CardBG), .12))
	t := ui.NewLine()
	t.Draw(text, ui.Heading.Size(), 800, l.Tone, at.X+w/2, at.Y+chartSaid/2, .5)
	c.add(stem, box, t)
}

// saidAt is where what is said of a value at x, y lies, so wide: over or under it and clear of the names, as near as it covers no line;
// where it can't, the others before the one in front.
func (c *Chart) saidAt(p plot, x, y, w float32) (best fyne.Position) {
	least := float32(math.Inf(1))
	most := max(0, p.right+8-w)
	for _, share := range []float32{.5, .25, .75, .1, .9} {
		left := min(max(x-w*share, 0), most)
		for top := float32(0); top+chartSaid < p.bottom; top += 4 {
			far := max(y-top-chartSaid, top-y)
			if far < chartNear {
				continue
			}
			cost := float32(math.Abs(float64(far-chartStem))) + float32(math.Abs(float64(left+w/2-x)))/2
			for i, l := range c.data.Lines {
				switch hit := l.within(p, left-chartEnd, top-chartEnd, left+w+chartEnd, top+chartSaid+chartEnd); {
				case hit && i == c.data.Front:
					cost += 1e5
				case hit:
					cost += 1e3
				}
			}
			if cost < least {
				least, best = cost, fyne.NewPos(left, top)
			}
		}
	}
	return best
}

// within tells whether a line leads through a part of the chart.
func (l ChartLine) within(p plot, x0, y0, x1, y1 float32) bool {
	last := -1
	for k, v := range l.Values {
		if math.IsNaN(v) {
			continue
		}
		from := fyne.NewPos(p.x(k), p.y(v))
		to := from
		if last >= 0 {
			from = fyne.NewPos(p.x(last), p.y(l.Values[last]))
		}
		at := func(x float32) float32 {
			if to.X == from.X {
				return to.Y
			}
			return from.Y + (to.Y-from.Y)*(x-from.X)/(to.X-from.X)
		}
		if a, b := max(x0, from.X), min(x1, to.X); a <= b && max(at(a), at(b)) > y0 && min(at(a), at(b)) < y1 {
			return true
		}
		last = k
	}
	return false
}

// ends are the lines' names, with the numbers of the chosen column where nothing else says them, each as near to the end of its line
// as the others allow.
func (c *Chart) ends(p plot, s fyne.Size) {
	type label struct {
		line   int // -1 for the gap
		text   string
		end, y float32
	}
	var all []label
	for i, text := range c.labels() {
		y := (p.top + p.bottom) / 2
		if v := c.data.Lines[i].last(len(c.data.Columns) - 1); !math.IsNaN(v) {
			y = p.y(v)
		}
		all = append(all, label{i, text, y, y})
	}
	if gap := c.apart(c.At); gap != "" {
		all = append(all, label{line: -1, text: gap, y: (all[0].y + all[1].y) / 2})
	}
	slices.SortStableFunc(all, func(a, b label) int { return cmp.Compare(a.y, b.y) })
	up, down, low := make([]float32, len(all)), p.top-chartLabel, p.bottom
	for i, l := range slices.Backward(all) {
		up[i] = min(l.y, low)
		low = up[i] - chartLabel
	}
	for i, l := range all { // half way between as high and as low as the others allow
		down = max(l.y, down+chartLabel)
		all[i].y = (down + up[i]) / 2
	}
	for i, low := len(all)-1, p.bottom; i >= 0; i-- {
		all[i].y = min(all[i].y, low)
		low = all[i].y - chartLabel
	}
	x := p.right + c.toName()
	c.names = make([]ui.Frame, len(c.data.Lines))
	for _, l := range all {
		style, tok := ui.Strong, ui.Warn
		if l.line >= 0 {
			tok = c.data.Lines[l.line].Tone
			if math.Abs(float64(l.y-l.end)) > 3 && c.Ranked() {
				c.add(segment(c.ink(l.line), chartThin, fyne.NewPos(p.right+chartEnd/2, l.end), fyne.NewPos(x-4, l.y)))
			}
			c.names[l.line] = ui.NewFrame(p.right+10, l.y-chartLabel/2, s.Width-p.right-10, chartLabel)
		}
		switch {
		case c.data.Said == nil:
		case l.line == c.data.Front:
			style, tok = ui.Heading, ui.Ink
		default:
			tok = ui.Ink2
		}
		t := ui.NewText(l.text, style, tok).Truncate()
		t.Move(fyne.NewPos(x, l.y-style.Height()/2))
		t.Resize(fyne.NewSize(max(0, s.Width-x), style.Height()))
		c.add(t)
	}
}
