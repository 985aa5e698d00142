package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"
)

// TopBar is the strip at the top of a page, 64 high. When it is narrow, first the
// buttons at the right show their icons alone, then chips go, then the title is cut.
type TopBar struct {
	widget.BaseWidget
	back  *IconButton
	icon  fyne.CanvasObject
	title *Text
	chips []*Chip
	right []fyne.CanvasObject
}

var _ fyne.Widget = (*TopBar)(nil)

// NewTopBar is a bar with a back button (none when back is nil) and a title; icon (40×40)
// may be nil. backTip is the tooltip of the back button.
func NewTopBar(back func(), backTip string, icon fyne.CanvasObject, title string) *TopBar {
	t := &TopBar{icon: icon, title: NewText(title, Title, Ink).Truncate()}
	if back != nil {
		t.back = NewIconButton(IconBack, backTip, WellBtn, back)
	}
	t.ExtendBaseWidget(t)
	return t
}

// SetChips replaces the chips behind the title.
func (t *TopBar) SetChips(chips ...*Chip) *TopBar {
	t.chips = chips
	t.Refresh()
	return t
}

// SetRight replaces what stands at the right end. A *Button with an icon may be shown
// as the icon alone.
func (t *TopBar) SetRight(objects ...fyne.CanvasObject) *TopBar {
	t.right = objects
	t.Refresh()
	return t
}

func (t *TopBar) Children() []fyne.CanvasObject {
	out := []fyne.CanvasObject{}
	if t.back != nil {
		out = append(out, t.back)
	}
	if t.icon != nil {
		out = append(out, t.icon)
	}
	out = append(out, t.title)
	for _, c := range t.chips {
		out = append(out, c)
	}
	return append(out, t.right...)
}

// CreateRenderer implements fyne.Widget.
func (t *TopBar) CreateRenderer() fyne.WidgetRenderer {
	t.ExtendBaseWidget(t)
	r := &topBarLook{t: t, bg: NewRect(), line: NewRect()}
	return Drawn(t, r.least, r.place).Changing(r.parts)
}

type topBarLook struct {
	t        *TopBar
	bg, line *canvas.Rectangle
}

func (r *topBarLook) parts() []fyne.CanvasObject {
	return append([]fyne.CanvasObject{r.bg, r.line}, r.t.Children()...)
}

func (r *topBarLook) least() fyne.Size { return fyne.NewSize(320, Px(64)) }

// rightWidth is the width of the right end with its gaps.
func (r *topBarLook) rightWidth(compact bool) float32 {
	w := float32(24)
	for _, o := range r.t.right {
		if !o.Visible() {
			continue
		}
		if b, ok := o.(*Button); ok {
			w += b.least(compact && b.icon != "").Width + 8
		} else {
			w += o.MinSize().Width + 8
		}
	}
	return w
}

func (r *topBarLook) place(s fyne.Size) {
	t := r.t
	SetRect(r.bg, 0, 0, s.Width, s.Height, 0, CardBG)
	SetRect(r.line, 0, s.Height-1, s.Width, 1, 0, Border)
	x := float32(24)
	if t.back != nil {
		x = r.put(t.back, x, s.Height) + 16
	}
	if t.icon != nil {
		x = r.put(t.icon, x, s.Height) + 12
	}
	title := Whole(Title.Measure(t.title.String()) + 1)
	need := x + title
	for _, c := range t.chips {
		need += 8 + c.MinSize().Width
	}
	if len(t.chips) > 0 {
		need += 8
	}
	compact := need+r.rightWidth(false) > s.Width
	for _, o := range t.right {
		if b, ok := o.(*Button); ok {
			b.setIconOnly(compact)
		}
	}
	end := s.Width - r.rightWidth(compact)
	t.title.Move(fyne.NewPos(x, 0))
	t.title.Resize(fyne.NewSize(max(0, min(title, end-x)), s.Height))
	x += title + 16
	for _, c := range t.chips {
		if x+c.MinSize().Width > end {
			c.Hide()
			continue
		}
		c.Show()
		x = r.put(c, x, s.Height) + 8
	}
	x = end + 8
	for _, o := range t.right {
		if o.Visible() {
			x = r.put(o, x, s.Height) + 8
		}
	}
}

// put places o in the middle of the bar and returns its right edge.
func (r *topBarLook) put(o fyne.CanvasObject, x, height float32) float32 {
	m := o.MinSize()
	o.Move(fyne.NewPos(x, Whole((height-m.Height)/2)))
	o.Resize(m)
	return x + m.Width
}
