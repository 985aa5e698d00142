package ui

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// Bar shows a share of a whole, and in a lighter shade what is about to be added.
type Bar struct {
	Base
	share, pending float32
	tok, ground    Token
	height         float32
	anim           *Animation
	seen           float32 // the share drawn now

	bg, extra, fill *canvas.Rectangle
}

// NewBar is an empty bar, 10 high.
func NewBar(tok Token) *Bar {
	b := &Bar{tok: tok, ground: Well, height: 10, bg: NewRect(), extra: NewRect(), fill: NewRect()}
	b.Draw(b, b.least, b.place, b.bg, b.extra, b.fill).Gone(b.gone)
	return b
}

// On gives what is left of the bar a colour of its own and returns b.
func (b *Bar) On(ground Token) *Bar {
	b.ground = ground
	return b
}

// Set shows share (0 to 1), and pending (0 to 1) behind it. It moves when animations
// are on and the bar is on the screen.
func (b *Bar) Set(share, pending float32) {
	share = min(max(share, 0), 1)
	pending = min(max(pending, 0), 1-share)
	if share == b.share && pending == b.pending {
		return
	}
	from := b.seen
	b.share, b.pending = share, pending
	b.anim.Stop()
	if !Animations() || canvasOf(b) == nil {
		b.seen = share
		b.Refresh()
		return
	}
	b.anim = Animate(350*time.Millisecond, fyne.AnimationEaseOut, func(f float32) {
		b.seen = from + (share-from)*f
		b.Refresh()
	})
}

func (b *Bar) gone() {
	b.anim.Stop()
	b.seen = b.share
}

func (b *Bar) least() fyne.Size { return fyne.NewSize(48, b.height) }
func (b *Bar) place(s fyne.Size) {
	h := min(b.height, s.Height)
	y := Whole((s.Height - h) / 2)
	c := Color(b.tok)
	SetRect(b.bg, 0, y, s.Width, h, h/2, b.ground)
	SetRect(b.extra, 0, y, max(h, s.Width*(b.seen+b.pending)), h, h/2, Mix(c, Color(CardBG), .35))
	SetRect(b.fill, 0, y, max(h, s.Width*b.seen), h, h/2, c)
	if b.pending <= 0 {
		b.extra.Hide()
	}
	if b.seen <= 0 {
		b.fill.Hide()
	}
}
