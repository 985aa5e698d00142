package table_test

import (
	"testing"
	"time"

	"spieltisch/app/table"
	"spieltisch/app/table/tabletest"
)

func TestClockTicksEachSecondWhileItRuns(t *testing.T) {
	w, ticks := tabletest.NewWaits(t), 0
	c := table.NewClock(w.Now, func() { ticks++ })
	w.Pass(5 * time.Second)
	if ticks != 0 || c.Spent() != 0 {
		t.Fatal("a standing clock ran", ticks, c.Spent())
	}
	c.Run(true)
	c.Run(true) // twice does no harm
	w.Pass(2500 * time.Millisecond)
	if ticks != 2 || c.Spent() != 2500*time.Millisecond {
		t.Errorf("after 2.5 s: %d ticks, %v", ticks, c.Spent())
	}
	c.Run(false)
	w.Pass(time.Minute)
	if ticks != 2 || c.Spent() != 2500*time.Millisecond || w.Open() != 0 {
		t.Errorf("stopped: %d ticks, %v, %d waiting", ticks, c.Spent(), w.Open())
	}
	c.Run(true)
	w.Pass(time.Second)
	if got := c.Spent(); got != 3500*time.Millisecond {
		t.Errorf("after going on: %v", got)
	}
}

func TestClockGoesOnFromWhatIsLoaded(t *testing.T) {
	w := tabletest.NewWaits(t)
	c := table.NewClock(w.Now, func() {})
	c.Load(40 * time.Second)
	c.Run(true)
	w.Pass(3 * time.Second)
	if got := c.Spent(); got != 43*time.Second {
		t.Errorf("spent %v", got)
	}
	c.Load(0) // a row was written
	w.Pass(2 * time.Second)
	if got := c.Spent(); got != 2*time.Second {
		t.Errorf("since the row: %v", got)
	}
}

func TestClockNeverRunsBackwards(t *testing.T) {
	w := tabletest.NewWaits(t)
	c := table.NewClock(w.Now, func() {})
	c.Run(true)
	w.Jump(-time.Hour) // somebody set the laptop's clock
	if got := c.Spent(); got < 0 {
		t.Errorf("spent %v", got)
	}
}

// The lid is closed for an hour: no tick comes, and the hour doesn't count.
func TestClockDoesNotCountSleep(t *testing.T) {
	w := tabletest.NewWaits(t)
	c := table.NewClock(w.Now, func() {})
	c.Run(true)
	w.Pass(3 * time.Second)
	w.Jump(time.Hour)
	if got := c.Spent(); got > 5*time.Second {
		t.Errorf("spent %v", got)
	}
	w.Pass(2 * time.Second)
	if got := c.Spent(); got > 8*time.Second {
		t.Errorf("after going on: %v", got)
	}
}
