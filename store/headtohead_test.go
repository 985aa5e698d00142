package store

import (
	"testing"

	"spieltisch/games"
)

// Each pair of a game is counted once, whatever order they sit in: of three, where the first seat isn't the lowest id,
// sums kept along once counted one pair twice and another not at all.
func TestHeadToHeadCountsEachPairOnce(t *testing.T) {
	s, _ := newStore(t)
	p := addPlayers(t, s, "Tina", "Ben", "Jörg")
	id := newMatch(t, s, p[2], p[0], p[1])
	act(t, s, id, "end", func(a *Append) {
		a.Outcome = &games.Outcome{Reason: "target", Places: []games.Place{{Seat: 1, Rank: 1}, {Seat: 0, Rank: 2}, {Seat: 2, Rank: 2}}}
	})
	got, err := s.HeadToHead("", AllTime)
	fatal(t, err)
	equal(t, "pairs", got, []Pair{
		{A: p[0], B: p[1], AWon: 1}, {A: p[0], B: p[2], AWon: 1}, {A: p[1], B: p[2], Tied: 1},
	})
}
