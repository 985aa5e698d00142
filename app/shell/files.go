package shell

import (
	"context"
	"errors"
	"io"
	"log/slog"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"

	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/store"
)

// Write writes something of the store's into a file.
type Write func(ctx context.Context, st *store.Store, to io.Writer) error

// ShowFiles shows a dialog that asks for a file: as large as the window allows, so that names
// have room. Esc cancels it.
func (e *Env) ShowFiles(d *dialog.FileDialog, title, confirm games.ID) {
	const air = 48
	size := e.Window.Canvas().Size()
	veil := ui.ShowVeil(e.Window, d.Dismiss)
	d.SetTitleText(e.T(title))
	d.SetConfirmText(e.T(confirm))
	d.SetDismissText(e.T("common.cancel"))
	d.SetOnClosed(veil.Close)
	d.Resize(fyne.NewSize(min(ui.Px(960), size.Width-2*air), min(ui.Px(640), size.Height-2*air)))
	d.Show()
}

// SaveFile asks for a file, proposes its name, and has it written beside the screen.
func (e *Env) SaveFile(name string, write Write) {
	d := dialog.NewFileSave(func(to fyne.URIWriteCloser, err error) { e.Save(to, err, write) }, e.Window)
	d.SetFileName(name)
	e.ShowFiles(d, "files.save", "files.save.yes")
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
