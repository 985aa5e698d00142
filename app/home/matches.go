package home

import (
	"slices"
	"strconv"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/store"
)

// perPage is how many games are read and shown at a time.
const perPage = 20

// countTo is how far the games of a filter are counted; what is more is called so.
const countTo = 200

// sortOf is a choice of the list.
type sortOf struct {
	name         games.ID
	open, sheets bool
}

// sorts are the choices of the list.
var sorts = []sortOf{
	{"home.matches.all", false, false},
	{"home.matches.running", true, false},
	{"history.sheets", false, true},
}

// start is where a page of the list begins: those that still run come first, then the others, the latest first.
type start struct {
	ended bool
	after *store.Cursor
}

// MatchesPage is the history: all matches and score sheets, a page at a time.
type MatchesPage struct {
	actions
	found
	alone      *Alone // nil for all that was played
	stopSearch func()
	next       *start // of the next page; nil: there is none
	count      int    // of the filter, at most one more than countTo
	shown      []store.Play

	tabs         *ui.Segmented
	list         *fyne.Container
	rows         []*matchRow
	scroll       *ui.Scroll
	span         *ui.Text
	newer, older *ui.Button
	foot         *fyne.Container
}

var (
	_ shell.Page   = (*MatchesPage)(nil)
	_ shell.Keyer  = (*MatchesPage)(nil)
	_ shell.Helper = (*MatchesPage)(nil)

	_ shell.Rememberer = (*MatchesPage)(nil)
)

// NewMatches makes the list of what was played and the route asks for.
func NewMatches(env *shell.Env, all table.Games, r shell.Route) *MatchesPage {
	return &MatchesPage{actions: actions{env, all}, found: found{chosen: filterOf(r), begins: []start{{}}}, stopSearch: func() {}}
}

// Alone are the score sheets on a page of their own: what stands in its head, and what begins one.
type Alone struct {
	Tools func() []fyne.CanvasObject
	Begin func() fyne.CanvasObject
}

// NewSheets makes the list of all score sheets.
func NewSheets(env *shell.Env, all table.Games, alone Alone) *MatchesPage {
	p := NewMatches(env, all, shell.Route{})
	p.alone, p.sort = &alone, slices.IndexFunc(sorts, func(s sortOf) bool { return s.sheets })
	return p
}

// Title implements shell.Page.
func (p *MatchesPage) Title() string {
	if p.alone != nil {
		return p.env.T("sheets.list")
	}
	return p.env.T("history.title")
}

// Shown implements shell.Page.
func (p *MatchesPage) Shown() {
	page := shell.Matches
	if p.alone != nil {
		page = shell.Sheets
	}
	p.env.Trace.Shown(page, 0, "count="+strconv.Itoa(p.count))
}

// Leave implements shell.Page.
func (p *MatchesPage) Leave() { p.stopSearch() }

// found is what the list is to show again.
type found struct {
	sort   int
	chosen filter
	begins []start // of the pages up to this one
}

// Memory implements shell.Rememberer.
func (p *MatchesPage) Memory() any { return p.found }

// Recall implements shell.Rememberer.
func (p *MatchesPage) Recall(memory any) {
	if m, ok := memory.(found); ok {
		p.found = m
	}
}

// Build implements shell.Page.
func (p *MatchesPage) Build() fyne.CanvasObject {
	env := p.env
	bar := env.TopBar(env.Router.Back, nil, p.Title())
	table := ui.NewSmallButton(env.T("history.csv"), ui.WellBtn, p.saveTable).WithIcon(ui.IconSheet)
	table.SetTip(env.T("history.csv.what"))
	env.Trace.Mark("history-csv", table)
	if bar.SetRight(p.search(), table); p.alone != nil {
		bar.SetRight(p.alone.Tools()...)
	}
	names := make([]string, len(sorts))
	for i, s := range sorts {
		names[i] = env.T(s.name)
	}
	p.tabs = ui.NewSegmented(names, p.sort, func(i int) {
		p.sort = i
		p.first()
	}).Low()
	p.list = ui.VGap(0)
	p.span = ui.NewText("", ui.Strong, ui.Ink2).Align(fyne.TextAlignTrailing).Truncate()
	p.newer = ui.NewSmallButton(env.T("home.matches.newer"), ui.Secondary, func() { p.turn(-1) }).WithIcon(ui.IconBack)
	p.older = ui.NewSmallButton(env.T("home.matches.older"), ui.Secondary, func() { p.turn(1) }).WithEndIcon(ui.IconChevron)
	env.Trace.Mark("filter", p.tabs)
	p.scroll = ui.NewVScroll(ui.Inset(0, 24, 24, 24, ui.MaxWidth(1120, p.list)))
	row := ui.HMid(8, append(append([]fyne.CanvasObject{p.tabs}, p.chooser()...), ui.Stretch(p.span))...)
	head := ui.Inset(8, 24, 4, 24, ui.MaxWidth(1120, row))
	all, err := env.Store.CountHistory(store.HistoryFilter{}, perPage+1)
	p.failed(err)
	narrow := p.chosen
	narrow.text = ""
	ui.Show(p.alone == nil && (all > perPage || p.sort > 0 || narrow != filter{}), head) // what one page shows needs no filters
	p.foot = ui.Inset(8, 24, 16, 24, ui.HMid(12, ui.Spacer(), p.newer, p.older, ui.Spacer()))
	p.fill()
	return ui.Page(bar, container.NewBorder(head, p.foot, nil, nil, p.scroll), nil)
}

// first shows the first page of other choices.
func (p *MatchesPage) first() {
	p.begins = p.begins[:1]
	p.reload()
	p.scroll.ScrollToTop()
}

// turn shows the next (1) or the previous (-1) page of the list.
func (p *MatchesPage) turn(by int) {
	switch {
	case by > 0 && p.next != nil:
		p.begins = append(p.begins, *p.next)
	case by < 0 && len(p.begins) > 1:
		p.begins = p.begins[:len(p.begins)-1]
	default:
		return
	}
	p.reload()
	p.scroll.ScrollToTop()
}

// reload shows the games again, in place.
func (p *MatchesPage) reload() {
	at := slices.IndexFunc(p.rows, func(r *matchRow) bool { return r.focused(p.env) })
	p.fill()
	p.list.Refresh() // a search begins by a timer: without any event nothing else would have it painted
	if at >= 0 {
		p.env.Window.Canvas().Unfocus()
		if len(p.rows) > 0 {
			p.rows[min(at, len(p.rows)-1)].card.Focus()
		}
	}
	p.Shown()
}

// query is what is asked of the store.
func (p *MatchesPage) query() store.HistoryFilter {
	f := p.chosen.query(p.env.Now())
	f.Open, f.Sheets, f.Limit = sorts[p.sort].open, sorts[p.sort].sheets, perPage
	return f
}

// load reads one page.
func (p *MatchesPage) load() (err error) {
	f := p.query()
	if p.count, err = p.env.Store.CountHistory(f, countTo+1); err != nil {
		return err
	}
	if p.count == 0 { // a search through everything isn't done twice
		p.shown, p.next, p.begins = nil, nil, p.begins[:1]
		return nil
	}
	for {
		if p.shown, p.next, err = p.from(f, p.begins[len(p.begins)-1]); err != nil {
			return err
		}
		if len(p.shown) > 0 || len(p.begins) == 1 {
			return nil
		}
		p.begins = p.begins[:len(p.begins)-1] // the last page has become empty
	}
}

// from reads the page that begins somewhere, and tells where the next one does.
func (p *MatchesPage) from(f store.HistoryFilter, at start) (all []store.Play, next *start, err error) {
	read := func(ended bool) (more *store.Cursor) {
		f.Open, f.Ended, f.After, f.Limit = !ended, ended, at.after, perPage-len(all)
		var found []store.Play
		found, more, err = p.env.Store.History(f)
		all = append(all, found...)
		return more
	}
	alone := f.Open
	if !at.ended {
		if more := read(false); more != nil || err != nil || alone {
			return all, startOf(false, more), err
		}
		at = start{ended: true}
	}
	if len(all) == perPage {
		f.Open, f.Ended, f.After = false, true, nil
		n, err := p.env.Store.CountHistory(f, 1)
		if n > 0 {
			next = &at
		}
		return all, next, err
	}
	return all, startOf(true, read(true)), err
}

func startOf(ended bool, after *store.Cursor) *start {
	if after == nil {
		return nil
	}
	return &start{ended, after}
}

func (p *MatchesPage) fill() {
	env := p.env
	env.Report(p.load())
	for i := range p.shown {
		if p.alone != nil { // it is about the sheet, also where a match has it
			p.shown[i].Match = 0
		}
	}
	p.list.RemoveAll()
	p.rows = nil
	var day string
	var rows *fyne.Container
	if p.alone != nil && len(p.shown) > 0 { // always in sight, however many there are
		p.list.Add(ui.Inset(16, 0, 8, 0, ui.NewText(env.T("sheets.list.new"), ui.Strong, ui.Ink2)))
		p.list.Add(p.alone.Begin())
	}
	for i, m := range p.shown {
		r := p.row(m)
		env.Trace.Mark("match."+strconv.Itoa(i), r.card)
		env.Trace.Mark("match.menu."+strconv.Itoa(i), r.more)
		p.rows = append(p.rows, r)
		if d := p.day(m); d != day {
			day, rows = d, ui.VGap(0, r.box)
			p.list.Add(ui.Inset(16, 8, 8, 8, ui.NewText(d, ui.Strong, ui.Ink2)))
			p.list.Add(ui.NewPaper(ui.Pad(8, rows)))
			continue
		}
		rows.Add(ui.Inset(0, 8, 0, 8, ui.NewDivider()))
		rows.Add(r.box)
	}
	switch none := len(p.shown) == 0; {
	case none && p.alone != nil:
		paper := ui.NewCard(ui.VGap(28, shell.Empty(env.T("sheets.none")), p.alone.Begin(), ui.Space(0, 6)))
		p.list.Add(ui.Stretch(ui.VGap(0, ui.Space(0, 24), ui.Spacer(), paper, ui.Spacer())))
	case none:
		p.list.Add(ui.Stretch(ui.NewCard(p.nothing())))
	}
	p.span.SetText("")
	from := (len(p.begins) - 1) * perPage
	if len(p.shown) > 0 {
		id := games.ID("home.matches.range")
		switch {
		case p.count > countTo:
			id = "history.range.many"
		case p.count == len(p.shown): // from 1 to all of them
			id = "stats.played"
		}
		p.span.SetText(env.T(id, games.Args{"From": from + 1, "To": from + len(p.shown), "Count": min(p.count, countTo), "N": p.count}))
	}
	ui.Show(from > 0 || p.next != nil, p.foot)
	p.newer.SetEnabled(from > 0, env.T("home.matches.first"))
	p.older.SetEnabled(p.next != nil, env.T("home.matches.last"))
}

// day is what a game stands under: that it still runs, or when it ended.
func (p *MatchesPage) day(of store.Play) string {
	env := p.env
	now := env.Now()
	at := of.At.In(now.Location())
	switch {
	case of.State == store.Running:
		return env.T("home.matches.running")
	case at.Format(time.DateOnly) == now.Format(time.DateOnly):
		return env.T("history.today")
	case at.Format(time.DateOnly) == now.AddDate(0, 0, -1).Format(time.DateOnly):
		return env.T("history.yesterday")
	case at.Year() != now.Year():
		return env.Texts.Day(at)
	}
	return env.Texts.Date(at)
}

// nothing says that nothing was found, and leads to all there is; or that nothing was played yet, and to the games.
func (p *MatchesPage) nothing() fyne.CanvasObject {
	env := p.env
	switch any := p.chosen != (filter{}); {
	case !any && sorts[p.sort].open:
		return shell.Empty(env.T("home.matches.ended"), env.ToTheGames())
	case !any && !sorts[p.sort].sheets:
		return shell.Empty(env.T("home.matches.none"), env.ToTheGames())
	case !any:
		start := ui.NewButton(env.T("sheets.new"), ui.Primary, func() { env.Router.Open(shell.Route{Page: shell.Sheets}) })
		return shell.Empty(env.T("sheets.none"), start)
	}
	return shell.Empty(env.T("history.none"), ui.NewButton(env.T("history.everything"), ui.Primary, func() {
		p.chosen, p.begins = filter{}, p.begins[:1]
		env.Router.Rebuild() // the filters, too
	}))
}

// Keys implements shell.Helper.
func (p *MatchesPage) Keys() []shell.KeyHelp {
	return []shell.KeyHelp{
		{Keys: "Up / Down", What: "home.matches.keys.move"},
		{Keys: "Enter", What: "home.matches.keys.open"},
		{Keys: "Del", What: "home.keys.delete"},
		{Keys: "PageUp / PageDown", What: "home.matches.keys.pages"},
	}
}

// Key implements shell.Keyer.
func (p *MatchesPage) Key(e *fyne.KeyEvent) bool {
	at := slices.IndexFunc(p.rows, func(r *matchRow) bool { return r.focused(p.env) })
	switch e.Name {
	case fyne.KeyPageUp:
		p.turn(-1)
	case fyne.KeyPageDown:
		p.turn(1)
	case fyne.KeyDown:
		if at+1 < len(p.rows) {
			p.rows[at+1].card.Focus()
		}
	case fyne.KeyUp:
		if at > 0 {
			p.rows[at-1].card.Focus()
		}
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeyDelete: // where none is chosen, they first show which they would mean
		switch del := e.Name == fyne.KeyDelete; {
		case at < 0 && len(p.rows) > 0:
			p.rows[0].card.Focus()
		case at >= 0 && del && !p.env.Store.ReadOnly():
			p.removePlay(p.rows[at].play)
		default:
			return false
		}
	default:
		return false
	}
	return true
}

// ToBegin leads to what begins one, which stands first.
func (p *MatchesPage) ToBegin(first *ui.CardButton) {
	p.scroll.ScrollToTop()
	first.Focus()
}

// Rune implements shell.Keyer.
func (p *MatchesPage) Rune(rune) bool { return false }
