package zone

import (
	"slices"

	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
	"spieltisch/games/course"
)

// letters are the letters to choose from, by their names alone: their pieces would be the
// answer. A tap, Space or typing a letter names it or takes it back.
type letters struct {
	ui.Areas
	changed func()
	submit  func()
	moved   func() // the cursor

	all    []rune // of the alphabet
	shown  []rune
	picked map[rune]bool
	struck map[rune]bool // ruled out by help
	frozen bool

	ring  ui.Ring
	cells []cell
}

func newLetters(all, among []rune) *letters {
	l := &letters{all: all, shown: slices.Clone(among), picked: map[rune]bool{}, struck: map[rune]bool{}, ring: ui.NewRing()}
	l.Frames, l.OnTap, l.OnMove, l.OnKey, l.OnRune = l.frames, func(i int) { l.toggle(l.shown[i]) }, l.move, l.enter, l.typed
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
	l.frozen, l.OnTap = true, nil
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
	l.At = at
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

// enter answers, once.
func (l *letters) enter(e *fyne.KeyEvent) bool {
	if l.frozen {
		ui.BubbleKey(l, e)
		return true
	}
	if e.Name != fyne.KeyReturn && e.Name != fyne.KeyEnter {
		return false
	}
	l.submit()
	return true
}

// key is what a key does while something else has the keyboard.
func (l *letters) key(e *fyne.KeyEvent) bool { return !l.frozen && (l.enter(e) || l.Key(e)) }

func (l *letters) move(to int) {
	l.At = to
	l.Refresh()
	l.moved()
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

// frames is where the cells lie.
func (l *letters) frames() []ui.Frame {
	cols, edge := l.grid(l.Size())
	out := make([]ui.Frame, len(l.shown))
	for i := range out {
		out[i] = ui.NewFrame(air+float32(i%cols)*(edge+cellGap), air+float32(i/cols)*(edge+cellGap), edge, edge)
	}
	return out
}
