//go:build !windows

package store

import (
	"os"
	"os/exec"
	"path/filepath"
	"syscall"
	"testing"
)

// stranger prepares a copy of this binary to run as a child under a user who owns nothing. That is another
// one when the tests run as root, for whom nothing is read-only.
func stranger(t *testing.T, what, dir string) *exec.Cmd {
	t.Helper()
	bin, err := os.MkdirTemp("", "spieltisch-test-*") // t.TempDir can't be entered by others
	fatal(t, err)
	t.Cleanup(func() { _ = os.RemoveAll(bin) })
	copied := filepath.Join(bin, "store.test")
	fatal(t, copyFile(os.Args[0], copied), os.Chmod(copied, 0o755), os.Chmod(bin, 0o755))
	cmd := child(copied, what, dir)
	cmd.Dir = "/"
	if os.Getuid() == 0 {
		cmd.SysProcAttr = &syscall.SysProcAttr{Credential: &syscall.Credential{Uid: 65534, Gid: 65534}}
	}
	return cmd
}

// chmod sets who may do what with a file or folder.
func chmod(path string, mode os.FileMode) error { return os.Chmod(path, mode) }

// killed tells whether a process ended because it was killed.
func killed(p *os.ProcessState) bool { return p.ExitCode() == -1 }

// signs are allowed in the name of a folder and mean something in a URL.
const signs = "?"
