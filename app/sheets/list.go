package sheets

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/store"
)

// perPage is how many sheets are read and shown at a time, and mostOpen how many of those before them that still run.
const perPage, mostOpen = 20, 100

// List are all score sheets, those that still run first, then the newest, a page at a time.
type List struct {
	env   *shell.Env
	all   table.Games     // those that have a sheet
	after []*store.Cursor // where the pages begin, the last one's now; nil: the first
	next  *store.Cursor

	rows         []*listRow
	list         *fyne.Container
	foot         *fyne.Container
	scroll       *ui.Scroll
	newer, older *ui.Button
	create       *ui.Button
	blank        *ui.Button
}

// listRow is one line of the list.
type listRow struct {
	play store.Play
	card *ui.CardButton
}

var (
	_ shell.Page   = (*List)(nil)
	_ shell.Keyer  = (*List)(nil)
	_ shell.Helper = (*List)(nil)

	_ shell.Rememberer = (*List)(nil)
)

// NewList makes the list of all score sheets.
func NewList(env *shell.Env, all table.Games) *List {
	p := &List{env: env, after: []*store.Cursor{nil}}
	for _, g := range all {
		if g.Sheet != nil {
			p.all = append(p.all, g)
		}
	}
	return p
}

// Title implements shell.Page.
func (p *List) Title() string { return p.env.T("sheets.list") }

// Shown implements shell.Page.
func (p *List) Shown() {
	p.env.Trace.Shown(shell.Sheets, 0, "count="+strconv.Itoa(len(p.rows)))
}

// Leave implements shell.Page.
func (p *List) Leave() {}

// Memory implements shell.Rememberer.
func (p *List) Memory() any { return p.after }

// Recall implements shell.Rememberer.
func (p *List) Recall(memory any) {
	if after, ok := memory.([]*store.Cursor); ok {
		p.after = after
	}
}

// Build implements shell.Page.
func (p *List) Build() fyne.CanvasObject {
	env := p.env
	bar := env.TopBar(env.Router.Back, nil, p.Title())
	p.create = ui.NewSmallButton(env.T("sheets.new"), ui.Primary, func() { p.choose(p.create) }).WithIcon(ui.IconPlus).WithHeight(40)
	p.create.SetEnabled(env.Writable())
	env.Trace.Mark("sheets.new", p.create)
	p.blank = ui.NewSmallButton(env.T("sheets.blank"), ui.WellBtn, p.printBlank).WithIcon(ui.IconPrint)
	env.Trace.Mark("sheets.blank", p.blank)
	bar.SetRight(p.blank, p.create)
	p.list = ui.VGap(12)
	p.newer = ui.NewSmallButton(env.T("sheets.newer"), ui.Secondary, func() { p.turn(-1) }).WithIcon(ui.IconBack)
	p.older = ui.NewSmallButton(env.T("sheets.older"), ui.Secondary, func() { p.turn(1) }).WithEndIcon(ui.IconChevron)
	p.foot = ui.Inset(8, 24, 16, 24, ui.HMid(12, ui.Spacer(), p.newer, p.older, ui.Spacer()))
	p.scroll = ui.NewVScroll(ui.Inset(16, 24, 24, 24, ui.MaxWidth(1120, p.list)))
	p.fill()
	return ui.Page(bar, p.scroll, p.foot)
}

// choose asks for the game of a new sheet.
func (p *List) choose(anchor fyne.CanvasObject) {
	if ok, _ := p.env.Writable(); !ok {
		return
	}
	items := make([]ui.MenuItem, len(p.all))
	for i, g := range p.all {
		items[i] = ui.MenuItem{Text: g.Name(p.env), OnTap: func() { p.begin(g) }}
	}
	ui.ShowMenu(anchor, items)
}

func (p *List) begin(g *table.Game) {
	p.env.Router.Open(shell.Route{Page: shell.NewSheet, Game: g.Kind.Name()})
}

// turn shows the next (1) or the previous (-1) page.
func (p *List) turn(by int) {
	switch {
	case by > 0 && p.next != nil:
		p.after = append(p.after, p.next)
	case by < 0 && len(p.after) > 1:
		p.after = p.after[:len(p.after)-1]
	default:
		return
	}
	p.reload()
	p.scroll.ScrollToTop()
}

// reload shows the sheets as they are now, in place.
func (p *List) reload() {
	p.fill()
	p.Shown()
}

func (p *List) fill() {
	env := p.env
	page, next, err := env.Store.History(store.HistoryFilter{Sheets: true, Ended: true, Limit: perPage, After: p.after[len(p.after)-1]})
	env.Report(err)
	if len(p.after) == 1 {
		open, _, err := env.Store.History(store.HistoryFilter{Sheets: true, Open: true, Limit: mostOpen})
		env.Report(err)
		page = append(open, page...)
	}
	p.next, p.rows = next, nil
	p.list.RemoveAll()
	for i, play := range page {
		r := p.row(play)
		p.rows = append(p.rows, r)
		env.Trace.Mark("sheets."+strconv.Itoa(i), r.card)
		p.list.Add(r.card)
	}
	if len(page) == 0 && len(p.after) == 1 {
		p.list.Add(p.empty())
	}
	ui.Show(next != nil || len(p.after) > 1, p.foot)
	p.newer.SetEnabled(len(p.after) > 1, env.T("home.matches.first"))
	p.older.SetEnabled(next != nil, env.T("home.matches.last"))
}

// empty says what sheets are for, with a button for each game in its colour.
func (p *List) empty() fyne.CanvasObject {
	env := p.env
	var cards []fyne.CanvasObject
	for _, g := range p.all {
		card := ui.NewCardButton(12, ui.HMid(12, p.all.Sign(g.Kind.Name(), 48), ui.Stretch(ui.NewText(g.Name(env), ui.Heading, ui.Ink).Truncate())), func() { p.begin(g) }).Mat(g.Cloth)
		card.SetEnabled(env.Writable())
		env.Trace.Mark("sheets.first."+g.Kind.Name(), card)
		cards = append(cards, card)
	}
	return ui.NewCard(ui.VGap(28, shell.Empty(env.T("sheets.none")), ui.Grid(16, 220, 4, cards...), ui.Space(0, 6)))
}

// row is one sheet: game, who played, points, when and where.
func (p *List) row(play store.Play) *listRow {
	env := p.env
	name := env.T("sheets.unknown")
	if g, err := p.all.Find(play.Kind); err == nil {
		name = g.Name(env)
	}
	if play.Place != "" {
		name += " · " + play.Place
	}
	texts := ui.VGap(0, ui.NewText(name, ui.Heading, ui.Ink).Truncate(), ui.NewText(standing(env, play.Players, play.Points), ui.Body, ui.Ink2).Truncate())
	faces := ui.HMid(4)
	for i, mark := range ui.Initials(store.Names(play.Players)) {
		faces.Add(env.Avatar(play.Players[i], mark, 28))
	}
	line := ui.HMid(16, p.all.Winner(env, play), ui.Stretch(texts), faces)
	if badge := p.badge(play); badge != nil {
		line.Add(badge)
	}
	line.Add(ui.NewText(env.Texts.When(env.Now(), play.At), ui.Body, ui.Ink2))
	line.Add(ui.NewIcon(ui.IconChevron, 20, ui.Ink3))
	r := &listRow{play: play}
	r.card = ui.NewCardButton(12, line, func() { env.Router.Open(shell.Route{Page: shell.Sheet, Sheet: play.Sheet}) })
	r.card.SetTip(play.Note)
	return r
}

// standing are everybody's points, where any were made; somebody whom the data have lost is called by their seat.
func standing(env *shell.Env, players []store.Player, points []int) string {
	out := make([]string, len(players))
	for i, pl := range players {
		if out[i] = pl.Name; pl.Name == "" {
			out[i] = env.SeatName(nil, games.Seat(i))
		}
		if i < len(points) && !table.Pointless(points) {
			out[i] += " " + strconv.Itoa(points[i])
		}
	}
	return strings.Join(out, " · ")
}

// badge is the chip of a sheet's state, nil for one that somebody has won: their face tells that.
func (p *List) badge(of store.Play) *ui.Chip {
	switch s := of.State; {
	case s == store.Running:
		return ui.NewChip(p.env.T("sheets.running"), ui.IconPlay).Colored(ui.AccentSoft, ui.AccentText)
	case s == store.Abandoned:
		return ui.NewChip(p.env.T("sheets.stopped"), ui.IconFlag).Colored(ui.Well, ui.Ink2)
	case len(games.Winners(of.Places)) == 1:
		return nil
	}
	return ui.NewChip(p.env.T("sheets.finished"), ui.IconTrophy).Colored(ui.OKSoft, ui.OK)
}

// Keys implements shell.Helper.
func (p *List) Keys() []shell.KeyHelp {
	return []shell.KeyHelp{
		{Keys: "N", What: "sheets.list.keys.new"},
		{Keys: "P", What: "sheets.list.keys.blank"},
		{Keys: "Up / Down", What: "sheets.list.keys.move"},
		{Keys: "Enter", What: "sheets.list.keys.open"},
		{Keys: "Del", What: "sheets.list.keys.delete"},
	}
}

// at is the row that has the keyboard, -1 for none.
func (p *List) at() int {
	f := p.env.Window.Canvas().Focused()
	for i, r := range p.rows {
		if f == fyne.Focusable(r.card) {
			return i
		}
	}
	return -1
}

// Key implements shell.Keyer.
func (p *List) Key(e *fyne.KeyEvent) bool {
	at := p.at()
	switch e.Name {
	case fyne.KeyDown:
		at++
	case fyne.KeyUp:
		at--
	case fyne.KeyPageDown:
		p.turn(1)
		return true
	case fyne.KeyPageUp:
		p.turn(-1)
		return true
	case fyne.KeyDelete, fyne.KeyReturn, fyne.KeyEnter: // where none is chosen, they first show which they would mean
		if at >= 0 && e.Name == fyne.KeyDelete {
			p.remove(p.rows[at].play)
			return true
		}
		at = max(at, 0)
	default:
		return false
	}
	if at >= 0 && at < len(p.rows) {
		p.rows[at].card.Focus()
	}
	return true
}

// Rune implements shell.Keyer.
func (p *List) Rune(r rune) bool {
	switch r {
	case 'n', 'N':
		p.choose(p.create)
	case 'p', 'P':
		p.printBlank()
	default:
		return false
	}
	return true
}

// remove deletes a sheet; the toast brings it back.
func (p *List) remove(play store.Play) {
	env := p.env
	if ok, why := env.Writable(); !ok {
		env.Toast(why)
		return
	}
	drop(env, play.Sheet, env.T("sheets.deleted"), func() {
		env.Window.Canvas().Unfocus()
		p.reload()
	}, func() { relist(env) })
}
