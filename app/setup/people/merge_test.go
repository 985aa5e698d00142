package people_test

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"image/jpeg"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/setup/people"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/locales"
	"spieltisch/store"
)

// played is a family with a history, and a player who is one of them under another name.
func played(t *testing.T, lang locales.Lang) (env *shell.Env, twin store.PlayerID) {
	t.Helper()
	env = shelltest.New(t, lang)
	shelltest.Pages(env, nil)
	env.Router.Home()
	shelltest.FillFamily(t, env, 12, "davinci")
	p, err := env.Store.AddPlayer("Valentina", 5)
	if err != nil {
		t.Fatal(err)
	}
	return env, p.ID
}

func TestMerge(t *testing.T) {
	env, _ := played(t, locales.English)
	people.Manage(env, func() {})
	before := len(known(t, env))
	does(t, env, "Valentina", "setup.merge")
	shelltest.Key(env, fyne.KeyDown, fyne.KeyDown, fyne.KeyDown, fyne.KeyDown) // Ben, Lee, Mia, Tina
	n, err := env.Store.CountHistory(store.HistoryFilter{Player: 1}, 100)
	if err != nil || n < 2 {
		t.Fatal(n, err)
	}
	want := fmt.Sprintf("Valentina’s 0 matches will count for Tina, %d in all. Name, color and picture stay those of Tina. Nothing is lost, and you can undo it in this list at any time.", n)
	if !shelltest.Has(env, want) {
		t.Fatalf("no %q in %q", want, shelltest.Texts(env))
	}
	shelltest.Tap(t, env, "Merge")
	if !shelltest.Has(env, "The same person as Tina") || len(known(t, env)) != before-1 {
		t.Fatalf("%q", shelltest.Texts(env))
	}
	does(t, env, "Valentina", "setup.merge.undo")
	if shelltest.Has(env, "The same person as Tina") || len(known(t, env)) != before {
		t.Errorf("%q", shelltest.Texts(env))
	}
}

// Merged into somebody hidden, the person is shown again, which the dialog says before.
func TestMergeIntoHidden(t *testing.T) {
	for _, lang := range locales.Langs {
		env, _ := played(t, lang)
		if err := env.Store.UpdatePlayer(store.Player{ID: 1, Name: "Tina", Hidden: true}); err != nil {
			t.Fatal(err)
		}
		people.Manage(env, func() {})
		does(t, env, "Valentina", "setup.merge")
		says := func() bool {
			return slices.ContainsFunc(shelltest.Texts(env), func(s string) bool {
				return strings.HasSuffix(s, env.T("setup.merge.shown", games.Args{"Other": "Tina"}))
			})
		}
		shelltest.Key(env, fyne.KeyDown, fyne.KeyDown, fyne.KeyDown)
		if says() {
			t.Errorf("%s: %q of Mia", lang, shelltest.Texts(env))
		}
		shelltest.Key(env, fyne.KeyDown)
		if !says() {
			t.Errorf("%s: %q", lang, shelltest.Texts(env))
		}
		shelltest.Tap(t, env, env.T("setup.merge.yes"))
		if now := known(t, env); len(now) != 4 || !slices.Contains(now, "Tina") {
			t.Errorf("%s: %v", lang, now)
		}
	}
}

// Two who sat at one table are two persons; and somebody must be chosen.
func TestMergeRefused(t *testing.T) {
	env, _ := played(t, locales.German)
	people.Manage(env, func() {})
	does(t, env, "Tina", "setup.merge")
	shelltest.Tap(t, env, "Zusammenlegen")
	if !shelltest.Has(env, "Wähl erst den anderen Eintrag.") {
		t.Errorf("%q", shelltest.Texts(env))
	}
	shelltest.Find[*ui.Choice](env)[0].Focus()
	shelltest.Key(env, fyne.KeyDown, fyne.KeyDown)
	shelltest.Tap(t, env, "Zusammenlegen")
	if !shelltest.Has(env, "Tina und Lee haben an einem Tisch gesessen, also sind es zwei Personen.") {
		t.Errorf("%q", shelltest.Texts(env))
	}
	if n := len(known(t, env)); n != 5 {
		t.Error(n)
	}
}

// face is a large red picture, wider than high.
func face(t *testing.T) []byte {
	t.Helper()
	img := image.NewNRGBA(image.Rect(0, 0, 900, 600))
	for y := range 600 {
		for x := range 900 {
			img.SetNRGBA(x, y, color.NRGBA{R: 200, G: uint8(x / 4), B: uint8(y / 3), A: 255})
		}
	}
	var b bytes.Buffer
	if err := png.Encode(&b, img); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// first is the only player, as he is kept now.
func first(t *testing.T, env *shell.Env) store.Player {
	t.Helper()
	all, err := env.Store.Players()
	if err != nil {
		t.Fatal(err)
	}
	return all[0]
}

// choose edits the only player and picks the picture with this name.
func choose(t *testing.T, env *shell.Env, name string) {
	t.Helper()
	people.Edit(env, first(t, env), func() {})
	shelltest.Tap(t, env, env.T("setup.picture.choose"))
	shelltest.Menu(t, env, name)
	shelltest.Menu(t, env, env.T("files.open.yes"))
	shelltest.Tap(t, env, "Save")
}

func TestPortrait(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("HOME", dir)
	if err := os.WriteFile(filepath.Join(dir, "Tina.png"), face(t), 0o600); err != nil {
		t.Fatal(err)
	}
	env := newEnv(t, "Tina")
	choose(t, env, "Tina.png")
	p := first(t, env)
	data, err := env.Store.Picture(p.ID)
	if err != nil || p.Picture == 0 || len(data) > 64<<10 {
		t.Fatal(len(data), p.Picture, err)
	}
	round := env.Portrait(p)
	if round == nil || round.Bounds().Dx() != round.Bounds().Dy() {
		t.Fatal(round)
	}
	if _, _, _, a := round.At(0, 0).RGBA(); a != 0 {
		t.Error("the corner is seen")
	}
	if r, _, _, a := round.At(80, 80).RGBA(); a != 0xffff || r < 0xb000 {
		t.Error("the middle isn't red", r, a)
	}
	if env.Portrait(p) != round {
		t.Error("the picture is made again each time")
	}

	people.Edit(env, p, func() {})
	pickFace(t, env, 0)
	shelltest.Key(env, fyne.KeyEscape)
	if first(t, env).Picture == 0 {
		t.Error("removed without being saved")
	}
	people.Edit(env, p, func() {})
	pickFace(t, env, 0)
	shelltest.Tap(t, env, "Save")
	if p := first(t, env); p.Picture != 0 || env.Portrait(p) != nil {
		t.Error("the picture is still there")
	}
}

// A file that goes away while it is chosen is no picture, and the one there is stays.
func TestPortraitOfAFileThatIsGone(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("HOME", dir)
	for _, name := range []string{"Tina.png", "fort.png"} {
		if err := os.WriteFile(filepath.Join(dir, name), face(t), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	env := newEnv(t, "Tina")
	choose(t, env, "Tina.png")
	had := first(t, env).Picture
	people.Edit(env, first(t, env), func() {})
	shelltest.Tap(t, env, env.T("setup.picture.choose"))
	shelltest.Menu(t, env, "fort.png")
	if err := os.Remove(filepath.Join(dir, "fort.png")); err != nil {
		t.Fatal(err)
	}
	shelltest.Menu(t, env, env.T("files.open.yes"))
	if !shelltest.Has(env, "There is nothing at "+filepath.Join(dir, "fort.png")+".") {
		t.Errorf("no refusal among %q", shelltest.Texts(env))
	}
	if now := first(t, env).Picture; now != had || had == 0 {
		t.Error(had, now)
	}
}

func TestPeopleFit(t *testing.T) {
	for _, lang := range locales.Langs {
		env, twin := played(t, lang)
		if err := env.Store.MergePlayers(twin, 1); err != nil {
			t.Fatal(err)
		}
		var small bytes.Buffer
		if err := jpeg.Encode(&small, image.NewGray(image.Rect(0, 0, 64, 64)), nil); err != nil {
			t.Fatal(err)
		}
		if err := env.Store.SetPicture(2, small.Bytes()); err != nil {
			t.Fatal(err)
		}
		shelltest.Resize(env, 1000, 620)
		check := func(what string) {
			t.Helper()
			if out := shelltest.Outside(env); len(out) > 0 {
				t.Errorf("%s %s: outside: %q", lang, what, out)
			}
			shelltest.Shot(t, env, fmt.Sprintf("people-%s-%s", lang, what))
		}
		people.Manage(env, func() {})
		check("list")
		lee, err := env.Store.AllPlayers()
		if err != nil {
			t.Fatal(err)
		}
		people.Edit(env, lee[1], func() {})
		check("edit")
		shelltest.Key(env, fyne.KeyEscape)
		people.Merge(env, lee[1], func() {})
		shelltest.Key(env, fyne.KeyDown)
		check("merge")
	}
}
