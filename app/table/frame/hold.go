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
	twice   bool       // it is pressed twice
	waits   func(bool) // hears whether it was pressed once; may be nil
	act     func()
	color   int
	held    bool      // or pressed, and to be confirmed
	since   time.Time // it is held
	grown   int       // steps, up to holdSteps
	stop    func()
	letting func() // of a key that came up; not nil: it may be a repeat

	track, ring *canvas.Arc
	rim         *canvas.Circle
	face        *ui.Avatar
	around      ui.Ring // of focus
}

var (
	_ fyne.Widget     = (*holdButton)(nil)
	_ desktop.Keyable = (*holdButton)(nil)
)

// newHoldButton is a player's disc to hold.
func newHoldButton(face *ui.Avatar, color int, twice bool, act func()) *holdButton {
	h := &holdButton{
		twice: twice, act: act, color: color, face: face,
		track: canvas.NewArc(0, 360, holdHole, nil), ring: canvas.NewArc(0, 0, holdHole, nil),
		rim: canvas.NewCircle(nil), around: ui.NewRing(),
	}
	h.update()
	h.Text, h.OnPress, h.OnBlur = true, h.mouse, h.release
	h.OnKey = func(e *fyne.KeyEvent) bool { return e.Name == fyne.KeySpace } // that goes down and comes up
	h.Draw(h, h.least, h.place, h.rim, h.track, h.ring, h.face, h.around).Updated(h.update).Gone(h.release)
	return h
}

func (h *holdButton) press() {
	switch {
	case !h.held:
		h.held, h.grown, h.since = true, 0, time.Now()
		h.next()
	case h.twice && h.grown == holdSteps: // not the second click of a double click
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
		if h.grown == holdSteps && h.twice {
			h.wait(true)
		}
		h.Refresh()
		switch {
		case h.grown < holdSteps, h.letting != nil && !h.twice: // it may have been let go just before
			h.next()
		case !h.twice:
			h.done()
		}
	})
}

// wait tells that the second press is waited for, or no longer.
func (h *holdButton) wait(on bool) {
	if h.waits != nil {
		h.waits(on)
	}
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
		h.wait(false)
		h.Refresh()
	}
}

// comesUp is release where the button is held.
func (h *holdButton) comesUp() {
	if !h.twice {
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

// Parts of the button by its width: where the ring is, and its hole; how wide the disc is.
const (
	holdRing = 244. / 256
	holdHole = 220. / 244
	holdDisc = 184. / 256
)

func (h *holdButton) least() fyne.Size { return fyne.NewSquareSize(152) }
func (h *holdButton) place(s fyne.Size) {
	put := func(o fyne.CanvasObject, w float32) { ui.Put(o, (s.Width-w)/2, (s.Height-w)/2, w, w) }
	put(h.rim, s.Width-4)
	put(h.track, s.Width*holdRing)
	put(h.ring, s.Width*holdRing)
	h.face.SetSize(ui.Whole(s.Width * holdDisc))
	put(h.face, ui.Whole(s.Width*holdDisc))
	h.update()
}

func (h *holdButton) update() {
	own := ui.Player(h.color)
	s := h.Size()
	h.around.Set(h.Focused(), 0, 0, s.Width, s.Height, s.Width/2)
	h.rim.StrokeColor, h.rim.StrokeWidth = ui.Color(own), 3
	h.track.FillColor = ui.Mix(ui.Color(own), ui.Color(ui.PlayerSoft(h.color)), .35)
	h.ring.FillColor = ui.Color(own)
	h.ring.EndAngle = 360 * float32(min(h.grown, holdSteps)) / holdSteps
	h.rim.Refresh()
	h.track.Refresh()
	h.ring.Refresh()
}
