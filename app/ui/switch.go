package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// Switch is an on/off setting with a label and, below it, a line that explains it.
type Switch struct {
	control
	label, help string
	on          bool
	changed     func(bool)
	para        *Para
}

var _ fyne.Widget = (*Switch)(nil)

// NewSwitch is a switch; label and help may be "".
func NewSwitch(label, help string, on bool, changed func(bool)) *Switch {
	s := &Switch{label: label, help: help, on: on, changed: changed, para: NewPara(help, Body, Ink2)}
	s.tap = s.toggle
	s.keys = func(e *fyne.KeyEvent) bool {
		if e.Name == fyne.KeyReturn || e.Name == fyne.KeyEnter {
			if canvasOf(s) != nil && canvasOf(s).Overlays().Top() != nil {
				BubbleKey(s, e) // Enter is the dialog's
				return true
			}
		}
		return false
	}
	s.extend(s)
	return s
}

// SetOn changes the state without telling anybody.
func (s *Switch) SetOn(on bool) {
	if s.on != on {
		s.on = on
		s.Refresh()
	}
}

func (s *Switch) toggle() {
	s.on = !s.on
	s.Refresh()
	if s.changed != nil {
		s.changed(s.on)
	}
}

// CreateRenderer implements fyne.Widget.
func (s *Switch) CreateRenderer() fyne.WidgetRenderer {
	s.ExtendBaseWidget(s)
	r := &switchLook{s: s, track: NewRect(), knob: NewRect(), img: NewIconImage(), label: NewLine(), ring: NewRing()}
	return Drawn(s, r.least, r.place, r.ring, r.track, r.knob, r.img, r.label, r.s.para)
}

type switchLook struct {
	s           *Switch
	track, knob *canvas.Rectangle
	img         IconImage
	label       Line
	ring        Ring
}

const switchText = 60 // where label and help begin

func (r *switchLook) least() fyne.Size {
	s := fyne.NewSize(44, Px(40))
	if r.s.label != "" {
		s.Width = switchText + Strong.Measure(r.s.label)
	}
	if r.s.help != "" {
		s.Width = max(s.Width, switchText+200)
		s.Height = Px(32) + r.s.para.MinSize().Height + 4
	}
	return s
}

func (r *switchLook) place(s fyne.Size) {
	cy := Px(20)
	track, knob := Color(Ctrl), Color(CardBG)
	x := float32(12)
	if r.s.on {
		track, x = Color(Accent), 32
		if Dark() {
			knob = Color(OnAccent)
		}
	}
	label := Ink
	if r.s.disabled {
		track, label = Mix(track, Color(Dis), .4), DisText
	}
	SetRect(r.track, 0, cy-12, 44, 24, 12, track)
	SetRect(r.knob, x-9, cy-9, 18, 18, 9, knob)
	name := IconName("")
	if r.s.on {
		name = IconCheck
	}
	r.img.Set(name, OnAccent)
	r.img.Place(14, cy, 12)
	r.ring.Set(r.s.ring(), 0, cy-12, 44, 24, 12)
	r.label.Set(r.s.label, Strong, label)
	r.label.Place(switchText, cy, 0)
	if r.s.help == "" {
		r.s.para.Hide()
		return
	}
	r.s.para.Move(fyne.NewPos(switchText, Px(32)))
	r.s.para.Resize(fyne.NewSize(max(0, s.Width-switchText), r.s.para.MinSize().Height))
}
