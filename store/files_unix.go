//go:build !windows

package store

import (
	"errors"
	"os"
	"path/filepath"
	"syscall"
)

// systemCodes are the codes of errors of the operating system. A denied access is known to fs.ErrPermission.
var systemCodes = map[syscall.Errno]Code{
	syscall.ENOSPC: CodeFull,
	syscall.EDQUOT: CodeFull,
	syscall.EROFS:  CodeReadOnly,
}

// rename gives a file another name, in the place of a file that has it already, so that this holds after
// a power cut: the folder is flushed.
func rename(from, to string) error {
	if err := os.Rename(from, to); err != nil {
		return err
	}
	dir, err := os.Open(filepath.Dir(to))
	if err != nil {
		return err
	}
	return errors.Join(dir.Sync(), dir.Close())
}

// remove removes a file.
func remove(path string) error { return os.Remove(path) }
