package woerterklauer

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/ui"
)

// columns lays out the table: the field at the left as large a square as there is room
// for, at its right what judges the turn, the bar below both.
type columns struct {
	b      *Board
	object *fyne.Container
	right  *fyne.Container
	least  fyne.Size // of the whole table, when it was laid out last
	busy   bool
}

// Sizes in px.
const (
	rightLeast float32 = 440
	rightMost  float32 = 680 // more width goes to the field
	roomy      float32 = 1200
	tightBelow float32 = 560 // height of the right column, at text size 100 %
)

func newColumns(b *Board) *columns {
	c := &columns{b: b}
	slot := container.NewStack(b.words.object, b.swap.object, b.recap.object, b.result.object)
	c.right = ui.VGap(12, b.lead.object, b.pool.object, ui.Stretch(slot))
	c.object = &fyne.Container{Layout: c, Objects: []fyne.CanvasObject{b.frame, c.right, b.bar.object}}
	return c
}

// refresh lays the right column out anew after texts have changed in place, or the whole
// table if it needs another size now.
func (c *columns) refresh() {
	least := c.object.MinSize()
	if c.least == least || c.busy {
		ui.PlaceAnew(c.right)
		return
	}
	c.least, c.busy = least, true
	ui.Relayout(c.b.desk.Window)
	ui.PlaceAnew(c.object, c.right)
	c.busy = false
}

// MinSize implements fyne.Layout.
func (c *columns) MinSize([]fyne.CanvasObject) fyne.Size {
	f, r, bar := c.b.frame.MinSize(), c.right.MinSize(), c.b.bar.object.MinSize()
	w := f.Width + 12 + max(rightLeast, r.Width)
	return fyne.NewSize(max(w, bar.Width)+32, max(f.Height, r.Height)+bar.Height+36)
}

// Layout implements fyne.Layout.
func (c *columns) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	b := c.b
	side, gap, foot := float32(24), float32(16), float32(24)
	if size.Width < ui.Px(roomy) || size.Height < ui.Px(680) {
		gap, foot = 12, 12
	}
	if size.Width < ui.Px(roomy) && !b.desk.Replay { // what is below a replay has 24
		side = 16
	}
	c.right.Layout = ui.VGap(gap).Layout
	b.fit(size.Height)
	bar := float32(0)
	if b.bar.object.Visible() {
		bar = b.bar.object.MinSize().Height
	}
	height := max(0, size.Height-2*gap-foot-bar)
	if bar == 0 {
		height += gap
	}
	room := size.Width - 2*side - gap
	width := max(b.frame.MinSize().Width, min(max(height, room-ui.Px(rightMost)), room-max(rightLeast, c.right.MinSize().Width)))
	ui.Put(b.frame, side, gap, width, height)
	ui.Put(c.right, side+width+gap, gap, room-width, height)
	ui.Put(b.bar.object, side, gap+height+gap, size.Width-2*side, bar)
}

// fit follows the height of the window.
func (b *Board) fit(height float32) {
	tight := height < ui.Px(tightBelow+100)
	if b.tight == tight {
		return
	}
	b.tight = tight
	if b.view.Options.Size > 0 {
		b.renderCards()
	}
}
