package frame_test

import (
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table/frame"
	"spieltisch/app/table/session"
	"spieltisch/app/table/tabletest"
	"spieltisch/games"
	"spieltisch/locales"
	"spieltisch/store"
)

// A match that isn't in the store can't be looked back on, nor played again from there.
func TestRehearsalsMenu(t *testing.T) {
	env := shelltest.New(t, locales.English)
	s, err := session.Rehearse(tabletest.Kind{}, tabletest.Setup{Seats: 2, Target: 9, Seed: 7}.Encode(), make([]store.Player, 2))
	if err != nil {
		t.Fatal(err)
	}
	x := sit(t, env, s)
	offers := func(texts ...string) {
		t.Helper()
		shelltest.Key(x.env, fyne.KeyF10)
		for _, text := range texts {
			if shelltest.Has(x.env, text) {
				t.Errorf("offers %q", text)
			}
		}
		shelltest.Key(x.env, fyne.KeyEscape)
	}
	offers("Watch again", "Rematch")
	if x.board().Rune('9'); s.Seq() != 1 {
		t.Fatal("nothing was played")
	}
	if _, over := s.Outcome(); !over || s.Standing().Asked != games.Table {
		t.Fatal("not over")
	}
	offers("Watch again", "Rematch", "End the match")
}

// forgetful is the diary of a puzzle that nobody reads.
type forgetful struct{}

func (forgetful) Keep([]games.Row, int) error { return nil }
func (forgetful) Note(session.Notes) error    { return nil }

// posed is a puzzle in which seat 0 has acted.
func posed(t *testing.T) *session.Session {
	t.Helper()
	was, err := session.Rehearse(tabletest.Kind{}, tabletest.Setup{Seats: 2, Target: 20, Seed: 7}.Encode(), make([]store.Player, 2))
	if err != nil {
		t.Fatal(err)
	}
	tabletest.Play(t, was, 3, 2)
	at, _, err := was.Position(2, 1)
	if err != nil {
		t.Fatal(err)
	}
	s, err := session.PoseTried(tabletest.Kind{}, at, make([]store.Player, 2), session.Tried{}, forgetful{})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// On the table of a trial a choice is handed on and nothing happens; the others rest.
func TestTrial(t *testing.T) {
	env := shelltest.New(t, locales.English)
	s := posed(t)
	g, made := tabletest.New()
	var tried []games.Log
	page := frame.NewTrial(env, g, s, &frame.Trial{Seat: 1, Title: "Once more", Decide: func(l games.Log) { tried = append(tried, l) }})
	shelltest.Pages(env, nil)
	env.Router.Show(page)
	if page.Title() != "Once more" {
		t.Error(page.Title())
	}
	made.Board.Rune('5')
	if len(tried) != 1 || tried[0].Len() != 2 || s.Steps() != 1 {
		t.Errorf("%d choices, %d steps", len(tried), s.Steps())
	}
	if page.Undo(); s.Steps() != 1 || s.Seq() != 1 {
		t.Error("something was taken back")
	}
	shelltest.Key(env, fyne.KeyF10)
	for _, text := range []string{"End the match", "Watch again", "Rematch"} {
		if shelltest.Has(env, text) {
			t.Errorf("offers %q", text)
		}
	}
}

// The table of a trial goes on with what it lets.
func TestTrialGoesOn(t *testing.T) {
	env := shelltest.New(t, locales.English)
	s := posed(t)
	g, made := tabletest.New()
	decided := 0
	page := frame.NewTrial(env, g, s, &frame.Trial{Seat: 1, Goes: func(l games.Log) bool { return l.Len() == 2 }, Decide: func(games.Log) { decided++ }})
	shelltest.Pages(env, nil)
	env.Router.Show(page)
	if made.Board.Rune('2'); decided != 0 || s.Steps() != 2 {
		t.Errorf("%d decided, %d steps", decided, s.Steps())
	}
	if page.Undo(); s.Steps() != 2 {
		t.Error("what was done was taken back")
	}
}
