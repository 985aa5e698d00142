package home

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/store"
)

// perPage is how many matches are read and shown at a time.
const perPage = 20

// filters are the choices of the list, each with the states in the order in which they
// follow each other: what can be played on comes first.
var filters = []struct {
	name   games.ID
	groups [][]store.State
}{
	{"home.matches.all", [][]store.State{{store.Running}, {store.Finished, store.Abandoned}, {store.Unreadable}}},
	{"home.matches.running", [][]store.State{{store.Running}}},
	{"home.matches.finished", [][]store.State{{store.Finished}}},
	{"home.matches.abandoned", [][]store.State{{store.Abandoned}}},
	{"home.matches.unreadable", [][]store.State{{store.Unreadable}}},
}

// MatchesPage lists all saved matches, a page at a time.
type MatchesPage struct {
	actions
	filter, from int
	count        int // of the filter
	shown        []store.Match

	tabs         *ui.Segmented
	list         *fyne.Container
	rows         []*matchRow
	scroll       *container.Scroll
	span         *ui.Text
	newer, older *ui.Button
	foot         *fyne.Container
}

var (
	_ shell.Page   = (*MatchesPage)(nil)
	_ shell.Keyer  = (*MatchesPage)(nil)
	_ shell.Helper = (*MatchesPage)(nil)
)

// NewMatches makes the list of all saved matches.
func NewMatches(env *shell.Env, all table.Games) *MatchesPage {
	return &MatchesPage{actions: actions{env, all}}
}

// Title implements shell.Page.
func (p *MatchesPage) Title() string { return p.env.T("home.matches") }

// Shown implements shell.Page.
func (p *MatchesPage) Shown() {
	p.env.Trace.Shown(shell.Matches, 0, "count="+strconv.Itoa(p.count))
}

// Leave implements shell.Page.
func (p *MatchesPage) Leave() {}

// Build implements shell.Page.
func (p *MatchesPage) Build() fyne.CanvasObject {
	env := p.env
	bar := ui.NewTopBar(env.Router.Back, env.T("common.back"), nil, p.Title())
	p.tabs = ui.NewSegmented(make([]string, len(filters)), p.filter, func(i int) {
		p.filter, p.from = i, 0
		p.reload()
	})
	p.list = ui.VGap(12)
	p.span = ui.NewText("", ui.Strong, ui.Ink2)
	p.newer = ui.NewSmallButton(env.T("home.matches.newer"), ui.Secondary, func() { p.turn(-1) }).WithIcon(ui.IconBack)
	p.older = ui.NewSmallButton(env.T("home.matches.older"), ui.Secondary, func() { p.turn(1) }).WithEndIcon(ui.IconChevron)
	env.Trace.Mark("filter", p.tabs)
	p.scroll = container.NewVScroll(ui.Inset(8, 24, 24, 24, ui.MaxWidth(1120, p.list)))
	head := ui.Inset(16, 24, 8, 24, ui.MaxWidth(1120, ui.HMid(12, p.tabs, ui.Spacer(), p.span)))
	p.foot = ui.Inset(8, 24, 16, 24, ui.HMid(12, ui.Spacer(), p.newer, p.older, ui.Spacer()))
	p.fill()
	return container.NewBorder(container.NewBorder(bar, head, nil, nil), p.foot, nil, nil, p.scroll)
}

// turn shows the next (1) or the previous (-1) page of the list.
func (p *MatchesPage) turn(by int) {
	to := p.from + by*perPage
	if to < 0 || to >= p.count {
		return
	}
	p.from = to
	p.reload()
	p.scroll.ScrollToTop()
}

// reload shows the matches anew, in place.
func (p *MatchesPage) reload() {
	at := -1
	for i, r := range p.rows {
		if r.focused(p.env) {
			at = i
		}
	}
	p.fill()
	if at >= 0 {
		p.env.Window.Canvas().Unfocus()
		if len(p.rows) > 0 {
			p.rows[min(at, len(p.rows)-1)].card.Focus()
		}
	}
	p.Shown()
}

// load reads one page of the filter's matches, group after group.
func (p *MatchesPage) load() error {
	st := p.env.Store
	groups := filters[p.filter].groups
	counts := make([]int, len(groups))
	p.count, p.shown = 0, nil
	for i, states := range groups {
		n, err := st.CountMatches(store.MatchFilter{States: states})
		if err != nil {
			return err
		}
		counts[i] = n
		p.count += n
	}
	if p.from >= p.count { // the last page has become empty
		p.from = max(0, (p.count-1)/perPage*perPage)
	}
	skip := p.from
	for i, states := range groups {
		room := perPage - len(p.shown)
		if skip < counts[i] && room > 0 {
			more, err := st.Matches(store.MatchFilter{States: states, Limit: room, Offset: skip})
			if err != nil {
				return err
			}
			p.shown = append(p.shown, more...)
		}
		skip = max(0, skip-counts[i])
	}
	return nil
}

// labels are the filters with the number of matches each.
func (p *MatchesPage) labels() ([]string, error) {
	out := make([]string, len(filters))
	for i, f := range filters {
		var states []store.State
		for _, g := range f.groups {
			states = append(states, g...)
		}
		n, err := p.env.Store.CountMatches(store.MatchFilter{States: states})
		if err != nil {
			return out, err
		}
		out[i] = p.env.T("home.matches.filter", games.Args{"Name": f.name, "Count": n})
	}
	return out, nil
}

func (p *MatchesPage) fill() {
	env := p.env
	if err := p.load(); err != nil {
		env.Toast(env.Explain(nil, err))
	}
	labels, err := p.labels()
	if err != nil {
		env.Toast(env.Explain(nil, err))
	}
	p.tabs.SetOptions(labels)
	p.list.RemoveAll()
	p.rows = nil
	for i, m := range p.shown {
		r := p.row(m)
		env.Trace.Mark("match."+strconv.Itoa(i), r.card)
		p.rows = append(p.rows, r)
		p.list.Add(r.box)
	}
	if len(p.shown) == 0 {
		p.list.Add(ui.NewArea(ui.Well, 12, ui.Pad(24, ui.NewText(env.T("home.matches.none"), ui.Lead, ui.Ink2))))
	}
	p.span.SetText("")
	if p.count > 0 {
		p.span.SetText(env.T("home.matches.range", games.Args{"From": p.from + 1, "To": p.from + len(p.shown), "Count": p.count}))
	}
	setVisible(p.count > perPage, p.foot)
	p.newer.SetEnabled(p.from > 0, env.T("home.matches.first"))
	p.older.SetEnabled(p.from+perPage < p.count, env.T("home.matches.last"))
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
	at := -1
	for i, r := range p.rows {
		if r.focused(p.env) {
			at = i
		}
	}
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
	case fyne.KeyDelete:
		if at < 0 || p.env.Store.ReadOnly() {
			return false
		}
		p.remove(p.rows[at].match)
	default:
		return false
	}
	return true
}

// Rune implements shell.Keyer.
func (p *MatchesPage) Rune(rune) bool { return false }
