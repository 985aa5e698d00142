package stats

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"spieltisch/app/setup/people"
	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/each"
	"spieltisch/store"
)

// few is a choice of a few side by side where they have room, else in a menu, where all is said in more words.
func few(room float32, all string, options []string, at int, changed func(int)) fyne.CanvasObject {
	if s := ui.NewSegmented(options, at, changed).Low(); s.MinSize().Width <= room {
		return s
	}
	options[0] = all
	return ui.NewFilter(options, at, changed)
}

// filters are the choices of game, year and person; there is none of game or year where all is of one.
func (p *Overview) filters() []fyne.CanvasObject {
	env := p.env
	played, err := env.Store.PlayCounts(store.AllTime, store.AnyTable)
	env.Report(err)
	kinds, names := []string{""}, []string{env.T("stats.filter.games")}
	for _, g := range p.games {
		if k := g.Kind.Name(); k == p.kind || slices.ContainsFunc(played, func(c store.KindCount) bool { return c.Kind == k }) {
			kinds, names = append(kinds, k), append(names, g.Name(env))
		}
	}
	players := append([]store.PlayerID{0}, each.Of(p.people, func(s store.PlayerSums) store.PlayerID { return s.Player.ID })...)
	persons := append([]string{env.T("stats.filter.people")}, each.Of(p.people, func(s store.PlayerSums) string { return s.Player.Name })...)
	person := ui.NewFilter(persons, max(0, slices.Index(players, p.player)), func(i int) {
		p.player, p.offset = players[i], fyne.Position{}
		env.Router.Rebuild() // the title too
	})
	env.Trace.Mark("stats-person", person)
	room := ui.MinWidth - 156 - ui.Title.Measure(p.Title()) - person.MinSize().Width // in the narrowest page
	if p.player != 0 {
		room -= 48 // of what changes their name
	}
	var all []fyne.CanvasObject
	periods := append([]int{0}, p.years...)
	years := each.Of(periods, strconv.Itoa)
	years[0] = env.T("stats.filter.years")
	menu := float32(0) // what a choice of years needs at least
	if len(p.years) > 1 || p.year != 0 {
		menu = 132
	}
	if len(kinds) > 2 || p.kind != "" {
		game := few(room-menu, env.T("history.games"), names, max(0, slices.Index(kinds, p.kind)), func(i int) {
			p.kind = kinds[i]
			p.refill()
		})
		env.Trace.Mark("stats-game", game)
		all, room = append(all, game), room-game.MinSize().Width-8
	}
	if menu > 0 {
		year := few(room, years[0], years, max(0, slices.Index(periods, p.year)), func(i int) {
			p.year = periods[i]
			p.refill()
		})
		env.Trace.Mark("stats-year", year)
		all = append(all, year)
	}
	return []fyne.CanvasObject{ui.HMid(8, append(all, person)...)} // their texts always stay
}

// records leads to the records of matches played alone, which one game has.
func (p *Overview) records() []fyne.CanvasObject {
	env := p.env
	at := slices.IndexFunc(p.games, func(g *table.Game) bool { return g.Record != nil })
	if at < 0 {
		return nil
	}
	to := shell.Route{Page: shell.Records, Game: p.games[at].Kind.Name()}
	b := ui.NewSmallButton(env.T("stats.records"), ui.WellBtn, func() { env.Router.Open(to) }).WithIcon(ui.IconTrophy)
	b.SetTip(env.T("stats.records.what"))
	env.Trace.Mark("stats-records", b)
	return []fyne.CanvasObject{b}
}

// edit leads to the picture, name and colour of the person whose page it is.
func (p *Overview) edit() []fyne.CanvasObject {
	s, ok := of(p.people, p.player)
	if !ok || s.Player.Computer() {
		return nil
	}
	b := ui.NewIconButton(ui.IconPencil, p.env.T("setup.player.edit", games.Args{"Name": s.Player.Name}), ui.WellBtn, func() {
		people.Edit(p.env, s.Player, p.env.Router.Rebuild)
	})
	b.SetEnabled(p.env.Writable())
	p.env.Trace.Mark("stats-edit", b)
	return []fyne.CanvasObject{b}
}
