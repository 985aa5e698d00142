package shell

import (
	"unsafe"

	"golang.org/x/sys/windows"
)

// These are not in golang.org/x/sys.
var (
	kernel32             = windows.NewLazySystemDLL("kernel32.dll")
	globalMemoryStatusEx = kernel32.NewProc("GlobalMemoryStatusEx")
)

// memoryStatus is MEMORYSTATUSEX.
type memoryStatus struct {
	length, load              uint32
	total, free               uint64
	totalPage, freePage       uint64
	totalVirtual, freeVirtual uint64
	freeExtended              uint64
}

// FreeMemory is how many bytes of memory programs may still have; false where nobody knows.
func FreeMemory() (free uint64, known bool) {
	var s memoryStatus
	s.length = uint32(unsafe.Sizeof(s))
	if done, _, _ := globalMemoryStatusEx.Call(uintptr(unsafe.Pointer(&s))); done == 0 {
		return 0, false
	}
	return s.free, true
}
