package store

import (
	"crypto/sha256"
	"fmt"
	"maps"
	"os"
	"slices"
	"testing"
	"time"

	"spieltisch/games"
)

// fillFamily writes n finished matches of four games with 20 actions and 20 scored turns
// each, in nine years, and 20 running ones, past the API for speed; then derives.
func fillFamily(b *testing.B, s *Store, c *clock, n int) {
	b.Helper()
	players := addPlayers(b, s, "Ada", "Ben", "Cleo", "Dora", "Emil", "Fritz")
	kinds := []string{"decipher", "dicewords", "davinci", "woerterklauer"}
	start, gap := c.now(), 9*365*24*time.Hour/time.Duration(n)
	fatal(b, s.update("fill", func(tx writeTx) error {
		for i := range n + 20 {
			id, at := MatchID(i+1), millis(start.Add(time.Duration(i)*gap))
			state, reason := Finished, games.Reason("target")
			if i >= n {
				state, reason = Running, ""
			}
			_, err := tx.Exec(`INSERT INTO logs (id, uid, sheet, kind, rules, setup, state, reason, created, updated, played, turn, round, phase, rows, place)
				VALUES (?, ?, 0, ?, 1, ?, ?, ?, ?, ?, ?, 0, 1, '', 20, ?)`, id, tx.newUID(), kinds[i%4], make([]byte, 500), state, reason, at, at, at, []string{"", "", "Hütte", "Zug"}[i%4])
			fatal(b, err)
			for seat := range 2 + i%3 {
				_, err := tx.Exec("INSERT INTO seats (log_id, seat, player_id) VALUES (?, ?, ?)", id, seat, players[(i/2+seat)%len(players)])
				fatal(b, err)
			}
			if i < n {
				_, err = tx.Exec("INSERT INTO reviews (log_id, rows, mind, list) VALUES (?, 20, '1', '')", id)
				fatal(b, err)
				_, err = tx.Exec(`INSERT INTO judged SELECT log_id, seat, column1, 5, 15, 4, 10.5, 20.5
					FROM seats, (VALUES (''), ('keep'), ('on'), ('stop'), ('word')) WHERE log_id = ?`, id)
				fatal(b, err)
				_, err = tx.Exec("UPDATE seats SET points = (log_id * 37 + seat * 11) % 300, place_points = (log_id * 37 + seat * 11) % 300, place = 1 + (seat + log_id) % ? WHERE log_id = ?", 2+i%3, id)
				fatal(b, err)
			}
			_, err = tx.Exec(`WITH RECURSIVE n(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n WHERE value < 20)
				INSERT INTO rows (log_id, seq, seat, type, data, sum, at, elapsed) SELECT ?, value, 0, 'declare', randomblob(120), 0, 0, 0 FROM n`, id)
			fatal(b, err)
			_, err = tx.Exec(`WITH RECURSIVE n(value) AS (SELECT 0 UNION ALL SELECT value + 1 FROM n WHERE value < 19)
				INSERT INTO scored (log_id, n, seat, round, word, points)
				SELECT ?1, value, value % ?2, value / ?2, substr('KNIRSCHENSTIEFELTERN', 1 + (value * 7 + ?1) % 15, 3 + (?1 * value) % 4), (?1 * 31 + value * 17) % 290 FROM n`, id, 2+i%3)
			fatal(b, err)
		}
		return nil
	}))
	c.t = start.Add(time.Duration(n) * gap)
	began := time.Now()
	fatal(b, s.update("derive", rebuild))
	took := time.Since(began)
	_, err := s.write.Exec("PRAGMA wal_checkpoint(TRUNCATE)")
	fatal(b, err)
	info, err := os.Stat(s.path)
	fatal(b, err)
	b.Logf("%d matches derived in %v, the file has %d MB", n, took.Round(time.Millisecond), info.Size()>>20)
}

// lists are the data of each list and chart.
func lists(c *clock) map[string]func(*Store) error {
	year := c.now().Year()
	history := func(f HistoryFilter) func(*Store) error {
		f.Limit = 50
		return func(s *Store) error {
			page, _, err := s.History(f)
			if err == nil && len(page) < 4 {
				err = fmt.Errorf("only %d", len(page))
			}
			return err
		}
	}
	words := func(f WordFilter) func(*Store) error {
		return func(s *Store) error { _, err := s.Words(f); return err }
	}
	out := map[string]func(*Store) error{
		"players":             func(s *Store) error { _, err := s.Players(); return err },
		"places":              func(s *Store) error { _, err := s.Places(); return err },
		"history":             history(HistoryFilter{}),
		"history of a game":   history(HistoryFilter{Kind: "decipher"}),
		"history of a person": history(HistoryFilter{Player: 2, Kind: "davinci"}),
		"history of a place":  history(HistoryFilter{Place: "Hütte"}),
		"history of days":     history(HistoryFilter{From: c.now().AddDate(0, 0, -20), To: c.now().AddDate(0, 0, -10)}),
		"open games":          history(HistoryFilter{Open: true}),
		"months":              func(s *Store) error { _, err := s.Months("", Month(year, 1), Month(year, 12)); return err },
		"years":               func(s *Store) error { _, err := s.Years(""); return err },
		"played years":        func(s *Store) error { _, err := s.PlayedYears(); return err },
		"best words":          words(WordFilter{Kind: "dicewords"}),
		"longest words":       words(WordFilter{Kind: "dicewords", Longest: true}),
		"words of a year":     words(WordFilter{Kind: "dicewords", Year: 1999}), // none: all are looked at
		"words of a person":   words(WordFilter{Kind: "dicewords", Player: 3, Year: 1999}),
		"common words":        func(s *Store) error { _, err := s.CommonWords("decipher", 0, 10); return err },
		"history of two":      history(HistoryFilter{Player: 2, With: 3}),
		"search of nothing": func(s *Store) error {
			_, err := s.CountHistory(HistoryFilter{Text: "nirgends"}, 200)
			return err
		},
		"a person's words":       func(s *Store) error { _, err := s.CommonWords("decipher", 2, 10); return err },
		"ratings":                func(s *Store) error { _, err := s.Ratings("dicewords", false, 0); return err },
		"ratings with computers": func(s *Store) error { _, err := s.Ratings("dicewords", true, 0); return err },
		"against computers":      func(s *Store) error { _, err := s.Against("", AllTime, 0); return err },
		"history of computers":   func(s *Store) error { _, err := s.CountHistory(HistoryFilter{Table: Computers}, 200); return err },
		"reviews of a person": func(s *Store) error {
			all, err := s.JudgedSorts("dicewords", AllTime, 2)
			if err == nil && len(all) != 4 {
				err = fmt.Errorf("%d sorts", len(all))
			}
			return err
		},
		"records": func(s *Store) error { _, err := s.SoloStats("dicewords", 0); return err },
	}
	for name, p := range map[string]Period{"all time": AllTime, "a year": Year(year), "a month": Month(year, 1)} {
		for _, kind := range []string{"", "dicewords"} {
			out["head to head of "+name+" "+kind] = func(s *Store) error { _, err := s.HeadToHead(kind, p); return err }
		}
		out["sums of "+name] = func(s *Store) error { _, err := s.Statistics(p); return err }
		out["counts of "+name] = func(s *Store) error { _, err := s.PlayCounts(p, Persons); return err }
	}
	return out
}

// BenchmarkLists reads the data of each list and chart. None of it may take longer than 30 ms with 10,000 matches in the
// file, and 300 ms with 100,000, on two quiet cores: the quickest of several counts, because others may be at work. The
// baseline is a sum over 16 MB, by which computers are compared.
func BenchmarkLists(b *testing.B) {
	for _, n := range []int{10_000, 100_000} {
		c := newClock()
		s, err := Open(b.TempDir(), Options{Now: c.now})
		fatal(b, err)
		fillFamily(b, s, c, n)
		data := make([]byte, 16<<20)
		baseline := quickest(func() { sha256.Sum256(data) })
		b.Logf("the baseline takes %v", baseline)
		all := lists(c)
		for _, name := range slices.Sorted(maps.Keys(all)) {
			b.Run(fmt.Sprintf("%d/%s", n, name), func(b *testing.B) {
				took := quickest(func() { fatal(b, all[name](s)) })
				b.ReportMetric(float64(took.Microseconds())/1000, "ms-quickest")
				b.ReportMetric(float64(took)/float64(baseline), "×baseline")
				if most := time.Duration(n) * 3 * time.Microsecond; took > most {
					b.Errorf("%v, more than %v", took, most)
				}
			})
		}
		fatal(b, s.Close())
	}
}

func quickest(do func()) time.Duration {
	least := time.Hour
	for range 7 {
		began := time.Now()
		do()
		least = min(least, time.Since(began))
	}
	return least
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
		fatal(b, s.Append(Append{Log: id, Seq: 1, Row: games.Row{Type: "end"}, Standing: st, Outcome: &games.Outcome{
			Reason: "target", Places: []games.Place{{Seat: 0, Rank: 1, Points: i}, {Seat: 1, Rank: 2, Points: 3}, {Seat: 2, Rank: 3}},
		}}))
	}
	fatal(b, s.Close())
}
