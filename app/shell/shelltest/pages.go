package shelltest

import (
	"image/png"
	"os"
	"path/filepath"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/games/mind"
	"spieltisch/locales"
	"spieltisch/store"
)

// NewMoving is New with a store that follows Env.Now, so that a test can move the
// clock of pages and store together.
func NewMoving(t testing.TB, lang locales.Lang) *shell.Env {
	t.Helper()
	env := NewBare(t, lang)
	Open(t, env, Fresh(t), false)
	return env
}

// Open closes the store, if any, and opens the one in dir, perhaps only to look.
func Open(t testing.TB, env *shell.Env, dir string, readOnly bool) {
	t.Helper()
	if env.Store != nil {
		if err := env.Store.Close(); err != nil {
			t.Fatal(err)
		}
	}
	st, err := store.Open(dir, store.Options{Now: func() time.Time { return env.Now() }, ReadOnly: readOnly})
	if err != nil {
		t.Fatal(err)
	}
	env.Store = st
	t.Cleanup(func() { st.Close() }) //nolint:errcheck // a test may have closed it
}

// Pages makes the router and returns what it has opened, newest last. A route
// without a builder shows a blank page.
func Pages(env *shell.Env, pages map[string]shell.Builder) *[]shell.Route {
	opened := &[]shell.Route{}
	all := map[string]shell.Builder{}
	for _, name := range []string{
		shell.Home, shell.Setup, shell.Table, shell.Replay, shell.Matches,
		shell.Records, shell.Stats, shell.Sheets, shell.Sheet, shell.NewSheet, shell.Rules, shell.Settings, shell.Alphabet, shell.Learn, shell.Trouble,
	} {
		build := pages[name]
		if build == nil {
			build = func(shell.Route) (shell.Page, error) { return Blank{}, nil }
		}
		all[name] = func(r shell.Route) (shell.Page, error) {
			*opened = append(*opened, r)
			return build(r)
		}
	}
	env.Router = shell.NewRouter(env, all)
	Resize(env, 1280, 800)
	return opened
}

// Players adds players of these names to the store; the name of a character is that character.
func Players(t testing.TB, env *shell.Env, names ...string) (all []store.Player) {
	t.Helper()
	for i, name := range names {
		p, err := env.Store.Character(characterOf(name))
		if p.ID == 0 {
			p, err = env.Store.AddPlayer(name, i)
		}
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, p)
	}
	return all
}

// characterOf is the character with a name, 0 for none.
func characterOf(name string) mind.Level {
	for _, c := range mind.Characters() {
		if c.Name() == name {
			return c
		}
	}
	return 0
}

// Blank is a page with nothing on it.
type Blank struct{}

// Title implements shell.Page.
func (Blank) Title() string { return "" }

// Build implements shell.Page.
func (Blank) Build() fyne.CanvasObject { return ui.Space(1, 1) }

// Shown implements shell.Page.
func (Blank) Shown() {}

// Leave implements shell.Page.
func (Blank) Leave() {}

// Resize sets the size of the window's content in px.
func Resize(env *shell.Env, w, h float32) { env.Window.Resize(fyne.NewSize(w, h)) }

// Shot writes a picture of the window to the folder SPIELTISCH_SHOTS, where it is
// set: for looking at a page, not for comparing.
func Shot(t testing.TB, env *shell.Env, name string) {
	t.Helper()
	dir := os.Getenv("SPIELTISCH_SHOTS")
	if dir == "" {
		return
	}
	f, err := os.Create(filepath.Join(dir, name+".png"))
	if err != nil {
		t.Fatal(err)
	}
	if err := png.Encode(f, env.Window.Canvas().Capture()); err != nil {
		t.Fatal(err)
	}
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
}
