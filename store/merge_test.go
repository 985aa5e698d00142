package store

import (
	"bytes"
	"slices"
	"testing"
	"time"

	"spieltisch/games"
	"spieltisch/games/rating"
)

// two plays one game of two to its end: the first one wins.
func two(t *testing.T, s *Store, c *clock, winner, loser PlayerID) MatchID {
	t.Helper()
	c.forward(time.Hour)
	id := newMatch(t, s, winner, loser)
	act(t, s, id, "end", func(a *Append) {
		a.Standing = games.Standing{Points: []int{9, 3}, Scored: []games.ScoredTurn{{Seat: 0, Round: 1, Word: "ROT", Points: 9}}}
		a.Outcome = &games.Outcome{Reason: "target", Places: []games.Place{{Seat: 0, Rank: 1, Points: 9}, {Seat: 1, Rank: 2, Points: 3}}}
	})
	return id
}

// The words that came up at a player's tables are those of all who sat there, the newest first.
func TestLateWords(t *testing.T) {
	s, c := newStore(t)
	p := addPlayers(t, s, "Tina", "Lee", "Ben")
	for i, words := range [][]string{{"ROT", "BLAU"}, {"GELB", ""}, {"WEISS"}} {
		c.forward(time.Hour)
		id := newMatch(t, s, p[0], p[1+i%2]) // the second one is with Ben
		act(t, s, id, "words", func(a *Append) {
			a.Standing.Points = []int{0, 0}
			for n, w := range words {
				a.Standing.Scored = append(a.Standing.Scored, games.ScoredTurn{Seat: games.Seat(n % 2), Round: 1, Word: w})
			}
		})
	}
	for _, c := range []struct {
		player PlayerID
		limit  int
		want   []string
	}{
		{p[0], 30, []string{"WEISS", "GELB", "BLAU", "ROT"}},
		{p[0], 2, []string{"WEISS", "GELB"}},
		{p[1], 30, []string{"WEISS", "BLAU", "ROT"}},
		{p[2], 30, []string{"GELB"}},
	} {
		if got, err := s.LateWords("dicewords", c.player, c.limit); err != nil || !slices.Equal(got, c.want) {
			t.Errorf("%d, %d: %q, %v, want %q", c.player, c.limit, got, err, c.want)
		}
	}
	if got, err := s.LateWords("decipher", p[0], 30); err != nil || len(got) > 0 {
		t.Errorf("of another game %q, %v", got, err)
	}
}

func TestMergeAndTakeItBack(t *testing.T) {
	s, c := newStore(t)
	p := addPlayers(t, s, "Tina", "Tinchen", "Lee", "T.")
	first := two(t, s, c, p[0], p[2])
	two(t, s, c, p[1], p[2])
	two(t, s, c, p[2], p[3])
	before := dump(t, s.read)
	fatal(t, s.MergePlayers(p[3], p[1]), s.MergePlayers(p[1], p[0]))
	players, err := s.Players()
	fatal(t, err)
	if len(players) != 2 {
		t.Errorf("%v", names(players))
	}
	every, err := s.Statistics(AllTime)
	st := every[""]
	fatal(t, err)
	if len(st) != 2 || st[0].Played != 3 || st[1].Player.ID != p[0] || st[1].Won != 2 || st[1].BestRun != 2 || st[1].Run != 0 {
		t.Errorf("%+v", st)
	}
	pairs, err := s.HeadToHead("dicewords", AllTime)
	fatal(t, err)
	equal(t, "pairs", pairs, []Pair{{A: p[0], B: p[2], AWon: 2, BWon: 1}})
	words, err := s.CommonWords("dicewords", p[0], 5)
	fatal(t, err)
	equal(t, "words", words, []WordCount{{"ROT", 2}})
	if m, err := s.Match(first + 1); err != nil || m.Players[0].Name != "Tina" {
		t.Errorf("%+v, %v", m.Players, err)
	}
	if page, _, err := s.History(HistoryFilter{Player: p[0]}); err != nil || len(page) != 3 {
		t.Errorf("%d games, %v", len(page), err)
	}
	merged, err := s.Merged()
	fatal(t, err)
	if len(merged) != 2 || merged[1].MergedInto != p[0] {
		t.Errorf("%+v", merged)
	}
	fatal(t, s.UnmergePlayer(p[1]), s.UnmergePlayer(p[3]))
	if after := dump(t, s.read); after != before {
		t.Errorf("before\n%s\nafter\n%s", before, after)
	}
}

func TestMergeRefusals(t *testing.T) {
	s, c := newStore(t)
	p := addPlayers(t, s, "Tina", "Lee", "Ben", "Zoe")
	fatal(t, s.DeleteMatch(two(t, s, c, p[0], p[1])))
	newSheet(t, s, p[2], p[3])
	before := dump(t, s.read)
	wantCode(t, s.MergePlayers(p[0], p[0]), CodeSamePlayer)
	wantCode(t, s.MergePlayers(p[0], 99), CodeNotFound)
	wantCode(t, s.MergePlayers(99, p[0]), CodeNotFound)
	wantCode(t, s.MergePlayers(p[0], p[1]), CodeTogether, "Name", "Tina", "Other", "Lee")
	wantCode(t, s.MergePlayers(p[3], p[2]), CodeTogether, "Name", "Zoe", "Other", "Ben")
	wantCode(t, s.UnmergePlayer(p[0]), CodeNotFound)
	if after := dump(t, s.read); after != before {
		t.Errorf("%s\n%s", before, after)
	}
	fatal(t, s.MergePlayers(p[2], p[0]))
	wantCode(t, s.MergePlayers(p[0], p[2]), CodeSamePlayer)
	wantCode(t, s.MergePlayers(p[3], p[0]), CodeTogether) // with whoever is Tina now
	_, err := s.CreateMatch(NewMatch{Kind: "dicewords", Players: []PlayerID{p[0], p[2]}})
	wantCode(t, err, CodeNameTaken, "Name", "Tina")
	_, err = s.AddPlayer("Ben", 1) // the name is free
	fatal(t, err)
	wantCode(t, s.UnmergePlayer(p[2]), CodeNameTaken, "Name", "Ben")
}

func TestPlayersPictures(t *testing.T) {
	s, _ := newStore(t)
	p := addPlayers(t, s, "Tina")
	png := append([]byte("\x89PNG\r\n\x1a\n"), make([]byte, 100)...)
	fatal(t, s.SetPicture(p[0], png))
	players, err := s.Players()
	fatal(t, err)
	data, err := s.Picture(p[0])
	fatal(t, err)
	if !bytes.Equal(data, png) || players[0].Picture != 1 {
		t.Errorf("%d bytes, %+v", len(data), players[0])
	}
	wantCode(t, s.SetPicture(p[0], []byte("GIF89a")), CodeBadPicture)
	wantCode(t, s.SetPicture(p[0], append([]byte("\xff\xd8\xff"), make([]byte, MaxPicture)...)), CodeBadPicture, "Max", 512)
	wantCode(t, s.SetPicture(99, png), CodeNotFound)
	fatal(t, s.SetPicture(p[0], nil))
	if data, err := s.Picture(p[0]); data != nil || err != nil {
		t.Errorf("%d bytes, %v", len(data), err)
	}
}

// A correction in the past gives the ratings that playing it so at once gives.
func TestRatingsFollowCorrections(t *testing.T) {
	s, c := newStore(t)
	p := addPlayers(t, s, "Tina", "Lee", "Ben")
	var sheets []SheetID
	for i := range 5 {
		c.forward(24 * time.Hour)
		id := newSheet(t, s, p[i%3], p[(i+1)%3])
		edit(t, s, id, won)
		sheets = append(sheets, id)
	}
	by := map[PlayerID]rating.Rating{p[0]: rating.New(), p[1]: rating.New(), p[2]: rating.New()}
	play := func(i int, ranks ...int) {
		a, b := p[i%3], p[(i+1)%3]
		r := rating.After([]rating.Rating{by[a], by[b]}, ranks, nil)
		by[a], by[b] = r[0], r[1]
	}
	for i := range 5 {
		if i == 1 {
			play(i, 2, 1)
		} else {
			play(i, 1, 2)
		}
	}
	edit(t, s, sheets[1], won, func(a *Append) {
		a.Outcome.Places = []games.Place{{Seat: 1, Rank: 1, Points: 3}, {Seat: 0, Rank: 2, Points: 2}}
	})
	all, err := s.Ratings("decipher", false, 0)
	fatal(t, err)
	if len(all) != 3 || all[0].Mu < all[1].Mu || all[1].Mu < all[2].Mu {
		t.Errorf("%+v", all)
	}
	for _, r := range all {
		if r.Rating != by[r.Player.ID] {
			t.Errorf("%s: %+v, want %+v", r.Player.Name, r.Rating, by[r.Player.ID])
		}
	}
	series, err := ratedOf(s, "decipher", p[0], false)
	fatal(t, err)
	if len(series) < 2 || series[len(series)-1] != by[p[0]] {
		t.Errorf("%+v", series)
	}
}

// ratedOf are a player's estimates after each game of a kind that counts for them, the oldest first.
func ratedOf(s *Store, kind string, player PlayerID, computers bool) (all []rating.Rating, err error) {
	err = s.view("rated", func(tx readTx) (err error) {
		all, err = list(tx, func(r scanner) (x rating.Rating, err error) {
			return x, r.Scan(&x.Mu, &x.Sigma)
		}, `SELECT mu, sigma FROM play_seats WHERE player_id = ? AND kind = ? AND (computers > 0) = ? AND mu IS NOT NULL
			ORDER BY at, play_id`, player, kind, computers)
		return err
	})
	return all, err
}

func TestPeriodsSplit(t *testing.T) {
	for p, want := range map[Period][2]int{AllTime: {0, 0}, Year(2025): {2025, 0}, Month(2025, time.November): {2025, 11}} {
		if y, m := p.Split(); y != want[0] || int(m) != want[1] {
			t.Errorf("%d is %d, %v", p, y, m)
		}
	}
}

// Fourteen months with a game each, from April 2026 on.
func TestSumsByPeriod(t *testing.T) {
	s, c := newStore(t)
	p := addPlayers(t, s, "Tina", "Lee")
	for range 14 {
		c.forward(31 * 24 * time.Hour)
		two(t, s, c, p[0], p[1])
	}
	years, err := s.PlayedYears()
	fatal(t, err)
	equal(t, "years", years, []int{2027, 2026})
	months, err := s.Months("dicewords", Month(2026, 11), Month(2027, 2))
	fatal(t, err)
	won := Sums{Played: 1, Won: 1, Points: 9, Best: 9, Turns: 1, TurnPoints: 9}
	equal(t, "months", len(months), 8)
	equal(t, "first month", months[0], SeriesPoint{p[0], Month(2026, 11), won})
	equal(t, "last month", months[7], SeriesPoint{p[1], Month(2027, 2), Sums{Played: 1, Points: 3, Best: 3}})
	all, err := s.Years("")
	fatal(t, err)
	equal(t, "years of Tina", all[0].Played+all[2].Played, 14)
	counts, err := s.PlayCounts(Year(2026), AnyTable)
	fatal(t, err)
	equal(t, "counts", counts, []KindCount{{"", all[0].Played}, {"dicewords", all[0].Played}})
	longest, err := s.Words(WordFilter{Kind: "dicewords", Longest: true, Player: p[0], Year: 2027, Limit: 1})
	fatal(t, err)
	last := longest[0]
	equal(t, "word", []any{last.Word, last.Letters, last.Points, last.Player.Name, last.At.Year()}, []any{"ROT", 3, 9, "Tina", 2027})
}

// Merged into somebody hidden, nobody's games go from the lists; two who are hidden stay so.
func TestMergeIntoHidden(t *testing.T) {
	s, c := newStore(t)
	p := addPlayers(t, s, "Tina", "Tinchen", "Lee", "T.")
	two(t, s, c, p[1], p[2])
	hide := func(id PlayerID, name string) { fatal(t, s.UpdatePlayer(Player{ID: id, Name: name, Hidden: true})) }
	shown := func() []string {
		all, err := s.Players()
		fatal(t, err)
		return names(all)
	}
	hide(p[0], "Tina")
	hide(p[3], "T.")
	fatal(t, s.MergePlayers(p[3], p[0]))
	equal(t, "two hidden ones", shown(), []string{"Lee", "Tinchen"})
	fatal(t, s.UpdatePlayer(Player{ID: p[2], Name: "tina"})) // free, as Tina is hidden
	before := dump(t, s.read)
	wantCode(t, s.MergePlayers(p[1], p[0]), CodeNameTaken, "Name", "tina") // who is there
	if after := dump(t, s.read); after != before {
		t.Error("a refusal has changed something")
	}
	fatal(t, s.UpdatePlayer(Player{ID: p[2], Name: "Lee"}), s.UpdatePlayer(Player{ID: p[1], Name: "Tina"}))
	fatal(t, s.MergePlayers(p[1], p[0])) // of the same name, which only one of them needs now
	equal(t, "who is shown again", shown(), []string{"Lee", "Tina"})
	every, err := s.Statistics(AllTime)
	st := every[""]
	fatal(t, err)
	if len(st) != 2 || st[1].Player.ID != p[0] || st[1].Player.Hidden || st[1].Won != 1 {
		t.Errorf("%+v", st)
	}
}
