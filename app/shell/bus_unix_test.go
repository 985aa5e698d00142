//go:build !windows && !darwin

package shell_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/godbus/dbus/v5"

	"spieltisch/app/shell"
)

// Where no bus runs none is started, whoever asks; one that is there stays the one that is asked.
func TestNoBusIsStarted(t *testing.T) {
	const address = "DBUS_SESSION_BUS_ADDRESS"
	dir := t.TempDir()
	started := filepath.Join(dir, "started")
	if err := os.WriteFile(filepath.Join(dir, "dbus-launch"), []byte("#!/bin/sh\n>"+started+"\necho "+address+"=unix:path=/none\n"), 0o700); err != nil {
		t.Fatal(err)
	}
	t.Setenv("PATH", dir)
	for _, was := range []string{"autolaunch:", "unix:path=" + filepath.Join(dir, "gone")} {
		t.Setenv(address, was)
		shell.OnlyARunningBus()
		if conn, err := dbus.SessionBusPrivate(); err == nil {
			conn.Close() //nolint:errcheck // a bus of the computer that runs the test
			continue
		}
		if _, err := os.Stat(started); err == nil {
			t.Errorf("with %q a bus was started", was)
		}
	}
}
