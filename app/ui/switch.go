package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// Switch is an on/off setting at the right of its label and of the lines below that, which explain it.
type Switch struct {
	control
	label, help string
	on          bool
	changed     func(bool)
	para        *Para

	track, knob *canvas.Rectangle
	img         IconImage
	text        Line
	ring        Ring
}

// NewSwitch is a switch; label and help may be "".
func NewSwitch(label, help string, on bool, changed func(bool)) *Switch {
	s := &Switch{label: label, help: help, on: on, changed: changed, para: NewPara(help, Body, Ink2), track: NewRect(), knob: NewRect(), img: NewIconImage(), text: NewLine(), ring: NewRing()}
	s.tap = s.toggle
	s.OnKey = func(e *fyne.KeyEvent) bool {
		if e.Name == fyne.KeyReturn || e.Name == fyne.KeyEnter {
			if canvasOf(s) != nil && canvasOf(s).Overlays().Top() != nil {
				BubbleKey(s, e) // Enter is the dialog's
				return true
			}
		}
		return false
	}
	s.Draw(s, s.least, s.place, s.ring, s.track, s.knob, s.img, s.text, s.para)
	return s
}

// SetOn changes the state without telling anybody.
func (s *Switch) SetOn(on bool) { Change(&s.on, on, s) }

func (s *Switch) toggle() {
	s.on = !s.on
	s.Refresh()
	if s.changed != nil {
		s.changed(s.on)
	}
}

const switchRoom = 60 // beside the label

func (s *Switch) least() fyne.Size {
	size := fyne.NewSize(44, 40)
	if s.label != "" {
		size.Width = switchRoom + Label.Measure(s.label)
	}
	if s.help != "" {
		size.Width = max(size.Width, 200)
		size.Height = 32 + s.para.MinSize().Height + 4
	}
	return size
}

func (s *Switch) place(size fyne.Size) {
	cy := float32(20)
	track, knob := Color(Ctrl), Color(CardBG)
	left := max(0, size.Width-44)
	x := float32(12)
	if s.on {
		track, x = Color(Accent), 32
		if Dark() {
			knob = Color(OnAccent)
		}
	}
	label := Ink
	if s.disabled {
		track, label = Mix(track, Color(Dis), .4), DisText
	}
	SetRect(s.track, left, cy-12, 44, 24, 12, track)
	SetRect(s.knob, left+x-9, cy-9, 18, 18, 9, knob)
	name := IconName("")
	if s.on {
		name = IconCheck
	}
	s.img.Set(name, OnAccent)
	s.img.Place(left+14, cy, 12)
	s.ring.Set(s.focused, left, cy-12, 44, 24, 12)
	s.text.Set(s.label, Label, label)
	s.text.Place(0, cy, 0)
	if s.help == "" {
		s.para.Hide()
		return
	}
	s.para.Move(fyne.NewPos(0, 32))
	s.para.Resize(fyne.NewSize(size.Width, s.para.MinSize().Height))
}
