package shell

import (
	"bufio"
	"fmt"
	"os"
)

// FreeMemory is how many bytes of memory programs may still have; false where nobody knows.
func FreeMemory() (free uint64, known bool) {
	f, err := os.Open("/proc/meminfo")
	if err != nil {
		return 0, false
	}
	defer func() { _ = f.Close() }()
	for lines := bufio.NewScanner(f); lines.Scan(); {
		if _, err := fmt.Sscanf(lines.Text(), "MemAvailable: %d kB", &free); err == nil {
			return free << 10, true
		}
	}
	return 0, false
}
