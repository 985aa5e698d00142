package ui

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"
)

// toastTime is how long a toast stays.
const toastTime = 8 * time.Second

// Toast shows a message low in the window for some seconds, with an action when
// actionLabel isn't empty. A newer toast replaces an older one. The window's content
// must be a Root.
func Toast(w fyne.Window, text, actionLabel string, action func()) {
	if r := rootOf(w.Canvas()); r != nil {
		r.showToast(text, actionLabel, action)
	}
}

func (r *Root) showToast(text, label string, action func()) {
	r.hideToast()
	t := &toast{text: NewText(text, Strong, BG).Truncate()}
	if label != "" {
		t.button = NewSmallButton(label, Plain, func() {
			r.hideToast()
			if action != nil {
				action()
			}
		})
		t.button.onInk = true
	}
	t.ExtendBaseWidget(t)
	t.stop = timer(toastTime, func() {
		if r.toast == t {
			r.hideToast()
		}
	})
	r.toast = t
	r.floats.put(t)
	r.followPage(t)
}

// PressToast presses the button of the message that is shown, if it has one.
func PressToast(w fyne.Window) {
	if r := rootOf(w.Canvas()); r != nil && r.toast != nil && r.toast.button != nil {
		r.toast.button.Tapped(&fyne.PointEvent{})
	}
}

// DropToast takes the message away that is shown, if there is one.
func DropToast(w fyne.Window) {
	if r := rootOf(w.Canvas()); r != nil {
		r.hideToast()
	}
}

func (r *Root) hideToast() {
	if r.toast == nil {
		return
	}
	r.toast.stop()
	r.toast.look()
	if c := canvasOf(r); c != nil && r.toast.button != nil && c.Focused() == r.toast.button {
		c.Unfocus()
	}
	r.floats.take(r.toast)
	r.toast = nil
}

type toast struct {
	widget.BaseWidget
	text   *Text
	button *Button
	stop   func() // its end
	look   func() // its next look at the page
}

func (t *toast) CreateRenderer() fyne.WidgetRenderer {
	t.ExtendBaseWidget(t)
	r := &toastFace{t: t, bg: canvas.NewRectangle(Color(Ink))}
	return Drawn(t, r.least, r.place).Changing(r.parts)
}

type toastFace struct {
	t  *toast
	bg *canvas.Rectangle
}

func (r *toastFace) parts() []fyne.CanvasObject {
	if r.t.button == nil {
		return []fyne.CanvasObject{r.bg, r.t.text}
	}
	return []fyne.CanvasObject{r.bg, r.t.text, r.t.button}
}

func (r *toastFace) action() float32 {
	if r.t.button == nil {
		return 20
	}
	return r.t.button.MinSize().Width + 8 + 8
}

func (r *toastFace) least() fyne.Size {
	return fyne.NewSize(20+Strong.Measure(r.t.text.String())+1+r.action(), Px(48)+4)
}

func (r *toastFace) place(s fyne.Size) {
	SetRect(r.bg, 0, 0, s.Width, s.Height, 10, Ink)
	a := r.action()
	r.t.text.Move(fyne.NewPos(20, 0))
	r.t.text.Resize(fyne.NewSize(max(0, s.Width-20-a), s.Height))
	if r.t.button != nil {
		h := Px(40) // its focus ring stays on the note
		r.t.button.Move(fyne.NewPos(s.Width-a+8, Whole((s.Height-h)/2)))
		r.t.button.Resize(fyne.NewSize(a-16, h))
	}
}
