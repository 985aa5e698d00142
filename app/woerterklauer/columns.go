package woerterklauer

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/table"
	"spieltisch/app/ui"
)

// columns lays out the table: the field at the left as large a square as there is room
// for, at its right what judges the turn, the bar below both.
type columns struct {
	desk   *table.Desk
	frame  fyne.CanvasObject
	bar    fyne.CanvasObject
	tight  func(bool) // told when the window is low, or no longer
	object *fyne.Container
	right  *fyne.Container
	least  fyne.Size // of the whole table, when it was laid out last
	footed bool      // and whether there was a bar
	busy   bool
}

// Sizes in px.
const (
	rightLeast float32 = 440
	rightMost  float32 = 680 // more width goes to the field
	roomy      float32 = 1200
	tightBelow float32 = 560 // height of the right column
)

// newColumns makes the table of its parts; of the cards in the slot one is seen at a time.
func newColumns(d *table.Desk, f *frame, l *lead, p *pool, b *foot, slot ...fyne.CanvasObject) *columns {
	c := &columns{desk: d, frame: f, bar: b.object}
	c.right = ui.VGap(12, l.object, p.object, ui.Stretch(container.NewStack(slot...)))
	c.object = ui.Laid(c.leastSize, c.place, c.frame, c.right, c.bar)
	return c
}

// refresh lays the right column out again after texts have changed in place, or the whole
// table if it needs another size now.
func (c *columns) refresh() {
	least := c.object.MinSize()
	if c.least == least && c.footed == c.bar.Visible() || c.busy {
		ui.PlaceAnew(c.right)
		return
	}
	c.least, c.footed, c.busy = least, c.bar.Visible(), true
	ui.Relayout(c.desk.Window)
	ui.PlaceAnew(c.object, c.right)
	c.busy = false
}

func (c *columns) leastSize() fyne.Size {
	f, r, bar := c.frame.MinSize(), c.right.MinSize(), c.bar.MinSize()
	w := f.Width + 12 + max(rightLeast, r.Width)
	return fyne.NewSize(max(w, bar.Width)+32, max(f.Height, r.Height)+bar.Height+36)
}

func (c *columns) place(size fyne.Size) {
	side, gap, foot := float32(24), float32(16), float32(24)
	if size.Width < roomy || size.Height < 680 {
		gap, foot = 12, 12
	}
	if size.Width < roomy && c.desk.Acting() { // what is below a replay has 24
		side = 16
	}
	c.right.Layout = ui.VGap(gap).Layout
	c.tight(size.Height < tightBelow+100)
	if c.object.Size() != size { // what is tight needs less: all has been laid out once more, for the size there is now
		return
	}
	bar := float32(0)
	if c.bar.Visible() {
		bar = c.bar.MinSize().Height
	}
	height := max(0, size.Height-2*gap-foot-bar)
	if bar == 0 {
		height += gap
	}
	room := size.Width - 2*side - gap
	width := max(c.frame.MinSize().Width, min(max(height, room-rightMost), room-max(rightLeast, c.right.MinSize().Width)))
	ui.Put(c.frame, side, gap, width, height)
	ui.Put(c.right, side+width+gap, gap, room-width, height)
	ui.Put(c.bar, side, gap+height+gap, size.Width-2*side, bar)
}
