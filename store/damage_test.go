package store

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"testing"
)

// Page 2 and the last page belong to a table or index; their first byte says of what
// kind they are.
const pageSize = 4096

func damages() map[string]func([]byte) []byte {
	flip := func(from, n int) func([]byte) []byte {
		return func(b []byte) []byte {
			for i := from; i < from+n; i++ {
				b[i] ^= 0xff
			}
			return b
		}
	}
	return map[string]func([]byte) []byte{
		"empty":             func([]byte) []byte { return nil },
		"truncated in half": func(b []byte) []byte { return b[:len(b)/2] },
		"one byte short":    func(b []byte) []byte { return b[:len(b)-1] },
		"only a header":     func(b []byte) []byte { return b[:100] },
		"header":            flip(0, 16),
		"page size":         flip(16, 2),
		"a page's header":   flip(pageSize, 8),
		"a page in zeros":   func(b []byte) []byte { clear(b[3*pageSize : 4*pageSize]); return b },
		"bytes in the middle": func(b []byte) []byte {
			mid := len(b) / 2 / pageSize * pageSize
			return flip(mid, 200)(b)
		},
		"all rubbish":    func(b []byte) []byte { return bytes.Repeat([]byte("rubbish "), len(b)/8) },
		"another's file": func([]byte) []byte { return []byte("%PDF-1.7\n%âãÏÓ\n") },
	}
}

func TestDamagedFileIsNeverChanged(t *testing.T) {
	for name, damage := range damages() {
		t.Run(name, func(t *testing.T) {
			dir, c := closed(t)
			path := spoil(t, dir, damage)
			before := snapshot(t, dir)
			good := filepath.Join(dir, backupDir, "spieltisch-2026-03-04-0001.sqlite")
			for _, look := range []bool{false, true, false} {
				_, err := Open(dir, Options{Now: c.now, ReadOnly: look})
				wantCode(t, err, CodeDamaged, "Path", path, "Backup", good, "Dir", dir)
				same(t, before, snapshot(t, dir))
			}
			_, err := LookInside(path)
			wantCode(t, err, CodeBadBackup, "Path", path)

			aside, err := Restore(dir, good, c.now())
			fatal(t, err)
			equal(t, "the damaged file, moved", snapshot(t, dir)[aside], before[path])
			wantPlayers(t, dir, c, "Ada", "Ben")
		})
	}
}

func spoil(t *testing.T, dir string, damage func([]byte) []byte) (path string) {
	t.Helper()
	path = filepath.Join(dir, fileName)
	data, err := os.ReadFile(path)
	fatal(t, err, os.WriteFile(path, damage(data), 0o644))
	return path
}

// A WAL may heal what was damaged, because it holds newer pages. If it does not, nothing
// is changed.
func TestDamagedFileWithWAL(t *testing.T) {
	healed, damaged := 0, 0
	for name, damage := range damages() {
		t.Run(name, func(t *testing.T) {
			dir, c := crashed(t)
			path := spoil(t, dir, damage)
			before := snapshot(t, dir)
			s, err := Open(dir, Options{Now: c.now})
			if err == nil {
				healed++
				fatal(t, s.Close())
				wantPlayers(t, dir, c, "Ada", "Ben")
				return
			}
			damaged++
			good := filepath.Join(dir, backupDir, "spieltisch-2026-03-04-0001.sqlite")
			wantCode(t, err, CodeDamaged, "Path", path, "Backup", good)
			same(t, before, snapshot(t, dir))
			_, err = Open(dir, Options{Now: c.now, ReadOnly: true})
			wantCode(t, err, CodeDamaged, "Path", path, "Backup", good)
			same(t, before, snapshot(t, dir))
		})
	}
	if healed == 0 || damaged < 6 {
		t.Errorf("%d healed, %d damaged", healed, damaged)
	}
}

func TestDamagedWithoutBackupStartsFresh(t *testing.T) {
	dir, c := closed(t)
	path := filepath.Join(dir, fileName)
	fatal(t, os.WriteFile(path, []byte("gone"), 0o644), os.WriteFile(filepath.Join(dir, backupDir, "spieltisch-2026-03-04-0001.sqlite"), []byte("gone too"), 0o644))
	_, err := Open(dir, Options{Now: c.now})
	wantCode(t, err, CodeDamaged, "Backup", "")
	aside, err := StartFresh(dir, c.now())
	fatal(t, err)
	if data, err := os.ReadFile(aside); string(data) != "gone" || err != nil {
		t.Errorf("%s holds %q, %v", aside, data, err)
	}
	wantPlayers(t, dir, c)
}

// The newest backup may be as damaged as the file; the newest good one is offered.
func TestNewestGoodBackupIsOffered(t *testing.T) {
	dir, c := closed(t)
	fatal(t, os.WriteFile(filepath.Join(dir, fileName), nil, 0o644))
	for day := 5; day < 8; day++ {
		fatal(t, os.WriteFile(filepath.Join(dir, backupDir, fmt.Sprintf("spieltisch-2026-03-%02d-%04d.sqlite", day, day)), []byte("x"), 0o644))
	}
	_, err := Open(dir, Options{Now: c.now})
	wantCode(t, err, CodeDamaged, "Backup", filepath.Join(dir, backupDir, "spieltisch-2026-03-04-0001.sqlite"))
}

// What breaks while the program runs is reported as damage, too.
func TestDamageWhileRunning(t *testing.T) {
	dir, c := closed(t)
	s := reopen(t, dir, c)
	path := filepath.Join(dir, fileName)
	data, err := os.ReadFile(path)
	fatal(t, err)
	for i := pageSize; i < len(data); i++ {
		data[i] ^= 0xff
	}
	fatal(t, os.WriteFile(path, data, 0o644))
	_, err = s.Rows(1)
	wantCode(t, err, CodeDamaged, "Path", path)
}
