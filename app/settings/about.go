package settings

import (
	"log/slog"
	"math"
	"runtime"
	"runtime/debug"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/locales"
	"spieltisch/store"
)

// about says what this program is.
type about struct{ env *shell.Env }

func (a *about) Leave() {}

func (a *about) Build() fyne.CanvasObject {
	env := a.env
	meta := env.App.Metadata()
	copyIt := ui.NewButton(env.T("settings.about.copy"), ui.Secondary, a.copyDetails).WithIcon(ui.IconSheet)
	env.Trace.Mark("about-copy", copyIt)
	return ui.NewTitledCard(env.T("common.app"), env.T("settings.about.version", games.Args{"Version": meta.Version, "Build": meta.Build}),
		ui.NewPara(env.T("settings.about.what"), ui.Lead, ui.Ink),
		ui.NewPara(env.T("settings.about.licence"), ui.Body, ui.Ink2),
		ui.NewDivider(),
		ui.NewPara(env.T("settings.about.report"), ui.Body, ui.Ink2),
		ui.NewArea(ui.Well, 8, ui.Inset(12, 16, 12, 16, ui.NewProse(details(env), ui.Body))),
		buttons(copyIt))
}

func (a *about) copyDetails() {
	a.env.App.Clipboard().SetContent(details(a.env))
	a.env.Toast(a.env.T("settings.about.copied"))
}

// details is what a report of a fault needs: versions, settings and counts, but
// no names and no words.
func details(env *shell.Env) string {
	meta := env.App.Metadata()
	return env.T("settings.about.details", games.Args{
		"Version": meta.Version, "Build": meta.Build,
		"System": runtime.GOOS + "/" + runtime.GOARCH, "Go": runtime.Version(), "Fyne": fyneVersion(),
		"Scale":    strconv.FormatFloat(float64(env.Window.Canvas().Scale()), 'g', 3, 32),
		"Language": string(env.Prefs.Language), "Theme": env.Prefs.Mode, "Size": env.Prefs.Size,
		"Animations": env.Prefs.Animations,
		"Lexicons":   lexiconIDs(env),
		"Data":       counts(env),
	})
}

func fyneVersion() string {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return "?"
	}
	for _, m := range info.Deps {
		if m.Path == "fyne.io/fyne/v2" {
			return m.Version
		}
	}
	return "?"
}

func lexiconIDs(env *shell.Env) string {
	ids := make([]string, 0, len(locales.Langs))
	for _, l := range locales.Langs {
		lex, err := env.Lexicons.Get(l)
		if err != nil {
			ids = append(ids, string(l)+" ("+err.Error()+")")
			continue
		}
		ids = append(ids, lex.Sources()...)
	}
	return strings.Join(ids, ", ")
}

// counts are the numbers of what stands in the data.
func counts(env *shell.Env) string {
	if env.Store == nil {
		return "–"
	}
	players, err := env.Store.Players()
	if err != nil {
		slog.Error("count players", "err", err)
	}
	played, err := env.Store.CountHistory(store.HistoryFilter{}, math.MaxInt32)
	if err != nil {
		slog.Error("count matches", "err", err)
	}
	house := 0
	for _, l := range locales.Langs {
		all, err := env.Store.HouseWords(string(l))
		if err != nil {
			slog.Error("count house words", "err", err)
		}
		house += len(all)
	}
	return env.T("settings.about.counts", games.Args{
		"Schema": env.Store.Schema(), "Players": len(players), "Matches": played, "Words": house, "ReadOnly": env.Store.ReadOnly(),
	})
}
