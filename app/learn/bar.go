package learn

import (
	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/games/course"
)

// bar is the top bar: who practises, and the ways on.
type bar struct {
	*ui.TopBar
	env    *shell.Env
	change *ui.Button // who practises
	more   *ui.IconButton
}

func newBar(env *shell.Env, change, menu func()) *bar {
	b := &bar{env: env, TopBar: env.TopBar(env.Router.Back, nil, env.T("learn.title"))}
	chart := ui.NewSmallButton(env.T("learn.chart"), ui.WellBtn, func() { openChart(env) }).WithIcon(ui.IconLetters)
	b.change = ui.NewSmallButton(env.T("learn.switch"), ui.WellBtn, change).WithIcon(ui.IconUsers)
	env.Trace.Mark("learn-switch", b.change)
	b.more = ui.NewIconButton(ui.IconMenu, env.T("learn.menu"), ui.WellBtn, menu).WithKey("F10")
	env.Trace.Mark("learn-menu", b.more)
	b.SetRight(chart, b.change, b.more)
	return b
}

// openChart shows all letters.
func openChart(env *shell.Env) { env.Router.Open(shell.Route{Page: shell.Alphabet}) }

// render tells who practises.
func (b *bar) render(st *state) {
	b.change.SetEnabled(st.course != nil && st.at != asking, b.env.T("learn.who"))
	if !st.hasPlayer() {
		b.SetChips()
		return
	}
	chips := []*ui.Chip{ui.NewChip(b.env.T("learn.practises", st.name()), "").Colored(ui.PlayerSoft(st.s.player.Color), ui.Ink)}
	if st.mode != course.SpeedMode {
		chips = append(chips, ui.NewChip(b.env.T("learn.untimed"), ""))
	}
	b.SetChips(chips...)
}
