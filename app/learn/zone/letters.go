package zone

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"spieltisch/app/ui"
	"spieltisch/games/course"
)

// letters are the letters to choose from, by their names alone: their pieces would be the
// answer. A tap, Space or typing a letter names it or takes it back.
type letters struct {
	ui.Base
	changed func()
	submit  func()
	moved   func() // the cursor

	all     []rune // of the alphabet
	shown   []rune
	picked  map[rune]bool
	struck  map[rune]bool // ruled out by help
	cursor  int
	focused bool
	hovered int
	frozen  bool

	ring  ui.Ring
	cells []cell
}

var (
	_ fyne.Widget       = (*letters)(nil)
	_ fyne.Focusable    = (*letters)(nil)
	_ fyne.Tappable     = (*letters)(nil)
	_ desktop.Hoverable = (*letters)(nil)
)

func newLetters(all, among []rune) *letters {
	l := &letters{all: all, shown: slices.Clone(among), picked: map[rune]bool{}, struck: map[rune]bool{}, hovered: -1, ring: ui.NewRing()}
	l.Draw(l, l.least, l.place).Changing(l.parts)
	return l
}

// named are the letters picked, in the alphabet's order.
func (l *letters) named() []rune {
	return slices.DeleteFunc(slices.Clone(l.all), func(r rune) bool { return !l.picked[r] })
}

// strike takes letters out of the choice.
func (l *letters) strike(out []rune) {
	for _, r := range out {
		l.struck[r] = true
		delete(l.picked, r)
	}
	l.Refresh()
}

// freeze keeps what is named.
func (l *letters) freeze() {
	l.frozen = true
	l.Refresh()
}

// toggle names a letter or takes it back. One that hasn't been learnt may be right, too: typed,
// it joins the others.
func (l *letters) toggle(r rune) {
	if l.frozen || l.struck[r] {
		return
	}
	at := slices.Index(l.shown, r)
	if at < 0 {
		l.shown = append(l.shown, r)
		at = len(l.shown) - 1
	}
	l.cursor = at
	if l.picked[r] {
		delete(l.picked, r)
	} else {
		l.picked[r] = true
	}
	l.Refresh()
	l.changed()
}

// typed takes a character and tells whether it is a letter of the alphabet.
func (l *letters) typed(r rune) bool {
	spelt := []rune(course.Spell(string(r)))
	if len(spelt) != 1 || !slices.Contains(l.all, spelt[0]) {
		return false
	}
	l.toggle(spelt[0])
	return true
}

// key walks, names and answers.
func (l *letters) key(e *fyne.KeyEvent) bool {
	if l.frozen || len(l.shown) == 0 {
		return false
	}
	cols, _ := l.grid(l.Size())
	at := l.cursor
	switch e.Name {
	case fyne.KeySpace:
		l.toggle(l.shown[at])
	case fyne.KeyReturn, fyne.KeyEnter:
		l.submit()
	case fyne.KeyLeft:
		at--
	case fyne.KeyRight:
		at++
	case fyne.KeyUp:
		at -= cols
	case fyne.KeyDown:
		at += cols
	case fyne.KeyHome:
		at = 0
	case fyne.KeyEnd:
		at = len(l.shown) - 1
	default:
		return false
	}
	if at >= 0 && at < len(l.shown) && at != l.cursor {
		l.cursor = at
		l.Refresh()
		l.moved()
	}
	return true
}

// TypedKey implements fyne.Focusable.
func (l *letters) TypedKey(e *fyne.KeyEvent) {
	if !l.key(e) {
		ui.BubbleKey(l, e)
	}
}

// TypedRune implements fyne.Focusable.
func (l *letters) TypedRune(r rune) {
	if r != ' ' && !l.typed(r) { // Space came as a key
		ui.BubbleRune(l, r)
	}
}

// FocusGained implements fyne.Focusable.
func (l *letters) FocusGained() {
	l.focused = true
	l.Refresh()
}

// FocusLost implements fyne.Focusable.
func (l *letters) FocusLost() {
	l.focused = false
	l.Refresh()
}

// Tapped implements fyne.Tappable.
func (l *letters) Tapped(e *fyne.PointEvent) {
	if i := l.hit(e.Position); i >= 0 {
		l.toggle(l.shown[i])
	}
}

// MouseIn implements desktop.Hoverable.
func (l *letters) MouseIn(e *desktop.MouseEvent) { l.MouseMoved(e) }

// MouseMoved implements desktop.Hoverable.
func (l *letters) MouseMoved(e *desktop.MouseEvent) { l.hover(l.hit(e.Position)) }

// MouseOut implements desktop.Hoverable.
func (l *letters) MouseOut() { l.hover(-1) }

func (l *letters) hover(i int) {
	if l.hovered != i {
		l.hovered = i
		l.Refresh()
	}
}

// Sizes of the letters' cells in pixels.
const (
	cellMost  = 72
	cellLeast = 32
	cellGap   = 6
	air       = 6 // for the ring of the keyboard
)

// grid is how many cells stand side by side, and their edge: as large as all have room.
func (l *letters) grid(s fyne.Size) (cols int, edge float32) {
	w, h := s.Width-2*air+cellGap, s.Height-2*air+cellGap
	for edge = cellMost; edge > cellLeast; edge -= 2 {
		cols = max(1, int(w/(edge+cellGap)))
		rows := (len(l.shown) + cols - 1) / cols
		if float32(rows)*(edge+cellGap) <= h {
			return cols, edge
		}
	}
	return max(1, int(w/(edge+cellGap))), edge
}

// leastHeight is that of all letters in a width with the smallest cells.
func (l *letters) leastHeight(width float32) float32 {
	cols := max(1, int((width-2*air+cellGap)/(cellLeast+cellGap)))
	return float32((len(l.shown)+cols-1)/cols)*(cellLeast+cellGap) - cellGap + 2*air
}

// corner is the upper left one of cell i.
func (l *letters) corner(i int) (fyne.Position, float32) {
	cols, edge := l.grid(l.Size())
	return fyne.NewPos(air+float32(i%cols)*(edge+cellGap), air+float32(i/cols)*(edge+cellGap)), edge
}

// hit is the cell at a point, -1 for none.
func (l *letters) hit(p fyne.Position) int {
	for i := range l.shown {
		at, edge := l.corner(i)
		if p.X >= at.X && p.Y >= at.Y && p.X < at.X+edge && p.Y < at.Y+edge {
			return i
		}
	}
	return -1
}
