package store

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"testing"
)

// headerFields are the sizes of the fields in a file's header in bytes, in order.
var headerFields = []int{16, 2, 1, 1, 1, 1, 1, 1, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 20, 4, 4}

// damagedHeaders are headers with each byte, and each field, set to nothing, to ones, and at random.
func damagedHeaders(good []byte) map[string][]byte {
	all, rng := map[string][]byte{}, rand.New(rand.NewPCG(1, 2))
	put := func(at, n int) {
		random := make([]byte, n)
		for i := range random {
			random[i] = byte(rng.Uint32())
		}
		for _, with := range [][]byte{make([]byte, n), bytes.Repeat([]byte{0xff}, n), random} {
			b := slices.Clone(good)
			copy(b[at:], with)
			all[fmt.Sprintf("%d: %x", at, with)] = b
		}
	}
	at := 0
	for _, n := range headerFields {
		for i := range n {
			put(at+i, 1)
		}
		if n > 1 {
			put(at, n)
		}
		at += n
	}
	return all
}

// oneFile is a data folder with this data file and a good backup.
func oneFile(t *testing.T, data []byte) (dir, backup string) {
	t.Helper()
	dir = t.TempDir()
	fatal(t, os.MkdirAll(filepath.Join(dir, backupDir), 0o700))
	backup = filepath.Join(dir, backupDir, "spieltisch-2026-03-04.sqlite")
	fatal(t, os.WriteFile(filepath.Join(dir, fileName), data, 0o600), os.WriteFile(backup, closedFiles[fileName].Data, 0o600))
	return dir, backup
}

// opened opens a folder whose data file was damaged. What isn't sound leads to the newest backup, and
// then nothing has changed; what is can be written to and opened again.
func opened(t *testing.T, dir, backup string, c *clock) Code {
	t.Helper()
	before := snapshot(t, dir)
	s, err := Open(dir, Options{Now: c.now})
	if err != nil {
		same(t, before, snapshot(t, dir))
		if CodeOf(err) == CodeDamaged {
			wantCode(t, err, CodeDamaged, "Backup", backup, "Path", filepath.Join(dir, fileName), "Dir", dir)
		}
		return CodeOf(err)
	}
	_, err = s.write.Exec("PRAGMA synchronous = OFF")
	fatal(t, err)
	ids := addPlayers(t, s, "Neu")
	act(t, s, newMatch(t, s, ids...), "throw")
	fatal(t, s.Close())
	fatal(t, reopen(t, dir, c).Close())
	return ""
}

// Whatever SQLite says of a header that isn't sound leads to the page with the backups.
func TestDamagedHeaders(t *testing.T) {
	if testing.Short() {
		t.Skip("many cases on one goroutine")
	}
	from, c := closed(t)
	good, err := os.ReadFile(filepath.Join(from, fileName))
	fatal(t, err)
	codes := map[Code]int{}
	for what, data := range damagedHeaders(good) {
		dir, backup := oneFile(t, data)
		code := opened(t, dir, backup, c)
		if codes[code]++; code != "" && code != CodeDamaged && code != CodeNewer {
			t.Errorf("%s: %q", what, code)
		}
	}
	if codes[""] < 50 || codes[CodeDamaged] < 100 || codes[CodeNewer] == 0 {
		t.Errorf("%v", codes)
	}
	t.Log(codes)
}

// In a crashed folder the header that counts may stand in the WAL.
func TestDamagedHeadersWithWAL(t *testing.T) {
	if testing.Short() {
		t.Skip("many cases on one goroutine")
	}
	closed(t) // fills closedFiles
	from, c := crashed(t)
	good, err := os.ReadFile(filepath.Join(from, fileName))
	fatal(t, err)
	wal, err := os.ReadFile(filepath.Join(from, fileName+"-wal"))
	fatal(t, err)
	at := 0
	for _, n := range headerFields {
		data := slices.Clone(good)
		for i := range n {
			data[at+i] = ^data[at+i]
		}
		at += n
		dir, backup := oneFile(t, data)
		fatal(t, os.WriteFile(filepath.Join(dir, fileName+"-wal"), wal, 0o600))
		if code := opened(t, dir, backup, c); code != "" && code != CodeDamaged && code != CodeNewer {
			t.Errorf("before %d: %q", at, code)
		}
	}
}

// Numbers that don't go with the tables are damage too, and no upgrade runs into them.
func TestDamagedSchemaNumbers(t *testing.T) {
	from, c := closed(t)
	good, err := os.ReadFile(filepath.Join(from, fileName))
	fatal(t, err)
	const userVersion, applicationID = 60, 68
	known := len(embedded())
	number := func(at int, v int32) []byte {
		data := slices.Clone(good)
		binary.BigEndian.PutUint32(data[at:], uint32(v))
		return data
	}
	for v := -2; v < known+3; v++ {
		want := CodeDamaged
		if v == known {
			want = ""
		} else if v > known {
			want = CodeNewer
		}
		dir, backup := oneFile(t, number(userVersion, int32(v)))
		equal(t, fmt.Sprint("version ", v), opened(t, dir, backup, c), want)
	}
	for _, id := range []int32{0, -1, appID + 1} {
		dir, backup := oneFile(t, number(applicationID, id))
		equal(t, fmt.Sprint("id ", id), opened(t, dir, backup, c), CodeDamaged)
	}
}

// A schema that isn't ours any more is damage; what can be made again is.
func TestDamagedSchema(t *testing.T) {
	_, c := closed(t)
	for text, want := range map[string]Code{
		"DROP TABLE drafts":                            CodeDamaged,
		"ALTER TABLE players DROP COLUMN picture":      CodeDamaged,
		"ALTER TABLE players RENAME COLUMN uid TO id2": CodeDamaged,
		"PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = 'rubbish' WHERE name = 'seats'":                 CodeDamaged,
		"PRAGMA writable_schema = ON; UPDATE sqlite_schema SET rootpage = 1 WHERE name = 'seats'":                    CodeDamaged,
		"PRAGMA writable_schema = ON; UPDATE sqlite_schema SET rootpage = 99999 WHERE name = 'seats'":                CodeDamaged,
		"PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = replace(sql, 'players', 'playerz')":             CodeDamaged,
		"PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = replace(sql, '-- seats', '-- SEATS')":           "",
		"PRAGMA writable_schema = ON; UPDATE sqlite_schema SET type = 'view' WHERE name = 'seats'":                   CodeDamaged,
		"PRAGMA writable_schema = ON; DELETE FROM sqlite_schema WHERE name = 'seats'":                                CodeDamaged,
		"PRAGMA writable_schema = ON; DELETE FROM sqlite_schema":                                                     CodeDamaged,
		"PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = 'CREATE TABLE seats (x)' WHERE name = 'seats'":  CodeDamaged,
		"PRAGMA writable_schema = ON; INSERT INTO sqlite_schema VALUES ('table', 'x', 'x', 3, 'CREATE TABLE x (y)')": CodeDamaged,
		"CREATE TABLE notes (text)": "",
		"DROP INDEX words_best":     "",
		"DROP TABLE words":          "",
	} {
		t.Run(text, func(t *testing.T) {
			dir, backup := oneFile(t, closedFiles[fileName].Data)
			execAt(t, filepath.Join(dir, fileName), text)
			equal(t, "code", opened(t, dir, backup, c), want)
		})
	}
}
