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

// scored are the faces of those who play, and beside them the points of a few, in bold of who has won.
func (p *MatchesPage) scored(m store.Match) *fyne.Container {
	row := p.avatars(m.Players, 24, 4)
	if n := len(m.Players); n < 2 || n > 4 || table.Pointless(m.Points) {
		return row
	}
	won, faces := games.Winners(m.Places), row.Objects
	row = ui.HMid(16)
	for i, n := range m.Points {
		points := ui.NewText(ui.Signed(n), ui.Lead, ui.Ink2)
		if m.State == store.Finished && slices.Contains(won, games.Seat(i)) {
			points = ui.NewText(ui.Signed(n), ui.Heading, ui.Ink)
		}
		row.Add(ui.HMid(6, faces[i], ui.MinSized(28, 0, points)))
	}
	return row
}

func (p *MatchesPage) row(of store.Play) *matchRow {
	env, m := p.env, match(of)
	icon := p.games.Winner(env, of)
	if of.State == store.Unreadable {
		icon = p.icon(m, 48)
	}
	bulb := ui.NewIcon(ui.IconBulb, 16, ui.Ink2) // somebody took tips
	ui.Show(slices.ContainsFunc(of.Tips, func(n int) bool { return n > 0 }), bulb)
	says := ui.HMid(6, bulb, ui.Stretch(ui.NewText(p.sub(of), ui.Body, ui.Ink2).Truncate()))
	line := ui.HMid(12, icon, ui.Stretch(ui.VGap(0, ui.NewText(p.title(of), ui.Heading, ui.Ink).Truncate(), says)))
	when, long, opens := m.Updated.In(env.Now().Location()).Format("15:04"), float32(48), ui.NewIcon(ui.IconChevron, 20, ui.Ink3)
	if of.Match == 0 { // a sheet knows only the day
		when = ""
	}
	if of.State == store.Running { // its heading names no day, and it goes on
		when, long, opens = p.when(m), 112, ui.NewIcon(ui.IconPlay, 20, ui.AccentText)
	} else if of.Sheet != 0 && p.alone == nil { // what stands below its name says so of one that is open
		line.Add(ui.NewChip(env.T("history.sheet"), ui.IconSheet))
	}
	at := ui.MinSized(long, 0, ui.NewText(when, ui.Body, ui.Ink2).Align(fyne.TextAlignTrailing))
	line.Add(ui.HMid(12, p.scored(m), at, opens, ui.Space(28, 0))) // which is of its menu
	r := &matchRow{play: of}
	r.card = ui.NewCardButton(8, ui.MinSized(320, 48, line), func() { p.openPlay(of) }).Flat()
	r.card.SetTip(p.about(of))
	r.more = ui.NewIconButton(ui.IconMenu, env.T("home.menu"), ui.Plain, func() { ui.ShowMenu(r.more, p.playMenu(of)) })
	r.box = ui.Ended(r.card, r.more)
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
