package table

import (
	"math"

	"fyne.io/fyne/v2"
)

// Typed is a draft with a word that is being typed. SetCursor keeps within the word.
type Typed[D any] interface {
	Backspace() D
	Delete() D
	SetCursor(int) D
}

// CaretKey hands on what a key makes of a draft whose cursor is at a letter; it is false for a key that neither deletes nor moves.
func CaretKey[D Typed[D]](key fyne.KeyName, d D, at int, edit func(D)) bool {
	switch key {
	case fyne.KeyBackspace:
		edit(d.Backspace())
	case fyne.KeyDelete:
		edit(d.Delete())
	case fyne.KeyLeft:
		edit(d.SetCursor(at - 1))
	case fyne.KeyRight:
		edit(d.SetCursor(at + 1))
	case fyne.KeyHome:
		edit(d.SetCursor(0))
	case fyne.KeyEnd:
		edit(d.SetCursor(math.MaxInt))
	default:
		return false
	}
	return true
}
