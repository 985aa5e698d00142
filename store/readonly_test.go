package store

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// openElsewhere tries the folder first to write and then to look, as another user. It
// tells both in one line.
func openElsewhere(dir string) string {
	answer := ""
	s, err := Open(dir, Options{})
	answer += string(CodeOf(err))
	if err == nil {
		return answer + "opened, " + fmt.Sprint(s.Close())
	}
	if s, err = Open(dir, Options{ReadOnly: true}); err != nil {
		return answer + " " + err.Error()
	}
	players, err := s.Players()
	answer += fmt.Sprintf(" %v %v", names(players), err)
	_, err = s.AddPlayer("Cleo", 0)
	return fmt.Sprint(answer, " ", CodeOf(err), " ", s.Close())
}

// elsewhere runs openElsewhere under a user who may not write.
func elsewhere(t *testing.T, dir string) string {
	t.Helper()
	out, err := stranger(t, "readonly", dir).Output()
	if _, ok := err.(*exec.ExitError); err != nil && !ok { //nolint:errorlint // returned bare
		t.Fatal(err)
	}
	return strings.TrimSpace(string(out))
}

// others is a copy of a data folder that others can enter and read, not write.
func others(t *testing.T, from string, mode os.FileMode) string {
	t.Helper()
	dir, err := os.MkdirTemp("", "spieltisch-test-*")
	fatal(t, err)
	t.Cleanup(func() {
		_ = chmod(dir, 0o755)
		_ = os.RemoveAll(dir)
	})
	files, err := os.ReadDir(from)
	fatal(t, err)
	for _, f := range files {
		if f.IsDir() {
			continue
		}
		to := filepath.Join(dir, f.Name())
		fatal(t, copyFile(filepath.Join(from, f.Name()), to), chmod(to, 0o444))
	}
	fatal(t, chmod(dir, mode))
	return dir
}

func TestReadOnlyFolder(t *testing.T) {
	const want = "readonly [Ada Ben] <nil> readonly <nil>"
	for name, folder := range map[string]func(*testing.T) (string, *clock){"in order": closed, "after a crash": crashed} {
		t.Run(name, func(t *testing.T) {
			from, _ := folder(t)
			dir := others(t, from, 0o555)
			before := snapshot(t, dir)
			equal(t, "the child", elsewhere(t, dir), want)
			same(t, before, snapshot(t, dir))

			fatal(t, chmod(dir, 0o755), os.Remove(filepath.Join(dir, lockName)), chmod(dir, 0o555))
			equal(t, "without a lock file", elsewhere(t, dir), want)
		})
	}
}

func TestReadOnlyFileInWritableFolder(t *testing.T) {
	from, _ := closed(t)
	dir := others(t, from, 0o777)
	before := snapshot(t, dir)
	equal(t, "the child", elsewhere(t, dir), "readonly [Ada Ben] <nil> readonly <nil>")
	same(t, before, snapshot(t, dir))
}

func TestFolderThatCannotBeMade(t *testing.T) {
	dir := others(t, t.TempDir(), 0o555)
	got := elsewhere(t, filepath.Join(dir, "new"))
	if !strings.HasPrefix(got, "readonly store: notfound") {
		t.Errorf("the child says %q", got)
	}
}
