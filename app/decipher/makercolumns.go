package decipher

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
)

// makerColumns lays out the Puzzle Maker's page: one or two cards at the left, and at
// the right cards of which the middle one takes what is left, with the button at the
// end.
type makerColumns struct {
	top, low fyne.CanvasObject // low may be nil
	share    float32           // of the height, for low
	right    []fyne.CanvasObject
	fits     func(makerSize)
	box      *fyne.Container
}

// makerSize is what the parts of the page must fit.
type makerSize struct {
	left, right float32 // widths of the columns
	height      float32
	tight       bool // no room for lines that only help
}

// Widths of the right column, and when it is narrow, in px.
const (
	sideWidth  float32 = 376
	sideLeast  float32 = 320
	sideShare  float32 = .38
	wideEnough float32 = 1200
	roomy      float32 = 600 // height that all lines have room in
)

func (c *makerColumns) container() *fyne.Container {
	c.box = ui.Laid(c.least, c.place, c.top)
	if c.low != nil {
		c.box.Objects = append(c.box.Objects, c.low)
	}
	c.box.Objects = append(c.box.Objects, c.right...)
	return c.box
}

// again places everything once more.
func (c *makerColumns) again() {
	if size := c.box.Size(); size.Width > 0 {
		c.place(size)
	}
}

// least is what the least window has below its top bar, which grows
// with the text.
func (c *makerColumns) least() fyne.Size {
	return fyne.NewSize(ui.MinWidth, ui.MinHeight-64-8)
}

// margins are those of the page and between cards.
func margins(width float32) (margin, gap float32) {
	if width < wideEnough {
		return 16, 12
	}
	return 24, 16
}

// cardPad is the padding of a card in a column of a width.
func cardPad(column float32) float32 {
	if column < 760 {
		return 16
	}
	return 24
}

func (c *makerColumns) place(size fyne.Size) {
	margin, gap := margins(size.Width)
	right := sideWidth
	if size.Width < wideEnough {
		right = sideLeast
	}
	right = ui.Whole(min(right, size.Width*sideShare))
	left := size.Width - right - 2*margin - gap
	height := size.Height - gap - margin
	c.fits(makerSize{left: left, right: right, height: height, tight: height < roomy})
	low := float32(0)
	if c.low != nil {
		low = ui.Whole((height - gap) * c.share)
		ui.Put(c.low, margin, gap+height-low, left, low)
		low += gap
	}
	ui.Put(c.top, margin, gap, left, height-low)
	c.column(margin+left+gap, gap, right, height)
}

// buttonHeight is that of the button at the end, where there is room.
const buttonHeight float32 = 64

// column places the right column: all but the second have their least height.
func (c *makerColumns) column(x, y, width, height float32) {
	_, gap := margins(c.box.Size().Width)
	heights := make([]float32, len(c.right))
	rest := height + gap
	for i, o := range c.right {
		o.Resize(fyne.NewSize(width, o.MinSize().Height))
		heights[i] = o.MinSize().Height
		if i == len(c.right)-1 && height >= roomy {
			heights[i] = max(heights[i], buttonHeight)
		}
		if i != 1 {
			rest -= heights[i]
		}
		rest -= gap
	}
	heights[1] = rest
	for i, o := range c.right {
		ui.Put(o, x, y, width, heights[i])
		y += heights[i] + gap
	}
}

// cardBody is a card's content: a head at its least height and a body that takes the
// rest, with the padding that the width allows.
func cardBody(head, body fyne.CanvasObject) *fyne.Container {
	return &fyne.Container{Layout: headed{}, Objects: []fyne.CanvasObject{head, body}}
}

type headed struct{}

// MinSize implements fyne.Layout.
func (headed) MinSize(o []fyne.CanvasObject) fyne.Size {
	a, b := o[0].MinSize(), o[1].MinSize()
	return fyne.NewSize(max(a.Width, b.Width)+32, a.Height+b.Height+8+32)
}

// Layout implements fyne.Layout.
func (headed) Layout(o []fyne.CanvasObject, s fyne.Size) {
	pad := cardPad(s.Width)
	top, gap := float32(20), float32(12)
	if pad < 24 {
		top, gap = 12, 8
	}
	o[0].Resize(fyne.NewSize(s.Width-2*pad, o[0].MinSize().Height))
	h := o[0].MinSize().Height
	ui.Put(o[0], pad, top-2, s.Width-2*pad, h)
	y := top - 2 + h + gap
	ui.Put(o[1], pad, y, s.Width-2*pad, s.Height-y-top)
}

// leastBox is a layout of one object that needs a size, whatever the object does.
type leastBox struct{ size fyne.Size }

// MinSize implements fyne.Layout.
func (l leastBox) MinSize([]fyne.CanvasObject) fyne.Size { return l.size }

// Layout implements fyne.Layout.
func (l leastBox) Layout(o []fyne.CanvasObject, s fyne.Size) { ui.Put(o[0], 0, 0, s.Width, s.Height) }

// sized is a container of one object that needs a size, whatever the object does.
func sized(size fyne.Size, o fyne.CanvasObject) *fyne.Container {
	return &fyne.Container{Layout: leastBox{size}, Objects: []fyne.CanvasObject{o}}
}

// handText gives a button that ends the page of a seat the long label, which says so, where somebody else sits at the table
// and it fits.
func handText(d *table.Desk, b *ui.Button, long, short string, room float32) {
	persons := 0
	for i := range d.Players() {
		if !d.Computer(games.Seat(i)) {
			persons++
		}
	}
	if persons == 1 {
		long = short
	}
	fitText(b, long, short, room)
}

// fitText gives a button the long label where it fits, else the short one.
func fitText(b *ui.Button, long, short string, room float32) {
	b.SetText(long)
	if b.MinSize().Width > room {
		b.SetText(short)
	}
}
