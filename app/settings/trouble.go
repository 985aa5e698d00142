package settings

import (
	"errors"
	"maps"
	"path/filepath"
	"slices"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/locales"
	"spieltisch/store"
)

// Trouble is the page that is shown when the data can't be opened: what happened,
// where the data is, and what can be done. Nothing is overwritten from here.
type Trouble struct {
	*frame
	env   *shell.Env
	dir   string
	err   error
	code  store.Code
	retry func(store.Options)
	list  *copyList // where another file may take the place of what is there, else nil
	main  *ui.Button
	shown bool
	stop  func()          // ends the wait for another program; nil: there is none
	body  *fyne.Container // the buttons; what there is to go back to is found later
}

var (
	_ shell.Page   = (*Trouble)(nil)
	_ shell.Keyer  = (*Trouble)(nil)
	_ shell.Helper = (*Trouble)(nil)
)

// NewTrouble is the page for an error of store.Open on dir. retry opens the folder
// again and shows what comes of it.
func NewTrouble(env *shell.Env, dir string, err error, retry func(store.Options)) *Trouble {
	t := &Trouble{frame: &frame{}, env: env, dir: dir, err: located(err, dir), code: store.CodeOf(err), retry: retry}
	switch t.code {
	case store.CodeDamaged, store.CodeForeign, store.CodeNewer: // the numbers that say so may be what is damaged
		t.list = &copyList{frame: t.frame, env: env, dir: dir, back: t.restore, onFound: t.found}
	}
	return t
}

// located is err with the data folder among its fields.
func located(err error, dir string) error {
	var se *store.Error
	if !errors.As(err, &se) {
		return err
	}
	args := map[string]any{"Dir": dir, "Path": dir}
	maps.Copy(args, se.Args)
	return &store.Error{Code: se.Code, Args: args, Err: err}
}

// Title implements shell.Page.
func (t *Trouble) Title() string { return t.env.T("settings.trouble.title") }

// Build implements shell.Page.
func (t *Trouble) Build() fyne.CanvasObject {
	env := t.env
	language := ui.NewSegmented([]string{languageName(env, locales.German), languageName(env, locales.English)},
		slices.Index(locales.Langs[:], env.Prefs.Language), func(i int) {
			env.Change(func(p *shell.Prefs) { p.Language = locales.Langs[i] })
		})
	env.Trace.Mark("trouble-language", language)
	t.body = ui.VGap(0)
	cards := []fyne.CanvasObject{sorry(env.T(t.heading()), env.ExplainStore(t.err), t.body, env.T("settings.folder"), t.dir)}
	if t.list != nil {
		cards = append(cards, ui.NewTitledCard(env.T("settings.backups"), env.T("settings.trouble.backups"), t.list.build()))
		if t.list.found == nil {
			t.list.load()
		}
	}
	t.showActions()
	bar := ui.NewTopBar(nil, "", "", nil, env.T("common.app")).SetRight(language)
	return ui.Page(bar, t.amid(cards...), nil)
}

// heading says in a few words what happened.
func (t *Trouble) heading() games.ID {
	if id, ok := headings[t.code]; ok {
		return id
	}
	return "settings.trouble.internal"
}

// headings of the codes; others are called internal.
var headings = map[store.Code]games.ID{
	store.CodeDamaged:  "settings.trouble.damaged",
	store.CodeReadOnly: "settings.trouble.readonly",
	store.CodeLocked:   "settings.trouble.locked",
	store.CodeNewer:    "settings.trouble.newer",
	store.CodeForeign:  "settings.trouble.foreign",
	store.CodeFull:     "settings.trouble.full",
	store.CodeInUse:    "settings.trouble.inuse",
	store.CodeBusy:     "settings.trouble.busy",
	store.CodeLinkLost: "settings.trouble.linklost",
}

// found offers the newest backup as soon as it is known.
func (t *Trouble) found() {
	t.showActions()
	if t.shown && t.env.Window.Canvas().Overlays().Top() == nil {
		t.main.Focus()
	}
}

// showActions lists what can be done, the main way first.
func (t *Trouble) showActions() {
	if t.body == nil {
		return
	}
	env := t.env
	again := way(env, env.T("settings.trouble.again"), "trouble-again", ui.IconTurnRight, t.again)
	folder := way(env, env.T("settings.folder.open"), "trouble-folder", "", func() { openFolder(t.env, t.dir) })
	quit := way(env, env.T("settings.trouble.quit"), "trouble-quit", ui.IconX, t.env.Router.Quit)
	var actions []*ui.Button
	switch t.code {
	case store.CodeDamaged:
		fresh := way(env, env.T("settings.trouble.fresh"), "trouble-fresh", ui.IconPlus, t.askFresh)
		actions = append(t.goBack(), fresh, folder, quit)
	case store.CodeForeign:
		actions = append(t.goBack(), again, folder, quit)
	case store.CodeReadOnly:
		look := way(env, env.T("settings.trouble.look"), "trouble-look", ui.IconEye, func() {
			t.retry(store.Options{Now: t.env.Now, ReadOnly: true})
		})
		actions = []*ui.Button{look, again, folder, quit}
	default:
		actions = []*ui.Button{again, folder, quit}
	}
	t.main = actions[0]
	t.body.Objects = []fyne.CanvasObject{ways(t.main, actions[1:]...)}
	t.fit()
}

// again opens the folder once more.
func (t *Trouble) again() { t.retry(store.Options{Now: t.env.Now}) }

// busyTime is how long the page waits for another program before it opens the folder again by itself.
const busyTime = 2 * time.Second

func (t *Trouble) newest() (store.Backup, bool) {
	if t.list == nil || t.list.found == nil {
		return store.Backup{}, false
	}
	return t.list.found.newestGood()
}

// goBack offers the newest backup, if there is one.
func (t *Trouble) goBack() []*ui.Button {
	b, ok := t.newest()
	if !ok {
		return nil
	}
	when := t.env.Texts.When(t.env.Now(), b.At)
	return []*ui.Button{way(t.env, t.env.T("settings.trouble.back", games.Args{"When": when}), "trouble-restore", ui.IconUndo, func() { t.list.look(b, nil) })}
}

// Shown implements shell.Page.
func (t *Trouble) Shown() {
	t.shown = true
	t.main.Focus()
	if t.code == store.CodeBusy && t.stop == nil {
		t.stop = ui.After(busyTime, t.again)
	}
	t.env.Trace.Shown(shell.Trouble, 0, "code="+string(t.code))
}

// Leave implements shell.Page.
func (t *Trouble) Leave() {
	if t.stop != nil {
		t.stop()
	}
	if t.list != nil {
		t.list.leave()
	}
}

// restore goes back to a copy and opens it.
func (t *Trouble) restore(path string) {
	aside, err := store.Restore(t.dir, path, t.env.Now())
	if err != nil {
		t.env.Failed(located(err, t.dir))
		return
	}
	t.retry(store.Options{Now: t.env.Now})
	restored(t.env, aside, nil)
}

// askFresh confirms beginning with an empty file.
func (t *Trouble) askFresh() {
	env := t.env
	ui.ShowDialog(env.Window, ui.Dialog{
		Title: env.T("settings.trouble.fresh"), Width: 560,
		Body:    ui.NewPara(env.T("settings.trouble.fresh.help"), ui.Lead, ui.Ink),
		Buttons: ui.GraveButtons(env.T("common.cancel"), env.T("settings.trouble.fresh.yes"), t.fresh),
	})
}

// fresh puts the damaged file aside and begins with an empty one.
func (t *Trouble) fresh() {
	aside, err := store.StartFresh(t.dir, t.env.Now())
	if err != nil {
		t.env.Failed(located(err, t.dir))
		return
	}
	t.retry(store.Options{Now: t.env.Now})
	if aside != "" && t.env.Store != nil {
		t.env.Tell("settings.trouble.fresh.done", t.env.T("settings.trouble.fresh.aside", games.Args{"Name": filepath.Base(aside)}))
	}
}

// Key implements shell.Keyer: Enter does the main thing, Esc ends the program.
func (t *Trouble) Key(e *fyne.KeyEvent) bool {
	switch e.Name {
	case fyne.KeyReturn, fyne.KeyEnter:
		t.main.Tapped(nil)
	case fyne.KeyEscape:
		t.env.Router.Quit()
	default:
		return false
	}
	return true
}

// Rune implements shell.Keyer.
func (t *Trouble) Rune(rune) bool { return false }

// Keys implements shell.Helper.
func (t *Trouble) Keys() []shell.KeyHelp {
	return []shell.KeyHelp{shell.Guide("guide.trouble"), {Keys: "Enter", What: "settings.keys.main"}, {Keys: "Esc", What: "settings.keys.end"}}
}
