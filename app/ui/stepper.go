package ui

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
)

// Stepper is a whole number with − and +. Digits may be typed, the arrow keys step.
type Stepper struct {
	control
	value, low, high, step int
	typing                 string // digits typed so far, if begun
	begun                  bool   // somebody types: else the number is selected, and the next digit replaces it
	changed                func(int)

	box                *Box
	minus, plus        IconImage
	left, right, caret *canvas.Rectangle
	all                *canvas.Rectangle // behind the number that the next digit replaces
	label              Line
	ring               Ring
}

// NewStepper is a stepper for least…most; changed gets every new value.
func NewStepper(value, least, most, step int, changed func(int)) *Stepper {
	s := &Stepper{value: min(max(value, least), most), low: least, high: most, step: max(1, step), changed: changed, box: NewBox(), minus: NewIconImage(), plus: NewIconImage(), left: NewRect(), right: NewRect(), caret: NewRect(), all: NewRect(), label: NewLine(), ring: NewRing()}
	s.tap = func() {}
	s.OnKey = s.typed
	s.Draw(s, s.least, s.place, s.ring, s.box, s.left, s.right, s.minus, s.plus, s.all, s.label, s.caret)
	return s
}

// Value is the number.
func (s *Stepper) Value() int { return s.value }

// SetValue changes it without calling changed.
func (s *Stepper) SetValue(v int) {
	s.typing, s.begun = "", false
	s.value = min(max(v, s.low), s.high)
	s.Refresh()
}

func (s *Stepper) take(v int) {
	if s.disabled {
		return
	}
	old := s.value
	s.value = min(max(v, s.low), s.high)
	if s.value != old && s.changed != nil {
		Guard(func() { s.changed(s.value) })
	}
	s.Refresh()
}

func (s *Stepper) move(by int) {
	s.typing, s.begun = "", false
	s.take(s.value + by)
}

func (s *Stepper) typed(e *fyne.KeyEvent) bool {
	switch e.Name {
	case fyne.KeyUp, fyne.KeyRight:
		s.move(s.step)
	case fyne.KeyDown, fyne.KeyLeft:
		s.move(-s.step)
	case fyne.KeyPageUp:
		s.move(10 * s.step)
	case fyne.KeyPageDown:
		s.move(-10 * s.step)
	case fyne.KeyHome:
		s.move(s.low - s.value)
	case fyne.KeyEnd:
		s.move(s.high - s.value)
	case fyne.KeyBackspace, fyne.KeyDelete:
		s.backspace()
	default:
		return false
	}
	return true
}

func (s *Stepper) backspace() {
	s.begun = true
	s.typing = s.typing[:max(0, len(s.typing)-1)]
	s.fromTyping()
}

// TypedKey leaves Enter to the dialog or the page, after it took what was typed.
func (s *Stepper) TypedKey(e *fyne.KeyEvent) {
	if e.Name == fyne.KeyReturn || e.Name == fyne.KeyEnter {
		s.typing, s.begun = "", false
		s.Refresh()
		BubbleKey(s, e)
		return
	}
	s.control.TypedKey(e)
}

// TypedRune takes digits, and a minus where negative numbers are allowed.
func (s *Stepper) TypedRune(r rune) {
	typed(canvasOf(s))
	digit := r >= '0' && r <= '9'
	minus := r == '-' && s.typing == "" && s.low < 0
	if s.disabled || !digit && !minus {
		s.control.TypedRune(r)
		return
	}
	if len(s.typing) < 9 {
		s.typing, s.begun = s.typing+string(r), true
		s.fromTyping()
	}
}

// TypedShortcut implements fyne.Shortcutable: after Ctrl+A the next digit begins another number. The program gets all others.
func (s *Stepper) TypedShortcut(sc fyne.Shortcut) {
	if _, all := sc.(*fyne.ShortcutSelectAll); !all {
		BubbleShortcut(s, sc)
		return
	}
	s.typing, s.begun = "", false
	s.Refresh()
}

// fromTyping takes what is typed as soon as it is inside the limits.
func (s *Stepper) fromTyping() {
	v, err := strconv.Atoi(s.typing)
	if err == nil && v >= s.low && v <= s.high {
		s.take(v)
	}
	s.Refresh()
}

// FocusLost moves what was typed inside the limits.
func (s *Stepper) FocusLost() {
	if v, err := strconv.Atoi(s.typing); err == nil {
		s.take(v)
	}
	s.typing, s.begun = "", false
	s.control.FocusLost()
}

// Tapped steps at the ends and takes the keyboard between.
func (s *Stepper) Tapped(e *fyne.PointEvent) {
	hideTipOf(s)
	switch side := float32(40); {
	case e.Position.X < side:
		s.move(-s.step)
	case e.Position.X > s.Size().Width-side:
		s.move(s.step)
	default:
		s.Take()
	}
}

// Cursor implements desktop.Cursorable.
func (s *Stepper) Cursor() desktop.Cursor { return desktop.DefaultCursor }

func (s *Stepper) least() fyne.Size {
	wide := max(Title.Measure(Signed(s.high)), Title.Measure(Signed(s.low)))
	return fyne.NewSize(max(128, 2*40+Whole(wide)+20), 40)
}

func (s *Stepper) place(size fyne.Size) {
	h, side := float32(40), float32(40)
	y := Whole((size.Height - h) / 2)
	fill, ink := Color(CardBG), Color(Ink)
	if s.disabled {
		fill, ink = Color(Dis), Color(DisText)
	}
	s.box.Set(0, y, size.Width, h, 10, fill, Ctrl, 2)
	s.ring.Set(s.focused, 0, y, size.Width, h, 10)
	SetRect(s.left, side, y+2, 1, h-4, 0, Border) // within the rim
	SetRect(s.right, size.Width-side-1, y+2, 1, h-4, 0, Border)
	sign := func(img IconImage, n IconName, end bool, cx float32) {
		c := ink
		if end {
			c = Color(Ink3)
		}
		img.Set(n, c)
		img.Place(cx, y+h/2, 16)
	}
	sign(s.minus, IconMinus, s.value <= s.low, side/2)
	sign(s.plus, IconPlus, s.value >= s.high, size.Width-side/2)
	text := strconv.Itoa(s.value)
	if s.begun {
		text = s.typing
		if v, err := strconv.Atoi(text); err != nil || v < s.low || v > s.high {
			ink = Color(Err)
		}
	}
	s.label.Set(printed(text), Title, ink)
	s.label.Place(size.Width/2, y+h/2, .5)
	picked := None
	if s.focused && !s.begun {
		picked = AccentSoft
	}
	SetRect(s.all, Whole(size.Width/2-s.label.Width()/2)-3, y+7, s.label.Width()+6, h-14, 4, picked)
	SetRect(s.caret, Whole(size.Width/2+s.label.Width()/2)+2, y+10, 2, h-20, 0, Accent)
	if !s.begun || !s.focused {
		s.caret.Hide()
	}
}
