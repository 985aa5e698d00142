package app

import (
	"bytes"
	"context"
	"errors"
	"log/slog"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/settings"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	"spieltisch/locales"
	"spieltisch/store"
)

// fragile is a page that fails wherever one wants it to.
type fragile struct {
	shelltest.Blank
	left func()
}

func fail() { panic("planted") }

func (*fragile) Build() fyne.CanvasObject {
	menu := ui.NewSmallButton("menu", ui.Secondary, nil)
	return ui.VGap(8, menu,
		ui.NewSmallButton("tap", ui.Secondary, fail),
		ui.NewSmallButton("open menu", ui.Secondary, func() { ui.ShowMenu(menu, []ui.MenuItem{{Text: "choose", OnTap: fail}}) }),
		ui.NewSegmented([]string{"one", "other"}, 0, func(int) { fail() }))
}
func (p *fragile) Leave()                  { p.left() }
func (*fragile) Key(e *fyne.KeyEvent) bool { fail(); return true }
func (*fragile) Rune(rune) bool            { fail(); return true }
func (*fragile) Undo() bool                { fail(); return true }
func (*fragile) Redo() bool                { return false }

// logged has the log written into a buffer.
func logged(t *testing.T) *bytes.Buffer {
	t.Helper()
	var out bytes.Buffer
	old := slog.Default()
	slog.SetDefault(slog.New(slog.NewTextHandler(&out, nil)))
	t.Cleanup(func() { slog.SetDefault(old) })
	return &out
}

// guardedEnv is an Env whose panics are shown on a page, with a store in dir.
func guardedEnv(t *testing.T, lang locales.Lang) (env *shell.Env, dir string) {
	t.Helper()
	env, dir = shelltest.NewBare(t, lang), t.TempDir()
	shelltest.Open(t, env, dir, false)
	env.Router = shell.NewRouter(env, Pages(env))
	guard(env)
	env.LogFile = filepath.Join(dir, "spieltisch.log")
	t.Cleanup(func() { ui.OnPanic(nil) })
	return env, dir
}

// What a tap, a key, a timer or work sets off may fail: the page is left as always, the log
// has the stack, and a page says so from which one goes home.
func TestPanicsShowAPage(t *testing.T) {
	var tick func()
	for name, spring := range map[string]func(*shell.Env){
		"tap":  func(env *shell.Env) { shelltest.Tap(t, env, "tap") },
		"menu": func(env *shell.Env) { shelltest.Tap(t, env, "open menu"); shelltest.Key(env, fyne.KeyReturn) },
		"choice": func(env *shell.Env) {
			shelltest.Find[*ui.Segmented](env)[0].TypedKey(&fyne.KeyEvent{Name: fyne.KeyRight})
		},
		"key":       func(env *shell.Env) { shelltest.Key(env, fyne.KeyUp) },
		"focus key": func(env *shell.Env) { shelltest.Key(env, fyne.KeyTab, fyne.KeyTab, fyne.KeySpace) },
		"rune":      func(env *shell.Env) { shelltest.Type(env, "x") },
		"shortcut":  func(env *shell.Env) { shelltest.Shortcut(env, fyne.KeyModifierControl, fyne.KeyZ) },
		"tick":      func(*shell.Env) { ui.After(time.Second, fail); tick() },
		"animation": func(*shell.Env) { ui.Animate(time.Second, fyne.AnimationLinear, func(float32) { fail() }) },
		"do":        func(*shell.Env) { ui.Do(fail) },
		"work": func(env *shell.Env) {
			shell.Work(env, func(context.Context) (int, error) { fail(); return 0, nil }, func(int, error) {
				t.Error("work: done was called")
			})
		},
		"done": func(env *shell.Env) {
			shell.Work(env, func(context.Context) (int, error) { return 0, nil }, func(int, error) { fail() })
		},
	} {
		t.Run(name, func(t *testing.T) {
			env, _ := guardedEnv(t, locales.German)
			log := logged(t)
			ui.SetTimer(func(_ time.Duration, f func()) func() { tick = f; return func() {} })
			left := 0
			env.Router.Show(&fragile{left: func() { left++ }})
			spring(env)
			if left != 1 {
				t.Errorf("the page was left %d times", left)
			}
			if out := log.String(); !strings.Contains(out, "planted") || !strings.Contains(out, "app.fail(") {
				t.Errorf("the log says %s", out)
			}
			if !shelltest.Has(env, "Das hätte nicht passieren dürfen") {
				t.Fatalf("shows %q", shelltest.Texts(env))
			}
			shelltest.Key(env, fyne.KeyReturn)
			if env.Window.Title() != "Spieltisch" || shelltest.Has(env, "Das hätte nicht passieren dürfen") {
				t.Errorf("not home: %q", shelltest.Texts(env))
			}
		})
	}
}

// A page that can't even be left, and one that isn't there.
func TestPanicsOnTheWay(t *testing.T) {
	env, _ := guardedEnv(t, locales.English)
	logged(t)
	env.Router.Show(&fragile{left: fail})
	shelltest.Tap(t, env, "tap")
	if !shelltest.Has(env, "This shouldn’t have happened") {
		t.Fatalf("shows %q", shelltest.Texts(env))
	}
	env.CrashPage = func(ui.Panic) shell.Page { panic("no page either") }
	env.Router.Show(&fragile{left: func() {}})
	defer func() {
		if v := recover(); v != "no page either" {
			t.Errorf("what went on was %v", v)
		}
	}()
	shelltest.Tap(t, env, "tap")
}

// What Fyne's loop can't go on after: draft and store are closed, the next start knows, and it
// comes at once, but not twice a minute.
func TestCrashed(t *testing.T) {
	env, dir := guardedEnv(t, locales.English)
	log := logged(t)
	left := 0
	env.Router.Show(&fragile{left: func() {
		left++
		if _, err := env.Store.Players(); err != nil {
			t.Error("the store was closed before the page was left:", err)
		}
	}})
	variable := ""
	fault := ui.Panic{Value: errors.New("planted\nhere"), Stack: "app.fail()"}
	code := crashed(env, fault, func(in, v string) error {
		variable = v
		if in != dir {
			t.Errorf("started again on %s", in)
		}
		if _, err := env.Store.Players(); err == nil {
			t.Error("started again on an open store")
		}
		return nil
	})
	if code != 1 || left != 1 || variable != crashedAt+"="+strconv.FormatInt(shelltest.Now.UnixMilli(), 10) {
		t.Errorf("code %d, left %d times, started with %q", code, left, variable)
	}
	if out := log.String(); !strings.Contains(out, "planted") || !strings.Contains(out, "app.fail()") {
		t.Errorf("the log says %s", out)
	}
	nextStarts(t, env, dir)
}

// nextStarts: the next start shows the page, and only that one; then nothing is left of it.
func nextStarts(t *testing.T, env *shell.Env, dir string) {
	t.Helper()
	for i, want := range []bool{true, false} {
		env.Router = shell.NewRouter(env, Pages(env))
		openStore(env, dir, store.Options{Now: env.Now})()
		_, isCrash := env.Router.Page().(*settings.Crash)
		if isCrash != want {
			t.Errorf("start %d: a page of type %T", i+1, env.Router.Page())
		}
		if i == 0 { // until somebody has left the page it is told again, whatever ends the program
			watchCrashes(nil)
			closeStore(env)
			openStore(env, dir, store.Options{Now: env.Now})()
			if _, again := env.Router.Page().(*settings.Crash); !again {
				t.Errorf("not told again: %T", env.Router.Page())
			}
			shelltest.Tap(t, env, "Copy the error details")
			if text := env.App.Clipboard().Content(); !strings.Contains(text, "planted") || !strings.Contains(text, "app.fail()") || !strings.Contains(text, "Schema") && !strings.Contains(text, "schema") {
				t.Errorf("copied %q", text)
			}
		}
		env.Router.Abandon() // as the end of the program does
		endWell(env)
		closeStore(env)
	}
	if _, err := os.Stat(filepath.Join(dir, crashName)); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("the file for failures stays: %v", err)
	}
}

func TestCrashedTwice(t *testing.T) {
	for _, c := range []struct {
		name  string
		ago   time.Duration
		again bool
	}{{"soon", 59 * time.Second, false}, {"later", 61 * time.Second, true}, {"clock set back", -time.Hour, false}} {
		t.Run(c.name, func(t *testing.T) {
			env, _ := guardedEnv(t, locales.English)
			logged(t)
			t.Setenv(crashedAt, strconv.FormatInt(shelltest.Now.Add(-c.ago).UnixMilli(), 10))
			again := false
			if code := crashed(env, ui.Panic{Value: "planted"}, func(string, string) error { again = true; return nil }); code != 1 || again != c.again {
				t.Errorf("code %d, started again: %t", code, again)
			}
		})
	}
}

// Go itself writes down what no recover can catch; the next start tells.
func TestFatalFailureIsTold(t *testing.T) {
	env, dir := guardedEnv(t, locales.German)
	logged(t)
	if err := os.WriteFile(filepath.Join(dir, crashName), []byte("fatal error: all is lost\n\ngoroutine 7"), 0o600); err != nil {
		t.Fatal(err)
	}
	p, ok := takeCrash(env)
	if !ok || p.Value != "fatal error: all is lost" || !strings.Contains(p.Stack, "goroutine 7") {
		t.Errorf("%t: %+v", ok, p)
	}
	if _, ok := takeCrash(env); !ok {
		t.Error("not told again though nobody has seen it")
	}
	crashSeen(env)
	if _, ok := takeCrash(env); ok {
		t.Error("told twice")
	}
	watchCrashes(nil)
}

// TestOwnFilesFollowNoLinks has links in the place of the log and of the file for failures: what they lead to stays as it is.
func TestOwnFilesFollowNoLinks(t *testing.T) {
	env, dir := guardedEnv(t, locales.English)
	before := slog.Default()
	t.Cleanup(func() { slog.SetDefault(before) })
	theirs := filepath.Join(t.TempDir(), "theirs")
	for _, name := range []string{crashName, filepath.Base(env.LogFile)} {
		fine(t, os.WriteFile(theirs+name, []byte("secret"), 0o600))
		if err := os.Symlink(theirs+name, filepath.Join(dir, name)); err != nil {
			t.Skip("no links here:", err)
		}
	}
	out := logTo(env.LogFile)
	slog.Info("a line")
	if _, told := takeCrash(env); told {
		t.Error("told what stands in somebody else's file")
	}
	keepCrash(dir, ui.Panic{Value: "planted", Stack: "app.fail()"})
	if p, told := takeCrash(env); !told || p.Value != "planted" {
		t.Errorf("%+v", p)
	}
	watchCrashes(nil)
	fine(t, out.Close())
	for _, name := range []string{crashName, filepath.Base(env.LogFile)} {
		if text, err := os.ReadFile(theirs + name); err != nil || string(text) != "secret" {
			t.Errorf("%s: %s, %v", name, text, err)
		}
		if info, err := os.Lstat(filepath.Join(dir, name)); err != nil || !info.Mode().IsRegular() || info.Size() == 0 {
			t.Errorf("%s: %v, %v", name, info, err)
		}
	}
}
