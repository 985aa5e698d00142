package app

import (
	"os"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"spieltisch/app/ui"
)

// runs is an app whose Run is back when this channel is closed.
type runs struct {
	fyne.App
	until chan struct{}
}

func (r runs) Run() { <-r.until }

func TestAnEndThatHangsIsCutShort(t *testing.T) {
	t.Cleanup(func() { ui.SetEnded(false) })
	until, exited := make(chan struct{}), make(chan int)
	a := newEndingApp(runs{test.NewTempApp(t), until})
	a.patience, a.exit = 0, func(code int) { exited <- code }
	back := make(chan struct{})
	go func() { a.Run(); close(back) }()
	a.Quit()
	if code := <-exited; code != 0 {
		t.Errorf("exit code %d, want 0: all is saved", code)
	}
	close(until)
	<-back
}

func TestAnOrderlyEndIsLeftAlone(t *testing.T) {
	t.Cleanup(func() { ui.SetEnded(false) })
	until := make(chan struct{})
	a := newEndingApp(runs{test.NewTempApp(t), until})
	a.patience, a.exit = time.Hour, func(int) { t.Error("the process is ended") }
	a.Quit()
	ui.Do(func() { t.Error("something runs after the order to end, on no goroutine of Fyne's") })
	close(until)
	a.Run()
}

// A signal is an order to end like any other: nothing goes to Fyne's goroutine after it.
func TestASignalIsAnOrderToEnd(t *testing.T) {
	t.Cleanup(func() { ui.SetEnded(false) })
	until, ended := make(chan struct{}), make(chan struct{})
	a := newEndingApp(runs{test.NewTempApp(t), until})
	a.patience, a.exit = 0, func(int) { close(ended) }
	a.signals <- os.Interrupt
	go func() {
		<-ended
		ui.Do(func() { t.Error("something runs after the signal") })
		close(until)
	}()
	a.Run()
}
