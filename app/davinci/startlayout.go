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
	most, wide := l.row.most, func(width float32) float32 { // of the dashes
		n := float32(len(l.loose.cells))
		return max(0, n*width+(n-1)*gapOf(width))
	}
	apart := float32(0)
	if len(l.loose.cells) > 0 {
		apart = looseApart
	}
	p := l.row.best(fyne.NewSize(size.Width-wide(most)-apart-12, size.Height-12), most)
	loose := wide(p.width)
	x, y := max(6, (size.Width-loose-apart-p.size.Width)/2), max(6, (size.Height-p.size.Height)/2)
	put(l.row, x, y, p.size.Width+2, p.size.Height+2)
	ui.Show(apart > 0, l.loose)
	l.loose.most = p.width
	put(l.loose, x+p.size.Width+apart, y, loose+2, p.size.Height+2)
}

// looseApart is the room between the code and dashes without a place.
const looseApart float32 = 48

// startPlan gives the codes of the others what the card leaves, or nothing.
type startPlan struct{ codes *codes }

// MinSize implements fyne.Layout.
func (l startPlan) MinSize(objects []fyne.CanvasObject) fyne.Size { return objects[0].MinSize() }

// Layout implements fyne.Layout.
func (l startPlan) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	card, others := objects[0], objects[1]
	l.codes.fit(36)
	l.codes.columns = 2
	n := float32((len(l.codes.lines) + 1) / 2)
	need := 32 + ui.Heading.Height() + 12 + n*(max(draw.NumberTileHeight(36), l.codes.line((size.Width-32)/2-codesApart, 36))+8)
	card.Resize(fyne.NewSize(size.Width, card.MinSize().Height)) // paragraphs wrap
	top := max(card.MinSize().Height, 300)
	ui.Show(top+16+need <= size.Height, others)
	if !others.Visible() {
		put(card, 0, 0, size.Width, size.Height)
		return
	}
	put(card, 0, 0, size.Width, size.Height-need-16)
	put(others, 0, size.Height-need, size.Width, need)
}
