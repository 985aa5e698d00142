package woerterklauer

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"

	"spieltisch/app/table"
	"spieltisch/app/ui"
	wk "spieltisch/games/woerterklauer"
)

// line is what is said of a word, or of the whole field.
type line struct {
	key   string   // tells lines apart while the draft changes
	from  []string // the words that it was
	word  string   // what it is now; empty for a line of the whole field
	says  string   // why, in sentences
	brief string   // why, in one; says is shown where it is empty or the line is opened
	kind  kind
	cells []wk.Cell // where it lies
	fix   []int     // tiles that would have to go back, nil when that mends nothing
}

// kind is how a line is marked: never by colour alone.
type kind struct {
	text, tip  string
	icon       ui.IconName
	disc, sign ui.Token // of the icon
	fill, tok  ui.Token // of the chip
	bad        bool
}

// wordLine is a line as a widget: tapped or reached by the keyboard it shows all it has to
// say, and pointed at where the word lies.
type wordLine struct {
	ui.Base
	light  lighter
	do     doer
	line   line
	fold   bool // shows its sentence only when it is opened
	opened bool

	tint        *ui.Area
	disc        *canvas.Rectangle
	icon        *ui.Icon
	was, word   *ui.Text
	arrow       *ui.Icon
	says        *ui.Para
	chip        *ui.Chip
	means       *ui.Named // the chip with what it means, where that is no matter of course
	fix         *ui.Button
	title, body *fyne.Container
	text        *fyne.Container
	ring        ui.Ring
	focused     bool
	reveal      func(*wordLine)
}

var (
	_ fyne.Widget       = (*wordLine)(nil)
	_ fyne.Tappable     = (*wordLine)(nil)
	_ fyne.Focusable    = (*wordLine)(nil)
	_ desktop.Hoverable = (*wordLine)(nil)
)

// lighter shows on the field what a line is about, and ends that.
type lighter struct{ on, off func([]wk.Cell) }

func newWordLine(d *table.Desk, light lighter, do doer, reveal func(*wordLine)) *wordLine {
	w := &wordLine{
		light: light, do: do, reveal: reveal,
		disc: canvas.NewRectangle(nil), icon: ui.NewIcon("", 18, ui.Ink2), arrow: ui.NewIcon(ui.IconArrow, 16, ui.Ink2),
		was: ui.NewText("", ui.Lead, ui.Ink2), word: ui.NewText("", ui.Label, ui.Ink),
		says: ui.NewPara("", ui.Body, ui.Ink2), chip: ui.NewChip("", ""),
		ring: ui.NewRing(),
	}
	w.fix = ui.NewSmallButton(d.T("judge.fix"), ui.Secondary, w.mend)
	w.means = ui.NewNamed(w.chip)
	w.means.OnHover = func(on bool) { // else the line would be left for its chip
		if on {
			w.MouseIn(nil)
		} else {
			w.MouseOut()
		}
	}
	w.disc.CornerRadius = 16
	w.disc.SetMinSize(fyne.NewSquareSize(32))
	w.title = ui.Laid(w.leastTitle, w.placeTitle, w.was, w.arrow, w.word)
	w.text = ui.VGap(0, w.title, w.says)
	w.body = ui.HMid(12, container.NewStack(w.disc, container.NewCenter(w.icon)), ui.Stretch(w.text), w.means, w.fix)
	w.tint = ui.NewArea(ui.None, 8, ui.Inset(5, 4, 5, 4, w.body))
	w.Draw(w, w.tint.MinSize, w.layOut, w.tint, w.ring).Repaints()
	return w
}

func (w *wordLine) leastTitle() fyne.Size {
	s := w.word.MinSize()
	if w.was.Visible() {
		s.Width += 16 + 16
	}
	return s
}

// placeTitle places what a word was, an arrow, and what it is; where there is no room for
// all, what it was ends in ….
func (w *wordLine) placeTitle(s fyne.Size) {
	x, word := float32(0), w.word.MinSize().Width
	if w.was.Visible() {
		x = max(0, min(w.was.MinSize().Width, s.Width-word-32))
		w.was.Resize(fyne.NewSize(x, s.Height))
		w.arrow.Move(fyne.NewPos(x+8, 0))
		w.arrow.Resize(fyne.NewSize(16, s.Height))
		x += 32
	}
	w.word.Move(fyne.NewPos(x, 0))
	w.word.Resize(fyne.NewSize(word, s.Height))
}

// set shows a line.
func (w *wordLine) set(l line, fold, opened bool) {
	w.line, w.fold, w.opened = l, fold, opened
	w.was.SetText(strings.Join(l.from, " + "))
	w.word.SetText(l.word)
	ui.Show(len(l.from) > 0, w.was)
	ui.Show(len(l.from) > 0, w.arrow)
	ui.Show(l.word != "", w.title)
	w.disc.FillColor = ui.Color(l.kind.disc)
	w.disc.Refresh()
	w.icon.Set(l.kind.icon, l.kind.sign)
	w.chip.Set(l.kind.text, "", l.kind.fill, l.kind.tok)
	w.means.SetTip(l.kind.tip)
	ui.Show(l.kind.text != "" && (!fold || len(l.fix) == 0), w.means)
	ui.Show(len(l.fix) > 0, w.fix)
	w.tint.SetColor(ui.None)
	if l.kind.bad {
		w.tint.SetColor(ui.WarnSoft)
	}
	w.open()
}

// open shows as much of the sentence as is wanted.
func (w *wordLine) open() {
	l, opened := w.line, w.opened
	most, says := 2, l.says
	switch {
	case opened || l.word == "" || l.kind.bad: // why something isn't allowed is never cut
		most = 0
	case l.brief != "": // in large letters it needs a third line
		most, says = 0, l.brief
	}
	w.says.MaxLines(most).SetText(says)
	ui.Show(l.says != "" && (!w.fold || opened || l.kind.bad || l.word == ""), w.says)
	color := ui.Ink2
	if l.kind.bad {
		color = ui.Ink
	}
	w.says.SetColor(color)
	ui.PlaceAnew(w.title, w.text, w.body)
	w.Refresh()
}

// Tapped implements fyne.Tappable: shows all, or less again.
func (w *wordLine) Tapped(*fyne.PointEvent) {
	w.do.just(func(s *state) { s.toggle(w.line.key) })
	w.light.on(w.line.cells)
}

// mend takes the letters back that are in the way.
func (w *wordLine) mend() {
	w.do.just(func(s *state) {
		s.light(nil)
		s.mend(w.line.fix)
	})
}

// MouseIn implements desktop.Hoverable.
func (w *wordLine) MouseIn(*desktop.MouseEvent) { w.light.on(w.line.cells) }

// MouseMoved implements desktop.Hoverable.
func (w *wordLine) MouseMoved(*desktop.MouseEvent) {}

// MouseOut implements desktop.Hoverable.
func (w *wordLine) MouseOut() { w.light.off(w.line.cells) }

// FocusGained implements fyne.Focusable.
func (w *wordLine) FocusGained() {
	w.focused = true
	w.light.on(w.line.cells)
	if w.reveal != nil {
		w.reveal(w)
	}
	w.Refresh()
}

// FocusLost implements fyne.Focusable.
func (w *wordLine) FocusLost() {
	w.focused = false
	w.light.off(w.line.cells)
	w.Refresh()
}

// TypedRune implements fyne.Focusable.
func (w *wordLine) TypedRune(r rune) {
	if r != ' ' {
		ui.BubbleRune(w, r)
	}
}

// TypedKey implements fyne.Focusable: Enter shows all, Delete takes the letters back.
func (w *wordLine) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		w.Tapped(nil)
	case fyne.KeyDelete:
		if len(w.line.fix) > 0 {
			w.mend()
		}
	default:
		ui.BubbleKey(w, e)
	}
}

func (w *wordLine) layOut(s fyne.Size) {
	w.tint.Resize(s)
	w.ring.Around(w.focused, 0, 0, s.Width, s.Height, 8, 0, ui.Ink)
}

// lines is a list of them, which scrolls.
type lines struct {
	row    func() *wordLine // makes one
	object *ui.Scroll
	list   *fyne.Container
	rows   []*wordLine
	after  fyne.CanvasObject // stands below the lines, may be nil
}

func newLines(d *table.Desk, light lighter, do doer, after fyne.CanvasObject) *lines {
	l := &lines{list: ui.VGap(2), after: after}
	l.row = func() *wordLine { return newWordLine(d, light, do, l.reveal) }
	if after != nil {
		l.list.Add(after)
	}
	l.object = ui.NewVScroll(l.list)
	return l
}

// set shows these lines, in place, opened the one with this key.
func (l *lines) set(all []line, fold bool, opened string) {
	for len(l.rows) < len(all) {
		row := l.row()
		l.rows = append(l.rows, row)
		if l.after != nil {
			l.list.Objects = slices.Insert(l.list.Objects, len(l.list.Objects)-1, fyne.CanvasObject(row))
		} else {
			l.list.Add(row)
		}
	}
	for i, row := range l.rows {
		ui.Show(i < len(all), row)
		if i < len(all) {
			row.set(all[i], fold, all[i].key == opened)
		}
	}
	l.refresh()
}

// refresh places the lines again: how high they are follows from their width.
func (l *lines) refresh() {
	if w := l.object.Size().Width; w > 0 {
		for range 2 {
			l.list.Resize(fyne.NewSize(w, l.list.MinSize().Height))
			ui.PlaceAnew(l.list)
		}
	}
	l.object.Refresh()
}

// reveal brings a line into view.
func (l *lines) reveal(w *wordLine) {
	y, h, off := w.Position().Y, w.Size().Height, l.object.Offset.Y
	switch {
	case y < off:
		off = y
	case y+h > off+l.object.Size().Height:
		off = l.topOf(y+h-l.object.Size().Height, y)
	default:
		return
	}
	l.object.ScrollToOffset(fyne.NewPos(0, off))
}

// topOf is where the first line begins that lies at or below a height, at most the line at y: what is above it isn't cut.
func (l *lines) topOf(height, y float32) float32 {
	for _, w := range l.rows {
		if top := w.Position().Y; w.Visible() && top >= height && top < y {
			return top
		}
	}
	return y
}
