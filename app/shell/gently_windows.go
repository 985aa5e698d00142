package shell

import "golang.org/x/sys/windows"

// setThreadPriority is not in golang.org/x/sys.
var setThreadPriority = kernel32.NewProc("SetThreadPriority")

// giveWay has the thread wait where others want the processor.
func giveWay() {
	const lowest = -2 & (1<<32 - 1)
	_, _, _ = setThreadPriority.Call(uintptr(windows.CurrentThread()), lowest) // that it stays as it was does no harm
}
