//go:build !windows

package store

import (
	"fmt"
	"syscall"
	"testing"
)

func TestSystemErrors(t *testing.T) {
	for err, want := range map[syscall.Errno]Code{
		syscall.ENOSPC: CodeFull, syscall.EDQUOT: CodeFull, syscall.EROFS: CodeReadOnly,
		syscall.EACCES: CodeReadOnly, syscall.EPERM: CodeReadOnly, syscall.EIO: CodeInternal,
	} {
		wantCode(t, wrap("test", "p", fmt.Errorf("deep: %w", err)), want, "Path", "p")
	}
}

func TestPathWithTwoSlashes(t *testing.T) {
	dir, c := closed(t)
	s, err := Open("/"+dir, Options{Now: c.now})
	fatal(t, err)
	fatal(t, s.Close())
	_, err = LookInside("/" + s.path)
	fatal(t, err)
}
