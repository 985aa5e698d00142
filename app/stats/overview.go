package stats

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/setup/people"
	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/each"
	"spieltisch/store"
)

// chosen is what of the statistics is shown.
type chosen struct {
	kind   string // of which game; "": all
	year   int    // 0: all
	player store.PlayerID
	tab    int // of the lists of words
	offset fyne.Position
}

// Overview is the page of the statistics: everything that was played with others, in the
// program and at the table, or all about one player.
type Overview struct {
	env   *shell.Env
	games table.Games

	chosen

	years  []int                         // with games, newest first
	ever   map[string][]store.PlayerSums // of all time, by game
	people []store.PlayerSums
	marks  map[store.PlayerID]string // initials

	fig    figures
	bar    *ui.TopBar
	body   *fyne.Container
	scroll *ui.Scroll
	chart  *draw.Chart     // nil while there is none
	list   *fyne.Container // the words
}

var (
	_ shell.Page   = (*Overview)(nil)
	_ shell.Keyer  = (*Overview)(nil)
	_ shell.Helper = (*Overview)(nil)

	_ shell.Rememberer = (*Overview)(nil)
)

// NewOverview shows what a route asks for: a game, a year, a player.
func NewOverview(env *shell.Env, all table.Games, r shell.Route) *Overview {
	year, _ := r.Period.Split()
	return &Overview{env: env, games: all, chosen: chosen{kind: r.Game, year: year, player: r.Player}}
}

// Title implements shell.Page.
func (p *Overview) Title() string {
	if s, ok := of(p.people, p.player); ok {
		return p.env.T("stats.of", games.Args{"Name": s.Player.Name})
	}
	return p.env.T("stats.overview")
}

// route leads to a page with what the filters choose.
func (p *Overview) route(page string) shell.Route {
	return shell.Route{Page: page, Game: p.kind, Player: p.player, Period: store.Year(p.year)}
}

// Leave implements shell.Page.
func (p *Overview) Leave() {}

// Memory implements shell.Rememberer.
func (p *Overview) Memory() any { return p.chosen }

// Recall implements shell.Rememberer.
func (p *Overview) Recall(memory any) {
	if c, ok := memory.(chosen); ok {
		p.chosen = c
	}
}

// name is what a game is called.
func (p *Overview) name(kind string) string {
	if g, err := p.games.Find(kind); err == nil {
		return g.Name(p.env)
	}
	return p.env.T("home.unknown", games.Args{"Kind": kind})
}

// counted is the text for what a game counts: points or letters.
func (p *Overview) counted(kind string, points, letters games.ID) games.ID {
	if g, err := p.games.Find(kind); err == nil && g.Letters {
		return letters
	}
	return points
}

// Build implements shell.Page.
func (p *Overview) Build() fyne.CanvasObject {
	env := p.env
	err := p.known()
	env.Report(err)
	var sign fyne.CanvasObject
	if s, ok := of(p.people, p.player); ok {
		sign = p.avatar(s.Player, 40)
	}
	p.bar = env.TopBar(env.Router.Back, sign, p.Title())
	p.bar.SetRight(slices.Concat(p.filters(), p.records(), p.edit())...)
	p.body = ui.VGap(16)
	p.fill()
	p.scroll = ui.NewVScroll(ui.MaxWidth(1440, ui.Inset(16, 24, 24, 24, p.body)))
	return ui.Page(p.bar, settled(p.scroll), nil)
}

// known reads what the filters offer.
func (p *Overview) known() (err error) {
	if p.years, err = p.env.Store.PlayedYears(); err != nil {
		return err
	}
	p.ever, err = p.statistics(store.AllTime)
	p.people = slices.Clone(p.ever[""])
	if off, no := p.env.Store.Against("", store.AllTime, 0); err == nil {
		p.people, err = withComputers(p.people, off), no
	}
	names := each.Of(p.people, func(s store.PlayerSums) string { return s.Player.Name })
	p.marks = map[store.PlayerID]string{}
	for i, mark := range ui.Initials(names) {
		p.marks[p.people[i].Player.ID] = mark
	}
	return err
}

// filters are the choices of game, year and person.
func (p *Overview) filters() []fyne.CanvasObject {
	env := p.env
	kinds, kindNames := []string{""}, []string{env.T("stats.filter.games")}
	for _, g := range p.games {
		kinds, kindNames = append(kinds, g.Kind.Name()), append(kindNames, g.Name(env))
	}
	years := []string{env.T("stats.filter.years")}
	for _, y := range p.years {
		years = append(years, strconv.Itoa(y))
	}
	people := []string{env.T("stats.filter.people")}
	for _, s := range p.people {
		people = append(people, s.Player.Name)
	}
	game := ui.NewFilter(kindNames, max(0, slices.Index(kinds, p.kind)), func(i int) {
		p.kind = kinds[i]
		p.refill()
	})
	year := ui.NewFilter(years, 1+slices.Index(p.years, p.year), func(i int) {
		p.year = 0
		if i > 0 {
			p.year = p.years[i-1]
		}
		p.refill()
	})
	who := 1 + slices.IndexFunc(p.people, func(s store.PlayerSums) bool { return s.Player.ID == p.player })
	person := ui.NewFilter(people, who, func(i int) {
		p.player = 0
		if i > 0 {
			p.player = p.people[i-1].Player.ID
		}
		p.offset = fyne.Position{}
		env.Router.Rebuild() // the title too
	})
	env.Trace.Mark("stats-game", game)
	env.Trace.Mark("stats-year", year)
	env.Trace.Mark("stats-person", person)
	return []fyne.CanvasObject{ui.HMid(8, game, year, person)} // their texts always stay
}

// records leads to the records of matches played alone.
func (p *Overview) records() []fyne.CanvasObject {
	env := p.env
	var items []ui.MenuItem
	for _, g := range p.games {
		if g.Record != nil {
			items = append(items, ui.MenuItem{Text: env.T("stats.title", games.Args{"Game": g.Name(env)}), OnTap: func() {
				env.Router.Open(shell.Route{Page: shell.Records, Game: g.Kind.Name()})
			}})
		}
	}
	if len(items) == 0 {
		return nil
	}
	var b *ui.Button
	b = ui.NewSmallButton(env.T("stats.records"), ui.WellBtn, func() {
		if len(items) == 1 {
			items[0].OnTap()
			return
		}
		ui.ShowMenu(b, items)
	}).WithIcon(ui.IconTrophy)
	b.SetTip(env.T("stats.records.what"))
	env.Trace.Mark("stats-records", b)
	return []fyne.CanvasObject{b}
}

// edit leads to the picture, name and colour of the person whose page it is.
func (p *Overview) edit() []fyne.CanvasObject {
	s, ok := of(p.people, p.player)
	if !ok || s.Player.Computer() {
		return nil
	}
	b := ui.NewIconButton(ui.IconPencil, p.env.T("setup.player.edit", games.Args{"Name": s.Player.Name}), ui.WellBtn, func() {
		people.Edit(p.env, s.Player, p.env.Router.Rebuild)
	})
	b.SetEnabled(p.env.Writable())
	p.env.Trace.Mark("stats-edit", b)
	return []fyne.CanvasObject{b}
}

// refill shows other choices, from the top.
func (p *Overview) refill() {
	p.fill()
	p.scroll.ScrollToTop()
	p.offset = fyne.Position{}
	p.scroll.Refresh()
	p.scroll.Refresh() // the first one tells the width, and only then the height is known
	p.trace()
}

// fill makes the cards again.
func (p *Overview) fill() {
	env := p.env
	p.chart = nil
	p.body.RemoveAll()
	fig, err := p.load()
	if err != nil {
		p.body.Add(ui.NewCard(ui.NewPara(env.Explain(nil, err), ui.Lead, ui.Ink)))
		return
	}
	p.fig = fig
	p.bar.SetChips(p.chips()...)
	own, _ := of(fig.sums, p.player)
	switch {
	case len(fig.sums) == 0 && len(fig.standoffs) == 0:
		p.body.Add(p.nothing())
		return
	case p.player != 0 && own.Played == 0 && len(fig.standoffs) > 0, len(fig.sums) == 0:
		p.addAll(p.computersCards())
		if p.player != 0 {
			p.body.Add(split(p.wordsCard(), p.latestCard()))
		}
		p.addAll(p.judgedCards())
		return
	}
	width := float32(216)
	if p.player != 0 {
		width = 270 // names of games are longer
	}
	p.body.Add(ui.Grid(16, width, 4, p.cards()...))
	p.body.Add(split(p.chartCard(), p.pairsCard()))
	if p.player != 0 {
		p.body.Add(split(p.wordsCard(), p.latestCard()))
		p.body.Add(split(p.numbersCard(), p.skillCard()))
		p.addAll(p.computersCards())
		p.addAll(p.judgedCards())
		return
	}
	p.body.Add(split(p.wordsCard(), ui.VGap(cardGap, p.gamesCard(), ui.Stretch(p.skillCard()))))
	p.body.Add(p.numbersCard())
	p.addAll(p.computersCards())
	p.addAll(p.judgedCards())
}

// nothing says what will stand here, or that the filters leave nothing.
func (p *Overview) nothing() fyne.CanvasObject {
	if len(p.people) == 0 {
		return ui.Stretch(ui.NewCard(shell.Empty(p.env.T("stats.nothing"), p.env.ToTheGames())))
	}
	return ui.Stretch(ui.NewCard(shell.Empty(p.env.T("history.none"), ui.NewButton(p.env.T("history.everything"), ui.Primary, func() {
		p.chosen = chosen{}
		p.env.Router.Rebuild() // the filters, too
	}))))
}

// Shown implements shell.Page.
func (p *Overview) Shown() {
	p.scroll.ScrollToOffset(p.offset)
	p.scroll.OnScrolled = func(at fyne.Position) { p.offset = at }
	p.trace()
}

func (p *Overview) trace() {
	won := ""
	for i, s := range p.fig.sums {
		if i > 0 {
			won += ","
		}
		won += strconv.Itoa(s.Won) + "/" + strconv.Itoa(s.Played)
	}
	p.env.Trace.Shown(shell.Stats, 0, "count="+strconv.Itoa(p.fig.total)+" won="+won)
}

// Key implements shell.Keyer: the arrows scroll, and go to the chart and through it.
func (p *Overview) Key(e *fyne.KeyEvent) bool {
	if p.chart != nil && (e.Name == fyne.KeyLeft || e.Name == fyne.KeyRight) {
		p.env.Window.Canvas().Focus(p.chart)
		p.chart.TypedKey(e)
		return true
	}
	return scrollBy(p.scroll, e)
}

// Rune implements shell.Keyer.
func (p *Overview) Rune(rune) bool { return false }

// Keys implements shell.Helper.
func (p *Overview) Keys() []shell.KeyHelp {
	var keys []shell.KeyHelp
	if p.chart != nil {
		keys = []shell.KeyHelp{{Keys: "Left / Right", What: "stats.keys.chart"}}
	}
	return append(keys, shell.KeyHelp{Keys: "PageUp / PageDown", What: "settings.keys.scroll"})
}
