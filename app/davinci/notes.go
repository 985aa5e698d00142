package davinci

import (
	"slices"

	"fyne.io/fyne/v2"

	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
)

// notes is the paper with what each hidden tile of the others can still be, and at its foot what was guessed last.
type notes struct {
	desk   *table.Desk
	acts   *own
	state  ownState
	object *fyne.Container
	title  *ui.Text
	legend *ui.Text   // what small numbers are
	kind   *ui.Button // shows and hides what is computed
	grid   *noteGrid
	scroll *ui.Scroll
	rule   fyne.CanvasObject
	lately *ui.Text
	last   *fyne.Container
	inView int // the tile whose line was brought into view last
}

func newNotes(d *table.Desk, acts *own) *notes {
	n := &notes{desk: d, acts: acts, title: ui.NewText(d.T("davinci.notes.title"), ui.Title, ui.Ink), legend: ui.NewText(d.T("davinci.notes.legend"), ui.Strong, ui.Ink2), rule: ui.NewDivider(), last: ui.VGap(6)}
	n.lately = ui.NewText(d.T("davinci.notes.lately"), ui.Strong, ui.Ink2)
	n.kind = ui.NewSmallButton("", ui.WellBtn, func() { acts.setPad(n.state.pad.Toggled()) })
	n.grid = newNoteGrid(d, n)
	n.scroll = ui.NewVScroll(ui.Inset(0, 8, 0, 0, n.grid))
	d.Trace.Mark("notes", n.grid)
	d.Trace.Mark("notes.kind", n.kind)
	n.object = ui.Laid(func() fyne.Size { return fyne.NewSize(260, 240) }, n.place, n.title, n.legend, n.kind, n.scroll, n.rule, n.lately, n.last)
	return n
}

func (n *notes) render(s ownState) {
	n.state = s
	d, pad := n.desk, s.view.Options.Pad
	on, chances := s.computed()
	ui.Show(chances, n.legend)
	ui.Show(pad != dv.PadNotes, n.kind)
	n.kind.SetText(d.T("davinci.pad." + games.ID(pad)))
	n.kind.WithIcon(pick(on, ui.IconEye, ui.IconEyeOff)).SetTip(d.T(pick[games.ID](on, "davinci.notes.hide", "davinci.notes.show")))
	n.kind.Refresh()
	n.last.Objects = nil
	guesses := slices.DeleteFunc(moments(d), func(m moment) bool { return !m.guess })
	for _, m := range guesses[max(0, len(guesses)-2):] {
		m.line, m.more = m.short, ""
		n.last.Add(momentLine(d, m, 24, true))
	}
	ui.Show(len(guesses) > 0, n.rule, n.lately)
	if len(guesses) == 0 && pad == dv.PadNotes {
		n.last.Add(ui.NewPara(d.T("davinci.notes.legend_own"), ui.Strong, ui.Ink2))
	}
	n.grid.set(s)
	ui.PlaceAllAnew(n.object)
	if target := s.draft.Target; target != n.inView {
		n.inView = target
		n.reveal(target)
	}
}

// reveal brings the line of a tile into view.
func (n *notes) reveal(tile int) {
	f, ok := n.grid.lineOf(tile)
	if !ok {
		return
	}
	height := n.scroll.Size().Height
	y := max(min(n.scroll.Offset.Y, f.Y-noteHead), f.Y+f.Height-height)
	y = max(0, min(y, n.grid.MinSize().Height-height))
	if y != n.scroll.Offset.Y {
		n.scroll.ScrollToOffset(fyne.NewPos(0, y))
	}
}

// focus gives the keyboard to the lines.
func (n *notes) focus() bool {
	if len(n.grid.lines) == 0 {
		return false
	}
	n.grid.to(n.state.draft.Target)
	n.grid.Take()
	return true
}

// place puts the title above the lines, which scroll, and what was guessed last below them.
func (n *notes) place(s fyne.Size) {
	k := n.kind.MinSize()
	right := s.Width - 16
	if n.acts.spread.Narrow() {
		right -= 40 // the drawer's cross
	}
	put(n.title, 20, 12, right-32-k.Width, 40)
	put(n.kind, right-k.Width, 12+(40-k.Height)/2, k.Width, k.Height)
	end := s.Height - 12
	n.last.Resize(fyne.NewSize(s.Width-40, 0))
	h := n.last.MinSize().Height
	end -= h
	put(n.last, 20, end, s.Width-40, h)
	if n.lately.Visible() {
		end -= 24
		put(n.lately, 20, end, s.Width-40, 20)
		end -= 10
		put(n.rule, 20, end, s.Width-40, 1)
		end -= 6
	}
	top := pick[float32](n.legend.Visible(), 76, 56)
	put(n.legend, 20, 54, s.Width-32, 20)
	put(n.scroll, 12, top, s.Width-16, n.grid.whole(end-top))
}
