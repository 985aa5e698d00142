package ui

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// Sheet is paper that rises over the foot of a page and says what a choice was worth. The page above it stays in sight and takes no
// clicks.
type Sheet struct {
	Good    bool                                 // what it says is good news
	Figure  func(size float32) fyne.CanvasObject // stands at its left
	Title   string
	Reason  fyne.CanvasObject   // scrolls where there is no room for it
	Fields  []fyne.CanvasObject // next to each other, such as the choices
	Buttons []DialogButton      // the first is the primary one, the others are links below it
	OnEsc   func()
	OnClose func()
}

// Measures of a sheet; the second of two is for low windows.
const (
	sheetTime   = 240 * time.Millisecond
	sheetRadius = 24
	sheetRim    = 3
	sheetPad    = float32(14)
)

// sheet is a dialog in another shape.
type sheet struct {
	*dialogOverlay
	s       Sheet
	title   *Para
	figure  fyne.CanvasObject
	risen   float32 // the share of its height that it has risen
	rise    *Animation
	reasons fyne.CanvasObject
}

// ShowSheet lets a sheet rise. Enter is its primary button, which has the focus once it has risen: a key that was pressed twice does
// nothing. With less motion it is there at once.
func ShowSheet(w fyne.Window, s Sheet) *DialogHandle {
	o := &dialogOverlay{
		canvas: w.Canvas(), floats: newLayer(w.Canvas()), before: w.Canvas().Focused(), veil: canvas.NewRectangle(veilColor()),
		d: Dialog{Buttons: s.Buttons, Message: true, OnEsc: s.OnEsc},
	}
	x := &sheet{dialogOverlay: o, s: s, title: NewPara(s.Title, Question, Ink), risen: 1, reasons: s.Reason}
	short := w.Canvas().Size().Height < ShortPage
	size := float32(88)
	if short {
		size = 64
	}
	x.figure = s.Figure(size)
	for i, spec := range s.Buttons {
		b := NewSmallButton(spec.Text, Plain, nil)
		if i == 0 {
			b = NewMainButton(spec.Text, nil)
		}
		b.tap = func() { o.press(spec) }
		o.bind(spec, b.WithIcon(spec.Icon))
		o.buttons = append(o.buttons, b)
	}
	o.main = o.buttons[0]
	o.body = NewVScroll(s.Reason)
	fill, rim := WarnSoft, Warn
	if s.Good {
		fill, rim = OKSoft, OK
	}
	o.card = newSurface(x.content(), surfaceLook{fill: fill, under: DeskShadow, rim: rim, wide: sheetRim, radius: sheetRadius, drop: 5})
	o.veil.Hide()
	o.d.OnClose = func() {
		x.rise.Stop()
		if s.OnClose != nil {
			s.OnClose()
		}
	}
	o.Draw(o, o.least, x.place, o.veil, o.card, o.floats.Container)
	w.Canvas().Overlays().Add(o)
	if Animations() {
		x.risen = 0
	}
	o.Resize(w.Canvas().Size())
	if x.risen == 1 {
		o.focusFirst()
		return &DialogHandle{overlay: o}
	}
	x.rise = Animate(sheetTime, fyne.AnimationEaseOut, func(f float32) {
		x.risen = f
		x.place(o.Size())
		if f == 1 && o.canvas.Focused() == nil {
			o.focusFirst()
		}
	})
	return &DialogHandle{overlay: o}
}

// content is what lies on a sheet, in the order of reading.
func (x *sheet) content() *fyne.Container {
	all := []fyne.CanvasObject{x.figure, x.title, x.body}
	all = append(all, x.s.Fields...)
	for _, b := range x.buttons {
		all = append(all, b)
	}
	return Laid(func() fyne.Size { return fyne.Size{} }, func(s fyne.Size) { x.lay(s, true) }, all...)
}

// lay places the parts in a size, or only tells how high they are together.
func (x *sheet) lay(s fyne.Size, place bool) (high float32) {
	put := func(o fyne.CanvasObject, px, y, w, h float32) {
		if high = max(high, y+h+sheetPad); place {
			Put(o, px, y, w, h)
		}
	}
	edge, gap, wide := float32(24), float32(16), float32(216)
	if x.canvas.Size().Width < NarrowPage {
		edge, gap, wide = 16, 10, 188
	}
	for _, b := range x.buttons {
		wide = max(wide, b.MinSize().Width)
	}
	right, y := s.Width-edge-wide, sheetPad+6 // its ring stays off the edge
	for i, b := range x.buttons {
		h := b.MinSize().Height
		if i == 0 && place {
			y = max(y, (s.Height-h-44*float32(len(x.buttons)-1))/2)
		}
		put(b, right, y, wide, h)
		if y += h + 2; i == 0 {
			y += 8
		}
	}
	tall := float32(0)
	for _, f := range x.s.Fields {
		tall = max(tall, f.MinSize().Height)
	}
	right -= gap
	for i := len(x.s.Fields) - 1; i >= 0; i-- {
		f := x.s.Fields[i]
		w, top := f.MinSize().Width, sheetPad
		if place {
			top = max(sheetPad, (s.Height-tall)/2)
		}
		right -= w + gap
		put(f, right, top, w, tall)
	}
	d := x.figure.MinSize().Width
	put(x.figure, edge+8, sheetPad+6, d, d)
	left := edge + 8 + d + edge
	w := right - gap - left
	x.title.Resize(fyne.NewSize(w, 0))
	x.reasons.Resize(fyne.NewSize(w-8, x.reasons.Size().Height)) // its height follows from its width
	th, rh := x.title.MinSize().Height, x.reasons.MinSize().Height
	put(x.title, left, sheetPad, w, th)
	if top := sheetPad + th + 4; place {
		put(x.body, left, top, w, max(0, s.Height-top-sheetPad))
	} else {
		high = max(high, top+rh+sheetPad+4)
	}
	return high
}

// place lays the sheet over the foot of the mat, as far as it has risen.
func (x *sheet) place(s fyne.Size) {
	x.floats.Resize(s)
	margin, foot, least := float32(24), float32(24), float32(200)
	if s.Width < NarrowPage {
		margin, foot = 16, 22
	}
	if s.Height < ShortPage {
		least = 176
	}
	w := s.Width - 2*margin
	h := min(max(least, x.lay(fyne.NewSize(w, 0), false)), (s.Height-HeadHeight)*.62)
	x.card.Resize(fyne.NewSize(w, h))
	x.card.Move(fyne.NewPos(margin, Whole(s.Height-(h+foot)*x.risen)))
}

// NewSheetField is one of two choices on a sheet: whose it is, its pieces, and what it is worth in a few letters, which stand beside narrow
// pieces and below wide ones.
func NewSheetField(whose string, pieces fyne.CanvasObject, worth, unit string, tok Token) fyne.CanvasObject {
	label := NewText(whose, Strong, Ink2)
	figure := HMid(6, NewText(worth, Question, tok), NewText(unit, Strong, Ink2))
	body := VGap(2, pieces, figure)
	if pieces.MinSize().Width < 80 {
		body = HMid(12, pieces, VGap(0, figure.Objects...))
	}
	if worth == "" {
		body = VGap(2, pieces)
	}
	return MinSized(160, 128, NewArea(Slip, 14, Inset(10, 16, 10, 16, VGap(6, label, body))))
}
