package home_test

import (
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/shell/shelltest/fakegame"
	"spieltisch/games"
	"spieltisch/locales"
	"spieltisch/store"
)

func TestEndEarlyAndUndo(t *testing.T) {
	s := newStand(t, locales.English)
	s.family(t)
	m := s.match(t, time.Hour, 2, 20, 3)
	s.home()
	s.menu(t, 0)
	shelltest.Menu(t, s.env, "End early")
	if got := s.state(t, m.ID()); got != store.Abandoned {
		t.Fatalf("the match is %s", got)
	}
	s.sees(t, "Last played")
	s.sees(t, "Ended early in round 1")
	shelltest.Tap(t, s.env, "Undo")
	if got := s.state(t, m.ID()); got != store.Running {
		t.Fatalf("after undo the match is %s", got)
	}
	if len(s.cards()) != 1 {
		t.Error("the match isn't back on the page")
	}
}

// The message that something was deleted stays on the page where that happened.
func TestDeletedIsToldWhereItHappened(t *testing.T) {
	s := newStand(t, locales.English)
	s.family(t)
	m := s.match(t, time.Hour, 2, 20, 3)
	s.home()
	s.menu(t, 0)
	shelltest.Menu(t, s.env, "Delete")
	if got := s.state(t, m.ID()); got != "deleted" {
		t.Fatalf("the match is %s", got)
	}
	s.env.Router.Open(shell.Route{Page: shell.Matches})
	s.sees(t, "Your matches will be here soon.")
	if shelltest.Has(s.env, "Undo") {
		t.Error("the message came along")
	}
}

func TestMenus(t *testing.T) {
	s := newStand(t, locales.English)
	s.family(t)
	s.match(t, time.Hour, 2, 20, 3)
	over := s.match(t, 2*time.Hour, 2, 3, 4)
	s.foreign(t)
	s.home()
	if got := s.menu(t, 1); !slices.Equal(got, []string{"Continue", "Watch again", "Rematch", "End early", "Place and note", "Delete"}) {
		t.Errorf("a running match: %q", got)
	}
	shelltest.Key(s.env, fyne.KeyEscape)
	if got := s.menu(t, 0); !slices.Equal(got, []string{"Place and note", "Delete"}) {
		t.Errorf("a match of a game that isn't known: %q", got)
	}
	shelltest.Key(s.env, fyne.KeyEscape)
	for _, c := range []struct {
		choose string
		opens  shell.Route
	}{
		{"Rematch", shell.Route{Page: shell.Setup, Game: fakegame.Name, Match: over.ID()}},
		{"Watch again", shell.Route{Page: shell.Replay, Match: over.ID()}},
		{"See the result", shell.Route{Page: shell.Table, Match: over.ID()}},
	} {
		s.env.Router.Open(shell.Route{Page: shell.Matches})
		if got := s.menu(t, 2); !slices.Equal(got, []string{"See the result", "Watch again", "Rematch", "Place and note", "Delete"}) {
			t.Errorf("a match that is over: %q", got)
		}
		shelltest.Menu(t, s.env, c.choose)
		if s.last() != c.opens {
			t.Errorf("%s opens %v", c.choose, s.last())
		}
	}
}

func TestMatchThatCantBeRead(t *testing.T) {
	s := newStand(t, locales.English)
	s.family(t)
	id := s.torn(t)
	s.home()
	s.tap(0)
	reason := s.env.T(games.IllegalNoReplay, games.Args{"Step": 2})
	s.sees(t, reason, "All matches are finished. Time for a new one!") // a toast, and the page follows
	if got := s.state(t, id); got != store.Unreadable {
		t.Fatalf("the match is %s", got)
	}
	s.env.Router.Open(shell.Route{Page: shell.Matches})
	s.sees(t, "Can’t be played back")
	s.tap(0)
	s.sees(t, "This match can’t be opened", reason)
	shelltest.Tap(t, s.env, "Delete")
	if got := s.state(t, id); got != "deleted" {
		t.Errorf("the match is %s", got)
	}
}

func TestUnknownGame(t *testing.T) {
	s := newStand(t, locales.English)
	s.family(t)
	id := s.foreign(t)
	s.home()
	s.sees(t, "Unknown game (whist)", "Round 0")
	s.tap(0)
	if got := s.state(t, id); got != store.Running {
		t.Errorf("a match of another program's game became %s", got)
	}
}
