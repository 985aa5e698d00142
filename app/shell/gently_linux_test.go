package shell_test

import (
	"context"
	"testing"

	"golang.org/x/sys/unix"

	"spieltisch/app/shell"
)

// TestWorkGivesWay looks at the thread that work runs on: others come first there, and nowhere else. It holds under nice, too.
func TestWorkGivesWay(t *testing.T) {
	before := niceness(t)
	got := make(chan int)
	shell.Work(&shell.Env{}, func(context.Context) (int, error) {
		got <- niceness(t)
		return 0, nil
	}, func(int, error) {})
	if n, want := <-got, max(10, before); n != want {
		t.Errorf("work runs at niceness %d instead of %d, everything else at %d", n, want, before)
	}
	if n := niceness(t); n != before {
		t.Errorf("niceness is %d after work, was %d", n, before)
	}
}

// niceness is that of the thread; the system call counts from 40 down.
func niceness(t *testing.T) int {
	t.Helper()
	n, err := unix.Getpriority(unix.PRIO_PROCESS, 0)
	if err != nil {
		t.Error(err)
	}
	return 20 - n
}
