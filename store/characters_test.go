package store

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"spieltisch/games"
	"spieltisch/games/mind"
	"spieltisch/games/rating"
	"spieltisch/games/sheet"
)

// character is the player that a character is.
func character(t testing.TB, s *Store, l mind.Level) PlayerID {
	t.Helper()
	p, err := s.Character(l)
	fatal(t, err)
	return p.ID
}

// over ends a match of the default kind: the first seat is the first, and so on.
func over(t *testing.T, s *Store, c *clock, record *games.Record, players ...PlayerID) MatchID {
	t.Helper()
	return overIn(t, s, c, 0, record, players...)
}

// overIn is over with characters of an edition.
func overIn(t *testing.T, s *Store, c *clock, edition int, record *games.Record, players ...PlayerID) MatchID {
	t.Helper()
	c.forward(time.Minute)
	id, err := s.CreateMatch(NewMatch{Kind: "dicewords", Players: players, Edition: edition})
	fatal(t, err)
	o := games.Outcome{Reason: games.ReasonTarget, Record: record}
	st := games.Standing{Round: 1}
	for seat := range players {
		o.Places = append(o.Places, games.Place{Seat: games.Seat(seat), Rank: seat + 1, Points: 90 - seat})
		st.Points = append(st.Points, 90-seat)
		st.Scored = append(st.Scored, games.ScoredTurn{Seat: games.Seat(seat), Round: 1, Word: "WORT", Points: 90 - seat})
	}
	fatal(t, s.Append(Append{Log: id, Seq: 1, Row: games.Row{Type: "end", Data: []byte("{}")}, Standing: st, Outcome: &o}))
	return id
}

// Characters have the same uid in every file, and one row.
func TestCharactersAreTheSameEverywhere(t *testing.T) {
	s, _ := newStore(t)
	other, _ := newStore(t)
	addPlayers(t, other, "Ada")
	seen, colors := map[string]bool{}, map[int]bool{}
	for _, l := range mind.Characters() {
		a, err := s.Character(l)
		fatal(t, err)
		b, err := other.Character(l)
		fatal(t, err)
		again, err := s.Character(l)
		fatal(t, err)
		if a != again || a.UID != b.UID || a.Level != l || a.Name != l.Name() || !a.Computer() || CharacterOf(a.UID) != l || len(a.UID) != 32 || seen[a.UID] {
			t.Errorf("%+v, %+v, %+v", a, again, b)
		}
		seen[a.UID], colors[a.Color] = true, true
	}
	equal(t, "colours", len(colors), mind.Levels)
	_, err := s.Character(6)
	wantCode(t, err, CodeNotFound)
	if CharacterOf("") != 0 || CharacterUID(0) != "" {
		t.Error("nobody is a character")
	}
}

// A child may be called Nova, and nothing that is for persons takes the character.
func TestCharactersAreNoPersons(t *testing.T) {
	s, c := newStore(t)
	ada := addPlayers(t, s, "Ada")[0]
	nova := character(t, s, mind.Nova)
	child, err := s.AddPlayer("nova", 1)
	fatal(t, err)
	fatal(t, s.UpdatePlayer(child))
	over(t, s, c, nil, ada, nova)
	for what, list := range map[string]func() ([]Player, error){"players": s.Players, "all": s.AllPlayers, "merged": s.Merged, "learners": s.Learners} {
		all, err := list()
		fatal(t, err)
		for _, p := range all {
			if p.Computer() {
				t.Errorf("%s: %+v", what, p)
			}
		}
	}
	_, courseErr := s.Learning(nova, "1")
	_, resetErr := s.ResetLearning(nova)
	for _, err := range []error{
		s.MergePlayers(nova, ada), s.MergePlayers(ada, nova), s.UpdatePlayer(Player{ID: nova, Name: "Nora"}), s.SetPicture(nova, []byte("\x89PNG\r\n\x1a\n")),
		s.AppendLearning(AppendLearning{Player: nova, Seq: 1, Data: []byte("a")}), courseErr, resetErr,
	} {
		wantCode(t, err, CodeNotFound)
	}
	m, err := s.Match(1)
	fatal(t, err)
	if m.Players[0].Computer() || m.Players[1].Level != mind.Nova {
		t.Errorf("%+v", m.Players)
	}
}

// Statistics, ratings and records move by games of persons only; what was played with characters counts apart.
func TestGamesWithCharactersCountApart(t *testing.T) {
	s, c := newStore(t)
	p := addPlayers(t, s, "Ada", "Ben")
	nova, pip := character(t, s, mind.Nova), character(t, s, mind.Pip)
	over(t, s, c, nil, p[0], p[1])
	before, err := s.Statistics(AllTime)
	fatal(t, err)
	rated, err := s.Ratings("dicewords", false, 0)
	fatal(t, err)
	record := &games.Record{Key: "400", Value: 7}
	with := over(t, s, c, record, p[0], nova)
	over(t, s, c, nil, nova, p[0], pip)
	over(t, s, c, nil, pip, p[0], p[1])
	over(t, s, c, record, nova) // by itself
	after, err := s.Statistics(AllTime)
	fatal(t, err)
	equal(t, "statistics", sums(after[""]), sums(before[""]))
	again, err := s.Ratings("dicewords", false, 0)
	fatal(t, err)
	if len(again) != 2 || again[0].Rating != rated[0].Rating || again[1].Rating != rated[1].Rating {
		t.Errorf("%+v, want %+v", again, rated)
	}
	records, err := s.Records("dicewords", "400", 0)
	fatal(t, err)
	equal(t, "records", len(records), 0)
	pairs, err := s.HeadToHead("", AllTime)
	fatal(t, err)
	equal(t, "pairs", pairs, []Pair{{A: p[0], B: p[1], AWon: 1}})
	series, err := ratedOf(s, "dicewords", p[0], true)
	fatal(t, err)
	equal(t, "rated with characters", len(series), 3)
	against, err := s.Against("dicewords", AllTime, p[0])
	fatal(t, err)
	var got []Standoff
	for _, x := range against {
		if x.Person.Name != "Ada" {
			t.Errorf("%+v", x)
		}
		got = append(got, Standoff{Player{}, Player{Level: x.Character.Level}, x.Played, x.Won, x.Lost})
	}
	equal(t, "against", got, []Standoff{{Player{}, Player{Level: mind.Pip}, 2, 1, 1}, {Player{}, Player{Level: mind.Nova}, 2, 1, 1}})
	if none, err := s.Against("", Year(1999), p[0]); err != nil || len(none) > 0 {
		t.Errorf("%+v, %v", none, err)
	}
	all, err := s.Against("", AllTime, 0)
	fatal(t, err)
	equal(t, "of all", len(all), 3)
	strengths, err := s.Ratings("dicewords", true, 0)
	fatal(t, err)
	equal(t, "rated with characters", len(strengths), 4)
	for at, n := range map[Table]int{AnyTable: 5, Persons: 1, Computers: 4} {
		counts, err := s.PlayCounts(AllTime, at)
		fatal(t, err)
		equal(t, "counts", counts[0].Plays, n)
	}
	words, err := s.Words(WordFilter{Kind: "dicewords", Player: p[0]})
	fatal(t, err)
	for _, w := range words {
		if w.Player.Computer() || w.Computers != (w.Match > 1) {
			t.Errorf("%+v", w)
		}
	}
	for table, want := range map[Table]int{AnyTable: 5, Persons: 1, Computers: 4} {
		n, err := s.CountHistory(HistoryFilter{Table: table}, 99)
		fatal(t, err)
		equal(t, "history", n, want)
	}
	n, err := s.CountHistory(HistoryFilter{Player: p[0], With: pip, Table: Computers}, 99)
	fatal(t, err)
	equal(t, "with Pip", n, 2)
	fatal(t, s.DeleteMatch(with))
	against, err = s.Against("", AllTime, p[0])
	fatal(t, err)
	equal(t, "without the deleted one", against[1].Played, 1)
}

// strengths are the estimates of who has played with characters, by name; nobody is there twice.
func strengths(t *testing.T, s *Store, kind string, edition int) map[string]rating.Rating {
	t.Helper()
	all, err := s.Ratings(kind, true, edition)
	fatal(t, err)
	out, seen := map[string]rating.Rating{}, map[PlayerID]bool{}
	for _, r := range all {
		if seen[r.Player.ID] {
			t.Errorf("%s twice", r.Player.Name)
		}
		seen[r.Player.ID] = true
		if _, there := out[r.Player.Name]; !there || r.Player.Computer() { // a child may be called so
			out[r.Player.Name] = r.Rating
		}
	}
	return out
}

// Matches with earlier characters count as with somebody else: those of now begin anew, persons go on.
func TestEditionsAreRatedApart(t *testing.T) {
	s, c := newStore(t)
	ada, pip := addPlayers(t, s, "Ada")[0], character(t, s, mind.Pip)
	for range 5 {
		over(t, s, c, nil, pip, ada)
	}
	first := strengths(t, s, "dicewords", 0)
	want := map[string]rating.Rating{"Ada": first["Ada"]}
	equal(t, "before the first match", strengths(t, s, "dicewords", 1), want)
	now := overIn(t, s, c, 1, nil, ada, pip)
	after := rating.After([]rating.Rating{first["Ada"], rating.New()}, []int{1, 2}, nil)
	want = map[string]rating.Rating{"Ada": after[0], "Pip": after[1]}
	equal(t, "after it", strengths(t, s, "dicewords", 1), want)
	equal(t, "the first Pip", strengths(t, s, "dicewords", 0), map[string]rating.Rating{"Ada": after[0], "Pip": first["Pip"]})
	against, err := s.Against("dicewords", AllTime, ada)
	fatal(t, err)
	if len(against) != 1 || against[0].Played != 6 {
		t.Errorf("%+v", against)
	}
	places := games.Outcome{Reason: games.ReasonTarget, Places: []games.Place{{Seat: 0, Rank: 1, Points: 9}, {Seat: 1, Rank: 2, Points: 3}}}
	_, err = s.CreateSheet(NewSheet{Kind: "dicewords", Players: []PlayerID{ada, pip}, Played: c.now(), Match: now, First: &sheet.Row{Type: "begin", Data: []byte("{}")}, Outcome: &places})
	fatal(t, err)
	equal(t, "by a sheet that stands for it", strengths(t, s, "dicewords", 1), want)
	again := overIn(t, s, c, 0, nil, pip, ada) // from another computer, say
	if got := strengths(t, s, "dicewords", 1); got["Pip"] != want["Pip"] || got["Ada"] == want["Ada"] {
		t.Errorf("%+v after a match with an earlier one, %+v before", got, want)
	}
	fatal(t, s.DeleteMatch(again))
	equal(t, "without it", strengths(t, s, "dicewords", 1), want)
}

// The characters of a file that an earlier version of the program wrote are the first ones.
func TestEditionsOfALandedFile(t *testing.T) {
	landed, err := os.ReadFile("../app/testdata/landed/schema-14/" + fileName)
	fatal(t, err)
	dir := t.TempDir()
	fatal(t, os.WriteFile(filepath.Join(dir, fileName), landed, 0o600))
	s := reopen(t, dir, &clock{time.Date(2027, 1, 1, 12, 0, 0, 0, time.UTC)})
	before := strengths(t, s, "davinci", 0)
	pip, there := before["Pip"]
	if _, now := strengths(t, s, "davinci", 1)["Pip"]; !there || pip == rating.New() || now {
		t.Errorf("%+v, later ones %t", before, now)
	}
	id, err := s.CreateMatch(NewMatch{Kind: "davinci", Players: []PlayerID{1, character(t, s, mind.Pip)}, Edition: 1})
	fatal(t, err)
	fatal(t, s.Append(Append{Log: id, Seq: 1, Row: games.Row{Type: "end", Data: []byte("{}")}, Standing: games.Standing{Round: 1, Points: []int{0, 1}}, Outcome: &games.Outcome{
		Reason: games.ReasonTarget, Places: []games.Place{{Seat: 1, Rank: 1, Points: 1}, {Seat: 0, Rank: 2}},
	}}))
	if got := strengths(t, s, "davinci", 0)["Pip"]; got != pip {
		t.Errorf("the first Pip is %+v, was %+v", got, pip)
	}
	if got := strengths(t, s, "davinci", 1)["Pip"]; got.Mu <= rating.StartMean {
		t.Errorf("the Pip of now is %+v", got)
	}
}

func sums(all []PlayerSums) map[string]Sums {
	out := map[string]Sums{}
	for _, x := range all {
		out[x.Player.Name] = x.Sums
	}
	return out
}
