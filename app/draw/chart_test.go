package draw

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
	"pgregory.net/rapid"

	"spieltisch/app/ui"
)

func TestTicks(t *testing.T) {
	for _, x := range []struct {
		least, most float64
		want        []float64
	}{
		{44, 104, []float64{40, 60, 80, 100, 120}},
		{0, 0, []float64{0, 0.2, 0.4, 0.6, 0.8, 1}},
		{80, 106, []float64{80, 90, 100, 110}},
		{-3, 3, []float64{-4, -2, 0, 2, 4}},
	} {
		got := ticks(x.least, x.most)
		same := slices.EqualFunc(got, x.want, func(a, b float64) bool { return math.Abs(a-b) < 1e-9 })
		if !same {
			t.Errorf("%v to %v: %v, want %v", x.least, x.most, got, x.want)
		}
	}
	rapid.Check(t, func(t *rapid.T) {
		a, b := rapid.Float64Range(-1e4, 1e4).Draw(t, "a"), rapid.Float64Range(-1e4, 1e4).Draw(t, "b")
		a, b = math.Round(a*10)/10, math.Round(b*10)/10
		got := ticks(min(a, b), max(a, b))
		if len(got) < 2 || len(got) > 7 || got[0] > min(a, b)+1e-6 || got[len(got)-1] < max(a, b)-1e-6 {
			t.Fatalf("%v to %v: %v", a, b, got)
		}
	})
}

// Whatever the values are, an axis has a few ticks, and nothing on the chart lies nowhere.
func TestChartOfAnyValues(t *testing.T) {
	test.NewTempApp(t)
	odd := []float64{0, 1, -1, 1 << 53, -(1 << 53), mostValue, -mostValue, 1e-300, math.MaxFloat64, -math.MaxFloat64, math.Inf(1), math.Inf(-1), math.NaN()}
	check := func(t interface{ Fatalf(string, ...any) }, values []float64) {
		d := chartOf(values...)
		d.Columns = append(d.Columns, "one more")
		c := NewChart(d, nil)
		c.Resize(fyne.NewSize(600, 300))
		p := c.plot(c.Size())
		if n := len(p.ticks); n < 2 || n > 7 {
			t.Fatalf("%v: ticks %v", values, p.ticks)
		}
		for _, o := range test.WidgetRenderer(c).Objects() {
			at := o.Position()
			if x, y := float64(at.X), float64(at.Y); math.IsNaN(x+y) || math.Abs(x) > 1e4 || math.Abs(y) > 1e4 {
				t.Fatalf("%v: %T at %v", values, o, at)
			}
		}
		if n := c.Numbers(); len(n) != 1 || n[0] != "Tina  –" { // the line has none for the last column
			t.Fatalf("%v: numbers %v", values, n)
		}
	}
	for _, a := range odd {
		for _, b := range odd {
			check(t, []float64{a, b})
		}
	}
	rapid.Check(t, func(t *rapid.T) { check(t, rapid.SliceOfN(rapid.Float64(), 1, 4).Draw(t, "values")) })
}

func TestRangeOfAnyValues(t *testing.T) {
	test.NewTempApp(t)
	for _, v := range []float64{math.NaN(), math.Inf(1), math.Inf(-1), 1 << 53, 0} {
		for _, most := range []float64{math.NaN(), math.Inf(1), 0, -1, 50} {
			r := NewRange(ui.Player(0), v, v, v, most)
			r.Resize(fyne.NewSize(200, 24))
			for _, o := range test.WidgetRenderer(r).Objects() {
				if x := o.Position().X; !(x >= -16 && x <= 200) || !(o.Size().Width <= 200) {
					t.Errorf("%v of %v: at %v, %v wide", v, most, x, o.Size().Width)
				}
			}
		}
	}
}

func chartOf(values ...float64) ChartData {
	d := ChartData{Format: func(v float64) string { return strconv.FormatFloat(v, 'f', -1, 64) }, Lines: []ChartLine{{Label: "Tina", Tone: ui.Player(0), Values: values}}}
	for i := range values {
		d.Columns = append(d.Columns, strconv.Itoa(2020+i))
	}
	return d
}

func TestChartColumns(t *testing.T) {
	test.NewTempApp(t)
	c := NewChart(chartOf(10, math.NaN(), 30), nil)
	w := test.NewTempWindow(t, c)
	w.Resize(fyne.NewSize(600, 300))
	if c.At != 2 || !slices.Equal(c.Numbers(), []string{"Tina  30"}) {
		t.Error(c.At, c.Numbers())
	}
	p := c.plot(c.Size())
	c.Tapped(&fyne.PointEvent{Position: fyne.NewPos(p.x(1)+3, 50)})
	if c.At != 1 || !slices.Equal(c.Numbers(), []string{"Tina  –"}) {
		t.Error(c.At, c.Numbers())
	}
	c.TypedKey(&fyne.KeyEvent{Name: fyne.KeyLeft})
	c.TypedKey(&fyne.KeyEvent{Name: fyne.KeyLeft})
	if c.At != 0 {
		t.Error(c.At)
	}
	c.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEnd})
	c.Set(chartOf(5))
	if c.At != 0 || !slices.Equal(c.Numbers(), []string{"Tina  5"}) {
		t.Error(c.At, c.Numbers())
	}
	c.Set(ChartData{}) // nothing at all
	c.MouseOut()
}

// With one line in front the ends of all say names alone, and keys and clicks on names bring another one there, in the order in which
// they stand.
func TestOneLineInFront(t *testing.T) {
	test.NewTempApp(t)
	d := chartOf(10, 20, 30)
	d.Lines = append(d.Lines, ChartLine{Label: "Lee", Tone: ui.Player(1), Values: []float64{5, 6, 40}}, ChartLine{Label: "Mia", Tone: ui.Player(2), Values: []float64{1, 2, 3}})
	d.Said = func(column int, v float64) string { return fmt.Sprint(d.Columns[column], ": ", v) }
	c := NewChart(d, nil)
	turned := 0
	c.OnTurn = func() { turned++ }
	test.NewTempWindow(t, c).Resize(fyne.NewSize(600, 300))
	said := func() (all []string) {
		for _, o := range test.WidgetRenderer(c).Objects() {
			if text, ok := o.(*ui.Text); ok {
				all = append(all, text.String())
			}
		}
		return all
	}
	if got := said(); !slices.Equal(got, []string{"Lee", "Tina", "Mia"}) {
		t.Error("from above:", got)
	}
	for _, x := range []struct {
		key  fyne.KeyName
		want int
	}{{fyne.KeyUp, 1}, {fyne.KeyUp, 1}, {fyne.KeyDown, 0}, {fyne.KeyDown, 2}, {fyne.KeyDown, 2}} {
		if c.TypedKey(&fyne.KeyEvent{Name: x.key}); c.Front() != x.want {
			t.Error(x.key, "brings", c.Front(), "want", x.want)
		}
	}
	all := c.Spots()
	if high, low := all[len(d.Columns)], all[len(d.Columns)+2]; math.Abs(float64(low.Y-high.Y)) < 24 {
		t.Error("names meet:", high, low)
	}
	name := all[len(d.Columns)+1] // Lee's
	c.Tapped(&fyne.PointEvent{Position: fyne.NewPos(name.X+2, name.Y+2)})
	if c.Front() != 1 || turned != 4 || c.At != 2 {
		t.Error(c.Front(), turned, c.At)
	}
	c.MouseIn(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(c.Spots()[0].X+5, 50)}})
	c.MouseOut()
	if c.At != 0 {
		t.Error("the column that was pointed at is lost on the way to what leads there:", c.At)
	}
}

// The gap of two lines is filled between them alone: where they cross in two pieces, where they are one or a value is missing not
// at all, and clockwise, as Fyne wants it.
func TestGapLiesBetweenTheLines(t *testing.T) {
	test.NewTempApp(t)
	for _, x := range []struct {
		a, b []float64
		want int
	}{
		{[]float64{1, 2, 3}, []float64{4, 4, 4}, 2},
		{[]float64{1, 5}, []float64{4, 4}, 2},
		{[]float64{4, 5}, []float64{4, 4}, 1},
		{[]float64{4, 4}, []float64{4, 4}, 0},
		{[]float64{1, math.NaN(), 1}, []float64{4, 4, 4}, 0},
	} {
		d := chartOf(x.a...)
		d.Gap, d.Lines = func(v float64) string { return fmt.Sprint(v, " apart") }, append(d.Lines, ChartLine{Label: "Lee", Tone: ui.Player(1), Values: x.b})
		c := NewChart(d, nil)
		c.Resize(fyne.NewSize(600, 300))
		n := 0
		for _, o := range test.WidgetRenderer(c).Objects() {
			area, ok := o.(*canvas.ArbitraryPolygon)
			if !ok {
				continue
			}
			n++
			turns := float32(0)
			for i, p := range area.Points {
				next := area.Points[(i+1)%len(area.Points)]
				turns += p.X*next.Y - next.X*p.Y
				if p.X < 0 || p.Y < 0 || p.X > area.Size().Width || p.Y > area.Size().Height {
					t.Errorf("%+v: %v outside %v", x, p, area.Size())
				}
			}
			if turns <= 0 {
				t.Errorf("%+v: %v turns the other way", x, area.Points)
			}
		}
		last := len(x.a) - 1
		said := fmt.Sprint(math.Abs(x.a[last]-x.b[last]), " apart")
		if !slices.ContainsFunc(test.WidgetRenderer(c).Objects(), func(o fyne.CanvasObject) bool {
			text, ok := o.(*ui.Text)
			return ok && text.String() == said
		}) {
			t.Errorf("%+v: nothing says %q", x, said)
		}
		if n != x.want {
			t.Errorf("%+v: %d areas", x, n)
		}
	}
}

// The bubble of a value stands clear of the names, on a stem that ends at it; a value without a line is a dot.
func TestSaidIsClearOfTheNames(t *testing.T) {
	test.NewTempApp(t)
	d := chartOf(10, 20, 30)
	d.Lines = append(d.Lines, ChartLine{Label: "Lee", Tone: ui.Player(1), Values: []float64{math.NaN(), math.NaN(), 40}})
	d.Said = func(int, float64) string { return "September: 30" }
	c := NewChart(d, nil)
	c.Resize(fyne.NewSize(600, 300))
	lone := 0
	for front := range d.Lines {
		c.Bring(front)
		for at := range d.Columns {
			c.Choose(at)
			var stem, box *canvas.Rectangle
			for _, o := range test.WidgetRenderer(c).Objects() {
				r, ok := o.(*canvas.Rectangle)
				switch {
				case !ok:
				case r.Size().Height == chartSaid:
					box = r
				case r.Size().Width == 2:
					stem = r
				case r.Size().Width == chartEnd:
					lone++
				}
			}
			if box == nil {
				if front == 0 {
					t.Error(at, "nothing is said")
				}
				continue
			}
			if end := box.Position().X + box.Size().Width; end > c.names[front].X {
				t.Errorf("column %d: it ends at %v, the names begin at %v", at, end, c.names[front].X)
			}
			top, foot := stem.Position().Y, stem.Position().Y+stem.Size().Height
			if top < box.Position().Y+chartSaid-1 && foot > box.Position().Y+1 {
				t.Errorf("column %d: the stem from %v to %v, the box at %v", at, top, foot, box.Position().Y)
			}
		}
	}
	if lone == 0 {
		t.Error("Lee's value is nowhere")
	}
}

// The bubble of a value covers the end of no line: it lies on the other side, or farther away.
func TestSaidCoversNoEnd(t *testing.T) {
	test.NewTempApp(t)
	for _, others := range [][]float64{{60}, {40}, {60, 40}, {60, 40, 90, 10}, {58, 62}} {
		d := chartOf(0, 100, 50)
		for i, v := range others {
			d.Lines = append(d.Lines, ChartLine{Label: fmt.Sprint("Lee", i), Tone: ui.Player(i), Values: []float64{v, v, v}})
		}
		d.Said = func(int, float64) string { return "September: 30" }
		c := NewChart(d, nil)
		c.Resize(fyne.NewSize(600, 400))
		var box *canvas.Rectangle
		var ends []*canvas.Rectangle
		for _, o := range test.WidgetRenderer(c).Objects() {
			switch r, ok := o.(*canvas.Rectangle); {
			case !ok:
			case r.Size().Height == chartSaid:
				box = r
			case r.Size().Width == chartEnd:
				ends = append(ends, r)
			}
		}
		if box == nil || len(ends) != len(others) {
			t.Fatal(box, len(ends))
		}
		for _, e := range ends {
			if at, top := e.Position().Y, box.Position().Y; at+chartEnd > top && at < top+chartSaid {
				t.Errorf("%v: it lies from %v on, an end at %v", others, top, at)
			}
		}
	}
}

// The label of a value never lies on the line in front: not on a peak beside it, nor in a steep rise.
func TestSaidCoversNoPeak(t *testing.T) {
	test.NewTempApp(t)
	for _, values := range [][]float64{{78.7, 95, 105.7}, {78, 110, 109}, {110, 95, 108}, {90, 70, 91, 110, 90}, {70, 90, 110}, {70, 110, 70, 110}, {110, 110, 110}} {
		d := chartOf(values...)
		d.Lines = append(d.Lines, ChartLine{Label: "Opa Friedrich-Wilhelm", Tone: ui.Player(1), Values: slices.Repeat([]float64{93}, len(values))})
		d.Said = func(int, float64) string { return "November: 105.7" }
		c := NewChart(d, nil)
		for _, size := range []fyne.Size{{Width: 520, Height: 221}, {Width: 700, Height: 420}} {
			c.Resize(size)
			for at := range values {
				c.Choose(at)
				var box *canvas.Rectangle
				var front []*canvas.Line
				for _, o := range test.WidgetRenderer(c).Objects() {
					switch o := o.(type) {
					case *canvas.Rectangle:
						if o.Size().Height == chartSaid {
							box = o
						}
					case *canvas.Line:
						if o.StrokeWidth == chartLine {
							front = append(front, o)
						}
					}
				}
				for _, line := range front {
					for i := float32(0); i <= 100; i++ {
						x := line.Position1.X + (line.Position2.X-line.Position1.X)*i/100 - box.Position().X
						y := line.Position1.Y + (line.Position2.Y-line.Position1.Y)*i/100 - box.Position().Y
						if x > 0 && y > 0 && x < box.Size().Width && y < chartSaid {
							t.Fatalf("%v in %v: at %d it lies at %v, on the line", values, size, at, box.Position())
						}
					}
				}
			}
		}
	}
}
