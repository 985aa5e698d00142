// Package home is the page that the program starts with, and the list of all saved matches.
//
//   - home.go is the page, room.go where its parts stand: shelf.go, resume.go and today.go.
//   - matches.go is the list, history.go what it is narrowed down to; row.go and match.go show a match, actions.go is what can
//     be done with it.
package home

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/draw"
	"spieltisch/app/setup/people"
	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/table/reviews"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/each"
	"spieltisch/locales"
	"spieltisch/store"
)

// langs are the short names of the languages.
var langs = map[locales.Lang]games.ID{locales.German: "home.lang.de", locales.English: "home.lang.en"}

// newest is how many games the page offers to go on with.
const newest = 4

// Page is the home page: new games, matches and score sheets to go on with, and the other tools.
type Page struct {
	actions
	running []store.Play // the newest, at most newest
	lost    bool         // at the table of the first of them the program ended without warning
	saved   int          // games of the history, at most one more than countTo
	players []store.Player

	all     *ui.Button // leads to the list of them
	bar     *ui.TopBar
	room    *fyne.Container // all of the page
	seated  *fyne.Container
	nobody  [2]fyne.CanvasObject // stand in the head until anybody is known
	add     *ui.IconButton       // later
	resume  *fyne.Container      // on the left paper
	today   *fyne.Container      // the right one
	due     []due                // what the card of the books says
	book    *ui.CardButton       // nil: nobody has one with tasks in it
	puzzles *ui.CardButton       // of the first game; nil: no game has any
	cards   []*resumeCard
	which   *ui.Text // what the games of the left paper are
	again   func()   // plays the last game anew where none runs, else nil
	starts  []*ui.CardButton
	easiest string // the game of the guided match for who is new, "" for none

	stopLooking func() // at the newest game
	ended       func() // ends what goes on in the background
	day         int    // that is shown
}

var (
	_ shell.Page   = (*Page)(nil)
	_ shell.Keyer  = (*Page)(nil)
	_ shell.Helper = (*Page)(nil)
	_ shell.Waker  = (*Page)(nil)
)

// New makes the home page of the games there are.
func New(env *shell.Env, all table.Games) *Page {
	return &Page{actions: actions{env, all}, ended: func() {}, stopLooking: func() {}}
}

// Title implements shell.Page.
func (p *Page) Title() string { return "" }

// Shown implements shell.Page.
func (p *Page) Shown() {
	p.ended()
	p.ended = reviews.CatchUp(p.env, p.games, p.caughtUp)
	p.env.Trace.Shown(shell.Home, 0, "")
}

// Wake implements shell.Waker: the day may be over.
func (p *Page) Wake() {
	if p.day != store.DayOf(p.env.Now()) {
		p.reload()
	}
}

// Leave implements shell.Page.
func (p *Page) Leave() {
	p.ended()
	p.stopLooking()
	table.NoteOpen(p.env, 0)
}

// load reads what the page shows; an error leaves it empty and is explained.
func (p *Page) load() {
	st := p.env.Store
	var err error
	p.running, _, err = st.History(store.HistoryFilter{Open: true, Touched: true, Limit: newest})
	p.env.Report(err)
	for i := range p.running { // a sheet may be of a game that was played long ago
		p.running[i].At = p.running[i].Touched
	}
	p.lost = false
	left := slices.IndexFunc(p.running, func(r store.Play) bool { return r.Match != 0 && r.Match == table.LeftOpen(p.env) })
	if left >= 0 { // it comes first
		p.lost = true
		p.running = slices.Concat(p.running[left:left+1], p.running[:left], p.running[left+1:])
	}
	p.saved, err = st.CountHistory(store.HistoryFilter{}, countTo+1)
	p.env.Report(err)
	p.players = p.atTable()
}

// atTable are those who played last; before the first match, those who are known.
func (p *Page) atTable() []store.Player {
	if last := people.AtTable(p.env); len(last) > 0 {
		return last
	}
	known, err := p.env.Store.Players()
	p.env.Report(err)
	return known[:min(len(known), ui.Players)]
}

// reload shows games and players as they are now, in place.
func (p *Page) reload() {
	at := -1
	for i, c := range p.cards {
		if c.focused() {
			at = i
		}
	}
	p.load()
	p.fillSeated()
	p.fillResume()
	p.countAll()
	p.caughtUp()
	if at >= 0 {
		p.env.Window.Canvas().Unfocus()
		if len(p.cards) > 0 {
			p.cards[min(at, len(p.cards)-1)].card.Focus()
		}
	}
	p.Shown()
}

// Build implements shell.Page.
func (p *Page) Build() fyne.CanvasObject {
	p.load()
	p.easiest = p.easiestGuide()
	p.which = ui.NewText("", ui.Title, ui.Ink)
	p.seated, p.resume, p.today = ui.HMid(8), container.NewStack(), container.NewStack()
	p.all = ui.NewSmallButton("", ui.Plain, p.list)
	p.env.Trace.Mark("matches", p.all)
	p.fillResume()
	p.countAll()
	p.fillToday()
	title := ui.HMid(16, p.which, ui.Spacer(), p.all)
	left := ui.Laid(func() fyne.Size { return fyne.Size{} }, func(s fyne.Size) {
		top := float32(0)
		named := p.which.String() != ""
		if ui.Show(named, title); named {
			top = 40
		}
		ui.Put(title, 8, 0, s.Width-8, 32)
		ui.Put(p.resume, 0, top, s.Width, s.Height-top)
	}, title, p.resume)
	var banner fyne.CanvasObject
	if p.env.Store.ReadOnly() {
		banner = p.banner()
	}
	paper := func(o fyne.CanvasObject) fyne.CanvasObject {
		return ui.NewPaper(ui.Inset(16, paperEdge, 16, paperEdge, o))
	}
	p.head()
	p.fillSeated()
	p.room = newRoom(p.bar, banner, p.boxes(), paper(left), paper(p.today), p.seated)
	return p.room
}

// head is the program's name, who sits at the table, and the ways to everything else.
func (p *Page) head() {
	env := p.env
	tool := func(name string, id, tip games.ID, icon ui.IconName, tap func(anchor fyne.CanvasObject)) fyne.CanvasObject {
		var b *ui.Button
		b = ui.NewSmallButton(env.T(id), ui.WellBtn, func() { tap(b) }).WithIcon(icon)
		b.SetTip(env.T(tip))
		env.Trace.Mark("tool."+name, b)
		return b
	}
	to := func(page string) func(fyne.CanvasObject) {
		return func(fyne.CanvasObject) { env.Router.Open(shell.Route{Page: page}) }
	}
	p.nobody = [...]fyne.CanvasObject{p.language(), ui.NewSmallButton(env.T("home.players.who"), ui.WellBtn, p.managePlayers).WithIcon(ui.IconPlus)}
	p.add = ui.NewIconButton(ui.IconPlus, env.T("home.players.add"), ui.WellBtn, p.managePlayers)
	right := []fyne.CanvasObject{
		p.nobody[0], p.seated, p.nobody[1], p.add, ui.Space(8, 0),
		tool("stats", "stats.overview", "home.tool.stats.what", ui.IconChart, to(shell.Stats)),
	}
	if slices.ContainsFunc(p.games, func(g *table.Game) bool { return g.Sheet != nil }) {
		right = append(right, tool("sheets", "sheets.tool", "sheets.tool.what", ui.IconSheet, to(shell.Sheets)))
	}
	settings := ui.NewIconButton(ui.IconGear, env.T("home.tool.settings"), ui.WellBtn, func() { env.Router.Open(shell.Route{Page: shell.Settings}) })
	env.Trace.Mark("tool.settings", settings)
	right = append(right, tool("learn", "alphabet.title", "learn.what", ui.IconLetters, to(shell.Learn)),
		tool("rules", "home.tool.rules", "home.tool.rules.what", ui.IconBook, func(c fyne.CanvasObject) { p.choose(c, p.games, shell.Rules) }), settings)
	p.bar = ui.NewTopBar(nil, "", "", draw.Logo(36), "").SetRight(right...)
}

// language is for whoever opens the program for the first time; later it is in the settings.
func (p *Page) language() fyne.CanvasObject {
	env := p.env
	codes, at := make([]string, len(locales.Langs)), 0
	for i, l := range locales.Langs {
		codes[i] = env.T(langs[l])
		if l == env.Prefs.Language {
			at = i
		}
	}
	lang := ui.NewSegmented(codes, at, func(i int) {
		env.Change(func(pr *shell.Prefs) { pr.Language = locales.Langs[i] })
	}).Low()
	env.Trace.Mark("lang", lang)
	return lang
}

// choose opens a page of the only game, or asks of which one.
func (p *Page) choose(anchor fyne.CanvasObject, of table.Games, page string) {
	open := func(g *table.Game) { p.env.Router.Open(shell.Route{Page: page, Game: g.Kind.Name()}) }
	if len(of) == 1 {
		open(of[0])
		return
	}
	ui.ShowMenu(anchor, each.Of(of, func(g *table.Game) ui.MenuItem { return ui.MenuItem{Text: g.Name(p.env), OnTap: func() { open(g) }} }))
}

// fillSeated shows who sits at the table.
func (p *Page) fillSeated() {
	p.seated.RemoveAll()
	known, add := len(p.players) > 0, p.nobody[1]
	had, _ := p.env.Window.Canvas().Focused().(fyne.CanvasObject)
	ui.Show(!known && p.saved == 0, p.nobody[0])
	ui.Show(!known, p.nobody[1])
	if ui.Show(known, p.add); known {
		who := games.ID("home.table")
		if len(people.AtTable(p.env)) == 0 {
			who = "setup.players" // a new match seats nobody by itself yet
		}
		p.seated.Add(ui.NewText(p.env.T(who), ui.Strong, ui.Ink2))
		for i, face := range p.faces(p.players, 40) {
			a := &ui.Areas{Deaf: true, OnTap: func(int) { p.managePlayers() }, Name: func(int) string { return p.players[i].Name }}
			a.Draw(a, face.MinSize, func(s fyne.Size) { ui.Put(face, 0, 0, s.Width, s.Height) }, face)
			p.seated.Add(a)
		}
		add = p.add
	}
	p.env.Trace.Mark("players", add)
	if p.room != nil {
		ui.PlaceAnew(p.room)
	}
	if p.bar.Refresh(); known && had == p.nobody[1] {
		p.add.Focus()
	}
}

// marks are the letters of players, the same everywhere on the page.
func (p *Page) marks(players []store.Player) []string {
	all := slices.Clone(p.players)
	for _, x := range players {
		if !slices.ContainsFunc(all, func(a store.Player) bool { return a.Name == x.Name }) {
			all = append(all, x)
		}
	}
	of := ui.Initials(store.Names(all))
	return each.Of(players, func(x store.Player) string {
		return of[slices.IndexFunc(all, func(a store.Player) bool { return a.Name == x.Name })]
	})
}

// faces are the players' discs in the order of the seats.
func (p *Page) faces(players []store.Player, size float32) (all []fyne.CanvasObject) {
	for i, mark := range p.marks(players) {
		all = append(all, p.env.Avatar(players[i], mark, size))
	}
	return all
}

// list leads to all matches.
func (p *Page) list() { p.env.Router.Open(shell.Route{Page: shell.Matches}) }

func (p *Page) managePlayers() { people.Manage(p.env, p.reload) }

// banner says that nothing can be saved.
func (p *Page) banner() fyne.CanvasObject {
	text := ui.NewPara(p.env.T("home.readonly"), ui.Strong, ui.Warn)
	return ui.NewArea(ui.WarnSoft, 10, ui.Inset(10, 16, 10, 16,
		ui.HMid(12, ui.NewIcon(ui.IconLock, 20, ui.Warn), ui.Stretch(text))))
}

// countAll says on the way to the list how many there are.
func (p *Page) countAll() {
	env := p.env
	count := strconv.Itoa(p.saved)
	if p.saved > countTo {
		count = env.T("history.many", games.Args{"N": countTo})
	}
	p.all.SetText(env.T("home.all", games.Args{"Count": count}))
	ui.Show(p.saved > 0, p.all)
}

// Keys implements shell.Helper.
func (p *Page) Keys() []shell.KeyHelp {
	numbers := make([]string, len(p.starts))
	for i := range numbers {
		numbers[i] = strconv.Itoa(i + 1)
	}
	return []shell.KeyHelp{
		{Keys: strings.Join(numbers, " / "), What: "home.keys.new"},
		{Keys: "Enter", What: "home.keys.continue"},
		{Keys: "Left / Right", What: "home.matches.keys.move"},
		{Keys: "Del", What: "home.keys.delete"},
	}
}

// chosen is the game to go on with that has the keyboard, -1 for none.
func (p *Page) chosen() int {
	return slices.IndexFunc(p.cards, func(c *resumeCard) bool { return c.focused() })
}

// pick goes to another of these games; from none of them to the first.
func (p *Page) pick(by int) bool {
	at := p.chosen() + by
	if p.chosen() < 0 {
		at = 0
	}
	if at >= 0 && at < len(p.cards) && p.cards[at].box.Visible() { // there isn't room for all
		p.cards[at].card.Focus()
	}
	return len(p.cards) > 0
}

// Key implements shell.Keyer: Enter goes on with the newest game, or plays the last one anew. Where none is chosen, Del first shows
// which it would mean.
func (p *Page) Key(e *fyne.KeyEvent) bool {
	switch e.Name {
	case fyne.KeyReturn, fyne.KeyEnter:
		switch {
		case len(p.running) > 0:
			p.goOn(p.running[0])
		case p.again != nil:
			p.again()
		default:
			return false
		}
		return true
	case fyne.KeyLeft:
		return p.pick(-1)
	case fyne.KeyRight:
		return p.pick(1)
	case fyne.KeyDelete:
		at := p.chosen()
		if at < 0 || p.env.Store.ReadOnly() {
			return p.pick(0)
		}
		p.removePlay(p.cards[at].play)
		return true
	}
	return false
}

// Rune implements shell.Keyer: a digit starts the game with this number.
func (p *Page) Rune(r rune) bool {
	i := int(r - '1')
	if i < 0 || i >= len(p.starts) {
		return false
	}
	p.starts[i].Tapped(&fyne.PointEvent{})
	return true
}
