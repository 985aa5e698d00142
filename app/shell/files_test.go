package shell_test

import (
	"context"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"spieltisch/app/shell/shelltest"
	"spieltisch/locales"
	"spieltisch/store"
)

// Whether a file is replaced is asked in the program's language and answered by a key; so are
// the places named.
func TestSaveOverAFile(t *testing.T) {
	home := t.TempDir()
	t.Setenv("HOME", home)
	t.Setenv("XDG_CONFIG_HOME", home)
	path := filepath.Join(home, "Partien.csv")
	for _, err := range []error{
		os.WriteFile(path, []byte("old"), 0o600), os.Mkdir(filepath.Join(home, "dir.csv"), 0o700),
	} {
		if err != nil {
			t.Fatal(err)
		}
	}
	env := shelltest.New(t, locales.German)
	shelltest.Pages(env, nil)
	env.Router.Home()
	save := func(name string) {
		env.SaveFile(name, func(_ context.Context, _ *store.Store, to io.Writer) error {
			_, err := to.Write([]byte("new"))
			return err
		})
	}
	text := func(path string) string {
		t.Helper()
		data, err := os.ReadFile(path)
		if err != nil {
			t.Error(err)
		}
		return string(data)
	}
	says := func(want ...string) {
		t.Helper()
		texts := shelltest.Texts(env)
		for _, l := range shelltest.Find[*widget.Label](env) {
			texts = append(texts, l.Text)
		}
		all := strings.Join(texts, "\n")
		for _, w := range want {
			if !strings.Contains(all, w) {
				t.Errorf("no %q in\n%s", w, all)
			}
		}
	}

	save("Partien.csv")
	says("Wohin speichern?", "Eigener Ordner")
	shelltest.Key(env, fyne.KeyReturn)
	says("Datei ersetzen?", "Partien.csv gibt es dort schon")
	shelltest.Key(env, fyne.KeyEscape)
	if got := text(path); got != "old" {
		t.Error("replaced all the same:", got)
	}
	says("Wohin speichern?")
	shelltest.Key(env, fyne.KeyReturn, fyne.KeyReturn)
	if got := text(path); got != "new" {
		t.Error("not replaced:", got)
	}
	says("Gespeichert als Partien.csv")

	save("zweite.csv")
	shelltest.Key(env, fyne.KeyReturn)
	if got := text(filepath.Join(home, "zweite.csv")); got != "new" {
		t.Error(got)
	}

	save("dir.csv")
	shelltest.Key(env, fyne.KeyReturn)
	says("dir.csv heißt dort schon ein Ordner")
}
