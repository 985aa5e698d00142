package home

import (
	"slices"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
)

// tools are the entries for everything else that there is but the players, who are in the header:
// five fit side by side in the least window.
func (p *Page) tools() fyne.CanvasObject {
	var cards []fyne.CanvasObject
	if slices.ContainsFunc(p.games, func(g *table.Game) bool { return g.Sheet != nil }) {
		cards = append(cards, p.tool("sheets", "sheets.tool", "sheets.tool.what", ui.IconSheet, func(fyne.CanvasObject) { p.env.Router.Open(shell.Route{Page: shell.Sheets}) }))
	}
	cards = append(cards,
		p.tool("stats", "stats.overview", "home.tool.stats.what", ui.IconChart, func(fyne.CanvasObject) { p.env.Router.Open(shell.Route{Page: shell.Stats}) }),
		p.tool("rules", "home.tool.rules", "home.tool.rules.what", ui.IconBook, func(c fyne.CanvasObject) { p.choose(c, p.games, shell.Rules) }),
		p.tool("learn", "alphabet.title", "learn.what", ui.IconLetters, func(fyne.CanvasObject) { p.env.Router.Open(shell.Route{Page: shell.Learn}) }),
		p.tool("settings", "home.tool.settings", "home.tool.settings.what", ui.IconGear, func(fyne.CanvasObject) { p.env.Router.Open(shell.Route{Page: shell.Settings}) }))
	return newRow(176, true, func(float32) float32 { return p.frame.pick(72, 56) }, cards...)
}

// choose opens a page of the only game, or asks of which one.
func (p *Page) choose(anchor fyne.CanvasObject, of table.Games, page string) {
	open := func(g *table.Game) { p.env.Router.Open(shell.Route{Page: page, Game: g.Kind.Name()}) }
	if len(of) == 1 {
		open(of[0])
		return
	}
	items := make([]ui.MenuItem, len(of))
	for i, g := range of {
		items[i] = ui.MenuItem{Text: g.Name(p.env), OnTap: func() { open(g) }}
	}
	ui.ShowMenu(anchor, items)
}

// tool is one card: name is its mark, id its text and note the line below.
func (p *Page) tool(name string, id, note games.ID, icon ui.IconName, tap func(fyne.CanvasObject)) fyne.CanvasObject {
	sign := ui.NewArea(ui.AccentSoft, 8, ui.Centered(ui.NewIcon(icon, 20, ui.AccentText)))
	title := ui.NewText(p.env.T(id), ui.Heading, ui.Ink).Truncate()
	what := ui.NewText(p.env.T(note), ui.Body, ui.Ink2).Truncate()
	chevron := ui.NewIcon(ui.IconChevron, 20, ui.Ink3)
	place := func(s fyne.Size) {
		d, gap, tail := min(40, s.Height), float32(16), float32(20)
		narrow := s.Width < 210 // the texts need all the room
		if ui.Show(!narrow, chevron); narrow {
			d, gap, tail = 28, 8, -8
		}
		ui.Put(sign, 0, (s.Height-d)/2, d, d)
		ui.Put(chevron, s.Width-20, 0, 20, s.Height)
		x, line, sub := d+gap, ui.Heading.Height(), ui.Body.Height()
		w := s.Width - x - tail - 8
		ui.Show(!p.frame.low(), what)
		if p.frame.low() {
			ui.Put(title, x, 0, w, s.Height)
			return
		}
		y := (s.Height - line - sub) / 2
		ui.Put(title, x, y, w, line)
		ui.Put(what, x, y+line, w, sub)
	}
	box := ui.Laid(noSize, place, sign, title, what, chevron)
	var card *ui.CardButton
	card = ui.NewCardButton(8, ui.Inset(0, 8, 0, 8, box), func() { tap(card) })
	p.env.Trace.Mark("tool."+name, card)
	return card
}
