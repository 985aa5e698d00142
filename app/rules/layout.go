package rules

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
)

// margin is the air around the text.
const margin float32 = 32

// columnWidth is the most that a line of text may be wide.
const columnWidth float32 = 680

// article stacks the blocks in a readable column.
type article struct {
	kinds []kind
	width float32 // last laid out; 0: not yet
}

// gap is the air above a block.
func gap(before, k kind, first bool) float32 {
	switch {
	case first:
		return 0
	case k == heading:
		return 36
	case before == heading:
		return 10
	case k == fence || before == fence:
		return 20
	case (k == numbered || k == bulleted) && k == before:
		return 8
	default:
		return 14
	}
}

// MinSize implements fyne.Layout.
func (a *article) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(0, a.stack(objects, func(fyne.CanvasObject, float32) {}))
}

// Layout implements fyne.Layout.
func (a *article) Layout(objects []fyne.CanvasObject, s fyne.Size) {
	a.width = min(s.Width-2*margin, columnWidth)
	for _, o := range objects {
		// The first Resize tells the width; only then the height is known.
		o.Resize(fyne.NewSize(a.width, o.MinSize().Height))
		o.Resize(fyne.NewSize(a.width, o.MinSize().Height))
	}
	x := max(margin, (s.Width-a.width)/2)
	a.stack(objects, func(o fyne.CanvasObject, y float32) { o.Move(fyne.NewPos(x, y)) })
}

// stack calls place with each block's height from the top, and returns the whole height.
func (a *article) stack(objects []fyne.CanvasObject, place func(fyne.CanvasObject, float32)) float32 {
	y := margin
	for i, o := range objects {
		y += gap(a.kinds[max(0, i-1)], a.kinds[i], i == 0)
		place(o, y)
		y += o.MinSize().Height
	}
	return y + margin
}

// spread puts the contents at the left and the text next to it, both in the middle.
type spread struct {
	page  *Page
	width float32 // of the text
}

// MinSize implements fyne.Layout.
func (*spread) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(640, 200) }

// Layout implements fyne.Layout.
func (l *spread) Layout(objects []fyne.CanvasObject, s fyne.Size) {
	const edge, between = float32(24), float32(16)
	side := min(264, s.Width*.28)
	text := min(s.Width-2*edge-between-side, columnWidth+2*margin)
	x := (s.Width - side - between - text) / 2
	h := s.Height - edge - 16
	l.page.jumping = true // what the scroller moves by itself isn't read
	ui.Put(objects[0], x, 16, side, h)
	ui.Put(objects[1], x+side+between, 16, text, h)
	if l.width != text {
		l.width = text
		objects[1].Refresh() // the first layout told the width, and only now the height is known
		l.page.restore()
	}
	l.page.jumping = false
}
