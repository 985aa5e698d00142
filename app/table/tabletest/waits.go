package tabletest

import (
	"testing"
	"time"

	"spieltisch/app/ui"
)

// Waits is a fake clock: time passes only by Pass, which runs what is due.
type Waits struct {
	at   time.Time
	jobs []*job
}

type job struct {
	due  time.Time
	f    func()
	done bool
}

// NewWaits are the timers of the program until the end of t.
func NewWaits(t testing.TB) *Waits {
	t.Helper()
	w := &Waits{at: time.Date(2026, 11, 20, 20, 0, 0, 0, time.UTC)}
	ui.SetTimer(w.after)
	t.Cleanup(func() { ui.SetTimer(nil) })
	return w
}

// Now is the time.
func (w *Waits) Now() time.Time { return w.at }

func (w *Waits) after(d time.Duration, f func()) func() {
	j := &job{due: w.at.Add(d), f: f}
	w.jobs = append(w.jobs, j)
	return func() { j.done = true }
}

// Jump sets the clock, while nothing runs.
func (w *Waits) Jump(d time.Duration) { w.at = w.at.Add(d) }

// Open is the number of jobs that still wait.
func (w *Waits) Open() int {
	n := 0
	for _, j := range w.jobs {
		if !j.done {
			n++
		}
	}
	return n
}

// Pass lets time go by.
func (w *Waits) Pass(d time.Duration) {
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
