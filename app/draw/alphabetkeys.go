package draw

import (
	"unicode"

	"fyne.io/fyne/v2"
)

// capital is the letter of the chart that a typed character means.
func capital(r rune) rune {
	switch r {
	case '’', '‘', '´', '`':
		return '\''
	case '–', '‐':
		return '-'
	}
	return unicode.ToUpper(r)
}

// Key moves with the arrows, Home and End, chooses with Enter and Space, and tells
// whether it used the key; for pages that get it without the focus.
func (a *Alphabet) Key(e *fyne.KeyEvent) bool {
	a.lay(a.Size().Width)
	if len(a.cells) == 0 {
		return false
	}
	at, ok := a.find(a.cursor)
	if !ok {
		at = 0
	}
	switch e.Name {
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		a.choose(a.cells[at].letter)
		return true
	case fyne.KeyHome:
		at = 0
	case fyne.KeyEnd:
		at = len(a.cells) - 1
	case fyne.KeyLeft, fyne.KeyRight:
		if !ok {
			break // the first key finds the first letter
		}
		if e.Name == fyne.KeyLeft {
			at--
		} else {
			at++
		}
	case fyne.KeyUp, fyne.KeyDown:
		if !ok {
			break
		}
		if at = a.beside(at, e.Name == fyne.KeyDown); at < 0 {
			return true
		}
	default:
		return false
	}
	if at >= 0 && at < len(a.cells) {
		a.cursor = a.cells[at].letter
		a.Refresh()
		if a.OnMove != nil {
			a.OnMove(a.cursor)
		}
	}
	return true
}

// beside is the cell above or below another: in the next line the nearest one; -1
// where there is no line.
func (a *Alphabet) beside(from int, down bool) int {
	best, line := -1, float32(0)
	here := a.cells[from].at
	distance := func(i int) float32 {
		d := a.cells[i].at.X - here.X
		return max(d, -d)
	}
	for i, c := range a.cells {
		if down && c.at.Y <= here.Y || !down && c.at.Y >= here.Y {
			continue
		}
		nearer := down && c.at.Y < line || !down && c.at.Y > line
		if best < 0 || nearer || c.at.Y == line && distance(i) < distance(best) {
			best, line = i, c.at.Y
		}
	}
	return best
}
