package settings

import (
	"context"
	"errors"
	"io"
	"log/slog"
	"os"
	"path/filepath"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/store"
	"spieltisch/store/exchange"
)

// transfer gives everything out as one file, and takes such a file in, after a look at what
// that would change.
type transfer struct {
	env      *shell.Env
	all      table.Games
	replayer exchange.Replayer
	backup   func() // called after a backup was made
	take     *ui.Button
	far      progress
	busy     bool
	cancel   context.CancelFunc // of reading; taking in goes on when the page is left
	ready    *exchange.Incoming // what was read and not decided upon
}

func (x *transfer) leave() {
	if x.cancel != nil {
		x.cancel()
		x.cancel = nil
		x.done()
	}
	x.drop()
}

// drop throws away what was read.
func (x *transfer) drop() {
	if x.ready == nil {
		return
	}
	if err := x.ready.Close(); err != nil {
		slog.Error("drop what was read", "err", err)
	}
	x.ready = nil
}

func (x *transfer) build() fyne.CanvasObject {
	env := x.env
	give := ui.NewButton(env.T("settings.export"), ui.Secondary, x.give)
	x.take = ui.NewButton(env.T("settings.import"), ui.Secondary, x.ask)
	env.Trace.Mark("settings-export", give)
	env.Trace.Mark("settings-import", x.take)
	x.showBusy()
	return matter(env, "settings.transfer", "settings.transfer.short", "settings.transfer.more", "", ui.HGap(12, give, x.take), x.far.build())
}

func (x *transfer) showBusy() {
	ok, reason := x.env.Writable()
	if ok && x.busy {
		ok, reason = false, x.env.T("settings.import.busy")
	}
	x.take.SetEnabled(ok, reason)
}

// give saves everything as JSON, and says what couldn't be saved.
func (x *transfer) give() {
	name := x.env.T("settings.export.file", games.Args{"Date": x.env.Now().Format("2006-01-02")})
	x.env.SaveFile(name, x.everything())
}

func (x *transfer) everything() shell.Write {
	return func(ctx context.Context, st *store.Store, to io.Writer) error {
		left, err := exchange.Export(ctx, st, to)
		if err == nil && left.Count > 0 {
			ui.Do(func() { x.lacking(left) })
		}
		return err
	}
}

// lacking says what couldn't be saved.
func (x *transfer) lacking(left exchange.LeftOuts) {
	env := x.env
	ui.ShowDialog(env.Window, ui.Dialog{
		Title: env.T("settings.export.lacking"), Width: 640, Message: true,
		Body:    ui.VGap(8, leftOut(env, x.all, "settings.export.left", left)...),
		Buttons: []ui.DialogButton{{Text: env.T("common.ok"), Kind: ui.Primary, Cancel: true, Default: true}},
	})
}

// ask asks for a file to take in.
func (x *transfer) ask() {
	x.env.OpenFile("files.open", incomingFiles, x.open)
}

// open reads a file, and looks at what it would change.
func (x *transfer) open(path string) {
	if x.busy {
		return
	}
	x.drop()
	st, replayer, name := x.env.Store, x.replayer, filepath.Base(path)
	tell := x.far.of(fileSize(path))
	x.work("settings.import.reading", x.leave)
	file := &fileReader{}
	x.cancel = shell.Work(x.env, func(ctx context.Context) (*exchange.Incoming, error) {
		from, err := os.Open(path)
		if err != nil {
			file.err = err
			return nil, err
		}
		file.r = from
		in, err := readIncoming(ctx, st, replayer, path, file, tell)
		file.err = errors.Join(file.err, from.Close())
		if in != nil && (file.err != nil || ctx.Err() != nil) {
			err = errors.Join(err, in.Close())
		}
		return in, err
	}, func(in *exchange.Incoming, err error) {
		x.cancel = nil
		x.done()
		switch {
		case file.err != nil:
			x.unread(file.err)
		case err != nil:
			x.env.Failed(err)
		default:
			x.ready = in
			x.preview(name, in)
		}
	})
}

func (x *transfer) unread(err error) {
	slog.Error("read a file", "err", err)
	x.env.Tell("common.failed", x.env.T("settings.import.unread"))
}

func (x *transfer) work(say games.ID, stop func()) {
	x.busy = true
	x.showBusy()
	x.far.begin(say, stop)
}

func (x *transfer) done() {
	x.busy = false
	x.showBusy()
	x.far.end()
}

// changes tells whether an import would change anything.
func changes(r exchange.Report) bool {
	for _, c := range []exchange.Count{r.Players, r.Matches, r.Sheets, r.Words, r.Settings, r.Answers, r.Mistakes, r.Puzzles} {
		if c.Added+c.Extended+c.Healed > 0 {
			return true
		}
	}
	return false
}

// preview shows what a file would change, and asks.
func (x *transfer) preview(name string, in *exchange.Incoming) {
	env, r := x.env, in.Report
	list := []ui.DialogButton{{Text: env.T("common.cancel"), Cancel: true, OnTap: x.drop}}
	if changes(r) {
		list = append(list, ui.DialogButton{Text: env.T("settings.import.yes"), Kind: ui.Primary, Default: true, OnTap: func() { x.run(in) }})
	} else {
		list[0] = ui.DialogButton{Text: env.T("common.close"), Kind: ui.Primary, Cancel: true, Default: true, OnTap: x.drop}
	}
	ui.ShowDialog(env.Window, ui.Dialog{
		Title: env.T("settings.import.title", games.Args{"Name": name}),
		Width: 640, Body: x.about(r), Buttons: list,
	})
	env.Trace.Shown(shell.Settings, 0, "part="+Data+" preview")
}

// about lists what an import adds, goes on with, and leaves.
func (x *transfer) about(r exchange.Report) fyne.CanvasObject {
	env := x.env
	intro := env.T("settings.import.nothing")
	switch {
	case changes(r):
		intro = env.T("settings.import.what")
	case r.LeftOut.Count > 0:
		intro = env.T("settings.import.nothing.left")
	}
	rows := ui.VGap(8, ui.NewPara(env.T("settings.import.from", games.Args{"When": env.Texts.When(env.Now(), r.Exported)}), ui.Lead, ui.Ink2),
		ui.NewPara(intro, ui.Lead, ui.Ink))
	for _, c := range []struct {
		name  games.ID
		count exchange.Count
		more  games.ID // what has become of those that go on
	}{
		{"settings.import.players", r.Players, "settings.import.pictured"},
		{"settings.import.matches", r.Matches, "settings.import.extended"},
		{"settings.import.sheets", r.Sheets, "settings.import.extended"},
		{"settings.import.words", r.Words, "settings.import.extended"},
		{"settings.import.settings", r.Settings, "settings.import.extended"},
		{"settings.import.answers", r.Answers, "settings.import.answered"},
		{"settings.import.mistakes", r.Mistakes, "settings.import.answered"},
		{"settings.import.puzzles", r.Puzzles, "settings.import.solved"},
	} {
		if n := x.count(c.count, c.more); n != "" {
			rows.Add(fact(env.T(c.name), n))
		}
	}
	if len(r.NewPlayers) > 0 {
		rows.Add(fact(env.T("settings.import.newplayers"), few(env, r.NewPlayers)))
	}
	if len(r.SameName) > 0 {
		rows.Add(ui.NewNote(ui.IconInfo, ui.Well, ui.Ink2, env.T("settings.import.samename", games.Args{"Names": few(env, r.SameName)})))
	}
	if len(r.Diverged) > 0 {
		rows.Add(ui.NewNote(ui.IconInfo, ui.WarnSoft, ui.Warn, env.T("settings.import.diverged", games.Args{"N": len(r.Diverged)})))
	}
	for _, o := range leftOut(env, x.all, "settings.import.left", r.LeftOut) {
		rows.Add(o)
	}
	return rows
}

// count says how many things are new, go on (more says how), are the same, and stay as they are here; "" for none.
func (x *transfer) count(c exchange.Count, more games.ID) string {
	env := x.env
	var parts []string
	for _, part := range []struct {
		id games.ID
		n  int
	}{
		{"settings.import.added", c.Added},
		{more, c.Extended},
		{"settings.import.healed", c.Healed},
		{"settings.import.same", c.Same},
		{"settings.import.kept", c.Kept},
	} {
		if part.n > 0 {
			parts = append(parts, env.T(part.id, games.Args{"N": part.n}))
		}
	}
	return env.Join(parts)
}

// run takes in what was read, after a backup. It goes on when the page is left.
func (x *transfer) run(in *exchange.Incoming) {
	st := x.env.Store
	x.ready = nil
	ctx, stop := context.WithCancel(context.Background())
	x.work("settings.import.taking", stop)
	shell.Work(x.env, func(context.Context) (exchange.Report, error) {
		defer stop()
		r, err := takeIn(ctx, st, in, x.far.part)
		if no := in.Close(); no != nil {
			slog.Error("drop what was taken in", "err", no)
		}
		return r, err
	}, func(r exchange.Report, err error) {
		x.done()
		x.backup()
		switch {
		case errors.Is(err, context.Canceled) && changes(r):
			x.env.Tell("settings.import.stopped", x.env.T("settings.import.stopped.part"))
		case errors.Is(err, context.Canceled):
			x.env.Toast(x.env.T("settings.import.stopped.nothing"))
		case err != nil:
			x.env.Failed(err)
		default:
			text := games.ID("settings.import.done")
			n := r.Matches.Added + r.Matches.Extended + r.Matches.Healed + r.Sheets.Added + r.Sheets.Extended + r.Sheets.Healed
			if n == 0 { // only players, answers, words
				text = "settings.import.done.none"
			}
			x.env.Toast(x.env.T(text, games.Args{"N": n}))
		}
	})
}
