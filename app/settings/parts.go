package settings

import (
	"fyne.io/fyne/v2"
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

const textLeast = 260

// row is a text with controls at its right, at their least size, or beneath where the text would get less than
// textLeast.
func row(text, control fyne.CanvasObject) fyne.CanvasObject {
	beneath := false // as last laid out; the height follows from it
	least := func() fyne.Size {
		t, c := text.MinSize(), control.MinSize()
		if beneath {
			return fyne.NewSize(max(c.Width, textLeast), t.Height+8+c.Height)
		}
		return fyne.NewSize(max(c.Width, textLeast), max(t.Height, c.Height))
	}
	return ui.Laid(least, func(s fyne.Size) {
		c := control.MinSize()
		beneath = s.Width-c.Width-24 < textLeast
		x, w := s.Width-c.Width, s.Width-c.Width-24
		if beneath {
			x, w = 0, s.Width
		}
		high := text.MinSize().Height
		top, y := max(0, (s.Height-high)/2), float32(0)
		if beneath {
			top, y = 0, high+8
		}
		ui.Put(text, 0, top, w, high)
		ui.Put(control, x, y, c.Width, c.Height)
	}, text, control)
}

// remark is a line of lesser weight with an icon.
func remark(icon ui.IconName, text string) fyne.CanvasObject {
	return ui.Columns(8,
		ui.Column{Min: 18, Object: ui.VGap(0, ui.NewIcon(icon, 18, ui.Ink2))},
		ui.Column{Weight: 1, Min: 200, Object: ui.NewPara(text, ui.Body, ui.Ink2)})
}

// buttons stand side by side from the left, in as many rows as they need.
func buttons(objects ...fyne.CanvasObject) fyne.CanvasObject {
	return ui.Flow(12, 0, objects...)
}

// frame scrolls what can't be seen at once.
type frame struct{ scroll *ui.Scroll }

func (f *frame) around(o fyne.CanvasObject) fyne.CanvasObject {
	f.scroll = ui.NewVScroll(o)
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
