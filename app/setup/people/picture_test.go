package people_test

import (
	"os"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/setup/people"
	"spieltisch/app/shell/shelltest"
)

// The whole way to a picture: the player's dialog, the dialog for the file, a file that is no
// picture, and one that is; it is kept with the name.
func TestFaceByTheDialog(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("HOME", dir)
	for name, data := range map[string][]byte{"Tina.png": face(t), "Brief.jpg": []byte("Hallo")} {
		if err := os.WriteFile(filepath.Join(dir, name), data, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	env := newEnv(t, "Tina")
	done := 0
	people.Edit(env, first(t, env), func() { done++ })
	overlays := func() int { return len(env.Window.Canvas().Overlays().List()) }
	ask := func() {
		t.Helper()
		shelltest.Tap(t, env, env.T("setup.picture.choose"))
		if overlays() != 2 { // the player's dialog and the one for the file
			t.Fatal(overlays(), "things above the page")
		}
	}
	choose := func(name string) {
		t.Helper()
		shelltest.Menu(t, env, name)
		shelltest.Menu(t, env, env.T("files.open.yes"))
	}
	ask()
	shelltest.Key(env, fyne.KeyEscape)
	if overlays() != 1 {
		t.Fatal(overlays(), "things are left by Esc")
	}
	ask()
	choose("Brief.jpg")
	if len(env.Window.Canvas().Overlays().List()) != 1 || !shelltest.Has(env, env.T("store.error.badpicture", map[string]any{"Max": 32 << 10})) {
		t.Errorf("no refusal among %q", shelltest.Texts(env))
	}
	ask()
	choose("Tina.png")
	shelltest.Tap(t, env, env.T("setup.player.save"))
	if p := first(t, env); done != 1 || overlays() != 0 || p.Picture == 0 || env.Portrait(p) == nil {
		t.Error(done, overlays(), p.Picture)
	}
}
