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
	want := func(when string, p Period, names ...string) []JudgedPerson {
		t.Helper()
		all, err := s.Judged("dicewords", p)
		fatal(t, err)
		var got []string
		for _, j := range all {
			got = append(got, j.Player.Name)
		}
		equal(t, when, got, names)
		return all
	}
	all := want("all", AllTime, "Ada", "Ben", "Cleo")
	equal(t, "Ben alone", all[1].Judged, Judged{Matches: 1, Turns: 2, Decisions: 3, Mistakes: 2, Luck: 4, Lost: 3})
	fatal(t, s.MergePlayers(people[2], people[1]))
	all = want("merged", AllTime, "Ben", "Ada")
	equal(t, "Ben", all[0].Judged, Judged{Matches: 2, Turns: 4, Decisions: 6, Mistakes: 4, Luck: 8, Lost: 33})
	year, month, _ := c.now().Date()
	all = want("a month", Month(year, month), "Ben")
	equal(t, "Ben's second month", all[0].Judged, Judged{Matches: 1, Turns: 2, Decisions: 3, Mistakes: 2, Luck: 4, Lost: 30})
	equal(t, "no other game", func() int { all, err := s.Judged("davinci", AllTime); fatal(t, err); return len(all) }(), 0)

	sorts, err := s.JudgedSorts("dicewords", AllTime, people[1])
	fatal(t, err)
	equal(t, "sorts", sorts, []JudgedSort{
		{"x.keep", Judged{Matches: 2, Turns: 4, Decisions: 4, Mistakes: 4, Lost: 33}},
		{"x.on", Judged{Matches: 2, Turns: 2, Decisions: 2, Luck: -2}},
	})

	fatal(t, s.Append(Append{Log: last, Seq: 2, Row: games.Row{Type: games.Undo}, Standing: games.Standing{Points: []int{3, 2}}}))
	o := games.Outcome{Places: []games.Place{{Seat: 0, Rank: 1}, {Seat: 1, Rank: 2}}, Reason: "target"}
	fatal(t, s.Append(Append{Log: last, Seq: 3, Row: games.Row{Type: "end"}, Standing: games.Standing{Points: []int{3, 2}}, Outcome: &o}))
	all = want("another end", AllTime, "Ada", "Ben")
	equal(t, "without the match that ended in another way", all[1].Turns, 2)
	fatal(t, s.DeleteMatch(1))
	want("deleted", AllTime)
}
