package stats

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
	"spieltisch/store"
)

const (
	cardGap = 16
	pageTop = 8  // above the first card
	pageEnd = 24 // below the last one
)

// split puts the second card next to the first, which gets more room, or beneath it where
// it hasn't.
func split(first, second fyne.CanvasObject) fyne.CanvasObject {
	width := ui.MinWidth // last laid out; the height follows from it
	share := func() float32 { return float32(int((width - cardGap) * .61)) }
	fits := func() bool {
		return second.MinSize().Width <= width-share()-cardGap
	}
	least := func() fyne.Size {
		a, b := first.MinSize(), second.MinSize()
		if fits() {
			return fyne.NewSize(max(a.Width, b.Width), max(a.Height, b.Height))
		}
		return fyne.NewSize(max(a.Width, b.Width), a.Height+cardGap+b.Height)
	}
	return ui.Laid(least, func(s fyne.Size) {
		width = s.Width
		if fits() {
			w := share()
			ui.Put(first, 0, 0, w, s.Height)
			ui.Put(second, w+cardGap, 0, s.Width-w-cardGap, s.Height)
			return
		}
		for _, o := range []fyne.CanvasObject{first, second} {
			o.Resize(fyne.NewSize(s.Width, o.Size().Height)) // heights follow from widths
		}
		h := first.MinSize().Height
		ui.Put(first, 0, 0, s.Width, h)
		ui.Put(second, 0, h+cardGap, s.Width, max(second.MinSize().Height, s.Height-h-cardGap))
	}, first, second)
}

// headed is a title, and a remark below it if there is one.
func headed(title, remark string) fyne.CanvasObject {
	head := ui.VGap(0, ui.NewPara(title, ui.Title, ui.Ink))
	if remark != "" {
		head.Add(ui.NewPara(remark, ui.Body, ui.Ink2))
	}
	return head
}

// titled is a card with a title, a remark, and content that takes the room.
func titled(title, remark string, content fyne.CanvasObject) fyne.CanvasObject {
	return ui.NewCardPad(20, ui.VGap(12, headed(title, remark), ui.Stretch(content)))
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
func (p *Overview) avatar(player store.Player, size float32) *ui.Avatar {
	mark := p.marks[player.ID]
	if mark == "" {
		mark = ui.Initials([]string{player.Name})[0]
	}
	return p.env.Avatar(player, mark, size)
}

// whole is a name in as many lines as it takes, in the middle of its row.
func whole(name string) fyne.CanvasObject {
	return ui.HMid(0, ui.Stretch(ui.NewPara(name, ui.Strong, ui.Ink)))
}

// cells is a row of a table: a head that takes the room, and cells of at least width.
func cells(head fyne.CanvasObject, width float32, row ...fyne.CanvasObject) fyne.CanvasObject {
	cols := []ui.Column{{Weight: 1.4, Min: 56, Object: head}}
	for _, c := range row {
		cols = append(cols, ui.Column{Weight: 1, Min: width, Object: c})
	}
	return ui.Columns(4, cols...)
}

// cell is the text of a cell, in the middle.
func cell(text string, style ui.Style, tok ui.Token) fyne.CanvasObject {
	return ui.NewText(text, style, tok).Align(fyne.TextAlignCenter).Truncate()
}
