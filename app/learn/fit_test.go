package learn_test

import (
	"fmt"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/learn"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/games/course"
	"spieltisch/locales"
	"spieltisch/store"
)

// left is where the course was left, as the setting holds it.
type left struct {
	Player store.PlayerID
	Mode   course.Mode
	Letter string
}

var leftKey = store.ThisComputer[left]("learn.players")

// reopen leaves the course and comes back to it as it was left.
func reopen(t *testing.T, env *shell.Env, at left) {
	t.Helper()
	env.Router.Back()
	if err := leftKey.Set(env.Store, at); err != nil {
		t.Fatal(err)
	}
	open(env)
}

// Everything lies within the window, also the least one.
func TestFits(t *testing.T) {
	for _, lang := range []locales.Lang{locales.German, locales.English} {
		env, c := page(t, lang)
		mia := learn.Practised(t, env.Store, "Mia", 60, c.now.Add(-24*time.Hour))
		learn.Practised(t, env.Store, "Ben", 25, c.now)
		open(env)
		for _, size := range []struct {
			w, h float32
		}{{1280, 800}, {1000, 620}, {1477, 831}} {
			name := fmt.Sprintf("%s-%.0f", lang, size.w)
			shelltest.Resize(env, size.w, size.h)
			check := func(what string) {
				t.Helper()
				shelltest.Shot(t, env, name+"-"+what)
				if out := shelltest.Outside(env); len(out) > 0 {
					t.Errorf("%s %s: %q", name, what, out)
				}
			}
			reopen(t, env, left{})
			check("who")
			shelltest.Menu(t, env, "Mia")
			check("task")
			for _, mode := range []course.Mode{course.BuildMode, course.TurnedMode, course.LooseMode, course.DeduceMode, course.SpeedMode} {
				reopen(t, env, left{Player: mia.ID, Mode: mode})
				check(string(mode))
			}
			reopen(t, env, left{Player: mia.ID, Mode: course.ReadMode})
			shelltest.Type(env, "q")
			c.now = c.now.Add(3 * time.Second)
			shelltest.Key(env, fyne.KeyReturn)
			check("verdict")
			shelltest.Tap(t, env, env.T("learn.switch"))
			check("switch")
			shelltest.Key(env, fyne.KeyEscape)
			menu(env)
			check("menu")
			for _, what := range []string{"family", "confusions", "reset"} {
				if what != "family" {
					menu(env)
				}
				shelltest.Menu(t, env, env.T(learn.MenuIDs[what]))
				check(what)
				shelltest.Key(env, fyne.KeyEscape)
			}
		}
	}
}

// menu opens the menu by its key.
func menu(env *shell.Env) {
	env.Router.Page().(shell.Keyer).Key(&fyne.KeyEvent{Name: fyne.KeyF10})
}
