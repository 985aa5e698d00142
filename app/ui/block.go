package ui

import (
	"fyne.io/fyne/v2"
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

// NewOption is an option with its name before its control, and a short explanation below both.
func NewOption(name, help string, control fyne.CanvasObject) *fyne.Container {
	means := NewPara(help, Body, Ink2)
	Show(help != "", means)
	return VGap(4, HMid(16, Stretch(NewPara(name, Label, Ink)), control), means)
}

// Explained is a choice of a few below its name, and what the chosen one means.
type Explained struct {
	Object *fyne.Container
	Choice *Segmented
}

// NewExplained explains each of the options; changed gets the index of what the user
// chooses.
func NewExplained(name string, options, helps []string, at int, changed func(int)) *Explained {
	means := NewOneOf(helps, at)
	e := &Explained{Choice: NewSegmented(options, at, func(i int) {
		means.Choose(i)
		changed(i)
	})}
	e.Object = VGap(6, NewPara(name, Label, Ink), e.Choice, means.Object)
	return e
}

// OneOf shows one of several paragraphs and is always as high as the highest of them,
// so that nothing below moves.
type OneOf struct{ Object *fyne.Container }

// NewOneOf shows text at of texts; an index that is none shows nothing.
func NewOneOf(texts []string, at int) *OneOf {
	o := &OneOf{&fyne.Container{Layout: highest{}}}
	for _, s := range texts {
		o.Object.Add(NewPara(s, Body, Ink2))
	}
	o.Choose(at)
	return o
}

// Choose shows another one.
func (o *OneOf) Choose(at int) {
	for i, p := range o.Object.Objects {
		if i == at {
			p.Show()
		} else {
			p.Hide()
		}
	}
}

type highest struct{}

// MinSize implements fyne.Layout.
func (highest) MinSize(objects []fyne.CanvasObject) fyne.Size {
	var least fyne.Size
	for _, o := range objects {
		least = least.Max(o.MinSize())
	}
	return least
}

// Layout implements fyne.Layout.
func (highest) Layout(objects []fyne.CanvasObject, s fyne.Size) {
	for _, o := range objects {
		o.Resize(s)
	}
}

// NewNote is a tinted line with an icon: something to know before going on.
func NewNote(icon IconName, fill, tok Token, text string) *Area {
	return NewArea(fill, 8, Inset(10, 16, 10, 12, Columns(12,
		Column{Min: 20, Object: VGap(0, NewIcon(icon, 20, tok))},
		Column{Weight: 1, Min: 200, Object: NewPara(text, Body, Ink)})))
}
