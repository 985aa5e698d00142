// Package shell is what every page of the program stands in: the window, the router, the texts, the settings, the store, and
// the helper for slow work.
//
//   - env.go has the surroundings that each page is handed; prefs.go the settings of the program; avatar.go, errors.go and
//     tell.go show persons, errors and messages by them.
//   - router.go and routerkeys.go show pages and hand them keys; keys.go names keys, history.go takes changes back; trace.go
//     prints what is shown, for tests.
//   - work.go runs slow work in the background, gently_linux.go and its like on a thread that gives way.
//   - lexicons.go opens the word lists, judge.go asks the house's words first.
//   - files.go, files_ask.go and files_places.go ask for files and write them; crash.go leaves a page that failed, gone.go waits for a data
//     folder that is away.
//   - bus_unix.go, colors_unix.go, launch_unix.go, memory_linux.go, motion_unix.go and their like for other systems ask the
//     desktop; sounds.go and fynetexts.go are its voice.
package shell

import (
	"context"
	"maps"
	"strconv"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/picker"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/each"
	"spieltisch/games/mind"
	"spieltisch/locales"
	"spieltisch/store"
)

// Env is handed to every page. All of it is used on Fyne's goroutine.
type Env struct {
	App      fyne.App
	Window   fyne.Window
	Store    *store.Store
	Texts    *locales.Texts
	Lexicons *Lexicons
	Now      func() time.Time
	// NewSeed gives the seed of the next match.
	NewSeed func() uint64
	// FreeMemory is how much memory is left, see the function of this name; nil: nobody knows.
	FreeMemory func() (free uint64, known bool)
	// Background starts what Work is given; nil: Gently.
	Background func(work func())
	// Launch opens a file or folder in the desktop's program for it; see Open.
	Launch func(path string) error
	// Picker asks for files by the desktop's own dialogs, see picker.Pick; nil: by ours.
	Picker func(context.Context, picker.Ask) (string, error)
	// Sounds plays sounds; nil is silence.
	Sounds Sounds
	// LogFile is where the full text of errors goes.
	LogFile string
	// Reopen closes the store, opens the data folder again and shows home, or what
	// is wrong. For after the data file was replaced.
	Reopen func()
	// Moved is told that the data lies in another folder from now on; nil tells nobody.
	Moved func(dir string)
	// CrashPage is the page that says that the program has failed in the one before.
	CrashPage func(ui.Panic) Page

	Prefs  Prefs
	Router *Router
	Trace  *Trace

	pictures map[string]portrait // by the UID of the player
	still    bool                // the desktop is set to move less
	colored  bool                // the desktop tells light from dark
	gone     *gone               // nil: was never shown
	keeping  bool                // ours, while it is saved next to an exchanged data file
}

// Apart is a copy for work in the background, which mustn't read what the window changes meanwhile, such as the store when
// the program ends.
func (e *Env) Apart() *Env {
	c := *e
	return &c
}

// T is the text with this id. Args that are seats are shown as "player 1" and so
// on; pages of a match use their own function that knows the names.
func (e *Env) T(id games.ID, args ...games.Args) string {
	return e.Named(nil, id, args...)
}

// Named is T with the names of the seats. For a seat in the field Of there is OfPoss
// too: "Tinas", "Tina’s", "" for a name without a genitive. An arg that is an id is its text, which may use the other args and the texts that they are;
// the empty id is nothing.
func (e *Env) Named(names []string, id games.ID, args ...games.Args) string {
	if len(args) == 0 {
		return e.Texts.T(string(id))
	}
	fields := make(map[string]any, len(args[0]))
	for k, v := range args[0] {
		fields[k] = e.field(names, v)
		if s, ok := v.(games.Seat); ok {
			fields[k+"Poss"] = e.Texts.Possessive(e.SeatName(names, s))
		}
	}
	for range 2 { // a text among them may use one that stands by itself
		said := maps.Clone(fields)
		for k, v := range args[0] {
			if id, ok := v.(games.ID); ok && id != "" {
				fields[k] = e.Texts.T(string(id), said)
			}
		}
	}
	return e.Texts.T(string(id), fields)
}

func (e *Env) field(names []string, v any) any {
	switch v := v.(type) {
	case games.Seat:
		return e.SeatName(names, v)
	case []games.Seat:
		return e.Join(each.Of(v, func(s games.Seat) string { return e.SeatName(names, s) }))
	case mind.Share:
		return e.Texts.Percent(float64(v))
	case games.ID:
		return "" // said when all others are
	case []games.ID:
		return e.Join(each.Of(v, func(id games.ID) string { return e.Texts.T(string(id)) }))
	case []int:
		return e.Join(each.Of(v, strconv.Itoa))
	case []string:
		return e.Join(v)
	default:
		return v
	}
}

// SeatName is the name of the player on a seat.
func (e *Env) SeatName(names []string, s games.Seat) string {
	switch {
	case s == games.Table:
		return e.T("common.table")
	case s >= 0 && int(s) < len(names):
		return names[s]
	default:
		return e.T("common.seat", games.Args{"Number": int(s) + 1})
	}
}

// Join is a list as one says it: "Tina, Lee und Ben".
func (e *Env) Join(list []string) string {
	if len(list) == 0 {
		return ""
	}
	out := list[0]
	for i, s := range list[1:] {
		if i == len(list)-2 {
			out = e.Texts.T("common.and", map[string]any{"A": out, "B": s})
		} else {
			out += ", " + s
		}
	}
	return out
}

// TopBar is a page's bar with the way back, which Esc is, too.
func (e *Env) TopBar(back func(), icon fyne.CanvasObject, title string) *ui.TopBar {
	return ui.NewTopBar(back, e.T("common.back"), e.KeyName("Esc"), icon, title)
}

// Toast shows a short message at the foot of the window.
func (e *Env) Toast(text string) { toast(e, "", text) }

// toast shows a short message with a sign, unless the dialog stands that says why nothing can be saved.
func toast(e *Env, sign ui.IconName, text string) {
	if e.gone == nil || !e.gone.Open() {
		ui.Toast(e.Window, sign, text, "", nil)
	}
}

// Report shows what went wrong, and tells whether anything did.
func (e *Env) Report(err error) bool {
	if err != nil {
		toast(e, ui.IconWarn, e.Explain(nil, err))
	}
	return err != nil
}

// ToastUndo shows a short message with an undo button.
func (e *Env) ToastUndo(text string, undo func()) {
	ui.Toast(e.Window, ui.IconCheck, text, e.T("common.undo"), undo)
}
