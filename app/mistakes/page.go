// Package mistakes is the practice book, of one's own missed chances: what is due today, when the others come, and what can be done with each.
//
//   - state.go is the book on a day, page.go the page, side.go and ring.go its side, tasks.go the cards, menu.go what concerns
//     all of it.
//   - session.go has some tasks solved one after the other, each on its table.
package mistakes

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"spieltisch/app/setup/people"
	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/table/reviews"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/each"
	"spieltisch/store"
)

// last is whose book was open last.
var last = people.NewLast("mistakes.players")

// Page is a book.
type Page struct {
	env     *shell.Env
	games   table.Games
	history *shell.History
	session *session // begun from here
	state

	bar    *ui.TopBar
	change *ui.Button
	more   *ui.IconButton
	body   *fyne.Container
	side   fyne.CanvasObject // next to the tasks, where there is room
	tight  bool              // there is none
	scroll *ui.Scroll
	start  *ui.Button
	ended  func()                    // ends what goes on in the background
	asked  fyne.Focusable            // the first of those whose book it can be
	named  map[string]fyne.Focusable // what is made again and keeps the keyboard then
	menus  []*ui.IconButton          // of the tasks that are listed
}

var (
	_ shell.Page       = (*Page)(nil)
	_ shell.Keyer      = (*Page)(nil)
	_ shell.Undoer     = (*Page)(nil)
	_ shell.Helper     = (*Page)(nil)
	_ shell.Rememberer = (*Page)(nil)
	_ shell.Waker      = (*Page)(nil)
)

// New opens the book of the route's player, or of whose was open last.
func New(env *shell.Env, all table.Games, r shell.Route) *Page {
	p := &Page{env: env, games: all, history: shell.NewHistory(env), ended: func() {}}
	p.player = last.Whose(env, r.Player)
	return p
}

// Title implements shell.Page.
func (p *Page) Title() string { return p.env.T("mistakes.title") }

// memory is a book as it was left, perhaps for a session.
type memory struct {
	state   state
	session *session
}

var _ shell.Dropper = memory{}

// Drop implements shell.Dropper: the session is over.
func (m memory) Drop() {
	if m.session != nil {
		m.session.drop()
	}
}

// Memory implements shell.Rememberer.
func (p *Page) Memory() any { return memory{p.state, p.session} }

// Recall implements shell.Rememberer.
func (p *Page) Recall(was any) {
	m, ok := was.(memory)
	if !ok {
		return
	}
	p.state = m.state
	m.Drop()
}

// Build implements shell.Page.
func (p *Page) Build() fyne.CanvasObject {
	env := p.env
	p.change = ui.NewSmallButton(env.T("learn.switch"), ui.WellBtn, p.ask).WithIcon(ui.IconUsers)
	env.Trace.Mark("book-switch", p.change)
	p.more = ui.NewIconButton(ui.IconMenu, env.T("mistakes.menu"), ui.WellBtn, p.showMenu).WithKey("F10")
	env.Trace.Mark("book-menu", p.more)
	p.bar = env.TopBar(env.Router.Back, nil, p.Title())
	p.bar.SetRight(p.change, p.more)
	p.body = ui.Laid(func() fyne.Size { return fyne.NewSize(0, 0) }, p.place)
	p.load()
	return ui.Page(p.bar, p.body, nil)
}

// Shown implements shell.Page.
func (p *Page) Shown() {
	p.ended()
	p.ended = reviews.CatchUp(p.env, p.games, p.load)
	if p.player.ID == 0 && p.asked != nil {
		p.env.Window.Canvas().Focus(p.asked)
	}
	p.trace()
}

// Wake implements shell.Waker: the day may be over.
func (p *Page) Wake() {
	if p.day != store.DayOf(p.env.Now()) {
		p.load()
	}
}

// Leave implements shell.Page.
func (p *Page) Leave() { p.ended() }

func (p *Page) trace() {
	due, done := len(p.due()), 0
	if p.player.ID != 0 {
		done, _ = p.doneOf("")
	}
	tomorrow, rest := p.tomorrow()
	p.env.Trace.Shown(shell.Mistakes, len(p.all), "player="+p.player.Name+" due="+strconv.Itoa(due)+" done="+strconv.Itoa(done)+
		" tomorrow="+strconv.Itoa(tomorrow)+" rest="+strconv.Itoa(rest))
}

// load reads the book as it is now.
func (p *Page) load() {
	var all []store.Exercise
	if p.player.ID != 0 {
		var err error
		all, err = p.env.Store.Exercises(p.player.ID)
		p.env.Report(err)
		p.auto, err = reviews.KeepsBook(p.env.Store, p.player)
		p.env.Report(err)
	}
	p.open(all, store.DayOf(p.env.Now()), func(e store.Exercise) string { return p.env.T(question(p.env, e)) })
	p.show()
}

// sit opens somebody's book.
func (p *Page) sit(x store.Player) {
	p.state = state{player: x}
	last.Keep(p.env, x)
	p.load()
}

// ask asks whose book is wanted.
func (p *Page) ask() {
	p.state = state{}
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
	offset := fyne.Position{}
	if p.scroll != nil {
		offset = p.scroll.Offset
	}
	p.named, p.start, p.menus = map[string]fyne.Focusable{}, nil, nil
	p.chips()
	p.side = nil
	if p.player.ID == 0 {
		p.scroll = ui.NewVScroll(ui.Inset(32, 24, 32, 24, p.asking()))
		p.body.Objects = []fyne.CanvasObject{p.scroll}
	} else {
		p.parts()
	}
	p.body.Refresh()
	p.body.Layout.Layout(p.body.Objects, p.body.Size())
	p.scroll.Offset = offset
	p.scroll.Refresh()
	if o, ok := p.named[held]; ok {
		keyboard.Focus(o)
	}
	p.trace()
}

// asking is the card that asks whose book is wanted.
func (p *Page) asking() (card fyne.CanvasObject) {
	card, p.asked = people.Asking(p.env, "mistakes.who", "mistakes.who.what", "book-who", p.holds, p.sit, nil)
	return card
}

// holds says how full somebody's book is.
func (p *Page) holds(x store.Player) string {
	all, err := p.env.Store.Exercises(x.ID)
	p.env.Report(err)
	return p.env.T("mistakes.count", games.Args{"N": len(all)})
}

// chips say whose book it is and how full.
func (p *Page) chips() {
	ui.Show(p.player.ID != 0, p.change)
	if p.player.ID == 0 {
		p.bar.SetChips()
		return
	}
	env := p.env
	chips := []*ui.Chip{ui.NewChip(env.T("mistakes.of", games.Args{"Name": p.player.Name, "NamePoss": env.Texts.Possessive(p.player.Name)}), ui.IconLock).
		Colored(ui.PlayerSoft(p.player.Color), ui.Ink)}
	if len(p.all) > 0 {
		chips = append(chips, ui.NewChip(env.T("mistakes.count", games.Args{"N": len(p.all)}), ""))
	}
	if open, all, _ := p.left(); p.tight && all > 0 {
		chips = append(chips, ui.NewChip(env.T("mistakes.today")+" "+strconv.Itoa(all-open)+"/"+strconv.Itoa(all), ""))
	}
	if _, n := p.tomorrow(); n > 0 {
		chips = append(chips, ui.NewChip(env.T("mistakes.rest", games.Args{"N": n}), ui.IconCheck).Colored(ui.OKSoft, ui.OK))
	}
	p.bar.SetChips(chips...)
}

// begin shows tasks one after the other; today tells that they are those for today.
func (p *Page) begin(today bool, tasks []int) {
	ids := each.Of(tasks, func(at int) store.ExerciseID { return p.all[at].ID })
	p.later = nil
	p.session = newSession(p.env, p.games, p.player.ID, ids)
	p.session.today = today
	p.session.before, _ = p.doneOf("")
	p.session.next()
}

// Key implements shell.Keyer.
func (p *Page) Key(e *fyne.KeyEvent) bool {
	switch e.Name {
	case fyne.KeyReturn, fyne.KeyEnter:
		if p.start == nil {
			return false
		}
		p.start.Tapped(&fyne.PointEvent{})
	case fyne.KeyF10:
		p.showMenu()
	case fyne.KeyUp:
		return p.walk(-1)
	case fyne.KeyDown:
		return p.walk(1)
	default:
		return false
	}
	return true
}

// walk goes to another task of the list; from none of them to the first.
func (p *Page) walk(by int) bool {
	had := p.env.Window.Canvas().Focused()
	at := slices.IndexFunc(p.menus, func(b *ui.IconButton) bool { return had == fyne.Focusable(b) })
	if to := at + by; to >= 0 && to < len(p.menus) {
		p.menus[to].Focus()
	}
	return len(p.menus) > 0
}

// Rune implements shell.Keyer.
func (p *Page) Rune(rune) bool { return false }

// Undo implements shell.Undoer: the newest change of this visit, or else the last answer of today.
func (p *Page) Undo() bool {
	if p.history.Undo() {
		return true
	}
	at := p.last()
	if at < 0 || p.locked() != "" || p.all[at].Answers[len(p.all[at].Answers)-1].Day != p.day {
		return false
	}
	p.takeBack(at)
	return true
}

// Redo implements shell.Undoer.
func (p *Page) Redo() bool { return p.history.Redo() }

// Keys implements shell.Helper.
func (p *Page) Keys() []shell.KeyHelp {
	var keys []shell.KeyHelp
	if p.start != nil {
		keys = append(keys, shell.KeyHelp{Keys: "Enter", What: "mistakes.keys.begin"})
	}
	if len(p.menus) > 0 {
		keys = append(keys, shell.KeyHelp{Keys: "Up / Down", What: "mistakes.keys.move"})
	}
	if p.player.ID != 0 {
		keys = append(keys, shell.KeyHelp{Keys: "F10", What: "mistakes.keys.menu"})
	}
	return keys
}
