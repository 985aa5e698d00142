package home

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/ui"
)

// The window sizes below which the page is drawn closer.
const (
	wideFrom = 1200
	tallFrom = 760
	maxWidth = 1440 // of the content
	gap      = 16   // between cards

	topMargin = 32 // at most, and below
)

// frame lays the sections of the page below each other and draws them closer in a
// small window. It asks the canvas for the size, so that the least height and the
// layout agree at any time.
type frame struct {
	*fyne.Container
	env   *shell.Env
	gaps  []gapAbove
	high  []fyne.CanvasObject // only in a high window
	grows fyne.CanvasObject   // gets height that is left over
	facts float32             // the widest facts on the cards of games

	labels, icons float32 // the widest buttons on a card with their labels and without, in a line
}

// gapAbove is the free height above a section in a high and in a low window.
type gapAbove struct{ high, low float32 }

func newFrame(env *shell.Env) *frame {
	f := &frame{env: env}
	f.Container = ui.Laid(f.least, f.place)
	return f
}

func (f *frame) add(high, low float32, o fyne.CanvasObject) {
	f.gaps = append(f.gaps, gapAbove{high, low})
	f.Objects = append(f.Objects, o)
}

// tall marks o as shown only in a high window.
func (f *frame) tall(o fyne.CanvasObject) fyne.CanvasObject {
	f.high = append(f.high, o)
	return o
}

func (f *frame) size() fyne.Size { return f.env.Window.Canvas().Size() }
func (f *frame) low() bool       { return f.size().Height < tallFrom }
func (f *frame) narrow() bool    { return f.size().Width < wideFrom }

// pick is high in a high window and low in a low one, growing with the text.
func (f *frame) pick(high, low float32) float32 {
	if f.low() {
		return low
	}
	return high
}

func (f *frame) margin() float32 {
	if f.narrow() || f.low() {
		return 24
	}
	return 40
}

// stack measures the sections at a width, and places them when place is set, from top
// on and with spare px more for the one that grows. It returns the height of all without
// spare and top.
func (f *frame) stack(width, top, spare float32, place bool) float32 {
	ui.Show(!f.low(), f.high...)
	m := f.margin()
	w := min(width-2*m, maxWidth)
	x, y, more := (width-w)/2, min(m, topMargin), float32(0)
	for i, o := range f.Objects {
		if !o.Visible() {
			continue
		}
		if i > 0 {
			y += f.gap(f.gaps[i])
		}
		o.Resize(fyne.NewSize(w, max(o.Size().Height, o.MinSize().Height))) // heights follow from widths
		h := o.MinSize().Height
		if place {
			extra := float32(0)
			if o == f.grows {
				extra = spare
			}
			o.Move(fyne.NewPos(x, top+y+more))
			o.Resize(fyne.NewSize(w, h+extra))
			more += extra
		}
		y += h
	}
	return y + min(m, topMargin)
}

func (f *frame) gap(g gapAbove) float32 {
	if f.low() {
		return g.low
	}
	return g.high
}

func (f *frame) least() fyne.Size {
	return fyne.NewSize(ui.MinWidth, f.stack(max(f.size().Width, ui.MinWidth), 0, 0, false))
}

func (f *frame) place(s fyne.Size) {
	spare := max(0, s.Height-f.stack(s.Width, 0, 0, false))
	grow := min(spare, 112)
	f.stack(s.Width, (spare-grow)/3, grow, true)
}

// Refresh lays the sections out again.
func (f *frame) Refresh() {
	f.place(f.Size())
	f.Container.Refresh()
}

// row lays cards out in equal columns. Those that don't fit go to further rows, or
// are left out.
type row struct {
	least  float32 // width of a card
	wrap   bool
	height func(width float32) float32
	width  float32 // last laid out
}

func newRow(least float32, wrap bool, height func(width float32) float32, cards ...fyne.CanvasObject) *fyne.Container {
	return &fyne.Container{Layout: &row{least: least, wrap: wrap, height: height, width: ui.MinWidth}, Objects: cards}
}

// columns of n cards: as many as fit, and no row much emptier than the others.
func (l *row) columns(n int, width float32) int {
	fit := max(1, int((width+gap)/(l.least+gap)))
	if n <= fit {
		return max(1, n)
	}
	if !l.wrap {
		return fit
	}
	rows := (n + fit - 1) / fit
	return (n + rows - 1) / rows
}

func (l *row) rows(n int) int {
	if !l.wrap {
		return min(n, 1)
	}
	cols := l.columns(n, l.width)
	return (n + cols - 1) / cols
}

func (l *row) cardWidth(n int) float32 {
	cols := float32(l.columns(n, l.width))
	return (l.width - gap*(cols-1)) / cols
}

// MinSize implements fyne.Layout.
func (l *row) MinSize(cards []fyne.CanvasObject) fyne.Size {
	if len(cards) == 0 {
		return fyne.Size{}
	}
	rows := float32(l.rows(len(cards)))
	return fyne.NewSize(l.least, rows*l.height(l.cardWidth(len(cards)))+(rows-1)*gap)
}

// Layout implements fyne.Layout.
func (l *row) Layout(cards []fyne.CanvasObject, s fyne.Size) {
	l.width = s.Width
	if len(cards) == 0 {
		return
	}
	cols, w, rows := l.columns(len(cards), s.Width), l.cardWidth(len(cards)), float32(l.rows(len(cards)))
	h := (s.Height - (rows-1)*gap) / rows
	for i, c := range cards {
		if !l.wrap && i >= cols {
			c.Hide()
			continue
		}
		c.Show()
		x, next := ui.Whole(float32(i%cols)*(w+gap)), ui.Whole(float32(i%cols+1)*(w+gap)) // a rim between two pixels is lost
		ui.Put(c, x, float32(i/cols)*(h+gap), next-gap-x, h)
	}
}

func noSize() fyne.Size { return fyne.Size{} }

// header is the first line: the program's name, and at the right who sits at the table
// and the buttons. Where it is narrow, first the label goes, then players.
type header struct {
	frame        *frame
	high, low    fyne.CanvasObject // the name in two sizes
	seated, tail *fyne.Container   // seated: a label, then the players
}

func (h *header) least() fyne.Size {
	logo := h.high
	if h.frame.low() {
		logo = h.low
	}
	return fyne.NewSize(logo.MinSize().Width+24+h.tail.MinSize().Width, max(logo.MinSize().Height, h.tail.MinSize().Height))
}

func (h *header) place(s fyne.Size) {
	logo := h.high
	if h.frame.low() {
		logo = h.low
	}
	ui.Show(logo == h.high, h.high)
	ui.Show(logo == h.low, h.low)
	m, tail := logo.MinSize(), h.tail.MinSize()
	ui.Put(logo, 0, (s.Height-m.Height)/2, m.Width, m.Height)
	ui.Put(h.tail, s.Width-tail.Width, 0, tail.Width, s.Height)
	room := s.Width - tail.Width - 16 - m.Width - 24
	ui.Show(true, h.seated.Objects...)
	for i := range h.seated.Objects {
		if h.seated.MinSize().Width <= room {
			break
		}
		if i == 0 {
			h.seated.Objects[0].Hide() // the label
			continue
		}
		h.seated.Objects[len(h.seated.Objects)-i].Hide()
	}
	w := h.seated.MinSize().Width
	ui.Put(h.seated, s.Width-tail.Width-16-w, 0, w, s.Height)
}
