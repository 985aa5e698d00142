package learn_test

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/learn"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/locales"
)

// clock is the time of a test, moved by it.
type clock struct{ now time.Time }

// page opens the course.
func page(t *testing.T, lang locales.Lang) (*shell.Env, *clock) {
	t.Helper()
	env := shelltest.NewMoving(t, lang)
	c := &clock{shelltest.Now}
	env.Now = func() time.Time { return c.now }
	courses := learn.NewCourses()
	shelltest.Pages(env, map[string]shell.Builder{
		shell.Learn: func(shell.Route) (shell.Page, error) { return learn.New(env, courses), nil },
	})
	return env, c
}

func open(env *shell.Env) { env.Router.Open(shell.Route{Page: shell.Learn}) }

func TestFirstTime(t *testing.T) {
	env, c := page(t, locales.German)
	open(env)
	if !shelltest.Has(env, "Wer übt?") {
		t.Fatal(shelltest.Texts(env))
	}
	shelltest.Type(env, "Mia")
	shelltest.Key(env, fyne.KeyReturn)
	if !shelltest.Has(env, "Mia übt") {
		t.Fatal(shelltest.Texts(env))
	}
	shelltest.Shot(t, env, "first")
	shelltest.Type(env, "q")
	c.now = c.now.Add(2 * time.Second)
	shelltest.Key(env, fyne.KeyReturn)
	shelltest.Shot(t, env, "verdict")
	if !shelltest.Has(env, "deine Antwort: Q") || !shelltest.Has(env, "Weiter") {
		t.Error(shelltest.Texts(env))
	}
}
