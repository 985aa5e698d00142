package form_test

import (
	"strconv"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table/form"
	"spieltisch/app/ui"
	"spieltisch/locales"
)

// A choice says what the number means that is chosen now, and offers one from before that isn't among the few.
func TestMainCountFollows(t *testing.T) {
	env := shelltest.New(t, locales.German)
	n := 350
	f := form.New(env, form.Options[int]{Asks: func(*shell.Env, *int) []form.Ask {
		return []form.Ask{form.MainCount("table.without", &n, []int{200, 400, 600}, nil, func(_ *shell.Env, n int) string { return "bis " + strconv.Itoa(n) })}
	}})
	main, _ := f.Parts(2)
	env.Window.SetContent(ui.VGap(0, main...))
	seg := shelltest.Find[*ui.Segmented](env)[0]
	if seg.Selected() != 1 || !shelltest.Has(env, "bis 350") {
		t.Errorf("%d of %q", seg.Selected(), shelltest.Texts(env))
	}
	seg.TypedKey(&fyne.KeyEvent{Name: fyne.KeyRight})
	if n != 400 || seg.Selected() != 1 || !shelltest.Has(env, "bis 400") {
		t.Errorf("%d: %d of %q", n, seg.Selected(), shelltest.Texts(env))
	}
}
