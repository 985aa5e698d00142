package store

import (
	"os"
	"path/filepath"
	"slices"
	"testing"
)

// hasLinks tells whether links can be made here, are seen as links, and lead where they should: wine's don't.
func hasLinks(t *testing.T) bool {
	t.Helper()
	dir := t.TempDir()
	to, link := filepath.Join(dir, "to"), filepath.Join(dir, "link")
	fatal(t, os.WriteFile(to, []byte("read"), 0o600))
	if os.Symlink(to, link) != nil {
		return false
	}
	info, err := os.Lstat(link)
	text, readErr := os.ReadFile(link)
	return err == nil && info.Mode()&os.ModeSymlink != 0 && readErr == nil && string(text) == "read"
}

// linked puts a data folder's file elsewhere, with its WAL, and ways of links in its place; to is where the file lies now.
func linked(t *testing.T, data string) map[string]struct{ dir, to string } {
	t.Helper()
	if !hasLinks(t) {
		t.Skip("no links here")
	}
	out := map[string]struct{ dir, to string }{}
	for _, what := range []string{"absolute", "relative", "a chain", "through a linked folder"} {
		root, err := filepath.EvalSymlinks(t.TempDir())
		fatal(t, err)
		dir, far := filepath.Join(root, "Daten"), filepath.Join(root, "Wolke ü", "mehr")
		to := filepath.Join(far, "familie.sqlite")
		fatal(t, os.MkdirAll(dir, 0o700), os.MkdirAll(far, 0o700))
		for _, suffix := range []string{"", "-wal"} {
			text, err := os.ReadFile(filepath.Join(data, fileName+suffix))
			fatal(t, err, os.WriteFile(to+suffix, text, 0o600))
		}
		link := func(to, from string) { fatal(t, os.Symlink(to, from)) }
		entry := filepath.Join(dir, fileName)
		switch what {
		case "absolute":
			link(to, entry)
		case "relative":
			link(filepath.Join("..", "Wolke ü", "mehr", "familie.sqlite"), entry)
		case "a chain":
			link(filepath.Join("..", "zweiter"), entry)
			link(filepath.Join("Wolke ü", "dritter"), filepath.Join(root, "zweiter"))
			link(to, filepath.Join(root, "Wolke ü", "dritter"))
		case "through a linked folder":
			link(filepath.Join(root, "Wolke ü", "mehr"), filepath.Join(root, "kurz"))
			link(filepath.Join("..", "mehr", "familie.sqlite"), filepath.Join(far, "noch ein Link"))
			link(filepath.Join("..", "kurz", "noch ein Link"), entry)
		}
		out[what] = struct{ dir, to string }{dir, to}
	}
	return out
}

// TestLinkedDataFile opens a data file that is a link, with the WAL that a killed program has left.
func TestLinkedDataFile(t *testing.T) {
	data, c := crashed(t)
	for what, at := range linked(t, data) {
		t.Run(what, func(t *testing.T) {
			look, err := Open(at.dir, Options{Now: c.now, ReadOnly: true})
			fatal(t, err)
			players, err := look.Players()
			fatal(t, err, look.Close())
			equal(t, "seen", names(players), []string{"Ada", "Ben"})

			s := reopen(t, at.dir, c)
			addPlayers(t, s, "Cleo")
			if !hasWAL(at.to) {
				t.Error("no WAL next to the file")
			}
			_, err = Open(at.dir, Options{Now: c.now})
			wantCode(t, err, CodeLocked)
			other := t.TempDir() // another folder with a link to the same file
			fatal(t, os.Symlink(at.to, filepath.Join(other, fileName)))
			_, err = Open(other, Options{Now: c.now})
			wantCode(t, err, CodeLocked)
			b := backup(t, s)
			equal(t, "folder of the backup", filepath.Dir(b.Path), filepath.Join(at.dir, backupDir))
			fatal(t, s.Reachable(), s.Close())
			wantPlayers(t, at.dir, c, "Ada", "Ben", "Cleo")

			aside, err := Restore(at.dir, b.Path, c.now())
			fatal(t, err)
			equal(t, "folder of what was moved aside", filepath.Dir(aside), filepath.Dir(at.to))
			wantPlayers(t, at.dir, c, "Ada", "Ben", "Cleo")
			fatal(t, os.Rename(at.to, at.to+restoredSuffix)) // as a crash in Restore leaves it
			wantPlayers(t, at.dir, c, "Ada", "Ben", "Cleo")

			files, err := os.ReadDir(at.dir)
			fatal(t, err)
			for _, f := range files {
				if f.Name() != backupDir && (f.Name() != fileName || f.Type()&os.ModeSymlink == 0) {
					t.Errorf("%s lies next to the link", f.Name())
				}
			}

			ours, err := os.ReadFile(at.to)
			fatal(t, err)
			want := []string{"familie (Konflikt).sqlite", keptPrefix + "2026-03-04-050607.sqlite"}
			for _, name := range append(want, "spieltisch.sqlite") { // the last is another's
				fatal(t, os.WriteFile(filepath.Join(filepath.Dir(at.to), name), ours, 0o600))
			}
			beside, err := BesideIn(at.dir)
			fatal(t, err)
			var got []string
			for _, f := range beside.Others {
				got = append(got, filepath.Base(f.Path))
			}
			slices.Sort(got)
			equal(t, "next to the file", got, want)

			fatal(t, os.Remove(at.to))
			for _, look := range []bool{false, true} {
				_, err = Open(at.dir, Options{Now: c.now, ReadOnly: look})
				wantCode(t, err, CodeLinkLost, "To", at.to, "Dir", at.dir)
			}
			if _, err := os.Stat(at.to); !os.IsNotExist(err) {
				t.Errorf("a file was made where the link leads: %v", err)
			}
		})
	}
}

// TestLinkInACircle is refused and leads to no endless search.
func TestLinkInACircle(t *testing.T) {
	if !hasLinks(t) {
		t.Skip("no links here")
	}
	dir := t.TempDir()
	fatal(t, os.Symlink("b", filepath.Join(dir, fileName)), os.Symlink(fileName, filepath.Join(dir, "b")))
	_, err := Open(dir, Options{})
	wantCode(t, err, CodeLinkLost, "Path", filepath.Join(dir, fileName))
}
