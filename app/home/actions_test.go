package home

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
	p := s.home(t)
	p.cards[0].more.Tapped(&fyne.PointEvent{})
	shelltest.Menu(t, s.env, "End early")
	if got := s.state(t, m.ID()); got != store.Abandoned {
		t.Fatalf("the match is %s", got)
	}
	s.sees(t, "Every match is played out. Time for a new one!")
	shelltest.Tap(t, s.env, "Undo")
	if got := s.state(t, m.ID()); got != store.Running {
		t.Fatalf("after undo the match is %s", got)
	}
	if len(p.cards) != 1 {
		t.Error("the match isn't back on the page")
	}
}

func TestDeleteAndUndoElsewhere(t *testing.T) {
	s := newStand(t, locales.English)
	s.family(t)
	m := s.match(t, time.Hour, 2, 20, 3)
	p := s.home(t)
	p.cards[0].more.Tapped(&fyne.PointEvent{})
	shelltest.Menu(t, s.env, "Delete")
	if got := s.state(t, m.ID()); got != "deleted" {
		t.Fatalf("the match is %s", got)
	}
	s.env.Router.Open(shell.Route{Page: shell.Matches})
	s.sees(t, "There are no matches here.")
	shelltest.Tap(t, s.env, "Undo") // the toast came along
	if got := s.state(t, m.ID()); got != store.Running {
		t.Fatalf("after undo the match is %s", got)
	}
	s.sees(t, "Round 1 · Lee to play: throw again or declare", "running")
}

func TestMenus(t *testing.T) {
	s := newStand(t, locales.English)
	s.family(t)
	running := s.match(t, time.Hour, 2, 20, 3)
	over := s.match(t, time.Hour, 2, 3, 4)
	s.torn(t)
	s.foreign(t)
	texts := func(id store.MatchID) []string {
		m, err := s.env.Store.Match(id)
		if err != nil {
			t.Fatal(err)
		}
		var out []string
		for _, it := range (actions{s.env, s.games}).menu(m) {
			out = append(out, it.Text)
		}
		return out
	}
	for _, c := range []struct {
		id   store.MatchID
		want []string
	}{
		{running.ID(), []string{"Play on", "Watch it move by move", "Rematch", "End early", "Delete"}},
		{over.ID(), []string{"See the result", "Watch it move by move", "Rematch", "Delete"}},
		{4, []string{"Delete"}},
	} {
		if got := texts(c.id); !slices.Equal(got, c.want) {
			t.Errorf("match %d: %q, want %q", c.id, got, c.want)
		}
	}
	a := actions{s.env, s.games}
	m, err := s.env.Store.Match(over.ID())
	if err != nil {
		t.Fatal(err)
	}
	a.rematch(m)
	if s.last() != (shell.Route{Page: shell.Setup, Game: fakegame.Name, Match: over.ID()}) {
		t.Errorf("rematch opens %v", s.last())
	}
	a.replay(m)
	if s.last() != (shell.Route{Page: shell.Replay, Match: over.ID()}) {
		t.Errorf("replay opens %v", s.last())
	}
}

func TestMatchThatCantBeRead(t *testing.T) {
	s := newStand(t, locales.English)
	s.family(t)
	id := s.torn(t)
	p := s.home(t)
	p.open(p.running[0])
	reason := s.env.T(games.IllegalNoReplay, games.Args{"Step": 2})
	s.sees(t, reason, "Every match is played out. Time for a new one!") // a toast, and the page follows
	if got := s.state(t, id); got != store.Unreadable {
		t.Fatalf("the match is %s", got)
	}
	s.env.Router.Open(shell.Route{Page: shell.Matches})
	s.sees(t, "Can’t be played back", "unreadable")
	matches(t, s).rows[0].card.Tapped(&fyne.PointEvent{})
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
	p := s.home(t)
	s.sees(t, "Unknown game (whist)", "Round 0")
	p.open(p.running[0])
	if got := s.state(t, id); got != store.Running {
		t.Errorf("a match of another program's game became %s", got)
	}
}
