package app

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	"spieltisch/locales"
)

// Every page shows its words and buttons whole and within the window, in each size that lays it out differently: the least one, the
// usual one, a wide one and one that stands upright.
func TestPagesFitEachWindow(t *testing.T) {
	env, places := everywhere(t)
	w := &walker{t: t, env: env}
	n := 0
	for _, size := range []fyne.Size{{Width: 1477, Height: 831}, {Width: 1080, Height: 1400}, {Width: ui.MinWidth, Height: ui.MinHeight}, {Width: 1280, Height: 800}} {
		shelltest.Resize(env, size.Width, size.Height)
		for _, p := range places {
			w.at(&p)
			ui.Relayout(env.Window)
			for _, what := range shelltest.Outside(env) {
				t.Errorf("%s, %v: over the edge: %s", p.what, size, what)
			}
			for _, b := range shelltest.Find[*ui.Button](env) {
				n++
				for _, x := range shelltest.Words(b) {
					if strings.HasSuffix(x.Text, "…") && !strings.HasSuffix(b.Text(), "…") {
						t.Errorf("%s, %v: button %q is cut: %q", p.what, size, b.Text(), x.Text)
					}
				}
			}
			for _, x := range shelltest.Find[*ui.Text](env) {
				if words := shelltest.Words(x); x.String() != "" && len(words) > 0 && words[0].Text != x.String() {
					t.Errorf("%s, %v: %q is cut: %q", p.what, size, x.String(), words[0].Text)
				}
			}
		}
	}
	if n < 500 {
		t.Errorf("only %d buttons", n)
	}
}

// No page cuts a name, nor the sentence that it stands in: tables, curtains, results and all others wrap it.
func TestNoPageCutsALongName(t *testing.T) {
	env, places := everywhere(t, "Friedrich-Wilhelm", "Marie-Magdalena A", "Anna-Katharina KL", "Großvater Ludwig", "Hans-Christian MN", "Elisabeth-Sophie")
	w := &walker{t: t, env: env}
	for _, lang := range locales.Langs {
		env.Change(func(p *shell.Prefs) { p.Language = lang })
		for _, size := range []fyne.Size{{Width: 1280, Height: 800}, {Width: ui.MinWidth, Height: ui.MinHeight}} {
			shelltest.Resize(env, size.Width, size.Height)
			for _, p := range places {
				w.at(&p)
				ui.Relayout(env.Window)
				for _, word := range shelltest.Words(env.Window.Canvas().Content()) {
					if strings.HasSuffix(word.Text, "…") && !strings.HasSuffix(word.Text, " …") {
						t.Errorf("%s, %s, %v: %q is cut", p.what, lang, size, word.Text)
					}
				}
			}
		}
	}
}
