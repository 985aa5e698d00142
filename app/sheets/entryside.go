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
	p     *Page
	asked table.Spot

	head    *fyne.Container
	avatar  *ui.Avatar
	title   *ui.Text
	note    *ui.Text
	clock   *fyne.Container
	panel   *panel
	counted *fyne.Container
	proof   *ui.Chip
	proofs  *fyne.Container
	remarks *fyne.Container
	result  *fyne.Container
	race    *race
	scroll  *container.Scroll
	column  *fyne.Container
	button  *ui.Button
	back    *ui.Button
	again   []fyne.Focusable
}

func newEntry(p *Page) *entry {
	e := &entry{p: p, asked: table.Spot{Row: -1}}
	env := p.env
	e.avatar = ui.NewAvatar("", 0, ui.Px(40))
	e.title = ui.NewText("", ui.Title, ui.Ink).Truncate()
	e.note = ui.NewText("", ui.Body, ui.Ink2).Truncate()
	e.clock = container.NewStack()
	if p.clock != nil {
		e.clock.Add(p.clock.build())
	}
	e.head = ui.HMid(12, e.avatar, ui.Stretch(ui.VGap(0, e.title, e.note)), e.clock)
	e.panel = newPanel(env, p.s.stored.Players, entryWidth(max(env.Window.Canvas().Size().Width, ui.MinWidth)-48)-56, p.change)
	e.panel.reveal = e.reveal
	e.counted, e.result = ui.VGap(4), ui.VGap(12)
	e.proof = ui.NewChip("", ui.IconCheck).Colored(ui.OKSoft, ui.OK)
	e.proofs = container.NewStack(e.proof)
	e.button = ui.NewButton("", ui.Primary, e.submit)
	e.back = ui.NewSmallButton(env.T("sheets.toresult"), ui.Secondary, p.next)
	env.Trace.Mark("sheet-enter", e.button)
	e.remarks = ui.VGap(6)
	e.race = newRace(p)
	e.column = ui.VGap(12, e.panel.Container, e.counted, e.proofs, e.result, e.remarks, e.race.Container)
	// Air at the sides, so that focus rings aren't cut.
	e.scroll = container.NewVScroll(ui.Inset(6, 8, 6, 8, e.column))
	e.Container = &fyne.Container{Layout: entryLayout{e}, Objects: []fyne.CanvasObject{e.head, e.scroll, e.back, e.button}}
	return e
}

// entryLayout keeps the head above and the buttons below what scrolls.
type entryLayout struct{ e *entry }

// MinSize implements fyne.Layout.
func (l entryLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(ui.Px(240), 200) }

// Layout implements fyne.Layout.
func (l entryLayout) Layout(_ []fyne.CanvasObject, s fyne.Size) {
	e := l.e
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
	ui.Put(e.scroll, -8, y, s.Width+16, max(40, end-y))
	e.fitScroll()
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

// refresh shows what is asked, in place.
func (e *entry) refresh() {
	p := e.p
	at := p.input.at
	over := at.Row == 0
	ui.Show(!over, e.head, e.panel.Container, e.counted, e.button)
	ui.Show(over, e.result)
	ui.Show(!over && p.s.sheet().Score().Outcome != nil, e.back)
	if over {
		ui.Show(false, e.proofs)
		e.asked = at
		e.showResult()
	} else {
		if e.asked != at {
			e.asked = at
			e.panel.ask(p.paper.Items(p.s.sheet(), at))
			e.scroll.ScrollToTop()
		}
		e.panel.show(p.text, func(c sheet.Cell) string { return p.input.wrong[c] })
		e.showHead()
		e.showCount()
	}
	e.showRemarks()
	e.race.show(!over)
	e.Layout.Layout(nil, e.Size())
	e.Refresh()
}

// showRemarks tells what is odd about the sheet, or good to know.
func (e *entry) showRemarks() {
	p := e.p
	e.remarks.RemoveAll()
	for _, n := range p.input.score.Notes {
		e.remarks.Add(ui.NewNote(ui.IconWarn, ui.WarnSoft, ui.Warn, p.s.desk().Say(n.ID, n.Args)))
	}
	if r, ok := p.paper.(table.SheetRemarks); ok {
		for _, text := range r.Remarks(p.input.preview, p.input.score) {
			e.remarks.Add(ui.NewNote(ui.IconFlag, ui.AccentSoft, ui.AccentText, text))
		}
	}
	ui.Show(len(e.remarks.Objects) > 0, e.remarks)
}

func (e *entry) showHead() {
	p := e.p
	title, note, who := p.paper.Head(p.s.sheet(), p.input.at)
	e.title.SetText(title)
	e.note.SetText(note)
	ui.Show(note != "", e.note)
	ui.Show(who >= 0, e.avatar)
	if who >= 0 {
		pl := p.s.stored.Players[who]
		e.avatar.Set(p.grid.initials()[who], pl.Color)
		e.avatar.WithPicture(p.env.Portrait(pl))
	}
	ui.Show(p.clock != nil && !p.paper.Done(p.s.sheet(), p.s.sheet().Score(), p.input.at), e.clock)
	why := e.missing()
	label := games.ID("sheets.enter")
	if p.paper.Done(p.s.sheet(), p.s.sheet().Score(), p.input.at) {
		label = "sheets.enter.again"
	}
	e.button.SetText(p.env.T(label, games.Args{"What": title}))
	e.button.SetEnabled(why == "", why)
}

// missing is why nothing can be entered now, "" when it can.
func (e *entry) missing() string {
	p := e.p
	in := &p.input
	switch {
	case p.writable() != "":
		return p.writable()
	case len(in.wrong) > 0:
		for _, why := range in.wrong {
			return why
		}
	case !in.open():
		return p.env.T("sheets.nothing")
	case !p.paper.Done(in.preview, in.score, in.at):
		return p.env.T("sheets.incomplete")
	}
	return ""
}

// showCount itemises the points of the spot, and proves them.
func (e *entry) showCount() {
	p := e.p
	in := &p.input
	e.counted.RemoveAll()
	if in.at.Row <= len(in.score.Lines) {
		marks := p.grid.initials()
		for i, m := range in.score.Lines[in.at.Row-1].Seats {
			if !m.Known || in.at.Seat >= 0 || len(m.Items) == 0 && (m.Typed || m.Points != 0) {
				continue
			}
			e.counted.Add(ui.Columns(12,
				ui.Column{Object: ui.VGap(0, p.env.Avatar(p.s.stored.Players[i], marks[i], ui.Px(26)))},
				ui.Column{Weight: 1, Min: 100, Object: ui.Inset(3, 0, 0, 0, ui.NewPara(itemised(p, m), ui.Body, ui.Ink2))},
				ui.Column{Object: ui.VGap(0, ui.NewText(ui.Signed(m.Points), ui.Title, ui.AccentText))}))
		}
	}
	if len(e.counted.Objects) > 0 {
		e.counted.Objects = append([]fyne.CanvasObject{ui.Inset(2, 0, 6, 0, ui.NewDivider())}, e.counted.Objects...)
	}
	e.counted.Refresh()
	proof := ""
	if in.at.Row > 0 && len(in.wrong) == 0 {
		proof = p.paper.Check(in.preview, in.score, in.at)
	}
	e.proof.Set(proof, ui.IconCheck, ui.OKSoft, ui.OK)
	ui.Show(proof != "", e.proofs)
}

// itemised are the parts of a seat's points in words.
func itemised(p *Page, m sheet.Mark) string {
	out := ""
	for _, item := range m.Items {
		if out != "" {
			out += " + "
		}
		out += p.env.T(item.ID, games.Args{"N": item.N, "Points": item.Points})
	}
	if out == "" {
		return p.env.T("sheets.nopoints")
	}
	return out
}

// first puts the keyboard where the next thing is missing. On the result it lets go: who
// presses Enter once too often must not begin another game.
func (e *entry) first() {
	if e.p.input.at.Row > 0 {
		e.panel.first(e.p.text)
		return
	}
	e.p.env.Window.Canvas().Unfocus()
}

// advance goes on to the next thing that is asked, and at last enters all.
func (e *entry) advance() {
	if e.p.input.at.Row == 0 {
		if len(e.again) > 0 {
			e.p.env.Window.Canvas().Focus(e.again[0])
		}
		return
	}
	at := e.panel.at()
	if at+1 < len(e.panel.lines) && (!e.panel.lines[at+1].item.Optional || e.missing() != "") {
		e.panel.lines[at+1].focus()
		return
	}
	if e.missing() == "" {
		e.button.Focus()
		return
	}
	e.panel.first(e.p.text)
}

// submit enters what was asked.
func (e *entry) submit() {
	if e.p.input.at.Row == 0 {
		return
	}
	if why := e.missing(); why != "" {
		e.p.env.Toast(why)
		return
	}
	e.p.enter()
}
