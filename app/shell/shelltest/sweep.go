package shelltest

import (
	"time"

	"fyne.io/fyne/v2/driver/software"
)

// Fyne itself looks after its renderers every ten seconds at most.
const sweepAfter = 10 * time.Second

var swept time.Time

// Sweep has Fyne let go of the renderers that nobody has asked for lately (FYNE_CACHE says how long that is), of which a
// test keeps no parts. A real window does so with its frames. The test driver paints none: all that the tests of a package
// have ever shown would stay in memory, gigabytes that the garbage collector goes through again and again. A picture of
// any software canvas is the public way to it.
func Sweep() {
	if now := time.Now(); now.Sub(swept) > sweepAfter {
		swept = now
		software.NewCanvas().Capture()
	}
}
