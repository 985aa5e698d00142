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

// CaretKey is what a key makes of a draft whose cursor is at a letter; ok is false for a key that neither deletes nor moves it.
func CaretKey[D Typed[D]](key fyne.KeyName, d D, at int) (next D, ok bool) {
	switch key {
	case fyne.KeyBackspace:
		return d.Backspace(), true
	case fyne.KeyDelete:
		return d.Delete(), true
	case fyne.KeyLeft:
		return d.SetCursor(at - 1), true
	case fyne.KeyRight:
		return d.SetCursor(at + 1), true
	case fyne.KeyHome:
		return d.SetCursor(0), true
	case fyne.KeyEnd:
		return d.SetCursor(math.MaxInt), true
	}
	return d, false
}
