package store

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strconv"
	"testing"
)

// damageFile damages a data file that nobody has open: its bytes, or its rows past all constraints. It says how.
func damageFile(t *testing.T, rng *rand.Rand, path string) (what string) {
	t.Helper()
	if rng.IntN(2) == 0 {
		return damageRows(t, rng, path)
	}
	data, err := os.ReadFile(path)
	fatal(t, err)
	switch rng.IntN(5) {
	case 0:
		n := rng.IntN(len(data))
		what, data = fmt.Sprint("cut to ", n), data[:n]
	case 1:
		at := rng.IntN(headerSize)
		what, data[at] = fmt.Sprint("header byte ", at), byte(rng.Uint32())
	default:
		at, n := rng.IntN(len(data)), 1+rng.IntN(8)
		what = fmt.Sprintf("%d bytes at %d", n, at)
		for i := at; i < min(at+n, len(data)); i++ {
			data[i] ^= byte(1 + rng.IntN(255))
		}
	}
	fatal(t, os.WriteFile(path, data, privateFile))
	return what
}

// damageRows changes or deletes some rows of a table; what SQLite refuses stays.
func damageRows(t *testing.T, rng *rand.Rand, path string) (what string) {
	t.Helper()
	db, err := openDB(path, forCopying)
	fatal(t, err)
	tables, err := texts(db, "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
	fatal(t, err)
	table := tables[rng.IntN(len(tables))]
	columns, err := texts(db, "SELECT name FROM pragma_table_info('"+table+"')")
	fatal(t, err)
	column := columns[rng.IntN(len(columns))]
	values := []string{"NULL", "0", "-1", "999", "9223372036854775807", "-9223372036854775808", "9007199254740992", "''", "'x'", "x'ff00'", "zeroblob(70000)", "1e300"}
	what = fmt.Sprintf("UPDATE OR IGNORE %s SET %s = %s", table, column, values[rng.IntN(len(values))])
	if rng.IntN(3) == 0 {
		what = "DELETE FROM " + table
	}
	if rng.IntN(2) == 0 {
		what += fmt.Sprintf(" WHERE abs(random()) %% %d = 0", 2+rng.IntN(4))
	}
	if _, err := db.Exec("PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON; " + what); err != nil {
		what += ": " + err.Error()
	}
	fatal(t, db.Close())
	return what
}

// readAll reads what the pages read. Errors are theirs to show.
func readAll(s *Store) (readable map[MatchID]int) {
	readable = map[MatchID]int{}
	players, _ := s.AllPlayers()
	matches, _ := s.Matches()
	for _, m := range matches {
		if rows, err := s.Rows(m.ID); err == nil {
			readable[m.ID] = len(rows)
		}
		_, _, _ = s.Draft(m.ID, 0)
	}
	sheets, _, _ := s.History(HistoryFilter{Limit: 1000})
	for _, p := range sheets {
		_, _ = s.Rows(p.Sheet)
	}
	_, _ = s.Statistics(AllTime)
	for _, kind := range append(kindNames, "") {
		_, _ = s.Months(kind, Month(1, 1), Month(9999, 12))
		_, _ = s.HeadToHead(kind, AllTime)
		_, _ = s.Ratings(kind, false, 0)
		_, _ = s.Words(WordFilter{Kind: kind})
		_, _ = s.SoloStats(kind, 0)
	}
	for _, p := range players {
		_, _ = s.Learning(p.ID, "v")
	}
	_ = lookAtAll(s, func(LogCopy) {})
	return readable
}

// mutationsEnv says how many files TestMutatedFiles damages; a few when it doesn't.
const mutationsEnv = "SPIELTISCH_MUTATIONS"

// However a data file is damaged: it is refused and untouched, or it opens, everything can be asked for, what stands in
// a match's log is still there after it was opened, and a backup can be made. Nothing panics.
func TestMutatedFiles(t *testing.T) {
	if testing.Short() {
		t.Skip("many cases on one goroutine")
	}
	n := 60
	if text := os.Getenv(mutationsEnv); text != "" {
		var err error
		n, err = strconv.Atoi(text)
		fatal(t, err)
	}
	s, c, running := lived(t)
	fatal(t, finish(s, running), s.Close())
	good, err := os.ReadFile(s.path)
	fatal(t, err)
	codes, rng := map[Code]int{}, rand.New(rand.NewPCG(7, uint64(n)))
	for i := range n {
		dir := t.TempDir()
		path := filepath.Join(dir, fileName)
		fatal(t, os.WriteFile(path, good, privateFile))
		what := damageFile(t, rng, path)
		before := snapshot(t, dir)
		look, err := Open(dir, Options{Now: c.now, ReadOnly: true})
		var readable map[MatchID]int
		if err == nil {
			readable = readAll(look)
			fatal(t, look.Close())
		}
		same(t, before, snapshot(t, dir))
		s, err := Open(dir, Options{Now: c.now})
		codes[CodeOf(err)]++
		switch CodeOf(err) {
		case "":
		case CodeDamaged, CodeForeign, CodeNewer:
			same(t, before, snapshot(t, dir))
			continue
		default:
			t.Errorf("%d, %s: %v", i, what, err)
			continue
		}
		now := readAll(s)
		for id, rows := range readable {
			if now[id] < rows {
				t.Errorf("%d, %s: match %d had %d rows, now %d", i, what, id, rows, now[id])
			}
		}
		_, _ = s.MakeBackup(t.Context()) // heals what it can
		if now := readAll(s); len(now) < len(readable) {
			t.Errorf("%d, %s: %d matches were readable, now %d", i, what, len(readable), len(now))
		}
		fatal(t, s.Close())
	}
	t.Logf("%d files: %v", n, codes)
}
