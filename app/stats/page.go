// Package stats has two pages: the records of one game played alone, and the statistics of all that was played.
//
//   - page.go and card.go are the records.
//   - overview.go is the page of the statistics, filters.go its head, load.go reads what it shows, and told.go makes sentences of
//     it; curve.go, people.go, person.go, sections.go, computers.go and judged.go are its parts, parts.go what these are made of.
package stats

import (
	"cmp"
	"slices"

	"fyne.io/fyne/v2"

	"spieltisch/app/challenge"
	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	codes "spieltisch/games/challenge"
	"spieltisch/games/each"
	"spieltisch/store"
)

// Page is the records of one game.
type Page struct {
	env  *shell.Env
	game *table.Game

	player store.PlayerID // whose records; 0: everybody's
	offset fyne.Position  // of the scroller, kept while widgets are made again

	scroll *ui.Scroll
	body   *fyne.Container
}

var (
	_ shell.Page  = (*Page)(nil)
	_ shell.Keyer = (*Page)(nil)
)

// New shows everybody's records.
func New(env *shell.Env, g *table.Game) *Page { return &Page{env: env, game: g} }

// Title implements shell.Page.
func (p *Page) Title() string {
	return p.env.T("stats.title", games.Args{"Game": p.game.Name(p.env)})
}

// group is all records that compare with each other.
type group struct {
	store.RecordStats
	rows  []store.RecordRow        // best first
	code  string                   // of the challenge that they are of, "" for none
	later map[store.MatchID]string // what is said of those by the code that weren't the first try and don't count
}

// load reads the groups of the chosen player, those played most first, and who
// has records at all.
func (p *Page) load() (groups []group, known []store.Player, err error) {
	kind := p.game.Kind.Name()
	all, err := p.env.Store.SoloStats(kind, p.player)
	if err != nil {
		return nil, nil, err
	}
	keys, err := p.env.Store.RecordKeys(kind)
	if err != nil {
		return nil, nil, err
	}
	for _, key := range keys {
		rows, err := p.env.Store.Records(kind, key, 0)
		if err != nil {
			return nil, nil, err
		}
		for _, r := range rows {
			if !slices.ContainsFunc(known, func(k store.Player) bool { return k.ID == r.Player.ID }) {
				known = append(known, r.Player)
			}
		}
		rows = slices.DeleteFunc(rows, func(r store.RecordRow) bool { return p.player != 0 && r.Player.ID != p.player })
		for _, s := range all {
			if s.Key == key {
				groups = append(groups, p.group(s, rows))
			}
		}
	}
	slices.SortStableFunc(groups, func(a, b group) int { return cmp.Compare(b.Played, a.Played) })
	slices.SortStableFunc(known, func(a, b store.Player) int { return store.Alphabetical(a.Name, b.Name) })
	return groups, known, nil
}

// group is what stands of a key; of a challenge, whose values are points below 0, the first tries count and stand first.
func (p *Page) group(s store.RecordStats, rows []store.RecordRow) group {
	g := group{RecordStats: s, rows: rows, later: map[store.MatchID]string{}}
	if g.code, _ = codes.OfRecord(s.Key); g.code == "" {
		return g
	}
	first := 0
	for i, r := range rows {
		rows[i].Value = -r.Value
		if g.later[r.Match] = challenge.Try(p.env, challenge.Nth(p.env, p.game, g.code, r.Match)); g.later[r.Match] == "" {
			first++
		}
	}
	slices.SortStableFunc(rows, func(a, b store.RecordRow) int {
		return cmp.Compare(min(1, len(g.later[a.Match])), min(1, len(g.later[b.Match])))
	})
	count := slices.Clone(rows[:max(first, 1)])
	slices.SortStableFunc(count, func(a, b store.RecordRow) int { return a.At.Compare(b.At) })
	g.RecordStats = store.StatsOf(s.Key, each.Of(count, func(r store.RecordRow) int { return r.Value }))
	g.Best = rows[0].Value
	return g
}

// Build implements shell.Page.
func (p *Page) Build() fyne.CanvasObject {
	env := p.env
	bar := env.TopBar(env.Router.Back, p.game.Badge(), p.Title())
	p.body = ui.VGap(16)
	if p.fill() {
		alone := ui.NewSmallButton(env.T("stats.alone"), ui.WellBtn, p.alone).WithIcon(ui.IconPlay)
		env.Trace.Mark("alone", alone)
		bar.SetRight(alone)
	}
	// The air at the right is for the scroll bar.
	p.scroll = ui.NewVScroll(ui.MaxWidth(960, ui.Pad(24, p.body)))
	return ui.Page(bar, settled(p.scroll), nil)
}

// settled gives a scroller all the room, and lets it look again at how high its
// text became in that width.
func settled(o fyne.CanvasObject) fyne.CanvasObject {
	return ui.Laid(o.MinSize, func(s fyne.Size) {
		o.Resize(s)
		o.Refresh()
	}, o)
}

// fill makes the cards again and tells whether there are any.
func (p *Page) fill() bool {
	p.body.RemoveAll()
	groups, known, err := p.load()
	switch {
	case err != nil:
		p.body.Add(ui.NewCard(ui.NewPara(p.env.Explain(nil, err), ui.Lead, ui.Ink)))
	case len(known) == 0:
		p.body.Add(p.empty())
	default:
		if len(known) > 1 {
			p.body.Add(p.choice(known))
		}
		for _, g := range groups {
			p.body.Add(p.card(g, ui.Initials(store.Names(known)), known))
		}
	}
	return err == nil && len(known) > 0
}

// choice asks whose records are shown.
func (p *Page) choice(known []store.Player) fyne.CanvasObject {
	options := append([]string{p.env.T("stats.everybody")}, store.Names(known)...)
	at := 1 + slices.IndexFunc(known, func(k store.Player) bool { return k.ID == p.player })
	choice := ui.NewChoice(options, at, "", func(i int) {
		p.player = 0
		if i > 0 {
			p.player = known[i-1].ID
		}
		p.fillBelow()
	})
	p.env.Trace.Mark("player", choice)
	return ui.HMid(12, ui.NewText(p.env.T("stats.whose"), ui.Strong, ui.Ink2), ui.MinSized(200, 0, choice))
}

// fillBelow makes the cards again below the choice, which keeps the focus.
func (p *Page) fillBelow() {
	choice := p.body.Objects[0]
	p.fill()
	if len(p.body.Objects) > 0 {
		p.body.Objects[0] = choice
	}
	settle(p.scroll)
}

// settle lays out what is new in a scroller.
func settle(s *ui.Scroll) {
	s.Refresh()
	s.Refresh() // the first one tells the width, and only then the height is known
}

// empty says what will stand here.
func (p *Page) empty() fyne.CanvasObject {
	start := ui.NewButton(p.env.T("stats.alone"), ui.Primary, p.alone).WithIcon(ui.IconPlay)
	p.env.Trace.Mark("alone", start)
	return ui.Stretch(ui.NewCard(shell.Empty(p.env.T("stats.empty"), start)))
}

func (p *Page) alone() {
	p.env.Router.Open(shell.Route{Page: shell.Setup, Game: p.game.Kind.Name(), Part: shell.Alone})
}

// Shown implements shell.Page.
func (p *Page) Shown() {
	p.scroll.ScrollToOffset(p.offset)
	p.scroll.OnScrolled = func(at fyne.Position) { p.offset = at }
	p.env.Trace.Shown(shell.Records, 0, "game="+p.game.Kind.Name())
}

// Leave implements shell.Page.
func (p *Page) Leave() {}

// Key implements shell.Keyer: the arrows scroll.
func (p *Page) Key(e *fyne.KeyEvent) bool { return scrollBy(p.scroll, e) }

// scrollBy scrolls as the arrow and page keys say; false for other keys.
func scrollBy(scroll *ui.Scroll, e *fyne.KeyEvent) bool {
	step := float32(56)
	switch e.Name {
	case fyne.KeyUp:
		step = -step
	case fyne.KeyDown:
	case fyne.KeyPageUp:
		step -= scroll.Size().Height
	case fyne.KeyPageDown:
		step = scroll.Size().Height - step
	default:
		return false
	}
	room := scroll.Content.MinSize().Height - scroll.Size().Height
	scroll.ScrollToOffset(fyne.NewPos(0, min(max(scroll.Offset.Y+step, 0), max(0, room))))
	return true
}

// Rune implements shell.Keyer.
func (p *Page) Rune(rune) bool { return false }
