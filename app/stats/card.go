package stats

import (
	"cmp"
	"slices"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/games"
	codes "spieltisch/games/challenge"
	"spieltisch/store"
)

// top is how many of the best matches are listed.
const top = 5

// card is what stands about the records of one key. known are all players with
// records, and initials theirs.
func (p *Page) card(g group, initials []string, known []store.Player) fyne.CanvasObject {
	env := p.env
	title := g.Key
	if p.game.Record != nil { // else the game has no records, whatever the data say
		title = p.game.Record(env, g.Key)
	}
	average := games.ID("stats.average.value")
	if g.code != "" {
		title, average = env.T("challenge.record", games.Args{"Code": codes.Show(g.code)}), "challenge.average"
	}
	head := ui.NewPara(title, ui.Title, ui.Ink)
	facts := ui.VGap(12,
		fact(env.T("stats.best"), g.said(env, g.Best), ui.Question),
		ui.HGap(32,
			fact(env.T("stats.average"), env.T(average, games.Args{"Value": env.Texts.Decimal(g.Average)}), ui.Title),
			fact(env.T("stats.count"), env.T("stats.played", games.Args{"N": g.Played}), ui.Title)))
	last := ui.VGap(8, ui.NewText(env.T("stats.last"), ui.Body, ui.Ink2), ui.HGap(0, draw.NewSpark(g.Last, g.Best)))
	list := ui.VGap(4)
	for i, r := range g.rows[:min(top, len(g.rows))] {
		at := slices.IndexFunc(known, func(k store.Player) bool { return k.ID == r.Player.ID })
		list.Add(p.row(g, i, r, initials[at]))
	}
	return ui.NewCard(ui.VGap(16, head,
		ui.Columns(32, ui.Column{Weight: 1, Object: facts}, ui.Column{Weight: 1, Object: last}),
		ui.NewDivider(),
		ui.NewText(env.T("stats.top"), ui.Heading, ui.Ink),
		list))
}

// said is a record's value in words: turns, or the points of a challenge.
func (g group) said(env *shell.Env, n int) string {
	if g.code != "" {
		return env.T("challenge.points", games.Args{"N": n})
	}
	return env.T("stats.turns", games.Args{"N": n})
}

func fact(name, value string, style ui.Style) fyne.CanvasObject {
	return ui.VGap(0, ui.NewText(name, ui.Body, ui.Ink2), ui.NewText(value, style, ui.Ink))
}

// row is one of the best matches.
func (p *Page) row(g group, i int, r store.RecordRow, initials string) fyne.CanvasObject {
	env := p.env
	line := ui.HMid(12,
		env.Avatar(r.Player, initials, 32),
		ui.Stretch(ui.NewText(r.Player.Name, ui.Label, ui.Ink).Truncate()),
		ui.NewText(cmp.Or(g.later[r.Match], env.Texts.When(env.Now(), r.At)), ui.Body, ui.Ink2),
		ui.Space(12, 0),
		ui.NewText(g.said(env, r.Value), ui.Label, ui.Ink))
	if way := way(env, r.Match, 0, i, "replay."); way != nil {
		line.Add(way)
	}
	return band(i, line)
}
