package shell

import (
	"context"
	"errors"
	"io"
	"log/slog"

	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/store"
)

// Write writes something of the store's into a file.
type Write func(ctx context.Context, st *store.Store, to io.Writer) error

// SaveFile asks for a file, proposes its name, and has it written beside the screen.
func (e *Env) SaveFile(name string, write Write) {
	e.askSave(name, func(to fyne.URIWriteCloser, err error) { e.Save(to, err, write) })
}

// Save writes into the file that a dialog has given; to is nil when nobody wanted one.
func (e *Env) Save(to fyne.URIWriteCloser, err error, write Write) {
	if err == nil && to == nil {
		return
	}
	if err != nil {
		e.notSaved(err)
		return
	}
	st, name := e.Store, to.URI().Name()
	Work(context.Background(), func(ctx context.Context) (struct{}, error) {
		err := write(ctx, st, to)
		return struct{}{}, errors.Join(err, to.Close())
	}, func(_ struct{}, err error) {
		if err != nil {
			e.notSaved(err)
			return
		}
		e.Toast(e.T("history.saved", games.Args{"Name": name}))
	})
}

func (e *Env) notSaved(err error) {
	slog.Error("save a file", "err", err)
	ui.ClearAbove(e.Window)
	e.Tell("common.failed", e.T("history.save.failed"))
}
