package grid

import (
	"slices"

	"fyne.io/fyne/v2"
)

// typing is a cell being typed in.
type typing struct {
	text  []rune
	caret int
	moves bool // the arrow keys move the caret, as after F2
	all   bool // all is selected
}

// mostTyped are the characters that a cell takes while it is being typed in.
const mostTyped = 300

// typed is what stands there already, with the caret at its end.
func typed(text string) *typing {
	return &typing{text: []rune(text), caret: len([]rune(text))}
}

// insert puts a character at the caret.
func (t *typing) insert(r rune) {
	t.cut()
	if len(t.text) < mostTyped {
		t.text = slices.Insert(t.text, t.caret, r)
		t.caret++
	}
}

// cut drops what is selected; false when nothing is.
func (t *typing) cut() bool {
	if !t.all {
		return false
	}
	t.text, t.caret, t.all = nil, 0, false
	return true
}

// key takes a key that changes the text or moves the caret; false for others.
func (t *typing) key(name fyne.KeyName) bool {
	switch name {
	case fyne.KeyBackspace:
		if !t.cut() && t.caret > 0 {
			t.text = slices.Delete(t.text, t.caret-1, t.caret)
			t.caret--
		}
	case fyne.KeyDelete:
		if !t.cut() && t.caret < len(t.text) {
			t.text = slices.Delete(t.text, t.caret, t.caret+1)
		}
	case fyne.KeyF2:
		t.moves = !t.moves
	default:
		return t.moves && t.move(name)
	}
	return true
}

// move moves the caret, and then nothing is selected any more; false for other keys: that of a letter comes before the letter.
func (t *typing) move(name fyne.KeyName) bool {
	switch name {
	case fyne.KeyLeft:
		t.caret = max(0, t.caret-1)
	case fyne.KeyRight:
		t.caret = min(len(t.text), t.caret+1)
	case fyne.KeyHome:
		t.caret = 0
	case fyne.KeyEnd:
		t.caret = len(t.text)
	default:
		return false
	}
	t.all = false
	return true
}

// tail is as much of the end as has room, with the caret's place in it: the end that is being typed stays in view.
func (t *typing) tail(fits func(string) bool) (text, before string) {
	cut := 0
	for cut < len(t.text) && !fits(string(t.text[cut:])) {
		cut++
	}
	return string(t.text[cut:]), string(t.text[cut:max(cut, t.caret)])
}
