package store

import (
	"fmt"
	"sort"
	"testing"
	"time"

	"spieltisch/games"
)

// fillFamily writes n finished matches of four games with 200 actions and 20 scored turns
// each, three a day, and 20 running ones, past the API for speed; then derives.
func fillFamily(b *testing.B, s *Store, c *clock, n int) {
	b.Helper()
	players := addPlayers(b, s, "Ada", "Ben", "Cleo", "Dora", "Emil", "Fritz")
	kinds := []string{"decipher", "dicewords", "davinci", "woerterklauer"}
	start := c.now()
	fatal(b, s.update("fill", func(tx writeTx) error {
		for i := range n + 20 {
			id, at := MatchID(i+1), millis(start.Add(time.Duration(i)*8*time.Hour))
			state, reason := Finished, games.Reason("target")
			if i >= n {
				state, reason = Running, ""
			}
			_, err := tx.Exec(`INSERT INTO matches (id, uid, kind, rules, setup, state, reason, created, updated, turn, round, phase, rows, place)
				VALUES (?, ?, ?, 1, ?, ?, ?, ?, ?, 0, 1, '', 200, ?)`, id, newUID(), kinds[i%4], make([]byte, 2000), state, reason, at, at, []string{"", "", "Hütte", "Zug"}[i%4])
			fatal(b, err)
			for seat := range 2 + i%3 {
				fatal(b, seatPlayer(tx, id, games.Seat(seat), players[(i/2+seat)%len(players)]))
			}
			if i < n {
				_, err = tx.Exec("UPDATE seats SET points = (match_id * 37 + seat * 11) % 300, place_points = (match_id * 37 + seat * 11) % 300, place = 1 + (seat + match_id) % ? WHERE match_id = ?", 2+i%3, id)
				fatal(b, err)
			}
			_, err = tx.Exec(`WITH RECURSIVE n(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n WHERE value < 200)
				INSERT INTO actions (match_id, seq, seat, type, data, sum, at, elapsed) SELECT ?, value, 0, 'declare', randomblob(120), 0, 0, 0 FROM n`, id)
			fatal(b, err)
			_, err = tx.Exec(`WITH RECURSIVE n(value) AS (SELECT 0 UNION ALL SELECT value + 1 FROM n WHERE value < 19)
				INSERT INTO scored (match_id, n, seat, round, word, points)
				SELECT ?1, value, value % ?2, value / ?2, substr('KNIRSCHENSTIEFELTERN', 1 + (value * 7 + ?1) % 15, 3 + (?1 * value) % 4), (?1 * 31 + value * 17) % 290 FROM n`, id, 2+i%3)
			fatal(b, err)
		}
		return nil
	}))
	c.t = start.Add(time.Duration(n) * 8 * time.Hour)
	began := time.Now()
	fatal(b, s.update("derive", rebuild))
	b.Logf("%d matches derived in %v", n, time.Since(began).Round(time.Millisecond))
}

// pages are what the pages ask for when they open.
func pages(b *testing.B, c *clock) map[string]func(*Store) {
	now := c.now
	return map[string]func(*Store){
		"home": func(s *Store) {
			_, err := s.Matches(MatchFilter{States: []State{Running}, Limit: 5})
			fatal(b, err)
			_, _, err = s.History(HistoryFilter{Open: true, Limit: 5})
			fatal(b, err)
			_, err = s.Players()
			fatal(b, err)
		},
		"history": func(s *Store) {
			page, _, err := s.History(HistoryFilter{})
			fatal(b, err)
			if len(page) != 50 {
				b.Fatal(len(page))
			}
			_, err = s.Places()
			fatal(b, err)
		},
		"history, filtered": func(s *Store) {
			for _, f := range []HistoryFilter{
				{Kind: "decipher", Limit: 20},
				{Player: 2, Limit: 20},
				{Player: 2, Kind: "davinci", Limit: 20},
				{Place: "Hütte", Limit: 20},
				{From: now().AddDate(0, 0, -20), To: now().AddDate(0, 0, -10), Limit: 20},
			} {
				page, _, err := s.History(f)
				fatal(b, err)
				if len(page) < 4 {
					b.Fatal(f, len(page))
				}
			}
		},
		"statistics": func(s *Store) {
			y := now().Year()
			for _, kind := range []string{"", "dicewords"} {
				for _, p := range []Period{AllTime, Year(y)} {
					_, err := s.Statistics(kind, p)
					fatal(b, err)
					_, err = s.HeadToHead(kind, p)
					fatal(b, err)
					_, err = s.PlayCounts(p)
					fatal(b, err)
				}
			}
			_, err := s.Months("dicewords", Month(y, 1), Month(y, 12))
			fatal(b, err)
			for _, f := range []WordFilter{{Kind: "dicewords"}, {Kind: "dicewords", Longest: true}, {Kind: "dicewords", Player: 3, Year: y}} {
				_, err := s.Words(f)
				fatal(b, err)
			}
			_, err = s.CommonWords("decipher", 2, 10)
			fatal(b, err)
			_, err = s.Ratings("dicewords")
			fatal(b, err)
			_, err = s.RatingSeries("dicewords", 2, 50)
			fatal(b, err)
		},
	}
}

// BenchmarkPages opens the pages with 100 and with 10,000 matches in the file. The ratio
// must not pass 3.
func BenchmarkPages(b *testing.B) {
	medians := map[string]time.Duration{}
	for _, n := range []int{100, 10_000} {
		c := newClock()
		s, err := Open(b.TempDir(), Options{Now: c.now})
		fatal(b, err)
		fillFamily(b, s, c, n)
		for name, open := range pages(b, c) {
			b.Run(fmt.Sprintf("%s/%d", name, n), func(b *testing.B) {
				var times []time.Duration
				for b.Loop() {
					began := time.Now()
					open(s)
					times = append(times, time.Since(began))
				}
				sort.Slice(times, func(i, j int) bool { return times[i] < times[j] })
				median := times[len(times)/2]
				b.ReportMetric(float64(median.Microseconds()), "µs-median")
				if n == 100 {
					medians[name] = median
				} else if small := medians[name]; small > 0 {
					ratio := float64(median) / float64(small)
					b.ReportMetric(ratio, "×100-matches")
					if ratio > 3 {
						b.Errorf("%s takes %v, with 100 matches %v", name, median, small)
					}
				}
			})
		}
		fatal(b, s.Close())
	}
}

// BenchmarkFinish ends a match with 10,000 in the file: everything derived is kept with it.
func BenchmarkFinish(b *testing.B) {
	c := newClock()
	s, err := Open(b.TempDir(), Options{Now: c.now})
	fatal(b, err)
	fillFamily(b, s, c, 10_000)
	b.ResetTimer()
	for i := 0; b.Loop(); i++ {
		c.forward(time.Minute)
		id := newMatch(b, s, PlayerID(1+i%3), 4, 5)
		var st games.Standing
		for n := range 40 {
			st.Scored = append(st.Scored, games.ScoredTurn{Seat: games.Seat(n % 3), Round: n / 3, Word: "KNIRSCHEN", Points: n})
		}
		fatal(b, s.Append(Append{Match: id, Seq: 1, Row: games.Row{Type: "end"}, Standing: st, Outcome: &games.Outcome{
			Reason: "target", Places: []games.Place{{Seat: 0, Rank: 1, Points: i}, {Seat: 1, Rank: 2, Points: 3}, {Seat: 2, Rank: 3}},
		}}))
	}
	fatal(b, s.Close())
}
