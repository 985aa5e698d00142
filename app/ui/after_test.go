package ui_test

import (
	"testing"
	"time"

	"spieltisch/app/ui"
)

// What is stopped doesn't run, even if its time had come before and it only waited for its turn.
func TestStopDropsWhatWaits(t *testing.T) {
	var waiting []func()
	ui.SetTimer(func(_ time.Duration, f func()) func() {
		waiting = append(waiting, f)
		return func() {} // too late
	})
	t.Cleanup(func() { ui.SetTimer(nil) })
	ran := ""
	stop := ui.After(time.Second, func() { ran += "stopped " })
	ui.After(time.Second, func() { ran += "other" })
	stop()
	for _, f := range waiting {
		f()
	}
	if ran != "other" {
		t.Errorf("ran %q", ran)
	}
}
