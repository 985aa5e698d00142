package table

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"spieltisch/app/shell"
	"spieltisch/app/ui"
)

// lullTime is how long a page that has come by itself takes no clicks: who was about to click on the page before needs about so
// long to see that it has gone, and whoever means something on this one needs longer.
const lullTime = 700 * time.Millisecond

// lull is a moment after the page has gone on in which clicks do nothing: what was meant for a button of the page before, such as
// "Continue", must not draw a tile on this one. Keys that lead on are kept away by the driver (quietTime).
type lull struct {
	*shield // above the page while it lasts
	trace   *shell.Trace
	left    ui.Pause
}

func newLull(trace *shell.Trace) *lull {
	l := &lull{shield: newShield(), trace: trace}
	l.Hide()
	return l
}

// begin has it last from now on.
func (l *lull) begin() {
	l.Show()
	l.trace.Lull(true)
	l.left.Begin(lullTime, l.over)
}

func (l *lull) end() {
	if l.left.On() {
		l.left.End()
		l.over()
	}
}

func (l *lull) over() {
	l.Hide()
	l.trace.Lull(false)
}

// Lull keeps clicks away for a moment, after an action that brings another button that can't be taken back to where one was: the
// second click of a double click is meant for neither.
func (d *Desk) Lull() {
	if d.Acting() {
		d.page.shut()
	}
}

// comesBack keeps clicks away where the turn has come back to a person: as soon as the computer has acted, where the page asks
// then, else when that has been looked at.
func (d *driver) comesBack(back, acted bool) {
	if back && acted == d.host.asksAtOnce() {
		d.host.shut()
	}
}

// shut keeps clicks away from a page that has just come by itself. The curtain needs none of that: it opens only for who holds
// its button for a while, or presses it twice.
func (p *Page) shut() {
	if p.face.kind != curtained {
		p.lull.begin()
	}
}

// shield lies over a board and takes the pointer; tooltips and wheels go through.
type shield struct{ widget.BaseWidget }

var (
	_ fyne.Tappable  = (*shield)(nil)
	_ fyne.Draggable = (*shield)(nil)
)

func newShield() *shield {
	s := &shield{}
	s.ExtendBaseWidget(s)
	return s
}

// Tapped implements fyne.Tappable.
func (s *shield) Tapped(*fyne.PointEvent) {}

// Dragged implements fyne.Draggable.
func (s *shield) Dragged(*fyne.DragEvent) {}

// DragEnd implements fyne.Draggable.
func (s *shield) DragEnd() {}

// CreateRenderer implements fyne.Widget.
func (s *shield) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(container.NewWithoutLayout())
}
