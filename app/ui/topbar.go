package ui

import "fyne.io/fyne/v2"

// HeadHeight is how high the head of a page is.
const HeadHeight float32 = 56

// wayBack is up to where the button at its left reaches, with its margin.
const wayBack float32 = 72

// TopBar is the head of a page: it stands on the page's own ground. When it is narrow, first the buttons at the right show their icons
// alone, but for the one that Keep keeps, then chips go, then the icon before the title; then the title is cut.
type TopBar struct {
	Base
	back  *IconButton
	icon  fyne.CanvasObject
	title *Text
	chips []fyne.CanvasObject // each perhaps with a tooltip
	right []fyne.CanvasObject
	keeps *Button           // its words
	said  fyne.CanvasObject // stands before the last two at the right, instead of all else behind the icon; nil: nothing
	icons float32           // the width at which the buttons have become icons: they stay so, words would move under the pointer
}

// NewTopBar is a bar with a back button (none when back is nil) and a title; icon (40×40)
// may be nil. backTip is the tooltip of the back button, backKey the key that does the same.
func NewTopBar(back func(), backTip, backKey string, icon fyne.CanvasObject, title string) *TopBar {
	t := &TopBar{icon: icon, title: NewText(title, Title, Ink).Truncate()}
	if back != nil {
		t.back = NewIconButton(IconBack, backTip, headBtn, back).WithKey(backKey)
	}
	t.Draw(t, t.least, t.place).Changing(t.parts)
	return t
}

// Say has something stand between the way back, where there is room with the icon, and the last two objects at the right, in the
// place of all others there; nil shows those again.
func (t *TopBar) Say(o fyne.CanvasObject) {
	t.said = o
	t.Refresh()
}

// SetChips replaces the chips behind the title.
func (t *TopBar) SetChips(chips ...*Chip) *TopBar {
	t.chips = make([]fyne.CanvasObject, len(chips))
	for i, c := range chips {
		if t.chips[i] = c; c.fill == Well {
			c.fill = CardBG
		}
		if c.tip != "" {
			named := NewNamed(c)
			named.SetTip(c.tip)
			t.chips[i] = named
		}
	}
	t.Refresh()
	return t
}

// SetRight replaces what stands at the right end. A *Button with an icon may be shown
// as the icon alone.
func (t *TopBar) SetRight(objects ...fyne.CanvasObject) *TopBar {
	t.right = objects
	for _, o := range objects {
		switch b := o.(type) {
		case *Button:
			b.kind = onHead(b.kind)
		case *IconButton:
			b.kind = onHead(b.kind)
		}
	}
	t.Refresh()
	return t
}

// onHead is a button's look where it would be sunken elsewhere.
func onHead(k Kind) Kind {
	if k == WellBtn {
		return headBtn
	}
	return k
}

// Keep has a button at the right keep its words for longer than all others. Where the page is narrow, only the first chip stays beside
// it.
func (t *TopBar) Keep(b *Button) { t.keeps = b }

// parts end with the way back, so that Tab comes to it last.
func (t *TopBar) parts() []fyne.CanvasObject {
	out := []fyne.CanvasObject{t.title}
	if t.said != nil {
		out[0] = t.said
	} else {
		out = append(out, t.chips...)
	}
	if t.icon != nil {
		out = append(out, t.icon)
	}
	out = append(out, t.tools()...)
	if t.back != nil {
		out = append(out, t.back)
	}
	return out
}

// tools are those objects at the right that can be had.
func (t *TopBar) tools() []fyne.CanvasObject {
	if t.said != nil {
		return t.right[max(0, len(t.right)-2):]
	}
	return t.right
}

func (t *TopBar) least() fyne.Size { return fyne.NewSize(320, HeadHeight) }

// rightWidth is the width of the right end with its gaps.
func (t *TopBar) rightWidth(compact bool) float32 {
	w := t.margin()
	for _, o := range t.tools() {
		if !o.Visible() {
			continue
		}
		if b, ok := o.(*Button); ok {
			w += b.leastWhen(compact && b.icon != "" && b != t.keeps).Width + 8
		} else {
			w += o.MinSize().Width + 8
		}
	}
	return w
}

func (t *TopBar) place(s fyne.Size) {
	start, x := t.lead(s.Height)
	title := Whole(Title.Measure(t.title.String()) + 1)
	need := x + title
	for _, c := range t.chips {
		need += 8 + c.MinSize().Width
	}
	if len(t.chips) > 0 {
		need += 8
	}
	if t.said != nil && s.Width >= NarrowPage {
		need = 0
	} else if t.said != nil {
		need = max(need, start+t.said.MinSize().Width)
	}
	compact := t.shrink(s.Width, need)
	end := s.Width - t.rightWidth(compact)
	defer t.putTools(end+8, s.Height)
	if t.said != nil {
		if Show(s.Width >= NarrowPage, t.icon); !t.icon.Visible() {
			x = start
		}
		Put(t.said, x, 0, end-x, s.Height)
		return
	}
	if t.icon != nil {
		fits := x+title <= end
		if Show(fits, t.icon); !fits {
			x = start
		}
	}
	t.title.Move(fyne.NewPos(x, 0))
	t.title.Resize(fyne.NewSize(max(0, min(title, end-x)), s.Height))
	x += title + 16
	for i, c := range t.chips {
		if x+c.MinSize().Width > end || i > 0 && t.keeps != nil && s.Width < NarrowPage {
			c.Hide()
			continue
		}
		c.Show()
		x = t.put(c, x, s.Height) + 8
	}
}

func (t *TopBar) putTools(x, height float32) {
	for _, o := range t.tools() {
		if o.Visible() {
			x = t.put(o, x, height) + 8
		}
	}
}

// shrink has the buttons at the right show their icons alone where what is left of them needs so much, and tells whether they do.
func (t *TopBar) shrink(width, need float32) (compact bool) {
	compact = t.icons == width || need+t.rightWidth(false) > width
	t.icons = 0
	if compact {
		t.icons = width
	}
	for _, o := range t.right {
		if b, ok := o.(*Button); ok {
			b.IconOnly(compact && b != t.keeps)
		}
	}
	return compact
}

// margin is what is left free at both ends.
func (t *TopBar) margin() float32 {
	if t.Size().Width < NarrowPage {
		return 16
	}
	return 24
}

// lead places what stands before the title, and returns where that begins, without the icon and with it.
func (t *TopBar) lead(height float32) (bare, x float32) {
	x = t.margin()
	if t.back != nil {
		x = t.put(t.back, x, height) + 12
	}
	bare = x
	if t.icon != nil {
		x = t.put(t.icon, x, height) + 12
	}
	return bare, x
}

// put places o in the middle of the bar and returns its right edge.
func (t *TopBar) put(o fyne.CanvasObject, x, height float32) float32 {
	m := o.MinSize()
	o.Move(fyne.NewPos(x, Whole((height-m.Height)/2)))
	o.Resize(m)
	return x + m.Width
}
