package ui

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// clock collects what would run later.
type clock struct{ due []*func() }

func (c *clock) timer(_ time.Duration, f func()) func() {
	p := &f
	c.due = append(c.due, p)
	return func() { *p = nil }
}

// run lets all the time pass.
func (c *clock) run() {
	due := c.due
	c.due = nil
	for _, f := range due {
		if *f != nil {
			(*f)()
		}
	}
}

// open shows a page in a window of 1280×800 with the light theme.
func open(t *testing.T, page fyne.CanvasObject) (fyne.Window, *Root, *clock) {
	t.Helper()
	a := test.NewTempApp(t)
	c := &clock{}
	SetTimer(c.timer)
	t.Cleanup(func() { SetTimer(nil) })
	Apply(a, Light)
	w := test.NewTempWindow(t, nil)
	r := NewRoot(w)
	w.Resize(fyne.NewSize(1280, 800))
	r.SetPage(page)
	return w, r, c
}

func press(w fyne.Window, keys ...fyne.KeyName) {
	for _, k := range keys {
		e := &fyne.KeyEvent{Name: k}
		switch f := w.Canvas().Focused(); {
		case k == fyne.KeyTab && !tabTaken(f):
			w.Canvas().FocusNext()
		case f != nil:
			f.TypedKey(e)
		case w.Canvas().OnTypedKey() != nil:
			w.Canvas().OnTypedKey()(e)
		}
	}
}

func tabTaken(f fyne.Focusable) bool {
	t, ok := f.(fyne.Tabbable)
	return ok && t.AcceptsTab()
}
