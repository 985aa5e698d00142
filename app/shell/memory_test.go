package shell_test

import (
	"runtime"
	"testing"

	"spieltisch/app/shell"
)

// A computer on which this test runs has some megabytes left, and not more than any computer has.
func TestFreeMemory(t *testing.T) {
	free, known := shell.FreeMemory()
	if known != (runtime.GOOS == "linux" || runtime.GOOS == "windows") {
		t.Error("known:", known)
	}
	if known && (free < 8<<20 || free > 1<<50) {
		t.Error(free, "bytes are free")
	}
}
