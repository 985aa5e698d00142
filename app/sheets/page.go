package sheets

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/sheet"
	"spieltisch/store"
)

// Page is one score sheet: the paper at the left, what is being entered at the right.
type Page struct {
	env   *shell.Env
	all   table.Games
	s     *session
	paper table.Paper
	input input
	clock *turnClock // nil without

	bar     *ui.TopBar
	saved   *ui.Chip
	undoing *ui.Button
	more    *ui.IconButton

	grid   *grid
	title  *ui.Text
	date   *ui.Text
	game   *ui.Text
	hint   *ui.Text
	legend *fyne.Container
	other  *others
	left   *leftSide

	entry *entry
}

var (
	_ shell.Page      = (*Page)(nil)
	_ shell.Keyer     = (*Page)(nil)
	_ shell.Undoer    = (*Page)(nil)
	_ shell.Confirmer = (*Page)(nil)
	_ shell.Helper    = (*Page)(nil)
)

// New opens the sheet of r.Sheet, or the one that stands for r.Match. The error is an
// *games.Illegal or a *store.Error.
func New(env *shell.Env, all table.Games, r shell.Route) (shell.Page, error) {
	id := r.Sheet
	if id == 0 {
		var err error
		if id, err = ofMatch(env, all, r.Match); err != nil {
			return nil, err
		}
	}
	s, err := open(env, all, id)
	if err != nil {
		return nil, err
	}
	p := &Page{env: env, all: all, s: s, paper: s.game.Sheet.Paper(s.desk())}
	p.input.after = ui.After
	p.recall()
	if c, ok := p.paper.(table.SheetClock); ok && c.Clock(s.sheet()) > 0 {
		p.clock = newTurnClock(p, c.Clock(s.sheet()))
	}
	return p, nil
}

// Title implements shell.Page.
func (p *Page) Title() string {
	return p.env.T("sheets.title") + " " + p.s.game.Name(p.env)
}

// Leave implements shell.Page.
func (p *Page) Leave() {
	p.keep()
	if p.clock != nil {
		p.clock.stop()
	}
}

// Build implements shell.Page.
func (p *Page) Build() fyne.CanvasObject {
	env := p.env
	sign := ui.NewArea(p.s.game.Tint, 8, center(p.s.game.Icon(ui.Px(30))))
	p.bar = ui.NewTopBar(env.Router.Back, env.T("common.back"), ui.MinSized(ui.Px(40), ui.Px(40), sign), env.T("sheets.title"))
	p.saved = ui.NewChip("", "")
	p.undoing = ui.NewSmallButton(env.T("sheets.undo"), ui.WellBtn, func() { p.Undo() }).WithIcon(ui.IconUndo)
	p.more = ui.NewIconButton(ui.IconMenu, env.T("sheets.menu"), ui.WellBtn, p.showMenu)
	env.Trace.Mark("sheet-undo", p.undoing)
	env.Trace.Mark("sheet-menu", p.more)
	p.bar.SetRight(append(p.tools(), p.undoing, p.more)...)

	p.entry = newEntry(p)
	p.buildLeft()
	sides := &fyne.Container{Layout: twoSides{env}, Objects: []fyne.CanvasObject{
		ui.NewCard(p.left.Container), ui.NewCardPad(20, p.entry.Container),
	}}
	p.refresh()
	p.resume()
	return container.NewBorder(p.bar, nil, nil, nil, sides)
}

// twoSides lays the paper and the entry side by side.
type twoSides struct{ env *shell.Env }

// entryWidth is the width of the card at the right.
func entryWidth(all float32) float32 {
	return ui.Whole(min(max(400, ui.Px(400)), max(380, all*.46), all-360))
}

// MinSize implements fyne.Layout.
func (l twoSides) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(ui.MinWidth/2, 360)
}

// Layout implements fyne.Layout.
func (l twoSides) Layout(o []fyne.CanvasObject, s fyne.Size) {
	const margin, gap = 24, 16
	inside := min(s.Width-2*margin, 1500)
	x := ui.Whole((s.Width - inside) / 2)
	w := entryWidth(inside)
	if s.Width >= 1270 && ui.Scale() <= 1 {
		w = 456
	}
	h := s.Height - 2*gap - 3
	ui.Put(o[0], x, gap, inside-w-gap, h)
	ui.Put(o[1], x+inside-w, gap, w, h)
}

// buildLeft makes the paper.
func (p *Page) buildLeft() {
	env := p.env
	p.title = ui.NewText("", ui.Title, ui.Ink).Truncate()
	p.date = ui.NewText("", ui.Body, ui.Ink2).Align(fyne.TextAlignTrailing)
	p.game = ui.NewText("", ui.Heading, ui.Ink).Truncate()
	p.hint = ui.NewText("", ui.Strong, ui.AccentText).Align(fyne.TextAlignTrailing)
	p.grid = newGrid(p.model())
	env.Trace.Mark("grid", p.grid.body)
	p.legend = nil
	if l, ok := p.paper.(table.SheetLegend); ok {
		grey := ui.MinSized(ui.Px(16), ui.Px(16), ui.NewArea(ui.Ctrl, 4, ui.Pad(1, ui.NewArea(greyField, 3, nil))))
		p.legend = ui.HMid(8, grey, ui.Stretch(ui.NewText(l.Legend(), ui.Body, ui.Ink2).Truncate()))
	}
	p.other = newOthers(p)
	p.left = newLeftSide(p)
}

// model is what the grid shows: the sheet with what is being entered.
func (p *Page) model() model {
	return model{
		players: p.s.stored.Players, portrait: p.env.Portrait,
		columns: p.paper.Columns(p.s.sheet()),
		rows:    p.rows(),
		face:    p.face,
		tint:    p.tinted,
		source:  func(at cellAt) string { return p.paper.Source(p.s.sheet(), at.row, at.col) },
		enter:   p.enterCell,
		moved:   p.cursorMoved,
		typed:   p.cellTyped,
	}
}

// rows are those of the game, or one more than there are.
func (p *Page) rows() int {
	shape := p.s.sheet().Shape()
	if shape.Rows > 0 {
		return shape.Rows
	}
	if p.input.score.Outcome != nil {
		return max(len(p.input.score.Lines), p.input.at.Row, 1)
	}
	return min(max(len(p.input.score.Lines)+1, p.input.at.Row), shape.MaxRows)
}

func (p *Page) face(at cellAt) table.SheetFace {
	l := sheet.Line{Row: at.row, Own: games.Table}
	if at.row <= len(p.input.score.Lines) {
		l = p.input.score.Lines[at.row-1]
	}
	return p.paper.Face(p.input.preview, l, at.col)
}

// tinted tells whether a cell is only previewed, or is what the panel enters.
func (p *Page) tinted(at cellAt) bool {
	if p.input.at.Row != at.row {
		return false
	}
	return p.input.at.Seat == games.Table || p.paper.Spot(at.row, at.col) == p.input.at
}

// refresh shows everything anew, in place.
func (p *Page) refresh() {
	p.count()
	env, in := p.env, &p.input
	sh := p.s.stored
	p.title.SetText(p.place())
	p.date.SetText(env.Texts.Day(sh.Played))
	p.game.SetText(env.T("sheets.game", games.Args{"Number": p.other.number()}))
	p.hint.SetText(p.previewing())
	p.grid.m = p.model()
	p.grid.m.totals, p.grid.m.heads = p.totals(), p.heads()
	p.grid.refresh()
	p.other.refresh()
	p.entry.refresh()
	p.left.Refresh()
	p.chips()
	can := p.s.log.CanUndo() || len(in.past) > 0
	p.undoing.SetEnabled(can && p.writable() == "", env.T("sheet.illegal.undo"))
	p.trace()
}

// place is the title of the paper: where the game was played, or what it is.
func (p *Page) place() string {
	if at := p.s.stored.Place; at != "" {
		return at
	}
	return p.env.T("sheets.paper")
}

// previewing says that something isn't entered yet.
func (p *Page) previewing() string {
	if !p.input.open() {
		return ""
	}
	title, _, _ := p.paper.Head(p.s.sheet(), p.input.at)
	return p.env.T("sheets.previewing", games.Args{"What": title})
}

// totals are the sums in the columns of the players.
func (p *Page) totals() []string {
	cols := p.grid.m.columns
	out := make([]string, len(cols))
	seats := false
	for i, c := range cols {
		if c.Seat >= 0 {
			seats = true
			out[i] = ui.Signed(p.input.score.Totals[c.Seat])
		} else if i == 0 {
			out[i] = totalName(p.env, c)
		}
	}
	if !seats || !p.counts() {
		return nil
	}
	return out
}

// totalName heads the totals, short where the column is narrow.
func totalName(env *shell.Env, c table.SheetColumn) string {
	if c.Min < 100 {
		return env.T("sheets.total.short")
	}
	return env.T("sheets.total")
}

// counts tells whether the game has points at all.
func (p *Page) counts() bool {
	return slices.ContainsFunc(p.s.sheet().Shape().Fields, func(f sheet.FieldInfo) bool { return f.Kind == sheet.NumberField })
}

// heads are the lines below the names, nil where the game has none.
func (p *Page) heads() []string {
	h, ok := p.paper.(table.SheetHeads)
	if !ok {
		return nil
	}
	seats := h.Heads(p.input.preview, p.input.score)
	out := make([]string, len(p.grid.m.columns))
	for i, c := range p.grid.m.columns {
		if c.Seat >= 0 && int(c.Seat) < len(seats) {
			out[i] = seats[c.Seat]
		}
	}
	return out
}

// chips are the short facts in the top bar, last the state of saving.
func (p *Page) chips() {
	env := p.env
	text, icon, fill, tok := env.T("sheets.saved"), ui.IconCheck, ui.OKSoft, ui.OK
	switch {
	case p.writable() != "":
		text, icon, fill, tok = env.T("sheets.readonly"), ui.IconLock, ui.WarnSoft, ui.Warn
	case p.input.unsaved:
		text, icon, fill, tok = env.T("sheets.saving"), ui.IconHourglass, ui.Well, ui.Ink2
	case p.input.pending():
		text = env.T("sheets.saved.draft")
	}
	p.saved.Set(text, icon, fill, tok)
	chips := []*ui.Chip{p.saved, ui.NewChip(p.s.game.Name(env), "")}
	for _, f := range p.paper.Facts(p.s.sheet()) {
		chips = append(chips, ui.NewChip(f, ""))
	}
	p.bar.SetChips(chips...)
}

// writable is why nothing can be kept, "" when it can.
func (p *Page) writable() string {
	if ok, why := p.env.Writable(); !ok {
		return why
	}
	return ""
}

// Shown implements shell.Page: the keyboard is where the next thing is missing.
func (p *Page) Shown() {
	if p.input.typing {
		p.env.Window.Canvas().Focus(p.grid.body)
	} else {
		p.entry.first()
	}
	p.trace()
}

func (p *Page) trace() {
	if p.bar == nil {
		return
	}
	score := p.s.sheet().Score()
	p.env.Trace.Shown(shell.Sheet, p.s.log.Len(), "game="+p.s.game.Kind.Name()+" row="+strconv.Itoa(p.input.at.Row)+" seat="+strconv.Itoa(int(p.input.at.Seat))+
		" points="+joined(score.Totals)+" over="+strconv.FormatBool(score.Outcome != nil)+" draft="+strconv.FormatBool(p.input.pending()))
}

func joined(numbers []int) string {
	out := ""
	for i, n := range numbers {
		if i > 0 {
			out += ","
		}
		out += strconv.Itoa(n)
	}
	return out
}

// Keys implements shell.Helper.
func (p *Page) Keys() []shell.KeyHelp {
	return []shell.KeyHelp{
		{Keys: "Enter", What: "sheets.keys.next"},
		{Keys: "Ctrl+Enter", What: "sheets.keys.enter"},
		{Keys: "F6", What: "sheets.keys.side"},
		{Keys: "Left / Right / Up / Down", What: "sheets.keys.move"},
		{Keys: "F2", What: "sheets.keys.change"},
		{Keys: "Del", What: "sheets.keys.empty"},
		{Keys: "F8", What: "sheets.keys.print"},
		{Keys: "F9", What: "sheets.keys.changes"},
		{Keys: "F10", What: "sheets.keys.menu"},
	}
}

// Key implements shell.Keyer.
func (p *Page) Key(e *fyne.KeyEvent) bool {
	switch e.Name {
	case fyne.KeyReturn, fyne.KeyEnter:
		p.entry.advance()
	case fyne.KeyF6:
		p.otherSide()
	case fyne.KeyF8:
		p.print()
	case fyne.KeyF9:
		p.showChanges()
	case fyne.KeyF10:
		p.showMenu()
	default:
		return false
	}
	return true
}

// otherSide moves the keyboard between the paper and the entry.
func (p *Page) otherSide() {
	if p.grid.body.Focused() {
		p.entry.first()
	} else {
		p.grid.body.Take(false)
	}
}

// Rune implements shell.Keyer.
func (p *Page) Rune(rune) bool { return false }

// Confirm implements shell.Confirmer.
func (p *Page) Confirm() {
	if p.grid.body.commit() {
		p.entry.submit()
	}
}

// id is the sheet in the store.
func (p *Page) id() store.SheetID { return p.s.stored.ID }
