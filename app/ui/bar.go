package ui

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"
)

// Bar shows a share of a whole, and in a lighter shade what is about to be added.
type Bar struct {
	widget.BaseWidget
	share, pending float32
	tok            Token
	height         float32
	anim           *fyne.Animation
	seen           float32 // the share drawn now
}

var _ fyne.Widget = (*Bar)(nil)

// NewBar is an empty bar, 10 high.
func NewBar(tok Token) *Bar {
	b := &Bar{tok: tok, height: 10}
	b.ExtendBaseWidget(b)
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
	b.stop()
	if !Animations() || canvasOf(b) == nil {
		b.seen = share
		b.Refresh()
		return
	}
	b.anim = NewAnimation(350*time.Millisecond, func(f float32) {
		b.seen = from + (share-from)*f
		b.Refresh()
	})
	b.anim.Curve = fyne.AnimationEaseOut
	b.anim.Start()
}

func (b *Bar) stop() {
	if b.anim != nil {
		b.anim.Stop()
		b.anim = nil
	}
}

// CreateRenderer implements fyne.Widget.
func (b *Bar) CreateRenderer() fyne.WidgetRenderer {
	b.ExtendBaseWidget(b)
	r := &barLook{b: b, bg: NewRect(), extra: NewRect(), fill: NewRect()}
	return Drawn(b, r.least, r.place, r.bg, r.extra, r.fill).Gone(r.gone)
}

type barLook struct {
	b               *Bar
	bg, extra, fill *canvas.Rectangle
}

func (r *barLook) gone() {
	r.b.stop()
	r.b.seen = r.b.share
}

func (r *barLook) least() fyne.Size { return fyne.NewSize(48, r.b.height) }
func (r *barLook) place(s fyne.Size) {
	h := min(r.b.height, s.Height)
	y := Whole((s.Height - h) / 2)
	c := Color(r.b.tok)
	SetRect(r.bg, 0, y, s.Width, h, h/2, Well)
	SetRect(r.extra, 0, y, max(h, s.Width*(r.b.seen+r.b.pending)), h, h/2, Mix(c, Color(CardBG), .35))
	SetRect(r.fill, 0, y, max(h, s.Width*r.b.seen), h, h/2, c)
	if r.b.pending <= 0 {
		r.extra.Hide()
	}
	if r.b.seen <= 0 {
		r.fill.Hide()
	}
}
