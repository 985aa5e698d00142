// Package app is the program: it starts the window, opens the store, and knows
// which pages and games there are.
package app

import (
	"crypto/rand"
	"encoding/binary"
	"io"
	"log/slog"
	"os"
	"path/filepath"
	"time"

	"fyne.io/fyne/v2"
	fyneapp "fyne.io/fyne/v2/app"
	"gopkg.in/natefinch/lumberjack.v2"

	"spieltisch/app/shell"
	"spieltisch/locales"
	"spieltisch/store"
)

// Config is what the command line says.
type Config struct {
	Data   string           // folder; "" is Fyne's storage root
	Seed   uint64           // of the next match, when Seeded
	Seeded bool             // further matches count up from Seed
	Lang   string           // "de", "en", or "" for the settings' (at first the system's)
	Meta   fyne.AppMetadata // from FyneApp.toml
}

// design is the window of a first start, in px at scale 1.
var design = fyne.NewSize(1280, 800)

// Run shows the window until it is closed. The result is the exit code.
func Run(cfg Config) int {
	fyneapp.SetMetadata(cfg.Meta)
	a := fyneapp.NewWithID(cfg.Meta.ID)
	env, err := newEnv(a, cfg)
	if err != nil {
		slog.Error("start", "err", err)
		return 1
	}
	// The window comes up in its colours at once; the page follows as soon as the
	// screen is there for it, and is laid out only for the size that it has.
	first := start(env, cfg)
	env.Window.Show()
	first()
	a.Run()
	closeStore(env)
	return 0
}

// newEnv makes the surroundings of the pages, without the store.
func newEnv(a fyne.App, cfg Config) (*shell.Env, error) {
	lang := locales.Choose(systemLang())
	if locales.Known(cfg.Lang) {
		lang = locales.Lang(cfg.Lang)
	}
	texts, err := locales.New(lang)
	if err != nil {
		return nil, err
	}
	env := &shell.Env{
		App: a, Window: a.NewWindow(texts.T("common.app")), Texts: texts, Now: time.Now,
		NewSeed: seeds(cfg), Lexicons: shell.NewLexicons(lexicons()), Prefs: shell.DefaultPrefs(lang),
	}
	if os.Getenv("SPIELTISCH_TRACE") == "1" {
		env.Trace = shell.NewTrace(os.Stdout)
	}
	return env, nil
}

// start opens the store and prepares the window. The result shows the first page:
// home, or what is wrong and what to do.
func start(env *shell.Env, cfg Config) (first func()) {
	w := env.Window
	env.ApplyPrefs()
	env.Router = shell.NewRouter(env, pages(env))
	dir := cfg.Data
	if dir == "" {
		dir = env.App.Storage().RootURI().Path()
	}
	env.LogFile = filepath.Join(dir, "spieltisch.log")
	env.Reopen = func() {
		closeStore(env)
		openStore(env, dir, store.Options{Now: env.Now})()
	}
	logTo(env.LogFile)
	first = openStore(env, dir, store.Options{Now: env.Now})
	if cfg.Lang != "" {
		env.Prefs.Language = locales.Lang(cfg.Lang)
		env.ApplyPrefs()
	}
	w.SetMaster()
	w.SetPadded(false)
	size := design
	if env.Prefs.Width >= 400 && env.Prefs.Height >= 300 {
		size = fyne.NewSize(float32(env.Prefs.Width), float32(env.Prefs.Height))
	}
	w.Resize(size)
	w.SetCloseIntercept(env.Router.Quit)
	env.App.Lifecycle().SetOnExitedForeground(env.Router.Blur)
	return first
}

// openStore opens the data folder and takes its settings. The result shows home, or the
// page of what is wrong.
func openStore(env *shell.Env, dir string, o store.Options) (show func()) {
	st, err := store.Open(dir, o)
	if err != nil {
		slog.Error("open data", "err", err)
		return func() { showTrouble(env, dir, err) }
	}
	env.Store = st
	env.LoadPrefs(env.Texts.Lang())
	env.ApplyPrefs()
	return func() {
		env.Router.Home()
		backupInBackground(env)
	}
}

// closeStore gives the data file back; twice does no harm.
func closeStore(env *shell.Env) {
	if env.Store == nil {
		return
	}
	if err := env.Store.Close(); err != nil {
		slog.Error("close", "err", err)
	}
	env.Store = nil
}

// logTo sends the log to stderr and to a file that rotates. A folder that can't be
// written to only costs the file.
func logTo(file string) {
	out := &lumberjack.Logger{Filename: file, MaxSize: 1, MaxBackups: 2}
	slog.SetDefault(slog.New(slog.NewTextHandler(io.MultiWriter(os.Stderr, out), nil)))
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

// systemLang is the language that the system wishes for.
func systemLang() string {
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		if v := os.Getenv(name); v != "" {
			return v
		}
	}
	return ""
}
