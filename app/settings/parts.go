package settings

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"golang.org/x/text/language"
	"golang.org/x/text/message"

	"spieltisch/app/shell"
	"spieltisch/app/ui"
)

// setting is a line with a name, what it does, and the control that changes it.
func setting(name, help string, control fyne.CanvasObject) fyne.CanvasObject {
	text := ui.VGap(2, ui.NewPara(name, ui.Label, ui.Ink), ui.NewPara(help, ui.Body, ui.Ink2))
	return row(text, control)
}

// row is a text with controls at its right.
func row(text, control fyne.CanvasObject) fyne.CanvasObject {
	return &fyne.Container{Layout: beside{}, Objects: []fyne.CanvasObject{text, control}}
}

// beside puts the second object at the right of the first, at its least size, or
// beneath where the first would get less than textLeast.
type beside struct{}

var _ fyne.Layout = beside{}

const textLeast = 260

func (beside) fits(o []fyne.CanvasObject, width float32) bool {
	return width-o[1].MinSize().Width-24 >= textLeast
}

// MinSize implements fyne.Layout. The height is that of the width last laid out.
func (l beside) MinSize(o []fyne.CanvasObject) fyne.Size {
	text, control := o[0].MinSize(), o[1].MinSize()
	s := fyne.NewSize(max(control.Width, textLeast), max(text.Height, control.Height))
	if o[1].Position().Y > 0 {
		s.Height = text.Height + 8 + control.Height
	}
	return s
}

// Layout implements fyne.Layout.
func (l beside) Layout(o []fyne.CanvasObject, s fyne.Size) {
	control := o[1].MinSize()
	o[0].Move(fyne.Position{})
	o[1].Resize(control)
	if l.fits(o, s.Width) {
		o[0].Resize(fyne.NewSize(s.Width-control.Width-24, o[0].MinSize().Height))
		o[1].Move(fyne.NewPos(s.Width-control.Width, 0))
		return
	}
	o[0].Resize(fyne.NewSize(s.Width, o[0].MinSize().Height))
	o[1].Move(fyne.NewPos(0, o[0].MinSize().Height+8))
}

// remark is a line of lesser weight with an icon.
func remark(icon ui.IconName, text string) fyne.CanvasObject {
	return ui.Columns(8,
		ui.Column{Min: ui.Px(18), Object: ui.VGap(0, ui.NewIcon(icon, ui.Px(18), ui.Ink2))},
		ui.Column{Weight: 1, Min: 200, Object: ui.NewPara(text, ui.Body, ui.Ink2)})
}

// buttons stand side by side from the left, in as many rows as they need.
func buttons(objects ...fyne.CanvasObject) fyne.CanvasObject {
	return ui.Flow(12, 0, objects...)
}

// frame scrolls what can't be seen at once.
type frame struct{ scroll *container.Scroll }

func (f *frame) around(o fyne.CanvasObject) fyne.CanvasObject {
	f.scroll = container.NewVScroll(o)
	return f.scroll
}

// fit lays everything out again after something has grown or shrunk.
func (f *frame) fit() {
	if f.scroll != nil {
		f.scroll.Content.Refresh()
		f.scroll.Refresh()
	}
}

// grouped is a large number as one reads it: "473.092", "473,092".
func grouped(env *shell.Env, n int) string {
	return message.NewPrinter(language.Make(string(env.Texts.Lang()))).Sprintf("%d", n)
}
