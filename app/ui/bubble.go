package ui

import (
	"time"

	"fyne.io/fyne/v2"
)

// How long a bubble takes to grow.
const bubbleTime = 160 * time.Millisecond

// The inside of a bubble.
const (
	bubbleSide  float32 = 22
	bubbleEnds  float32 = 14
	bubbleLeast float32 = 64 // its least height
	bubbleHangs float32 = 40 // from its left to the face that it hangs below, where there is room
	bubbleGrows float32 = 12 // so much, around the words, which are there at once
	bubbleLines         = 2
)

// Bubble is what somebody at the table says, with a tail to their face at its left; the tail lies TailLong outside of it. Its place is
// the room that it may take: it lies at the left of that, in the middle of the height, no larger than its words need.
type Bubble struct {
	Areas
	OnHover func(on bool) // the pointer comes or goes

	side Side    // that its tail is at
	tail float32 // how far from the left of its place that begins, at the top and at the bottom

	said  string
	style Style
	area  Frame // where it lies in its place once it has grown
	grown float32
	anim  *Animation

	slip *Surface
	head *Text
	para *Para
}

// NewBubble is hidden and says nothing.
func NewBubble(c Cloth) *Bubble {
	b := &Bubble{style: Number, grown: 1, side: LeftSide, slip: NewSlip(c, 16, nil), head: NewText("", Strong, Ink2).Truncate(), para: NewPara("", Number, Ink).MaxLines(bubbleLines)}
	b.Deaf = true
	b.OnPoint = func() {
		if b.OnHover != nil {
			b.OnHover(b.Over() >= 0)
		}
	}
	b.Draw(b, b.least, b.place, b.slip, b.head, b.para).Gone(func() {
		b.anim.Stop()
		b.MouseOut()
	})
	b.Hide()
	return b
}

// Say has the bubble say something else, and grow from its tail; with "" it goes.
func (b *Bubble) Say(text string) {
	if b.said == text {
		return
	}
	b.said = text
	b.anim.Stop()
	b.para.SetText(text)
	Show(text != "", b)
	if text == "" || !Animations() {
		b.grow(1)
		return
	}
	b.grow(0)
	b.anim = Animate(bubbleTime, fyne.AnimationEaseOut, b.grow)
}

func (b *Bubble) grow(share float32) {
	b.grown = share
	b.Refresh()
}

// Area is where it lies in its place.
func (b *Bubble) Area() Frame { return b.area }

// Said is what it says.
func (b *Bubble) Said() string { return b.said }

// Head sets the small line above; "" is none.
func (b *Bubble) Head(text string) {
	if b.head.String() != text {
		b.head.SetText(text)
		b.Refresh()
	}
}

// Point has the tail point left, or up or down to a face whose middle is at x: then the bubble lies at that end of its place, as far
// right as that needs.
func (b *Bubble) Point(side Side, x float32) {
	if b.side != side || b.tail != x {
		b.side, b.tail = side, x
		b.Refresh()
	}
}

// SetStyle changes the size of the words: Number for a sentence, Guess for a guess.
func (b *Bubble) SetStyle(s Style) {
	if b.style != s {
		b.style = s
		b.para.SetStyle(s)
		b.Refresh()
	}
}

// fit has the words take as many lines as there is room for, and a step smaller where they need more.
func (b *Bubble) fit(room fyne.Size) {
	high := room.Height - 2*bubbleEnds
	if b.head.String() != "" {
		high -= Strong.Height()
	}
	b.para.MaxLines(0)
	for _, style := range [...]Style{b.style, Number, Label} {
		lines := max(bubbleLines, int(high/style.lineHeight()))
		b.para.SetStyle(style)
		b.para.Resize(fyne.NewSize(max(40, room.Width-2*bubbleSide), 0))
		if b.para.MinSize().Height <= max(high+bubbleEnds/2, style.lineHeight()) || style == Label {
			b.para.MaxLines(lines)
			return
		}
	}
}

// need is the size that the words need in a width.
func (b *Bubble) need(width float32) fyne.Size {
	inner := min(width-2*bubbleSide, Whole(b.para.style.Measure(b.said)+1.5))
	b.para.Resize(fyne.NewSize(max(40, inner), b.para.MinSize().Height))
	h := b.para.MinSize().Height + 2*bubbleEnds
	if b.head.String() != "" {
		inner = max(inner, min(width-2*bubbleSide, Whole(Strong.Measure(b.head.String())+1.5)))
		h += Strong.Height()
	}
	return fyne.NewSize(inner+2*bubbleSide, max(h, bubbleLeast))
}

func (b *Bubble) least() fyne.Size { return fyne.NewSize(120, bubbleLeast) }

func (b *Bubble) place(s fyne.Size) {
	b.fit(s)
	n := b.need(s.Width)
	y := Whole((s.Height - n.Height) / 2)
	less := bubbleGrows * (1 - b.grown)
	w, h := n.Width-less, n.Height-less
	x := float32(0)
	if b.side != LeftSide {
		x, y = max(0, min(b.tail-bubbleHangs, s.Width-n.Width)), 0
		rest := float32(0)
		if b.side == BottomSide {
			y, rest = s.Height-n.Height, n.Height-h
		}
		Put(b.slip, x, y+rest, w, h)
		b.slip.SetTail(b.side, min(b.tail-x, w-32))
	} else {
		Put(b.slip, 0, y+Whole((n.Height-h)/2), w, h)
		b.slip.SetTail(LeftSide, h/2)
	}
	b.area = NewFrame(x, y, n.Width, n.Height)
	Show(b.head.String() != "", b.head)
	y += bubbleEnds
	if b.head.String() != "" {
		Put(b.head, x+bubbleSide, y, n.Width-2*bubbleSide, Strong.Height())
		y += Strong.Height()
	}
	text := b.para.MinSize().Height
	room := n.Height - 2*bubbleEnds
	if b.head.String() != "" {
		room -= Strong.Height()
	}
	Put(b.para, x+bubbleSide, y+Whole((room-text)/2), n.Width-2*bubbleSide+1, text)
}
