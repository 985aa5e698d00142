package tabletest

import (
	"encoding/json"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table"
	"spieltisch/app/table/form"
	"spieltisch/games"
	"spieltisch/locales"
)

// OpenForm shows the form of a game for so many seats in a test window.
func OpenForm(t testing.TB, lang locales.Lang, g *table.Game, seats int) (*shell.Env, form.Form) {
	t.Helper()
	env := shelltest.New(t, lang)
	f := g.Form(env)
	env.Window.SetContent(f.Build(seats))
	return env, f
}

// SetupOf is the setup that a form hands out, with which a match can start.
func SetupOf[S any](t testing.TB, kind games.Kind, f form.Form, seats int, seed uint64) (setup S) {
	t.Helper()
	data := f.Setup(seats, seed)
	if data == nil {
		t.Fatal("the form refuses")
	}
	if _, err := kind.Start(kind.Rules(), data); err != nil {
		t.Fatal("the match can't start:", err)
	}
	if err := games.Decode(data, &setup); err != nil {
		t.Fatal(err)
	}
	return setup
}

// LoadsNone fails when a form loads any of these options, which have no meaning: it has to stay
// as it was.
func LoadsNone(t *testing.T, f form.Form, bad ...string) {
	t.Helper()
	before := string(f.Options())
	for _, b := range append(bad, `null`, `[]`) {
		f.Load(json.RawMessage(b))
		if got := string(f.Options()); got != before {
			t.Errorf("%s gives %s", b, got)
		}
	}
}

// Press presses keys on a widget of a form.
func Press(env *shell.Env, on fyne.Focusable, names ...fyne.KeyName) {
	env.Window.Canvas().Focus(on)
	shelltest.Key(env, names...)
}
