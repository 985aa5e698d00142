package store

import (
	"errors"
	"os"
	"syscall"
	"time"

	"golang.org/x/sys/windows"
)

// systemCodes are the codes of errors of the operating system. A denied access is known to fs.ErrPermission.
var systemCodes = map[syscall.Errno]Code{
	windows.ERROR_DISK_FULL:           CodeFull,
	windows.ERROR_HANDLE_DISK_FULL:    CodeFull,
	windows.ERROR_DISK_QUOTA_EXCEEDED: CodeFull,
	windows.ERROR_WRITE_PROTECT:       CodeReadOnly,
	windows.ERROR_SHARING_VIOLATION:   CodeInUse,
	windows.ERROR_LOCK_VIOLATION:      CodeInUse,
	windows.ERROR_USER_MAPPED_FILE:    CodeInUse,
}

// rename gives a file another name, in the place of a file that has it already, so that this holds after
// a power cut. Here a folder can't be flushed; instead the call returns when the name is on the disk. A
// file that another program has open, on either side, is CodeInUse.
func rename(from, to string) error {
	err := patiently(func() error { return moveThrough(from, to) })
	if errors.Is(err, windows.ERROR_ACCESS_DENIED) && held(to) {
		err = windows.ERROR_SHARING_VIOLATION
	}
	if err != nil {
		return &os.LinkError{Op: "rename", Old: from, New: to, Err: err}
	}
	return nil
}

func moveThrough(from, to string) error {
	a, err := windows.UTF16PtrFromString(from)
	if err != nil {
		return err
	}
	b, err := windows.UTF16PtrFromString(to)
	if err != nil {
		return err
	}
	return windows.MoveFileEx(a, b, windows.MOVEFILE_REPLACE_EXISTING|windows.MOVEFILE_WRITE_THROUGH)
}

// held tells whether somebody has the file open so that it can't go: to a rename onto it Windows says only
// that access is denied, as for a folder without the right to write.
func held(path string) bool {
	name, err := windows.UTF16PtrFromString(path)
	if err != nil {
		return false
	}
	const all = windows.FILE_SHARE_READ | windows.FILE_SHARE_WRITE | windows.FILE_SHARE_DELETE
	h, err := windows.CreateFile(name, windows.DELETE, all, nil, windows.OPEN_EXISTING, windows.FILE_ATTRIBUTE_NORMAL, 0)
	if err == nil {
		err = windows.CloseHandle(h)
	}
	return errors.Is(err, windows.ERROR_SHARING_VIOLATION)
}

// remove removes a file.
func remove(path string) error {
	return patiently(func() error { return os.Remove(path) })
}

// patiently tries again for a second and a half, as SQLite does: virus scanners and search indexes hold new
// files open for moments.
func patiently(try func() error) (err error) {
	for n := range 10 {
		err = try()
		if !errors.Is(err, windows.ERROR_SHARING_VIOLATION) && !errors.Is(err, windows.ERROR_ACCESS_DENIED) {
			return err
		}
		time.Sleep(time.Duration(n+1) * 25 * time.Millisecond)
	}
	return err
}
