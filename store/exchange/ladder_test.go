package exchange

import (
	"testing"

	"spieltisch/games"
	"spieltisch/store"
)

// Matches of a ladder come along as such, and only those of it are found.
func TestLaddersTravel(t *testing.T) {
	s, c := newStore(t)
	players := addPlayers(t, s, "Ada", "Ben")
	newMatch(t, s, players[0], players[1])
	id, err := s.CreateMatch(store.NewMatch{Kind: "dicewords", Rules: 1, Players: players, Standing: games.Standing{Points: []int{0, 0}}, Series: store.Ladder})
	fatal(t, err)
	act(t, s, id, "throw")
	other := reopen(t, t.TempDir(), c)
	if r := imported(t, other, exported(t, s)); r.LeftOut.Count > 0 {
		t.Errorf("%+v", r)
	}
	for _, of := range []*store.Store{s, other} {
		all, _, err := of.History(store.HistoryFilter{Kind: "dicewords", Series: store.Ladder})
		fatal(t, err)
		if len(all) != 1 {
			t.Fatalf("%+v", all)
		}
		if m, err := of.Match(all[0].Match); err != nil || m.Series != store.Ladder {
			t.Errorf("%+v, %v", m, err)
		}
	}
}
