package ui

import "fyne.io/fyne/v2"

// BubbleKey hands a key that a focused widget has no use for to the dialog or the
// page above it. Boards call it, as the controls of this package do.
func BubbleKey(o fyne.CanvasObject, e *fyne.KeyEvent) { bubbleKey(o, e) }

// BubbleRune is BubbleKey for typed characters.
func BubbleRune(o fyne.CanvasObject, r rune) { bubbleRune(o, r) }
