package shell

import (
	"log/slog"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/store"
)

// The names of the pages.
const (
	Home     = "home"
	Setup    = "setup"
	Table    = "table"
	Replay   = "replay"
	Review   = "review"
	Practice = "practice" // of a position that somebody tries again; visited
	Matches  = "matches"
	Records  = "records" // of matches played alone
	Ladder   = "ladder"  // of somebody alone
	Stats    = "stats"
	Rules    = "rules"
	Settings = "settings"
	Alphabet = "alphabet"
	Learn    = "learn"    // the course of the alphabet
	Mistakes = "mistakes" // the book of somebody's mistakes
	Puzzles  = "puzzles"  // of the day
	Puzzle   = "puzzle"   // the table of one of them; visited
	Guided   = "guided"   // a first match
	Trouble  = "trouble"
	Crash    = "crash"
	Sheets   = "sheets" // the list of score sheets
	Sheet    = "sheet"
	NewSheet = "newsheet"
)

// Alone is the part of Setup for a match with one player.
const Alone = "alone"

// Against is the part of Setup for a match of one person against a character.
const Against = "against"

// The parts of Alphabet: the pieces, and letters of the same ones together.
const (
	AlphabetPieces = "pieces"
	AlphabetSame   = "same"
)

// Route says which page is wanted, and of what.
type Route struct {
	Page  string
	Game  string        // kind of game, for Setup, Rules, Records
	Match store.MatchID // for Table, Replay, Review, and Setup as a rematch
	Part  string        // a part of the page, such as a section of the settings; of the rules, the language of the words
	Sheet store.SheetID // for Sheet; a Sheet of a Match is the one that stands for it

	// What Stats and Matches begin with, besides the Game, Mistakes, Puzzles and Guided: a player, who played with them, and when.
	Player, With store.PlayerID
	Period       store.Period
}

// Page is one page. It keeps its state apart from its widgets, so that Build can make
// the widgets again (another language or size) without losing anything.
type Page interface {
	// Title is the window's title after the program's name; public things only.
	Title() string
	Build() fyne.CanvasObject
	// Shown is called after each Build, when the widgets are on the screen.
	Shown()
	// Leave is called once, before another page comes: save, stop clocks.
	Leave()
}

// Keyer is a page that takes keys which no focused widget wanted, the arrows with Ctrl as "Ctrl+Left", and up and down with
// Alt. It tells whether it used them.
type Keyer interface {
	Key(*fyne.KeyEvent) bool
	Rune(rune) bool
}

// Holder is a page on which a key is held: it is told that one goes down or comes up while nothing has the focus.
type Holder interface {
	Hold(key fyne.KeyName, down bool)
}

// Undoer is what has a history: a page, by Ctrl+Z and Ctrl+Y, or a part of one. Undo and
// Redo are false when there is nothing to take back or to make again.
type Undoer interface {
	Undo() bool
	Redo() bool
}

// Rememberer is a page that one finds again as one left it, such as with its filters, when
// coming back from a page that was opened from it. Recall gets what Memory gave, before
// Build. A memory that nobody comes back to is told so where it is a Dropper.
type Rememberer interface {
	Memory() any
	Recall(memory any)
}

// Dropper is a memory that holds what must be let go, after its page was left.
type Dropper interface{ Drop() }

// Confirmer is a page whose main action Ctrl+Enter carries out.
type Confirmer interface{ Confirm() }

// KeyHelp is one line of the list of keys; see Guide for its first one.
type KeyHelp struct {
	Keys string   // as on the keyboard: "Ctrl+Z"
	What games.ID // what it does
}

// Helper is a page with keys of its own.
type Helper interface{ Keys() []KeyHelp }

// Blurrer is told when the window loses the focus.
type Blurrer interface{ Blur() }

// Waker is told of each sign that somebody sits before the window, such as a key or a move of the pointer; that it gets the focus is
// one. A page that shows a day shows the new one then.
type Waker interface{ Wake() }

// Builder makes the page for a route, or says why it can't.
type Builder func(Route) (Page, error)

// Router shows one page at a time.
type Router struct {
	env   *Env
	pages map[string]Builder
	root  *ui.Root
	stack []visit
	page  Page

	foreign  bool // the last letter was of another alphabet
	crashing bool // the page that says so is on its way
}

// visit is a route with what its page wants to remember, and how far it was scrolled as a whole.
type visit struct {
	Route
	build  func() (Page, error) // of a page that no route tells all of; else nil
	memory any
	scroll fyne.Position
}

// NewRouter makes the window's content and takes its keys.
func NewRouter(env *Env, pages map[string]Builder) *Router {
	r := &Router{env: env, pages: pages, root: ui.NewRoot(env.Window)}
	r.root.OnKey, r.root.OnRune, r.root.OnHold, r.root.OnAlive = r.key, r.rune, r.hold, r.Wake
	r.root.OnScaled = env.Trace.scaled
	r.root.AddShortcut(&fyne.ShortcutUndo{}, func() { r.undo(true) })
	r.root.AddShortcut(&fyne.ShortcutRedo{}, func() { r.undo(false) })
	ctrl := fyne.KeyModifierControl
	r.root.AddShortcut(&desktop.CustomShortcut{KeyName: fyne.KeyZ, Modifier: ctrl | fyne.KeyModifierShift}, func() { r.undo(false) })
	r.root.AddShortcut(&desktop.CustomShortcut{KeyName: fyne.KeyQ, Modifier: ctrl}, r.Quit)
	for _, enter := range []fyne.KeyName{fyne.KeyReturn, fyne.KeyEnter} {
		r.root.AddShortcut(&desktop.CustomShortcut{KeyName: enter, Modifier: ctrl}, r.confirm)
	}
	r.root.AddShortcut(&fyne.ShortcutSelectAll{}, func() { r.chord("Ctrl+A") })
	for _, arrow := range []fyne.KeyName{fyne.KeyLeft, fyne.KeyRight, fyne.KeyUp, fyne.KeyDown} {
		r.root.AddShortcut(&desktop.CustomShortcut{KeyName: arrow, Modifier: ctrl}, func() { r.chord("Ctrl+" + arrow) })
	}
	for _, arrow := range []fyne.KeyName{fyne.KeyUp, fyne.KeyDown} {
		r.root.AddShortcut(&desktop.CustomShortcut{KeyName: arrow, Modifier: fyne.KeyModifierAlt}, func() { r.chord("Alt+" + arrow) })
	}
	r.root.AddShortcut(&desktop.CustomShortcut{KeyName: fyne.KeyComma, Modifier: ctrl}, r.settings)
	r.root.AddShortcut(&desktop.CustomShortcut{KeyName: fyne.KeyUnknown, Modifier: ctrl}, func() { // another alphabet has a letter there
		if r.root.LastAt(ui.CommaPlace) {
			r.settings()
		}
	})
	r.root.AddShortcut(&desktop.CustomShortcut{KeyName: fyne.KeyLeft, Modifier: fyne.KeyModifierAlt}, r.Back)
	return r
}

// settings opens the settings, unless the page now says why there is no data: there
// would be no way back to it.
func (r *Router) settings() {
	if r.env.Store != nil && !r.inSettings() {
		r.Open(Route{Page: Settings})
	}
}

// inSettings tells whether the page now is the settings.
func (r *Router) inSettings() bool {
	n := len(r.stack)
	return n > 0 && r.stack[n-1].Page == Settings
}

// Open shows the page of a route; Back returns from it. To open the page that one came
// from is to go back, so that two pages that lead to each other don't pile up.
func (r *Router) Open(to Route) {
	if n := len(r.stack); n > 1 && r.stack[n-2].Route == to {
		r.Back()
		return
	}
	r.push(visit{Route: to})
}

func (r *Router) push(to visit) {
	var memory any
	if p, ok := r.page.(Rememberer); ok {
		memory = p.Memory()
	}
	scroll := r.root.Scrolled()
	if r.show(to, func() {}) {
		if n := len(r.stack); n > 0 {
			r.stack[n-1].memory, r.stack[n-1].scroll = memory, scroll
		}
		r.stack = append(r.stack, to)
	}
}

// Replace shows the page of a route in place of the page now: Back goes to where
// that page was opened from.
func (r *Router) Replace(to Route) { r.replace(visit{Route: to}) }

func (r *Router) replace(to visit) {
	if r.show(to, r.letGo) {
		r.stack = append(r.stack[:max(len(r.stack)-1, 0)], to)
	}
}

// Visit shows a page that no route tells all of, such as one of a position that isn't stored; build makes it, again when one
// comes back to it. name is the page's in Route; one visited from another of its name takes that one's place.
func (r *Router) Visit(name string, build func() (Page, error)) {
	to := visit{Route: Route{Page: name}, build: build}
	if n := len(r.stack); n > 0 && r.stack[n-1].Page == name {
		r.replace(to)
		return
	}
	r.push(to)
}

// Back returns to the page before; from the first one it does nothing.
func (r *Router) Back() {
	if len(r.stack) < 2 {
		return
	}
	if r.show(r.stack[len(r.stack)-2], r.letGo) {
		r.stack = r.stack[:len(r.stack)-1]
		r.root.ScrollTo(r.stack[len(r.stack)-1].scroll)
	}
}

// CameFrom tells whether Back leads to this page of a game, in whatever way that was opened.
func (r *Router) CameFrom(page, game string) bool {
	n := len(r.stack)
	return n > 1 && r.stack[n-2].Page == page && r.stack[n-2].Game == game
}

// Home drops everything and shows the home page.
func (r *Router) Home() {
	home := visit{Route: Route{Page: Home}}
	if r.show(home, r.letAllGo) {
		r.stack = []visit{home}
	}
}

// Knows tells whether there is such a page.
func (r *Router) Knows(page string) bool { return r.pages[page] != nil }

// Page is the page now, for tests.
func (r *Router) Page() Page { return r.page }

// Show shows a page that has no route: there is no way back from it.
func (r *Router) Show(p Page) {
	ui.DropToast(r.env.Window)
	r.turnTo(p, r.letAllGo)
	r.stack = nil
}

// letGo tells what the page that was left remembers that nobody comes back to it; letAllGo tells the pages before it, too.
func (r *Router) letGo() {
	if p, ok := r.page.(Rememberer); ok {
		if m, ok := p.Memory().(Dropper); ok {
			m.Drop()
		}
	}
}

func (r *Router) letAllGo() {
	r.letGo()
	for _, v := range r.stack {
		if m, ok := v.memory.(Dropper); ok {
			m.Drop()
		}
	}
}

// turnTo leaves the page for another; left is called in between.
func (r *Router) turnTo(p Page, left func()) {
	if r.page != nil {
		r.page.Leave()
	}
	left()
	r.page = p
	r.Rebuild()
}

func (r *Router) show(to visit, left func()) bool {
	build := to.build
	if build == nil {
		known := r.pages[to.Page]
		if known == nil {
			slog.Error("no such page", "page", to.Page)
			return false
		}
		build = func() (Page, error) { return known(to.Route) }
	}
	ui.DropToast(r.env.Window) // it spoke of the page that goes
	next, err := build()
	if r.env.Report(err) {
		return false
	}
	if p, ok := next.(Rememberer); ok && to.memory != nil {
		p.Recall(to.memory)
	}
	r.turnTo(next, left)
	return true
}

// Rebuild makes the widgets of the page again, in its place.
func (r *Router) Rebuild() {
	if r.page == nil {
		return
	}
	c := r.env.Window.Canvas()
	c.Unfocus()
	for o := c.Overlays().Top(); o != nil; o = c.Overlays().Top() {
		c.Overlays().Remove(o)
	}
	r.env.Trace.clear()
	r.env.Trace.dress(r.env.Prefs)
	ui.SetGround(ui.BG)
	r.root.SetPage(r.page.Build())
	r.retitle()
	r.page.Shown()
}

func (r *Router) retitle() {
	title := r.env.T("common.app")
	if t := r.page.Title(); t != "" {
		title = t + " – " + title
	}
	r.env.Window.SetTitle(title)
}

// Quit saves and ends the program. While the data folder is gone it asks first.
func (r *Router) Quit() {
	if st := r.env.Store; st != nil && st.Reachable() != nil {
		r.env.ShowGone()
		return
	}
	r.end()
}

func (r *Router) end() {
	if r.page != nil {
		r.page.Leave()
		r.letAllGo()
		r.page = nil
	}
	r.env.keepSize()
	r.env.App.Quit()
}

// Blur tells the page that the window lost the focus.
func (r *Router) Blur() {
	r.env.Trace.blurred()
	if b, ok := r.page.(Blurrer); ok {
		b.Blur()
	}
}

// Wake tells the page that somebody is there.
func (r *Router) Wake() {
	if w, ok := r.page.(Waker); ok {
		w.Wake()
	}
}
