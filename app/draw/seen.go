package draw

import (
	"slices"

	"spieltisch/games/letterpiece"
)

// What stands here is for the tests of the pages that show drawings: pages say what is drawn
// and never ask.

// Look is the layout.
func (a *Alphabet) Look() ChartLook { return a.look }

// Candidates are the letters that stand out, nil when none does, and those with a ring.
func (a *Alphabet) Candidates() (standing, ringed []rune) { return a.candidates, a.ringed }

// Selected is the selected letter, or 0.
func (a *Alphabet) Selected() rune { return a.selected }

// Options are how it is drawn.
func (a *Assembly) Options() Options { return a.options }

// Letter is the letter shown.
func (a *Assembly) Letter() rune { return a.letter }

// Laid is how many pieces lie in their places, of how many; one on its way doesn't.
func (a *Assembly) Laid() (laid, all int) { return a.laid, a.all() }

// Letters are the two letters.
func (c *Compare) Letters() [2]Compared { return c.letters }

// Look is what is seen.
func (f *LetterField) Look() FieldLook { return f.look }

// Kind is the kind of the piece.
func (p *Piece) Kind() letterpiece.Kind { return p.kind }

// Turn is the angle in degrees, clockwise.
func (p *Piece) Turn() float64 { return p.degrees }

// Values are the numbers shown, oldest first.
func (s *Spark) Values() []int { return slices.Clone(s.values) }

// Options are how it is drawn.
func (w *Word) Options() Options { return w.options }

// MarksShown tells what SetMarks said last.
func MarksShown() bool {
	pieces.Lock()
	defer pieces.Unlock()
	return pieces.marks
}

// SetAlphabet makes everything draw letters of another alphabet; nil is that of the
// program's data.
func SetAlphabet(a *letterpiece.Alphabet) {
	pieces.Lock()
	defer pieces.Unlock()
	pieces.alphabet = a
	pieces.changes++
}
