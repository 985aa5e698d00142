package shell_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"io"
	"os"
	"path/filepath"
	"reflect"
	"runtime"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/picker"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
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
		all := strings.Join(shelltest.Texts(env), "\n")
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
	env.Window.Canvas().Unfocus() // by a click on the button
	shelltest.Tap(t, env, "Speichern")
	shelltest.Key(env, fyne.KeyEscape)
	if f := shelltest.Find[*ui.Field](env)[0]; env.Window.Canvas().Focused() != f.Focusable() {
		t.Errorf("%T has the keyboard after a no, not the name", env.Window.Canvas().Focused())
	}
	if got := text(path); got != "old" {
		t.Error("replaced all the same:", got)
	}
	says("Wohin speichern?")
	shelltest.Key(env, fyne.KeyReturn, fyne.KeyReturn)
	if got := text(path); got != "old" {
		t.Error("replaced by who pressed Enter once too often:", got)
	}
	shelltest.Key(env, fyne.KeyReturn)
	shelltest.Tap(t, env, env.T("files.replace.yes"))
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
	shelltest.Key(env, fyne.KeyEscape)
}

// The entry for the name takes paths, and Esc closes the dialog while it has the focus.
func TestTypedPathsAndEsc(t *testing.T) {
	home := t.TempDir()
	t.Setenv("HOME", home)
	t.Setenv("XDG_CONFIG_HOME", home)
	env := shelltest.New(t, locales.German)
	shelltest.Pages(env, nil)
	env.Router.Home()
	save := func(name string) {
		env.SaveFile(name, func(_ context.Context, _ *store.Store, to io.Writer) error {
			_, err := to.Write([]byte("new"))
			return err
		})
	}
	has := func(want string) bool {
		return strings.Contains(strings.Join(shelltest.Texts(env), "\n"), want)
	}
	elsewhere := filepath.Join(home, "a+b", "50 % #1")
	if err := os.MkdirAll(elsewhere, 0o700); err != nil {
		t.Fatal(err)
	}
	for typed, want := range map[string]string{
		filepath.Join(elsewhere, "x.csv"):  filepath.Join(elsewhere, "x.csv"),
		filepath.Join("~", "a+b", "y.csv"): filepath.Join(home, "a+b", "y.csv"),
		filepath.Join("a+b", "z.csv"):      filepath.Join(home, "a+b", "z.csv"),
	} {
		save(typed)
		shelltest.Key(env, fyne.KeyReturn)
		if got, err := os.ReadFile(want); string(got) != "new" {
			t.Errorf("%s: %q, %v", typed, got, err)
		}
	}

	save("dritte.csv")
	shown := has("Wohin speichern?")
	shelltest.Key(env, fyne.KeyEscape)
	if !shown || has("Wohin speichern?") {
		t.Error("Esc doesn't close the dialog")
	}
	if _, err := os.Stat(filepath.Join(home, "dritte.csv")); err == nil {
		t.Error("Esc saves")
	}
}

// A path can be typed where a file or a folder is asked for: a file is taken, a folder is shown or taken, what isn't there is
// said, and Esc closes.
func TestTypedPathsToOpen(t *testing.T) {
	home := t.TempDir()
	t.Setenv("HOME", home)
	t.Setenv("XDG_CONFIG_HOME", home)
	env := shelltest.New(t, locales.German)
	shelltest.Pages(env, nil)
	env.Router.Home()
	dir := filepath.Join(home, "a+b")
	file := filepath.Join(dir, "50 % #1.json")
	for _, err := range []error{os.Mkdir(dir, 0o700), os.WriteFile(file, nil, 0o600)} {
		if err != nil {
			t.Fatal(err)
		}
	}
	var got []string
	chosen := func(path string) { got = append(got, path) }
	typed := func(text string) {
		for _, r := range text {
			env.Window.Canvas().Focused().TypedRune(r)
		}
		shelltest.Key(env, fyne.KeyReturn)
	}
	says := func(want string) bool {
		return strings.Contains(strings.Join(shelltest.Texts(env), "\n"), want)
	}
	open := func() { env.OpenFile("files.open", []string{".json"}, chosen) }

	open()
	typed(filepath.Join(dir, "none.json"))
	if !says("liegt nichts") || len(got) > 0 {
		t.Errorf("what isn't there is opened: %q", got)
	}
	shelltest.Key(env, fyne.KeyEscape)
	if open(); !says("Welche Datei?") {
		t.Fatal("no dialog")
	}
	typed(dir)
	if len(got) > 0 || !says("50 % #1") {
		t.Errorf("a folder isn't shown: %q", got)
	}
	typed(filepath.Base(file)) // in the folder that is shown
	open()
	typed(filepath.Join("~", "a+b", filepath.Base(file)))
	env.OpenFolder("store.gone.folder", "store.gone.folder.yes", chosen)
	typed(dir)
	if want := []string{file, file, dir}; !reflect.DeepEqual(got, want) || says("Welche Datei?") {
		t.Errorf("%q, want %q", got, want)
	}
	open()
	if shelltest.Key(env, fyne.KeyEscape); says("Welche Datei?") {
		t.Error("Esc doesn't close the dialog")
	}
}

// Folders come first, names are seen to their end, and the next dialog begins where the last one ended, with the folders before it at hand.
func TestFoldersOfTheDialog(t *testing.T) {
	home := t.TempDir()
	t.Setenv("HOME", home)
	long := strings.Repeat("Ferienspiele_", 7) + ".csv"
	for _, err := range []error{os.MkdirAll(filepath.Join(home, "Zelt", "Karten"), 0o700), os.WriteFile(filepath.Join(home, long), nil, 0o600), os.WriteFile(filepath.Join(home, "a.txt"), nil, 0o600)} {
		if err != nil {
			t.Fatal(err)
		}
	}
	env := shelltest.New(t, locales.German)
	shelltest.Pages(env, nil)
	env.Router.Home()
	got := ""
	shows := func(want string) bool { return strings.Contains(strings.Join(shelltest.Texts(env), "\n"), want) }
	ask := func() { env.OpenFile("files.open", []string{".csv"}, func(path string) { got = path }) }
	ask()
	shelltest.Shot(t, env, "files")
	if !shows("Zelt\nFerienspiele_") || !shows("…ele_.csv") || shows("a.txt") { // the end of a long name is in sight
		t.Errorf("%q", shelltest.Texts(env))
	}
	for _, x := range shelltest.Find[*ui.Para](env) {
		for _, w := range shelltest.Words(x) {
			if strings.HasSuffix(w.Text, "…") {
				t.Errorf("%q is cut", w.Text)
			}
		}
	}
	unhurried(env)
	places := func(to string) { // at the beginning of the way
		t.Helper()
		shelltest.Tap(t, env, "Eigener Ordner")
		shelltest.Menu(t, env, to)
	}
	shelltest.Menu(t, env, "Zelt")
	places("Eigener Ordner")
	shelltest.Menu(t, env, "Zelt")
	shelltest.Key(env, fyne.KeyEscape)
	env.OpenFolder("store.gone.folder", "store.gone.folder.yes", func(path string) { got = path })
	shelltest.Menu(t, env, "Zelt")
	shelltest.Key(env, fyne.KeyReturn)
	if got != filepath.Join(home, "Zelt") {
		t.Errorf("%q is chosen", got)
	}
	if ask(); !shows("Eigener Ordner\nZelt") || !shows("Karten") {
		t.Errorf("%q", shelltest.Texts(env))
	}
	places("Zelt")
	if !shows("Karten") {
		t.Errorf("the folder used before isn't at hand: %q", shelltest.Texts(env))
	}
}

// unhurried has a second go by between two clicks.
func unhurried(env *shell.Env) {
	now := env.Now()
	env.Now = func() time.Time {
		now = now.Add(time.Second)
		return now
	}
}

// A double click on a folder goes into that one and no further, whatever comes to lie under the pointer.
func TestDoubleClickOnAFolder(t *testing.T) {
	home := t.TempDir()
	t.Setenv("HOME", home)
	shelltest.Fine(t, os.MkdirAll(filepath.Join(home, "Spiele", "Sommer", "Karten"), 0o700))
	env := shelltest.New(t, locales.German)
	shelltest.Pages(env, nil)
	env.Router.Home()
	now := env.Now()
	env.Now = func() time.Time { return now }
	env.OpenFile("files.open", []string{".csv"}, func(string) {})
	shelltest.Menu(t, env, "Spiele")
	now = now.Add(300 * time.Millisecond)
	if shelltest.Menu(t, env, "Sommer"); shelltest.Has(env, "Karten") {
		t.Error("one folder too deep")
	}
	now = now.Add(300 * time.Millisecond)
	if shelltest.Menu(t, env, "Sommer"); !shelltest.Has(env, "Karten") {
		t.Error("a click later on goes nowhere")
	}
}

// Each kind of file begins where such a one was last, and where a picture was begins no other. Names are in the order of their numbers.
func TestEachKindOfFileHasItsFolder(t *testing.T) {
	home := t.TempDir()
	t.Setenv("HOME", home)
	for _, name := range []string{"Daten/Blatt 10.json", "Daten/Blatt 2.json", "Fotos/Lee.png"} {
		path := filepath.Join(home, name)
		shelltest.Fine(t, os.MkdirAll(filepath.Dir(path), 0o700), os.WriteFile(path, nil, 0o600))
	}
	env := shelltest.New(t, locales.German)
	shelltest.Pages(env, nil)
	env.Router.Home()
	unhurried(env)
	data := func() { env.OpenFile("files.open", []string{".json"}, func(string) {}) }
	pictures := func() { env.OpenFile("setup.picture.choose", []string{".png", ".PNG"}, func(string) {}) }
	pictures()
	shelltest.Menu(t, env, "Fotos")
	shelltest.Menu(t, env, "Lee.png")
	shelltest.Tap(t, env, "Öffnen")
	data()
	shelltest.Menu(t, env, "Daten") // it begins at home
	if texts := strings.Join(shelltest.Texts(env), "\n"); !strings.Contains(texts, "Blatt 2.json\nBlatt 10.json") {
		t.Errorf("%q", texts)
	}
	shelltest.Menu(t, env, "Blatt 2.json")
	shelltest.Tap(t, env, "Öffnen")
	if pictures(); !shelltest.Has(env, "Lee.png") {
		t.Errorf("%q", shelltest.Texts(env))
	}
	shelltest.Key(env, fyne.KeyEscape)
	if data(); !shelltest.Has(env, "Blatt 10.json") {
		t.Errorf("%q", shelltest.Texts(env))
	}
}

// A long way is seen from its beginning and to its end, and what is left out can be clicked.
func TestLongWaysOfTheDialog(t *testing.T) {
	home := t.TempDir()
	t.Setenv("HOME", home)
	deep := filepath.Join(home, "Spiele", "Sommer", "Zeltlager", "Karten", "Punkte")
	shelltest.Fine(t, os.MkdirAll(deep, 0o700))
	env := shelltest.New(t, locales.German)
	shelltest.Pages(env, nil)
	env.Router.Home()
	unhurried(env)
	env.SaveFile("Partien.csv", nil)
	for dir := range strings.SplitSeq("Spiele Sommer Zeltlager Karten Punkte", " ") {
		shelltest.Menu(t, env, dir)
	}
	shelltest.Shot(t, env, "files-deep")
	says := func(want string) {
		t.Helper()
		if all := strings.Join(shelltest.Texts(env), "\n"); !strings.Contains(all, want) {
			t.Errorf("no %q in %q", want, all)
		}
	}
	says("Eigener Ordner\n…\nKarten\nPunkte")
	shelltest.Tap(t, env, "…")
	says("Eigener Ordner\nSpiele\nSommer\nZeltlager")
	shelltest.Tap(t, env, "Eigener Ordner")
	shelltest.Menu(t, env, env.T("files.place.root"))
	says("tmp")
}

// A picture shows what is in it before it is chosen, and none is listed where a table is saved.
func TestPicturesOfTheDialog(t *testing.T) {
	home := t.TempDir()
	t.Setenv("HOME", home)
	red := image.NewUniform(color.NRGBA{R: 255, A: 255})
	square := image.NewNRGBA(image.Rect(0, 0, 60, 60))
	draw.Draw(square, square.Bounds(), red, image.Point{}, draw.Src)
	var data bytes.Buffer
	for _, err := range []error{png.Encode(&data, square), os.WriteFile(filepath.Join(home, "a.png"), []byte("no picture"), 0o600), os.WriteFile(filepath.Join(home, "b.PNG"), data.Bytes(), 0o600)} {
		if err != nil {
			t.Fatal(err)
		}
	}
	env := shelltest.New(t, locales.German)
	shelltest.Pages(env, nil)
	env.Router.Home()
	env.OpenFile("setup.picture.choose", []string{".png", ".PNG"}, func(string) {})
	shelltest.Shot(t, env, "files-pictures")
	if _, ok := env.Window.Canvas().Focused().(*ui.CardButton); !ok {
		t.Errorf("%T has the keyboard, no picture", env.Window.Canvas().Focused())
	}
	seen := env.Window.Canvas().Capture()
	reds, b := 0, seen.Bounds()
	for i := range b.Dx() * b.Dy() {
		if seen.At(i%b.Dx(), i/b.Dx()) == red.C {
			reds++
		}
	}
	if reds < 800 {
		t.Errorf("%d pixels of the picture are seen", reds)
	}
	shelltest.Key(env, fyne.KeyEscape)
	env.SaveFile("Partien.csv", nil)
	if all := strings.Join(shelltest.Texts(env), "\n"); strings.Contains(all, "a.png") {
		t.Errorf("pictures among tables: %s", all)
	}
}

// What is saved in the place of another file is written whole, or the other one stays; nothing else is left behind.
func TestSaveWholeOrNot(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("HOME", dir)
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	env := shelltest.New(t, locales.German)
	shelltest.Pages(env, nil)
	env.Router.Home()
	path, link := filepath.Join(dir, "Partien.csv"), filepath.Join(dir, "link.csv")
	save := func(path, text string, fails error, says string) {
		t.Helper()
		env.SaveFile(path, func(_ context.Context, _ *store.Store, to io.Writer) error {
			_, err := io.WriteString(to, text)
			return errors.Join(err, fails)
		})
		shelltest.Key(env, fyne.KeyReturn)
		if strings.Contains(strings.Join(shelltest.Texts(env), "\n"), "Datei ersetzen?") {
			shelltest.Tap(t, env, env.T("files.replace.yes"))
		}
		if all := strings.Join(shelltest.Texts(env), "\n"); !strings.Contains(all, says) {
			t.Errorf("no %q in\n%s", says, all)
		}
		shelltest.Key(env, fyne.KeyEscape)
	}
	look := func(want string, files int) {
		t.Helper()
		data, err := os.ReadFile(path)
		all, no := os.ReadDir(dir)
		if err != nil || no != nil || string(data) != want || len(all) != files {
			t.Errorf("%q, %v, %v", data, all, errors.Join(err, no))
		}
	}
	save(path, "first", nil, "Gespeichert als Partien.csv")
	look("first", 1)
	save(path, "half", errors.New("no space left"), "Die Datei ließ sich nicht schreiben")
	look("first", 1)
	mode := func(want os.FileMode) {
		t.Helper()
		if info, err := os.Stat(path); err != nil || info.Mode().Perm() != want && runtime.GOOS != "windows" {
			t.Error("others may do other things with it by now", info, err)
		}
	}
	mode(0o600)
	if err := os.Chmod(path, 0o640); err != nil {
		t.Fatal(err)
	}
	save(path, "second", nil, "Gespeichert als Partien.csv")
	look("second", 1)
	mode(0o640) // somebody has meant it
	if err := os.Symlink(path, link); err == nil {
		save(link, "by the link", nil, "Gespeichert als link.csv")
		look("by the link", 2)
	}
	save(filepath.Join(dir, "gone", "x.csv"), "", nil, "Die Datei ließ sich nicht schreiben")
}

// The desktop's own dialog is asked first; ours comes where there is none, and then the next time at once.
func TestDesktopsDialog(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("HOME", dir)
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	env := shelltest.New(t, locales.German)
	shelltest.Pages(env, nil)
	env.Router.Home()
	var asked []picker.Ask
	var answer string
	var fails error
	env.Picker = func(_ context.Context, a picker.Ask) (string, error) {
		asked = append(asked, a)
		return answer, fails
	}
	save := func(path, text string) {
		answer = path
		env.SaveFile("Partien.csv", func(_ context.Context, _ *store.Store, to io.Writer) error {
			_, err := io.WriteString(to, text)
			return err
		})
	}
	path := filepath.Join(dir, "a+b.csv")
	look := func(want string) {
		t.Helper()
		if data, err := os.ReadFile(path); string(data) != want {
			t.Errorf("%q, want %q, %v", data, want, err)
		}
	}
	has := func(want string) bool {
		return strings.Contains(strings.Join(shelltest.Texts(env), "\n"), want)
	}

	save(path, "first")
	look("first")
	save("", "nobody wanted it")
	save(path, "replaced, which the desktop has asked")
	look("replaced, which the desktop has asked")
	save(strings.TrimSuffix(path, ".csv"), "without an end")
	if !has("a+b.csv gibt es dort schon") {
		t.Error("it isn't asked whether another file than the one that was chosen is replaced")
	}
	look("replaced, which the desktop has asked")
	shelltest.Tap(t, env, "Ersetzen")
	look("without an end")
	if want := (picker.Ask{Kind: picker.Save, Title: "Wohin speichern?", Accept: "Speichern", Name: "Partien.csv"}); len(asked) != 4 || !reflect.DeepEqual(asked[0], want) {
		t.Errorf("asked %+v", asked)
	}

	var opened, folder string
	answer = path
	env.OpenFile("files.open", []string{".csv"}, func(path string) { opened = path })
	env.OpenFolder("store.gone.folder", "store.gone.folder.yes", func(path string) { folder = path })
	if opened != path || folder != path || asked[4].Kind != picker.Open || asked[4].Ends[0] != ".csv" || asked[5].Kind != picker.Folder {
		t.Errorf("%q, %q, asked %+v", opened, folder, asked[4:])
	}

	fails = errors.New("no portal")
	for range 2 {
		save("", "by ours")
		if !has("Wohin speichern?") || len(asked) != 7 {
			t.Errorf("asked %d times", len(asked))
		}
		shelltest.Key(env, fyne.KeyEscape)
	}
}

// While the desktop's dialog stands there, Esc takes it away, and nothing comes of it.
func TestEscTakesTheDesktopsDialogAway(t *testing.T) {
	env := shelltest.New(t, locales.German)
	shelltest.Pages(env, nil)
	env.Router.Home()
	var work func()
	env.Background = func(w func()) { work = w }
	var asked context.Context
	env.Picker = func(ctx context.Context, _ picker.Ask) (string, error) {
		asked = ctx
		return "/tmp/x.csv", nil
	}
	env.OpenFile("files.open", nil, func(path string) { t.Error("chosen", path) })
	shelltest.Key(env, fyne.KeyEscape)
	work()
	if asked.Err() == nil || env.Window.Canvas().Overlays().Top() != nil {
		t.Error("it stands there still")
	}
}

// A library's panic on data has a sentence, and any other error keeps its own.
func TestPanickedHasASentence(t *testing.T) {
	for lang, want := range map[locales.Lang]string{locales.German: "Damit kam das Programm nicht zurecht.", locales.English: "The program couldn’t handle that."} {
		env := shelltest.NewBare(t, lang)
		env.LogFile = "spieltisch.log"
		err := fmt.Errorf("print: %w", ui.PanickedIn("press", "index out of range"))
		if got := env.Explain(nil, err); !strings.HasPrefix(got, want) || !strings.Contains(got, "spieltisch.log") {
			t.Errorf("%q", got)
		}
	}
}

// Why something can't be chosen stands below its name, and nothing else lies there.
func TestRefusalHasItsPlace(t *testing.T) {
	home := t.TempDir()
	t.Setenv("HOME", home)
	env := shelltest.New(t, locales.German)
	shelltest.Pages(env, nil)
	env.Router.Home()
	env.OpenFile("files.open", []string{".json"}, func(string) {})
	shelltest.Type(env, "weg")
	shelltest.Key(env, fyne.KeyReturn)
	f, places := shelltest.Find[*ui.Field](env)[0], shelltest.Places(env)
	if f.Error() == "" {
		t.Fatal("a file that isn't there is taken")
	}
	for _, p := range shelltest.Find[*ui.Para](env) {
		if end := places[f].Y + f.MinSize().Height; p.String() == env.T("files.none") && places[p].Y < end {
			t.Errorf("%q is at %v, the refusal ends at %v", p.String(), places[p].Y, end)
		}
	}
}

// Until a file is chosen, the button's place says so; and a folder without files says what can be done there.
func TestNothingChosenYet(t *testing.T) {
	home := t.TempDir()
	t.Setenv("HOME", home)
	shelltest.Fine(t, os.Mkdir(filepath.Join(home, "Leer"), 0o700), os.WriteFile(filepath.Join(home, "a.json"), nil, 0o600))
	env := shelltest.New(t, locales.German)
	shelltest.Pages(env, nil)
	env.Router.Home()
	says := func(yes bool, all ...string) {
		t.Helper()
		for _, text := range all {
			if shelltest.Has(env, text) != yes {
				t.Errorf("%q is said: %t, in %q", text, !yes, shelltest.Texts(env))
			}
		}
	}
	unhurried(env)
	env.OpenFile("files.open", []string{".json"}, func(string) {})
	says(true, "Wähl eine Datei")
	says(false, "Öffnen")
	shelltest.Menu(t, env, "a.json")
	says(true, "Öffnen")
	says(false, "Wähl eine Datei")
	shelltest.Menu(t, env, "Leer")
	says(true, "Wähl eine Datei", env.T("files.none"))
	shelltest.Tap(t, env, "Eigener Ordner")
	shelltest.Menu(t, env, "Eigener Ordner")
	says(true, "a.json")
	shelltest.Key(env, fyne.KeyEscape)
	env.SaveFile("Partien.csv", nil)
	shelltest.Menu(t, env, "Leer")
	says(true, "Speichern", env.T("files.none.save"))
	shelltest.Key(env, fyne.KeyEscape)
}
