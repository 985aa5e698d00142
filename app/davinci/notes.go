package davinci

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/ui"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
)

// notes is the card with what each hidden foreign tile can still be: a line for each
// tile and a column for each number.
type notes struct {
	o      *own
	object *ui.Card
	box    *fyne.Container
	title  *ui.Text
	legend *ui.Text
	says   []string // what the legend may say, the longest first
	eye    *ui.IconButton
	head   *noteHead
	grid   *noteGrid
	scroll *container.Scroll
	count  weigher
	lines  []noteLine
	row    float32 // height of a line, as there is room
	target int     // the tile whose line was brought into view last
}

// noteLine is what the card says of one tile.
type noteLine struct {
	stone dv.Stone
	name  string // of its owner
	place string // its number in the row, from 1
	cells []noteCell
}

// noteCell is what the card says of one number of a tile.
type noteCell struct {
	state  cellState
	chance float64 // of cellChance
}

type cellState int

const (
	cellOpen   cellState = iota // nothing was computed
	cellCan                     // possible
	cellChance                  // possible, with its chance
	cellSure                    // the only one that is left
	cellCannot                  // impossible
	cellStruck                  // struck out by hand
)

// weigher keeps the weights of a position.
type weigher struct {
	step int
	by   map[int]dv.Likely
}

// of are the weights in a position by the tiles' IDs.
func (w *weigher) of(v dv.View) map[int]dv.Likely {
	if w.by == nil || w.step != v.Step {
		w.step, w.by = v.Step, map[int]dv.Likely{}
		for _, l := range dv.Weigh(v) {
			w.by[l.ID] = l
		}
	}
	return w.by
}

// computed tells whether the seat sees what the program has computed, and whether that
// includes the chances.
func (o *own) computed() (on, chances bool) {
	if o.pad.Hidden {
		return false, false
	}
	kind := o.view.Options.Pad
	return kind == dv.PadForced || kind == dv.PadChances, kind == dv.PadChances
}

// guessing tells whether the seat may point at a tile and name a number now.
func (o *own) guessing() bool {
	v := o.view
	return v.Asked == v.Me && (v.Phase == dv.PhaseGuess || v.Phase == dv.PhaseAgain && !v.Late)
}

func newNotes(o *own) *notes {
	t := o.b.desk.T
	n := &notes{
		o:      o,
		title:  ui.NewText(t("davinci.notes.title"), ui.Title, ui.Ink).Truncate(),
		legend: ui.NewText("", ui.Body, ui.Ink2).Align(fyne.TextAlignTrailing).Truncate(),
	}
	n.eye = ui.NewIconButton(ui.IconEye, "", ui.WellBtn, func() { o.setPad(o.pad.Toggled()) })
	n.head = newNoteHead(n)
	n.grid = newNoteGrid(n)
	n.scroll = container.NewVScroll(n.grid)
	n.box = &fyne.Container{
		Layout:  noteLayout{n},
		Objects: []fyne.CanvasObject{n.title, n.legend, n.eye, n.head, n.scroll},
	}
	n.object = ui.NewCardPad(0, n.box)
	o.b.desk.Trace.Mark("notes", n.scroll)
	return n
}

// shown tells whether this match has notes at all.
func (n *notes) shown() bool { return n.o.view.Options.Pad != dv.PadOff }

// render shows the page's view, draft and pad.
func (n *notes) render() {
	if !n.shown() {
		n.object.Hide()
		return
	}
	n.object.Show()
	t, kind := n.o.b.desk.T, n.o.view.Options.Pad
	on, chances := n.o.computed()
	ui.Show(kind != dv.PadNotes, n.eye)
	switch {
	case chances:
		n.says = []string{t("davinci.notes.legend_chances"), t("davinci.notes.legend_chances_short")}
	case on:
		n.says = []string{t("davinci.notes.legend_forced"), t("davinci.notes.legend_forced_short")}
	default:
		n.says = []string{t("davinci.notes.legend_own"), t("davinci.notes.legend_own_short")}
	}
	if on {
		n.eye.SetIcon(ui.IconEye)
		n.eye.SetTip(t("davinci.notes.hide"))
	} else {
		n.eye.SetIcon(ui.IconEyeOff)
		n.eye.SetTip(t("davinci.notes.show"))
	}
	n.lines = n.read()
	n.grid.keep()
	ui.PlaceAnew(n.box)
	if target := n.o.draft.Target; target != n.target {
		n.target = target
		n.grid.scrollTo(n.grid.lineOf(target))
	}
}

// read makes the lines.
func (n *notes) read() []noteLine {
	v := n.o.view
	on, chances := n.o.computed()
	var weights map[int]dv.Likely
	if on {
		weights = n.count.of(v)
	}
	var out []noteLine
	for _, s := range v.Targets() {
		_, seat, place, _ := v.Find(s.ID)
		line := noteLine{stone: s, name: n.o.b.desk.Name(seat), place: ui.Signed(place + 1)}
		likely := weights[s.ID]
		for number := range dv.Values {
			if v.Options.Names(number) {
				line.cells = append(line.cells, n.cell(s.ID, number, on, chances, likely))
			}
		}
		out = append(out, line)
	}
	return out
}

func (n *notes) cell(tile, number int, on, chances bool, likely dv.Likely) noteCell {
	switch chance := likely.Chance(number); {
	case n.o.pad.Struck(tile, number):
		return noteCell{state: cellStruck}
	case !on:
		return noteCell{}
	case !likely.Possible(number):
		return noteCell{state: cellCannot}
	case chance == 1:
		return noteCell{state: cellSure}
	case chances:
		return noteCell{cellChance, chance}
	}
	return noteCell{state: cellCan}
}

// point points at a tile, or no longer.
func (n *notes) point(tile int) {
	if n.o.guessing() {
		n.o.edit(n.o.draft.Point(n.o.view, tile))
	}
}

// strike strikes a number out for a tile, or takes that back.
func (n *notes) strike(tile, number int) { n.o.setPad(n.o.pad.Toggle(tile, number)) }

// key takes none of the page's keys: the lines take theirs when they have the focus.
func (n *notes) key(*fyne.KeyEvent) bool { return false }

// rune gives the keyboard to the lines.
func (n *notes) rune(r rune) bool {
	if (r != 'n' && r != 'N') || !n.object.Visible() || len(n.lines) == 0 {
		return false
	}
	n.grid.focus()
	return true
}

// noteLayout puts title, legend and switch above the lines, which scroll.
type noteLayout struct{ n *notes }

// noteLeast is how many lines are seen at least.
const noteLeast = 3

// noteMore is how much higher lines may become where there is room, in px.
const noteMore float32 = 9

// MinSize implements fyne.Layout.
func (l noteLayout) MinSize([]fyne.CanvasObject) fyne.Size {
	g := l.n.geometry(0)
	w := 2*notePad + g.name + noteCellLeast()*float32(len(noteNumbers(l.n.o.view.Options)))
	return fyne.NewSize(w, l.headHeight()+8+noteRow()*(noteLeast+1)+10)
}

func (l noteLayout) headHeight() float32 {
	if l.n.eye.Visible() {
		return max(40, ui.Title.Height())
	}
	return ui.Title.Height()
}

// Layout implements fyne.Layout.
func (l noteLayout) Layout(_ []fyne.CanvasObject, s fyne.Size) {
	n := l.n
	side, h := float32(24), l.headHeight()
	least := noteRow()
	room := s.Height - h - 22 // besides the padding
	n.row = ui.Whole(min(max(least, room/float32(len(n.lines)+1)), least+noteMore))
	row := n.row
	y := min(16, max(4, (s.Height-h-row*float32(len(n.lines)+1)-10)/2))
	if s.Width < 480 {
		side = 16
	}
	right := s.Width - side
	if n.eye.Visible() {
		right -= 40
		put(n.eye, right+4, y+(h-40)/2, 40, 40)
		right -= 8
	}
	w := min(ui.Title.Measure(n.title.String())+1, right-side)
	put(n.title, side, y, w, h)
	for _, say := range n.says {
		if n.legend.SetText(say); ui.Body.Measure(say) <= right-side-w-16 {
			break
		}
	}
	n.legend.Hide()
	if room := right - side - w - 16; room > 60 {
		n.legend.Show()
		put(n.legend, side+w+16, y, room, h)
	}
	y += h + 2
	put(n.head, notePad, y, s.Width-2*notePad, row)
	y += row
	put(n.scroll, notePad, y, s.Width-2*notePad, s.Height-y-10)
	n.head.Refresh()
	n.grid.Refresh()
}

// noteNumbers are the columns: 0 to 11, and the dash where it is in the match.
func noteNumbers(o dv.Options) []int {
	var out []int
	for n := range dv.Values {
		if o.Names(n) {
			out = append(out, n)
		}
	}
	return out
}

// seatArgs are the arguments of a text about a tile in a seat's row.
func seatArgs(of games.Seat, place int) games.Args { return games.Args{"Of": of, "Place": place + 1} }
