package settings

import (
	"context"
	"errors"
	"io"
	"log/slog"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/storage"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/store"
)

// transfer gives everything out as one file, and takes such a file in, after a look at what
// that would change.
type transfer struct {
	env    *shell.Env
	all    table.Games
	backup func() // called after a backup was made
	take   *ui.Button
	busy   bool
	cancel context.CancelFunc
}

func (x *transfer) leave() {
	if x.cancel != nil {
		x.cancel()
	}
	x.busy = false
}

func (x *transfer) build() fyne.CanvasObject {
	env := x.env
	give := ui.NewButton(env.T("settings.export"), ui.Secondary, x.give)
	x.take = ui.NewButton(env.T("settings.import"), ui.Secondary, x.ask)
	env.Trace.Mark("settings-export", give)
	env.Trace.Mark("settings-import", x.take)
	x.showBusy()
	return ui.NewTitledCard(env.T("settings.transfer"), env.T("settings.transfer.help"), buttons(give, x.take))
}

func (x *transfer) showBusy() {
	ok, reason := x.env.Writable()
	if ok && x.busy {
		ok, reason = false, x.env.T("settings.import.busy")
	}
	x.take.SetEnabled(ok, reason)
}

// give saves everything as JSON.
func (x *transfer) give() {
	name := x.env.T("settings.export.file", games.Args{"Date": x.env.Now().Format("2006-01-02")})
	x.env.SaveFile(name, everything)
}

func everything(ctx context.Context, st *store.Store, to io.Writer) error { return st.Export(ctx, to) }

// ask asks for a file to take in.
func (x *transfer) ask() {
	d := dialog.NewFileOpen(x.open, x.env.Window)
	d.SetFilter(storage.NewExtensionFileFilter(incomingFiles))
	x.env.ShowFiles(d, "files.open", "files.open.yes")
}

// open reads the file that the dialog has given, nil for none, and looks at what it would change.
func (x *transfer) open(from fyne.URIReadCloser, err error) {
	if err == nil && from == nil {
		return
	}
	if err != nil {
		x.unread(err)
		return
	}
	st, all, name := x.env.Store, x.all, from.URI().Name()
	type look struct {
		file   incoming
		report store.ImportReport
		unread error
	}
	x.work()
	x.cancel = shell.Work(context.Background(), func(ctx context.Context) (l look, err error) {
		data, err := io.ReadAll(from)
		if l.unread = errors.Join(err, from.Close()); l.unread != nil {
			return l, nil
		}
		if l.file, err = newIncoming(all, name, data); err == nil {
			l.report, err = l.file.look(ctx, st)
		}
		return l, err
	}, func(l look, err error) {
		x.done()
		switch {
		case l.unread != nil:
			x.unread(l.unread)
		case err != nil:
			x.env.Failed(err)
		default:
			x.preview(name, l.file, l.report)
		}
	})
}

func (x *transfer) unread(err error) {
	slog.Error("read a file", "err", err)
	x.env.Tell("common.failed", x.env.T("settings.import.unread"))
}

func (x *transfer) work() {
	x.busy = true
	x.showBusy()
}

func (x *transfer) done() {
	x.busy = false
	x.showBusy()
}

// changes tells whether an import would change anything.
func changes(r store.ImportReport) bool {
	for _, c := range []store.ImportCount{r.Players, r.Matches, r.Sheets, r.Words, r.Settings, r.Answers} {
		if c.Added+c.Extended > 0 {
			return true
		}
	}
	return false
}

// preview shows what a file would change, and asks.
func (x *transfer) preview(name string, file incoming, r store.ImportReport) {
	env := x.env
	list := []ui.DialogButton{{Text: env.T("common.cancel"), Cancel: true}}
	if changes(r) {
		list = append(list, ui.DialogButton{Text: env.T("settings.import.yes"), Kind: ui.Primary, Default: true, OnTap: func() { x.run(file) }})
	} else {
		list[0] = ui.DialogButton{Text: env.T("common.close"), Kind: ui.Primary, Cancel: true, Default: true}
	}
	ui.ShowDialog(env.Window, ui.Dialog{
		Title: env.T("settings.import.title", games.Args{"Name": name}),
		Width: ui.Px(640), Body: x.about(r), Buttons: list,
	})
}

// about lists what an import adds, goes on with, and leaves.
func (x *transfer) about(r store.ImportReport) fyne.CanvasObject {
	env := x.env
	intro := env.T("settings.import.nothing")
	if changes(r) {
		intro = env.T("settings.import.what")
	}
	rows := ui.VGap(8, ui.NewPara(env.T("settings.import.from", games.Args{"When": env.Texts.When(env.Now(), r.Exported)}), ui.Body, ui.Ink2),
		ui.NewPara(intro, ui.Body, ui.Ink))
	for _, c := range []struct {
		name  games.ID
		count store.ImportCount
	}{
		{"settings.import.players", r.Players},
		{"settings.import.matches", r.Matches},
		{"settings.import.sheets", r.Sheets},
		{"settings.import.words", r.Words},
		{"settings.import.settings", r.Settings},
		{"settings.import.answers", r.Answers},
	} {
		rows.Add(fact(env.T(c.name), x.count(c.count)))
	}
	if len(r.NewPlayers) > 0 {
		rows.Add(fact(env.T("settings.import.newplayers"), env.Join(r.NewPlayers)))
	}
	if len(r.SameName) > 0 {
		rows.Add(ui.NewNote(ui.IconInfo, ui.Well, ui.Ink2, env.T("settings.import.samename", games.Args{"Names": env.Join(r.SameName)})))
	}
	if len(r.Diverged) > 0 {
		rows.Add(ui.NewNote(ui.IconInfo, ui.WarnSoft, ui.Warn, env.T("settings.import.diverged", games.Args{"N": len(r.Diverged)})))
	}
	return rows
}

// count says how many things are new, go on, are the same, and stay as they are here.
func (x *transfer) count(c store.ImportCount) string {
	env := x.env
	var parts []string
	for _, part := range []struct {
		id games.ID
		n  int
	}{
		{"settings.import.added", c.Added},
		{"settings.import.extended", c.Extended},
		{"settings.import.same", c.Same},
		{"settings.import.kept", c.Kept},
	} {
		if part.n > 0 {
			parts = append(parts, env.T(part.id, games.Args{"N": part.n}))
		}
	}
	if len(parts) == 0 {
		return env.T("settings.import.none")
	}
	return env.Join(parts)
}

// run takes a file in, after a backup. It goes on when the page is left.
func (x *transfer) run(file incoming) {
	st := x.env.Store
	x.work()
	shell.Work(context.Background(), func(ctx context.Context) (store.ImportReport, error) {
		return file.take(ctx, st)
	}, func(r store.ImportReport, err error) {
		x.done()
		x.backup()
		if err != nil {
			x.env.Failed(err)
			return
		}
		x.env.Toast(x.env.T("settings.import.done", games.Args{"N": r.Matches.Added + r.Matches.Extended + r.Sheets.Added + r.Sheets.Extended}))
	})
}
