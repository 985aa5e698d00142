//go:build !windows

// An open file can't be exchanged on Windows.

package app

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/settings"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	"spieltisch/locales"
	"spieltisch/store"
)

// another makes a data file with one more player.
func another(t *testing.T, name string) string {
	t.Helper()
	dir := t.TempDir()
	st, err := store.Open(dir, store.Options{})
	fine(t, err)
	_, err = st.AddPlayer(name, 0)
	fine(t, err, st.Close())
	return filepath.Join(dir, "spieltisch.sqlite")
}

func playerNames(t *testing.T, st *store.Store) string {
	t.Helper()
	all, err := st.Players()
	fine(t, err)
	var names []string
	for _, p := range all {
		names = append(names, p.Name)
	}
	slices.Sort(names)
	return strings.Join(names, " ")
}

func sees(t *testing.T, env *shell.Env, parts ...string) {
	t.Helper()
	shown := strings.Join(shelltest.Texts(env), "\n")
	for _, part := range parts {
		if !strings.Contains(shown, part) {
			t.Fatalf("no %q in\n%s", part, shown)
		}
	}
}

// TestConflictCopyIsTold names a conflict copy once, and takes in what it has.
func TestConflictCopyIsTold(t *testing.T) {
	env, dir := guardedEnv(t, locales.German)
	logged(t)
	_, err := env.Store.AddPlayer("Tina", 0)
	fine(t, err)
	closeStore(env)
	const name = "spieltisch (Konflikt).sqlite"
	fine(t, os.Rename(another(t, "Opa"), filepath.Join(dir, name)))
	start := func() {
		openStore(env, dir, store.Options{Now: env.Now})()
	}
	start()
	sees(t, env, "Noch eine Datendatei", name+" liegt neben deinen Daten.")
	shelltest.Tap(t, env, "Ansehen")
	if _, ok := env.Router.Page().(*settings.Page); !ok {
		t.Fatalf("%T", env.Router.Page())
	}
	sees(t, env, "Weitere Datendateien", name)
	looks := slices.DeleteFunc(shelltest.Find[*ui.Button](env), func(b *ui.Button) bool { return b.Text() != "Hineinsehen" })
	looks[len(looks)-1].Tapped(nil) // the others are backups
	sees(t, env, "Opa", "Dahin zurück")
	shelltest.Tap(t, env, "Übernehmen, was fehlt")
	sees(t, env, name+" übernehmen?", "1 neu")
	shelltest.Key(env, fyne.KeyReturn)
	if got := playerNames(t, env.Store); got != "Opa Tina" {
		t.Error("players:", got)
	}
	closeStore(env)
	start()
	if shelltest.Has(env, "Noch eine Datendatei") {
		t.Error("told a second time")
	}
}

// TestExchangedFileIsTold puts another file in the place of the open one: the move that wasn't saved is told, ours is kept, and
// the program goes on with the file that is there now.
func TestExchangedFileIsTold(t *testing.T) {
	env, dir := guardedEnv(t, locales.German)
	logged(t)
	closeStore(env)
	env.Reopen = func() {
		closeStore(env)
		openStore(env, dir, store.Options{Now: env.Now})()
	}
	env.Reopen()
	_, err := env.Store.AddPlayer("Tina", 0)
	fine(t, err, os.Rename(another(t, "Opa"), filepath.Join(dir, "spieltisch.sqlite")))
	if _, err := env.Store.AddPlayer("Lee", 0); store.CodeOf(err) != store.CodeExchanged {
		t.Fatal(err)
	}
	sees(t, env, "Die Daten wurden ausgetauscht", dir, "Der letzte Zug ist nicht gespeichert.", "Deine Daten liegen jetzt als spieltisch-kept-")
	for _, key := range []fyne.KeyName{fyne.KeyEscape, fyne.KeyReturn, fyne.KeySpace} {
		shelltest.Key(env, key) // it can't be put away, and takes no key that was meant for the page
	}
	sees(t, env, "Die Daten wurden ausgetauscht")
	shelltest.Tap(t, env, "Mit der neuen Datei weiter")
	if got := playerNames(t, env.Store); got != "Opa" {
		t.Error("players:", got)
	}
	sees(t, env, "Noch eine Datendatei", "spieltisch-kept-", "So standen sie, bevor die Datei ausgetauscht wurde.")
}
