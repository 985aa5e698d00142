package sheets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/sheet"
)

// entry is the card at the right: what is asked for a spot, or the result.
type entry struct {
	*fyne.Container
	desk  table.SheetDesk
	asked table.Spot

	head    *entryHead
	panel   *panel
	counted *fyne.Container // the points of the spot, itemised
	proof   *ui.Chip
	proofs  *fyne.Container
	result  *result
	remarks *fyne.Container
	race    *race
	scroll  *ui.Scroll
	button  *ui.Button
	back    *ui.Button
}

// entryDoes is what the entry is used for.
type entryDoes struct {
	change   func(c sheet.Cell, text string)
	enter    func() // what was asked
	toResult func()
	nextGame func()
	reopen   func()
}

// newEntry makes the card; clock is the turn's, or nil.
func newEntry(d table.SheetDesk, g *table.Game, paper table.Paper, clock fyne.CanvasObject, do entryDoes) *entry {
	e := &entry{
		desk: d, asked: table.Spot{Row: -1}, head: newEntryHead(d, clock),
		counted: ui.VGap(4), remarks: ui.VGap(6), result: newResult(d, g, do.nextGame, do.reopen), race: newRace(d, paper),
		proof:  ui.NewChip("", ui.IconCheck).Colored(ui.OKSoft, ui.OK),
		button: ui.NewButton("", ui.Primary, do.enter),
		back:   ui.NewSmallButton(d.T("sheets.toresult"), ui.Secondary, do.toResult),
	}
	e.panel = newPanel(d, entryWidth(max(d.Window.Canvas().Size().Width, ui.MinWidth)-48)-56, do.change)
	e.panel.reveal = e.reveal
	e.button.OnRefused(do.enter) // which says what is missing, and goes there
	e.proofs = container.NewStack(e.proof)
	d.Trace.Mark("sheet-enter", e.button)
	column := ui.VGap(12, e.panel.Container, e.counted, e.proofs, e.result.Container, e.remarks, e.race.Container)
	// Air at the sides, so that focus rings aren't cut.
	e.scroll = ui.NewVScroll(ui.Inset(6, 8, 6, 8, column))
	e.panel.pad.moved = func() {
		e.Layout.Layout(nil, e.Size())
		e.Refresh()
		if c := e.panel.pad.target; c != nil {
			e.reveal(c)
		}
	}
	e.Container = ui.Laid(e.least, e.place, e.result.sky, e.head.Container, e.scroll, e.panel.pad.Container, e.back, e.button)
	return e
}

func (e *entry) least() fyne.Size { return fyne.NewSize(240, 200) }

// place keeps the head above and the buttons below what scrolls.
func (e *entry) place(s fyne.Size) {
	y, end := float32(0), s.Height
	if e.head.Visible() {
		h := e.head.MinSize().Height
		ui.Put(e.head, 0, 0, s.Width, h)
		y = h + 6
	}
	for _, b := range []*ui.Button{e.button, e.back} {
		if b.Visible() {
			h := b.MinSize().Height
			end -= h
			ui.Put(b, 0, end, s.Width, h)
			end -= 8
		}
	}
	if pad := e.panel.pad; pad.Visible() {
		h := pad.MinSize().Height
		end -= h
		ui.Put(pad, 0, end, s.Width, h)
		end -= 8
	}
	ui.Put(e.scroll, -8, y, s.Width+16, max(40, end-y))
	e.result.praise(true)
	e.fitScroll()
	if e.scroll.Content.MinSize().Height > e.scroll.Size().Height {
		e.result.praise(false)
		e.fitScroll()
	}
	e.result.under(s, y+e.scroll.Content.MinSize().Height)
}

// fitScroll gives paragraphs the height for their width.
func (e *entry) fitScroll() {
	inner := e.scroll.Content
	for range 2 {
		inner.Resize(fyne.NewSize(e.scroll.Size().Width, inner.MinSize().Height))
	}
	e.scroll.Refresh()
}

// reveal scrolls o into view.
func (e *entry) reveal(o fyne.CanvasObject) {
	at, ok := ui.Place(e.scroll.Content, o)
	if !ok {
		return
	}
	const air = 16
	at.Y -= e.scroll.Content.Position().Y
	off, view := e.scroll.Offset, e.scroll.Size().Height
	switch {
	case at.Y-air < off.Y:
		off.Y = max(0, at.Y-air)
	case at.Y+o.Size().Height+air > off.Y+view:
		off.Y = at.Y + o.Size().Height + air - view
	default:
		return
	}
	e.scroll.ScrollToOffset(off)
}

// render shows what is asked, in place.
func (e *entry) render(st *state) {
	over := st.at.Row == 0
	ui.Show(!over, e.head, e.panel.Container, e.counted, e.button)
	ui.Show(over, e.result)
	ui.Show(!over && st.over(), e.back)
	if over {
		ui.Show(false, e.proofs)
		e.panel.pad.close()
		e.result.render(st)
	} else {
		e.result.wait()
		if e.asked != st.at {
			e.panel.ask(st.paper.Items(st.sheet(), st.at))
			e.scroll.ScrollToTop()
		}
		e.panel.show(st.textOf, func(c sheet.Cell) string { return e.explain(st.wrong[c]) })
		e.head.render(st)
		e.renderButton(st)
		e.renderCount(st)
	}
	e.asked = st.at
	e.renderRemarks(st)
	e.race.render(st)
	e.Layout.Layout(nil, e.Size())
	e.Refresh()
}

// explain says why something is refused, "" when it isn't.
func (e *entry) explain(err error) string {
	if err == nil {
		return ""
	}
	return e.desk.Explain(e.desk.Names(), err)
}

// renderRemarks tells what is odd about the sheet, or good to know.
func (e *entry) renderRemarks(st *state) {
	e.remarks.RemoveAll()
	for _, n := range st.score.Notes {
		e.remarks.Add(ui.NewNote(ui.IconWarn, ui.WarnSoft, ui.Warn, e.desk.Say(n.ID, n.Args)))
	}
	if r, ok := st.paper.(table.SheetRemarks); ok {
		for _, text := range r.Remarks(st.preview, st.score) {
			e.remarks.Add(ui.NewNote(ui.IconFlag, ui.AccentSoft, ui.AccentText, text))
		}
	}
	ui.Show(len(e.remarks.Objects) > 0, e.remarks)
}

func (e *entry) renderButton(st *state) {
	what, _, _ := st.paper.Head(st.sheet(), st.at)
	label := games.ID("sheets.enter")
	if st.done() {
		label = "sheets.enter.again"
	}
	why := e.missing(st)
	e.button.SetText(e.desk.T(label, games.Args{"What": e.desk.Texts.Inside(what)}))
	e.button.SetEnabled(why == "", why)
}

// missing is why nothing can be entered now, "" when it can.
func (e *entry) missing(st *state) string {
	switch {
	case st.locked != "":
		return st.locked
	case st.refusal() != nil:
		return e.explain(st.refusal())
	case !st.open():
		return e.desk.T("sheets.nothing")
	case !st.paper.Done(st.preview, st.score, st.at):
		return e.desk.T("sheets.incomplete", games.Args{"What": e.panel.lacks(st.textOf)})
	}
	return ""
}

// renderCount itemises the points of the spot, and proves them.
func (e *entry) renderCount(st *state) {
	e.counted.RemoveAll()
	if st.at.Row <= len(st.score.Lines) {
		marks := ui.Initials(e.desk.Names())
		for i, m := range st.score.Lines[st.at.Row-1].Seats {
			if !m.Known || st.at.Seat >= 0 || len(m.Items) == 0 && (m.Typed || m.Points != 0) {
				continue
			}
			e.counted.Add(ui.Columns(12,
				ui.Column{Object: ui.VGap(0, e.desk.Avatar(e.desk.Players[i], marks[i], 26))},
				ui.Column{Weight: 1, Min: 100, Object: ui.Inset(3, 0, 0, 0, ui.NewPara(e.itemised(m), ui.Body, ui.Ink2))},
				ui.Column{Object: ui.VGap(0, ui.NewText(ui.Signed(m.Points), ui.Title, ui.AccentText))}))
		}
	}
	if len(e.counted.Objects) > 0 {
		e.counted.Objects = append([]fyne.CanvasObject{ui.Inset(2, 0, 6, 0, ui.NewDivider())}, e.counted.Objects...)
	}
	e.counted.Refresh()
	proof := ""
	if len(st.wrong) == 0 {
		proof = st.paper.Check(st.preview, st.score, st.at)
	}
	e.proof.Set(proof, ui.IconCheck, ui.OKSoft, ui.OK)
	ui.Show(proof != "", e.proofs)
}

// itemised are the parts of a seat's points in words.
func (e *entry) itemised(m sheet.Mark) string {
	out := ""
	for _, item := range m.Items {
		if out != "" {
			out += " + "
		}
		out += e.desk.T(item.ID, games.Args{"N": item.N, "Points": item.Points})
	}
	if out == "" {
		return e.desk.T("sheets.nopoints")
	}
	return out
}

// first puts the keyboard where the next thing is missing. On the result it lets go: who
// presses Enter once too often must not begin another game.
func (e *entry) first(st *state) {
	if st.at.Row > 0 {
		e.panel.first(st.textOf)
		return
	}
	e.desk.Window.Canvas().Unfocus()
}

// advance moves the keyboard on to the next thing that is asked, and at last to the button.
func (e *entry) advance(st *state) {
	if st.at.Row == 0 {
		if e.result.next != nil {
			e.desk.Window.Canvas().Focus(e.result.next)
		}
		return
	}
	at, ready := e.panel.at(), e.missing(st) == ""
	switch {
	case at+1 < len(e.panel.lines) && (!e.panel.lines[at+1].item.Optional || !ready):
		e.panel.lines[at+1].focus()
	case ready:
		e.button.Focus()
	default:
		e.panel.first(st.textOf)
	}
}

// entryHead says what is asked, and whose turn it was.
type entryHead struct {
	*fyne.Container
	desk        table.SheetDesk
	avatar      *ui.Avatar
	title, note *ui.Text
	clock       fyne.CanvasObject // nil without
}

func newEntryHead(d table.SheetDesk, clock fyne.CanvasObject) *entryHead {
	h := &entryHead{desk: d, clock: clock, avatar: ui.NewAvatar("", 0, 40)}
	h.title, h.note = ui.NewText("", ui.Title, ui.Ink).Truncate(), ui.NewText("", ui.Body, ui.Ink2).Truncate()
	h.Container = ui.HMid(12, h.avatar, ui.Stretch(ui.VGap(0, h.title, h.note)))
	if clock != nil {
		h.Add(clock)
	}
	return h
}

func (h *entryHead) render(st *state) {
	title, note, who := st.paper.Head(st.sheet(), st.at)
	h.title.SetText(title)
	h.note.SetText(note)
	ui.Show(note != "", h.note)
	ui.Show(who >= 0, h.avatar)
	if who >= 0 {
		pl := h.desk.Players[who]
		h.desk.ShowAvatar(h.avatar, pl, ui.Initials(h.desk.Names())[who])
	}
	if h.clock != nil {
		ui.Show(!st.done(), h.clock)
	}
}
