package store

import (
	"testing"
	"time"

	"spieltisch/games"
	"spieltisch/games/mind"
)

// reviewOf is a review with two turns of a seat, two mistakes of one sort and a good decision of another.
func reviewOf(seat games.Seat, lost float64) Review {
	return Review{Mind: "1", Findings: []mind.Finding{
		{Step: 1, Seat: seat, Turn: 1, Booked: mind.Booked{Base: 100, Luck: 5}},
		{Step: 2, Seat: seat, Turn: 1, What: "x.keep", Size: mind.SmallMistake, Booked: mind.Booked{Lost: lost}},
		{Step: 3, Seat: seat, Turn: 2, What: "x.keep", Size: mind.LargeMistake, Booked: mind.Booked{Lost: 2 * lost}},
		{Step: 3, Seat: seat, Turn: 2, What: "x.on", Booked: mind.Booked{Luck: -1}},
	}}
}

// sumsOf are what is kept of a review's findings about a seat.
func sumsOf(t *testing.T, s *Store, id MatchID, seat games.Seat, what games.ID) (j judged) {
	t.Helper()
	fatal(t, s.read.QueryRow("SELECT turns, decisions, mistakes, luck, lost FROM judged WHERE log_id = ? AND seat = ? AND what = ?", id, seat, what).
		Scan(&j.turns, &j.decisions, &j.mistakes, &j.luck, &j.lost))
	return j
}

// Statistics of reviews are those of the persons who sat there, whoever they are by now, in the months of their matches.
func TestJudged(t *testing.T) {
	s, c := newStore(t)
	people := addPlayers(t, s, "Ada", "Ben", "Cleo")
	nova, err := s.Character(mind.Nova)
	fatal(t, err)
	var last MatchID
	for i, players := range [][]PlayerID{{people[0], people[1]}, {people[2], nova.ID}} {
		c.forward(time.Duration(i) * 31 * 24 * time.Hour)
		last = newMatch(t, s, players...)
		o := games.Outcome{Places: []games.Place{{Seat: 0, Rank: 1}, {Seat: 1, Rank: 2}}, Reason: "target"}
		fatal(t, s.Append(Append{Log: last, Seq: 1, Row: games.Row{Type: "end"}, Standing: games.Standing{Points: []int{3, 2}}, Outcome: &o}))
		r := reviewOf(0, 10)
		r.Findings = append(r.Findings, reviewOf(1, 1).Findings...)
		fatal(t, s.SaveReview(last, 1, r))
		fatal(t, s.SaveReview(last, 1, r)) // again: it takes the place
	}
	want := func(when string, p Period, player PlayerID, keep, on int) {
		t.Helper()
		sorts, err := s.JudgedSorts("dicewords", p, player)
		fatal(t, err)
		var all []JudgedSort
		if keep > 0 {
			all = append(all, JudgedSort{"x.keep", 2 * keep, 2 * keep}, JudgedSort{"x.on", on, 0})
		}
		equal(t, when, sorts, all)
	}
	want("Ada", AllTime, people[0], 1, 1)
	want("Ben alone", AllTime, people[1], 1, 1)
	equal(t, "Ben alone", sumsOf(t, s, 1, 1, ""), judged{turns: 2, decisions: 3, mistakes: 2, luck: 4, lost: 3})
	equal(t, "a sort", sumsOf(t, s, 1, 1, "x.on"), judged{turns: 1, decisions: 1, luck: -1})
	fatal(t, s.MergePlayers(people[2], people[1]))
	want("merged", AllTime, people[1], 2, 2)
	year, month, _ := c.now().Date()
	want("no match of a month", Month(year, month), people[0], 0, 0)
	want("a month", Month(year, month), people[1], 1, 1)
	want("a computer", AllTime, nova.ID, 0, 0)
	none, err := s.JudgedSorts("davinci", AllTime, people[1])
	fatal(t, err)
	equal(t, "no other game", len(none), 0)

	fatal(t, s.Append(Append{Log: last, Seq: 2, Row: games.Row{Type: games.Undo}, Standing: games.Standing{Points: []int{3, 2}}}))
	o := games.Outcome{Places: []games.Place{{Seat: 0, Rank: 1}, {Seat: 1, Rank: 2}}, Reason: "target"}
	fatal(t, s.Append(Append{Log: last, Seq: 3, Row: games.Row{Type: "end"}, Standing: games.Standing{Points: []int{3, 2}}, Outcome: &o}))
	want("without the match that ended in another way", AllTime, people[1], 1, 1)
	fatal(t, s.DeleteMatch(1))
	want("deleted", AllTime, people[0], 0, 0)
}
