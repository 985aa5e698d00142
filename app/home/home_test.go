package home_test

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/home"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/shell/shelltest/fakegame"
	"spieltisch/app/table"
	"spieltisch/app/table/session"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/sheet"
	"spieltisch/locales"
	"spieltisch/store"
)

// stand is a store with a family and its games.
type stand struct {
	env    *shell.Env
	games  table.Games
	opened *[]shell.Route
	people []store.Player
}

func newStand(t *testing.T, lang locales.Lang, kinds ...*table.Game) *stand {
	t.Helper()
	if len(kinds) == 0 {
		kinds = []*table.Game{fakegame.Game(8)}
	}
	s := &stand{env: shelltest.NewMoving(t, lang), games: kinds}
	s.opened = shelltest.Pages(s.env, map[string]shell.Builder{
		shell.Home:    func(shell.Route) (shell.Page, error) { return home.New(s.env, s.games), nil },
		shell.Matches: func(r shell.Route) (shell.Page, error) { return home.NewMatches(s.env, s.games, r), nil },
		shell.Table: func(r shell.Route) (shell.Page, error) {
			if _, _, err := s.games.Open(s.env, r.Match); err != nil {
				return nil, err
			}
			return shelltest.Blank{}, nil
		},
	})
	return s
}

// family adds four players.
func (s *stand) family(t *testing.T) {
	t.Helper()
	s.people = shelltest.Players(t, s.env, "Tina", "Lee", "Ben", "Mia")
}

// match plays a match of the first n players some time ago: points are added in turn.
func (s *stand) match(t *testing.T, ago time.Duration, n, target int, points ...int) *session.Session {
	t.Helper()
	now := s.env.Now
	s.env.Now = func() time.Time { return shelltest.Now.Add(-ago) }
	defer func() { s.env.Now = now }()
	var ids []store.PlayerID
	for _, p := range s.people[:n] {
		ids = append(ids, p.ID)
	}
	setup := fakegame.Setup{Seats: n, Options: fakegame.Options{Target: target}}
	m, err := session.Begin(s.env.Store, fakegame.Kind{}, store.NewMatch{Setup: setup.Encode(), Players: ids})
	if err != nil {
		t.Fatal(err)
	}
	for i, p := range points {
		if err := m.Submit(m.Seq(), games.Seat(i%n), fakegame.Add{Points: p}); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// torn is a match whose log doesn't replay; the store doesn't know that yet.
func (s *stand) torn(t *testing.T) store.MatchID {
	t.Helper()
	m := s.match(t, time.Hour, 2, 20, 3)
	err := s.env.Store.Append(store.Append{Log: m.ID(), Seq: 2, Row: games.Row{Type: "add", Data: []byte(`{"Points":1}`), Sum: 1}, Standing: m.Standing()})
	if err != nil {
		t.Fatal(err)
	}
	return m.ID()
}

// foreign is a match of a game that this program lacks.
func (s *stand) foreign(t *testing.T) store.MatchID {
	t.Helper()
	id, err := s.env.Store.CreateMatch(store.NewMatch{Kind: "whist", Rules: 1, Players: []store.PlayerID{s.people[0].ID}})
	if err != nil {
		t.Fatal(err)
	}
	return id
}

func (s *stand) state(t *testing.T, id store.MatchID) store.State {
	t.Helper()
	m, err := s.env.Store.Match(id)
	if store.CodeOf(err) == store.CodeNotFound {
		return "deleted"
	}
	if err != nil {
		t.Fatal(err)
	}
	return m.State
}

func (s *stand) last() shell.Route {
	if len(*s.opened) == 0 {
		return shell.Route{}
	}
	return (*s.opened)[len(*s.opened)-1]
}

func (s *stand) home() { s.env.Router.Home() }

// cards are those of the matches that the page lists.
func (s *stand) cards() (all []*ui.CardButton) {
	var last *ui.CardButton
	for _, o := range shelltest.Find[fyne.CanvasObject](s.env) {
		switch o := o.(type) {
		case *ui.CardButton:
			last = o
		case *ui.IconButton: // stands on the card
			if o.Tip() == s.env.T("home.menu") {
				all = append(all, last)
			}
		}
	}
	return all
}

// tap taps the n-th match, counted from 0.
func (s *stand) tap(n int) { s.cards()[n].Tapped(&fyne.PointEvent{}) }

// menu opens the menu of the n-th match and returns its lines.
func (s *stand) menu(t *testing.T, n int) []string {
	t.Helper()
	shelltest.IconTap(t, s.env, s.env.T("home.menu"), n)
	return slices.DeleteFunc(shelltest.Lines(s.env), func(line string) bool { return line == "" })
}

// focused tells whether the n-th match has the focus.
func (s *stand) focused(n int) bool {
	return s.env.Window.Canvas().Focused() == fyne.Focusable(s.cards()[n])
}

// sees fails unless every text is on the screen.
func (s *stand) sees(t *testing.T, texts ...string) {
	t.Helper()
	for _, want := range texts {
		if !shelltest.Has(s.env, want) {
			t.Errorf("%q is missing among %q", want, shelltest.Texts(s.env))
		}
	}
}

func (s *stand) misses(t *testing.T, texts ...string) {
	t.Helper()
	for _, no := range texts {
		if shelltest.Has(s.env, no) {
			t.Errorf("%q is on the screen", no)
		}
	}
}

func TestHomeSaysHowMatchesStand(t *testing.T) {
	s := newStand(t, locales.German)
	s.home()
	s.sees(t, s.env.T("home.welcome"))
	s.misses(t, s.env.T("home.all", games.Args{"Count": 0}), "Am Tisch")
	s.family(t)
	s.home()
	s.sees(t, s.env.T("home.welcome")) // they haven't played yet
	s.match(t, time.Minute, 3, 20, 3, 4)
	s.home()
	s.sees(t, "Ben ist dran", "heute 19:59", "Alle Partien (1)", "Am Tisch")
	for i := range 5 {
		s.match(t, time.Duration(i+1)*24*time.Hour, 2, 20)
	}
	s.home()
	if n := len(s.cards()); n != 3 {
		t.Errorf("%d matches are offered, want 3", n)
	}
	s.sees(t, "Alle Partien (6)", "gestern 20:00")
	s.env.Change(func(p *shell.Prefs) { p.Language = locales.English })
	s.sees(t, "Ben to play", "yesterday 20:00", "All matches (6)")
	if s.env.Window.Title() != "Spieltisch" {
		t.Errorf("the window is called %q", s.env.Window.Title())
	}
}

func TestNewGame(t *testing.T) {
	s := newStand(t, locales.English)
	s.home()
	shelltest.Menu(t, s.env, "Dicewords") // what the whole card does
	want := shell.Route{Page: shell.Setup, Game: fakegame.Name}
	if s.last() != want {
		t.Errorf("a tap opens %v", s.last())
	}
	s.home()
	shelltest.Type(s.env, "1")
	if s.last() != want {
		t.Errorf("the key 1 opens %v", s.last())
	}
	s.home()
	shelltest.Type(s.env, "2")
	if s.last().Page != shell.Home {
		t.Errorf("the key 2 opens %v, and there is one game", s.last())
	}
}

// A score sheet that was played last lies there with the way to a new one, as a match does with its rematch; where nothing can be
// saved, there is the way to all of them instead.
func TestLastSheet(t *testing.T) {
	for _, lang := range locales.Langs {
		s := newStand(t, lang)
		s.family(t)
		_, err := s.env.Store.CreateSheet(store.NewSheet{
			Kind: fakegame.Name, Rules: 1, Players: []store.PlayerID{s.people[0].ID, s.people[1].ID}, First: &sheet.Row{Type: "x", Data: []byte("{}")},
			Standing: games.Standing{Asked: games.Table, Points: []int{12, 9}},
			Outcome:  &games.Outcome{Reason: "rounds", Places: []games.Place{{Seat: 0, Rank: 1, Points: 12}, {Seat: 1, Rank: 2, Points: 9}}},
		})
		shelltest.Fine(t, err)
		s.home()
		s.sees(t, s.env.T("home.last"), s.env.T("sheets.new"))
		shelltest.Key(s.env, fyne.KeyReturn)
		if want := (shell.Route{Page: shell.NewSheet, Game: fakegame.Name}); s.last() != want {
			t.Errorf("%s: Enter opens %v", lang, s.last())
		}
		shelltest.Open(t, s.env, s.env.Store.Dir(), true)
		s.home()
		s.misses(t, s.env.T("home.last"), s.env.T("sheets.new"), s.env.T("home.none"))
		s.sees(t, s.env.T("home.look"))
		shelltest.Tap(t, s.env, s.env.T("home.look.all"))
		if s.last().Page != shell.Matches {
			t.Errorf("%s: the button opens %v", lang, s.last())
		}
	}
}

// A score sheet that isn't filled in to the end waits among the matches, the newest game first.
func TestRunningSheet(t *testing.T) {
	s := newStand(t, locales.English)
	s.family(t)
	s.match(t, time.Hour, 2, 20)
	id, err := s.env.Store.CreateSheet(store.NewSheet{
		Kind: fakegame.Name, Rules: 1, Players: []store.PlayerID{s.people[0].ID, s.people[1].ID}, Place: "at Grandma’s",
		Standing: games.Standing{Asked: games.Table, Round: 3, Points: []int{12, 9}},
	})
	if err != nil {
		t.Fatal(err)
	}
	s.home()
	s.sees(t, "at Grandma’s · Sheet, round 3")
	want := shell.Route{Page: shell.Sheet, Sheet: id}
	shelltest.Key(s.env, fyne.KeyReturn)
	if s.last() != want {
		t.Errorf("Enter opens %v", s.last())
	}
	s.home()
	if got := s.menu(t, 0); !slices.Equal(got, []string{"Open score sheet", "Delete"}) {
		t.Errorf("%q", got)
	}
	shelltest.Menu(t, s.env, "Delete")
	if shelltest.Has(s.env, "at Grandma’s · Sheet, round 3") {
		t.Error("it isn't deleted")
	}
	shelltest.Tap(t, s.env, "Undo")
	s.sees(t, "at Grandma’s · Sheet, round 3")
	over := s.match(t, -time.Hour, 2, 3, 4) // and a sheet that corrects it
	if want.Sheet, err = s.env.Store.CreateSheet(store.NewSheet{
		Kind: fakegame.Name, Rules: 1, Players: []store.PlayerID{s.people[0].ID, s.people[1].ID}, Match: over.ID(), Played: shelltest.Now.Add(time.Hour),
		Standing: games.Standing{Asked: games.Table, Round: 2, Points: []int{3, 0}},
	}); err != nil {
		t.Fatal(err)
	}
	s.home()
	s.sees(t, "Sheet, round 2")
	if shelltest.Key(s.env, fyne.KeyReturn); s.last() != want {
		t.Errorf("Enter opens %v", s.last())
	}
}

// The game touched last comes first, with the time of that: a sheet of one played long ago, or a match.
func TestLastTouchedComesFirst(t *testing.T) {
	for _, lang := range locales.Langs {
		s := newStand(t, lang)
		s.family(t)
		sheet := func(ago, played time.Duration) {
			now := s.env.Now
			s.env.Now = func() time.Time { return shelltest.Now.Add(-ago) }
			defer func() { s.env.Now = now }()
			_, err := s.env.Store.CreateSheet(store.NewSheet{
				Kind: fakegame.Name, Rules: 1, Players: []store.PlayerID{s.people[0].ID, s.people[1].ID}, Played: shelltest.Now.Add(-played),
				Standing: games.Standing{Asked: games.Table, Round: 3, Points: []int{12, 9}},
			})
			shelltest.Fine(t, err)
		}
		first := func(page string, at time.Duration) {
			t.Helper()
			for _, w := range []fyne.Size{{Width: 1280, Height: 800}, {Width: ui.MinWidth, Height: ui.MinHeight}} {
				s.home()
				shelltest.Resize(s.env, w.Width, w.Height)
				shelltest.Shot(t, s.env, fmt.Sprintf("touched_%s_%s_%v", lang, page, w.Width))
				when := s.env.Texts.When(s.env.Now(), shelltest.Now.Add(-at))
				texts := shelltest.Inside[*ui.Text](shelltest.Marked(t, s.env, "resume.0"))
				if !slices.ContainsFunc(texts, func(x *ui.Text) bool { return x.String() == when }) {
					t.Errorf("%s: the first doesn't say %q", lang, when)
				}
				if shelltest.Key(s.env, fyne.KeyReturn); s.last().Page != page {
					t.Errorf("%s: %s comes first, not %s", lang, s.last().Page, page)
				}
			}
		}
		s.match(t, 2*time.Hour, 2, 20, 3)
		sheet(time.Hour, 72*time.Hour)
		first(shell.Sheet, time.Hour)
		s.match(t, time.Minute, 2, 20, 3)
		sheet(30*time.Minute, -time.Hour)
		first(shell.Table, time.Minute)
	}
}

func TestHomeByKeys(t *testing.T) {
	s := newStand(t, locales.English)
	s.family(t)
	older := s.match(t, time.Hour, 2, 20)
	newer := s.match(t, time.Minute, 2, 20)
	s.home()
	shelltest.Key(s.env, fyne.KeyReturn)
	if s.last() != (shell.Route{Page: shell.Table, Match: newer.ID()}) {
		t.Errorf("Enter opens %v", s.last())
	}
	s.home()
	for range 30 { // Tab reaches the second card, and then its menu
		shelltest.Key(s.env, fyne.KeyTab)
		if s.focused(1) {
			break
		}
	}
	if !s.focused(1) {
		t.Fatal("Tab doesn't reach the second card")
	}
	shelltest.Key(s.env, fyne.KeyTab, fyne.KeySpace)
	if s.env.Window.Canvas().Overlays().Top() == nil {
		t.Fatal("the menu isn't the next stop after its card")
	}
	shelltest.Key(s.env, fyne.KeyEscape)
	s.cards()[1].Focus()
	all := func(n int) string { return s.env.T("home.all", games.Args{"Count": n}) }
	s.sees(t, all(2))
	shelltest.Key(s.env, fyne.KeyDelete)
	if got := s.state(t, older.ID()); got != "deleted" {
		t.Errorf("after Del the match is %s", got)
	}
	s.sees(t, all(1)) // counted again, in place
	s.misses(t, all(2))
	if len(s.cards()) != 1 || !s.focused(0) {
		t.Error("the focus doesn't go to the card that is left")
	}
}

func TestReadOnly(t *testing.T) {
	for _, lang := range locales.Langs {
		s := newStand(t, lang)
		s.family(t)
		s.match(t, time.Hour, 2, 20, 3)
		shelltest.Open(t, s.env, s.env.Store.Dir(), true)
		s.home()
		shelltest.Shot(t, s.env, fmt.Sprintf("home_%s_readonly", lang))
		s.sees(t, s.env.T("home.readonly"))
		start := shelltest.Find[*ui.CardButton](s.env)
		start = slices.DeleteFunc(start, func(c *ui.CardButton) bool { _, why := c.Disabled(); return why != s.env.T("common.readonly") })
		if len(start) != 1 {
			t.Errorf("a new game: disabled %d times", len(start))
		}
		shelltest.Type(s.env, "1")
		s.cards()[0].Focus()
		shelltest.Key(s.env, fyne.KeyDelete)
		if s.last().Page != shell.Home || len(s.cards()) != 1 {
			t.Errorf("keys do what buttons can't: %v", s.last())
		}
		s.misses(t, s.env.ExplainStore(&store.Error{Code: store.CodeReadOnly}))
		for _, id := range []games.ID{"home.menu.rematch", "home.menu.abandon", "common.delete"} {
			s.menu(t, 0)
			shelltest.Menu(t, s.env, s.env.T(id))
			shelltest.Key(s.env, fyne.KeyEscape)
			if s.last().Page != shell.Home || len(s.cards()) != 1 {
				t.Errorf("%s isn't off: %v", id, s.last())
			}
		}
		s.menu(t, 0)
		shelltest.Menu(t, s.env, s.env.T("home.menu.replay"))
		if s.last().Page != shell.Replay {
			t.Errorf("looking back opens %v", s.last())
		}
	}
}

func TestTools(t *testing.T) {
	s := newStand(t, locales.English)
	s.home()
	for _, c := range []struct{ text, page, game string }{
		{"Statistics", shell.Stats, ""}, {"Rules", shell.Rules, fakegame.Name},
	} {
		s.home()
		shelltest.Menu(t, s.env, c.text)
		if s.last() != (shell.Route{Page: c.page, Game: c.game}) {
			t.Errorf("%s opens %v", c.text, s.last())
		}
	}
	s.home()
	shelltest.IconTap(t, s.env, "Settings", 0)
	if s.last() != (shell.Route{Page: shell.Settings}) {
		t.Errorf("the wheel opens %v", s.last())
	}
	alone := fakegame.Game(2)
	alone.Record = nil
	s.games = table.Games{alone, alone}
	s.home()
	shelltest.Menu(t, s.env, "Rules")
	shelltest.Menu(t, s.env, "Dicewords")
	if s.last() != (shell.Route{Page: shell.Rules, Game: fakegame.Name}) {
		t.Errorf("the rules of one of two games: %v", s.last())
	}
	s.home()
	shelltest.Tap(t, s.env, "Who is at the table?")
	s.sees(t, s.env.T("setup.players.none"))
}

func TestStoreThatFails(t *testing.T) {
	for name, do := range map[string]func(*stand){
		"delete":    func(s *stand) { s.menu(t, 0); shelltest.Menu(t, s.env, "Delete") },
		"end early": func(s *stand) { s.menu(t, 0); shelltest.Menu(t, s.env, "End early") },
		"home":      func(s *stand) { s.home() },
		"matches":   func(s *stand) { s.env.Router.Open(shell.Route{Page: shell.Matches}) },
	} {
		t.Run(name, func(t *testing.T) {
			s := newStand(t, locales.English)
			s.family(t)
			s.match(t, time.Hour, 2, 20, 3)
			s.home()
			if err := s.env.Store.Close(); err != nil {
				t.Fatal(err)
			}
			s.env.LogFile = "the log"
			do(s)
			s.sees(t, s.env.T("store.error.internal", games.Args{"Log": s.env.LogFile}))
		})
	}
}

// After an end without warning home asks whether to go on where one was; whoever looks elsewhere first isn't asked again.
func TestHomeAfterAnEndWithoutWarning(t *testing.T) {
	s := newStand(t, locales.German)
	s.family(t)
	lost := s.match(t, time.Minute, 2, 20, 3)
	s.match(t, time.Second, 2, 20, 5) // a newer one
	s.home()
	s.sees(t, "Weiterspielen")
	s.env.Router.Open(shell.Route{Page: shell.Matches})
	table.NoteOpen(s.env, lost.ID()) // as its table does when it opens
	s.env.Router.Replace(shell.Route{Page: shell.Home})
	s.sees(t, "Weiterspielen, wo ihr wart?")
	shelltest.Key(s.env, fyne.KeyReturn)
	if got := s.last().Match; got != lost.ID() {
		t.Errorf("Enter goes on with match %d, not with %d", got, lost.ID())
	}
	s.env.Router.Open(shell.Route{Page: shell.Matches})
	s.home()
	s.misses(t, "Weiterspielen, wo ihr wart?")
}
