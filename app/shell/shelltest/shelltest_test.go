package shelltest_test

import (
	"testing"
	"time"

	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	"spieltisch/locales"
)

// Who makes surroundings inside others leaves those as they were: with a real timer an open page would wake up in another test.
func TestSurroundingsArePutBack(t *testing.T) {
	waits := 0
	t.Cleanup(func() { ui.SetTimer(nil) })
	ui.SetTimer(func(time.Duration, func()) func() { waits++; return func() {} })
	t.Run("inside", func(t *testing.T) {
		shelltest.NewBare(t, locales.German)
		shelltest.NewClock(t)
	})
	ui.After(time.Hour, func() {})
	if waits != 1 {
		t.Errorf("%d waits", waits)
	}
}
