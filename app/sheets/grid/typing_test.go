package grid

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
)

// Keys change what is typed where the caret is; the arrows leave the cell unless it was opened by F2.
func TestTyping(t *testing.T) {
	w := typed("5+4")
	if w.key(fyne.KeyLeft) {
		t.Error("an arrow stays in the cell")
	}
	for _, k := range []fyne.KeyName{fyne.KeyF2, fyne.KeyHome, fyne.KeyRight, fyne.KeyDelete, fyne.KeyDelete, fyne.KeyBackspace} {
		if !w.key(k) {
			t.Error(k, "leaves the cell")
		}
	}
	for _, r := range "10-3" {
		w.insert(r)
	}
	if string(w.text) != "10-3" || w.caret != 4 {
		t.Errorf("%q, caret %d", string(w.text), w.caret)
	}
	for range 2 * mostTyped {
		w.insert('1')
	}
	if len(w.text) != mostTyped {
		t.Error(len(w.text))
	}
}

// Of a text that has no room its end is seen, with the caret's place in it.
func TestTail(t *testing.T) {
	fits := func(s string) bool { return len(s) <= 4 }
	w := typed("HELLO WORLD")
	if text, before := w.tail(fits); text != "ORLD" || before != "ORLD" {
		t.Errorf("%q, caret behind %q", text, before)
	}
	w.caret = 2 // out of sight
	if text, before := w.tail(fits); !strings.HasSuffix("HELLO WORLD", text) || before != "" {
		t.Errorf("%q, caret behind %q", text, before)
	}
}
