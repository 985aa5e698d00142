package shell_test

import (
	"errors"
	"image/color"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/sound"
	"spieltisch/app/ui"
	"spieltisch/locales"
	"spieltisch/store"
)

// keyed is a page that counts what reaches it.
type keyed struct {
	name         string
	left, built  int
	keys         []fyne.KeyName
	undos, redos int
	ground       ui.Token // that it lies on; "" is the usual one
}

func (k *keyed) Title() string { return k.name }
func (k *keyed) Build() fyne.CanvasObject {
	k.built++
	if k.ground != "" {
		ui.SetGround(k.ground)
	}
	return ui.NewSmallButton(k.name, ui.Secondary, func() {})
}
func (k *keyed) Shown()         {}
func (k *keyed) Leave()         { k.left++ }
func (k *keyed) Rune(rune) bool { return false }
func (k *keyed) Undo() bool     { k.undos++; return true }
func (k *keyed) Redo() bool     { k.redos++; return true }
func (k *keyed) Key(e *fyne.KeyEvent) bool {
	k.keys = append(k.keys, e.Name)
	return e.Name == fyne.KeyUp
}

func routed(t *testing.T) (env *shell.Env, pages map[string]*keyed) {
	env = shelltest.New(t, locales.German)
	pages = map[string]*keyed{}
	build := func(r shell.Route) (shell.Page, error) {
		pages[r.Page] = &keyed{name: r.Page}
		return pages[r.Page], nil
	}
	env.Router = shell.NewRouter(env, map[string]shell.Builder{shell.Home: build, shell.Rules: build, shell.Settings: build})
	env.Router.Home()
	return env, pages
}

func TestRouterGoesBack(t *testing.T) {
	env, pages := routed(t)
	env.Router.Open(shell.Route{Page: shell.Rules})
	if env.Router.Page() != pages[shell.Rules] || pages[shell.Home].left != 1 {
		t.Fatal("the page did not open, or the old one was not left")
	}
	if env.Window.Title() != "rules – Spieltisch" {
		t.Error(env.Window.Title())
	}
	env.Router.Replace(shell.Route{Page: shell.Settings})
	shelltest.Key(env, fyne.KeyEscape)
	if env.Router.Page() != pages[shell.Home] {
		t.Error("Esc goes back past a replaced page")
	}
	home := pages[shell.Home]
	shelltest.Key(env, fyne.KeyEscape)
	if env.Router.Page() != home {
		t.Error("there is nothing behind home")
	}
	env.Router.Open(shell.Route{Page: "nowhere"})
	if env.Router.Page() != home {
		t.Error("an unknown page leaves everything as it is")
	}
}

// Two pages that lead to each other don't pile up on the way back.
// A page lies on its own ground for as long as it is the one that is shown, also when it is built again.
func TestRouterClearsTheGround(t *testing.T) {
	env, pages := routed(t)
	seen := func() color.NRGBA {
		picture := env.Window.Canvas().Capture()
		return color.NRGBAModel.Convert(picture.At(picture.Bounds().Dx()-2, picture.Bounds().Dy()-2)).(color.NRGBA)
	}
	pages[shell.Home].ground = ui.Desk
	env.Router.Rebuild()
	if seen() != ui.Color(ui.Desk) {
		t.Error("home doesn't lie on the desk:", seen())
	}
	env.Router.Open(shell.Route{Page: shell.Rules})
	if seen() != ui.Color(ui.BG) {
		t.Error("the next page lies on the desk, too:", seen())
	}
}

func TestRouterOpensThePageBefore(t *testing.T) {
	env, pages := routed(t)
	env.Router.Open(shell.Route{Page: shell.Rules})
	for range 3 {
		env.Router.Open(shell.Route{Page: shell.Settings})
		env.Router.Open(shell.Route{Page: shell.Rules})
		if env.Router.Page() != pages[shell.Rules] {
			t.Fatal("another page than the one that was opened")
		}
	}
	shelltest.Key(env, fyne.KeyEscape)
	if env.Router.Page() != pages[shell.Home] {
		t.Error("home is not behind the page")
	}
}

func TestRouterKeys(t *testing.T) {
	env, pages := routed(t)
	env.Router.Open(shell.Route{Page: shell.Rules})
	page := pages[shell.Rules]
	shelltest.Key(env, fyne.KeyUp)
	if len(page.keys) != 1 {
		t.Error("the page gets its keys")
	}
	shelltest.Shortcut(env, fyne.KeyModifierControl, fyne.KeyZ)
	shelltest.Shortcut(env, fyne.KeyModifierControl, fyne.KeyY)
	if page.undos != 1 || page.redos != 1 {
		t.Error("Ctrl+Z and Ctrl+Y", page.undos, page.redos)
	}
	shelltest.Key(env, fyne.KeyF1)
	if !shelltest.Has(env, "Hilfe und Tasten") || !shelltest.Has(env, env.T("keys.undo")) || !shelltest.Has(env, env.T("keys.redo")) {
		t.Fatal("F1 lists the keys")
	}
	shelltest.Shortcut(env, fyne.KeyModifierControl, fyne.KeyZ)
	if page.undos != 1 {
		t.Error("nothing is undone under a dialog")
	}
	shelltest.Key(env, fyne.KeyEscape)
	if shelltest.Has(env, "Hilfe und Tasten") || env.Router.Page() != page {
		t.Error("Esc closes the list, not the page")
	}
	env.Change(func(p *shell.Prefs) { p.Language = locales.English })
	if page.built != 2 || env.Router.Page() != page {
		t.Error("another language builds the same page again", page.built)
	}
	shelltest.Key(env, fyne.KeyF1)
	if !shelltest.Has(env, "Help and keys") {
		t.Error("the list follows the language")
	}
}

// typed is a page on which words are typed.
type typed struct{ keyed }

func (*typed) Keys() []shell.KeyHelp { return []shell.KeyHelp{{Keys: "Letters", What: "keys.tab"}} }

// Letters of another alphabet are answered once, where words are typed.
func TestOtherAlphabets(t *testing.T) {
	env, _ := routed(t)
	p := &typed{keyed{name: "words"}}
	env.Router.Show(p)
	said := func() bool { return shelltest.Has(env, env.T("keys.foreign")) }
	if shelltest.Type(env, "äß1"); said() {
		t.Error("these are ours")
	}
	for i, text := range []string{"пр", "и", "a", "ש"} {
		shelltest.Type(env, text)
		if said() != (i == 0 || i == 3) {
			t.Errorf("%q: %v", text, said())
		}
		ui.DropToast(env.Window)
	}
	env.Router.Show(&keyed{name: "plain"})
	if shelltest.Type(env, "я"); said() {
		t.Error("no words are typed there")
	}
}

// Ctrl with the comma's key leads to the settings whatever that key writes.
func TestSettingsByPlace(t *testing.T) {
	for code, want := range map[int]bool{ui.CommaPlace: true, ui.CommaPlace + 8: true, 47: false} {
		env, pages := routed(t)
		f := shelltest.Find[*ui.Button](env)[0]
		f.Take()
		f.KeyDown(&fyne.KeyEvent{Physical: fyne.HardwareKey{ScanCode: code}})
		shelltest.Shortcut(env, fyne.KeyModifierControl, fyne.KeyUnknown)
		if opened := pages[shell.Settings] != nil; opened != want {
			t.Errorf("%d: %v", code, opened)
		}
		shelltest.Shortcut(env, fyne.KeyModifierControl, fyne.KeyComma) // once too often
		shelltest.Shortcut(env, fyne.KeyModifierControl, fyne.KeyComma)
		if shelltest.Key(env, fyne.KeyEscape); env.Router.Page().Title() != shell.Home {
			t.Errorf("%d: Esc leads from the settings to %q", code, env.Router.Page().Title())
		}
	}
}

// A page without a history, such as a replay, doesn't list the keys that undo.
func TestNoUndoWhereNothingIsUndone(t *testing.T) {
	env := shelltest.New(t, locales.German)
	env.Router = shell.NewRouter(env, map[string]shell.Builder{shell.Home: func(shell.Route) (shell.Page, error) {
		return struct{ shell.Page }{&keyed{}}, nil
	}})
	env.Router.Home()
	shelltest.Key(env, fyne.KeyF1)
	if !shelltest.Has(env, env.T("keys.quit")) || shelltest.Has(env, env.T("keys.undo")) || shelltest.Has(env, env.T("keys.redo")) {
		t.Errorf("%q", shelltest.Texts(env))
	}
}

// The desktop may want less motion; the program's own setting comes first.
func TestMotionFollowsTheDesktop(t *testing.T) {
	env, _ := routed(t)
	desktop := func(still bool) { env.FollowMotion(func() (bool, error) { return still, nil }) }
	for _, c := range []struct{ on, always, still, moves bool }{
		{true, false, false, true}, {true, false, true, false}, {true, true, true, true}, {false, false, false, false}, {false, true, true, false},
	} {
		desktop(false)
		env.Change(func(p *shell.Prefs) { p.Animations, p.Moving = c.on, c.always })
		desktop(c.still)
		if ui.Animations() != c.moves {
			t.Errorf("%+v", c)
		}
	}
	env.Change(func(p *shell.Prefs) { p.Animations, p.Moving = true, false })
	desktop(true)
	env.FollowMotion(func() (bool, error) { return false, errors.New("no such desktop") })
	if !ui.Animations() {
		t.Error("a desktop that says nothing forbids nothing")
	}
}

func TestSoundIsMutedByAKey(t *testing.T) {
	env, _ := routed(t)
	env.Play(sound.Dice)
	shelltest.Key(env, fyne.KeyF12)
	env.Play(sound.Dice)
	env.LoadPrefs(locales.German) // as after a start
	env.Play(sound.Dice)
	if got := shelltest.Heard(env); got != "dice" || !env.Prefs.Muted {
		t.Errorf("heard %q while off", got)
	}
	shelltest.Key(env, fyne.KeyF12)
	env.Play(sound.Dice)
	if got := shelltest.Heard(env); got != "dice tile dice" {
		t.Errorf("heard %q when on again", got)
	}
}

func TestWindowSizeIsKept(t *testing.T) {
	env, _ := routed(t)
	shelltest.Resize(env, 1100, 700)
	env.Router.Quit()
	env.LoadPrefs(locales.German)
	if env.Prefs.PixelsWide != 1100 || env.Prefs.PixelsHigh != 700 {
		t.Error(env.Prefs)
	}
}

// A size kept while a unit was a pixel is still known, and goes with the next that is kept.
func TestOldWindowSizeIsRead(t *testing.T) {
	env := shelltest.New(t, locales.German)
	old := store.ThisComputer[map[string]int]("prefs")
	if err := old.Set(env.Store, map[string]int{"Width": 1400, "Height": 900}); err != nil {
		t.Fatal(err)
	}
	env.LoadPrefs(locales.German)
	if p := env.Prefs; p.PixelsWide != 1400 || p.PixelsHigh != 900 {
		t.Error(p)
	}
	env.SavePrefs()
	kept := map[string]any{}
	raw := store.ThisComputer[map[string]any]("prefs")
	if _, err := raw.Get(env.Store, &kept); err != nil || kept["Width"] != nil || kept["PixelsWide"] != 1400.0 {
		t.Error(kept, err)
	}
}

func TestPrefsFallBack(t *testing.T) {
	env := shelltest.New(t, locales.German)
	if err := shell.PrefsKey.Set(env.Store, shell.Prefs{Language: "xx", Mode: "pink", Size: 9000}); err != nil {
		t.Fatal(err)
	}
	env.LoadPrefs(locales.English)
	if p := env.Prefs; p.Language != locales.English || p.Mode != "system" || p.Size != 100 {
		t.Error(p)
	}
}

// remembering is a page with something to remember.
type remembering struct {
	shelltest.Blank
	what string
}

func (p *remembering) Memory() any { return p.what }

func (p *remembering) Recall(memory any) { p.what, _ = memory.(string) }

// A page is found again as it was left, but opened again it begins from its start.
func TestRouterRemembers(t *testing.T) {
	env, _ := routed(t)
	env.Router = shell.NewRouter(env, map[string]shell.Builder{
		shell.Home:    func(shell.Route) (shell.Page, error) { return shelltest.Blank{}, nil },
		shell.Matches: func(shell.Route) (shell.Page, error) { return &remembering{what: "new"}, nil },
	})
	page := func() *remembering {
		t.Helper()
		p, ok := env.Router.Page().(*remembering)
		if !ok {
			t.Fatalf("%T", env.Router.Page())
		}
		return p
	}
	env.Router.Home()
	env.Router.Open(shell.Route{Page: shell.Matches})
	page().what = "filtered"
	env.Router.Open(shell.Route{Page: shell.Matches})
	if page().what != "new" {
		t.Error("opened again:", page().what)
	}
	page().what = "deeper"
	env.Router.Open(shell.Route{Page: "nowhere"})
	env.Router.Back()
	if page().what != "filtered" {
		t.Error("back:", page().what)
	}
	env.Router.Back()
	env.Router.Open(shell.Route{Page: shell.Matches})
	if page().what != "new" {
		t.Error("opened once more:", page().what)
	}
}

// Ctrl+Z takes back what a message says was done, where the page has nothing to undo itself.
// long is a page that is higher than any window.
type long struct{ shelltest.Blank }

func (long) Build() fyne.CanvasObject { return ui.Space(100, 3000) }

// Who comes back to a page finds it where they left it; who opens it finds its top.
func TestBackIsWhereOneWas(t *testing.T) {
	env := shelltest.New(t, locales.German)
	build := func(shell.Route) (shell.Page, error) { return long{}, nil }
	env.Router = shell.NewRouter(env, map[string]shell.Builder{shell.Home: build, shell.Rules: build})
	env.Router.Home()
	all := shelltest.Find[*ui.Scroll](env)[0]
	all.ScrollToOffset(fyne.NewPos(0, 500))
	env.Router.Open(shell.Route{Page: shell.Rules})
	if all.Offset.Y != 0 {
		t.Errorf("a page opens %v below its top", all.Offset.Y)
	}
	env.Router.Back()
	if all.Offset.Y != 500 {
		t.Errorf("back at %v, not 500", all.Offset.Y)
	}
	shelltest.Resize(env, 1280, 2900)
	env.Router.Open(shell.Route{Page: shell.Rules})
	env.Router.Back()
	if all.Offset.Y > 100 {
		t.Errorf("in a window that is nearly as high it is scrolled to %v", all.Offset.Y)
	}
}

func TestUndoOfAMessage(t *testing.T) {
	env := shelltest.New(t, locales.German)
	env.Router = shell.NewRouter(env, map[string]shell.Builder{
		shell.Home: func(shell.Route) (shell.Page, error) { return shelltest.Blank{}, nil },
	})
	env.Router.Home()
	shelltest.Shortcut(env, fyne.KeyModifierControl, fyne.KeyZ) // nothing is said
	undone := 0
	env.ToastUndo("gelöscht", func() { undone++ })
	for range 2 {
		shelltest.Shortcut(env, fyne.KeyModifierControl, fyne.KeyZ)
	}
	if undone != 1 || shelltest.Has(env, "gelöscht") {
		t.Error(undone, shelltest.Texts(env))
	}
}

// A message doesn't outlive the page that it speaks of, but for what comes while the next one is made, and it stays in another
// language.
func TestMessagesGoWithTheirPage(t *testing.T) {
	env := shelltest.New(t, locales.German)
	say := ""
	env.Router = shell.NewRouter(env, map[string]shell.Builder{
		shell.Home: func(shell.Route) (shell.Page, error) { return shelltest.Blank{}, nil },
		shell.Rules: func(shell.Route) (shell.Page, error) {
			if say != "" {
				env.Toast(say)
			}
			return shelltest.Blank{}, nil
		},
	})
	env.Router.Home()
	for what, leave := range map[string]func(){
		"open":    func() { env.Router.Open(shell.Route{Page: shell.Rules}) },
		"replace": func() { env.Router.Replace(shell.Route{Page: shell.Rules}) },
		"home":    env.Router.Home,
		"show":    func() { env.Router.Show(shelltest.Blank{}) },
		"back": func() {
			env.Router.Home()
			env.Router.Open(shell.Route{Page: shell.Rules})
			env.Toast("gelöscht")
			env.Router.Back()
		},
	} {
		env.Toast("gelöscht")
		if !shelltest.Has(env, "gelöscht") {
			t.Fatal("no message")
		}
		if leave(); shelltest.Has(env, "gelöscht") {
			t.Errorf("%s: the message stays", what)
		}
	}
	env.Router.Home()
	say = "nicht gelesen"
	env.Router.Open(shell.Route{Page: shell.Rules})
	env.Change(func(p *shell.Prefs) { p.Language = locales.English })
	if !shelltest.Has(env, say) {
		t.Error("what the new page says is gone", shelltest.Texts(env))
	}
}

// A page without a route is made again when one comes back to it; another of its name takes its place.
func TestVisit(t *testing.T) {
	env := shelltest.New(t, locales.English)
	shelltest.Pages(env, map[string]shell.Builder{shell.Rules: func(shell.Route) (shell.Page, error) { return shelltest.Blank{}, nil }})
	env.Router.Home()
	made := map[string]int{}
	visit := func(what string) {
		env.Router.Visit(shell.Practice, func() (shell.Page, error) {
			made[what]++
			return titled{title: what}, nil
		})
	}
	visit("one")
	env.Router.Open(shell.Route{Page: shell.Rules})
	env.Router.Back()
	if made["one"] != 2 || env.Router.Page().Title() != "one" {
		t.Errorf("made %d times, shows %q", made["one"], env.Router.Page().Title())
	}
	visit("two")
	if env.Router.Page().Title() != "two" {
		t.Errorf("shows %q", env.Router.Page().Title())
	}
	if env.Router.Back(); env.Router.Page().Title() == "one" || made["one"] != 2 {
		t.Errorf("back leads to %q", env.Router.Page().Title())
	}
}

type titled struct {
	shelltest.Blank
	title string
}

func (p titled) Title() string { return p.title }
