package settings

import (
	"context"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/store"
)

// copies are the backups of a data folder, the newest first, and the data files next to its own: all that one can go back to.
type copies struct {
	Backups []store.Backup
	store.Beside
}

// newestGood is the newest backup that can be restored.
func (c copies) newestGood() (store.Backup, bool) {
	i := slices.IndexFunc(c.Backups, func(b store.Backup) bool { return b.Good })
	if i < 0 {
		return store.Backup{}, false
	}
	return c.Backups[i], true
}

// listCopies looks at every copy, which takes a while. st may be nil.
func listCopies(st *store.Store, dir string) (c copies, err error) {
	if st != nil {
		c.Backups, err = st.Backups()
	} else {
		c.Backups, err = store.BackupsIn(dir)
	}
	if err != nil {
		return c, err
	}
	if c.Beside, err = store.BesideIn(dir); err != nil {
		return c, err
	}
	store.Checked(c.Aside)
	store.Checked(c.Others)
	return c, nil
}

// newestBackups are so many, which are shown before one asks for all.
const newestBackups = 3

// copyList shows copies and offers to look inside and to go back to one.
type copyList struct {
	*frame
	env  *shell.Env
	dir  string
	back func(path string) // goes back to the copy; asked for and confirmed
	take func(path string) // takes in what a data file has and ours hasn't; nil where nothing can be

	all     bool    // shows every backup
	found   *copies // nil: not known yet
	err     error
	cancel  context.CancelFunc
	box     *fyne.Container
	onFound func()
}

// load lists the copies in the background.
func (l *copyList) load() {
	l.leave()
	st, dir := l.env.Store, l.dir
	l.cancel = shell.Work(l.env, func(context.Context) (copies, error) {
		return listCopies(st, dir)
	}, func(c copies, err error) {
		l.found, l.err = &c, err
		l.show()
		if l.onFound != nil {
			l.onFound()
		}
	})
}

func (l *copyList) leave() {
	if l.cancel != nil {
		l.cancel()
	}
}

func (l *copyList) build() fyne.CanvasObject {
	l.box = ui.VGap(8)
	l.show()
	return l.box
}

func (l *copyList) show() {
	if l.box == nil {
		return
	}
	env := l.env
	var rows []fyne.CanvasObject
	switch {
	case l.found == nil:
		rows = append(rows, ui.NewPara(env.T("settings.backup.listing"), ui.Body, ui.Ink2))
	case l.err != nil:
		rows = append(rows, ui.NewNote(ui.IconWarn, ui.WarnSoft, ui.Warn, env.Explain(nil, l.err)))
	default:
		rows = l.rows(*l.found)
	}
	l.box.Objects = rows
	l.fit()
}

func (l *copyList) rows(c copies) []fyne.CanvasObject {
	var rows []fyne.CanvasObject
	if len(c.Backups) == 0 {
		rows = append(rows, ui.NewPara(l.env.T("settings.backup.none"), ui.Body, ui.Ink2))
	}
	n := 0
	add := func(files []store.Backup, named bool, take func(string)) {
		for _, b := range files {
			rows = append(rows, l.row(b, n, named, take))
			n++
		}
	}
	some := c.Backups
	if !l.all && len(some) > 1+newestBackups {
		some = some[:newestBackups]
	}
	add(some, false, nil)
	if len(some) < len(c.Backups) {
		rows = append(rows, ui.HGap(0, ui.NewSmallButton(l.env.T("settings.backup.all", games.Args{"N": len(c.Backups)}), ui.Plain, func() {
			l.all = true
			l.show()
		})))
	}
	n = len(c.Backups)
	for _, more := range []struct {
		heading games.ID
		files   []store.Backup
	}{{"settings.backup.others", c.Others}, {"settings.backup.aside", c.Aside}} {
		if len(more.files) > 0 {
			rows = append(rows, ui.Space(0, 4), ui.NewPara(l.env.T(more.heading), ui.Heading, ui.Ink),
				ui.NewPara(l.env.T(more.heading+".help"), ui.Body, ui.Ink2))
			add(more.files, true, l.take)
		}
	}
	return rows
}

// row is a copy, named by its file where that is something to look after.
func (l *copyList) row(b store.Backup, i int, named bool, take func(path string)) fyne.CanvasObject {
	env := l.env
	state := ui.NewChip(env.T("settings.backup.good"), ui.IconCheck).Colored(ui.OKSoft, ui.OK)
	if !b.Good {
		state = ui.NewChip(env.T("settings.backup.bad"), ui.IconWarn).Colored(ui.WarnSoft, ui.Warn)
	}
	look := ui.NewSmallButton(env.T("settings.backup.look"), ui.Secondary, func() { l.look(b, take) }).WithIcon(ui.IconEye)
	env.Trace.Mark("backup."+strconv.Itoa(i), look)
	look.SetEnabled(b.Good, env.T("settings.backup.bad.reason"))
	name := ui.VGap(0, ui.NewText(strings.Join(append([]string{env.Texts.When(env.Now(), b.At)}, l.why(b)...), " · "), ui.Label, ui.Ink).Truncate())
	if named {
		name.Add(ui.NewText(filepath.Base(b.Path), ui.Body, ui.Ink2).Truncate())
	}
	fill := ui.None
	if i%2 == 0 {
		fill = ui.Well
	}
	return ui.NewArea(fill, 8, ui.Inset(6, 8, 6, 12, row(name, ui.HMid(12, state, look))))
}

// why says what a backup was made for, unless it is a day's.
func (l *copyList) why(b store.Backup) []string {
	switch b.Why {
	case store.BeforeImport:
		return []string{l.env.T("settings.backup.before.import")}
	case store.ByHand:
		return []string{l.env.T("settings.backup.by.hand")}
	case store.BeforeUpgrade:
		return []string{l.env.T("settings.backup.before.upgrade")}
	}
	return nil
}

// look shows what stands in a copy, with the way back to it, and take where something may be taken from it.
func (l *copyList) look(b store.Backup, take func(path string)) {
	env := l.env
	in, err := store.LookInside(b.Path)
	if err != nil {
		env.Failed(err)
		return
	}
	list := []ui.DialogButton{{Text: env.T("common.close"), Cancel: true}}
	if l.back != nil {
		list = append(list, ui.DialogButton{Text: env.T("settings.backup.restore"), OnTap: func() { l.confirm(b) }})
	}
	if take != nil {
		list = append(list, ui.DialogButton{Text: env.T("settings.backup.take"), OnTap: func() { take(b.Path) }})
	}
	last := &list[len(list)-1]
	last.Default = true
	if len(list) > 1 {
		last.Kind = ui.Primary
	}
	ui.ShowDialog(env.Window, ui.Dialog{
		Title: env.T("settings.backup.inside", games.Args{"When": env.Texts.When(env.Now(), b.At)}),
		Width: 560, Body: inside(env, in), Buttons: list,
	})
}

// inside is what stands in a data file.
func inside(env *shell.Env, in store.Look) fyne.CanvasObject {
	names := env.T("settings.backup.nobody")
	if len(in.Players) > 0 {
		names = env.Join(in.Players)
	}
	last := env.T("settings.backup.never")
	if !in.LastPlayed.IsZero() {
		last = env.Texts.When(env.Now(), in.LastPlayed)
	}
	rows := ui.VGap(8, fact(env.T("settings.backup.players"), names))
	var matches []string
	if in.Finished > 0 {
		matches = append(matches, env.T("settings.backup.finished", games.Args{"N": in.Finished}))
	}
	if in.Running > 0 {
		matches = append(matches, env.T("settings.backup.running", games.Args{"N": in.Running}))
	}
	if len(matches) > 0 {
		rows.Add(fact(env.T("settings.backup.matches"), env.Join(matches)))
	}
	if in.Sheets > 0 {
		rows.Add(fact(env.T("settings.backup.sheets"), strconv.Itoa(in.Sheets)))
	}
	rows.Add(fact(env.T("settings.backup.last"), last))
	return rows
}

// fact is a name and what is known of it.
func fact(name, value string) fyne.CanvasObject {
	return ui.Columns(16,
		ui.Column{Min: 140, Object: ui.NewText(name, ui.Lead, ui.Ink2).Truncate()},
		ui.Column{Weight: 1, Min: 160, Object: ui.NewPara(value, ui.Label, ui.Ink)})
}

func (l *copyList) confirm(b store.Backup) {
	env := l.env
	ui.ShowDialog(env.Window, ui.Dialog{
		Title: env.T("settings.backup.sure", games.Args{"When": env.Texts.When(env.Now(), b.At)}),
		Body:  ui.NewPara(env.T("settings.backup.sure.help"), ui.Lead, ui.Ink),
		Width: 560, Buttons: ui.GraveButtons(env.T("common.cancel"), env.T("settings.backup.restore"), func() { l.back(b.Path) }),
	})
}
