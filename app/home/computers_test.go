package home_test

import (
	"bytes"
	"strings"
	"testing"

	"spieltisch/app/home"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/games"
	"spieltisch/games/mind"
	"spieltisch/locales"
	"spieltisch/store"
	"spieltisch/store/exchange"
)

// The history tells what was played with computers apart, by name too, also from a child who is called like one of them;
// so does the table for other programs.
func TestHistoryOfComputers(t *testing.T) {
	s := filled(t, locales.English, 25)
	s.env.Router.Open(shell.Route{Page: shell.Matches})
	shelltest.Tap(t, s.env, "All players")
	if shelltest.Has(s.env, "With computers") {
		t.Error("offers what nobody has played")
	}
	child, err := s.env.Store.AddPlayer("Nova", 3)
	if err != nil {
		t.Fatal(err)
	}
	nova, err := s.env.Store.Character(mind.Nova)
	if err != nil {
		t.Fatal(err)
	}
	for asked, players := range [][]store.PlayerID{{nova.ID}, {child.ID, nova.ID}} {
		if _, err := s.env.Store.CreateMatch(store.NewMatch{Kind: "dicewords", Rules: 1, Players: players, Standing: games.Standing{Round: 1, Asked: games.Seat(asked)}}); err != nil {
			t.Fatal(err)
		}
	}
	s.env.Router.Home()
	shelltest.Resize(s.env, 1280, 800)
	s.env.Router.Open(shell.Route{Page: shell.Matches})
	s.sees(t, "1 to 20 of 27")
	chosen := "All players"
	for _, c := range []struct{ option, count string }{
		{"People only", "1 to 20 of 25"}, {"With computers", "2 matches"}, {"Nova (computer)", "2 matches"}, {"Nova", "1 match"}, {"All players", "1 to 20 of 27"},
	} {
		shelltest.Tap(t, s.env, chosen)
		shelltest.Menu(t, s.env, c.option)
		s.sees(t, c.count)
		chosen = c.option
	}
	var b bytes.Buffer
	f, style := s.env.Router.Page().(*home.MatchesPage).Table()
	if err := exchange.WriteHistory(t.Context(), s.env.Store, &b, f, style); err != nil || !strings.Contains(b.String(), ",Nova (computer),") || !strings.Contains(b.String(), ",Nova,") {
		t.Error(b.String(), err)
	}
	s.env.Router.Open(shell.Route{Page: shell.Matches, Player: child.ID, With: nova.ID})
	s.sees(t, "1 match")
	s.sees(t, "Round 1 · Nova (computer) to play")
}
