package parts

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
)

// Choice is one of two choices of a review: whose it is and what it was, above the pieces that it is about (nil for none), and at the
// right what it was worth, as a figure and a word for it; "" for nothing.
func Choice(who, said string, tok ui.Token, pieces fyne.CanvasObject, figure, word string) fyne.CanvasObject {
	if said != "" {
		who += ": "
	}
	text := ui.VGap(6, ui.HGap(4, ui.NewText(who, ui.Label, tok), ui.Stretch(ui.NewText(said, ui.Label, ui.Ink).Truncate())))
	if pieces != nil {
		text.Add(pieces)
	}
	if figure == "" {
		return text
	}
	worth := ui.VGap(0, ui.NewText(figure, ui.Question, tok).Align(fyne.TextAlignTrailing), ui.NewText(word, ui.Body, ui.Ink2).Align(fyne.TextAlignTrailing))
	return ui.HMid(16, ui.Stretch(text), ui.MinSized(72, 0, worth))
}
