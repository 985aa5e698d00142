package shell

import (
	"fmt"
	"io"
	"maps"
	"slices"

	"fyne.io/fyne/v2"
)

// Trace prints which page is shown, at which seq, and where its marked widgets
// lie, for the tests that drive the real program. Only public things are marked.
// A nil Trace prints nothing.
type Trace struct {
	out   io.Writer
	marks map[string]fyne.CanvasObject
}

// NewTrace prints to out.
func NewTrace(out io.Writer) *Trace {
	return &Trace{out: out, marks: map[string]fyne.CanvasObject{}}
}

// Mark names a widget of the page being built.
func (t *Trace) Mark(name string, o fyne.CanvasObject) {
	if t != nil {
		t.marks[name] = o
	}
}

// clear forgets the marks of the page before.
func (t *Trace) clear() {
	if t != nil {
		clear(t.marks)
	}
}

// Shown prints the page, its seq and details such as the phase, and then the
// rectangles (x, y, width, height in px at scale 1), once the layout is done.
func (t *Trace) Shown(page string, seq int, details string) {
	if t == nil {
		return
	}
	// Queued, so that the layout of this change has run before.
	go fyne.Do(func() {
		for _, name := range slices.Sorted(maps.Keys(t.marks)) {
			o := t.marks[name]
			if !o.Visible() {
				continue
			}
			p, s := fyne.CurrentApp().Driver().AbsolutePositionForObject(o), o.Size()
			fmt.Fprintf(t.out, "trace rect %s %.0f %.0f %.0f %.0f\n", name, p.X, p.Y, s.Width, s.Height)
		}
		fmt.Fprintf(t.out, "trace page %s seq=%d %s\n", page, seq, details)
	})
}
