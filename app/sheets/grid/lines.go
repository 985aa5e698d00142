package grid

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/sheets/cells"
	"spieltisch/app/ui"
)

// Lines are the lines of a grid: one widget whose areas are the cells, with a cursor. OnTap is set for lines that nobody can
// type in.
type Lines struct {
	ui.Areas
	OnEnter   func()            // Enter was pressed, and what was typed is entered; nil goes to the line below
	OnSide    func(by int) bool // the cell uses the arrows at the sides itself
	OnRefusal func()            // there is one, or none any more
	OnChar    func(r rune)      // may lead the cursor to where a character belongs, before it is typed

	editor Editor // nil: nobody can type
	moved  func() // the cursor did, or has to be seen

	shown   cells.Grid
	row     float32   // height of a line that needs no more
	needs   []float32 // what lines need
	wide    float32
	at      cells.At
	start   int // column to which Enter returns after some Tabs
	typing  *typing
	refused string

	// These are drawn: cells of so many rows and columns, rules between them, columns of who has won, and what is being typed on its ground.
	faces         []*face
	rules, won    []*canvas.Rectangle
	objects       []fyne.CanvasObject
	ring          ui.Ring
	field, caret  *canvas.Rectangle
	mark          *canvas.Rectangle // behind what is selected
	typed         *ui.Text
	rows, columns int
	best, other   ui.Style // of all points
	sub           ui.Style // of the words of the line that is drawn
	subs          int      // and in how many lines of text they stand
}

var (
	_ fyne.Widget   = (*Lines)(nil)
	_ fyne.Tabbable = (*Lines)(nil)
)

func newLines(editor Editor) *Lines {
	l := &Lines{
		editor: editor, at: cells.At{Row: 1},
		ring: ui.NewRing(), field: ui.NewRect(), caret: ui.NewRect(), mark: ui.NewRect(), typed: ui.NewText("", ui.Number, ui.Ink),
	}
	l.Deaf, l.Text = editor == nil, editor != nil
	l.Find, l.OnPoint = l.find, func() {} // the pointer changes nothing
	if editor != nil {
		l.OnTap, l.OnMiss, l.OnKey, l.OnRune, l.OnShortcut = l.tap, func(fyne.Position) { l.Take() }, l.key, l.typedRune, l.clip
	}
	l.OnFocus = func() { l.moved() }
	l.Draw(l, l.least, l.place).Changing(l.parts)
	return l
}

// At is the cursor's cell, for tests.
func (l *Lines) At() cells.At { return l.at }

// Touched implements ui.Toucher: the cursor's cell.
func (l *Lines) Touched() (fyne.Position, fyne.Size, bool) {
	if len(l.shown.Columns) == 0 || l.shown.Rows() == 0 {
		return fyne.Position{}, fyne.Size{}, false
	}
	at, size := l.cell(l.at, l.Size().Width)
	return at, size, true
}

// Refused is why what is typed in the cursor's cell wasn't taken, "" when it was.
func (l *Lines) Refused() string { return l.refused }

// Typing is what is being typed in the cursor's cell; ok is false when nothing is.
func (l *Lines) Typing() (text string, ok bool) {
	if l.typing == nil {
		return "", false
	}
	return string(l.typing.text), true
}

// Drop forgets what is being typed, and tells nobody.
func (l *Lines) Drop() {
	l.typing, l.refused = nil, ""
	l.Refresh()
}

// refuse has why something is refused, "" for nothing, and tells where that changes.
func (l *Lines) refuse(why string) {
	changed := l.refused != why
	l.refused = why
	if l.Refresh(); changed && l.OnRefusal != nil {
		l.OnRefusal()
	}
}

// Words tells whether the cursor's cell is for words.
func (l *Lines) Words() bool { return l.shown.Columns[l.at.Col].Word }

// GoTo brings the cursor to a cell; what is being typed is entered first. It is false when that is refused.
func (l *Lines) GoTo(at cells.At) bool {
	if !l.Commit() {
		return false
	}
	old := l.at
	l.at = l.shown.Within(at)
	l.refuse("")
	l.moved()
	if l.at != old {
		l.tellMoved()
	}
	return true
}

func (l *Lines) tellMoved() {
	if l.editor != nil {
		l.editor.Moved(l.at)
	}
}

// Follow puts the cursor somewhere without telling, unless somebody is typing.
func (l *Lines) Follow(at cells.At) {
	if l.typing == nil {
		l.at, l.start = l.shown.Within(at), at.Col
		l.moved()
		l.Refresh()
	}
}

// cell is where a cell lies within the lines when they are so wide.
func (l *Lines) cell(at cells.At, width float32) (fyne.Position, fyne.Size) {
	e := lineEdges(l.shown, at.Row, width)
	y := l.top(at.Row - 1)
	return fyne.NewPos(e[at.Col], y), fyne.NewSize(e[at.Col+1]-e[at.Col], l.top(at.Row)-y)
}

// top is where the line after so many others begins.
func (l *Lines) top(n int) float32 {
	all := tops(l.needs, l.row)
	return all[min(max(n, 0), len(all)-1)]
}

// high is how high the lines are together.
func (l *Lines) high() float32 { return l.top(len(l.needs)) }

// find is the number of the cell at a position, as all lie one after the other.
func (l *Lines) find(p fyne.Position) int {
	row, col := 0, 0
	for row < l.shown.Rows() && p.Y >= l.top(row+1) {
		row++
	}
	e := lineEdges(l.shown, row+1, l.Size().Width)
	for i := range l.shown.Columns {
		if p.X >= e[i] {
			col = i
		}
	}
	if row >= l.shown.Rows() {
		return -1
	}
	return row*len(l.shown.Columns) + col
}

// tap goes to a cell; a tap on the cursor's opens it.
func (l *Lines) tap(i int) {
	n := len(l.shown.Columns)
	at, focused := cells.At{Row: i/n + 1, Col: i % n}, l.Focused()
	l.Take()
	switch {
	case at == l.at && focused && l.typing == nil:
		l.open()
	case at == l.at && l.typing == nil:
		l.tellMoved() // it is meant, though the cursor hasn't moved
	case at == l.at:
		l.typing.all = false
		l.Refresh()
	default:
		if l.GoTo(at) {
			l.start = at.Col
		}
	}
}
