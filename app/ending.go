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

	begin sync.Once
	begun chan struct{} // closed by the order to end
}

func newEndingApp(a fyne.App) *endingApp {
	return &endingApp{App: a, patience: 5 * time.Second, exit: os.Exit, begun: make(chan struct{})}
}

func (a *endingApp) Quit() {
	a.begin.Do(func() {
		close(a.begun)
		ui.SetEnded(true)
	})
	a.App.Quit()
}

func (a *endingApp) Run() {
	// The signals at which Fyne ends; it gets them too.
	signals := make(chan os.Signal, 1)
	signal.Notify(signals, os.Interrupt, syscall.SIGTERM)
	defer signal.Stop(signals)
	back, watched := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(watched)
		select {
		case <-a.begun:
		case <-signals:
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
