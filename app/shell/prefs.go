package shell

import (
	"context"
	"log/slog"
	"slices"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
	"spieltisch/locales"
	"spieltisch/store"
)

// PrefsKey is the setting that holds them. Another computer has another screen and other people, so it stays.
var PrefsKey = store.ThisComputer[Prefs]("prefs")

// Prefs are the settings of the program itself. They live in the data file, so
// that a kill can't tear them.
type Prefs struct {
	Language   locales.Lang
	Mode       string // "light", "dark", or "system"
	Size       int    `json:"TextSize"` // how large everything is, where the window has room, in per cent: 100, 125, 150
	Animations bool   // things may move, if the desktop doesn't forbid it
	Moving     bool   // whatever the desktop says
	Press      bool   // a curtain opens by a press that is confirmed, not by holding its button
	Marks      bool   // end marks on letter pieces, for who can't tell their colours apart
	Covers     bool   // a seat's private page covers itself when nobody is there
	PixelsWide int    // of the window, without the system's scale; 0: the design size
	PixelsHigh int
	Volume     int  // of sounds, per cent: one of Volumes
	Muted      bool // no sounds
	Terse      bool `json:",omitempty"` // characters say nothing of how it went

	// The names of PixelsWide and PixelsHigh while a unit was a pixel, so that sizes kept then are still known.
	Width, Height int `json:",omitempty"`
}

// Volumes are the choices of Prefs.Volume, upwards.
var Volumes = [...]int{25, 50, 100}

// DefaultPrefs are the settings of a fresh start.
func DefaultPrefs(lang locales.Lang) Prefs {
	return Prefs{Language: lang, Mode: "system", Size: 100, Animations: true, Covers: true, Volume: Volumes[1]}
}

// LoadPrefs reads the settings over the defaults; what can't be read or has no
// meaning falls back.
func (e *Env) LoadPrefs(lang locales.Lang) {
	e.Prefs = DefaultPrefs(lang)
	if e.Store == nil {
		return
	}
	p := e.Prefs
	if ok, err := PrefsKey.Get(e.Store, &p); err != nil || !ok {
		if err != nil {
			slog.Error("settings", "err", err)
		}
		return
	}
	if !locales.Known(string(p.Language)) {
		p.Language = lang
	}
	if p.Mode != "light" && p.Mode != "dark" {
		p.Mode = "system"
	}
	if p.Size != 125 && p.Size != 150 {
		p.Size = 100
	}
	if p.PixelsWide == 0 {
		p.PixelsWide, p.PixelsHigh = p.Width, p.Height
	}
	p.Width, p.Height = 0, 0
	if !slices.Contains(Volumes[:], p.Volume) {
		p.Volume = Volumes[1]
	}
	e.Prefs = p
}

// SavePrefs keeps the settings; a failure is shown but changes nothing else.
func (e *Env) SavePrefs() {
	if e.Store == nil || e.Store.ReadOnly() {
		return
	}
	e.Report(PrefsKey.Set(e.Store, e.Prefs))
}

// keepSize remembers the window's size for the next start.
func (e *Env) keepSize() {
	if e.Window.FullScreen() {
		return
	}
	s := ui.WindowPixels(e.Window)
	w, h := int(ui.Whole(s.Width)), int(ui.Whole(s.Height))
	if w != e.Prefs.PixelsWide || h != e.Prefs.PixelsHigh {
		e.Prefs.PixelsWide, e.Prefs.PixelsHigh = w, h
		e.SavePrefs()
	}
}

// ApplyPrefs makes theme, size, animations and language as the settings say.
func (e *Env) ApplyPrefs() {
	mode := map[string]ui.Mode{"light": ui.Light, "dark": ui.DarkMode}[e.Prefs.Mode]
	if mode == ui.System && !e.colored {
		mode = ui.Light // Fyne's own choice would be dark
	}
	ui.Apply(e.App, mode)
	ui.SetSize(e.Window, e.Prefs.Size)
	e.applyMotion()
	draw.SetMarks(e.Prefs.Marks)
	e.Texts.Set(e.Prefs.Language)
	useFyneTexts(e.Prefs.Language)
}

// FollowColors asks the desktop in the background whether it tells light from dark. It is followed then, if the settings say
// so; else the colours are light.
func (e *Env) FollowColors(asked func() error) {
	Work(e, func(context.Context) (struct{}, error) { return struct{}{}, asked() }, func(_ struct{}, err error) {
		if err != nil {
			slog.Info("the desktop doesn't say whether it is light or dark", "err", err)
		}
		if told := err == nil; told != e.colored {
			e.colored = told
			e.ApplyPrefs()
		}
	})
}

// FollowMotion asks the desktop in the background whether things may move, and follows it where the settings don't say
// otherwise.
func (e *Env) FollowMotion(less func() (bool, error)) {
	Work(e, func(context.Context) (bool, error) { return less() }, func(still bool, err error) {
		if err != nil {
			slog.Info("the desktop doesn't say whether things may move", "err", err)
		}
		e.still = still
		e.applyMotion()
	})
}

func (e *Env) applyMotion() { ui.SetAnimations(e.Prefs.Animations && (e.Prefs.Moving || !e.still)) }

// Change edits the settings, applies and keeps them, and builds the page again in
// its place.
func (e *Env) Change(edit func(*Prefs)) {
	edit(&e.Prefs)
	e.ApplyPrefs()
	e.SavePrefs()
	e.Router.Rebuild()
}
