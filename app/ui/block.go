package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// NewTitledCard is a card with a title, what it is for (help, may be ""), and objects
// below each other.
func NewTitledCard(title, help string, objects ...fyne.CanvasObject) *Card {
	head := VGap(4, NewPara(title, Title, Ink))
	if help != "" {
		head.Add(NewPara(help, Body, Ink2))
	}
	return NewCard(VGap(16, append([]fyne.CanvasObject{head}, objects...)...))
}

// NewNote is a tinted line with an icon: something to know before going on.
func NewNote(icon IconName, fill, tok Token, text string) *Area {
	return NewArea(fill, 8, Inset(10, 16, 10, 12, Columns(12,
		Column{Min: Px(20), Object: VGap(0, NewIcon(icon, Px(20), tok))},
		Column{Weight: 1, Min: 200, Object: NewPara(text, Body, Ink)})))
}

// NewProse is a text that may hold paths: words longer than the line are broken, and
// everything can be selected and copied.
func NewProse(text string) fyne.CanvasObject {
	l := widget.NewLabel(text)
	l.Wrapping = fyne.TextWrapWord
	l.Selectable = true
	pad := -theme.InnerPadding()
	return Inset(pad, pad, pad, pad, l)
}
