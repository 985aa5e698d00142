package settings_test

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/settings"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	"spieltisch/locales"
	"spieltisch/store"
)

// reopens makes Reopen and the trouble page's retry as the program does them.
func reopens(t *testing.T, env *shell.Env, dir string) func(store.Options) {
	t.Helper()
	opened := func(o store.Options) {
		st, err := store.Open(dir, o)
		if err != nil {
			env.Store = nil
			env.Router.Show(settings.NewTrouble(env, dir, err, reopens(t, env, dir)))
			return
		}
		t.Cleanup(func() { st.Close() }) //nolint:errcheck // may be closed already
		env.Store = st
		env.Router.Home()
	}
	env.Reopen = func() {
		if env.Store != nil {
			env.Store.Close() //nolint:errcheck // closed before
		}
		opened(store.Options{Now: env.Now})
	}
	return opened
}

func names(t *testing.T, env *shell.Env) string {
	t.Helper()
	all, err := env.Store.Players()
	if err != nil {
		t.Fatal(err)
	}
	var out []string
	for _, p := range all {
		out = append(out, p.Name)
	}
	return strings.Join(out, " ")
}

// A backup is made, more is played, the backup is restored, and that is undone.
func TestRestoreAndBack(t *testing.T) {
	s := open(t, locales.English, settings.Data)
	env := s.Env
	reopens(t, env, env.Store.Dir())
	if _, err := env.Store.AddPlayer("Tina", 0); err != nil {
		t.Fatal(err)
	}
	shelltest.Tap(t, env, "Back up now")
	mustSee(t, env, "Backed up", "today 20:00 · by hand", "Good")
	mustNotSee(t, env, ".sqlite")
	if _, err := env.Store.AddPlayer("Lee", 1); err != nil {
		t.Fatal(err)
	}

	shelltest.Tap(t, env, "Look inside")
	mustSee(t, env, "Tina", "never")
	mustNotSee(t, env, "finished")
	mustNotSee(t, env, "Lee")
	shelltest.Tap(t, env, "Go back to this")
	mustSee(t, env, "Go back to today 20:00?")
	shelltest.Tap(t, env, "Go back to this")
	mustSee(t, env, "Restored", "spieltisch-moved-2026-11-20-200000.sqlite")
	shelltest.Key(env, fyne.KeyReturn)
	if !s.atHome() {
		t.Errorf("%T", env.Router.Page())
	}
	if got := names(t, env); got != "Tina" {
		t.Fatal("players now:", got)
	}

	on(env, settings.Data)
	mustSee(t, env, "Set aside", "today 20:00", "spieltisch-moved-2026-11-20-200000.sqlite")
	looks := buttons(env, "Look inside")
	if len(looks) != 2 {
		t.Fatal(len(looks), "copies")
	}
	looks[1].Tapped(nil)
	mustSee(t, env, "Lee and Tina")
	shelltest.Tap(t, env, "Go back to this")
	shelltest.Tap(t, env, "Go back to this")
	if got := names(t, env); got != "Lee Tina" && got != "Tina Lee" {
		t.Fatal("players after going back:", got)
	}
}

// An undo that is offered for a change in the old data does nothing to the restored.
func TestUndoOfOtherData(t *testing.T) {
	s := open(t, locales.English, settings.Words)
	env := s.Env
	shelltest.Menu(t, env, "German")
	reopens(t, env, env.Store.Dir())
	putWord(t, s, "KEKSIG", true)
	if _, err := env.Store.MakeBackup(t.Context()); err != nil {
		t.Fatal(err)
	}
	shelltest.Tap(t, env, "Add a word")
	fill(t, s, "Not valid", "DINGSDA", "")
	undo := shelltest.Button(t, env, "Undo")
	shelltest.Menu(t, env, "Data")
	shelltest.Tap(t, env, "Look inside")
	shelltest.Tap(t, env, "Go back to this")
	shelltest.Tap(t, env, "Go back to this")
	shelltest.Key(env, fyne.KeyReturn)
	putWord(t, s, "KRIMSKRAMS", true) // gets the number that DINGSDA had
	undo.Tapped(nil)
	mustList(t, s, "untouched", "+KEKSIG\n+KRIMSKRAMS\n")
}

// A backup that breaks between looking and restoring leaves everything as it was.
func TestRestoreOfABrokenBackup(t *testing.T) {
	s := open(t, locales.German, settings.Data)
	env := s.Env
	reopens(t, env, env.Store.Dir())
	if _, err := env.Store.AddPlayer("Tina", 0); err != nil {
		t.Fatal(err)
	}
	shelltest.Tap(t, env, "Jetzt sichern")
	shelltest.Tap(t, env, "Hineinsehen")
	shelltest.Tap(t, env, "Dahin zurück")
	made, err := env.Store.Backups()
	if err != nil || len(made) != 1 {
		t.Fatal(made, err)
	}
	shelltest.Key(env, fyne.KeyReturn) // Enter is not the way back
	if shelltest.Has(env, "Dahin zurück") {
		t.Error("the question is still there")
	}
	shelltest.Tap(t, env, "Hineinsehen")
	shelltest.Tap(t, env, "Dahin zurück")
	write(t, made[0].Path, "no database")
	shelltest.Tap(t, env, "Dahin zurück")
	mustSee(t, env, "Das hat nicht geklappt", "Diese Sicherung lässt sich nicht verwenden")
	if got := names(t, env); got != "Tina" {
		t.Error("players now:", got)
	}

	shelltest.Key(env, fyne.KeyReturn)
	on(env, settings.Data)
	mustSee(t, env, "Unbrauchbar")
	if no, why := off(t, env, "Hineinsehen"); !no || why == "" {
		t.Error("a broken backup can be opened", why)
	}
}

func TestOpenFolder(t *testing.T) {
	s := open(t, locales.English, settings.Data)
	var asked string
	var err error
	s.Launch = func(path string) error {
		asked = path
		return err
	}
	shelltest.Tap(t, s.Env, "Open folder")
	if asked != s.Store.Dir() {
		t.Fatal(asked)
	}
	if s.above() {
		t.Error("a message although it worked")
	}
	err = errors.New("no file manager")
	shelltest.Tap(t, s.Env, "Open folder")
	mustSee(t, s.Env, "That didn’t work", s.Store.Dir())
}

// damagedFolder is a data folder with Tina in a backup and a damaged data file.
func damagedFolder(t *testing.T, backup bool) (dir, file string) {
	t.Helper()
	dir = t.TempDir()
	st, err := store.Open(dir, store.Options{Now: func() time.Time { return shelltest.Now }})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := st.AddPlayer("Tina", 0); err != nil {
		t.Fatal(err)
	}
	if backup {
		if _, err := st.MakeBackup(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	if err := st.Close(); err != nil {
		t.Fatal(err)
	}
	file = filepath.Join(dir, "spieltisch.sqlite")
	write(t, file, strings.Repeat("damaged ", 4096))
	return dir, file
}

// trouble opens a folder that can't be opened.
func trouble(t *testing.T, lang locales.Lang, dir string) *stage {
	t.Helper()
	s := on(shelltest.NewBare(t, lang), settings.General) // for the router and its pages
	reopens(t, s.Env, dir)(store.Options{Now: s.Now})
	if _, ok := s.Router.Page().(*settings.Trouble); !ok {
		t.Fatalf("%T", s.Router.Page())
	}
	return s
}

// mainWay is the label of the button that has the keyboard.
func (s *stage) mainWay() string {
	b, _ := s.Window.Canvas().Focused().(*ui.Button)
	if b == nil {
		return ""
	}
	return b.Text()
}

// buttons are all that have this label.
func buttons(env *shell.Env, label string) []*ui.Button {
	return slices.DeleteFunc(shelltest.Find[*ui.Button](env), func(b *ui.Button) bool { return b.Text() != label })
}

func TestDamagedDataGoesBackToTheBackup(t *testing.T) {
	dir, _ := damagedFolder(t, true)
	s := trouble(t, locales.German, dir)
	env := s.Env
	mustSee(t, env, "Die Daten sind beschädigt", dir, "Zurück zur Sicherung: heute 20:00", "Mit einer leeren Datei anfangen", "Ordner öffnen", "Beenden")
	if got := s.mainWay(); got != "Zurück zur Sicherung: heute 20:00" {
		t.Error("the main way is", got)
	}
	env.Change(func(p *shell.Prefs) { p.Language = locales.English })
	mustSee(t, env, "The data is damaged", "Back to the backup: today 20:00")
	shelltest.Key(env, fyne.KeyReturn)
	mustSee(t, env, "Tina")
	shelltest.Tap(t, env, "Go back to this")
	shelltest.Tap(t, env, "Go back to this")
	mustSee(t, env, "spieltisch-moved-2026-11-20-200000.sqlite")
	if got := names(t, env); got != "Tina" {
		t.Error("players now:", got)
	}
	keptDamaged(t, dir)
}

// Numbers in the file that say it is another program's, or a newer one's, may be damaged too.
func TestDamagedNumbersGoBackToTheBackup(t *testing.T) {
	for at, main := range map[int64]string{68: "Zurück zur Sicherung: heute 20:00", 60: "Noch einmal versuchen"} {
		dir, file := damagedFolder(t, true)
		backups, err := store.BackupsIn(dir)
		if err != nil || len(backups) != 1 {
			t.Fatal(backups, err)
		}
		text, err := os.ReadFile(backups[0].Path)
		if err != nil {
			t.Fatal(err)
		}
		text[at] ^= 0x40
		write(t, file, string(text))
		s := trouble(t, locales.German, dir)
		env := s.Env
		mustSee(t, env, "Sicherungen", "In Ordnung")
		if got := s.mainWay(); got != main {
			t.Errorf("the main way is %q, want %q", got, main)
		}
		shelltest.Tap(t, env, "Hineinsehen")
		shelltest.Tap(t, env, "Dahin zurück")
		shelltest.Tap(t, env, "Dahin zurück")
		if got := names(t, env); got != "Tina" {
			t.Error("players now:", got)
		}
	}
}

// keptDamaged looks for the damaged file under its new name.
func keptDamaged(t *testing.T, dir string) {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(dir, "spieltisch-moved-2026-11-20-200000.sqlite"))
	if err != nil || !strings.HasPrefix(string(text), "damaged ") {
		t.Errorf("the damaged file is lost: %v", err)
	}
}

func TestDamagedDataStartsEmpty(t *testing.T) {
	dir, _ := damagedFolder(t, false)
	s := trouble(t, locales.English, dir)
	env := s.Env
	if got := s.mainWay(); got != "Start with an empty file" {
		t.Error("without a backup the main way is", got)
	}
	mustSee(t, env, "There is no backup yet.")
	shelltest.Key(env, fyne.KeyReturn)
	shelltest.Key(env, fyne.KeyEscape) // not yet
	if env.Store != nil {
		t.Fatal("started without being sure")
	}
	shelltest.Key(env, fyne.KeyReturn)
	shelltest.Tap(t, env, "Start empty")
	mustSee(t, env, "Started again", "spieltisch-moved-2026-11-20-200000.sqlite")
	if got := names(t, env); got != "" {
		t.Error("players now:", got)
	}
	keptDamaged(t, dir)
}

func TestTroubleOfEveryKind(t *testing.T) {
	for code, want := range map[store.Code][]string{
		store.CodeLocked:   {"Spieltisch is already running", "Try again", "Quit"},
		store.CodeNewer:    {"newer than the program", "Try again", "Open folder", "Quit"},
		store.CodeForeign:  {"isn’t Spieltisch’s data", "Try again", "Quit"},
		store.CodeFull:     {"The disk is full", "Try again", "Quit"},
		store.CodeInUse:    {"Another program has the data open", "Try again", "Open folder", "Quit"},
		store.CodeInternal: {"can’t be opened", "Try again", "Quit"},
		store.CodeReadOnly: {"Nothing can be saved here", "Look at what is there", "Try again", "Quit"},
		"unheard-of":       {"can’t be opened", "Try again", "Quit"},
		"":                 {"can’t be opened", "Try again", "Quit"},
	} {
		env := shelltest.NewBare(t, locales.English)
		on(env, settings.General)
		var tried []store.Options
		var err error = &store.Error{Code: code}
		if code == "" {
			err = errors.New("none of the store's")
		}
		env.Router.Show(settings.NewTrouble(env, "/family/data", err, func(o store.Options) { tried = append(tried, o) }))
		mustSee(t, env, append(want, "/family/data")...)
		if n := strings.Count(texts(env), "/family/data"); n != 1 {
			t.Errorf("%s: the folder is named %d times", code, n)
		}
		paper := shelltest.Find[*ui.Card](env)[0]
		at, _ := ui.Place(env.Window.Content(), paper)
		below := env.Window.Canvas().Size().Height - at.Y - paper.Size().Height
		if above := at.Y - ui.HeadHeight; code != store.CodeNewer && code != store.CodeForeign && max(above-below, below-above) > 12 {
			t.Errorf("%s: %v free above, %v below", code, above, below)
		}
		if all := texts(env); strings.Contains(all, "<no value>") || strings.Contains(all, "settings.") {
			t.Errorf("%s: a text is missing in\n%s", code, all)
		}
		shelltest.Key(env, fyne.KeyReturn)
		if len(tried) != 1 || tried[0].ReadOnly != (code == store.CodeReadOnly) {
			t.Errorf("%s: Enter tried %+v", code, tried)
		}
		shelltest.Tap(t, env, "Try again")
		if len(tried) != 2 || tried[1].ReadOnly {
			t.Errorf("%s: tried %+v", code, tried)
		}
		if w := env.Window.Content().(*ui.Root).Page().MinSize().Width; w > ui.MinWidth {
			t.Errorf("%s: %v wide", code, w)
		}
	}
}

// A folder that another program holds, for real.
func TestTroubleForReal(t *testing.T) {
	dir := t.TempDir()
	st, err := store.Open(dir, store.Options{})
	if err != nil {
		t.Fatal(err)
	}
	s := trouble(t, locales.German, dir)
	mustSee(t, s.Env, "Spieltisch läuft schon", dir)
	shelltest.Tap(t, s.Env, "Noch einmal versuchen")
	if s.atHome() {
		t.Fatal("two programs have the data open")
	}
	if err := st.Close(); err != nil {
		t.Fatal(err)
	}
	shelltest.Tap(t, s.Env, "Noch einmal versuchen")
	if !s.atHome() || s.Store == nil {
		t.Errorf("%T", s.Router.Page())
	}
}
