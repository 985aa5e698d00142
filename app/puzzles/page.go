// Package puzzles are the puzzles of the day: those of a day to be solved, who has solved which, and the days in a row.
//
//   - state.go is a day, page.go the page, cards.go the puzzles, side.go and strip.go the month and the results, keys.go the way
//     by keys.
//   - riddle.go is a puzzle on its table, work.go what makes one in the background.
package puzzles

import (
	"strconv"

	"fyne.io/fyne/v2"

	"spieltisch/app/setup/people"
	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/daily"
	"spieltisch/store"
)

// last is who has solved puzzles last.
var last = people.NewLast("puzzles.players")

// Page are the puzzles of a day.
type Page struct {
	env   *shell.Env
	games table.Games // that have puzzles
	state
	locked map[string]string // why the puzzles of a kind can't be had

	bar    *ui.TopBar
	change *ui.Button
	more   *ui.IconButton
	body   *fyne.Container
	scroll *ui.Scroll
	start  *ui.Button                // what Enter means
	asked  fyne.Focusable            // the first of those who may solve
	named  map[string]fyne.Focusable // what is made again and keeps the keyboard then
	work   *work                     // a puzzle is being made or looked up; nil for none
}

var (
	_ shell.Page       = (*Page)(nil)
	_ shell.Keyer      = (*Page)(nil)
	_ shell.Helper     = (*Page)(nil)
	_ shell.Rememberer = (*Page)(nil)
	_ shell.Waker      = (*Page)(nil)
)

// New shows the puzzles of today to the route's player, or to whoever solved last.
func New(env *shell.Env, all table.Games, r shell.Route) *Page {
	p := &Page{env: env, locked: map[string]string{}, state: state{lang: map[string]string{}}}
	for _, g := range all {
		if g.Puzzles != nil {
			p.games, p.kinds = append(p.games, g), append(p.kinds, g.Kind.Name())
		}
	}
	p.player = Solver(env, r.Player)
	p.today = Today(env)
	p.choose(p.today)
	return p
}

// Today is the day whose puzzles are new; by a clock that is wrong one of those that have any.
func Today(env *shell.Env) daily.Day {
	return min(max(daily.Day(store.DayOf(env.Now())), daily.First), daily.Last)
}

// Solver is a player, or with 0 whoever solved last or is the only one there is; without an ID nobody.
func Solver(env *shell.Env, want store.PlayerID) store.Player { return last.Whose(env, want) }

// Title implements shell.Page.
func (p *Page) Title() string { return p.env.T("puzzles.title") }

// Memory implements shell.Rememberer.
func (p *Page) Memory() any { return p.state }

// Recall implements shell.Rememberer. Who looked at today looks at it on the next day, too.
func (p *Page) Recall(memory any) {
	was, ok := memory.(state)
	if !ok || was.player.ID == 0 {
		return
	}
	p.player = was.player
	if was.day != was.today {
		p.choose(was.day)
	}
}

// Build implements shell.Page.
func (p *Page) Build() fyne.CanvasObject {
	env := p.env
	p.change = ui.NewSmallButton(env.T("learn.switch"), ui.WellBtn, p.ask).WithIcon(ui.IconUsers)
	env.Trace.Mark("puzzles-switch", p.change)
	p.bar = env.TopBar(env.Router.Back, nil, p.Title())
	p.more = ui.NewIconButton(ui.IconMenu, env.T("puzzles.menu"), ui.WellBtn, p.showMenu).WithKey("F10")
	env.Trace.Mark("puzzles-menu", p.more)
	p.bar.SetRight(p.change, p.more)
	p.body = ui.VGap(gap)
	p.scroll = ui.NewVScroll(ui.Inset(gap, 24, gap, 24, p.body))
	p.load()
	ui.SetGround(ui.Desk)
	return ui.Page(p.bar, p.scroll, nil)
}

// Shown implements shell.Page.
func (p *Page) Shown() {
	if p.player.ID == 0 && p.asked != nil {
		p.env.Window.Canvas().Focus(p.asked)
	}
	p.trace()
}

// Wake implements shell.Waker: the day may be over.
func (p *Page) Wake() {
	if p.today != Today(p.env) {
		p.load()
	}
}

// Leave implements shell.Page.
func (p *Page) Leave() { p.work.end() }

func (p *Page) trace() {
	done := 0
	for _, kind := range p.kinds {
		if t, ok := p.try(p.player.ID, kind); ok && t.Solved {
			done++
		}
	}
	p.env.Trace.Shown(shell.Puzzles, int(p.day), "player="+p.player.Name+" solved="+strconv.Itoa(done)+" row="+strconv.Itoa(p.row.Days))
}

// load reads what everybody has solved.
func (p *Page) load() {
	was := p.today
	p.today = Today(p.env)
	if p.day == was || p.shut(p.day) { // midnight has passed, or the clock was set back
		p.choose(p.today)
	}
	for _, g := range p.games {
		kind := g.Kind.Name()
		p.lang[kind], p.locked[kind] = "", ""
		if g.Puzzles.Words != nil {
			language, _, err := g.Puzzles.Words(p.env)
			if err != nil {
				p.locked[kind] = p.env.Explain(nil, err)
			}
			p.lang[kind] = language
		}
	}
	st, first := p.env.Store, p.month.First()
	var days []daily.Day
	var err error
	if p.ofDay, err = st.PuzzleTries(p.day, p.day); err == nil {
		p.ofMonth, err = st.PuzzleTries(first, first+daily.Day(p.month.Days()-1))
	}
	if err == nil && p.player.ID != 0 {
		days, err = st.PuzzleDays(p.player.ID)
	}
	p.env.Report(err)
	p.row = daily.RowOf(days, p.today)
	p.show()
}

// sit has somebody solve.
func (p *Page) sit(x store.Player) {
	p.player = x
	last.Keep(p.env, x)
	p.load()
}

// ask asks who wants to solve.
func (p *Page) ask() {
	p.player = store.Player{}
	p.load()
	p.Shown()
}

// show brings the page to its state.
func (p *Page) show() {
	keyboard, held := p.env.Window.Canvas(), ""
	for name, o := range p.named {
		if keyboard.Focused() == o {
			held = name
		}
	}
	p.named, p.start = map[string]fyne.Focusable{}, nil
	p.chips()
	ui.Show(p.player.ID != 0, p.change, p.more)
	if p.player.ID == 0 {
		p.body.Objects = []fyne.CanvasObject{p.asking()}
	} else {
		p.body.Objects = []fyne.CanvasObject{
			ui.Columns(gap, p.cards()...),
			ui.Columns(gap, ui.Column{Weight: 65, Object: p.rowCard()}, ui.Column{Weight: 35, Object: p.results()}),
		}
	}
	p.body.Refresh()
	p.scroll.Settle()
	if o, ok := p.named[held]; ok {
		keyboard.Focus(o)
	}
	p.trace()
}

// chips say which puzzles these are and for whom.
func (p *Page) chips() {
	env := p.env
	grade := [...]games.ID{daily.Easy: "puzzles.easy", daily.Medium: "puzzles.medium", daily.Hard: "puzzles.hard"}[p.day.Grade()]
	chips := []*ui.Chip{
		ui.NewChip(env.Texts.Date(at(p.day)), ""),
		ui.NewChip(env.T(grade), ui.IconStar).Colored(ui.ShortSoft, ui.Ink),
	}
	if p.player.ID != 0 {
		chips = append(chips, ui.NewChip(p.player.Name, "").Colored(ui.PlayerSoft(p.player.Color), ui.Ink))
	}
	p.bar.SetChips(chips...)
}

// asking is the card that asks who wants to solve.
func (p *Page) asking() (card fyne.CanvasObject) {
	card, p.asked = people.Asking(p.env, "puzzles.who", "puzzles.who.what", "puzzles-who", nil, p.sit, p.scroll.Settle)
	return card
}
