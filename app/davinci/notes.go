package davinci

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/table"
	"spieltisch/app/ui"
	dv "spieltisch/games/davinci"
)

// notes is the card with what each hidden foreign tile can still be: a line for each
// tile and a column for each number.
type notes struct {
	desk   *table.Desk
	acts   ownActs
	state  ownState
	object *ui.Card
	box    *fyne.Container
	title  *ui.Text
	legend *noteLegend
	past   *ui.Button // shows the guesses in its place
	eye    *ui.IconButton
	head   *noteHead
	grid   *noteGrid
	scroll *ui.Scroll
	noteTable
	inView int // the tile whose line was brought into view last
}

func newNotes(d *table.Desk, acts ownActs, onPast func()) *notes {
	t := d.T
	n := &notes{
		desk:   d,
		acts:   acts,
		title:  ui.NewText(t("davinci.notes.title"), ui.Title, ui.Ink).Truncate(),
		legend: newNoteLegend(d.T),
	}
	n.eye = ui.NewIconButton(ui.IconEye, "", ui.WellBtn, func() { acts.setPad(n.state.pad.Toggled()) })
	n.past = ui.NewSmallButton(t("davinci.past.title"), ui.WellBtn, onPast).WithIcon(ui.IconSheet)
	d.Trace.Mark("past.open", n.past)
	n.head = newNoteHead(&n.noteTable)
	n.grid = newNoteGrid(&n.noteTable, n)
	n.scroll = ui.NewVScroll(n.grid)
	n.box = ui.Laid(n.least, n.place, n.title, n.legend, n.past, n.eye, n.head, n.scroll)
	n.object = ui.NewCardPad(0, n.box)
	d.Trace.Mark("notes", n.scroll)
	return n
}

func (n *notes) render(s ownState) {
	n.state = s
	if !s.notesOn() {
		n.object.Hide()
		return
	}
	n.object.Show()
	t := n.desk.T
	on, chances := s.computed()
	ui.Show(s.view.Options.Pad != dv.PadNotes, n.eye)
	switch {
	case chances:
		n.legend.means = meansChances
	case on:
		n.legend.means = meansForced
	default:
		n.legend.means = meansOwn
	}
	if on {
		n.eye.SetIcon(ui.IconEye)
		n.eye.SetTip(t("davinci.notes.hide"))
	} else {
		n.eye.SetIcon(ui.IconEyeOff)
		n.eye.SetTip(t("davinci.notes.show"))
	}
	n.lines, n.numbers = s.noted(), noteNumbers(s.view.Options)
	if len(n.lines) == 0 { // all of the others lie open: nothing to explain
		n.legend.means = nil
	}
	n.names = n.names[:0]
	for _, l := range n.lines {
		n.names = append(n.names, noteName{n.desk.Name(l.seat), ui.Signed(l.place + 1)})
	}
	n.target, n.number, n.pointing = s.draft.Target, s.draft.Number, s.guessing()
	n.grid.keep()
	ui.PlaceAnew(n.box)
	if n.target != n.inView {
		n.inView = n.target
		n.reveal(n.lineOf(n.target))
	}
}

// point points at a tile, or no longer.
func (n *notes) point(tile int) {
	if s := n.state; s.guessing() {
		n.acts.edit(s.draft.Point(s.view, tile))
	}
}

// strike strikes a number out for a tile, or takes that back.
func (n *notes) strike(tile, number int) { n.acts.setPad(n.state.pad.Toggle(tile, number)) }

// clear takes back all that was struck out for a tile.
func (n *notes) clear(tile int) { n.acts.setPad(n.state.pad.Clear(tile)) }

// reveal brings a line into view, -1 for none.
func (n *notes) reveal(line int) {
	if line < 0 {
		return
	}
	row := n.geometry(n.grid.Size().Width).row
	top, height := row*float32(line), n.scroll.Size().Height
	y := max(min(n.scroll.Offset.Y, top), top+row-height)
	y = max(0, min(y, n.grid.MinSize().Height-height))
	if y != n.scroll.Offset.Y {
		n.scroll.ScrollToOffset(fyne.NewPos(0, y))
	}
}

// rune gives the keyboard to the lines.
func (n *notes) rune(r rune) bool {
	if (r != 'n' && r != 'N') || !n.object.Visible() || len(n.lines) == 0 {
		return false
	}
	n.grid.focus()
	return true
}

// noteLeast is how many lines are seen at least.
const noteLeast = 3

// noteMore is how much higher lines may become where there is room, in px.
const noteMore float32 = 20

func (n *notes) least() fyne.Size {
	g := n.geometry(0)
	w := 2*notePad + g.name + noteCellLeast()*float32(len(n.numbers))
	return fyne.NewSize(w, n.headHeight()+8+noteRow()*(noteLeast+1)+10)
}

func (n *notes) headHeight() float32 {
	switch {
	case n.eye.Visible():
		return max(40, ui.Title.Height())
	case n.past.Visible():
		return max(n.past.MinSize().Height, ui.Title.Height())
	}
	return ui.Title.Height()
}

// whole is the height with which all lines are seen, and as many more as lie open since the
// turn began: then nothing moves while it goes on.
func (n *notes) whole() float32 {
	return n.headHeight() + 22 + noteRow()*float32(len(n.lines)+len(freshly(n.state.view))+1)
}

// place puts title, legend and switch above the lines, which scroll.
func (n *notes) place(s fyne.Size) {
	side, h := float32(24), n.headHeight()
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
	if b := n.past.MinSize(); n.past.Visible() {
		right -= b.Width
		put(n.past, right, y+(h-b.Height)/2, b.Width, b.Height)
		right -= 8
	}
	w := min(ui.Title.Measure(n.title.String())+1, right-side)
	put(n.title, side, y, w, h)
	put(n.legend, side+w+16, y, max(0, right-side-w-16), h)
	n.legend.Refresh()
	y += h + 2
	put(n.head, notePad, y, s.Width-2*notePad, row)
	y += row
	put(n.scroll, notePad, y, s.Width-2*notePad, s.Height-y-10)
	n.head.Refresh()
	n.grid.Refresh()
}
