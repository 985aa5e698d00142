package draw

import (
	"image/color"

	"spieltisch/app/ui"
	"spieltisch/games/letterpiece"
)

// Printed is a word of letter pieces for white paper: filled paths in units, and their
// colours, whatever the theme.
func Printed(word string) (d letterpiece.Drawing, shade func(letterpiece.Shape) color.NRGBA) {
	pieces.Lock()
	defer pieces.Unlock()
	d = letters().Word(word, letterpiece.Style{Rim: .06, Marks: pieces.marks})
	return d, func(s letterpiece.Shape) color.NRGBA {
		if s.Kind < 0 || s.Kind >= letterpiece.Kinds {
			return color.NRGBA{}
		}
		switch s.Part {
		case letterpiece.PartEdge:
			return ui.Printed(pieceTokens[s.Kind][1])
		case letterpiece.PartMark:
			return ui.Printed(markTokens[s.Kind])
		}
		return ui.Printed(pieceTokens[s.Kind][0])
	}
}
