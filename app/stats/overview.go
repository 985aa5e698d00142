package stats

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/table/result"
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
	front  store.PlayerID // whose line is in front
	tab    int            // of the lists of words
	all    bool           // numbers are shown
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
	always int        // how many cards body has without all numbers
	more   *ui.Button // all numbers
	scroll *ui.Scroll
	chart  *draw.Chart                 // nil while there is none
	rows   map[store.PlayerID]*ui.Area // of how everybody stands
	list   *fyne.Container             // the words
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
	p.more = ui.NewButton("", ui.Secondary, func() { // adds them where it stands, and shows the first, or takes them away
		p.all = !p.all
		at := p.scroll.Offset
		p.fill()
		settle(p.scroll)
		p.scroll.ScrollToOffset(at)
		p.offset = p.scroll.Offset
		ui.ScrollTo(p.body.Objects[min(p.always, len(p.body.Objects)-1)])
	})
	env.Trace.Mark("stats-more", p.more)
	p.fill()
	p.scroll = ui.NewVScroll(ui.MaxWidth(1600, ui.Inset(pageTop, 24, pageEnd, 24, p.body)))
	ui.SetGround(ui.Desk)
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

// refill shows other choices, from the top, with whoever leads there in front.
func (p *Overview) refill() {
	p.front = 0
	p.fill()
	p.scroll.ScrollToTop()
	p.offset = fyne.Position{}
	settle(p.scroll)
	p.trace()
}

// fill makes the cards again.
func (p *Overview) fill() {
	env := p.env
	p.chart, p.rows = nil, nil
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
	case len(fig.standoffs) == 0 && (len(fig.sums) == 0 || p.player != 0 && own.Played == 0):
		p.body.Add(p.nothing())
		return
	case p.player != 0:
		p.fillPerson(person{p, own})
	case len(fig.sums) > 0:
		p.fillAll()
	default:
		p.body.Add(p.againstCard())
	}
	p.always = len(p.body.Objects)
	p.more.SetText(env.T("review.numbers"))
	if p.all {
		p.fillMore()
		p.more.SetText(env.T("stats.numbers.fewer"))
	}
	if p.chart != nil {
		p.chart.OnTurn()
	}
	p.body.Add(ui.Centered(p.more))
}

// mostInView is how high the first row is at most, whatever the window has, and that with a podium.
const (
	mostInView   float32 = 820
	podiumInView float32 = 500
)

// inView is as high as what is seen of the page, or as high as o takes.
func (p *Overview) inView(o fyne.CanvasObject, most float32) fyne.CanvasObject {
	return ui.Laid(func() fyne.Size {
		least := o.MinSize()
		if p.scroll != nil {
			least.Height = max(least.Height, min(p.scroll.Size().Height-pageTop-pageEnd, most))
		}
		return least
	}, func(s fyne.Size) { ui.Put(o, 0, 0, s.Width, s.Height) }, o)
}

// beside puts how everybody stands next to the chart, and the pairs below that, or fewer; below both, or below the chart alone, where not
// all of it would be in view.
func beside(chart, stands, pairs, fewer fyne.CanvasObject) fyne.CanvasObject {
	nothing := ui.Space(0, 0)
	right, both, left := ui.Stretch(nothing), ui.Stretch(nothing), ui.Stretch(nothing)
	all := ui.VGap(cardGap, ui.Stretch(split(ui.VGap(cardGap, ui.Stretch(chart), left), ui.VGap(cardGap, ui.Stretch(stands), right))), both)
	choose := func() (at *fyne.Container, shown fyne.CanvasObject) {
		room, high := chart.MinSize().Height+cardGap, stands.MinSize().Height
		switch at, shown = right, pairs; {
		case high > room:
			at = left
		case high+cardGap+pairs.MinSize().Height <= room:
		case high+cardGap+fewer.MinSize().Height <= room:
			shown = fewer
		default:
			at = both
		}
		for _, o := range []*fyne.Container{right, both, left} {
			ui.Show(o == at, o)
			o.Objects[0] = nothing
		}
		at.Objects[0] = shown
		return at, shown
	}
	return ui.Laid(func() fyne.Size { choose(); return all.MinSize() }, func(s fyne.Size) {
		at, shown := choose()
		ui.Put(all, 0, 0, s.Width, s.Height)
		ui.Put(shown, 0, 0, at.Size().Width, at.Size().Height) // though it is as large as when they were there before
	}, all)
}

// fillAll is everybody's page: the curve and how all stand, or a podium while there is no curve.
func (p *Overview) fillAll() {
	duels := p.duels()
	duels = duels[:min(len(duels), mostDuels)]
	if c, ok := p.curve(); ok {
		p.body.Add(beside(p.inView(p.chartCard(c), mostInView), p.standingsCard(), p.duelsCard(duels), p.duelsCard(duels[:min(len(duels), fewDuels)])))
		p.body.Add(p.wordsCard())
		return
	}
	podium := p.podiumCard()
	if len(p.fig.sums) > result.PodiumMost {
		podium = split(podium, p.standingsCard())
	}
	mat := p.wordMat()
	if mat == nil { // nobody lays words
		p.body.Add(p.inView(podium, podiumInView))
		p.body.Add(titled(p.env.T("stats.pairs"), "", ui.VGap(0, ui.Grid(8, 240, 0, each.Of(duels, p.duelRow)...), p.matches())))
		return
	}
	p.body.Add(p.inView(split(podium, ui.VGap(cardGap, ui.Stretch(mat), p.duelsCard(duels, p.matches()))), podiumInView))
	p.body.Add(p.wordsCard())
}

// fillPerson is the page of the chosen player. Few ribbons share a row.
func (p *Overview) fillPerson(who person) {
	mat, ribbons, n := p.wordMat(), who.ribbonsCard(), len(who.ribbons())
	fives, duels := who.fivesCard(), p.duelsCard(p.duels(), p.matches())
	rows := []fyne.CanvasObject{who.head()}
	switch {
	case mat == nil:
		rows = append(rows, split(ui.VGap(cardGap, ribbons, ui.Stretch(duels)), fives))
	case n == 1 || n == 2:
		rows = append(rows, split(mat, fives), split(ribbons, duels), p.wordsCard())
	default:
		rows = append(rows, split(mat, fives), ribbons, split(p.wordsCard(), duels))
	}
	p.body.Objects = append(p.body.Objects, rows...)
}

// matches leads to all matches that the filters choose.
func (p *Overview) matches() fyne.CanvasObject {
	b := ui.NewSmallButton(p.env.T("stats.latest.all"), ui.Soft, func() { p.env.Router.Open(p.route(shell.Matches)) })
	p.env.Trace.Mark("stats-latest-all", b)
	return ui.Inset(4, 8, 4, 8, ui.HGap(0, ui.Spacer(), b))
}

// fillMore is all numbers.
func (p *Overview) fillMore() {
	if len(p.fig.sums) > 0 {
		p.body.Add(split(p.numbersCard(), p.skillCard()))
		if duels := p.duels(); p.player != 0 {
			if c, ok := p.curve(); ok {
				p.body.Add(p.chartCard(c))
			}
		} else if len(duels) > mostDuels {
			p.body.Add(titled(p.env.T("stats.pairs"), "", ui.Grid(8, 240, 0, each.Of(duels, p.duelRow)...)))
		}
	}
	if len(p.fig.standoffs) > 0 {
		strength := p.strengthCard()
		if p.player == 0 && len(p.fig.sums) > 0 {
			strength = split(p.againstCard(), strength)
		}
		p.body.Add(strength)
	}
	if card := p.judgedCard(); card != nil {
		p.body.Add(card)
	}
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

// Key implements shell.Keyer: the arrows go to the chart and through it, or scroll where there is none.
func (p *Overview) Key(e *fyne.KeyEvent) bool {
	through := e.Name == fyne.KeyLeft || e.Name == fyne.KeyRight
	if e.Name == fyne.KeyUp || e.Name == fyne.KeyDown {
		through = p.chart != nil && p.chart.Ranked()
	}
	if p.chart != nil && through {
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
		if p.chart.Ranked() {
			keys = append(keys, shell.KeyHelp{Keys: "Up / Down", What: "stats.keys.person"})
		}
	}
	return append(keys, shell.KeyHelp{Keys: "PageUp / PageDown", What: "settings.keys.scroll"})
}
