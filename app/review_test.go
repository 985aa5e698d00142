package app

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	"spieltisch/locales"
	"spieltisch/store"
)

// reviewing opens the review of a stored match and waits until it is there.
func reviewing(t *testing.T, kind, name string) (*shell.Env, store.MatchID) {
	t.Helper()
	env := shelltest.New(t, locales.German)
	p := golden(t, kind, name)
	var ids []store.PlayerID
	for _, player := range shelltest.Players(t, env, "Tina", "Lee", "Ben", "Jo")[:len(p.log(t).Match().Standing().Points)] {
		ids = append(ids, player.ID)
	}
	id := p.play(t, env.Store, "", ids...)
	env.Router = shell.NewRouter(env, pages(env))
	shelltest.Resize(env, 1280, 800)
	env.Router.Home()
	env.Router.Open(shell.Route{Page: shell.Review, Match: id})
	return env, id
}

// The review of a match is made once, tells what had been better, and fits everywhere.
func TestReview(t *testing.T) {
	for kind, name := range map[string]string{"davinci": "two", "dicewords": "dictionary"} {
		env, id := reviewing(t, kind, name)
		kept, ok, err := env.Store.Review(id)
		if err != nil || !ok || len(kept.Findings) == 0 {
			t.Fatalf("%s: %d findings, %v, %v; on the screen: %q", kind, len(kept.Findings), ok, err, shelltest.Texts(env))
		}
		n := slices.IndexFunc(shelltest.Texts(env), func(s string) bool { return strings.HasSuffix(s, " Fehler") })
		if n < 0 {
			t.Fatalf("%s: no mistake among %q", kind, shelltest.Texts(env))
		}
		if shelltest.Has(env, "Besser") {
			t.Errorf("%s: a decision is open", kind)
		}
		if text := guide(env); text != env.T("guide.review") {
			t.Errorf("%s: F1 says %q", kind, text)
		}
		env.Window.Canvas().Focus(shelltest.Find[*ui.CardButton](env)[0])
		shelltest.Key(env, fyne.KeySpace)
		if !shelltest.Has(env, "Besser") {
			t.Errorf("%s: no better choice in %q", kind, shelltest.Texts(env))
		}
		if env.Window.Canvas().Focused() != fyne.Focusable(shelltest.Find[*ui.CardButton](env)[0]) {
			t.Errorf("%s: opened, a decision has lost the keyboard", kind)
		}
		for _, lang := range locales.Langs {
			for _, size := range []int{100, 150} {
				env.Change(func(p *shell.Prefs) { p.Language, p.TextSize = lang, size })
				for _, w := range []fyne.Size{{Width: 1280, Height: 800}, {Width: ui.MinWidth, Height: ui.MinHeight}} {
					shelltest.Resize(env, w.Width, w.Height)
					for _, out := range shelltest.Outside(env) {
						t.Errorf("%s, %s, %d %%, %v: %s", kind, lang, size, w, out)
					}
				}
			}
		}
	}
}

// What was kept is shown again without asking a mind; one of another version is made again.
func TestReviewIsMadeOnce(t *testing.T) {
	env, id := reviewing(t, "davinci", "two")
	was, _, err := env.Store.Review(id)
	fine(t, err)
	rows, err := env.Store.Rows(id)
	fine(t, err)
	again := func(change func(*store.Review)) (now store.Review) {
		t.Helper()
		r := was
		r.Findings = was.Findings[:1]
		change(&r)
		fine(t, env.Store.SaveReview(id, len(rows), r))
		env.Router.Home()
		env.Router.Open(shell.Route{Page: shell.Review, Match: id})
		now, _, err = env.Store.Review(id)
		fine(t, err)
		return now
	}
	if now := again(func(*store.Review) {}); len(now.Findings) != 1 {
		t.Errorf("%d findings, though there was one of today", len(now.Findings))
	}
	if now := again(func(r *store.Review) { r.Mind = "davinci 0" }); now.Mind != was.Mind || len(now.Findings) != len(was.Findings) {
		t.Errorf("%q with %d findings, want %q with %d", now.Mind, len(now.Findings), was.Mind, len(was.Findings))
	}
}

// There is none of a match that was ended early, since that can be taken back.
func TestNoReview(t *testing.T) {
	env, id := reviewing(t, "davinci", "abandoned")
	if _, ok, err := env.Store.Review(id); ok || err != nil || len(shelltest.Find[*ui.CardButton](env)) == 0 || shelltest.Has(env, "Glück und Können") {
		t.Errorf("%v, %v, %q", ok, err, shelltest.Texts(env))
	}
}
