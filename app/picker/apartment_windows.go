package picker

import (
	"runtime"

	"golang.org/x/sys/windows"
)

// enter gives the dialog a thread with an apartment of its own, without which it may take no answer.
func enter() (leave func()) {
	runtime.LockOSThread()
	const falseButFine = windows.Errno(windows.S_FALSE) // it has one already, counted once more
	err := windows.CoInitializeEx(0, windows.COINIT_APARTMENTTHREADED|windows.COINIT_DISABLE_OLE1DDE)
	return func() {
		if err == nil || err == falseButFine {
			windows.CoUninitialize()
		}
		runtime.UnlockOSThread()
	}
}
