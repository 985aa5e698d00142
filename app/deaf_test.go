package app

import (
	"fmt"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"spieltisch/app/practice"
	"spieltisch/app/settings"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table"
	"spieltisch/app/table/tabletest"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/locales"
	"spieltisch/store"
)

// walker opens a page again and again, clicks each of its controls, and tells which announced keys no longer reach it.
type walker struct {
	t    *testing.T
	env  *shell.Env
	open func()

	clicks, keys int
	deaf         []string
}

// click clicks in the middle of o as Fyne's driver does, which takes the focus from all else.
func (w *walker) click(o fyne.CanvasObject) {
	c := w.env.Window.Canvas()
	at := fyne.NewPos(o.Size().Width/2, o.Size().Height/2)
	m, mouse := o.(desktop.Mouseable)
	e := &desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: at}, Button: desktop.MouseButtonPrimary}
	if mouse {
		m.MouseDown(e)
	}
	if f, ok := o.(fyne.Focusable); !ok || f != c.Focused() {
		c.Unfocus()
	}
	if mouse {
		m.MouseUp(e)
	}
	if tap, ok := o.(fyne.Tappable); ok {
		tap.Tapped(&e.PointEvent)
	}
}

// controls are what can be clicked on the page, but for text that is selected to be copied: Fyne gives it all keys.
func (w *walker) controls() []fyne.CanvasObject {
	return slices.DeleteFunc(shelltest.Find[fyne.CanvasObject](w.env), func(o fyne.CanvasObject) bool {
		_, tap := o.(fyne.Tappable)
		_, mouse := o.(desktop.Mouseable)
		return !tap && !mouse || fmt.Sprintf("%T", o) == "*widget.focusSelectable"
	})
}

// walk clicks each control of a fresh page: every second one in the one language, the others in the other.
func (w *walker) walk(what string, langs ...locales.Lang) {
	w.t.Helper()
	w.open()
	n := len(w.controls())
	for k, lang := range langs {
		if lang != w.env.Texts.Lang() {
			w.env.Change(func(p *shell.Prefs) { p.Language = lang })
		}
		for i := k; i < n; i += len(langs) {
			w.open()
			if all := w.controls(); i < len(all) { // the page may show less by now, such as an answered question
				w.try(what, all[i])
			}
		}
	}
}

func (w *walker) try(what string, o fyne.CanvasObject) {
	page, c := w.env.Router.Page(), w.env.Window.Canvas()
	had := c.Focused()
	w.click(o)
	if w.env.Router.Page() != page || c.Overlays().Top() != nil {
		return // another page has other keys
	}
	w.clicks++
	// The page may have given the keyboard to something, such as the letters of a task.
	f := c.Focused()
	given := f != nil && (f == had || reflect.TypeOf(f) != reflect.TypeOf(o))
	if lost := w.lost(page, given); len(lost) > 0 {
		w.deaf = append(w.deaf, fmt.Sprintf("%s: after a click on %T %q the focus is on %T, and the page doesn't get %q", what, o, label(o), f, lost))
	}
}

func label(o fyne.CanvasObject) string {
	switch o := o.(type) {
	case interface{ Text() string }:
		return o.Text()
	case interface{ Tip() string }:
		return o.Tip()
	}
	return ""
}

// announced are the keys that the page says it takes, one by one.
func announced(page shell.Page) (keys []string) {
	h, ok := page.(shell.Helper)
	if !ok {
		return nil
	}
	for _, k := range h.Keys() {
		if k.Keys == "" { // says what the page is for
			continue
		}
		keys = append(keys, strings.Split(k.Keys, " / ")...)
	}
	return append(keys, "F1", "F11")
}

// lost are the announced keys that don't reach the page now. Where text is typed, or what the page has given the keyboard,
// the keys of text are not the page's.
func (w *walker) lost(page shell.Page, given bool) (lost []string) {
	root := w.env.Window.Content().(*ui.Root)
	onKey, onRune := root.OnKey, root.OnRune
	defer func() { root.OnKey, root.OnRune = onKey, onRune }()
	heard := false
	root.OnKey = func(e *fyne.KeyEvent) { heard = heard || len(e.Name) > 1 } // that of a sign goes before it
	root.OnRune = func(rune) bool { heard = true; return false }
	reach := func(key string) bool {
		heard = false
		w.press(key)
		return heard
	}
	text := given || !reach("1") || !reach("e")
	for _, key := range announced(page) {
		function := len(key) > 1 && key[0] == 'F' && key != "F2" || key == "Esc" // F2 edits where text is
		switch {
		case len(key) > 1 && strings.Contains(key, "+"), key == "Tab": // the driver's, and the router's
		case text && !function:
		default:
			w.keys++
			if !reach(key) {
				lost = append(lost, key)
			}
		}
	}
	return lost
}

// place is a page to walk.
type place struct {
	what  string
	route shell.Route
	hold  bool                 // with the curtain open, if there is one
	play  func() store.MatchID // its match again, after a click has gone on with it
	rows  int                  // of the match
	visit func(*shell.Env)     // opens a page without a route
}

// matchless are the pages of a game that need no match.
func matchless(g *table.Game) (out []place) {
	kind, pages := g.Kind.Name(), []string{shell.Setup, shell.Rules}
	if g.Sheet != nil {
		pages = append(pages, shell.NewSheet)
	}
	for _, page := range pages {
		out = append(out, place{what: page + " " + kind, route: shell.Route{Page: page, Game: kind}})
	}
	return out
}

// placesOf are the pages of a game, with its table in each phase that its stored logs come to.
func placesOf(t *testing.T, st *store.Store, g *table.Game, ids []store.PlayerID) (out []place) {
	t.Helper()
	kind := g.Kind.Name()
	out = matchless(g)
	seen := map[games.ID]bool{}
	reviewed := g.Reviews == nil || kind == "woerterklauer" || kind == "decipher" // theirs take their time
	logs, err := filepath.Glob(filepath.Join("..", "games", kind, "testdata", "logs", "1", "*.json"))
	fine(t, err)
	for _, path := range logs {
		p := golden(t, kind, strings.TrimSuffix(filepath.Base(path), ".json"))
		l := p.Until(0).Log(t)
		for n := range len(p.Rows) + 1 {
			if n > 0 {
				l = p.Next(t, l, p.Rows[n-1])
			}
			at, standing := p.Until(n), l.Match().Standing()
			if seen[standing.Phase] {
				continue
			}
			seen[standing.Phase] = true
			play := func() store.MatchID { return at.Play(t, st, "", ids[:len(standing.Points)]...) }
			id, what := play(), fmt.Sprint(kind, " ", standing.Phase)
			if o, over := l.Match().Outcome(); over && o.Reason != games.ReasonAbandoned && !reviewed {
				reviewed = true
				out = append(out, place{what: "review of " + what, route: shell.Route{Page: shell.Review, Match: id}})
			}
			match := shell.Route{Page: shell.Table, Match: id}
			out = append(out, place{what: what, route: match, play: play, rows: n}, place{what: what + ", opened", route: match, hold: true, play: play, rows: n})
			if len(seen) == 1 || n == len(p.Rows) {
				out = append(out, place{what: "replay of " + what, route: shell.Route{Page: shell.Replay, Match: id}, play: play, rows: n})
			}
			if g.Sheet != nil && n == len(p.Rows) {
				out = append(out, place{what: "sheet of " + what, route: shell.Route{Page: shell.Sheet, Sheet: onPaper(t, st, g, l.Match(), ids)}})
			}
		}
	}
	return out
}

// onPaper keeps a match as a score sheet, too.
func onPaper(t *testing.T, st *store.Store, g *table.Game, m games.Match, ids []store.PlayerID) store.SheetID {
	t.Helper()
	setup, edit, err := g.Sheet.Kind.FromMatch(m)
	fine(t, err)
	return fill(t, st, g.Kind.Name(), store.NewSheet{Setup: setup, Players: ids[:len(m.Standing().Points)]}, false, edit)
}

// curtained tells whether a curtain is drawn.
func (w *walker) curtained() bool {
	return shelltest.Curtain(w.env) != nil
}

// at opens a place as it was.
func (w *walker) at(p *place) {
	shelltest.Sweep()
	w.env.Router.Home()
	w.env.Background = func(work func()) {
		if p.what != shell.Puzzles { // with these few words it looks for a puzzle of Dicewords for half a minute
			work()
		}
	}
	if p.play != nil {
		_, gone := w.env.Store.Match(p.route.Match) // one without a move is dropped
		if rows, err := w.env.Store.Rows(p.route.Match); gone != nil || err != nil || len(rows) != p.rows {
			p.route.Match = p.play()
		}
	}
	if p.visit != nil {
		p.visit(w.env)
		return
	}
	w.env.Router.Open(p.route)
	if p.hold {
		tabletest.HoldSpace(w.env)
	}
}

// everywhere is a program in which all pages and the tables of all games in all phases can be opened.
func everywhere(t *testing.T, names ...string) (*shell.Env, []place) {
	t.Helper()
	env := shelltest.New(t, locales.German)
	var ids []store.PlayerID
	if names == nil {
		names = []string{"Tina", "Lee", "Ben", "Jo", "Ute", "Max"}
	}
	for _, p := range shelltest.Players(t, env, names...) {
		ids = append(ids, p.ID)
	}
	var places []place
	for _, page := range []string{shell.Home, shell.Matches, shell.Sheets, shell.Stats, shell.Learn, shell.Mistakes, shell.Puzzles, shell.Alphabet} {
		places = append(places, place{what: page, route: shell.Route{Page: page}})
	}
	for _, part := range []string{settings.General, settings.Data, settings.Words} {
		places = append(places, place{what: "settings " + part, route: shell.Route{Page: shell.Settings, Part: part}})
	}
	for _, g := range Games() {
		places = append(places, placesOf(t, env.Store, g, ids)...)
	}
	places = append(places, place{what: "ladder", route: shell.Route{Page: shell.Ladder, Game: "dicewords", Player: ids[0]}})
	places = append(places, place{what: "guided", route: shell.Route{Page: shell.Guided, Game: "dicewords"}},
		place{what: "practice", visit: practised(t)}, place{what: "puzzle", visit: func(env *shell.Env) {
			env.Router.Open(shell.Route{Page: shell.Puzzles, Player: ids[0]})
			shelltest.Marked(t, env, "puzzle.davinci").(*ui.Button).Tapped(nil)
		}})
	env.Router = shell.NewRouter(env, Pages(env))
	shelltest.Resize(env, 1280, 800)
	return env, places
}

// practised opens the last guess of a match of Da Vinci Code, to be tried again.
func practised(t *testing.T) func(*shell.Env) {
	t.Helper()
	g, err := Games().Find("davinci")
	fine(t, err)
	p := golden(t, "davinci", "two")
	log := p.Log(t)
	rows, err := log.Rows(log.Len())
	fine(t, err)
	n := len(rows) - 1
	for rows[n].Type != "guess" {
		n--
	}
	at := games.Position{Kind: "davinci", Rules: p.Rules, Setup: p.Setup, Rows: rows[:n], Seat: rows[n].Seat}
	return func(env *shell.Env) {
		practice.Open(env, g, practice.Task{Position: at, Players: []store.Player{{Name: "Tina"}, {Name: "Lee", Color: 1}}, Own: rows[n]})
	}
}

// A click never takes a page's keys away: on every page and in every phase of every game, each control is clicked, and
// each key that the page announces still reaches it.
func TestNoClickTakesThePagesKeys(t *testing.T) {
	env, places := everywhere(t)
	w := &walker{t: t, env: env}
	for _, p := range places {
		closed := p
		closed.hold = false
		if w.at(&closed); p.hold && !w.curtained() {
			continue // the same as without
		}
		w.open = func() { w.at(&p) }
		w.walk(p.what, locales.German, locales.English)
	}
	for _, d := range w.deaf {
		t.Error(d)
	}
	if w.clicks < 380 || w.keys < 2000 { // people of the setup are turned to by pages
		t.Errorf("only %d clicks and %d keys on %d pages", w.clicks, w.keys, len(places))
	}
}

// greedy is a page with a button that keeps the keyboard when it is clicked.
type greedy struct {
	shelltest.Blank
	button *keeper
}

// keeper is such a button.
type keeper struct{ ui.Areas }

func (k *keeper) Tapped(*fyne.PointEvent) { fyne.CurrentApp().Driver().CanvasForObject(k).Focus(k) }

func (k *keeper) TypedKey(*fyne.KeyEvent) {}

func (g greedy) Build() fyne.CanvasObject {
	return ui.VGap(8, g.button, ui.NewButton("A", ui.Primary, nil))
}

func (greedy) Keys() []shell.KeyHelp { return []shell.KeyHelp{{Keys: "Space / F5"}} }

// The walk finds a control that keeps the keyboard, and nothing else.
func TestTheWalkFindsADeafPage(t *testing.T) {
	env := shelltest.New(t, locales.German)
	env.Router = shell.NewRouter(env, nil)
	bad := &keeper{}
	bad.Draw(bad, func() fyne.Size { return fyne.NewSquareSize(40) }, func(fyne.Size) {})
	w := &walker{t: t, env: env, open: func() { env.Router.Show(greedy{button: bad}) }}
	w.walk("greedy", locales.German)
	if len(w.deaf) != 1 || !strings.Contains(w.deaf[0], "keeper") || !strings.Contains(w.deaf[0], `"F5"`) || w.clicks != 2 {
		t.Errorf("%d clicks, %q", w.clicks, w.deaf)
	}
}

// seated is the page of a place, with somebody at the table where that is asked.
func (w *walker) seated(p *place) {
	w.at(p)
	what, _, _ := strings.Cut(p.what, " ")
	if (what == shell.Setup || what == shell.NewSheet) && !shelltest.Has(w.env, w.env.T("setup.begins")) {
		shelltest.Tap(w.t, w.env, "Ute")
		shelltest.Tap(w.t, w.env, "Max")
	}
}

// idle tells whether no key of a line does anything on a fresh page. Combinations aren't pressed.
func (w *walker) idle(p *place, line string) bool {
	for key := range strings.SplitSeq(line, " / ") {
		if strings.Contains(key, "+") {
			return false
		}
		w.seated(p)
		before := shelltest.Drawn(w.t, w.env)
		w.press(key)
		w.keys++
		if shelltest.Drawn(w.t, w.env) != before {
			return false
		}
	}
	return true
}

// What a page announces it does whenever it is open, without anything being chosen first: of each line of its keys at least
// one changes what is seen.
func TestAnnouncedKeysDoSomething(t *testing.T) {
	env, places := everywhere(t)
	shelltest.FillFamily(t, env, 40, "dicewords")
	shelltest.Resize(env, ui.MinWidth, ui.MinHeight)
	w := &walker{t: t, env: env}
	for _, p := range places {
		if p.play != nil || p.what == "practice" || p.what == "puzzle" || p.what == shell.Guided || strings.HasPrefix(p.what, "replay") || strings.HasPrefix(p.what, "sheet of") {
			continue // tables have their own tests
		}
		if slices.Contains([]string{shell.Sheets, shell.Learn, shell.Alphabet}, p.what) {
			continue // no sheet is there, the course asks who learns, the letter's panel has room
		}
		w.seated(&p)
		for _, k := range env.Router.Page().(shell.Helper).Keys() {
			if k.Keys != "" && w.idle(&p, k.Keys) {
				t.Errorf("%s: %q does nothing", p.what, k.Keys)
			}
		}
	}
	if w.keys < 40 {
		t.Errorf("only %d keys", w.keys)
	}
}
