package store

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"syscall"
	"testing"
	"time"

	"golang.org/x/sys/windows"
)

func TestSystemErrors(t *testing.T) {
	for err, want := range map[syscall.Errno]Code{
		windows.ERROR_DISK_FULL: CodeFull, windows.ERROR_HANDLE_DISK_FULL: CodeFull, windows.ERROR_DISK_QUOTA_EXCEEDED: CodeFull,
		windows.ERROR_WRITE_PROTECT: CodeReadOnly, windows.ERROR_ACCESS_DENIED: CodeReadOnly,
		windows.ERROR_SHARING_VIOLATION: CodeInUse, windows.ERROR_LOCK_VIOLATION: CodeInUse,
		windows.ERROR_CRC: CodeInternal,
	} {
		wantCode(t, wrap("test", "p", fmt.Errorf("deep: %w", err)), want, "Path", "p")
	}
}

// view opens a file as a viewer does, which others then can't rename, replace or remove.
func view(t *testing.T, path string) (shut func()) {
	t.Helper()
	f, err := os.Open(path)
	fatal(t, err)
	t.Cleanup(func() { _ = f.Close() })
	return func() { fatal(t, f.Close()) }
}

func TestFileInUseIsNotReplaced(t *testing.T) {
	dir := t.TempDir()
	from, to := filepath.Join(dir, "from"), filepath.Join(dir, "to")
	fatal(t, os.WriteFile(from, []byte("new"), 0o644), os.WriteFile(to, []byte("old"), 0o644))
	before := snapshot(t, dir)
	shut := view(t, to)
	wantCode(t, wrap("test", to, rename(from, to)), CodeInUse, "Path", to)
	same(t, before, snapshot(t, dir))
	shut()
	shut = view(t, from)
	wantCode(t, wrap("test", to, rename(from, to)), CodeInUse)
	same(t, before, snapshot(t, dir))
	shut()
	fatal(t, rename(from, to))
	text, err := os.ReadFile(to)
	fatal(t, err)
	equal(t, "text", string(text), "new")
}

// A virus scanner holds a new file open for a moment.
func TestRenameIsPatient(t *testing.T) {
	tried := 0
	err := patiently(func() error {
		if tried++; tried < 3 {
			return &os.PathError{Err: windows.ERROR_SHARING_VIOLATION}
		}
		return nil
	})
	if err != nil || tried != 3 {
		t.Errorf("%v after %d tries", err, tried)
	}
	tried = 0
	if err := patiently(func() error { tried++; return os.ErrNotExist }); !errors.Is(err, os.ErrNotExist) || tried != 1 {
		t.Errorf("%v after %d tries", err, tried)
	}
}

func TestBackupBesideAnOldOneInUse(t *testing.T) {
	s, c := newStore(t)
	addPlayers(t, s, "Ada")
	for range keepDays + keepWeeks*7 + 7 {
		c.forward(24 * time.Hour)
		fakeBackup(t, s, c.now())
	}
	first, err := backupFiles(s.Dir())
	fatal(t, err)
	oldest := first[len(first)-1].Path
	shut := view(t, oldest)
	backup(t, s)
	if _, err := os.Stat(oldest); err != nil {
		t.Error(err)
	}
	shut()
	backup(t, s)
	if _, err := os.Stat(oldest); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("the oldest is left: %v", err)
	}
}

func TestDataFileInUseStaysWhereItIs(t *testing.T) {
	dir, c := crashed(t) // with a WAL
	s := reopen(t, dir, c)
	copied := backup(t, s).Path
	fatal(t, s.Close())
	fatal(t, os.WriteFile(s.path+"-wal", []byte("played"), 0o644))
	before := snapshot(t, dir)
	shut := view(t, s.path)
	aside, err := Restore(dir, copied, c.now())
	wantCode(t, err, CodeInUse, "Path", s.path)
	equal(t, "aside", aside, "")
	same(t, before, snapshot(t, dir))
	shut()
	_, err = Restore(dir, copied, c.now())
	fatal(t, err)
}
