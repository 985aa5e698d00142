package frame

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"

	"spieltisch/app/ui"
)

// holdTime is how long the button is held until it acts; holdSteps is how often its ring grows in that time. A key that comes up
// and goes down again within repeatGap is still held: some keyboards and remote desktops repeat a held key as taps.
const (
	holdTime  = 500 * time.Millisecond
	holdSteps = 20
	repeatGap = 60 * time.Millisecond
)

// holdButton acts when it is held down for half a second, by the mouse or by Space. Letting go earlier does nothing: a touch by
// mistake opens nothing. For hands that can't hold it has another way, that one presses it and then confirms that.
type holdButton struct {
	ui.Areas
	text    string
	confirm string // what it is called once it was pressed; "": it is held
	act     func()
	held    bool      // or pressed, and to be confirmed
	since   time.Time // it is held
	grown   int       // steps, up to holdSteps
	stop    func()
	letting func() // of a key that came up; not nil: it may be a repeat

	track, ring *canvas.Arc
	face        *canvas.Circle
	icon        *ui.Icon
	label       *ui.Text
	around      ui.Ring // of focus
}

var (
	_ fyne.Widget     = (*holdButton)(nil)
	_ desktop.Keyable = (*holdButton)(nil)
)

func newHoldButton(text, confirm string, act func()) *holdButton {
	h := &holdButton{
		text: text, confirm: confirm, act: act,
		track: canvas.NewArc(0, 360, .86, nil), ring: canvas.NewArc(0, 0, .86, nil),
		face: canvas.NewCircle(nil), icon: ui.NewIcon(ui.IconEye, 44, ui.OnAccent),
		label:  ui.NewText(text, ui.Title, ui.OnAccent).Align(fyne.TextAlignCenter),
		around: ui.NewRing(),
	}
	h.update()
	h.Text, h.OnPress, h.OnBlur = true, h.mouse, h.release
	h.OnKey = func(e *fyne.KeyEvent) bool { return e.Name == fyne.KeySpace } // that goes down and comes up
	h.Draw(h, h.least, h.place, h.track, h.ring, h.face, h.icon, h.label, h.around).Updated(h.update).Gone(h.release)
	return h
}

func (h *holdButton) press() {
	switch {
	case !h.held:
		h.held, h.grown, h.since = true, 0, time.Now()
		h.next()
	case h.confirm != "" && h.grown == holdSteps: // not the second click of a double click
		h.done()
	}
}

func (h *holdButton) done() {
	h.held = false
	h.act()
}

func (h *holdButton) next() {
	h.stop = ui.After(holdTime/holdSteps, func() {
		if h.hidden() {
			h.release()
			return
		}
		// On a slow machine a step takes longer than it should: the ring skips some, so that the time stays the same.
		h.grown = min(max(h.grown+1, int(time.Since(h.since)*holdSteps/holdTime)), holdSteps)
		if h.grown == holdSteps && h.confirm != "" {
			h.label.SetText(h.confirm)
			h.place(h.Size())
		}
		h.Refresh()
		switch {
		case h.grown < holdSteps, h.letting != nil && h.confirm == "": // it may have been let go just before
			h.next()
		case h.confirm == "":
			h.done()
		}
	})
}

// hidden tells whether something else has the keyboard now, such as a menu: nobody would hear that Space is let go.
func (h *holdButton) hidden() bool {
	c := fyne.CurrentApp().Driver().CanvasForObject(h)
	if c == nil {
		return false // not painted yet
	}
	f := c.Focused()
	return c.Overlays().Top() != nil || f != nil && f != fyne.Focusable(h)
}

// release lets go, by which nothing is uncovered.
func (h *holdButton) release() {
	if h.letting != nil {
		h.letting()
		h.letting = nil
	}
	if h.held {
		h.held, h.grown = false, 0
		h.stop()
		h.label.SetText(h.text)
		h.place(h.Size())
		h.Refresh()
	}
}

// comesUp is release where the button is held.
func (h *holdButton) comesUp() {
	if h.confirm == "" {
		h.release()
	}
}

func (h *holdButton) mouse(down bool) {
	if down {
		h.press()
	} else {
		h.comesUp()
	}
}

// KeyDown implements desktop.Keyable: what is held hears of a key twice.
func (h *holdButton) KeyDown(e *fyne.KeyEvent) {
	h.Base.KeyDown(e)
	h.key(e.Name, true)
}

// KeyUp implements desktop.Keyable.
func (h *holdButton) KeyUp(e *fyne.KeyEvent) { h.key(e.Name, false) }

// key has Space go down or come up, here or on the page while nothing has the focus.
func (h *holdButton) key(name fyne.KeyName, down bool) {
	switch {
	case name != fyne.KeySpace:
	case down && h.letting != nil:
		h.letting()
		h.letting = nil
	case down:
		h.press()
	case h.held && h.letting == nil:
		h.letting = ui.After(repeatGap, func() {
			h.letting = nil
			h.comesUp()
		})
	}
}

func (h *holdButton) least() fyne.Size { return fyne.NewSquareSize(152) }
func (h *holdButton) place(s fyne.Size) {
	for _, o := range []fyne.CanvasObject{h.track, h.ring} {
		o.Move(fyne.Position{})
		o.Resize(s)
	}
	in := s.Width * .11
	h.face.Move(fyne.NewPos(in, in))
	h.face.Resize(fyne.NewSize(s.Width-2*in, s.Height-2*in))
	h.icon.Move(fyne.NewPos(0, s.Height*.24))
	h.icon.Resize(fyne.NewSize(s.Width, 44))
	h.label.Move(fyne.NewPos(0, s.Height*.54))
	h.label.Resize(fyne.NewSize(s.Width, ui.Title.Height()))
	for _, style := range []ui.Style{ui.Title, ui.Label, ui.Strong} { // the largest that stays on the button
		h.label.SetStyle(style)
		r, below := float64(s.Width/2-in), float64(s.Height*.04+ui.Title.Height()/2+style.Size()/2)
		if w := float64(style.Measure(h.label.String())/2 + 6); w*w+below*below <= r*r {
			break
		}
	}
	h.update()
}

func (h *holdButton) update() {
	h.track.FillColor = ui.Color(ui.Border)
	s := h.Size()
	h.around.Set(h.Focused(), 0, 0, s.Width, s.Height, s.Width/2) // the track is for what is held
	h.ring.FillColor = ui.Color(ui.Accent)
	h.ring.EndAngle = 360 * float32(min(h.grown, holdSteps)) / holdSteps
	h.face.FillColor = ui.Color(ui.Accent)
	h.track.Refresh()
	h.ring.Refresh()
	h.face.Refresh()
}
