package ui

import (
	"math"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// Segmented is a choice of a few, all visible; the arrow keys move it.
type Segmented struct {
	control
	options []string
	at      int
	changed func(int)
	high    float32
	air     float32 // beside the words of each
	style   Style

	box   *Box
	sel   *canvas.Rectangle
	ring  Ring
	marks []Line
}

// segmentHigh is how high it is, and segmentAir how much room its words have beside them.
const segmentHigh, segmentAir float32 = 48, 24

// NewSegmented shows options with one chosen; changed is called with the index when the
// user takes another.
func NewSegmented(options []string, at int, changed func(int)) *Segmented {
	s := &Segmented{options: options, at: at, changed: changed, high: segmentHigh, style: Label, air: segmentAir, box: NewBox(), sel: NewRect(), ring: NewRing()}
	s.tap = func() {}
	s.OnKey = s.typed
	s.Draw(s, s.least, s.place).Changing(s.parts)
	return s
}

// Low makes it as low as what stands in a head, with smaller words, and returns s.
func (s *Segmented) Low() *Segmented {
	s.high, s.style = 40, Strong
	return s
}

// Selected is the index of the chosen option.
func (s *Segmented) Selected() int { return s.at }

// SetSelected chooses without calling changed; -1 chooses none.
func (s *Segmented) SetSelected(i int) {
	if i >= -1 && i < len(s.options) && i != s.at {
		s.at = i
		s.Refresh()
	}
}

// SetOptions replaces the labels.
func (s *Segmented) SetOptions(options []string) {
	if slices.Equal(s.options, options) {
		return
	}
	s.options = options
	s.at = min(max(0, s.at), max(0, len(options)-1))
	s.Refresh()
}

func (s *Segmented) choose(i int) {
	if s.disabled || i < 0 || i >= len(s.options) || i == s.at {
		return
	}
	s.SetSelected(i)
	if s.changed != nil {
		Guard(func() { s.changed(i) })
	}
}

func (s *Segmented) typed(e *fyne.KeyEvent) bool {
	switch e.Name {
	case fyne.KeyLeft, fyne.KeyUp:
		if s.at < 0 { // nothing is chosen yet: from the end on
			s.choose(len(s.options) - 1)
		} else {
			s.choose(s.at - 1)
		}
	case fyne.KeyRight, fyne.KeyDown:
		s.choose(s.at + 1)
	case fyne.KeyHome:
		s.choose(0)
	case fyne.KeyEnd:
		s.choose(len(s.options) - 1)
	case fyne.KeySpace:
		s.choose((s.at + 1) % max(1, len(s.options)))
	default:
		return false
	}
	return true
}

// TypedKey leaves Enter to the dialog or the page.
func (s *Segmented) TypedKey(e *fyne.KeyEvent) {
	if e.Name == fyne.KeyReturn || e.Name == fyne.KeyEnter {
		BubbleKey(s, e)
		return
	}
	s.control.TypedKey(e)
}

// Tapped chooses what lies under the pointer.
func (s *Segmented) Tapped(e *fyne.PointEvent) {
	s.control.Tapped(e)
	x := float32(4)
	for i := range s.options {
		w := s.width(i)
		if e.Position.X < x+w || i == len(s.options)-1 {
			s.choose(i)
			return
		}
		x += w
	}
}

// width of one segment: what it needs plus its share of the rest.
func (s *Segmented) width(i int) float32 {
	return s.need(i) + max(0, s.Size().Width-s.wide())/float32(max(1, len(s.options)))
}

func (s *Segmented) need(i int) float32 {
	return max(44, Whole(s.style.Measure(s.options[i])+.5)+s.air)
}

// wide is what all need in their present look.
func (s *Segmented) wide() float32 {
	w := float32(8)
	for i := range s.options {
		w += s.need(i)
	}
	return w
}

// fit takes the air around the words, and then makes them smaller, where there is no room.
func (s *Segmented) fit(width float32) {
	if s.style, s.air = Label, segmentAir; s.high < segmentHigh {
		s.style = Strong
	}
	if s.wide() > width {
		s.air = segmentAir - 8
	}
	if s.wide() > width {
		s.style = Strong
	}
}

func (s *Segmented) parts() []fyne.CanvasObject {
	out := []fyne.CanvasObject{s.ring, s.box, s.sel}
	for _, m := range s.marks {
		out = append(out, m.Text)
	}
	return out
}

func (s *Segmented) least() fyne.Size {
	style, air := s.style, s.air
	s.fit(math.MaxFloat32)
	w := s.wide()
	s.style, s.air = style, air
	return fyne.NewSize(w, s.high)
}

func (s *Segmented) place(size fyne.Size) {
	for len(s.marks) < len(s.options) {
		s.marks = append(s.marks, NewLine())
	}
	s.fit(size.Width)
	h := min(size.Height, s.high)
	y := Whole((size.Height - h) / 2)
	s.box.Set(0, y, size.Width, h, 10, CardBG, Border, 1)
	s.ring.Set(s.focused, 0, y, size.Width, h, 10)
	x := float32(4)
	if s.at < 0 {
		s.sel.Hide()
	}
	for i, m := range s.marks {
		if i >= len(s.options) {
			m.Set("", s.style, Ink)
			continue
		}
		w := s.width(i)
		tok := Ink2
		if i == s.at {
			tok = AccentText
			SetRect(s.sel, x, y+4, w, h-8, 7, AccentSoft)
		}
		if s.disabled {
			tok = DisText
		}
		m.Set(s.options[i], s.style, tok)
		m.Place(x+w/2, y+h/2, .5)
		x += w
	}
}
