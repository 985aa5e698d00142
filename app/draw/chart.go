package draw

import (
	"cmp"
	"math"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"spieltisch/app/ui"
)

// ChartLine is one player's values over time. A value that is NaN is missing: the line
// leads on from the one before.
type ChartLine struct {
	Label  string
	Tone   ui.Token
	Square bool // the shape of its marks
	Values []float64
}

// ChartData is what a Chart shows: Columns are the names of the times, the oldest first,
// and each line has a value for each of them.
type ChartData struct {
	Columns []string
	Lines   []ChartLine
	Format  func(float64) string // of a value at a line
	Axis    func(float64) string // of one at the axis; nil: the same
	// Gap says in words how far the first two lines are apart, "" for not at all: it stands between their ends, and what lies between
	// them is filled. nil for no gap.
	Gap func(float64) string
	// Said is a value of the line in front with its column, in words: it stands there, and the lines end with names alone. The others
	// are pale. nil: all lines are in front, and their numbers stand at their ends.
	Said  func(column int, v float64) string
	Front int
}

// Chart is a chart of lines. The numbers of one column, at first the last one, stand next to the lines; pointer and arrow keys
// choose the column, and up and down or a click on a name the line in front. The axis begins at a labelled value, which needn't be
// zero.
type Chart struct {
	ui.Areas // its columns, then its names; At is the column whose numbers are shown
	data     ChartData
	names    []ui.Frame
	// OnTurn is called when another column or another line has come to the front.
	OnTurn func()

	all []fyne.CanvasObject
}

// NewChart shows d; open is called when a column is clicked, or Enter or Space pressed on it.
func NewChart(d ChartData, open func(column int)) *Chart {
	c := &Chart{}
	c.Frames, c.OnMove = c.bands, c.Choose
	c.OnTap = func(at int) {
		if name := at - len(c.data.Columns); name >= 0 {
			c.Bring(name)
			return
		}
		if c.Choose(at); open != nil {
			open(at)
		}
	}
	c.OnKey = func(e *fyne.KeyEvent) bool {
		step, ok := map[fyne.KeyName]int{fyne.KeyUp: -1, fyne.KeyDown: 1}[e.Name]
		if ok = ok && c.Ranked(); ok {
			order := c.data.order(c.At)
			c.Bring(order[max(0, min(slices.Index(order, c.data.Front)+step, len(order)-1))])
		}
		return ok
	}
	if open == nil {
		c.Shape = desktop.DefaultCursor
	}
	c.OnFocus = func() { ui.ScrollTo(c) }
	c.OnPoint = func() {
		switch over := c.Over(); {
		case over >= len(c.data.Columns):
		case over >= 0:
			c.Choose(over)
		case !c.Hovered() && c.data.Said == nil: // else a button next to the chart may lead to it
			c.Choose(len(c.data.Columns) - 1)
		}
	}
	c.Draw(c, c.least, c.place).Changing(c.parts).Repaints()
	c.Set(d)
	return c
}

// Set shows other data, with the numbers of the last column. Values that no axis can have
// are missing, and so are those that a line lacks.
func (c *Chart) Set(d ChartData) {
	lines := make([]ChartLine, len(d.Lines))
	for i, l := range d.Lines {
		values := make([]float64, len(d.Columns))
		for k := range values {
			values[k] = math.NaN()
			if k < len(l.Values) && math.Abs(l.Values[k]) <= mostValue {
				values[k] = l.Values[k]
			}
		}
		l.Values = values
		lines[i] = l
	}
	d.Lines = lines
	c.data, c.At = d, len(d.Columns)-1
	c.Refresh()
}

// mostValue is how far from zero a value may be: beyond it float64 has no room for the
// steps of an axis.
const mostValue = 1e12

// Choose shows the numbers of a column, or of the nearest there is.
func (c *Chart) Choose(at int) {
	at = max(0, min(at, len(c.data.Columns)-1))
	if at != c.At {
		c.At = at
		c.turned()
	}
}

// Bring has another line in front.
func (c *Chart) Bring(line int) {
	if line != c.data.Front {
		c.data.Front = line
		c.turned()
	}
}

func (c *Chart) turned() {
	c.Refresh()
	if c.OnTurn != nil {
		c.OnTurn()
	}
}

// Front is the line in front.
func (c *Chart) Front() int { return c.data.Front }

// Ranked tells whether one of its lines is in front of others.
func (c *Chart) Ranked() bool { return c.data.Said != nil && len(c.data.Lines) > 1 }

// order are the lines from above to below as they stand in a column.
func (d ChartData) order(column int) []int {
	all := make([]int, len(d.Lines))
	for i := range all {
		all[i] = i
	}
	slices.SortStableFunc(all, func(a, b int) int { return cmp.Compare(d.Lines[b].last(column), d.Lines[a].last(column)) })
	return all
}

// last is the value of a line in a column, or the one before; NaN for none yet.
func (l ChartLine) last(column int) float64 {
	if k := l.until(column); k >= 0 {
		return l.Values[k]
	}
	return math.NaN()
}

// until is the last column with a value up to one, -1 for none.
func (l ChartLine) until(column int) int {
	for column >= 0 && math.IsNaN(l.Values[column]) {
		column--
	}
	return column
}

// axis is a value as the axis shows it.
func (d ChartData) axis(v float64) string {
	if d.Axis != nil {
		return d.Axis(v)
	}
	return d.Format(v)
}

// Numbers are the lines' labels with their values in the chosen column, "–" for a missing one.
func (c *Chart) Numbers() []string {
	out := make([]string, len(c.data.Lines))
	for i, l := range c.data.Lines {
		out[i] = l.Label + "  " + c.data.value(l.Values[c.At])
	}
	return out
}

func (d ChartData) value(v float64) string {
	if math.IsNaN(v) {
		return "–"
	}
	return d.Format(v)
}

// labels are what stands at the ends of the lines.
func (c *Chart) labels() []string {
	if c.data.Said == nil {
		return c.Numbers()
	}
	out := make([]string, len(c.data.Lines))
	for i, l := range c.data.Lines {
		out[i] = l.Label
	}
	return out
}

// apart says how far the first two lines are apart in a column; "" for not at all.
func (c *Chart) apart(column int) string {
	if c.data.Gap == nil || len(c.data.Lines) < 2 {
		return ""
	}
	v := c.data.Lines[0].Values[column] - c.data.Lines[1].Values[column]
	if math.IsNaN(v) {
		return ""
	}
	return c.data.Gap(math.Abs(v))
}

// bands are where the columns lie: each reaches half way to the next. Names of lines that can come to the front follow.
func (c *Chart) bands() []ui.Frame {
	p, s := c.plot(c.Size()), c.Size()
	out := make([]ui.Frame, len(c.data.Columns))
	for i := range out {
		from, to := p.x(i)-p.step/2, p.x(i)+p.step/2
		if i == 0 {
			from = 0
		}
		if i == len(out)-1 && !c.Ranked() {
			to = s.Width
		} else if i == len(out)-1 {
			to = p.right + 10
		}
		out[i] = ui.NewFrame(from, 0, to-from, s.Height)
	}
	if c.Ranked() {
		out = append(out, c.names...)
	}
	return out
}

// ticks are the values at the axis: three to seven round ones, from at most the least to at least the
// greatest value.
func ticks(least, most float64) []float64 {
	if air := max(1, math.Abs(least)*1e-9); most-least < air*1e-6 {
		least, most = least-air, most+air
		if least < 0 && least >= -1 {
			least = 0
		}
	}
	unit := math.Pow(10, math.Floor(math.Log10((most-least)/5)))
	step := unit * 10
	for _, f := range []float64{5, 2, 1} {
		if s := unit * f; math.Ceil(most/s)-math.Floor(least/s) <= 5 {
			step = s
		}
	}
	first := math.Floor(least / step)
	out := make([]float64, int(math.Ceil(most/step)-first)+1)
	for k := range out {
		out[k] = (first + float64(k)) * step
	}
	return out
}

// bounds are the least and the greatest of all values; false for none.
func (d ChartData) bounds() (least, most float64, ok bool) {
	var all []float64
	for _, l := range d.Lines {
		for _, v := range l.Values {
			if !math.IsNaN(v) {
				all = append(all, v)
			}
		}
	}
	if len(all) == 0 {
		return 0, 1, false
	}
	return slices.Min(all), slices.Max(all), true
}

// plot is where the values lie.
type plot struct {
	left, right, top, bottom float32
	step                     float32 // of a column
	ticks                    []float64
}

func (p plot) x(column int) float32 { return p.left + float32(column)*p.step }

func (p plot) y(v float64) float32 {
	low, high := p.ticks[0], p.ticks[len(p.ticks)-1]
	return p.bottom - float32((v-low)/(high-low))*(p.bottom-p.top)
}

// plot measures: numbers at the left, names of the columns beneath, of the lines at the
// right.
func (c *Chart) plot(s fyne.Size) plot {
	least, most, _ := c.data.bounds()
	p := plot{ticks: ticks(least, most)}
	for _, v := range p.ticks {
		if c.data.Format != nil {
			p.left = max(p.left, ui.Body.Measure(c.data.axis(v)))
		}
	}
	p.left += 20
	p.right = max(p.left+40, s.Width-c.labelWidth(s.Width)-c.toName()-4)
	p.top, p.bottom = 12, s.Height-32
	if c.data.Said != nil { // above the greatest, too, there is room for what is said of it
		p.top = chartSaid + chartNear
	}
	if n := len(c.data.Columns); n > 1 {
		p.step = (p.right - p.left) / float32(n-1)
	}
	return p
}

// labelWidth is the room for the lines' names with their numbers, at most two fifths.
func (c *Chart) labelWidth(width float32) float32 {
	w := float32(0)
	for _, l := range c.data.Lines {
		if c.data.Said != nil {
			w = max(w, ui.Heading.Measure(l.Label))
			continue
		}
		for _, v := range l.Values {
			if !math.IsNaN(v) {
				w = max(w, ui.Strong.Measure(l.Label+"  "+c.data.Format(v)))
			}
		}
	}
	for k := range c.data.Columns {
		w = max(w, ui.Strong.Measure(c.apart(k)))
	}
	return min(w+20, width*2/5)
}
