package store

import (
	"os"
	"path/filepath"
	"testing"

	"golang.org/x/sys/unix"
)

// TestLocksOutliveLooks keeps SQLite's locks on its files while the program looks at what lies in the folder: a file of ours that
// is closed would take them along.
func TestLocksOutliveLooks(t *testing.T) {
	s, _ := newStore(t)
	addPlayers(t, s, "Ada")
	backup(t, s)
	fatal(t, os.Link(filepath.Join(s.Dir(), fileName), filepath.Join(s.Dir(), "Kopie von "+fileName)))
	found, err := BesideIn(s.Dir())
	fatal(t, err)
	Checked(found.Others)
	_, err = s.Backups()
	fatal(t, err)
	for _, lock := range []struct {
		suffix   string
		at, size int64
	}{
		{"", 0x40000002, 510}, // SQLite's shared bytes
		{"-shm", 128, 1},      // its sign that the WAL's index is in use
	} {
		f, err := os.OpenFile(filepath.Join(s.Dir(), fileName+lock.suffix), os.O_RDWR, 0)
		fatal(t, err)
		defer f.Close()                                                                              //nolint:errcheck // the locks are lost by it, which is why it comes last
		l := unix.Flock_t{Type: unix.F_WRLCK, Whence: unix.SEEK_SET, Start: lock.at, Len: lock.size} // of the file, not of the process
		fatal(t, unix.FcntlFlock(f.Fd(), unix.F_OFD_GETLK, &l))
		if l.Type != unix.F_RDLCK {
			t.Errorf("%s isn't locked", fileName+lock.suffix)
		}
	}
}
