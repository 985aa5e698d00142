package setup_test

import (
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/shell/shelltest/fakegame"
	"spieltisch/app/table"
	"spieltisch/app/table/session"
	"spieltisch/locales"
	"spieltisch/store"
)

// again leaves the page and comes back to it.
func (s *stand) again() {
	s.env.Router.Back()
	s.env.Router.Open(shell.Route{Page: shell.Setup, Game: fakegame.Name})
}

// Whoever leaves the page for a moment finds on it what they have arranged: who sits there, whom they were adding, and how
// it is played. Once it has begun, the next match is preset as ever.
func TestWhatIsArrangedIsKept(t *testing.T) {
	s := newStand(t, locales.English, fakegame.Game(4), "Tina", "Lee", "Ben")
	s.open(t, "Lee")
	shelltest.Tap(t, s.env, s.env.T("setup.new"))
	shelltest.Write(t, s.env, s.env.T("setup.player.name"), "Oma")
	shelltest.Tap(t, s.env, s.env.T("setup.player.add"))
	shelltest.Write(t, s.env, s.env.T("setup.player.name"), "Ma")
	s.aim("33")
	s.again()
	if got := s.order(t); got != "Lee, Oma" || s.target().Value() != 33 {
		t.Errorf("after Esc there sit %s, for %d points", got, s.target().Value())
	}
	field := shelltest.Field(t, s.env, s.env.T("setup.player.name"), 0)
	if field.Text() != "Ma" {
		t.Errorf("%q is being added", field.Text())
	}
	shelltest.WriteInto(s.env, field, "")
	s.again()
	shelltest.Tap(t, s.env, "Lee") // taken from the table is arranged, too
	s.again()
	if got := s.order(t); got != "Oma" {
		t.Errorf("after Esc there sit %s", got)
	}
	shelltest.Tap(t, s.env, "Ben")
	shelltest.Tap(t, s.env, s.env.T("setup.start"))
	if s.last().Page != shell.Table {
		t.Fatalf("it hasn't begun: %v", s.last())
	}
	s.open(t)
	if got := s.order(t); got != "Oma, Ben" {
		t.Errorf("the next match is preset with %s", got)
	}
}

// "As last time" takes the choices of the match that was begun last, from whatever was arranged since.
func TestAsLastTime(t *testing.T) {
	s := newStand(t, locales.English, fakegame.Game(4), "Tina", "Lee")
	s.open(t, "Tina", "Lee")
	if shelltest.Has(s.env, s.env.T("setup.again")) {
		t.Error("there is no last time yet")
	}
	s.aim("33")
	shelltest.Tap(t, s.env, s.env.T("setup.start"))
	s.open(t)
	s.aim("44")
	s.again()
	if got := s.target().Value(); got != 44 {
		t.Errorf("%d is what was arranged", got)
	}
	shelltest.Key(s.env, fyne.KeyEscape)
	shelltest.Tap(t, s.env, s.env.T("setup.again"))
	if got := s.target().Value(); got != 33 {
		t.Errorf("%d, as last time", got)
	}
}

// What was arranged has no meaning once others have played, such as another game.
func TestWhatIsArrangedGoesWithTheTable(t *testing.T) {
	s := newStand(t, locales.English, fakegame.Game(4), "Tina", "Lee", "Ben")
	s.open(t, "Lee")
	s.env.Router.Home()
	s.play(t, "Tina", "Ben")
	s.open(t)
	if got := s.order(t); got != "Tina, Ben" {
		t.Errorf("after another match there sit %s", got)
	}
}

// Where more sit at the table than can play a game, the first of them do.
func TestMoreAtTheTableThanCanPlay(t *testing.T) {
	small := fakegame.Game(2)
	s := newStand(t, locales.English, fakegame.Game(4), "Tina", "Lee", "Ben")
	s.play(t, "Tina", "Lee", "Ben")
	s.games = table.Games{small}
	s.open(t)
	if got := s.order(t); got != "Tina, Lee" {
		t.Errorf("of three there sit %s", got)
	}
	shelltest.Tap(t, s.env, "Tina")
	shelltest.Tap(t, s.env, "Ben")
	shelltest.Tap(t, s.env, s.env.T("setup.start"))
	s.open(t)
	if got := s.order(t); got != "Lee, Ben" {
		t.Errorf("after a match of two there sit %s", got)
	}
}

// play begins a match of these, as on another page.
func (s *stand) play(t *testing.T, names ...string) {
	t.Helper()
	g := s.games[0]
	form := g.Form(s.env)
	form.SetSeats(len(names))
	var players []store.PlayerID
	for _, name := range names {
		players = append(players, s.people[name].ID)
	}
	if _, err := session.Begin(s.env.Store, g.Kind, store.NewMatch{Setup: form.Setup(len(names), 1), Players: players}); err != nil {
		t.Fatal(err)
	}
}
