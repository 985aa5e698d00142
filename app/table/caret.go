package table

import (
	"math"

	"fyne.io/fyne/v2"
)

// Stepped is a draft with a history.
type Stepped[D any] interface {
	CanUndo() bool
	CanRedo() bool
	Undo() D
	Redo() D
}

// UndoDraft hands on a draft without its last edit; it is false where there is none.
func UndoDraft[D Stepped[D]](d D, edit func(D)) bool {
	can := d.CanUndo()
	if can {
		edit(d.Undo())
	}
	return can
}

// RedoDraft hands on a draft with the edit that was taken back; it is false where none was.
func RedoDraft[D Stepped[D]](d D, edit func(D)) bool {
	can := d.CanRedo()
	if can {
		edit(d.Redo())
	}
	return can
}

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
