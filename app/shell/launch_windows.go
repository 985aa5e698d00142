package shell

import (
	"path/filepath"
	"runtime"

	"golang.org/x/sys/windows"
)

// Launch opens a file or folder in the desktop's program for it. It takes the path as it is: the handler of
// URLs does nothing with an umlaut in one, and never says so.
func Launch(path string) error {
	file, err := windows.UTF16PtrFromString(filepath.FromSlash(path))
	if err != nil {
		return err
	}
	// What opens the file may be an extension of the shell, which needs COM on this thread.
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	if err := windows.CoInitializeEx(0, windows.COINIT_APARTMENTTHREADED|windows.COINIT_DISABLE_OLE1DDE); err == nil {
		defer windows.CoUninitialize()
	}
	return windows.ShellExecute(0, nil, file, nil, nil, windows.SW_SHOWNORMAL)
}
