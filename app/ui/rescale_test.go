package ui

import (
	"math"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/software"
	"fyne.io/fyne/v2/test"
)

// pane is a window that does with scale and size what Fyne's on a screen does: it draws with the system's scale times the
// settings', in tenths, asks for that when a theme is set, and keeps its units then.
type pane struct {
	fyne.Window
	system float32
	pixels fyne.Size
	full   bool
	before fyne.Size // pixels before full screen
	themes int       // how often one was set
	later  []func()  // what the window system does afterwards, and what is queued on Fyne's goroutine
}

func (p *pane) canvas() software.WindowlessCanvas {
	return p.Canvas().(software.WindowlessCanvas)
}

// sized is what the window system says of its size.
func (p *pane) sized(w, h float32) {
	p.pixels = fyne.NewSize(w, h)
	p.canvas().Resize(scaled(p.pixels, 1/p.canvas().Scale()))
}

func (p *pane) ask(units fyne.Size) {
	up := func(v float32) float32 { return float32(math.Ceil(float64(v * p.canvas().Scale()))) }
	units = units.Max(p.Content().MinSize())
	w, h := up(units.Width), up(units.Height)
	p.later = append(p.later, func() { p.sized(w, h) })
}

func (p *pane) settle() {
	for len(p.later) > 0 {
		next := p.later[0]
		p.later = p.later[1:]
		next()
	}
}

func (p *pane) rescale() {
	p.themes++
	p.canvas().SetScale(float32(tenths(float64(p.system * fyne.CurrentApp().Settings().Scale()))))
	if p.full {
		p.canvas().Resize(scaled(p.pixels, 1/p.canvas().Scale()))
		return
	}
	p.ask(p.canvas().Size())
}

func (p *pane) Resize(units fyne.Size) { p.ask(units); p.settle() }
func (p *pane) SetPadded(on bool) {
	if p.Padded() != on {
		p.Window.SetPadded(on)
	}
}
func (p *pane) FullScreen() bool { return p.full }
func (p *pane) SetFullScreen(on bool) {
	p.full = on
	if on {
		p.before = p.pixels
		p.later = append(p.later, func() { p.sized(2560, 1440) })
	} else { // a change of the scale has had it forget the size
		p.later = append(p.later, func() { p.sized(2560, 1440) })
	}
	p.settle()
}

// screenApp has the pane's settings.
type screenApp struct {
	fyne.App
	pane *pane
}

func (a screenApp) Driver() fyne.Driver { return screenDriver{a.App.Driver(), a.pane} }

// screenDriver queues what is to be done on Fyne's goroutine, and doesn't tell the system's scale.
type screenDriver struct {
	fyne.Driver
	pane *pane
}

func (d screenDriver) DoFromGoroutine(do func(), _ bool) { d.pane.later = append(d.pane.later, do) }

func (d screenDriver) Device() fyne.Device { return screenDevice{d.Driver.Device()} }

type screenDevice struct{ fyne.Device }

func (screenDevice) SystemScaleForWindow(fyne.Window) float32 { return -1 }

func (a screenApp) Settings() fyne.Settings { return screenSettings{a.App.Settings(), a.pane} }

type screenSettings struct {
	fyne.Settings
	pane *pane
}

func (s screenSettings) Scale() float32 { return 0 } // not set

func (s screenSettings) SetTheme(t fyne.Theme) {
	s.Settings.SetTheme(t)
	s.pane.rescale()
}

// follow opens a window of so many pixels on a screen, whose scale follows it.
func follow(t *testing.T, system, w, h float32, percent int) (*pane, *Root, *clock) {
	t.Helper()
	a := test.NewTempApp(t)
	c := &clock{}
	SetTimer(c.timer)
	t.Setenv(scaleVariable, "")
	t.Cleanup(func() {
		SetTimer(nil)
		drawn, growth = 1, 1
	})
	Apply(a, Light)
	p := &pane{Window: test.NewTempWindow(t, nil), system: system}
	fyne.SetCurrentApp(Adapt(screenApp{a, p}))
	r := NewRoot(p)
	OpenFor(p, fyne.NewSize(w, h), percent)
	p.later = nil
	p.canvas().SetScale(float32(tenths(float64(system * fyne.CurrentApp().Settings().Scale()))))
	p.sized(w*system, h*system)
	r.SetPage(NewText("page", Body, Ink))
	FollowWindow(p)
	p.settle()
	c.run()
	p.themes = 0
	return p, r, c
}

func TestScaleFollowsTheWindow(t *testing.T) {
	for _, system := range []float32{1, 1.3, 2} {
		p, r, c := follow(t, system, 1280, 800, 100)
		before := p.canvas().Scale()
		for _, px := range []fyne.Size{{Width: 1920, Height: 1080}, {Width: 1921, Height: 1081}, {Width: 1000, Height: 620}, {Width: 1920, Height: 1000}, {Width: 2560, Height: 1400}, {Width: 3840, Height: 2100}, {Width: 1366, Height: 700}, {Width: 1280, Height: 800}} {
			p.themes = 0
			p.sized(px.Width, px.Height)
			if p.themes != 0 {
				t.Errorf("system %g, %v: the scale was set while Fyne tells the size, and holds its context", system, px)
			}
			p.settle()
			c.run()
			p.settle()
			want := ScaleFor(px, system, 100)
			if got := p.canvas().Scale(); got != want || Drawn() != want {
				t.Errorf("system %g, %v pixels: drawn with %g, %g, want %g", system, px, got, Drawn(), want)
			}
			if p.pixels != px {
				t.Errorf("system %g: %v pixels became %v", system, px, p.pixels)
			}
			changes := 1
			if want == before {
				changes = 0
			}
			if p.themes != changes {
				t.Errorf("system %g, %v: the scale was set %d times, want %d", system, px, p.themes, changes)
			}
			if got := r.Page().Size(); math.Abs(float64(got.Width-max(MinWidth, px.Width/want))) > .1 {
				t.Errorf("system %g, %v: the page has %v units", system, px, got)
			}
			before = want
		}
	}
}

// X11 doesn't tell its scale unrounded.
func TestScaleIsCorrected(t *testing.T) {
	p, _, c := follow(t, 1.35, 1280, 800, 100)
	for _, px := range []fyne.Size{{Width: 2560, Height: 1600}, {Width: 1920, Height: 1200}, {Width: 3840, Height: 2100}} {
		p.sized(px.Width, px.Height)
		p.settle()
		c.run()
		p.settle()
		if got, want := p.canvas().Scale(), ScaleFor(px, 1.4, 100); got != want || p.pixels != px {
			t.Errorf("%v: scale %g, want %g; the window has %v", px, got, want, p.pixels)
		}
	}
}

// While the border is dragged pages follow, the scale only at first and when the border has come to rest.
func TestScaleWaitsForTheLastSize(t *testing.T) {
	p, r, c := follow(t, 1, 1280, 800, 100)
	for w := float32(1300); w <= 2400; w += 100 {
		p.sized(w, w*.625)
		if got := r.Page().Size().Width * p.canvas().Scale(); math.Abs(float64(got-w)) > .1 {
			t.Errorf("a page of %g pixels in a window of %g", got, w)
		}
	}
	if p.themes != 0 { // 1300 wants what 1280 has
		t.Errorf("the scale was set %d times", p.themes)
	}
	c.run()
	p.settle()
	if p.themes != 1 || p.canvas().Scale() != 1.8 || p.pixels.Width != 2400 {
		t.Error(p.themes, p.canvas().Scale(), p.pixels)
	}
}

func TestFullScreenAndBack(t *testing.T) {
	p, _, c := follow(t, 1, 1280, 800, 100)
	for range 2 {
		ToggleFullScreen(p)
		c.run()
		p.settle()
		if !p.full || p.canvas().Scale() != 1.8 {
			t.Fatal(p.full, p.canvas().Scale())
		}
		ToggleFullScreen(p)
		c.run()
		p.settle()
		if p.full || p.pixels != fyne.NewSize(1280, 800) || p.canvas().Scale() != 1 {
			t.Fatal(p.full, p.pixels, p.canvas().Scale())
		}
	}
}

func TestSizeSetting(t *testing.T) {
	p, _, c := follow(t, 1, 1280, 800, 150)
	if got := p.canvas().Scale(); got != 1.2 {
		t.Errorf("opened with %g", got)
	}
	if p.pixels != fyne.NewSize(1280, 800) || WindowPixels(p) != p.pixels {
		t.Error(p.pixels, WindowPixels(p))
	}
	if percent, full := SizeReached(p); percent != 120 || !full {
		t.Error(percent, full)
	}
	p.sized(3840, 2400)
	p.settle()
	c.run()
	if percent, full := SizeReached(p); percent != 300 || full {
		t.Error(percent, full)
	}
	SetSize(p, 100)
	p.settle()
	if percent, full := SizeReached(p); percent != 200 || full || p.canvas().Scale() != 2 {
		t.Error(percent, full, p.canvas().Scale())
	}
}

// A page that asks the canvas for its size is told its units of the new scale as soon as it is drawn with that, and is laid out
// with them, though they are those that it had.
func TestPagesAreLaidOutForTheNewUnits(t *testing.T) {
	p, r, c := follow(t, 1, 1280, 800, 100)
	seen := map[float32][]fyne.Size{}
	r.SetPage(Laid(func() fyne.Size { return fyne.Size{} }, func(fyne.Size) {
		scale := p.Canvas().Scale()
		seen[scale] = append(seen[scale], p.Canvas().Size())
	}))
	p.sized(1664, 1040)
	p.settle()
	c.run()
	p.settle()
	all := seen[1.3]
	for _, s := range all {
		if s.Width > 1280 || s.Width < 1279 {
			t.Errorf("a page of %v units", s)
		}
	}
	if len(all) == 0 || all[len(all)-1] != fyne.NewSize(1280, 800) {
		t.Error(seen)
	}
}

// An open menu stays below what it belongs to.
func TestMenusFollowTheWindow(t *testing.T) {
	p, r, c := follow(t, 1, 1280, 800, 100)
	b := NewButton("open", Primary, nil)
	r.SetPage(HGap(0, Spacer(), VGap(0, b, Spacer())))
	ShowMenu(b, []MenuItem{{Text: "one"}, {Text: "two"}})
	m := p.Canvas().Overlays().Top().(*menu)
	before := m.scroll.Position()
	for _, w := range []float32{1664, 1300, 2560, 1280} {
		p.sized(w, w*.625)
		if at := fyne.CurrentApp().Driver().AbsolutePositionForObject(b); m.scroll.Position().X > at.X+b.Size().Width || m.scroll.Position().X < at.X-m.scroll.Size().Width {
			t.Errorf("%g: the menu is at %v, its button at %v", w, m.scroll.Position(), at)
		}
		p.settle()
		c.run()
		p.settle()
	}
	if after := m.scroll.Position(); after != before {
		t.Error(before, after)
	}
}

// The pointer's place would be one of another scale.
func TestChangeOfScaleEndsDrags(t *testing.T) {
	p, r, _ := follow(t, 1, 1280, 800, 100)
	var d Carry
	back := false
	d.Begin(r.Page(), func() { back = true })
	p.sized(2560, 1440)
	p.settle()
	if !back || !d.Spent() {
		t.Error("still dragged")
	}
}

// A user's own scale wins.
func TestOwnScaleWins(t *testing.T) {
	p, _, c := follow(t, 1, 1280, 800, 100)
	t.Setenv(scaleVariable, "1.5")
	rootOf(p.Canvas()).scaler = scaler{window: p}
	OpenFor(p, fyne.NewSize(2560, 1440), 150)
	FollowWindow(p)
	p.settle()
	c.run()
	if p.themes != 0 || growth != 1 {
		t.Error(p.themes, growth)
	}
}

// Fyne looks up the pictures of texts by their size.
func TestTextsOfAnotherScaleAreOthers(t *testing.T) {
	size := func() float32 {
		l := NewLine()
		l.Set("text", Body, Ink)
		return l.TextSize
	}
	before := size()
	drawn = 1.3
	t.Cleanup(func() { drawn = 1 })
	if after := size(); after == before || after-before > .01 {
		t.Error(before, after)
	}
}

// No change of the scale makes the window another one, whatever the rounding.
func TestScaleKeepsThePixels(t *testing.T) {
	p, _, c := follow(t, 1, 1280, 800, 100)
	for i := range 60 {
		w, h := float32(1000+i*37%700*3), float32(620+i*53%500*2)
		p.sized(w, h)
		p.settle()
		c.run()
		p.settle()
		if p.pixels != fyne.NewSize(w, h) {
			t.Errorf("%g×%g pixels became %v at %g", w, h, p.pixels, p.canvas().Scale())
		}
	}
}
