package settings

import (
	"context"
	"os"
	"path/filepath"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/table/replayer"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/store"
)

// data is where everything is kept, and the way back to an older state.
type data struct {
	env    *shell.Env
	list   *copyList
	move   transfer
	now    *ui.Button
	made   *ui.Chip // says that a backup was made
	saving bool
	cancel context.CancelFunc
}

func newData(env *shell.Env, all table.Games, f *frame) *data {
	d := &data{env: env, move: transfer{env: env, all: all, replayer: replayer.New(env, all), far: progress{env: env, frame: f}}}
	if env.Store != nil {
		d.list = &copyList{env: env, frame: f, dir: env.Store.Dir()}
		d.list.onFound = func() { env.Trace.Shown(shell.Settings, 0, "part="+Data+" copies") }
		if !env.Store.ReadOnly() {
			d.list.back, d.list.take = d.restore, d.move.open
		}
		d.move.backup = d.list.load
	}
	return d
}

func (d *data) Leave() {
	if d.list != nil {
		d.list.leave()
	}
	if d.cancel != nil {
		d.cancel()
	}
	d.move.leave()
}

func (d *data) Build() fyne.CanvasObject {
	env := d.env
	if d.list == nil {
		return ui.NewTitledCard(env.T("settings.data"), "", ui.NewNote(ui.IconWarn, ui.WarnSoft, ui.Warn, env.T("common.nostore")))
	}
	if d.list.found == nil {
		d.list.load()
	}
	open := ui.NewButton(env.T("settings.folder.open"), ui.Secondary, func() { openFolder(env, d.list.dir) })
	env.Trace.Mark("settings-folder", open)
	d.now = ui.NewButton(env.T("settings.backup.now"), ui.Soft, d.backup).WithIcon(ui.IconPlus)
	env.Trace.Mark("settings-backup", d.now)
	d.made = ui.NewChip(env.T("settings.backup.made"), ui.IconCheck).Colored(ui.OKSoft, ui.OK)
	d.made.Hide()
	d.showSaving()
	return ui.VGap(16,
		matter(env, "settings.folder", "settings.folder.short", "settings.folder.more", "\n\n"+d.list.dir, buttons(open)),
		d.move.build(),
		matter(env, "settings.backups", "settings.backups.short", "settings.backups.more", "", ui.HMid(12, d.now, d.made), d.list.build()))
}

// matter is a card of one sentence and what can be done; the rest is told on a button called rest, and further to it.
func matter(env *shell.Env, id, short, rest games.ID, further string, do fyne.CanvasObject, more ...fyne.CanvasObject) fyne.CanvasObject {
	tell := ui.NewButton(env.T(rest), ui.Plain, func() { env.Tell(id, env.T(id+".help")+further) })
	return ui.NewTitledCard(env.T(id), "", append([]fyne.CanvasObject{
		ui.NewPara(env.T(short), ui.Lead, ui.Ink), ui.HMid(12, do, ui.Spacer(), tell),
	}, more...)...)
}

func (d *data) showSaving() {
	ok, reason := d.env.Writable()
	if ok && d.saving {
		ok, reason = false, d.env.T("settings.backup.saving")
	}
	d.now.SetEnabled(ok, reason)
}

// backup makes a backup in the background: it stays next to those of the days.
func (d *data) backup() {
	d.saving = true
	d.showSaving()
	st := d.env.Store
	d.cancel = shell.Work(d.env, func(ctx context.Context) (store.Backup, error) {
		return st.MakeBackupFor(ctx, store.ByHand)
	}, func(_ store.Backup, err error) {
		d.saving = false
		d.showSaving()
		if err != nil {
			d.env.Failed(err)
			return
		}
		d.made.Show()
		d.list.load()
	})
}

// restore goes back to a copy: the pages begin again with it.
func (d *data) restore(path string) {
	env, dir := d.env, d.list.dir
	d.Leave()
	aside := ""
	err := env.Store.Close()
	if err == nil {
		aside, err = store.Restore(dir, path, env.Now())
	}
	env.Reopen()
	restored(env, aside, err)
}

// restored says what came of going back to a copy.
func restored(env *shell.Env, aside string, err error) {
	switch {
	case err != nil:
		env.Failed(err)
	case env.Store == nil: // the page now says what is wrong
	case aside == "":
		env.Tell("settings.backup.restored", env.T("settings.backup.restored.new"))
	default:
		env.Tell("settings.backup.restored", env.T("settings.backup.restored.aside", games.Args{"Name": filepath.Base(aside)}))
	}
}

// openFolder shows a folder in the desktop's file manager.
func openFolder(env *shell.Env, dir string) { env.Open(dir, "settings.folder.failed") }

// fileSize is the size of a file in bytes, 0 if it can't be seen.
func fileSize(path string) int64 {
	info, err := os.Stat(path)
	if err != nil {
		return 0
	}
	return info.Size()
}
