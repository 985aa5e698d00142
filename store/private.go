package store

import (
	"io/fs"
	"log/slog"
	"os"
	"path/filepath"
	"strings"
)

// What is made here is for its owner alone.
const (
	privateDir  = 0o700
	privateFile = 0o600
)

// makeEmpty makes an empty file, which SQLite then takes for a new one: a file that it makes itself can be read by
// others. Its WAL gets the same permissions.
func makeEmpty(path string) error {
	f, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, privateFile)
	if err != nil {
		return err
	}
	return f.Close()
}

// closeToOthers takes what others may do from a data folder, its backups and the files of this program in it. What
// can't be changed stays as it is.
func closeToOthers(dir string) {
	err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		ours := path == dir || d.Name() == backupDir || strings.HasPrefix(d.Name(), strings.TrimSuffix(backupPrefix, "-"))
		if d.IsDir() && !ours {
			return fs.SkipDir
		}
		info, err := d.Info()
		if err != nil || !ours || !d.IsDir() && !d.Type().IsRegular() {
			return err
		}
		if mode := info.Mode().Perm(); mode&0o077 != 0 {
			return os.Chmod(path, mode&^0o077)
		}
		return nil
	})
	if err != nil {
		slog.Warn("close the data folder to others", "err", err)
	}
}
