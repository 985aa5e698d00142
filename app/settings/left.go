package settings

import (
	"strings"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/store/exchange"
)

// mostLeft is how many of the things left out are listed, mostNames how many names.
const (
	mostLeft  = 200
	mostNames = 20
)

// leftOut lists what was left out and why, below a heading with N; nothing where that is nothing.
func leftOut(env *shell.Env, all table.Games, heading games.ID, left exchange.LeftOuts) []fyne.CanvasObject {
	if left.Count == 0 {
		return nil
	}
	out := []fyne.CanvasObject{ui.NewNote(ui.IconWarn, ui.WarnSoft, ui.Warn, env.T(heading, games.Args{"N": left.Count}))}
	named := left.Named[:min(len(left.Named), mostLeft)]
	for _, l := range named {
		out = append(out, ui.NewArea(ui.Well, 8, ui.Inset(8, 12, 8, 12, ui.VGap(2,
			ui.NewPara(whatLeft(env, all, l), ui.Label, ui.Ink), ui.NewPara(whyLeft(env, l), ui.Body, ui.Ink2)))))
	}
	if more := left.Count - len(named); more > 0 {
		out = append(out, ui.NewPara(env.T("settings.left.more", games.Args{"N": more}), ui.Body, ui.Ink2))
	}
	return out
}

// whatLeft is the game, who played and when, as far as that is known.
func whatLeft(env *shell.Env, all table.Games, l exchange.LeftOut) string {
	game := env.T("settings.left.game")
	if g, err := all.Find(l.Kind); err == nil {
		game = g.Name(env)
	}
	parts := []string{game}
	switch l.Sort {
	case exchange.LeftSheet:
		parts = []string{env.T("settings.left.sheet", games.Args{"Game": game})}
	case exchange.LeftDraft, exchange.LeftPad:
		parts = []string{env.T("settings.left." + games.ID(l.Sort)), game}
	case exchange.LeftCourse:
		parts = []string{env.T("settings.import.answers")}
	case exchange.LeftPuzzle:
		parts = []string{env.T("settings.import.puzzles"), game}
	case exchange.LeftMistake:
		parts = []string{env.T("settings.import.mistakes"), game}
	case exchange.LeftPlayer:
		parts = []string{env.T("settings.left.player")}
	case exchange.LeftWord:
		parts = []string{env.T("settings.left.word")}
	case exchange.LeftOption:
		parts = []string{env.T("settings.left.setting")}
	}
	if len(l.Names) > 0 {
		parts = append(parts, few(env, l.Names))
	}
	if !l.At.IsZero() {
		parts = append(parts, env.Texts.Day(l.At))
	}
	return strings.Join(parts, " · ")
}

// whyLeft is the reason, and where in the file it stands.
func whyLeft(env *shell.Env, l exchange.LeftOut) string {
	why := env.T("settings.left.why."+games.ID(l.Reason), games.Args{"Step": l.Step})
	if l.Line > 0 {
		return env.T("settings.left.line", games.Args{"Why": why, "Line": l.Line})
	}
	return why
}

// few are some names and how many more there are.
func few(env *shell.Env, names []string) string {
	if len(names) <= mostNames {
		return env.Join(names)
	}
	return env.T("settings.left.names", games.Args{"Names": strings.Join(names[:mostNames], ", "), "N": len(names) - mostNames})
}
