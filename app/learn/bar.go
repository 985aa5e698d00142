package learn

import (
	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/games/course"
)

// newBar is the top bar: who practises, and the ways on.
func (p *Page) newBar() *ui.TopBar {
	env := p.env
	bar := ui.NewTopBar(env.Router.Back, env.T("common.back"), nil, env.T("learn.title"))
	chart := ui.NewSmallButton(env.T("learn.chart"), ui.WellBtn, p.openChart).WithIcon(ui.IconLetters)
	p.change = ui.NewSmallButton(env.T("learn.switch"), ui.WellBtn, p.switchPlayer).WithIcon(ui.IconUsers)
	env.Trace.Mark("learn-switch", p.change)
	p.unfold = ui.NewSmallButton(env.T("learn.map"), ui.WellBtn, p.showProgress).WithIcon(ui.IconChart)
	p.unfold.Hide()
	p.more = ui.NewIconButton(ui.IconMenu, env.T("learn.menu"), ui.WellBtn, p.showMenu)
	env.Trace.Mark("learn-menu", p.more)
	return bar.SetRight(p.unfold, chart, p.change, p.more)
}

// openChart shows all letters.
func (p *Page) openChart() { p.env.Router.Open(shell.Route{Page: shell.Alphabet}) }

// showBar tells who practises.
func (p *Page) showBar() {
	env := p.env
	p.change.SetEnabled(p.c != nil && p.at != asking, env.T("learn.who"))
	if p.s.player.ID == 0 {
		p.bar.SetChips()
		return
	}
	c := p.s.player.Color
	chips := []*ui.Chip{ui.NewChip(env.T("learn.practises", p.name()), "").Colored(ui.PlayerSoft(c), ui.Ink)}
	if p.mode != course.SpeedMode {
		chips = append(chips, ui.NewChip(env.T("learn.untimed"), ""))
	}
	p.bar.SetChips(chips...)
}
