package home

import (
	"slices"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/store"
)

// matchRow is one line of the list of all matches.
type matchRow struct {
	play store.Play
	box  *fyne.Container
	card *ui.CardButton
	more *ui.IconButton
}

func (r *matchRow) focused(env *shell.Env) bool {
	f := env.Window.Canvas().Focused()
	return f != nil && (f == fyne.Focusable(r.card) || f == fyne.Focusable(r.more))
}

// badge is the chip of a match's state.
func (p *MatchesPage) badge(of store.Play) *ui.Chip {
	switch s := of.State; {
	case of.Sheet != 0 && s != store.Running: // what stands below its name says so of one that is open
		return ui.NewChip(p.env.T("history.sheet"), ui.IconSheet).Colored(ui.Well, ui.Ink2)
	case s == store.Running:
		return ui.NewChip(p.env.T("home.state.running"), ui.IconPlay).Colored(ui.AccentSoft, ui.AccentText)
	case s == store.Unreadable:
		return ui.NewChip(p.env.T("home.state.unreadable"), ui.IconWarn).Colored(ui.WarnSoft, ui.Warn)
	default:
		return ui.NewChip(p.env.T("home.state.abandoned"), ui.IconFlag).Colored(ui.Well, ui.Ink2)
	}
}

func (p *MatchesPage) row(of store.Play) *matchRow {
	env, m := p.env, match(of)
	icon := p.games.Winner(env, of)
	if of.State == store.Unreadable {
		icon = p.icon(m, 48)
	}
	name := ui.NewText(p.title(of), ui.Heading, ui.Ink).Truncate()
	says := []string{p.sub(of)}
	if of.State == store.Running && of.Sheet == 0 { // what is asked goes where it has no room
		says = append(says, p.actions.turn(m))
	}
	status := ui.NewText(says[0], ui.Body, ui.Ink2).Truncate()
	bulb := ui.NewIcon(ui.IconBulb, 16, ui.Ink2) // somebody took tips
	ui.Show(slices.ContainsFunc(of.Tips, func(n int) bool { return n > 0 }), bulb)
	who := p.avatars(m.Players, 28, 4)
	badge := p.badge(of)
	ui.Show(of.Sheet != 0 || of.State != store.Finished, badge) // the winner's face tells that it is over
	when := ui.NewText(p.when(m), ui.Body, ui.Ink2).Align(fyne.TextAlignTrailing).Truncate()
	place := func(s fyne.Size) {
		sign, line, tail := float32(48), ui.Heading.Height(), float32(44)
		ui.Put(icon, 0, (s.Height-sign)/2, sign, sign)
		right := s.Width - tail
		ui.Put(when, right-112, 0, 112, s.Height)
		right -= 112 + 16
		b := badge.MinSize()
		ui.Put(badge, right-b.Width, (s.Height-b.Height)/2, b.Width, b.Height)
		if !badge.Visible() {
			b.Width = 0
		}
		right -= max(b.Width, 124) + 16
		a := who.MinSize()
		x := sign + 16
		ui.Show(right-max(a.Width, 124)-x > 240, who)
		if who.Visible() {
			right -= max(a.Width, 124)
			ui.Put(who, right, (s.Height-a.Height)/2, a.Width, a.Height)
			right -= 16
		}
		y := (s.Height - line - ui.Body.Height()) / 2
		ui.Put(name, x, y, right-x, line)
		if bulb.Visible() {
			ui.Put(bulb, x, y+line+ui.Whole((ui.Body.Height()-16)/2), 16, 16)
			x += 16 + 6
		}
		status.SetText(says[0])
		if ui.Body.Measure(says[0]) > right-x {
			status.SetText(says[len(says)-1])
		}
		ui.Put(status, x, y+line, right-x, ui.Body.Height())
	}
	least := func() fyne.Size { return fyne.NewSize(320, 48) }
	box := ui.Laid(least, place, icon, name, bulb, status, who, badge, when)
	r := &matchRow{play: of}
	r.card = ui.NewCardButton(12, box, func() { p.openPlay(of) })
	r.card.SetTip(p.about(of))
	r.more = ui.NewIconButton(ui.IconMenu, env.T("home.menu"), ui.Plain, func() { ui.ShowMenu(r.more, p.playMenu(of)) })
	over := func(s fyne.Size) {
		ui.Put(r.card, 0, 0, s.Width, s.Height)
		d := r.more.MinSize().Width
		ui.Put(r.more, s.Width-d-8, (s.Height-d)/2, d, d)
	}
	r.box = ui.Laid(r.card.MinSize, over, r.card, r.more)
	return r
}

// details lists everybody with his points; where there are none, they only play, or
// somebody has won without.
func (a actions) details(m store.Match) string {
	switch {
	case table.Pointless(m.Points) && m.State == store.Finished:
		return a.winner(m)
	case table.Pointless(m.Points):
		return a.env.Join(a.names(m))
	}
	list := make([]string, len(m.Players))
	for i, name := range a.names(m) {
		list[i] = a.env.T("home.points", games.Args{"Name": name, "Points": m.Points[i]})
	}
	return a.env.Join(list)
}
