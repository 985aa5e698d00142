package settings

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	"spieltisch/games"
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
			env.Router.Show(NewTrouble(env, dir, err, reopens(t, env, dir)))
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
	s := open(t, locales.English, Data)
	env := s.Env
	reopens(t, env, env.Store.Dir())
	if _, err := env.Store.AddPlayer("Tina", 0); err != nil {
		t.Fatal(err)
	}
	tap(t, env, "Back up now")
	mustSee(t, env, "Backed up.", "today 20:00", "Good", "spieltisch-2026-11-20-0001.sqlite")
	if _, err := env.Store.AddPlayer("Lee", 1); err != nil {
		t.Fatal(err)
	}

	tap(t, env, "Look inside")
	mustSee(t, env, "Tina", "0 matches: 0 running, 0 finished", "never")
	if strings.Contains(texts(env), "Lee") {
		t.Error("Lee came after the backup")
	}
	tap(t, env, "Go back to this")
	mustSee(t, env, "Go back to today 20:00?")
	tap(t, env, "Go back to this")
	mustSee(t, env, "Here it is again", "spieltisch-moved-2026-11-20-200000.sqlite")
	key(env, fyne.KeyReturn)
	if _, ok := env.Router.Page().(homePage); !ok {
		t.Errorf("%T", env.Router.Page())
	}
	if got := names(t, env); got != "Tina" {
		t.Fatal("players now:", got)
	}

	s = on(t, env, Data)
	mustSee(t, env, "Put aside", "spieltisch-moved-2026-11-20-200000.sqlite")
	aside := sectionOf[*data](s).list.found.Aside
	if len(aside) != 1 || !aside[0].Good || !aside[0].At.Equal(shelltest.Now) {
		t.Fatalf("%+v", aside)
	}
	sectionOf[*data](s).restore(aside[0].Path)
	if got := names(t, env); got != "Lee Tina" && got != "Tina Lee" {
		t.Fatal("players after going back:", got)
	}
}

// An undo that is offered for a change in the old data does nothing to the restored.
func TestUndoOfOtherData(t *testing.T) {
	s := open(t, locales.English, Words)
	env := s.Env
	reopens(t, env, env.Store.Dir())
	putWord(t, s, "KEKSIG", true)
	backup, err := env.Store.MakeBackup(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	tap(t, env, "Add a word")
	fill(t, s, 1, "DINGSDA", "")
	undo := button(t, env, "Undo")
	(&data{env: env, list: &copyList{env: env, dir: env.Store.Dir()}}).restore(backup.Path)
	key(env, fyne.KeyReturn)
	s = &stage{Env: env, t: t}
	putWord(t, s, "KRIMSKRAMS", true) // gets the number that DINGSDA had
	test.Tap(undo)
	mustList(t, s, "untouched", "+KEKSIG\n+KRIMSKRAMS\n")
}

// A backup that breaks between looking and restoring leaves everything as it was.
func TestRestoreOfABrokenBackup(t *testing.T) {
	s := open(t, locales.German, Data)
	env := s.Env
	reopens(t, env, env.Store.Dir())
	if _, err := env.Store.AddPlayer("Tina", 0); err != nil {
		t.Fatal(err)
	}
	tap(t, env, "Jetzt sichern")
	path := sectionOf[*data](s).list.found.Backups[0].Path
	write(t, path, "no database")
	sectionOf[*data](s).restore(path)
	mustSee(t, env, "Das hat nicht geklappt", "Diese Sicherung lässt sich nicht verwenden")
	if got := names(t, env); got != "Tina" {
		t.Error("players now:", got)
	}

	on(t, env, Data)
	mustSee(t, env, "Unbrauchbar")
	if off, why := button(t, env, "Hineinsehen").Disabled(); !off || why == "" {
		t.Error("a broken backup can be opened", why)
	}
}

func TestOpenFolder(t *testing.T) {
	s := open(t, locales.English, Data)
	var asked string
	var err error
	s.Launch = func(path string) error {
		asked = path
		return err
	}
	tap(t, s.Env, "Open folder")
	if asked != s.Store.Dir() {
		t.Fatal(asked)
	}
	if s.Window.Canvas().Overlays().Top() != nil {
		t.Error("a message although it worked")
	}
	err = errors.New("no file manager")
	tap(t, s.Env, "Open folder")
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
func trouble(t *testing.T, lang locales.Lang, dir string) (*shell.Env, *Trouble) {
	t.Helper()
	env := shelltest.NewBare(t, lang)
	s := on(t, env, General) // for the router and its pages
	retry := reopens(t, env, dir)
	retry(store.Options{Now: s.Now})
	page, ok := env.Router.Page().(*Trouble)
	if !ok {
		t.Fatalf("%T", env.Router.Page())
	}
	return env, page
}

func TestDamagedDataGoesBackToTheBackup(t *testing.T) {
	dir, _ := damagedFolder(t, true)
	env, page := trouble(t, locales.German, dir)
	mustSee(t, env, "Die Daten sind beschädigt", dir, "Zurück zur Sicherung: heute 20:00", "Mit einer leeren Datei anfangen", "Ordner öffnen", "Beenden")
	if env.Window.Canvas().Focused() != fyne.Focusable(page.main) || page.main.Text() != "Zurück zur Sicherung: heute 20:00" {
		t.Error("the main way is", page.main.Text())
	}
	env.Change(func(p *shell.Prefs) { p.Language = locales.English })
	mustSee(t, env, "The data is damaged", "Back to the backup: today 20:00")
	key(env, fyne.KeyReturn)
	mustSee(t, env, "Tina")
	tap(t, env, "Go back to this")
	tap(t, env, "Go back to this")
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
		env, page := trouble(t, locales.German, dir)
		mustSee(t, env, "Sicherungen", "In Ordnung")
		if page.main.Text() != main {
			t.Errorf("the main way is %q, want %q", page.main.Text(), main)
		}
		tap(t, env, "Hineinsehen")
		tap(t, env, "Dahin zurück")
		tap(t, env, "Dahin zurück")
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
	env, page := trouble(t, locales.English, dir)
	if page.main.Text() != "Start with an empty file" {
		t.Error("without a backup the main way is", page.main.Text())
	}
	mustSee(t, env, "There is no backup yet.")
	key(env, fyne.KeyReturn)
	key(env, fyne.KeyEscape) // not yet
	if env.Store != nil {
		t.Fatal("started without being sure")
	}
	key(env, fyne.KeyReturn)
	tap(t, env, "Start empty")
	mustSee(t, env, "Started afresh", "spieltisch-moved-2026-11-20-200000.sqlite")
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
	} {
		env := shelltest.NewBare(t, locales.English)
		on(t, env, General)
		var tried []store.Options
		page := NewTrouble(env, "/family/data", &store.Error{Code: code}, func(o store.Options) { tried = append(tried, o) })
		env.Router.Show(page)
		mustSee(t, env, append(want, "/family/data")...)
		if all := texts(env); strings.Contains(all, "<no value>") || strings.Contains(all, "settings.") {
			t.Errorf("%s: a text is missing in\n%s", code, all)
		}
		key(env, fyne.KeyReturn)
		if len(tried) != 1 || tried[0].ReadOnly != (code == store.CodeReadOnly) {
			t.Errorf("%s: Enter tried %+v", code, tried)
		}
		tap(t, env, "Try again")
		if len(tried) != 2 || tried[1].ReadOnly {
			t.Errorf("%s: tried %+v", code, tried)
		}
		if w := env.Window.Content().(*ui.Root).Page().MinSize().Width; w > ui.MinWidth {
			t.Errorf("%s: %v wide", code, w)
		}
	}
}

// An error of another kind, and a folder that another program holds, for real.
func TestTroubleForReal(t *testing.T) {
	dir := t.TempDir()
	st, err := store.Open(dir, store.Options{})
	if err != nil {
		t.Fatal(err)
	}
	env, _ := trouble(t, locales.German, dir)
	mustSee(t, env, "Spieltisch läuft schon", dir)
	tap(t, env, "Noch einmal versuchen")
	if _, still := env.Router.Page().(*Trouble); !still {
		t.Fatal("two programs have the data open")
	}
	if err := st.Close(); err != nil {
		t.Fatal(err)
	}
	tap(t, env, "Noch einmal versuchen")
	if _, ok := env.Router.Page().(homePage); !ok || env.Store == nil {
		t.Errorf("%T", env.Router.Page())
	}

	if err := located(games.Refuse("x", nil), dir); store.CodeOf(err) != store.CodeInternal {
		t.Error(err)
	}
}
