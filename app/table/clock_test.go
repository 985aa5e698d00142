package table_test

import (
	"testing"
	"time"

	"spieltisch/app/table"
	"spieltisch/app/ui"
)

// waits is a fake clock: time passes only by pass, which runs what is due.
type waits struct {
	at   time.Time
	jobs []*job
}

type job struct {
	due  time.Time
	f    func()
	done bool
}

// newWaits are the timers of the program until the end of t.
func newWaits(t *testing.T) *waits {
	t.Helper()
	w := &waits{at: time.Date(2026, 11, 20, 20, 0, 0, 0, time.UTC)}
	ui.SetTimer(w.after)
	t.Cleanup(func() { ui.SetTimer(nil) })
	return w
}

func (w *waits) now() time.Time { return w.at }

func (w *waits) after(d time.Duration, f func()) func() {
	j := &job{due: w.at.Add(d), f: f}
	w.jobs = append(w.jobs, j)
	return func() { j.done = true }
}

// open is the number of jobs that still wait.
func (w *waits) open() int {
	n := 0
	for _, j := range w.jobs {
		if !j.done {
			n++
		}
	}
	return n
}

func (w *waits) pass(d time.Duration) {
	end := w.at.Add(d)
	for {
		var next *job
		for _, j := range w.jobs {
			if !j.done && !j.due.After(end) && (next == nil || j.due.Before(next.due)) {
				next = j
			}
		}
		if next == nil {
			break
		}
		if next.due.After(w.at) {
			w.at = next.due
		}
		next.done = true
		next.f()
	}
	w.at = end
}

func TestClockTicksEachSecondWhileItRuns(t *testing.T) {
	w, ticks := newWaits(t), 0
	c := table.NewClock(w.now, func() { ticks++ })
	w.pass(5 * time.Second)
	if ticks != 0 || c.Spent() != 0 {
		t.Fatal("a standing clock ran", ticks, c.Spent())
	}
	c.Run(true)
	c.Run(true) // twice does no harm
	w.pass(2500 * time.Millisecond)
	if ticks != 2 || c.Spent() != 2500*time.Millisecond {
		t.Errorf("after 2.5 s: %d ticks, %v", ticks, c.Spent())
	}
	c.Run(false)
	w.pass(time.Minute)
	if ticks != 2 || c.Spent() != 2500*time.Millisecond || w.open() != 0 {
		t.Errorf("stopped: %d ticks, %v, %d waiting", ticks, c.Spent(), w.open())
	}
	c.Run(true)
	w.pass(time.Second)
	if got := c.Spent(); got != 3500*time.Millisecond {
		t.Errorf("after going on: %v", got)
	}
}

func TestClockGoesOnFromWhatIsLoaded(t *testing.T) {
	w := newWaits(t)
	c := table.NewClock(w.now, func() {})
	c.Load(40 * time.Second)
	c.Run(true)
	w.pass(3 * time.Second)
	if got := c.Spent(); got != 43*time.Second {
		t.Errorf("spent %v", got)
	}
	c.Load(0) // a row was written
	w.pass(2 * time.Second)
	if got := c.Spent(); got != 2*time.Second {
		t.Errorf("since the row: %v", got)
	}
}

func TestClockNeverRunsBackwards(t *testing.T) {
	w := newWaits(t)
	c := table.NewClock(w.now, func() {})
	c.Run(true)
	w.at = w.at.Add(-time.Hour) // somebody set the laptop's clock
	if got := c.Spent(); got < 0 {
		t.Errorf("spent %v", got)
	}
}

// The lid is closed for an hour: no tick comes, and the hour doesn't count.
func TestClockDoesNotCountSleep(t *testing.T) {
	w := newWaits(t)
	c := table.NewClock(w.now, func() {})
	c.Run(true)
	w.pass(3 * time.Second)
	w.at = w.at.Add(time.Hour)
	if got := c.Spent(); got > 5*time.Second {
		t.Errorf("spent %v", got)
	}
	w.pass(2 * time.Second)
	if got := c.Spent(); got > 8*time.Second {
		t.Errorf("after going on: %v", got)
	}
}
