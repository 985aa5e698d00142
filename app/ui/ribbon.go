package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// Sizes of a ribbon.
const (
	ribbonHigh  float32 = 56
	ribbonEnd   float32 = 26 // how far an end sticks out
	ribbonNotch float32 = 14
	ribbonDrop  float32 = 8
	ribbonStar  float32 = 26
)

// Ribbon is a line about something that nobody had reached before, on a strip with notched ends.
type Ribbon struct {
	Base
	text string

	ends [2]*canvas.ArbitraryPolygon
	box  *Box
	star *Star
	line Line
}

// NewRibbon is a ribbon with a text.
func NewRibbon(text string) *Ribbon {
	r := &Ribbon{text: text, ends: [2]*canvas.ArbitraryPolygon{canvas.NewArbitraryPolygon(nil, nil), canvas.NewArbitraryPolygon(nil, nil)}, box: NewBox(), star: NewStar(ribbonStar).Light(true), line: NewLine()}
	r.Draw(r, r.least, r.place, r.ends[0], r.ends[1], r.box, r.star, r.line)
	return r
}

func (r *Ribbon) least() fyne.Size {
	return fyne.NewSize(Whole(Title.Measure(r.text)+.5)+ribbonStar+12+40+2*ribbonEnd, ribbonHigh+ribbonDrop)
}

func (r *Ribbon) place(s fyne.Size) {
	const end, in, h = ribbonEnd, ribbonNotch, ribbonHigh
	gold := Mix(Color(Gold), Color(CardBG), .75)
	box := fyne.NewSize(end+in, h)
	SetPolygon(r.ends[0], fyne.NewPos(0, ribbonDrop), box, gold,
		fyne.NewPos(0, 0), fyne.NewPos(end+in, 0), fyne.NewPos(end+in, h), fyne.NewPos(0, h), fyne.NewPos(in, h/2))
	SetPolygon(r.ends[1], fyne.NewPos(s.Width-end-in, ribbonDrop), box, gold,
		fyne.NewPos(0, 0), fyne.NewPos(end+in, 0), fyne.NewPos(end, h/2), fyne.NewPos(end+in, h), fyne.NewPos(0, h))
	w := s.Width - 2*end
	r.box.Set(end, 0, w, h, 8, WarnSoft, Gold, 2.5)
	text := ellipsis(r.text, Title, w-ribbonStar-12-40)
	r.line.Set(text, Title, Ink)
	x := end + (w-ribbonStar-12-r.line.Width())/2
	Put(r.star, x, (h-ribbonStar)/2, ribbonStar, ribbonStar)
	r.line.Place(x+ribbonStar+12, h/2, 0)
}

// Award is a ribbon on somebody's page: what was done and how much of it, with one tail.
type Award struct {
	Base
	content fyne.CanvasObject
	tail    *canvas.ArbitraryPolygon
	box     *Box
}

// awardWide is how wide an award is.
const awardWide float32 = 282

// NewAward is an award with its title and a line.
func NewAward(title, text string) *Award {
	head := HMid(8, NewStar(ribbonStar).Light(true), Stretch(NewText(title, Heading, Ink).Truncate()))
	a := &Award{tail: canvas.NewArbitraryPolygon(nil, nil), box: NewBox()}
	a.content = Inset(16, 12, 16, 20, VGap(10, head, NewText(text, Strong, Ink2).Truncate()))
	a.Draw(a, a.least, a.place, a.tail, a.box, a.content)
	return a
}

func (a *Award) least() fyne.Size {
	return fyne.NewSize(awardWide, a.content.MinSize().Height+ribbonNotch)
}

func (a *Award) place(s fyne.Size) {
	const wide, long float32 = 32, ribbonNotch
	h := s.Height - long
	SetPolygon(a.tail, fyne.NewPos(16, h-1), fyne.NewSize(wide, long), Mix(Color(Gold), Color(CardBG), .75),
		fyne.NewPos(0, 0), fyne.NewPos(wide, 0), fyne.NewPos(wide, long), fyne.NewPos(wide/2, long/2), fyne.NewPos(0, long))
	a.box.Set(0, 0, s.Width, h, 12, WarnSoft, Gold, 2)
	Put(a.content, 0, 0, s.Width, h)
}
