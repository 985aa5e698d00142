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

// F1 explains every page, and every phase of every game, in two sentences before its keys.
func TestEveryPageIsExplained(t *testing.T) {
	env, places := everywhere(t)
	w := &walker{t: t, env: env}
	said := map[string]bool{}
	for _, lang := range locales.Langs {
		env.Change(func(p *shell.Prefs) { p.Language = lang })
		for _, p := range places {
			w.at(&p)
			text := shelltest.Guide(env)
			if n := strings.Count(text, ". ") + strings.Count(text, "? "); n != 1 || !strings.HasSuffix(text, ".") || strings.Contains(text, "guide.") {
				t.Errorf("%s, %s: F1 says %q", lang, p.what, text)
			}
			said[text] = true
		}
	}
	if len(said) < 2*25 {
		t.Errorf("F1 says only %d things on %d pages", len(said), len(places))
	}
}

// In the least window nothing of the help is cut, and what doesn't fit is reached by keys.
func TestTheHelpFits(t *testing.T) {
	env, places := everywhere(t)
	w := &walker{t: t, env: env}
	for k, lang := range locales.Langs {
		env.Change(func(p *shell.Prefs) { p.Language = lang })
		shelltest.Resize(env, ui.MinWidth, ui.MinHeight)
		for i, p := range places {
			if i%2 != k {
				continue
			}
			w.at(&p)
			shelltest.Key(env, fyne.KeyF1)
			for _, out := range shelltest.Outside(env) {
				t.Errorf("%s, %s: %s", lang, p.what, out)
			}
			shelltest.Key(env, fyne.KeyEnd)
			all := shelltest.Find[*ui.Para](env)
			last := all[len(all)-1]
			end := fyne.CurrentApp().Driver().AbsolutePositionForObject(last).Y + last.Size().Height
			if close := shelltest.Button(t, env, env.T("common.close")); end > fyne.CurrentApp().Driver().AbsolutePositionForObject(close).Y {
				t.Errorf("%s, %s: the end lies at %v, below the button", lang, p.what, end)
			}
			for _, o := range all {
				if cut := strings.Join(shelltest.Lines(env), " "); !strings.Contains(cut, lastWord(o.String())) {
					t.Errorf("%s, %s: %q is cut", lang, p.what, o.String())
				}
			}
			shelltest.Key(env, fyne.KeyEscape)
		}
	}
}

// In the least window with text of its usual size nothing has to be scrolled.
func TestTheHelpScrollsOnlyWhenItMust(t *testing.T) {
	env, places := everywhere(t)
	w := &walker{t: t, env: env}
	shelltest.Resize(env, ui.MinWidth, ui.MinHeight)
	n := 0
	for i, p := range places {
		if p.route.Page == "" {
			continue
		}
		if lang := locales.Langs[i%2]; lang != env.Prefs.Language {
			env.Change(func(pr *shell.Prefs) { pr.Language = lang })
		}
		w.at(&p)
		shelltest.Key(env, fyne.KeyF1)
		in, ok := shelltest.Around[*ui.Scroll](env, shelltest.Find[*ui.Para](env)[1])
		if n++; !ok || in.Content.MinSize().Height > in.Size().Height {
			t.Errorf("%s: the help is %v high and has %v", p.what, in.Content.MinSize().Height, in.Size().Height)
		}
		shelltest.Key(env, fyne.KeyEscape)
	}
	if n < 8 {
		t.Errorf("only %d pages", n)
	}
}

func lastWord(s string) string { return s[strings.LastIndexAny(s, " /+")+1:] }
