package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"spieltisch/app/ui"
)

// Spread is how a board lies on the desk: a mat in the cloth of its game, and the one paper next to it. Where the page is narrow, the
// paper is a drawer over the right of the mat.
type Spread struct {
	Object fyne.CanvasObject
	// OnSwitch hears that the page has become narrow or short, or is so no longer, before the mat is laid out.
	OnSwitch func()
	// OnDrawer hears that the drawer was opened or closed.
	OnDrawer func(open bool)

	parts         SpreadParts
	narrow, short bool
	open          bool   // the drawer
	alone         bool   // the mat has no paper next to it now
	bars          func() // hears of a switch, too: the head has the drawer's button
	mat           *ui.Surface
	paper         *ui.Surface // nil for none
	sheet         fyne.CanvasObject
	cross         *ui.IconButton // closes the drawer
	inner         *fyne.Container
}

// SpreadParts are what a board spreads.
type SpreadParts struct {
	Mat   fyne.CanvasObject
	Paper fyne.CanvasObject // nil for none
	Name  string            // of the paper
	Icon  ui.IconName
}

// Spreader is a board that lies on a mat, with a paper next to it: the page shows the drawer's button, and takes its key.
type Spreader interface{ Spread() *Spread }

// The desk around a mat and its paper.
const (
	deskMargin  float32 = 24
	deskNarrow  float32 = 16
	deskTop     float32 = 8 // below the head
	deskGap     float32 = 16
	paperWidth  float32 = 304
	paperWide   float32 = 360
	matInset    float32 = 40
	matNarrow   float32 = 36
	drawerInset float32 = 10
)

// NewSpread lays a board on the desk.
func NewSpread(d *Desk, parts SpreadParts) *Spread {
	s := &Spread{parts: parts}
	s.inner = ui.Laid(parts.Mat.MinSize, s.placeMat, parts.Mat)
	s.mat = ui.NewMat(d.Cloth(), s.inner)
	d.Trace.Mark("mat", s.mat)
	all := []fyne.CanvasObject{s.mat}
	if parts.Paper != nil {
		s.paper = ui.NewPaper(parts.Paper)
		d.Trace.Mark("paper", s.paper)
		s.cross = ui.NewIconButton(ui.IconX, d.T("common.close"), ui.Plain, func() { s.Drawer(false) }).WithKey("Escape")
		s.cross.Hide()
		corner := container.NewVBox(container.NewHBox(layout.NewSpacer(), ui.Pad(8, s.cross)))
		s.sheet = container.NewStack(ui.NewShield(), s.paper, corner) // nothing below a drawer is clicked
		all = append(all, s.sheet)
	}
	s.Object = ui.Laid(s.least, s.place, all...)
	return s
}

// Narrow and Short tell what the page is.
func (s *Spread) Narrow() bool { return s.narrow }

// Short tells whether the page is low.
func (s *Spread) Short() bool { return s.short }

// Inset is how far the mat's content lies within its sides.
func (s *Spread) Inset() float32 {
	if s.narrow {
		return matNarrow
	}
	return matInset
}

// Name is the paper's, "" for none.
func (s *Spread) Name() string {
	if s == nil {
		return ""
	}
	return s.parts.Name
}

// Rename gives the paper another name and icon.
func (s *Spread) Rename(name string, icon ui.IconName) {
	s.parts.Name, s.parts.Icon = name, icon
	if s.bars != nil {
		s.bars()
	}
}

// Alone has the mat lie alone for a while, with all the room; with off the paper comes back.
func (s *Spread) Alone(on bool) {
	if s.paper == nil || s.alone == on {
		return
	}
	s.alone = on
	s.Object.Refresh()
	if s.bars != nil {
		s.bars()
	}
}

// Open tells whether the paper is in sight.
func (s *Spread) Open() bool { return s.paper != nil && !s.alone && (!s.narrow || s.open) }

// Covered is how far the open drawer reaches over the mat's content, with some air.
func (s *Spread) Covered() float32 {
	if !s.narrow || !s.Open() {
		return 0
	}
	return paperWidth + drawerInset - matNarrow + 12
}

// Drawer opens or closes the drawer, and tells whether that changed anything.
func (s *Spread) Drawer(open bool) bool {
	if s.paper == nil || s.alone || !s.narrow || s.open == open {
		return false
	}
	s.open = open
	ui.Show(open, s.sheet)
	s.Object.Refresh() // the driver doesn't know yet where that is which was never painted, and would paint it some time later
	if s.OnDrawer != nil {
		s.OnDrawer(open)
	}
	return true
}

func (s *Spread) least() fyne.Size {
	m := s.parts.Mat.MinSize()
	return fyne.NewSize(m.Width+2*matNarrow+2*deskNarrow, m.Height+deskMargin)
}

func (s *Spread) placeMat(size fyne.Size) {
	in := s.Inset()
	ui.Put(s.parts.Mat, in, 0, size.Width-2*in, size.Height)
}

// switches follows the size of the page.
func (s *Spread) switches(size fyne.Size) {
	narrow, short := size.Width < ui.NarrowPage, size.Height+ui.HeadHeight < ui.ShortPage
	if narrow == s.narrow && short == s.short {
		return
	}
	s.narrow, s.short = narrow, short
	if s.cross != nil {
		ui.Show(narrow, s.cross)
	}
	if s.OnSwitch != nil {
		s.OnSwitch()
	}
	if s.bars != nil {
		s.bars()
	}
}

func (s *Spread) place(size fyne.Size) {
	s.switches(size)
	w, h := min(size.Width, ui.PageMostWide), min(size.Height, ui.PageMostHigh-ui.HeadHeight)
	x := ui.Whole((size.Width - w) / 2)
	if s.narrow {
		ui.Put(s.mat, x+deskNarrow, 0, w-2*deskNarrow, h-deskNarrow-6)
		if s.paper != nil {
			ui.Show(s.open && !s.alone, s.sheet)
			ui.Put(s.sheet, x+w-deskNarrow-paperWidth-drawerInset, drawerInset, paperWidth, h-deskNarrow-6-2*drawerInset)
		}
		return
	}
	mat := w - 2*deskMargin
	h -= deskTop + deskMargin
	if s.alone {
		s.sheet.Hide()
	} else if s.paper != nil {
		paper := paperWidth
		if w >= ui.WidePage {
			paper = paperWide
		}
		mat -= paper + deskGap
		s.sheet.Show()
		ui.Put(s.sheet, x+deskMargin+mat+deskGap, deskTop, paper, h)
	}
	ui.Put(s.mat, x+deskMargin, deskTop, mat, h)
}

// Drawer is the button in a page's head that opens the paper where that is a drawer, and what its key does.
type Drawer struct {
	Button *ui.Button
	bar    *ui.TopBar
	spread func() *Spread // of the board in front; nil for none
}

// NewDrawer is the button for a bar.
func NewDrawer(d *Desk, bar *ui.TopBar, spread func() *Spread) *Drawer {
	w := &Drawer{bar: bar, spread: spread}
	w.Button = ui.NewSmallButton("", ui.WellBtn, func() { w.Toggle() }).WithKey("F5")
	w.Button.Hide()
	d.Trace.Mark("drawer", w.Button)
	bar.Keep(w.Button)
	return w
}

// Is tells whether the paper in front is a drawer now.
func (w *Drawer) Is() bool {
	s := w.spread()
	return s != nil && s.narrow && s.paper != nil && !s.alone
}

// Toggle opens or closes it; false where there is none.
func (w *Drawer) Toggle() bool { return w.Is() && w.spread().Drawer(!w.spread().open) }

// Close tells whether it was open.
func (w *Drawer) Close() bool { return w.Is() && w.spread().Drawer(false) }

// Follow shows the button where there is a drawer, also when the page's width changes.
func (w *Drawer) Follow() {
	was := w.Button.Text()
	if s := w.spread(); s != nil {
		w.Button.WithIcon(s.parts.Icon).SetText(s.parts.Name)
		s.bars = w.Follow
	}
	if on := w.Is(); on != w.Button.Visible() || w.Button.Text() != was {
		ui.Show(on, w.Button)
		w.bar.Refresh()
	}
}
