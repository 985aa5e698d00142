package app

import (
	"log/slog"
	"os"
	"os/signal"
	"sync"
	"syscall"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
)

// endingApp is Fyne's app, whose end can hang: its last job goes through a queue that the main goroutine closes at the
// same time, and when the job comes a moment late, Run waits for it for ever. The window is gone by then, and a process
// that stays would keep the data locked for the next start. Every move is in the file before the end begins, so after
// a while the process just ends.
type endingApp struct {
	fyne.App
	patience time.Duration // from the order to end until Run is back
	exit     func(code int)
	signals  chan os.Signal // those at which Fyne ends; it gets them too

	begin sync.Once
	begun chan struct{} // closed by the order to end
}

func newEndingApp(a fyne.App) *endingApp {
	return &endingApp{App: a, patience: 5 * time.Second, exit: os.Exit, signals: make(chan os.Signal, 1), begun: make(chan struct{})}
}

func (a *endingApp) Quit() {
	a.end()
	a.App.Quit()
}

// end notes that the order to end has been given. From now on nothing may go into Fyne's queue, which it closes: whoever
// sends a moment too late would panic, and the next start would tell of a failure.
func (a *endingApp) end() {
	a.begin.Do(func() {
		close(a.begun)
		ui.SetEnded(true)
	})
}

func (a *endingApp) Run() {
	signal.Notify(a.signals, os.Interrupt, syscall.SIGTERM)
	defer signal.Stop(a.signals)
	back, watched := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(watched)
		select {
		case <-a.begun:
		case <-a.signals:
			a.end()
		case <-back:
			return
		}
		select {
		case <-back:
		case <-time.After(a.patience):
			slog.Warn("the end hangs, so the process just ends")
			a.exit(0)
		}
	}()
	defer func() { // also when it panics
		close(back)
		<-watched
	}()
	a.App.Run()
}
