package store

import (
	"math"
	"testing"
	"time"

	"spieltisch/games"
	"spieltisch/games/handicap"
	"spieltisch/games/rating"
	"spieltisch/games/sheet"
)

// headed plays a match in which the second has begun with 60 points; points are those of the places.
func headed(t *testing.T, s *Store, c *clock, players []PlayerID, points ...int) MatchID {
	t.Helper()
	c.forward(time.Minute)
	id, err := s.CreateMatch(NewMatch{Kind: "dicewords", Setup: []byte(`{"Options":{"Seats":2,"Target":400,"Head":[0,60]}}`), Players: players})
	fatal(t, err)
	o := games.Outcome{Reason: games.ReasonTarget, Places: games.Rank(points)}
	st := games.Standing{Round: 1, Points: points}
	for seat, p := range points {
		st.Scored = append(st.Scored, games.ScoredTurn{Seat: games.Seat(seat), Round: 1, Word: "WORT", Points: p - 60*seat})
	}
	fatal(t, s.Append(Append{Log: id, Seq: 1, Row: games.Row{Type: "end", Data: []byte("{}")}, Standing: st, Outcome: &o}))
	return id
}

// Points at the start win matches and aren't anybody's own: means and bests leave them out, the skill expects more of who has them, and
// the history finds such matches.
func TestHandicapsAreNobodysOwn(t *testing.T) {
	s, c := newStore(t)
	p := addPlayers(t, s, "Ada", "Mia")
	over(t, s, c, nil, p...)
	headed(t, s, c, p, 400, 410)
	all, err := s.Statistics(AllTime)
	fatal(t, err)
	for _, of := range all["dicewords"] {
		if want := map[PlayerID]Sums{
			p[0]: {Played: 2, Won: 1, Points: 490, Best: 400, Turns: 2, TurnPoints: 490, BestRun: 1},
			p[1]: {Played: 2, Won: 1, Points: 439, Best: 350, Turns: 2, TurnPoints: 439, Run: 1, BestRun: 1},
		}[of.Player.ID]; of.Sums != want {
			t.Errorf("%s: %+v", of.Player.Name, of.Sums)
		}
	}
	first := rating.After([]rating.Rating{rating.New(), rating.New()}, []int{1, 2}, nil)
	want := rating.After(first, []int{2, 1}, []float64{0, handicap.Terms{Seats: 2, Target: 400, Head: []int{0, 60}}.EdgeOf(1)})
	for i, who := range p {
		f, err := s.Form("dicewords", who, 0, false)
		fatal(t, err)
		if math.Abs(f.Mu-want[i].Mu) > 1e-9 || f.Matches != 2 || f.Rated != 2 || f.Turns != 2 || f.Mean != []float64{245, 219.5}[i] {
			t.Errorf("%+v, want %+v", f, want[i])
		}
	}
	found, _, err := s.History(HistoryFilter{Handicap: true})
	if err != nil || len(found) != 1 || found[0].Terms.HeadOf(1) != 60 || found[0].Points[1] != 410 {
		t.Errorf("%+v, %v", found, err)
	}
}

// Twelve matches tell of somebody; of somebody else none do.
func TestFormIsOfLate(t *testing.T) {
	s, c := newStore(t)
	p := addPlayers(t, s, "Ada", "Mia", "Ben")
	for i := range 14 {
		headed(t, s, c, p[:2], 100*i, 50)
	}
	f, err := s.Form("dicewords", p[0], 0, false)
	if err != nil || f.Matches != handicap.Sure || f.Mean != 750 || f.Rated != 14 {
		t.Errorf("%+v, %v", f, err)
	}
	if f, err := s.Form("dicewords", p[2], 0, false); err != nil || f.Matches != 0 || f.Mu != rating.StartMean {
		t.Errorf("%+v, %v", f, err)
	}
}

// A handicap typed on a sheet holds instead of the one agreed on, until it is taken back.
func TestSheetsHandicapIsCorrected(t *testing.T) {
	s, _ := newStore(t)
	p := addPlayers(t, s, "Ada", "Mia")
	o := games.Outcome{Reason: games.ReasonTarget, Places: games.Rank([]int{400, 410})}
	st := games.Standing{Round: 1, Points: []int{400, 410}}
	id, err := s.CreateSheet(NewSheet{Kind: "dicewords", Setup: []byte(`{"Seats":2,"Target":400}`), Players: p})
	fatal(t, err)
	edit, err := games.Encode(sheet.Edit{}.Number(sheet.Cell{Seat: 1, Field: sheet.FieldHead}, 60))
	fatal(t, err)
	for i, x := range []struct {
		row  games.Row
		best int
	}{{games.Row{Type: sheet.TypeSet, Data: edit}, 350}, {games.Row{Type: sheet.TypeUndo}, 410}, {games.Row{Type: sheet.TypeRedo}, 350}} {
		x.row.Seat = games.Table
		fatal(t, s.Append(Append{Log: id, Seq: i + 1, Row: x.row, Standing: st, Outcome: &o}))
		all, err := s.Statistics(AllTime)
		fatal(t, err)
		for _, of := range all["dicewords"] {
			if of.Player.ID == p[1] && of.Best != x.best {
				t.Errorf("after %d: %+v", i, of.Sums)
			}
		}
		n, err := s.CountHistory(HistoryFilter{Handicap: true}, 9)
		fatal(t, err)
		equal(t, "with a handicap", n == 1, x.best == 350)
	}
}
