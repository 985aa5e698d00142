// Package app is the program: it starts the window, opens the store, and knows which pages and games there are.
//
//   - run.go starts and ends it; kinds.go is the only file that knows the games and pages.
//   - crash.go shows a panic as a page, or starts again; ending.go cuts an end short that hangs; beside.go tells of other data
//     files; plant.go makes it fail, for tests.
//   - fit.go and its like bring the window into what the screen has free.
package app

import (
	"context"
	"crypto/rand"
	"encoding/binary"
	"log/slog"
	"os"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"time"

	"fyne.io/fyne/v2"
	fyneapp "fyne.io/fyne/v2/app"
	"gopkg.in/natefinch/lumberjack.v2"

	"spieltisch/app/picker"
	"spieltisch/app/settings"
	"spieltisch/app/shell"
	"spieltisch/app/sound"
	"spieltisch/app/sound/speaker"
	"spieltisch/app/ui"
	"spieltisch/locales"
	"spieltisch/store"
)

// Config is what the command line says.
type Config struct {
	Data   string           // folder; "" is Fyne's storage root
	Seed   uint64           // of the next match, when Seeded
	Seeded bool             // further matches count up from Seed
	Lang   string           // "de", "en", or "" for the settings'
	Locale string           // of the system, such as "de_AT.UTF-8": the language at the first start
	Meta   fyne.AppMetadata // from FyneApp.toml
}

// firstTime is how long the first page takes to be painted: then the memory that only the start needed is given back.
const firstTime = 500 * time.Millisecond

// design is the window of a first start, in pixels times the system's scale.
var design = fyne.NewSize(1280, 800)

// Run shows the window until it is closed. The result is the exit code.
func Run(cfg Config) (code int) {
	store.Prepare() // while the window comes up
	shell.OnlyARunningBus()
	fyneapp.SetMetadata(cfg.Meta)
	a := newEndingApp(fyneapp.NewWithID(cfg.Meta.ID))
	if runtime.GOOS != "darwin" { // there Fyne takes the settings for its own, and a GPU paints
		fyne.SetCurrentApp(ui.Adapt(a))
	}
	env, err := newEnv(a, cfg)
	if err != nil {
		slog.Error("start", "err", err)
		return 1
	}
	defer func() {
		if v := recover(); v != nil {
			code = crashed(env, ui.Panic{Value: v, Stack: string(debug.Stack())}, startAgain)
		}
	}()
	// The window comes up in its colours at once; the page follows as soon as the
	// screen is there for it, and is laid out only for the size that it has.
	first := start(env, cfg)
	env.Window.Show()
	env.App.Lifecycle().SetOnStarted(func() { ui.Guard(func() { ui.FollowWindow(env.Window) }) })
	fitScreen(env.Window)
	ui.Guard(first)
	time.AfterFunc(firstTime, debug.FreeOSMemory)
	planted(env)
	a.Run()
	endWell(env)
	closeStore(env)
	return 0
}

// newEnv makes the surroundings of the pages, without the store.
func newEnv(a fyne.App, cfg Config) (*shell.Env, error) {
	lang := locales.Choose(cfg.Locale)
	if locales.Known(cfg.Lang) {
		lang = locales.Lang(cfg.Lang)
	}
	texts, err := locales.New(lang)
	if err != nil {
		return nil, err
	}
	env := &shell.Env{
		App: a, Window: a.NewWindow(texts.T("common.app")), Texts: texts, Now: time.Now, Launch: shell.Launch,
		NewSeed: seeds(cfg), FreeMemory: shell.FreeMemory, Lexicons: shell.NewLexicons(Lexicons()).With(variants()), Prefs: shell.DefaultPrefs(lang),
		Sounds: sound.NewPlayer(speaker.Open), Picker: picker.Pick,
	}
	env.Trace = shell.NewTrace(nil)
	if os.Getenv("SPIELTISCH_TRACE") == "1" {
		env.Trace = shell.NewTrace(os.Stdout)
		env.Picker = nil // whoever reads the trace has no desktop
	}
	return env, nil
}

// start opens the store and prepares the window. The result shows the first page:
// home, or what is wrong and what to do.
func start(env *shell.Env, cfg Config) (first func()) {
	w := env.Window
	env.ApplyPrefs()
	env.Router = shell.NewRouter(env, Pages(env))
	guard(env)
	dir := cfg.Data
	private := dir == ""
	if private {
		dir = filepath.FromSlash(env.App.Storage().RootURI().Path())
	}
	env.LogFile = filepath.Join(dir, "spieltisch.log")
	env.Reopen = func() {
		closeStore(env)
		env.Store = nil
		openStore(env, dir, store.Options{Now: env.Now, Private: private})()
	}
	env.Moved = func(to string) {
		dir, private = to, false
		env.LogFile = filepath.Join(dir, "spieltisch.log")
		logTo(env.LogFile)
	}
	_ = os.MkdirAll(dir, 0o700) // before the log makes it for everybody; the store says what is wrong with it
	logTo(env.LogFile)
	shell.Work(env, func(context.Context) (struct{}, error) { return struct{}{}, store.TidyTemp(time.Now()) }, func(_ struct{}, err error) {
		if err != nil {
			slog.Warn("tidy the temporary folder", "err", err)
		}
	})
	first = openStore(env, dir, store.Options{Now: env.Now, Private: private})
	if cfg.Lang != "" {
		env.Prefs.Language = locales.Lang(cfg.Lang)
		env.ApplyPrefs()
	}
	w.SetMaster()
	w.SetPadded(false)
	size := design
	if env.Prefs.PixelsWide >= 400 && env.Prefs.PixelsHigh >= 300 {
		size = fyne.NewSize(float32(env.Prefs.PixelsWide), float32(env.Prefs.PixelsHigh))
	}
	ui.OpenFor(w, size, env.Prefs.Size)
	w.SetCloseIntercept(func() { ui.Guard(env.Router.Quit) })
	follow := func() {
		env.FollowMotion(shell.LessMotion)
		env.FollowColors(shell.TellsColors)
	}
	follow()
	env.App.Lifecycle().SetOnEnteredForeground(func() {
		ui.Guard(follow)
		ui.Guard(env.Router.Wake)
	})
	env.App.Lifecycle().SetOnExitedForeground(func() { ui.Guard(env.Router.Blur) })
	return first
}

// openStore opens the data folder and takes its settings. The result shows home, or the
// page of what is wrong with the data or was with the program.
func openStore(env *shell.Env, dir string, o store.Options) (show func()) {
	var st *store.Store
	o.Gone = func() {
		ui.Do(func() {
			if env.Store == st { // else another one is open by now
				env.ShowGone()
			}
		})
	}
	st, err := store.Open(dir, o)
	if err != nil {
		slog.Error("open data", "err", err)
		return func() { showTrouble(env, dir, o.Private, err) }
	}
	env.Store = st
	env.LoadPrefs(env.Texts.Lang())
	env.ApplyPrefs()
	return func() {
		if fault, ok := takeCrash(env); ok {
			page := settings.NewCrash(env, fault, true)
			page.Seen = func() { crashSeen(env) }
			env.Router.Show(page)
		} else {
			env.Router.Home()
			tellOfOthers(env)
		}
		backupInBackground(env)
	}
}

// closeStore gives the data file back; twice does no harm. What still goes on in the background is refused by it then.
func closeStore(env *shell.Env) {
	if env.Store == nil {
		return
	}
	if err := env.Store.Close(); err != nil {
		slog.Error("close", "err", err)
	}
}

// logTo sends the log to a file that rotates and to stderr. Where one of them can't be
// written to, the other still is: on Windows a program without a console has no stderr.
func logTo(file string) *lumberjack.Logger {
	_ = noLink(file) // else it is written to stderr alone what is wrong with it
	out := &lumberjack.Logger{Filename: file, MaxSize: 1, MaxBackups: 2}
	slog.SetDefault(slog.New(slog.NewMultiHandler(slog.NewTextHandler(out, nil), slog.NewTextHandler(os.Stderr, nil))))
	return out
}

// seeds gives the seeds of new matches: random, or counting up from the one asked for.
func seeds(cfg Config) func() uint64 {
	next := cfg.Seed
	return func() uint64 {
		if cfg.Seeded {
			next++
			return next - 1
		}
		var b [8]byte
		// crypto/rand.Read never fails since Go 1.24; it would end the program.
		_, _ = rand.Read(b[:])
		return binary.LittleEndian.Uint64(b[:])
	}
}
