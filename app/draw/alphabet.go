package draw

import (
	"slices"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/ui"
	"spieltisch/games/each"
)

// ChartLook is how the chart of all letters is laid out. Lengths are in pixels.
type ChartLook struct {
	Letter  float32  // height of the letters
	Cell    float32  // least width of a cell
	Columns int      // 0: as many as the width has room for
	Pieces  bool     // the pieces of each letter stand below its name
	Ground  ui.Token // of groups; "" is ui.Well
	Options Options  // Faded is the chart's own
}

// Alphabet is the chart of letters with their names. One letter may be selected, and
// those that come into question may stand out from the others. It takes the arrow keys,
// Enter and the letters themselves.
type Alphabet struct {
	ui.Areas
	// OnLetter gets the letter to which the arrow keys moved.
	OnLetter func(rune)

	chosen     func(rune) // a letter was tapped, or chosen by Enter, Space or typing it
	look       ChartLook
	groups     [][]rune // in order; those of several letters lie on common ground
	candidates []rune   // nil: all letters alike
	ringed     []rune   // of the candidates, those that stand out even more
	selected   rune

	cells []cell
	width float32 // for which cells were laid out

	ring    ui.Ring
	grounds []*canvas.Rectangle // of groups, one for each line they take
	faces   []face
	objects []fyne.CanvasObject
}

// cell is the place of one letter; group is its index in groups.
type cell struct {
	ui.Frame
	letter rune
	group  int
}

// NewAlphabet is a chart of these letters. Letters that the alphabet has no pieces for
// have their name alone.
func NewAlphabet(letters []rune, look ChartLook, tapped func(rune)) *Alphabet {
	a := &Alphabet{chosen: tapped, look: look, ring: ui.NewRing()}
	a.At, a.Frames, a.OnMove, a.OnRune = -1, a.frames, a.move, a.Type
	a.OnTap = func(i int) { a.choose(a.cells[i].letter) }
	a.OnFocus = func() { a.At = max(a.At, 0) }
	a.Draw(a, a.least, a.place).Changing(a.parts)
	a.SetLetters(letters)
	return a
}

// SetLetters shows these letters, one next to the other.
func (a *Alphabet) SetLetters(letters []rune) {
	groups := each.Of(letters, func(r rune) []rune { return []rune{r} })
	a.SetGroups(groups)
}

// SetGroups shows these letters; those of a group stand together on common ground.
func (a *Alphabet) SetGroups(groups [][]rune) {
	was := a.cursor()
	a.groups = groups
	a.At = a.find(was)
	a.width = 0
	a.Refresh()
}

// SetLook changes the layout.
func (a *Alphabet) SetLook(look ChartLook) {
	if a.look != look {
		a.look = look
		a.width = 0
		a.Refresh()
	}
}

// SetCandidates makes these letters stand out and fades the others; an empty list fades
// all of them, and nil none.
func (a *Alphabet) SetCandidates(letters []rune) {
	if (a.candidates == nil) != (letters == nil) || !slices.Equal(a.candidates, letters) {
		a.candidates = slices.Clone(letters) // an empty list stays one
		a.Refresh()
	}
}

// SetRinged puts a ring around those of the candidates that fit best.
func (a *Alphabet) SetRinged(letters []rune) {
	if !slices.Equal(a.ringed, letters) {
		a.ringed = slices.Clone(letters)
		a.Refresh()
	}
}

// SetSelected selects a letter; 0 is none.
func (a *Alphabet) SetSelected(r rune) {
	if a.selected != r || a.cursor() != r && r != 0 {
		a.selected = r
		if r != 0 {
			a.At = a.find(r)
		}
		a.Refresh()
	}
}

// Letters are all letters of the chart in its order.
func (a *Alphabet) Letters() []rune { return slices.Concat(a.groups...) }

// Place is where a letter lies in the chart as it is laid out now.
func (a *Alphabet) Place(r rune) (fyne.Position, fyne.Size) {
	if i := a.find(r); i >= 0 && i < len(a.cells) {
		return a.cells[i].Position, a.cells[i].Size
	}
	return fyne.Position{}, fyne.Size{}
}

// find is the index of a letter among Letters, -1 for none.
func (a *Alphabet) find(r rune) int { return slices.Index(a.Letters(), r) }

// cursor is the letter at the keyboard's cursor, or 0.
func (a *Alphabet) cursor() rune {
	if all := a.Letters(); a.At >= 0 && a.At < len(all) {
		return all[a.At]
	}
	return 0
}

// faded tells whether a letter doesn't come into question.
func (a *Alphabet) faded(r rune) bool {
	return a.candidates != nil && !slices.Contains(a.candidates, r)
}

// HeightFor is the height that the chart would have in a look and a width.
func (a *Alphabet) HeightFor(look ChartLook, width float32) float32 {
	_, height := arrange(a.groups, look, width)
	return height
}

// The air around the chart (for the ring of the keyboard), between cells, and between
// groups of several letters and the rest.
const (
	chartAir = 4
	cellGap  = 4
	groupGap = 12
)

// cellHeight is the height of every cell, and where its parts begin.
func (l ChartLook) cellHeight() (name, row, height float32) {
	name = 5 + l.Letter + 3
	row = name + l.nameSize() + 6
	height = row
	if l.Pieces {
		height = row + l.small() + 8
	}
	return name, row, ui.Whole(height)
}

// LineHeight is the height of a chart of one line.
func (l ChartLook) LineHeight() float32 {
	_, _, h := l.cellHeight()
	return h + 2*chartAir
}

func (l ChartLook) nameSize() float32 {
	if l.Pieces {
		return 16
	}
	return 12
}

// small is the height of a capital to the scale of the pieces below a letter.
func (l ChartLook) small() float32 { return ui.Whole(l.Letter * .32) }

// columns is how many cells stand side by side in a width, and how wide each is.
func (l ChartLook) columns(width float32) (n int, w float32) {
	width -= 2 * chartAir
	n = l.Columns
	if n <= 0 {
		n = int((width + cellGap) / (l.Cell + cellGap))
	}
	n = max(1, n)
	return n, float32(int((width - float32(n-1)*cellGap) / float32(n)))
}

// arrange places the cells in a width. Groups of several letters are never broken
// when they fit a line.
func arrange(groups [][]rune, look ChartLook, width float32) ([]cell, float32) {
	columns, w := look.columns(width)
	_, _, h := look.cellHeight()
	w = max(w, look.Cell)
	var out []cell
	col, y, joined := 0, float32(chartAir), false
	for i, g := range groups {
		wide := len(g) > 1
		// What doesn't belong together any more begins below the groups.
		if col > 0 && (col+len(g) > columns && len(g) <= columns || joined && !wide) {
			col, y = 0, y+h+cellGap
			if joined {
				y += groupGap - cellGap
			}
		}
		joined = wide
		for _, r := range g {
			if col == columns {
				col, y = 0, y+h+cellGap
			}
			out = append(out, cell{ui.NewFrame(chartAir+float32(col)*(w+cellGap), y, w, h), r, i})
			col++
		}
	}
	if len(out) == 0 {
		return nil, 0
	}
	return out, y + h + chartAir
}

// Resize implements fyne.CanvasObject.
func (a *Alphabet) Resize(s fyne.Size) {
	a.lay(s.Width)
	a.BaseWidget.Resize(s)
}

func (a *Alphabet) lay(width float32) {
	if a.width != width || a.cells == nil {
		a.width = width
		a.cells, _ = arrange(a.groups, a.look, width)
	}
}

// frames is where the letters lie.
func (a *Alphabet) frames() []ui.Frame {
	a.lay(a.Size().Width)
	return each.Of(a.cells, func(c cell) ui.Frame { return c.Frame })
}

func (a *Alphabet) choose(r rune) {
	a.At = a.find(r)
	a.Refresh()
	if a.chosen != nil {
		a.chosen(r)
	}
}

func (a *Alphabet) move(to int) {
	a.At = to
	a.Refresh()
	if a.OnLetter != nil {
		a.OnLetter(a.cells[to].letter)
	}
}

// Type chooses the letter that was typed and tells whether the chart has it; for
// pages that get it without the focus.
func (a *Alphabet) Type(r rune) bool {
	r = capital(r)
	if a.find(r) < 0 {
		return false
	}
	a.choose(r)
	return true
}

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
