package shell

import (
	"unsafe"

	"golang.org/x/sys/windows"
)

// These are not in golang.org/x/sys.
var (
	user32               = windows.NewLazySystemDLL("user32.dll")
	systemParametersInfo = user32.NewProc("SystemParametersInfoW")
)

// LessMotion tells whether Windows is set to move less.
func LessMotion() (bool, error) {
	const getClientAreaAnimation = 0x1042 // SPI_GETCLIENTAREAANIMATION
	var moves int32
	done, _, err := systemParametersInfo.Call(getClientAreaAnimation, 0, uintptr(unsafe.Pointer(&moves)), 0)
	if done == 0 {
		return false, err
	}
	return moves == 0, nil
}
