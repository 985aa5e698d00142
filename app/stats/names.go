package stats

import (
	"strings"

	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
)

// column are names below each other, all in one style: on one line each, else in the smaller style, in which those take two lines that
// must.
type column map[*ui.Para]float32 // how wide the place of each is

// add is one more name.
func (c column) add(name string) fyne.CanvasObject {
	text := ui.NewPara(name, ui.Heading, ui.Ink)
	return ui.Laid(text.MinSize, func(s fyne.Size) {
		c[text] = s.Width
		style := ui.Alike(c.fits, ui.Heading, ui.Strong)
		for n := range c {
			n.SetStyle(style)
		}
		ui.Put(text, 0, 0, s.Width, s.Height)
	}, text)
}

// fits tells whether all names have one line each in a style.
func (c column) fits(style ui.Style) bool {
	for n, width := range c {
		if style.Measure(n.String()) > width {
			return false
		}
	}
	return true
}

// headline is a sentence that breaks after its semicolon where both halves have a line then, if need be in the smaller of the styles.
func headline(said string, styles ...ui.Style) fyne.CanvasObject {
	text := ui.NewPara(said, styles[0], ui.Ink).Even()
	place := func(s fyne.Size) {
		style, broken := broken(said, s.Width, styles)
		text.SetStyle(style)
		text.SetText(broken)
		ui.Put(text, 0, 0, s.Width, s.Height)
	}
	return ui.Laid(text.MinSize, place, text)
}

// broken is the first style in which a sentence has one line of this width, or both of its halves have, and the sentence so broken; else
// the first style and the sentence as it is.
func broken(said string, width float32, styles []ui.Style) (ui.Style, string) {
	halves := strings.ReplaceAll(said, "; ", ";\n")
	for _, style := range styles {
		fits := func(line string) bool { return style.Measure(line) <= width }
		if fits(said) {
			return style, said
		}
		if first, second, two := strings.Cut(halves, "\n"); two && fits(first) && fits(second) {
			return style, halves
		}
	}
	return styles[0], said
}
