package store

import (
	"fmt"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"spieltisch/games"
)

// lived is a store with finished matches of two and alone, a sheet, a merged player, learning, and a running match.
func lived(t *testing.T) (s *Store, c *clock, running MatchID) {
	t.Helper()
	s, c = newStore(t)
	p := addPlayers(t, s, "Ada", "Ben", "Cleo", "Adda")
	for i := range 6 {
		c.forward(20 * 24 * time.Hour)
		two(t, s, c, p[i%2], p[2])
	}
	id := newSheet(t, s, p[0], p[3-1])
	edit(t, s, id, won)
	fatal(t, s.MergePlayers(p[3], p[0]), s.AppendLearning(AppendLearning{Player: p[0], Seq: 1, Data: []byte("x"), Version: "v", Snapshot: []byte("y")}))
	c.forward(time.Hour)
	return s, c, newMatch(t, s, p[0], p[1])
}

// finish ends a running match.
func finish(s *Store, id MatchID) error {
	return s.Append(Append{
		Log: id, Seq: 1, Row: games.Row{Type: "end"},
		Standing: games.Standing{Round: 1, Points: []int{7, 3}, Scored: []games.ScoredTurn{{Seat: 0, Round: 1, Word: "ROT", Points: 7}}},
		Outcome:  &games.Outcome{Reason: games.ReasonTarget, Places: []games.Place{{Seat: 0, Rank: 1, Points: 7}, {Seat: 1, Rank: 2, Points: 3}}},
	})
}

// derivedIn are the digests of a store's derived rows.
func derivedIn(t *testing.T, s *Store) (all map[string][32]byte) {
	t.Helper()
	fatal(t, s.view("test", func(tx readTx) (err error) {
		all, err = derivedDigests(tx)
		return err
	}))
	return all
}

// Whatever is wrong in derived rows, the next move is kept, and a day's backup later all of them are what they
// should be.
func TestWrongDerivedRowsAreMadeAnew(t *testing.T) {
	if testing.Short() {
		t.Skip("many cases on one goroutine")
	}
	damages := []string{
		"DELETE FROM plays", "UPDATE plays SET counted = 1 - counted, month = 7", "UPDATE plays SET match_id = NULL, sheet_id = NULL",
		"UPDATE plays SET kind = 'x', at = at + 1, open = 1", "UPDATE plays SET match_id = 999 WHERE id = 1", "UPDATE plays SET id = id + 1000",
		"INSERT INTO plays (id, kind, open, counted, at, month, place, computers) VALUES (9223372036854775807, 'x', 0, 1, 0, 0, '', 0)",
		"DELETE FROM play_seats", "UPDATE play_seats SET player_id = 999", "UPDATE play_seats SET rank = 99, points = 9223372036854775807, mu = 1e300",
		"DELETE FROM words", "UPDATE words SET word = 'X', points = 9223372036854775807", "UPDATE words SET player_id = 999, kind = 'x'",
		"UPDATE players SET person = 999 WHERE id = 4", "UPDATE players SET merged_into = 999, person = 2 WHERE id = 4",
		"DELETE FROM derived", "UPDATE learning_snapshots SET rows = 99", "UPDATE logs SET rows = 77", "UPDATE scored SET n = n + 1",
		"DROP INDEX plays_at; DROP INDEX words_best", "DROP TABLE words", "DROP TABLE play_seats; CREATE TABLE play_seats (x)",
	}
	for _, damage := range damages {
		t.Run(damage, func(t *testing.T) {
			s, c, running := lived(t)
			dir := s.Dir()
			fatal(t, s.Close())
			execAt(t, filepath.Join(dir, fileName), "PRAGMA foreign_keys = OFF; "+damage)
			s = reopen(t, dir, c)
			fatal(t, finish(s, running))
			backup(t, s)
			got := derivedIn(t, s)
			fatal(t, s.update("anew", func(tx writeTx) error { return heal(tx, s.steps) }))
			if want := derivedIn(t, s); !reflect.DeepEqual(got, want) {
				for table := range want {
					if got[table] != want[table] {
						t.Errorf("%s is wrong", table)
					}
				}
			}
			var bad int
			fatal(t, s.read.QueryRow("SELECT count(*) FROM pragma_foreign_key_check").Scan(&bad))
			l, err := s.Learning(1, "v")
			fatal(t, err)
			if bad > 0 || l.Rows != 1 {
				t.Errorf("%d dangling references, %d answers", bad, l.Rows)
			}
			answer, err := texts(s.read, "PRAGMA integrity_check")
			fatal(t, err)
			equal(t, "integrity_check", answer, []string{"ok"})
		})
	}
}

// What is kept with each move, edit and undo is what making it again comes to: also where nothing counts.
func TestDerivedRowsFollow(t *testing.T) {
	abandoned := func(a *Append) {
		a.Outcome = &games.Outcome{Reason: games.ReasonAbandoned, Places: []games.Place{{Seat: 0, Rank: 1}, {Seat: 1, Rank: 1}}}
	}
	s, c, running := lived(t)
	steps := []struct {
		what string
		do   func()
	}{
		{"a move", func() { act(t, s, running, "throw") }},
		{"abandoned", func() { act(t, s, running, "abandon", abandoned) }},
		{"taken back", func() { act(t, s, running, games.Undo) }},
		{"abandoned again", func() { act(t, s, running, "abandon", abandoned) }},
		{"a sheet begun", func() { newSheet(t, s, 1, 2) }},
		{"a match put away", func() { fatal(t, s.DeleteMatch(running)) }},
	}
	for _, step := range steps {
		c.forward(time.Hour)
		step.do()
		got := derivedIn(t, s)
		fatal(t, s.update("anew", func(tx writeTx) error { return heal(tx, s.steps) }))
		for table, want := range derivedIn(t, s) {
			if got[table] != want {
				t.Errorf("%s: %s is wrong", step.what, table)
			}
		}
	}
}

// Derived rows that are wrong while the program runs don't refuse a move.
func TestMoveIsKeptOverWrongDerivedRows(t *testing.T) {
	for _, damage := range []string{
		"UPDATE OR REPLACE plays SET match_id = (SELECT max(id) FROM logs WHERE sheet = 0) WHERE id = 1",
		"INSERT INTO words SELECT 1 + (SELECT max(id) FROM plays), n, player_id, kind, year, word, letters, points FROM words WHERE play_id = 1",
		"DELETE FROM play_seats; UPDATE words SET n = n + 1",
		"DROP TABLE words",
	} {
		t.Run(damage, func(t *testing.T) {
			s, _, running := lived(t)
			_, err := s.write.Exec("PRAGMA foreign_keys = OFF; PRAGMA defer_foreign_keys = ON; " + damage + "; PRAGMA foreign_keys = ON")
			fatal(t, err, finish(s, running))
			backup(t, s) // finds also what refused nothing
			every, err := s.Statistics(AllTime)
			st := every["dicewords"]
			fatal(t, err)
			if i := slices.IndexFunc(st, func(x PlayerSums) bool { return x.Player.Name == "Ada" }); i < 0 || st[i].Played != 4 {
				t.Errorf("%+v", st)
			}
		})
	}
}

// A refusal for a reason isn't tried again.
func TestRefusalsAreNotInconsistencies(t *testing.T) {
	s, _ := newStore(t)
	tries := 0
	for _, err := range []error{fail(CodeStale, nil), fail(CodeNameTaken, nil), fmt.Errorf("anything"), nil} {
		tries = 0
		got := s.revise("test", func(writeTx) error { tries++; return err })
		if tries != 1 || (got == nil) != (err == nil) {
			t.Errorf("%v: %d tries, %v", err, tries, got)
		}
	}
	if err := s.revise("test", func(tx writeTx) error { tries++; _, err := tx.Exec("nonsense"); return err }); tries != 3 || !strings.Contains(err.Error(), "nonsense") {
		t.Errorf("%d tries, %v", tries, err)
	}
}
