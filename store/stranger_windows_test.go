package store

import (
	"os"
	"os/exec"
	"testing"

	"golang.org/x/sys/windows"
)

// stranger prepares this binary to run as a child. Here a list of rights binds the owner, too, until it is
// changed.
func stranger(_ *testing.T, what, dir string) *exec.Cmd { return child(os.Args[0], what, dir) }

// chmod gives everybody the rights of the owner's part of mode: all, or only to read and enter. os.Chmod
// would set an attribute, which means nothing on folders.
func chmod(path string, mode os.FileMode) error {
	rights := "GRGX"
	if mode&0o200 != 0 {
		rights = "GA"
	}
	sd, err := windows.SecurityDescriptorFromString("D:P(A;;" + rights + ";;;WD)")
	if err != nil {
		return err
	}
	name, err := windows.UTF16PtrFromString(path)
	if err != nil {
		return err
	}
	const all = windows.FILE_SHARE_READ | windows.FILE_SHARE_WRITE | windows.FILE_SHARE_DELETE
	h, err := windows.CreateFile(name, windows.WRITE_DAC, all, nil, windows.OPEN_EXISTING, windows.FILE_FLAG_BACKUP_SEMANTICS, 0)
	if err != nil {
		return err
	}
	defer windows.CloseHandle(h) //nolint:errcheck // nothing is left to do
	return windows.SetKernelObjectSecurity(h, windows.DACL_SECURITY_INFORMATION|windows.PROTECTED_DACL_SECURITY_INFORMATION, sd)
}

// killed tells whether a process ended because it was killed: os.Process.Kill is TerminateProcess with
// code 1. A child that fails says so and ends with another.
func killed(p *os.ProcessState) bool { return p.ExitCode() == 1 }

// signs are allowed in the name of a folder and mean something in a URL.
const signs = "&;"
