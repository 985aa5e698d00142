package davinci

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
)

// layRows places the code in the middle and loose dashes below it.
type layRows struct{ row, loose *dragRow }

// MinSize implements fyne.Layout.
func (l layRows) MinSize([]fyne.CanvasObject) fyne.Size {
	h := draw.NumberTileHeight(48) + textHeight()
	return fyne.NewSize(320, h)
}

// Layout implements fyne.Layout: loose dashes stand to the right of the code.
func (l layRows) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	if len(l.row.cells) == 0 {
		return
	}
	loose := float32(0)
	if n := float32(len(l.loose.cells)); n > 0 {
		loose = n*l.loose.most + (n-1)*gapOf(l.loose.most) + 48
	}
	p := l.row.best(fyne.NewSize(size.Width-loose-12, size.Height-12), l.row.most)
	x, y := max(6, (size.Width-loose-p.size.Width)/2), max(6, (size.Height-p.size.Height)/2)
	put(l.row, x, y, p.size.Width+2, p.size.Height+2)
	ui.Show(loose > 0, l.loose)
	if loose > 0 {
		l.loose.most = p.width
		put(l.loose, x+p.size.Width+48, y, loose-40, p.size.Height+2)
	}
}

// startPlan gives the codes of the others what the card leaves, or nothing.
type startPlan struct{ codes *codes }

// MinSize implements fyne.Layout.
func (l startPlan) MinSize(objects []fyne.CanvasObject) fyne.Size { return objects[0].MinSize() }

// Layout implements fyne.Layout.
func (l startPlan) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	card, others := objects[0], objects[1]
	n := float32(len(l.codes.lines))
	l.codes.fit(36, true, false)
	need := 32 + ui.Heading.Height() + 12 + n*(max(draw.NumberTileHeight(36), l.codes.line(size.Width-32, 36, true, false))+recapLine)
	card.Resize(fyne.NewSize(size.Width, card.MinSize().Height)) // paragraphs wrap
	top := max(card.MinSize().Height, ui.Px(300))
	ui.Show(top+16+need <= size.Height, others)
	if !others.Visible() {
		put(card, 0, 0, size.Width, size.Height)
		return
	}
	put(card, 0, 0, size.Width, size.Height-need-16)
	put(others, 0, size.Height-need, size.Width, need)
}
