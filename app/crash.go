package app

import (
	"fmt"
	"log/slog"
	"os"
	"os/exec"
	"path/filepath"
	"runtime/debug"
	"slices"
	"strconv"
	"strings"
	"time"

	"spieltisch/app/settings"
	"spieltisch/app/shell"
	"spieltisch/app/ui"
)

const (
	// crashName is the file in the data folder that says how the program ended, until its next
	// start has told. While the program runs it is empty, and Go writes into it what no recover
	// can catch.
	crashName = "spieltisch.crash"
	// crashedAt is in the environment of a program that was started again: when the one before
	// failed, in Unix milliseconds.
	crashedAt = "SPIELTISCH_CRASHED"
	// crashPause is how soon after it was started again a program that fails stays ended.
	crashPause = time.Minute
)

// guard has panics in what taps, keys, timers and work set off shown on a page.
func guard(env *shell.Env) {
	env.CrashPage = func(p ui.Panic) shell.Page { return settings.NewCrash(env, p, false) }
	ui.OnPanic(env.Router.Crash)
}

// crashed ends the program after a panic in Fyne's own loop, such as in a layout, which can't
// go on: the draft and the store are closed as when one quits, and the program starts again,
// but not twice a minute. restart starts it on the data in a folder, with one more line in its
// environment. The result is the exit code.
func crashed(env *shell.Env, p ui.Panic, restart func(dir, variable string) error) int {
	ui.OnPanic(nil)
	slog.Error("the program ends", "panic", fmt.Sprint(p.Value), "stack", p.Stack)
	if env.Router != nil {
		env.Router.Abandon()
	}
	dir := filepath.Dir(env.LogFile)
	if kept(env) {
		keepCrash(dir, p)
	}
	closeStore(env)
	if at, err := strconv.ParseInt(os.Getenv(crashedAt), 10, 64); err == nil && env.Now().Sub(time.UnixMilli(at)) < crashPause {
		slog.Error("the program has failed twice within a minute and isn't started again")
		fmt.Fprintln(os.Stderr, env.T("common.crash.twice", map[string]any{"Log": env.LogFile}))
		return 1
	}
	if err := restart(dir, crashedAt+"="+strconv.FormatInt(env.Now().UnixMilli(), 10)); err != nil {
		slog.Error("start again", "err", err)
	}
	return 1
}

// kept tells whether the data folder is ours to write to.
func kept(env *shell.Env) bool { return env.Store != nil && !env.Store.ReadOnly() }

// startAgain starts this program with the same arguments, on the data in a folder: it may be
// another one by now.
func startAgain(dir, variable string) error {
	self, err := os.Executable()
	if err != nil {
		return err
	}
	again := exec.Command(self, append(slices.Clone(os.Args[1:]), "-data", dir)...)
	again.Env = append(ui.Environ(), variable)
	again.Stdout, again.Stderr = os.Stdout, os.Stderr
	return again.Start()
}

// keepCrash leaves word for the next start. Without it there is still the log.
func keepCrash(dir string, p ui.Panic) {
	watchCrashes(nil)
	path := filepath.Join(dir, crashName)
	err := noLink(path)
	if err == nil {
		err = os.WriteFile(path, []byte(fmt.Sprint(p.Value)+"\n"+p.Stack), 0o600)
	}
	if err != nil {
		slog.Error("keep how the program ended", "err", err)
	}
}

// takeCrash is how the program ended when it was last here, if that was a failure, and has
// the next one told. It tells so each time until crashSeen.
func takeCrash(env *shell.Env) (p ui.Panic, ok bool) {
	if !kept(env) {
		return p, false
	}
	path := crashFile(env)
	if err := noLink(path); err != nil {
		slog.Error("file for failures", "err", err)
		return p, false
	}
	if text, err := os.ReadFile(path); err == nil && len(text) > 0 {
		value, stack, _ := strings.Cut(string(text), "\n")
		p, ok = ui.Panic{Value: value, Stack: stack}, true
		slog.Error("the program had failed", "panic", value, "stack", stack)
	}
	f, err := os.OpenFile(path, os.O_CREATE|os.O_WRONLY|os.O_APPEND, 0o600)
	if err != nil {
		slog.Error("file for failures", "err", err)
		return p, ok
	}
	watchCrashes(f)
	if err := f.Close(); err != nil {
		slog.Error("file for failures", "err", err)
	}
	return p, ok
}

func crashFile(env *shell.Env) string { return filepath.Join(filepath.Dir(env.LogFile), crashName) }

// crashSeen empties the file for failures: somebody has left the page that tells what stands in it.
func crashSeen(env *shell.Env) {
	if !kept(env) {
		return
	}
	if err := os.Truncate(crashFile(env), 0); err != nil {
		slog.Error("file for failures", "err", err)
	}
}

// noLink removes what has the name of a file of ours and is a link: it isn't for others to say what we write to.
func noLink(path string) error {
	if info, err := os.Lstat(path); err != nil || info.Mode().IsRegular() || info.IsDir() {
		return nil //nolint:nilerr // there is nothing
	}
	return os.Remove(path)
}

// watchCrashes has Go write what ends the program and no recover can catch into a file too;
// nil ends that.
func watchCrashes(f *os.File) {
	if err := debug.SetCrashOutput(f, debug.CrashOptions{}); err != nil {
		slog.Error("watch failures", "err", err)
	}
}

// endWell removes the file for failures: there was none. The store is still open, so that the
// file is no other program's.
func endWell(env *shell.Env) {
	if !kept(env) {
		return
	}
	watchCrashes(nil)
	path := crashFile(env)
	if info, err := os.Lstat(path); err != nil || info.Size() > 0 {
		return
	}
	if err := os.Remove(path); err != nil {
		slog.Error("file for failures", "err", err)
	}
}
