package setup

import (
	"slices"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/ui"
)

// sides lays the two cards of the page side by side, or below each other where the
// texts leave no room. Like every layout whose height follows from the width, it asks
// the canvas for the width.
type sides struct {
	env   *shell.Env
	cards bool // the seats unfold the cards of the characters, which need more room
}

const (
	margin   = 24
	between  = 16
	maxWidth = 1280
	besides  = 900 // from this width on side by side
	cardsBy  = 1100
)

// measure resizes the cards to their widths until their heights are true. The cards lie
// below each other when the second one's left is 0.
func (l sides) measure(cards []fyne.CanvasObject, width float32) (at [2]fyne.Position, size [2]fyne.Size) {
	w := min(width-2*margin, maxWidth)
	from := float32(besides)
	if l.cards {
		from = cardsBy
	}
	beside := width >= from
	for i, o := range cards {
		size[i].Width = w
		if beside {
			size[i].Width = float32(int(w*.48)) - between/2
			if i == 1 {
				size[i].Width = w - between - size[0].Width
			}
		}
		for range 2 { // paragraphs within paragraphs
			o.Resize(fyne.NewSize(size[i].Width, max(o.Size().Height, o.MinSize().Height)))
		}
		size[i].Height = o.MinSize().Height
	}
	if beside {
		h := max(size[0].Height, size[1].Height)
		size[0].Height, size[1].Height = h, h
		at[1].X = size[0].Width + between
	} else {
		at[1].Y = size[0].Height + between
	}
	return at, size
}

// MinSize implements fyne.Layout.
func (l sides) MinSize(cards []fyne.CanvasObject) fyne.Size {
	at, size := l.measure(cards, max(l.env.Window.Canvas().Size().Width, ui.MinWidth))
	return fyne.NewSize(ui.MinWidth/2, at[1].Y+size[1].Height+2*margin)
}

// Layout implements fyne.Layout.
func (l sides) Layout(cards []fyne.CanvasObject, s fyne.Size) {
	at, size := l.measure(cards, s.Width)
	x := (s.Width - at[1].X - size[1].Width) / 2
	for i, o := range cards {
		if at[1].X > 0 {
			size[i].Height = max(size[i].Height, s.Height-2*margin)
		}
		o.Move(at[i].AddXY(x, margin))
		o.Resize(size[i])
	}
}

// poolFirst places those who can be brought to the table right below the title, though Tab comes to the seats first: whoever
// clicks one name after the other finds them where they were, however many seats there are by now.
type poolFirst struct {
	in   fyne.Layout
	pool fyne.CanvasObject
}

func (l poolFirst) order(all []fyne.CanvasObject) []fyne.CanvasObject {
	rest := slices.DeleteFunc(slices.Clone(all), func(o fyne.CanvasObject) bool { return o == l.pool })
	return slices.Insert(rest, 1, l.pool)
}

// MinSize implements fyne.Layout.
func (l poolFirst) MinSize(all []fyne.CanvasObject) fyne.Size { return l.in.MinSize(l.order(all)) }

// Layout implements fyne.Layout.
func (l poolFirst) Layout(all []fyne.CanvasObject, s fyne.Size) { l.in.Layout(l.order(all), s) }
