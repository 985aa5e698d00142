package store

import (
	"os"
	"path/filepath"
	"testing"
	"time"
)

// TestTidyTemp removes what crashes have left in the temporary folder, and nothing that is in use or somebody else's.
func TestTidyTemp(t *testing.T) {
	dir := t.TempDir()
	for _, name := range []string{"TMPDIR", "TMP", "TEMP"} { // of all systems
		t.Setenv(name, dir)
	}
	used, err := NewTemp()
	fatal(t, err)
	left, err := NewTemp()
	fatal(t, err, os.WriteFile(filepath.Join(left.Dir, fileName), []byte("everything"), 0o600))
	fatal(t, left.lock.Close()) // as the end of the process does
	outside := t.TempDir()
	fatal(t, os.WriteFile(filepath.Join(outside, "theirs"), nil, 0o600))
	old := time.Now().Add(-2 * time.Hour)
	for _, name := range []string{"spieltisch-1", "spieltisch-2", "spieltisch-empty-3", "andere-4"} {
		path := filepath.Join(dir, name)
		fatal(t, os.Mkdir(path, 0o700), os.WriteFile(filepath.Join(path, fileName), nil, 0o600))
	}
	for _, name := range []string{"spieltisch-import-5.json", "spieltisch-import-x.json"} {
		fatal(t, os.WriteFile(filepath.Join(dir, name), nil, 0o600))
	}
	links := hasLinks(t) && os.Symlink(outside, filepath.Join(dir, "spieltisch-6")) == nil
	for name, at := range map[string]time.Time{
		used.Dir: old, left.Dir: old, "spieltisch-1": old, "spieltisch-2": old.Add(-lateLoose), "spieltisch-empty-3": old.Add(-lateLoose),
		"andere-4": old.Add(-lateLoose), "spieltisch-import-5.json": old.Add(-lateLoose), "spieltisch-import-x.json": old.Add(-lateLoose),
	} {
		if !filepath.IsAbs(name) {
			name = filepath.Join(dir, name)
		}
		fatal(t, os.Chtimes(name, at, at))
	}
	fatal(t, TidyTemp(time.Now()))

	want := map[string]bool{
		filepath.Base(used.Dir): true, "spieltisch-1": true, "spieltisch-empty-3": true, "andere-4": true, "spieltisch-import-x.json": true,
	}
	if links {
		want["spieltisch-6"] = true
	}
	files, err := os.ReadDir(dir)
	fatal(t, err)
	got := map[string]bool{}
	for _, f := range files {
		got[f.Name()] = true
	}
	equal(t, "what stays", got, want)
	if _, err := os.Stat(filepath.Join(outside, "theirs")); err != nil {
		t.Error("followed a link:", err)
	}
	fatal(t, used.Drop(), used.Drop())
	if _, err := os.Stat(used.Dir); used.Dir != "" || err == nil {
		t.Error("dropped and still there")
	}
}
