package shell_test

import (
	"errors"
	"image/color"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	"spieltisch/locales"
)

// Where the desktop doesn't tell light from dark the colours are light; where it does it is followed, unless the settings say
// otherwise.
func TestColorsFollowTheDesktop(t *testing.T) {
	env := shelltest.New(t, locales.German)
	env.Router = shell.NewRouter(env, nil)
	dark := func() bool { // on a desktop that is
		ground := func(t fyne.Theme) color.Color { return t.Color(theme.ColorNameBackground, theme.VariantDark) }
		return ground(env.App.Settings().Theme()) == ground(ui.NewTheme(ui.DarkMode))
	}
	told := func() error { return nil }
	silent := func() error { return errors.New("no such desktop") }
	env.Prefs.Mode = "system"
	env.ApplyPrefs()
	for i, step := range []struct {
		asked func() error
		dark  bool
	}{{silent, false}, {told, true}, {told, true}, {silent, false}, {told, true}} {
		if env.FollowColors(step.asked); dark() != step.dark {
			t.Errorf("step %d: dark is %v on a desktop that is", i, dark())
		}
	}
	env.Prefs.Mode = "light"
	env.ApplyPrefs()
	if env.FollowColors(told); dark() {
		t.Error("the settings say light")
	}
	env.Prefs.Mode = "dark"
	env.ApplyPrefs()
	if env.FollowColors(silent); !dark() {
		t.Error("the settings say dark")
	}
}
