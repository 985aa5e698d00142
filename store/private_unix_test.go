//go:build !windows

package store

import (
	"io/fs"
	"os"
	"path/filepath"
	"testing"
)

// modes are the permissions of everything below a folder, by the path in it.
func modes(t *testing.T, dir string) map[string]fs.FileMode {
	t.Helper()
	all := map[string]fs.FileMode{}
	fatal(t, filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		info, err := d.Info()
		rel, _ := filepath.Rel(dir, path)
		all[rel] = info.Mode().Perm()
		return err
	}))
	return all
}

func TestWhatIsMadeIsPrivate(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "new", "data")
	s := reopen(t, dir, newClock())
	addPlayers(t, s, "Ada")
	b := backup(t, s)
	to := filepath.Join(t.TempDir(), "elsewhere")
	fatal(t, s.MoveTo(t.Context(), to))
	addPlayers(t, s, "Ben")
	_, err := Restore(filepath.Join(to, "restored"), b.Path, s.now())
	fatal(t, err)
	for _, in := range []string{dir, to} {
		all := modes(t, in)
		if len(all) < 3 {
			t.Fatalf("%v", all)
		}
		for path, mode := range all {
			if mode&0o077 != 0 {
				t.Errorf("%s in %s is %v", path, in, mode)
			}
		}
	}
}

func TestOlderFoldersAreClosedToOthers(t *testing.T) {
	for _, private := range []bool{true, false} {
		dir, c := crashed(t)
		fatal(t, os.WriteFile(filepath.Join(dir, "spieltisch.log"), nil, 0o644), os.WriteFile(filepath.Join(dir, "letter.txt"), nil, 0o644),
			os.MkdirAll(filepath.Join(dir, "export"), 0o755), os.WriteFile(filepath.Join(dir, "export", "sheet.pdf"), nil, 0o644))
		for path := range modes(t, dir) {
			if info, err := os.Stat(filepath.Join(dir, path)); err != nil || !info.IsDir() {
				fatal(t, err, os.Chmod(filepath.Join(dir, path), 0o644))
			} else {
				fatal(t, os.Chmod(filepath.Join(dir, path), 0o755))
			}
		}
		s, err := Open(dir, Options{Now: c.now, Private: private})
		fatal(t, err)
		addPlayers(t, s, "Cleo")
		got := modes(t, dir)
		fatal(t, s.Close())
		for path, want := range map[string]fs.FileMode{
			".": 0o700, fileName: 0o600, fileName + "-wal": 0o600, backupDir: 0o700, backupDir + "/spieltisch-2026-03-04-0001.sqlite": 0o600,
			"spieltisch.log": 0o600, lockName: 0o600, "letter.txt": 0o644, "export": 0o755, "export/sheet.pdf": 0o644,
		} {
			if !private && want&0o077 == 0 {
				want |= map[fs.FileMode]fs.FileMode{0o700: 0o055, 0o600: 0o044}[want]
			}
			if got[path] != want {
				t.Errorf("private %v: %s is %v, want %v", private, path, got[path], want)
			}
		}
	}
}
