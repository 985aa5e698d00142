package app

import (
	"log/slog"
	"unsafe"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver"
	"golang.org/x/sys/windows"
)

// These are not in golang.org/x/sys.
var (
	user32            = windows.NewLazySystemDLL("user32.dll")
	getWindowRect     = user32.NewProc("GetWindowRect")
	setWindowPos      = user32.NewProc("SetWindowPos")
	monitorFromWindow = user32.NewProc("MonitorFromWindow")
	getMonitorInfo    = user32.NewProc("GetMonitorInfoW")
)

// fitScreen brings the window, which is shown already, into what the screen has free next to the task bar. Windows
// cuts off a window that is larger than the screen and Fyne draws for the size that it has asked for, so that the top
// of each page would be missing: on most laptops, with 1366 × 768 px or with full HD at 150 %.
func fitScreen(w fyne.Window) {
	native, ok := w.(driver.NativeWindow)
	if !ok {
		return
	}
	native.RunNative(func(context any) {
		if c, ok := context.(driver.WindowsWindowContext); ok && c.HWND != 0 {
			fitWindow(c.HWND)
		}
	})
}

func fitWindow(window uintptr) {
	var at bounds
	const nearest = 2 // MONITOR_DEFAULTTONEAREST
	monitor, _, _ := monitorFromWindow.Call(window, nearest)
	info := struct { // MONITORINFO
		size      uint32
		all, free bounds
		flags     uint32
	}{}
	info.size = uint32(unsafe.Sizeof(info))
	if done, _, err := getMonitorInfo.Call(monitor, uintptr(unsafe.Pointer(&info))); done == 0 {
		slog.Error("size of the screen", "err", err)
		return
	}
	if done, _, err := getWindowRect.Call(window, uintptr(unsafe.Pointer(&at))); done == 0 {
		slog.Error("size of the window", "err", err)
		return
	}
	to := at.within(info.free)
	if to == at {
		return
	}
	const keepOrder, keepActive = 0x4, 0x10 // SWP_NOZORDER, SWP_NOACTIVATE
	if done, _, err := setWindowPos.Call(window, 0, uintptr(to.Left), uintptr(to.Top),
		uintptr(to.Right-to.Left), uintptr(to.Bottom-to.Top), keepOrder|keepActive); done == 0 {
		slog.Error("fit the window", "err", err)
	}
}
