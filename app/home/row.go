package home

import (
	"slices"
	"strings"

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

// scored are the points of few players in the order of their faces, where more than the winner's are to be told.
func scored(m store.Match) string {
	if n := len(m.Players); n < 2 || n > 4 || table.Pointless(m.Points) {
		return ""
	}
	list := make([]string, len(m.Points))
	for i, n := range m.Points {
		list[i] = ui.Signed(n)
	}
	return strings.Join(list, " : ")
}

func (p *MatchesPage) row(of store.Play) *matchRow {
	env, m := p.env, match(of)
	icon := p.games.Winner(env, of)
	if of.State == store.Unreadable {
		icon = p.icon(m, 48)
	}
	name, behind := ui.NewText(p.title(of), ui.Heading, ui.Ink).Truncate(), ui.HMid(12, p.avatars(m.Players, 24, 4))
	if of.Sheet != 0 && p.alone == nil && of.State != store.Running { // what stands below its name says so of one that is open
		behind.Add(ui.NewChip(env.T("history.sheet"), ui.IconSheet))
	}
	says := []string{p.sub(of)}
	if of.State == store.Running && of.Sheet == 0 { // what is asked goes where it has no room
		says = append(says, p.actions.turn(m))
	}
	status := ui.NewText(says[0], ui.Body, ui.Ink2).Truncate()
	bulb := ui.NewIcon(ui.IconBulb, 16, ui.Ink2) // somebody took tips
	ui.Show(slices.ContainsFunc(of.Tips, func(n int) bool { return n > 0 }), bulb)
	points, when := ui.NewText(scored(m), ui.Label, ui.Ink), ui.NewText("", ui.Body, ui.Ink2).Align(fyne.TextAlignTrailing)
	long := float32(48)
	switch {
	case of.State == store.Running: // its heading names no day
		when.SetText(p.when(m))
		long = 112
	case of.Match != 0: // a sheet knows only the day
		when.SetText(m.Updated.In(env.Now().Location()).Format("15:04"))
	}
	place := func(s fyne.Size) {
		const sign, line, tail = 48, 26, 44
		ui.Put(icon, 0, (s.Height-sign)/2, sign, sign)
		right := s.Width - tail
		ui.Put(when, right-long, 0, long, s.Height)
		right -= long + 16 + points.MinSize().Width
		ui.Put(points, right, 0, points.MinSize().Width, s.Height)
		right -= 16
		x, y, end := float32(sign+16), (s.Height-line-ui.Body.Height())/2, behind.MinSize()
		w := min(ui.Whole(ui.Heading.Measure(name.String())+1), right-x-12-end.Width)
		ui.Put(name, x, y, w, line)
		ui.Put(behind, x+w+12, y+(line-end.Height)/2, end.Width, end.Height)
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
	box := ui.Laid(least, place, icon, name, behind, bulb, status, points, when)
	r := &matchRow{play: of}
	r.card = ui.NewCardButton(8, box, func() { p.openPlay(of) }).Flat()
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
