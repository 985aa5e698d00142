package woerterklauer

import (
	"strings"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	wk "spieltisch/games/woerterklauer"
)

// line is what is said of a word, or of the whole field.
type line struct {
	key   string            // tells lines apart while the draft changes
	from  []string          // the words that it was
	word  string            // what it is now; empty for a line of the whole field
	faces []draw.LetterFace // of its tiles
	says  string            // why, in sentences
	brief string            // why, in one; says is shown where it is empty or the line is opened
	kind  kind
	cells []wk.Cell // where it lies
	fix   []int     // tiles that would have to go back, nil when that mends nothing
}

// kind is how a line is marked: never by colour alone.
type kind struct {
	text, tip string
	icon      ui.IconName
	tok       ui.Token
	bad       bool
}

// lighter shows on the field what a line is about, and ends that.
type lighter struct{ on, off func([]wk.Cell) }

// wordLine is a line as a widget: its word in tiles. Tapped it shows all it has to say, and pointed at where the word lies.
type wordLine struct {
	ui.Areas
	desk  *table.Desk
	light lighter
	do    doer
	line  line
	brief bool // says less, next to its word
	airy  bool // there is room
	first bool

	tint, rule, rim *ui.Box
	tiles           []*draw.LetterTile
	says            *ui.Para
	chip            *ui.Chip
	fix             *ui.Button
	ring            ui.Ring
}

func newWordLine(d *table.Desk, light lighter, do doer, brief bool) *wordLine {
	w := &wordLine{
		desk: d, light: light, do: do, brief: brief, tint: ui.NewBox(), rule: ui.NewBox(), rim: ui.NewBox(),
		says: ui.NewPara("", ui.Strong, ui.Ink2), chip: ui.NewChip("", ""), ring: ui.NewRing(),
	}
	w.fix = ui.NewSmallButton(d.T("judge.fix"), ui.Secondary, w.mend)
	w.OnTap = func(int) { do.just(func(s *state) { s.toggle(w.line.key) }) }
	w.OnPoint, w.OnFocus, w.OnBlur = w.point, w.point, w.point
	w.OnKey = func(e *fyne.KeyEvent) bool {
		mends := e.Name == fyne.KeyDelete && len(w.line.fix) > 0
		if mends {
			w.mend()
		}
		return mends
	}
	w.Draw(w, func() fyne.Size { return fyne.NewSize(100, 20) }, w.place).Changing(w.parts)
	return w
}

// Text is what the line is about.
func (w *wordLine) Text() string { return w.line.word }

// point shows on the field where the word lies while it is pointed at.
func (w *wordLine) point() {
	if w.Pointed() >= 0 {
		w.light.on(w.line.cells)
	} else {
		w.light.off(w.line.cells)
	}
}

// mend takes the letters back that are in the way.
func (w *wordLine) mend() {
	w.do(func(s *state) notice {
		s.light(nil)
		return s.mend(w.line.fix)
	})
}

// set shows a line.
func (w *wordLine) set(l line, first, opened bool) {
	w.line, w.first = l, first
	for len(w.tiles) < len(l.word) {
		w.tiles = append(w.tiles, draw.NewLetterTile(draw.LetterLook{}, lineEdge, lineEdge))
	}
	for i, t := range w.tiles {
		if ui.Show(i < len(l.word), t); i < len(l.word) {
			look := draw.LetterLook{Text: l.word[i : i+1], Bad: l.kind.bad}
			if i < len(l.faces) {
				look.Face = l.faces[i]
			}
			t.Set(look)
		}
	}
	says := l.says
	if l.brief != "" && !opened {
		says = l.brief
	}
	if opened && l.kind.tip != "" {
		says = strings.TrimSpace(says + " " + l.kind.tip)
	}
	if len(l.from) > 0 && l.brief == "" { // a brief names it
		from := w.desk.T("judge.from", games.Args{"From": strings.Join(l.from, " + ")})
		says = strings.TrimSuffix(from+": "+says, ": ")
	}
	w.says.SetText(says)
	w.says.SetStyle(map[bool]ui.Style{false: ui.Strong, true: ui.Lead}[l.word == "" && !l.kind.bad && !w.brief])
	w.says.SetColor(map[bool]ui.Token{false: ui.Ink2, true: ui.Ink}[l.kind.bad || l.word == ""])
	ui.Show(l.kind.text != "", w.chip)
	ui.Show(len(l.fix) > 0 && !w.brief, w.fix) // there the button stands next to the board's others
	w.Refresh()
}

func (w *wordLine) parts() []fyne.CanvasObject {
	out := []fyne.CanvasObject{w.tint, w.rule, w.rim, w.says, w.chip, w.fix, w.ring}
	for _, t := range w.tiles {
		out = append(out, t)
	}
	return ui.Parts(out...)
}

// lineLook is where the parts of a line lie in its width.
type lineLook struct {
	edge            float32 // of a tile
	y               float32 // of the tiles
	says, chip, fix ui.Frame
	height          float32
}

// Sizes of a line.
const (
	lineSide   float32 = 8
	lineEnds   float32 = 10
	lineEdge   float32 = 30 // of a tile
	lineLeast  float32 = 25 // where the verdict stands next to a long word
	airyEnds   float32 = 18 // where few words have all the paper
	airyEdge   float32 = 36
	tileStep   float32 = 2 // between tiles
	chipHigh   float32 = 26
	briefHigh  float32 = 54
	briefWords float32 = 110 // what a sentence next to a word needs
	briefMost  float32 = 48  // two lines; a longer one stands below it
)

// look measures a line in a width: the word, the verdict next to it where both fit, why below; in a brief one all side by side.
func (w *wordLine) look(width float32) lineLook {
	room, n, chip := width-2*lineSide, float32(len(w.line.word)), w.chipWide()
	l, end := lineLook{edge: 28, y: lineEnds}, float32(0)
	if !w.brief {
		l.edge = lineEdge
		if w.airy {
			l.edge, l.y = airyEdge, airyEnds
		}
		if beside := (room-8-chip+tileStep)/n - tileStep; beside >= lineLeast {
			l.edge = min(l.edge, beside)
		} else {
			l.edge = lineEdge
		}
	}
	if n > 0 {
		l.edge = float32(int(min(l.edge, (room+tileStep)/n-tileStep)))
		end = n*(l.edge+tileStep) - tileStep
	}
	if w.brief && n > 0 && room-end-chip-24 > briefWords {
		if w.lookFlat(&l, room, end, chip); l.says.Height <= briefMost {
			return l
		}
		l.y = lineEnds
	}
	w.lookTall(&l, room, end, chip)
	return l
}

// chipWide is how wide the verdict is.
func (w *wordLine) chipWide() float32 {
	if !w.chip.Visible() {
		return 0
	}
	k := w.line.kind
	w.chip.Set(k.text, k.icon, ui.None, k.tok)
	return w.chip.MinSize().Width
}

// words is how high the sentence is in a width.
func (w *wordLine) words(width float32) float32 {
	w.says.Resize(fyne.NewSize(width, w.says.Size().Height))
	if w.says.String() == "" {
		return 0
	}
	return w.says.MinSize().Height
}

func (w *wordLine) lookFlat(l *lineLook, room, end, chip float32) {
	const column = 156 // where sentences begin, if words are short
	x := max(end+14, min(column, room-chip-10-briefWords))
	words := room - x - chip - 10
	h := w.words(words)
	l.height = max(briefHigh, h+12)
	mid := l.height / 2
	l.y = mid - l.edge/2
	l.says = ui.NewFrame(x, mid-h/2, words, h)
	l.chip = ui.NewFrame(room-chip, mid-chipHigh/2, chip, chipHigh)
}

func (w *wordLine) lookTall(l *lineLook, room, end, chip float32) {
	y, words := l.y, room
	if end > 0 {
		y += l.edge + 6
	}
	beside := chip == 0 || end > 0 && end+8+chip <= room
	l.chip = ui.NewFrame(room-chip, l.y+(l.edge-chipHigh)/2, chip, chipHigh)
	if !beside {
		l.chip.Y, words = y, room-chip-10
	}
	h := w.words(words)
	l.says = ui.NewFrame(0, y, words, h)
	if y += h; !beside {
		y = max(y, l.chip.Y+chipHigh)
	}
	if w.fix.Visible() {
		m := w.fix.MinSize()
		l.fix = ui.NewFrame(0, y+6, m.Width, m.Height)
		y += 6 + m.Height
	}
	l.height = y + l.y
}

func (w *wordLine) place(s fyne.Size) {
	l := w.look(s.Width)
	for i, t := range w.tiles {
		t.SetSize(l.edge, l.edge)
		ui.Put(t, lineSide+float32(i)*(l.edge+tileStep), ui.Whole(l.y), l.edge, l.edge)
	}
	for o, f := range map[fyne.CanvasObject]ui.Frame{w.says: l.says, w.chip: l.chip, w.fix: l.fix} {
		ui.Put(o, lineSide+f.X, ui.Whole(f.Y), f.Width, f.Height)
	}
	w.rim.Hide()
	w.tint.Hide()
	w.rule.Hide()
	fill, rule := ui.CardBG, ui.Border
	if w.brief { // where a border is as dark as the slip
		fill, rule = ui.Slip, ui.Desk
	}
	switch {
	case w.line.kind.bad:
		fill = ui.WarnSoft
		w.tint.Set(0, 2, s.Width, l.height-4, 10, ui.Color(fill), nil, 0)
	case !w.first:
		w.rule.Set(lineSide, 0, s.Width-2*lineSide, 1, 0, ui.Color(rule), nil, 0)
	}
	if w.chip.Visible() {
		w.rim.Set(lineSide+l.chip.X, ui.Whole(l.chip.Y), l.chip.Width, chipHigh, chipHigh/2, ui.Color(fill), ui.Color(w.line.kind.tok), 1.5)
	}
	w.Ring(w.ring, 4, 4, s.Width-8, l.height-8, 8)
}

// lines is a list of them, which scrolls.
type lines struct {
	row    func() *wordLine // makes one
	object *ui.Scroll
	list   *fyne.Container
	rows   []*wordLine
	seen   int // how many of them are
	width  float32
}

func newLines(d *table.Desk, light lighter, do doer, brief bool) *lines {
	l := &lines{width: 260}
	l.row = func() *wordLine { return newWordLine(d, light, do, brief) }
	l.list = ui.Laid(l.least, l.place)
	l.object = ui.NewVScroll(l.list)
	return l
}

// least has the lines as airy as there is room for all.
func (l *lines) least() (size fyne.Size) {
	for _, airy := range [...]bool{true, false} {
		for _, row := range l.rows[:l.seen] {
			row.airy = airy
		}
		if size = fyne.NewSize(100, l.high(l.width)); size.Height <= l.object.Size().Height {
			break
		}
	}
	return size
}

// high is how high all lines are in a width.
func (l *lines) high(width float32) (h float32) {
	for _, row := range l.rows[:l.seen] {
		h += row.look(width).height
	}
	return h
}

func (l *lines) place(s fyne.Size) {
	again := l.width != s.Width
	l.width = s.Width
	l.least()
	y := float32(0)
	for _, row := range l.rows[:l.seen] {
		h := row.look(s.Width).height
		ui.Put(row, 0, y, s.Width, h)
		y += h
	}
	if again {
		l.object.Refresh()
	}
}

// set shows these lines, in place, opened the one with this key.
func (l *lines) set(all []line, opened string) {
	for len(l.rows) < len(all) {
		row := l.row()
		row.OnFocus = func() {
			row.point()
			ui.ScrollTo(row)
		}
		l.rows = append(l.rows, row)
		l.list.Add(row)
	}
	l.seen = len(all)
	for i, row := range l.rows {
		if ui.Show(i < len(all), row); i < len(all) {
			row.set(all[i], i == 0, all[i].key == opened)
		}
	}
	l.list.Resize(fyne.NewSize(l.width, l.list.MinSize().Height))
	ui.PlaceAnew(l.list)
	l.object.Refresh()
}

// reveal brings a line into view.
func (l *lines) reveal(i int) { ui.ScrollTo(l.rows[i]) }
