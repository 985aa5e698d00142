package sheets

import (
	"cmp"
	"strings"

	"fyne.io/fyne/v2"

	"spieltisch/app/sheets/grid"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/sheet"
)

// entry is the paper at the right: what is asked for a spot.
type entry struct {
	*fyne.Container
	desk  table.SheetDesk
	asked table.Spot

	head    *entryHead
	panel   *panel
	said    *fyne.Container // what there is to say of what is asked: its height is kept
	pad     *pad
	keys    fyne.CanvasObject // the pad, on which no message lies
	sheet   *grid.Lines       // of the sheet, into which the pad types too
	counted *fyne.Container   // the points of the spot, itemised
	sums    *fyne.Container   // them in one line, where that has no room
	proof   *ui.Chip          // what proves them, instead of a help
	helps   bool              // nothing but a help is said
	shared  bool              // that and what is counted have one place
	remarks *fyne.Container
	race    *race
	scroll  *ui.Scroll
	button  *ui.Button
	lack    *ui.Para // what is missing, in the button's place
}

// entryDoes is what the entry is used for.
type entryDoes struct {
	panelDoes
	enter func() // what was asked, or goes on
	signs string // of a word, besides A to Z
}

// newEntry makes the paper; clock is the turn's, or nil, and lines are the sheet's.
func newEntry(d table.SheetDesk, paper table.Paper, lines *grid.Lines, clock fyne.CanvasObject, do entryDoes) *entry {
	e := &entry{
		desk: d, asked: table.Spot{Row: -1}, head: newEntryHead(d, clock), said: ui.VGap(2), sheet: lines,
		counted: ui.VGap(4), sums: ui.HMid(8), remarks: ui.VGap(6), race: newRace(d, paper),
		proof: ui.NewChip("", ui.IconCheck), button: ui.NewMainButton("", do.enter).WithHeight(56),
		lack: ui.NewPara("", ui.Strong, ui.Ink2).Align(fyne.TextAlignCenter).MaxLines(2),
	}
	do.moved, do.grown = e.follow, func() { e.Layout.Layout(nil, e.Size()) }
	e.panel = newPanel(d, do.panelDoes)
	e.pad = newPad(e.panel.grid.Lines, do.signs, d.T("sheets.pad.space"))
	e.keys = ui.KeepClear(e.pad)
	for _, l := range []*grid.Lines{lines, e.panel.grid.Lines} {
		focused := l.OnFocus
		l.OnFocus = func() {
			focused()
			e.pad.into = l
			e.follow()
		}
	}
	d.Trace.Mark("sheet-enter", e.button)
	d.Trace.Mark("pad", e.pad)
	// Air at the sides, so that focus rings aren't cut.
	e.scroll = ui.NewVScroll(ui.Inset(0, 8, 6, 8, ui.VGap(10, e.counted, e.sums, e.remarks, e.race.Container)))
	e.Container = ui.Laid(e.least, e.place, e.head.Container, e.panel.Container, e.said, e.proof, e.scroll, e.keys, e.button, e.lack)
	return e
}

func (e *entry) least() fyne.Size { return fyne.NewSize(240, 200) }

// Heights kept for what is said, more of it where there is room, and for the points in one line. On a short paper the fields need the air.
const (
	saidHigh   float32 = 40
	saidMost   float32 = 68
	sumsHigh   float32 = 44
	saidTall   float32 = 90
	remarkHigh float32 = 48
	remarkPad  float32 = 6
	entryShort float32 = 594
	panelLeft  float32 = 8 // so far its labels and fields are within
	panelRight float32 = 4
)

// place gives the pad larger keys in more lines where one player is asked and the race has no room anyway.
func (e *entry) place(s fyne.Size) {
	before, many := e.pad.lines, e.asked.Seat >= 0
	if e.lay(s, padLines); many && (e.alone() || !e.race.Visible()) {
		if !e.lay(s, padLinesMost) && !e.alone() {
			e.lay(s, padLines)
		}
	}
	if e.pad.lines != before {
		e.follow()
	}
}

// lay keeps what is asked above, and below it what is said and then what scrolls; where both have no room, they have one place.
// Nothing moves while somebody counts. It is false where fields or a verdict lack room.
func (e *entry) lay(s fyne.Size, lines int) (roomy bool) {
	e.pad.lines = lines
	gap, above, y, below, h := float32(8), float32(12), float32(14), float32(20), e.button.MinSize().Height
	if s.Height < entryShort {
		gap, above, y, below, h = 4, 8, 8, 10, 44
	}
	ui.Put(e.head, 0, y, s.Width, e.head.MinSize().Height)
	y += e.head.MinSize().Height + gap
	end := s.Height - below - h
	ui.Put(e.button, 0, end, s.Width, h)
	e.lack.Resize(fyne.NewSize(s.Width, 0))
	low := e.lack.MinSize().Height
	ui.Put(e.lack, 0, end+ui.Whole((h-low)/2), s.Width, low)
	wide := s.Width + panelLeft + panelRight
	e.panel.Resize(fyne.NewSize(wide, e.panel.Size().Height)) // which says what it needs
	least, most := e.panel.grid.Least()+e.panel.below(), e.panel.grid.Most()+e.panel.below()
	spare := end - y - 2*gap - above - saidHigh - sumsHigh // for what is asked and the pad
	if e.shared = spare < most+padLines*padKeyHigh; e.shared {
		spare += sumsHigh
	}
	if lines > padLines { // more lines leave a remark its room
		spare -= remarkHigh
	}
	h = min(max(spare-most, float32(lines)*padKeyLow), float32(lines)*e.pad.high())
	end -= above + h
	ui.Put(e.keys, -padGap/2, end, s.Width+padGap, h)
	end -= gap
	h = min(max(spare-h, least), most, end-y)
	ui.Put(e.panel.Container, -panelLeft, y, wide, h)
	y += h + gap
	said, rest := min(saidMost, end-y-sumsHigh), end-y-e.remarks.MinSize().Height-remarkPad
	if lines > padLines {
		said = min(saidTall, rest)
	}
	if e.shared {
		said = 0
	}
	ui.Put(e.said, 0, y, s.Width, e.said.MinSize().Height)
	ui.Put(e.proof, 0, y, s.Width, e.proof.MinSize().Height)
	y += said
	ui.Put(e.scroll, -8, y, s.Width+16, max(0, end-y))
	e.fit()
	return rest >= saidMost && 2*h >= least+most
}

// fit shows what has room: the points in one line where they can't be itemised, and no race where the heads of the sheet say enough.
func (e *entry) fit() {
	inner := e.scroll.Content
	fits := func() bool {
		for range 2 { // paragraphs get the height for their width
			inner.Resize(fyne.NewSize(e.scroll.Size().Width, inner.MinSize().Height))
		}
		return inner.MinSize().Height <= e.scroll.Size().Height
	}
	counted := len(e.sums.Objects) > 0
	ui.Show(counted, e.counted)
	ui.Show(false, e.sums)
	ui.Show(len(e.race.rows) > 0, e.race)
	if !fits() {
		ui.Show(false, e.race)
	}
	if counted && !fits() {
		ui.Show(false, e.counted)
		ui.Show(true, e.sums)
		fits()
	}
	e.scroll.Refresh()
	proved := e.helps && e.proof.Text() != ""
	under := e.shared && e.helps && counted // what is counted tells more than a help
	ui.Show(proved && !under, e.proof)
	ui.Show(!proved && !under, e.said)
	ui.Show(!e.shared || under, e.scroll)
}

// follow says what is at the cursor, and lets the pad type it.
func (e *entry) follow() {
	if e.panel.text == nil || e.asked.Row <= 0 {
		return
	}
	e.said.RemoveAll()
	e.helps = true
	says := e.panel.says()
	if why := e.pad.into.Refused(); why != "" {
		says = []table.SheetVerdict{{Icon: ui.IconWarn, Tok: ui.Err, Text: why}}
	}
	for _, v := range says {
		e.helps = e.helps && v.Tok == ui.Ink2
		e.said.Add(ui.Columns(8, ui.Column{Object: ui.VGap(0, ui.NewIcon(v.Icon, 20, v.Tok))}, ui.Column{Weight: 1, Min: 100, Object: ui.NewPara(v.Text, ui.Strong, v.Tok)}))
	}
	e.said.Resize(fyne.NewSize(e.Size().Width, e.said.MinSize().Height))
	e.said.Refresh()
	e.fit()
	item, _ := e.panel.asked()
	if e.pad.into == e.sheet {
		item = table.SheetItem{Kind: table.ItemCount}
		if e.sheet.Words() {
			item.Kind = table.ItemWord
		}
	}
	e.pad.show(e.pad.into, item.Kind, item.Options, func(i int) {
		e.panel.choose(i)
		e.panel.do.next()
	})
}

// render shows what is asked, in place.
func (e *entry) render(st *state) {
	before := e.asked
	if e.asked = st.at; st.at.Row <= 0 {
		return
	}
	if before != st.at {
		e.panel.ask(e.desk.ItemsOf(st.paper, st.sheet(), st.at))
	}
	e.panel.locked, e.panel.lacking, e.panel.instead = st.locked, st.lacking, e.instead(st)
	e.panel.show(st.textOf, func(c sheet.Cell) string { return e.explain(st.wrong[c]) })
	ui.Show(st.locked == "", e.pad)
	e.head.render(st)
	e.renderButton(st)
	e.renderCount(st)
	proof := ""
	if len(st.wrong) == 0 {
		proof = st.paper.Check(st.preview, st.score, st.at)
	}
	e.proof.Set(proof, ui.IconCheck, ui.OKSoft, ui.OK)
	e.follow()
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

// renderButton has the button enter what is typed, or lead on where all is entered. While something is missing, that stands there.
func (e *entry) renderButton(st *state) {
	t, on, lacks := e.desk.T, e.leadsOn(st), e.missing(st)
	ui.Show(on || st.locked == "" && lacks == "", e.button)
	ui.Show(!on && st.locked == "", e.lack)
	if st.refusal() != nil || e.pad.into.Refused() != "" { // why is said above, here whose it is
		lacks = t("sheets.mend", games.Args{"What": e.panel.lacks()})
	}
	e.lack.SetText(lacks)
	if on {
		e.button.SetText(e.onwards(st))
		return
	}
	what, _, _ := st.paper.Head(st.sheet(), st.at)
	label := t("sheets.enter", games.Args{"What": e.desk.Texts.Inside(what)})
	if st.at.Seat >= 0 {
		label = t("sheets.enter.turn")
	}
	if st.ends() {
		label = t("sheets.enter.last")
	}
	e.button.SetText(label)
}

// leadsOn tells whether all of the spot is entered, so that the button goes on.
func (e *entry) leadsOn(st *state) bool {
	return !st.open() && st.refusal() == nil && e.pad.into.Refused() == "" && (st.done() || st.over()) && st.next() != st.at
}

// onwards says what comes next: whose turn, which round, or the result.
func (e *entry) onwards(st *state) string {
	next := st.next()
	if next.Row == 0 {
		return e.desk.T("sheets.toresult")
	}
	what, _, who := st.paper.Head(st.sheet(), next)
	if next.Seat >= 0 {
		what = e.desk.Players[who].Name
	}
	return e.desk.T("sheets.onwards", games.Args{"What": what})
}

// missing is why nothing can be entered now, "" when it can.
func (e *entry) missing(st *state) string {
	switch {
	case st.refusal() != nil:
		return e.explain(st.refusal())
	case e.pad.into.Refused() != "":
		return e.pad.into.Refused()
	case st.lacking != "", !st.paper.Done(st.preview, st.score, st.at):
		return e.desk.T("sheets.incomplete", games.Args{"What": e.panel.lacks()})
	}
	return ""
}

// renderCount itemises the points of the spot, and proves them.
func (e *entry) renderCount(st *state) {
	e.counted.RemoveAll()
	e.sums.RemoveAll()
	if st.at.Row <= len(st.score.Lines) {
		marks := ui.Initials(e.desk.Names())
		for i, m := range st.score.Lines[st.at.Row-1].Seats {
			if !m.Known || st.at.Seat >= 0 || len(m.Items) == 0 && (m.Typed || m.Points != 0) {
				continue
			}
			sum := func() fyne.CanvasObject { return ui.NewText(ui.Signed(m.Points), ui.Title, ui.AccentText) }
			face := func() fyne.CanvasObject { return e.desk.Avatar(e.desk.Players[i], marks[i], 26) }
			e.counted.Add(ui.Columns(12,
				ui.Column{Object: ui.VGap(0, face())},
				ui.Column{Weight: 1, Min: 100, Object: ui.Inset(3, 0, 0, 0, ui.NewPara(e.itemised(m), ui.Body, ui.Ink2))},
				ui.Column{Object: ui.VGap(0, sum())}))
			e.sums.Objects = append(e.sums.Objects, face(), sum(), ui.Spacer())
		}
	}
	if len(e.counted.Objects) > 0 {
		e.counted.Objects = append([]fyne.CanvasObject{ui.Inset(2, 0, 6, 0, ui.NewDivider())}, e.counted.Objects...)
	}
	e.counted.Refresh()
}

// itemised are the parts of a seat's points in words.
func (e *entry) itemised(m sheet.Mark) string {
	var out []string
	for _, item := range m.Items {
		out = append(out, e.desk.T(item.ID, games.Args{"N": item.N, "Points": item.Points}))
	}
	return cmp.Or(strings.Join(out, " + "), e.desk.T("sheets.nopoints"))
}

// alone tells whether one of many at the table is asked alone: then the sheet has more of the room, and the pad more lines.
func (e *entry) alone() bool { return len(e.desk.Players) >= manyNames && !e.panel.several }

// first puts the keyboard where the next thing is missing. On the result it lets go: who
// presses Enter once too often must not begin another game.
func (e *entry) first(st *state) {
	if st.at.Row > 0 {
		e.panel.first()
		return
	}
	e.desk.Window.Canvas().Unfocus()
}

// advance moves the keyboard on to the next thing that is asked, and at last to the button.
func (e *entry) advance(st *state) {
	at, ready := e.panel.current(), e.missing(st) == "" || e.leadsOn(st)
	switch {
	case at+1 < len(e.panel.items) && (!e.panel.items[at+1].Optional || !ready):
		e.panel.focus(at + 1)
	case ready:
		e.button.Focus()
	default:
		e.panel.mend()
	}
}

// take types a character into the panel.
func (e *entry) take(r rune) {
	e.panel.focus(max(0, e.panel.index(e.panel.grid.Lines.At())))
	e.panel.grid.Lines.TypedRune(r)
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
	h := &entryHead{desk: d, clock: clock, avatar: ui.NewAvatar("", 0, 44)}
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
