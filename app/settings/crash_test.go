package settings_test

import (
	"testing"

	"spieltisch/app/settings"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	"spieltisch/locales"
)

// The page fits into the least window, in both languages, with all that can be done.
func TestCrashFits(t *testing.T) {
	if testing.Short() {
		t.Skip("many cases on one goroutine")
	}
	for lang, says := range map[locales.Lang][]string{
		locales.German:  {"Zur Startseite", "Ordner öffnen", "Angaben zum Fehler kopieren", "Beenden"},
		locales.English: {"Go to the home page", "Open folder", "Copy the error details", "Quit"},
	} {
		env := shelltest.New(t, lang)
		shelltest.Pages(env, nil)
		for _, again := range []bool{false, true} {
			env.Router.Show(settings.NewCrash(env, ui.Panic{Value: "planted", Stack: "stack"}, again))
			shelltest.Resize(env, ui.MinWidth, ui.MinHeight)
			for _, s := range says {
				b := shelltest.Button(t, env, s)
				if !b.Visible() || b.Size().Width < b.MinSize().Width {
					t.Errorf("%s: %q has no room", lang, s)
				}
			}
			if out := shelltest.Outside(env); len(out) > 0 {
				t.Errorf("%s: %v", lang, out)
			}
		}
	}
}

// Without data the way home is to open them again.
func TestCrashWithoutData(t *testing.T) {
	env := shelltest.NewBare(t, locales.English)
	opened := shelltest.Pages(env, nil)
	reopened := 0
	env.Reopen = func() { reopened++ }
	env.Router.Show(settings.NewCrash(env, ui.Panic{Value: "planted"}, false))
	shelltest.Tap(t, env, "Go to the home page")
	if reopened != 1 || len(*opened) != 0 {
		t.Error(reopened, *opened)
	}
}
