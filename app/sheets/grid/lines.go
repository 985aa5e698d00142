package grid

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"

	"spieltisch/app/sheets/cells"
	"spieltisch/app/ui"
)

// Lines are the lines of a grid: one focusable widget with a cursor and its own hit test.
type Lines struct {
	ui.FocusBase
	editor  Editor // nil: nobody can type
	moved   func() // the cursor did, or has to be seen
	refusal func() // there is one, or none any more
	// OnTap is called for a tap on lines that nobody can type in.
	OnTap func()

	shown   cells.Grid
	row     float32   // height of a line that needs no more
	needs   []float32 // what lines need
	wide    float32
	at      cells.At
	start   int // column to which Enter returns after some Tabs
	typing  *typing
	refused string
	shift   bool

	// What is drawn: cells of so many rows and columns, rules between them, and what is being typed on its ground.
	faces         []*face
	rules         []*canvas.Rectangle
	objects       []fyne.CanvasObject
	ring          ui.Ring
	field, caret  *canvas.Rectangle
	mark          *canvas.Rectangle // behind what is selected
	typed         *ui.Text
	rows, columns int
}

var (
	_ fyne.Widget        = (*Lines)(nil)
	_ fyne.Focusable     = (*Lines)(nil)
	_ fyne.Tabbable      = (*Lines)(nil)
	_ fyne.Tappable      = (*Lines)(nil)
	_ fyne.Shortcutable  = (*Lines)(nil)
	_ desktop.Keyable    = (*Lines)(nil)
	_ desktop.Cursorable = (*Lines)(nil)
)

func newLines(editor Editor) *Lines {
	l := &Lines{
		editor: editor, at: cells.At{Row: 1},
		ring: ui.NewRing(), field: ui.NewRect(), caret: ui.NewRect(), mark: ui.NewRect(), typed: ui.NewText("", ui.Number, ui.Ink),
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

// Refused is why what is typed in the cursor's cell wasn't taken, "" when it was; for tests.
func (l *Lines) Refused() string { return l.refused }

// Typing is what is being typed in the cursor's cell; ok is false when nothing is.
func (l *Lines) Typing() (text string, ok bool) {
	if l.typing == nil {
		return "", false
	}
	return string(l.typing.text), true
}

// GoTo brings the cursor to a cell; what is being typed is entered first. It is false when that is refused.
func (l *Lines) GoTo(at cells.At) bool {
	if !l.Commit() {
		return false
	}
	old := l.at
	l.at = l.shown.Within(at)
	l.refused = ""
	l.moved()
	l.Refresh()
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
	e := edges(l.shown.Columns, width)
	y := l.top(at.Row - 1)
	return fyne.NewPos(e[at.Col], y), fyne.NewSize(e[at.Col+1]-e[at.Col], l.top(at.Row)-y)
}

// top is where the line after so many others begins.
func (l *Lines) top(n int) float32 {
	all := tops(l.needs, max(l.row, leastRow()))
	return all[min(max(n, 0), len(all)-1)]
}

// high is how high the lines are together.
func (l *Lines) high() float32 { return l.top(len(l.needs)) }

// hit is the cell at a position.
func (l *Lines) hit(p fyne.Position) (cells.At, bool) {
	e := edges(l.shown.Columns, l.Size().Width)
	at := cells.At{Row: 1}
	for at.Row <= l.shown.Rows() && p.Y >= l.top(at.Row) {
		at.Row++
	}
	for i := range l.shown.Columns {
		if p.X >= e[i] {
			at.Col = i
		}
	}
	return at, at.Row >= 1 && at.Row <= l.shown.Rows()
}

// Tapped goes to a cell; a tap on the cursor's opens it.
func (l *Lines) Tapped(e *fyne.PointEvent) {
	if l.editor == nil {
		if l.OnTap != nil {
			l.OnTap()
		}
		return
	}
	at, ok := l.hit(e.Position)
	focused := l.Focused()
	l.Take()
	switch {
	case !ok:
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

// Cursor implements desktop.Cursorable.
func (l *Lines) Cursor() desktop.Cursor {
	if l.editor == nil && l.OnTap == nil {
		return desktop.DefaultCursor
	}
	return desktop.PointerCursor
}
