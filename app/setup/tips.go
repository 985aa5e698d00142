package setup

import (
	"log/slog"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/store"
)

// tips is whether all at the table agree to tips. It is no rule, so no form of a game asks it.
type tips struct{ allowed bool }

// tipsKey keeps what was agreed in a game last.
func tipsKey(g *table.Game) store.Key[bool] {
	return store.ThisComputer[bool]("tips." + g.Kind.Name())
}

func tipsAt(st *store.Store, g *table.Game) tips {
	var t tips
	if _, err := tipsKey(g).Get(st, &t.allowed); err != nil {
		slog.Warn("tips", "err", err)
	}
	return t
}

// ask asks it, where there are tips and a match is to be begun.
func (t *tips) ask(env *shell.Env, g *table.Game, match bool) fyne.CanvasObject {
	s := ui.NewSwitch(env.T("setup.tips"), env.T("setup.tips.help"), t.allowed, func(on bool) { t.allowed = on })
	env.Trace.Mark("tips", s)
	ui.Show(match && g.Tips, s)
	return s
}
