package store

import (
	"testing"
	"time"

	"spieltisch/games"
	"spieltisch/games/mind"
)

func review(mindIs string) Review {
	f := mind.Finding{Step: 2, Seat: 1, Turn: 3, What: "x.word", Own: 3, Best: 9, Size: mind.SmallMistake, Booked: mind.Booked{Lost: 6}}
	return Review{Mind: mindIs, List: "l", Findings: []mind.Finding{{Step: 1, Seat: 1, Turn: 3, Booked: mind.Booked{Base: 1. / 3, Luck: -2}}, f}}
}

func TestReviewIsKept(t *testing.T) {
	s, id, c, _ := played(t)
	wantReview := func(want *Review) {
		t.Helper()
		got, ok, err := s.Review(id)
		fatal(t, err)
		switch {
		case ok != (want != nil):
			t.Fatalf("a review: %v", ok)
		case ok:
			equal(t, "review", got, *want)
		}
	}
	wantReview(nil)
	for _, version := range []string{"1", "2"} { // the newer one takes the place
		r := review(version)
		fatal(t, s.SaveReview(id, 2, r))
		wantReview(&r)
	}
	wantCode(t, s.SaveReview(id, 1, review("3")), CodeStale, "Seq", 1, "Next", 2)
	wantCode(t, s.SaveReview(id+9, 1, review("3")), CodeNotFound, "What", "log")

	c.forward(time.Minute) // a row more: it was of another match
	fatal(t, s.Append(Append{Log: id, Seq: 3, Row: games.Row{Seat: 1, Type: games.Undo}, Standing: games.Standing{Points: []int{7, 9}}}))
	wantReview(nil)

	r := review("4")
	fatal(t, s.SaveReview(id, 3, r))
	dir := s.Dir()
	fatal(t, s.Close())
	s = reopen(t, dir, c)
	wantReview(&r)
	_, err := s.write.Exec("UPDATE findings SET data = x'6e6f' WHERE n = 1")
	fatal(t, err)
	wantReview(nil)

	fatal(t, s.SaveReview(id, 3, r))
	fatal(t, s.DeleteMatch(id))
	wantReview(nil)
	left, err := texts(s.read, "SELECT data FROM findings UNION ALL SELECT list FROM reviews")
	fatal(t, err)
	if len(left) > 0 {
		t.Errorf("of a deleted match this is left: %v", left)
	}
}

func TestUnreviewedMatches(t *testing.T) {
	s, c := newStore(t)
	p := addPlayers(t, s, "Ada")
	nova, err := s.Character(mind.Nova)
	fatal(t, err)
	ended := func(players ...PlayerID) MatchID {
		t.Helper()
		id := newMatch(t, s, players...)
		places := make([]games.Place, len(players))
		for i := range places {
			places[i] = games.Place{Seat: games.Seat(i), Rank: i + 1}
		}
		fatal(t, s.Append(Append{
			Log: id, Seq: 1, Row: games.Row{Seat: 0, Type: "throw"}, Standing: games.Standing{Points: make([]int, len(players))},
			Outcome: &games.Outcome{Places: places, Reason: "target"},
		}))
		return id
	}
	old := ended(p[0])
	c.forward(48 * time.Hour)
	since := c.now().Add(-time.Hour)
	first, reviewed, gone := ended(p[0]), ended(p[0]), ended(p[0])
	ended(nova.ID)
	newMatch(t, s, p[0])
	c.forward(time.Minute)
	second := ended(nova.ID, p[0])
	fatal(t, s.SaveReview(reviewed, 1, Review{Mind: "1"}), s.DeleteMatch(gone))
	all, err := s.Unreviewed(since, 9)
	fatal(t, err)
	equal(t, "since then", all, []MatchID{second, first})
	all, err = s.Unreviewed(since.AddDate(0, 0, -3), 3)
	fatal(t, err)
	equal(t, "all", all, []MatchID{second, first, old})
	all, err = s.Unreviewed(since, 1)
	fatal(t, err)
	equal(t, "at most", all, []MatchID{second})
}
