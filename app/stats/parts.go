package stats

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
	"spieltisch/store"
)

// splitFrom is the width from which two cards stand side by side, at text scale 1.
const splitFrom = 880

// split puts the second card beside the first, which gets more room, or beneath it where
// that is narrow.
func split(first, second fyne.CanvasObject) fyne.CanvasObject {
	return &fyne.Container{Layout: &splitting{width: ui.Px(splitFrom)}, Objects: []fyne.CanvasObject{first, second}}
}

type splitting struct{ width float32 } // last laid out, for MinSize

var _ fyne.Layout = (*splitting)(nil)

const cardGap = 16

// first is the width of the first of two side by side.
func (*splitting) first(width float32) float32 { return float32(int((width - cardGap) * .61)) }

// fits tells whether both have room side by side.
func (l *splitting) fits(o []fyne.CanvasObject, width float32) bool {
	return width >= ui.Px(splitFrom) && o[1].MinSize().Width <= width-l.first(width)-cardGap
}

// MinSize implements fyne.Layout. The height is that of the width last laid out.
func (l *splitting) MinSize(o []fyne.CanvasObject) fyne.Size {
	a, b := o[0].MinSize(), o[1].MinSize()
	s := fyne.NewSize(max(a.Width, b.Width), a.Height+cardGap+b.Height)
	if l.fits(o, l.width) {
		s.Height = max(a.Height, b.Height)
	}
	return s
}

// Layout implements fyne.Layout.
func (l *splitting) Layout(o []fyne.CanvasObject, s fyne.Size) {
	l.width = s.Width
	place := func(o fyne.CanvasObject, x, y, w, h float32) {
		o.Move(fyne.NewPos(x, y))
		o.Resize(fyne.NewSize(w, h))
	}
	if l.fits(o, s.Width) {
		w := l.first(s.Width)
		place(o[0], 0, 0, w, s.Height)
		place(o[1], w+cardGap, 0, s.Width-w-cardGap, s.Height)
		return
	}
	for _, x := range o {
		x.Resize(fyne.NewSize(s.Width, x.Size().Height)) // heights follow from widths
	}
	h := o[0].MinSize().Height
	place(o[0], 0, 0, s.Width, h)
	place(o[1], 0, h+cardGap, s.Width, max(o[1].MinSize().Height, s.Height-h-cardGap))
}

// titled is a card with a title, a remark at its right, and content that takes the room.
func titled(title, remark string, content fyne.CanvasObject) fyne.CanvasObject {
	head := ui.NewPara(title, ui.Title, ui.Ink)
	return ui.NewCardPad(20, ui.VGap(12,
		ui.VGap(0, head, ui.NewPara(remark, ui.Body, ui.Ink2)), ui.Stretch(content)))
}

// band is a row of a list: every other one stands on a tint.
func band(i int, line fyne.CanvasObject) fyne.CanvasObject {
	fill := ui.Well
	if i%2 == 1 {
		fill = ui.None
	}
	return ui.NewArea(fill, 8, ui.Inset(6, 10, 6, 10, line))
}

// avatar is a player's disc.
func (p *Overview) avatar(player store.Player, size float32) fyne.CanvasObject {
	mark := p.marks[player.ID]
	if mark == "" {
		mark = ui.Initials([]string{player.Name})[0]
	}
	return p.env.Avatar(player, mark, ui.Px(size))
}

// cells is a row of a table: a head that takes the room, and cells of at least width.
func cells(head fyne.CanvasObject, width float32, row ...fyne.CanvasObject) fyne.CanvasObject {
	cols := []ui.Column{{Weight: 1.4, Min: ui.Px(56), Object: head}}
	for _, c := range row {
		cols = append(cols, ui.Column{Weight: 1, Min: width, Object: c})
	}
	return ui.Columns(4, cols...)
}

// cell is the text of a cell, in the middle.
func cell(text string, style ui.Style, tok ui.Token) fyne.CanvasObject {
	return ui.NewText(text, style, tok).Align(fyne.TextAlignCenter).Truncate()
}
