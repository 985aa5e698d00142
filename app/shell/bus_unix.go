//go:build !windows && !darwin

package shell

import (
	"os"

	"github.com/godbus/dbus/v5"
)

// busAddress names the session's bus.
const busAddress = "DBUS_SESSION_BUS_ADDRESS"

// OnlyARunningBus has nobody in this program start a session bus where there is none: a bus that is started to ask the desktop for
// its colours would outlive the program, one more with each start. Fyne asks, too, so it is called before Fyne's app is made.
func OnlyARunningBus() {
	conn, err := dbus.SessionBusPrivateNoAutoStartup()
	if err != nil {
		_ = os.Setenv(busAddress, "disabled:") // as others call it; what asks is told that there is no bus
		return
	}
	_ = conn.Close() // it was only to be there
}
