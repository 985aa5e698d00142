package draw

import (
	"strings"

	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
	"spieltisch/games/letterpiece"
)

// Word is a word built of letter pieces.
type Word struct {
	pictured
	word    string
	height  float32
	options Options
}

// NewWord is a word, height pixels high from the top to the bottom of its capitals.
// Characters without a letter leave a gap.
func NewWord(word string, height float32) *Word { return NewWordWith(word, height, Options{}) }

// NewWordWith is NewWord with options.
func NewWordWith(word string, height float32, o Options) *Word {
	w := &Word{word: strings.ToUpper(word), height: height, options: o}
	w.show(w, func() picture { return wordPicture(w.word, w.height, w.options) })
	return w
}

// NewLetter is one letter.
func NewLetter(r rune, height float32) *Word { return NewWord(string(r), height) }

// Logo is the program's name; it carries no marks.
func Logo(height float32) *Word {
	return NewWordWith("SPIELTISCH", height, Options{Marks: MarksOff})
}

// SetWord changes the word.
func (w *Word) SetWord(s string) {
	if s = strings.ToUpper(s); w.word != s {
		w.word = s
		w.Refresh()
	}
}

// SetHeight changes the height.
func (w *Word) SetHeight(height float32) { ui.Change(&w.height, height, w) }

// SetOptions changes how it is drawn.
func (w *Word) SetOptions(o Options) { ui.Change(&w.options, o, w) }

// String is the word in letters.
func (w *Word) String() string { return w.word }

func wordPicture(word string, height float32, o Options) picture {
	return drawn("word-"+word, height, o, func(a *letterpiece.Alphabet, s letterpiece.Style) letterpiece.Drawing { return a.Word(word, s) })
}

// pictured is the base of a widget that is one picture, at its top left.
type pictured struct{ ui.Base }

// show says what the picture of self, the widget that d is part of, is.
func (d *pictured) show(self fyne.Widget, p func() picture) {
	img := newArt()
	d.Draw(self, func() fyne.Size { return p().size }, func(fyne.Size) { img.show(p(), 0, 0) }, img.Raster)
}
