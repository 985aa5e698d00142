package home_test

import (
	"testing"

	"spieltisch/app/home"
	"spieltisch/app/shell/shelltest/fakegame"
	"spieltisch/app/table"
	"spieltisch/games"
	"spieltisch/locales"
	"spieltisch/store"
)

// A match that is played without points says who won, and nowhere "0 points".
func TestMatchWithoutPoints(t *testing.T) {
	s := newStand(t, locales.English)
	two := []store.Player{{Name: "Tina"}, {Name: "Lee"}}
	places := []games.Place{{Seat: 1, Rank: 1}, {Seat: 0, Rank: 2}}
	scored := []games.Place{{Seat: 1, Rank: 1, Points: 7}, {Seat: 0, Rank: 2}}
	for _, c := range []struct {
		m              store.Match
		winner, detail string
	}{
		{store.Match{State: store.Finished, Players: two, Points: []int{0, 0}, Places: places}, "Lee wins", "Lee wins"},
		{store.Match{State: store.Finished, Players: two, Points: []int{0, 7}, Places: scored}, "Lee wins with 7 points", "Tina 0 and Lee 7"},
		{store.Match{State: store.Running, Players: two, Points: []int{0, 0}}, "", "Tina and Lee"},
		{store.Match{State: store.Running, Players: two, Points: []int{0, 3}}, "", "Tina 0 and Lee 3"},
		{store.Match{State: store.Abandoned, Players: two, Points: []int{0, 0}}, "", "Tina and Lee"},
	} {
		if got := home.Winner(s.env, s.games, c.m); c.winner != "" && got != c.winner {
			t.Errorf("winner: %q, want %q", got, c.winner)
		}
		if got := home.Details(s.env, s.games, c.m); got != c.detail {
			t.Errorf("details: %q, want %q", got, c.detail)
		}
	}
}

// Nothing is announced that isn't there: of a match whose row lacks what is asked, or who plays, only what is known is said.
func TestNothingBehindTheDot(t *testing.T) {
	s := newStand(t, locales.English)
	running := store.Match{Kind: fakegame.Name, State: store.Running, Players: []store.Player{{}, {Name: "Lee"}}, Round: 1}
	for want, set := range map[string]func(*store.Match){
		"Round 1":                    func(m *store.Match) { m.Asked = games.Table },
		"Round 1 · Player 1 to play": func(m *store.Match) { m.Asked = 0 },
		"Round 1 · Lee to play":      func(m *store.Match) { m.Asked = 1 },
	} {
		m := running
		set(&m)
		if got := home.Standing(s.env, s.games, m); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

// In Wörterklauer nobody wins with so many letters: who has no lead loses, so lists say how far ahead the winner was.
func TestLeadInsteadOfPoints(t *testing.T) {
	for lang, want := range map[locales.Lang][3]string{
		locales.English: {"Lee wins, leading by 6 letters", "Lee wins, leading by one letter", "Lee wins"},
		locales.German:  {"Lee gewinnt mit 6 Buchstaben Vorsprung", "Lee gewinnt mit einem Buchstaben Vorsprung", "Lee gewinnt"},
	} {
		s := newStand(t, lang)
		counts := table.Games{&table.Game{Kind: fakegame.Kind{}, Letters: true}}
		for i, points := range [][2]int{{21, 15}, {21, 20}, {0, 0}} {
			m := store.Match{
				Kind: fakegame.Name, State: store.Finished, Players: []store.Player{{Name: "Tina"}, {Name: "Lee"}}, Points: []int{points[1], points[0]},
				Places: []games.Place{{Seat: 1, Rank: 1, Points: points[0]}, {Seat: 0, Rank: 2, Points: points[1]}},
			}
			if got := home.Winner(s.env, counts, m); got != want[i] {
				t.Errorf("%s: %q, want %q", lang, got, want[i])
			}
		}
	}
}
