package shell

import (
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
	"spieltisch/games"
)

// Trace prints which page is shown, at which seq, where its marked widgets lie, and the
// position as everybody may know it, for the tests that drive the real program and for whoever
// looks for a fault. Only public things are marked.
// A nil Trace prints nothing.
type Trace struct {
	out   io.Writer
	marks map[string]fyne.CanvasObject
	look  string // language and size
	view  string // the line of the position printed last
	shown func() // prints the page again

	stage  int    // of the computer printed last
	steady func() // ends the look at frames while a computer thinks
}

// NewTrace prints to out; to nil it only knows its marks.
func NewTrace(out io.Writer) *Trace {
	return &Trace{out: out, marks: map[string]fyne.CanvasObject{}}
}

// prints tells whether anybody reads it.
func (t *Trace) prints() bool { return t != nil && t.out != nil }

// line prints one line; a driver that has gone away is not the program's trouble.
func (t *Trace) line(format string, args ...any) { _, _ = fmt.Fprintf(t.out, format+"\n", args...) }

// Mark names a widget of the page being built.
func (t *Trace) Mark(name string, o fyne.CanvasObject) {
	if t != nil {
		t.marks[name] = o
	}
}

// Marked is the widget of this name on the page that was built last, or nil.
func (t *Trace) Marked(name string) fyne.CanvasObject { return t.marks[name] }

// clear forgets the marks of the page before.
func (t *Trace) clear() {
	if t != nil {
		clear(t.marks)
	}
}

// dress tells in which language and size the page is built.
func (t *Trace) dress(p Prefs) {
	if t != nil {
		t.look = fmt.Sprintf("lang=%s text=%d", p.Language, p.Size)
	}
}

// Saved prints that the draft for position seq has been written, and details of it, behind where everything lies now.
func (t *Trace) Saved(seq int, details string) {
	if t.prints() {
		t.rects()
		t.line("trace saved seq=%d %s", seq, details)
	}
}

// Tip prints what a seat is told: up to which of so many grades, and whether that is an estimate.
func (t *Trace) Tip(seat, grade, of int, rough bool) {
	if t.prints() {
		t.line("trace tip seat=%d grade=%d of=%d rough=%t", seat, grade, of, rough)
	}
}

// Computer prints how far a computer player has come: its stage, none (0, once) to done (3). What passed at most from one frame to the
// next while it thought (1) is printed then; keys and clicks wait as long.
func (t *Trace) Computer(seat, stage int) {
	if !t.prints() {
		return
	}
	if t.steady != nil && stage != 1 {
		t.steady()
		t.steady = nil
	}
	if stage == 0 && t.stage == 0 {
		return
	}
	t.stage = stage
	t.line("trace computer seat=%d stage=%d", seat, stage)
	if stage == 1 && t.steady == nil {
		t.steady = t.frames()
	}
}

// frames measures frames until it is told to end. The first one doesn't count: it shows that the computer thinks.
func (t *Trace) frames() (end func()) {
	var longest time.Duration
	var last time.Time
	n := 0
	a := fyne.NewAnimation(time.Second, func(float32) {
		if n++; n > 2 {
			longest = max(longest, time.Since(last))
		}
		last = time.Now()
	})
	a.RepeatCount = fyne.AnimationRepeatForever
	a.Start()
	return func() {
		a.Stop()
		t.line("trace gap %d", longest.Milliseconds())
	}
}

// Lull prints that clicks do nothing now, or again what they should.
func (t *Trace) Lull(on bool) {
	if t.prints() {
		t.line("trace lull on=%t", on)
	}
}

// Gone prints what came of the data folder being gone.
func (t *Trace) Gone(what string) {
	if t.prints() {
		t.line("trace gone %s", what)
	}
}

// View prints the position seq on one line, " / " for each line break, unless it stands there
// already. It looks with the eyes of the Table, whoever sits at the screen.
func (t *Trace) View(seq int, look func(games.Seat) any) {
	if !t.prints() {
		return
	}
	text := strings.ReplaceAll(fmt.Sprint(look(games.Table)), "\n", " / ")
	if line := fmt.Sprintf("trace view seq=%d %s", seq, text); line != t.view {
		t.view = line
		t.line("%s", line)
	}
}

// blurred prints that the window has lost the focus.
func (t *Trace) blurred() {
	if t.prints() {
		t.line("trace blur")
	}
}

// scaled prints another scale of the window and its pixels, and then the page again, whose places are others now.
func (t *Trace) scaled(scale float32, pixels fyne.Size) {
	if t.prints() {
		t.line("trace scale %.1f %.0f %.0f", scale, pixels.Width, pixels.Height)
		if t.shown != nil {
			t.shown()
		}
	}
}

// Shown prints where everything lies, and then the page, its seq and details such as the phase, once the layout is done.
func (t *Trace) Shown(page string, seq int, details string) {
	if !t.prints() {
		return
	}
	t.shown = func() { t.Shown(page, seq, details) }
	// Queued, so that the layout of this change has run before.
	go ui.Do(func() {
		t.rects()
		t.line("trace page %s seq=%d %s %s", page, seq, t.look, details)
	})
}

// rects prints the rectangles of the marked widgets and of their parts: x, y, width and height in pixels of the window.
func (t *Trace) rects() {
	scale := ui.Drawn()
	rect := func(name string, at fyne.Position, s fyne.Size) {
		t.line("trace rect %s %.0f %.0f %.0f %.0f", name, at.X*scale, at.Y*scale, s.Width*scale, s.Height*scale)
	}
	for _, name := range slices.Sorted(maps.Keys(t.marks)) {
		o := t.marks[name]
		if !o.Visible() {
			continue
		}
		at := place(o)
		rect(name, at, o.Size())
		if parts, ok := o.(interface{ Spots() []ui.Frame }); ok {
			for i, f := range parts.Spots() {
				rect(fmt.Sprint(name, ".", i), at.Add(f.Position), f.Size)
			}
		}
	}
}

// place is where a widget lies in the window.
func place(o fyne.CanvasObject) fyne.Position {
	driver := fyne.CurrentApp().Driver()
	for _, w := range driver.AllWindows() {
		if at, ok := ui.Place(w.Content(), o); ok {
			return at
		}
	}
	return driver.AbsolutePositionForObject(o)
}
