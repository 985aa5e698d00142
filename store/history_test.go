package store

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"spieltisch/games"
)

// manyPlays are matches and sheets of two games, in all states, at two places.
func manyPlays(t testing.TB, s *Store, c *clock, n int) {
	t.Helper()
	p := addPlayers(t, s, "Ada", "Ben", "Cleo")
	for i := range n {
		c.forward(time.Hour)
		who := [][]PlayerID{p, p[:2], p[1:], p[:1]}[i%4]
		if i%3 == 0 {
			id, err := s.CreateSheet(NewSheet{Kind: []string{"decipher", "dicewords"}[i%2], Players: who, Place: []string{"", "Zug", "Hütte"}[i/3%3], Played: c.now().Add(time.Minute)})
			fatal(t, err)
			if len(who) == 2 {
				edit(t, s, id, won)
			}
			continue
		}
		id, err := s.CreateMatch(NewMatch{Kind: []string{"dicewords", "decipher"}[i%2], Players: who})
		fatal(t, err)
		if i%5 > 0 {
			var o games.Outcome
			o.Reason = []games.Reason{games.ReasonAbandoned, "target"}[i%2]
			for seat := range who {
				o.Places = append(o.Places, games.Place{Seat: games.Seat(seat), Rank: seat + 1, Points: 9 - seat})
			}
			act(t, s, id, "end", func(a *Append) { a.Outcome = &o })
		}
		if i%7 == 0 {
			fatal(t, s.DescribeMatch(id, "Zug", "Notiz"))
		}
	}
}

func (f HistoryFilter) takes(p Play) bool {
	return (f.Kind == "" || f.Kind == p.Kind) && (f.Place == "" || f.Place == p.Place) && (!f.Open || p.State == Running) && (!f.Sheets || p.Sheet != 0) &&
		(f.From.IsZero() || !p.At.Before(f.From)) && (f.To.IsZero() || p.At.Before(f.To)) &&
		p.has(f.Player) && p.has(f.With) && p.says(f.Text)
}

func (p Play) has(player PlayerID) bool {
	return player == 0 || slices.ContainsFunc(p.Players, func(x Player) bool { return x.ID == player })
}

// says tells whether each word stands somewhere in place, note and names.
func (p Play) says(text string) bool {
	all := p.Place + " " + p.Note
	for _, x := range p.Players {
		all += " " + x.Name
	}
	return !slices.ContainsFunc(strings.Fields(text), func(word string) bool {
		return !strings.Contains(strings.ToLower(all), strings.ToLower(word))
	})
}

func historyFilters(from time.Time) (all []HistoryFilter) {
	for _, kind := range []string{"", "decipher", "else"} {
		for _, player := range []PlayerID{0, 1, 3} {
			for _, place := range []string{"", "Zug", "Mars"} {
				for _, open := range []bool{false, true} {
					for _, days := range [][2]time.Time{{}, {from.Add(10 * time.Hour), from.Add(30 * time.Hour)}} {
						f := HistoryFilter{Kind: kind, Player: player, Place: place, Open: open, From: days[0], To: days[1]}
						all = append(all, f)
						f.Sheets = true
						all = append(all, f)
						f.Sheets, f.With = false, 2
						all = append(all, f)
						f.With, f.Text = 0, "CLEO hüt"
						all = append(all, f)
					}
				}
			}
		}
	}
	return all
}

func TestHistoryFiltersAndPages(t *testing.T) {
	s, c := newStore(t)
	from := c.now()
	manyPlays(t, s, c, 48)
	all, next, err := s.History(HistoryFilter{Limit: 1000})
	fatal(t, err)
	if len(all) != 48 || next != nil || !slices.IsSortedFunc(all, func(a, b Play) int { return b.At.Compare(a.At) }) {
		t.Fatal(len(all), next)
	}
	for _, f := range historyFilters(from) {
		var want, got []string
		for _, p := range all {
			if f.takes(p) {
				want = append(want, p.UID)
			}
		}
		f.Limit = 5
		for pages := 0; ; pages++ {
			page, next, err := s.History(f)
			fatal(t, err)
			for _, p := range page {
				got = append(got, p.UID)
			}
			if f.After = next; next == nil {
				break
			}
			if len(page) != 5 || pages > 20 {
				t.Fatal("a page of", len(page))
			}
		}
		equal(t, fmt.Sprintf("%+v", f), got, want)
		n, err := s.CountHistory(f, 1000)
		fatal(t, err)
		few, err := s.CountHistory(f, 3)
		fatal(t, err)
		equal(t, "count", []int{n, few}, []int{len(want), min(3, len(want))})
	}
	places, err := s.Places()
	fatal(t, err)
	equal(t, "places", places, []string{"Hütte", "Zug"})
	if i := slices.IndexFunc(all, func(p Play) bool { return p.Note == "Notiz" }); i < 0 || all[i].Match == 0 || all[i].Place != "Zug" {
		t.Error("no match with a note")
	}
}

// Who searches finds places, notes, names and words, however they are written, and a sign that
// means something in a query is a sign.
func TestHistorySearch(t *testing.T) {
	s, c := newStore(t)
	p := addPlayers(t, s, "Änne", "Ben")
	played := func(who []PlayerID, place, note, word string) MatchID {
		c.forward(time.Hour)
		id, err := s.CreateMatch(NewMatch{Kind: "dicewords", Players: who})
		fatal(t, err)
		act(t, s, id, "end", func(a *Append) {
			a.Outcome = &games.Outcome{Reason: "target"}
			for seat := range who {
				a.Outcome.Places = append(a.Outcome.Places, games.Place{Seat: games.Seat(seat), Rank: seat + 1})
			}
			a.Standing.Scored = []games.ScoredTurn{{Seat: 0, Word: word, Points: 9}}
		})
		fatal(t, s.DescribeMatch(id, place, note))
		return id
	}
	both := played(p, "Hütte", "Öfter so, 100% Spaß", "KEKS")
	alone := played(p[:1], "Zug", "", "MÜRBEKEKS")
	for text, want := range map[string][]MatchID{
		"":             {alone, both},
		"änne":         {alone, both},
		"ÄNNE ben":     {both},
		"hütte":        {both},
		"öfter":        {both},
		"0% spa":       {both},
		"keks":         {both},
		"mürbe  zug":   {alone},
		"kekse":        nil,
		"keks ben zug": nil,
		"_":            nil,
		"%' OR 1=1 --": nil,
	} {
		page, _, err := s.History(HistoryFilter{Text: text})
		fatal(t, err)
		var got []MatchID
		for _, x := range page {
			got = append(got, x.Match)
		}
		equal(t, text, got, want)
	}
}

// Every page comes from an index in its order, and the second one begins where the first
// ended; nothing is sorted.
func TestHistoryIsServedByIndices(t *testing.T) {
	s, c := newStore(t)
	for _, f := range historyFilters(c.now()) {
		for _, after := range []*Cursor{nil, {1, 1}} {
			f.After = after
			query, args := f.query(20)
			plan := planOf(t, s, query, args...)
			if strings.Contains(plan, "B-TREE") || !strings.Contains(plan, "INDEX play") {
				t.Errorf("%+v\n%s\n%s", f, query, plan)
			}
			if after != nil && !strings.Contains(strings.Split(plan, "\n")[0], "SEARCH") {
				t.Errorf("%+v starts at the beginning\n%s", f, plan)
			}
		}
	}
	for _, f := range []WordFilter{{Kind: "k"}, {Kind: "k", Longest: true}, {Kind: "k", Player: 1}, {Kind: "k", Year: 2025}, {Kind: "k", Player: 1, Year: 2025, Longest: true}} {
		query, args := f.query()
		if plan := planOf(t, s, query, args...); strings.Contains(plan, "B-TREE") || strings.Contains(plan, "SCAN") {
			t.Errorf("%+v\n%s", f, plan)
		}
	}
}

func planOf(t *testing.T, s *Store, query string, args ...any) string {
	t.Helper()
	var plan []string
	fatal(t, s.view("plan", func(tx readTx) (err error) {
		plan, err = list(tx, func(r scanner) (text string, err error) {
			var id, parent, unused int
			return text, r.Scan(&id, &parent, &unused, &text)
		}, "EXPLAIN QUERY PLAN "+query, args...)
		return err
	}))
	return strings.Join(plan, "\n")
}
