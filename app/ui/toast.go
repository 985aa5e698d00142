package ui

import (
	"cmp"
	"time"

	"fyne.io/fyne/v2"
)

// toastTime is how long a toast stays.
const toastTime = 4 * time.Second

// Toast shows a message low in the window for some seconds, after the sign of what it tells when that isn't empty, with an action
// when actionLabel isn't. A newer toast replaces an older one. The window's content
// must be a Root.
func Toast(w fyne.Window, sign IconName, text, actionLabel string, action func()) {
	if r := rootOf(w.Canvas()); r != nil {
		r.showToast(sign, text, actionLabel, action)
	}
}

func (r *Root) showToast(sign IconName, text, label string, action func()) {
	r.hideToast()
	t := &toast{text: NewPara(text, Strong, Ink), plate: newPlate(), img: NewIconImage(), sign: sign}
	if label != "" {
		t.button = NewSmallButton(label, Plain, func() {
			r.hideToast()
			if action != nil {
				action()
			}
		})
	}
	t.Draw(t, t.least, t.place).Changing(t.parts)
	t.stop = After(toastTime, r.hideToast)
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
	Base
	text   *Para
	button *Button
	stop   func() // its end
	look   func() // its next look at the page

	plate plate
	img   IconImage
	sign  IconName
}

// lead is where the text begins.
func (t *toast) lead() float32 {
	if t.sign == "" {
		return 20
	}
	return 52
}

func (t *toast) parts() []fyne.CanvasObject {
	out := append(t.plate.objects(), t.img, t.text)
	if t.button != nil {
		out = append(out, t.button)
	}
	return out
}

func (t *toast) action() float32 {
	if t.button == nil {
		return 20
	}
	return t.button.MinSize().Width + 8 + 8
}

// toastWidth is how wide a toast may be; what is longer takes more lines.
const toastWidth float32 = 480

func (t *toast) least() fyne.Size {
	beside := t.lead() + t.action()
	t.text.Resize(fyne.NewSize(min(toastWidth-beside, Whole(Strong.Measure(t.text.String())+1.5)), 0))
	return fyne.NewSize(beside+t.text.Size().Width, max(48, t.text.MinSize().Height+20)+4)
}

func (t *toast) place(s fyne.Size) {
	t.plate.set(0, 0, s, plateLook{fill: Color(CardBG), rim: Color(Ctrl), under: Color(DeskShadow), radius: 12, wide: 2, drop: 4})
	a, h := t.action(), t.text.MinSize().Height
	ink := map[IconName]Token{IconCheck: OK, IconWarn: Warn}[t.sign]
	t.img.Set(t.sign, cmp.Or(ink, Ink2))
	t.img.Place(30, Whole((s.Height-4)/2), 20)
	t.text.Move(fyne.NewPos(t.lead(), Whole((s.Height-4-h)/2)))
	t.text.Resize(fyne.NewSize(max(0, s.Width-t.lead()-a), h))
	if t.button != nil {
		h := float32(40) // its focus ring stays on the note
		t.button.Move(fyne.NewPos(s.Width-a+8, Whole((s.Height-4-h)/2)))
		t.button.Resize(fyne.NewSize(a-16, h))
	}
}
