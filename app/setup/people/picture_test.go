package people_test

import (
	"os"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/setup/people"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
)

// The whole way to a picture: the player's dialog, the dialog for the file, a file that is no
// picture, and one that is; it is kept with the name.
func TestFaceByTheDialog(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("HOME", dir)
	for name, data := range map[string][]byte{"Tina.png": face(t), "Large.png": face(t), "Brief.jpg": []byte("Hallo")} {
		if err := os.WriteFile(filepath.Join(dir, name), data, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	shelltest.Fine(t, os.Truncate(filepath.Join(dir, "Large.png"), 32<<20+1))
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
	if len(env.Window.Canvas().Overlays().List()) != 1 || !shelltest.Has(env, env.T("setup.picture.broken")) {
		t.Errorf("no refusal among %q", shelltest.Texts(env))
	}
	ask()
	choose("Large.png")
	if !shelltest.Has(env, "This picture is too large. Take a smaller one, of at most 32 MB.") {
		t.Errorf("no refusal among %q", shelltest.Texts(env))
	}
	ask()
	choose("Tina.png")
	shelltest.Tap(t, env, env.T("setup.player.save"))
	if p := first(t, env); done != 1 || overlays() != 0 || p.Picture == 0 || env.Portrait(p) == nil {
		t.Error(done, overlays(), p.Picture)
	}
}

// pickFace clicks on one of the faces in a player's dialog.
func pickFace(t *testing.T, env *shell.Env, i int) {
	t.Helper()
	at := fyne.NewPos(float32(i%7)*62+31, float32(i/7)*62+31)
	shelltest.Marked(t, env, "player.faces").(fyne.Tappable).Tapped(&fyne.PointEvent{Position: at})
}

// A ready-made picture is chosen by a click or by keys, stands for its player everywhere in their colour, and gives way to the initials.
func TestEmblemByTheDialog(t *testing.T) {
	env := newEnv(t, "Tina")
	shown := func() int {
		a := env.Avatar(first(t, env), "T", 24)
		if e, ok := a.Figure().(*draw.Emblem); ok && e.MinSize() == fyne.NewSquareSize(24) {
			return e.Number()
		}
		return 0
	}
	choose := func(with func()) {
		t.Helper()
		people.Edit(env, first(t, env), func() {})
		with()
		shelltest.Tap(t, env, env.T("setup.player.save"))
	}
	choose(func() { pickFace(t, env, 5) })
	if first(t, env).Emblem != 5 || shown() != 5 {
		t.Error(first(t, env), shown())
	}
	people.Edit(env, first(t, env), func() {})
	env.Window.Canvas().Focus(shelltest.Marked(t, env, "player.faces").(fyne.Focusable))
	shelltest.Key(env, fyne.KeyDown, fyne.KeyLeft, fyne.KeyReturn)
	if shown() != 11 {
		t.Error("by keys:", shown())
	}
	choose(func() { pickFace(t, env, 0) })
	if shown() != 0 {
		t.Error("still", shown())
	}
}
