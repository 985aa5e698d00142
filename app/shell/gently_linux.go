package shell

import "golang.org/x/sys/unix"

// gentle is the niceness of background work.
const gentle = 10

// giveWay has the thread wait where others want the processor. A program that was started nicer than that stays so: to go back
// would have the work come before the window, and isn't allowed.
func giveWay() {
	const thread = 0
	if p, err := unix.Getpriority(unix.PRIO_PROCESS, thread); err != nil || 20-p < gentle { // the system call counts from 40 down
		_ = unix.Setpriority(unix.PRIO_PROCESS, thread, gentle) // that it stays as it was does no harm
	}
}
