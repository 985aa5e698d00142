package stats

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/table/result"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/each"
	"spieltisch/store"
)

// standingsCard says in words how everybody stands, and leads to their pages.
func (p *Overview) standingsCard() fyne.CanvasObject {
	env := p.env
	var rows []fyne.CanvasObject
	p.rows = map[store.PlayerID]*ui.Area{}
	all, names := p.fig.standings(), column{}
	for _, s := range all {
		to := p.route(shell.Stats)
		to.Player = s.Player.ID
		said := env.T(s.word(), games.Args{"N": s.Played})
		wins, in := s.sums(env)
		name, word := names.add(s.Player.Name), ui.NewPara(said, ui.Strong, ui.Ink2)
		sums := ui.VGap(0, ui.NewText(wins, ui.Heading, ui.Ink).Align(fyne.TextAlignTrailing), ui.NewText(in, ui.Body, ui.Ink2).Align(fyne.TextAlignTrailing))
		line := ui.HMid(8, p.avatar(s.Player, 40), ui.Stretch(ui.MinSized(130, 0, ui.VGap(0, name, word))), sums)
		p.rows[s.Player.ID] = ui.NewArea(ui.None, 12, ui.Inset(4, 12, 4, 12, ui.VGap(0, ui.Spacer(), line, ui.Spacer())))
		row := ui.NewCardButton(0, p.rows[s.Player.ID], func() { env.Router.Open(to) }).Flat()
		row.SetTip(env.T("stats.of", games.Args{"Name": s.Player.Name}))
		env.Trace.Mark("stats-player-"+s.Player.Name, row)
		rows = append(rows, ui.Stretch(row))
	}
	return listed(env.T("stats.stands"), env.T("stats.stands.what"), rows, fewRows)
}

// sums are how often somebody has won, and in how many matches; the latter is "" where the word tells it.
func (s standing) sums(env *shell.Env) (wins, in string) {
	in = env.T("stats.played", games.Args{"N": s.Played})
	if s.Won > 0 {
		wins, in = env.T("stats.wins", games.Args{"N": s.Won}), env.T("stats.in", games.Args{"N": s.Played})
	}
	if s.known() == 0 {
		in = ""
	}
	return wins, in
}

// podiumCard is who has won how often, and leads to their pages.
func (p *Overview) podiumCard() fyne.CanvasObject {
	env := p.env
	all := p.fig.standings()
	slices.SortStableFunc(all, func(a, b standing) int { return b.Won - a.Won })
	var stands []result.Stand
	for i, s := range all[:min(len(all), result.PodiumMost)] {
		wins, text, to := "", env.T("stats.in", games.Args{"N": s.Played}), p.route(shell.Stats)
		if s.Won > 0 {
			wins = env.T("stats.wins", games.Args{"N": s.Won})
		}
		switch to.Player = s.Player.ID; {
		case s.known() > 0:
			text = env.T(s.word()) + "\n" + text
		case s.Won == 0:
			text = env.T("stats.nowin") + "\n" + text
		}
		under := ui.NewCardButton(0, ui.Space(0, 0), func() { env.Router.Open(to) }).Flat()
		under.SetTip(env.T("stats.of", games.Args{"Name": s.Player.Name}))
		env.Trace.Mark("stats-player-"+s.Player.Name, under)
		stands = append(stands, result.Stand{
			Rank: 1 + slices.IndexFunc(all, func(x standing) bool { return x.Won == s.Won }), Won: i == 0 && s.Won > all[min(1, len(all)-1)].Won,
			Avatar: p.avatar(s.Player, 128), Sum: ui.NewText(wins, ui.Title, ui.Ink), Name: s.Player.Name, Text: text, Under: under,
		})
	}
	return ui.NewCardPad(24, ui.VGap(8, ui.NewPara(story{Overview: p}.lead(), ui.Question, ui.Ink), ui.Stretch(result.NewPodium(stands))))
}

// mostDuels is how many pairs stand on everybody's page by themselves: those that met most.
const mostDuels = 3

// fewDuels is how many share a page with a long list.
const fewDuels = 2

// duel is how often a came before b, and the other way round.
type duel struct {
	a, b      store.Player
	won, lost int
}

// duels are all pairs that met, or those of the chosen player, those who met most first. In each the one who is ahead stands first, or whose page it is.
func (p *Overview) duels() (all []duel) {
	for _, x := range p.fig.pairs {
		a, knowsA := of(p.people, x.A)
		b, knowsB := of(p.people, x.B)
		d := duel{a.Player, b.Player, x.AWon, x.BWon}
		if p.player == x.B || p.player == 0 && d.lost > d.won {
			d = duel{d.b, d.a, d.lost, d.won}
		}
		if knowsA && knowsB && d.won+d.lost > 0 && (p.player == 0 || d.a.ID == p.player) {
			all = append(all, d)
		}
	}
	slices.SortStableFunc(all, func(a, b duel) int { return b.won + b.lost - a.won - a.lost })
	return all
}

// duelsCard shows duels in bars of one scale, and below what else there is.
func (p *Overview) duelsCard(all []duel, below ...fyne.CanvasObject) fyne.CanvasObject {
	rows := each.Of(all, func(d duel) fyne.CanvasObject {
		if p.player != 0 {
			return p.duelRow(d)
		}
		return ui.Stretch(p.duelRow(d))
	})
	if len(rows) == 0 {
		rows = append(rows, ui.NewPara(p.env.T("stats.pairs.none"), ui.Body, ui.Ink2))
	}
	return listed(p.env.T("stats.pairs"), "", append(rows, below...), min(max(len(all), fewDuels), mostDuels))
}

// fewRows is how many of how everybody stands have room in their card, if they are fewer.
const fewRows = 4

// listed is a card of rows that are clicked; those that stretch share the room, and fewer leave some below.
func listed(title, remark string, rows []fyne.CanvasObject, few int) fyne.CanvasObject {
	for len(rows) < few {
		rows = append(rows, ui.Spacer())
	}
	return ui.NewCardPad(16, ui.VGap(6, ui.Inset(2, 8, 0, 8, headed(title, remark)), ui.Stretch(ui.VGap(4, rows...))))
}

// duelRow leads to the matches of two. On their own page nobody reads that they never came first.
func (p *Overview) duelRow(d duel) fyne.CanvasObject {
	share, _ := per(d.won, d.won+d.lost)
	bar := ui.NewBar(ui.Player(d.a.Color)).On(ui.PlayerSoft(d.b.Color))
	bar.Set(float32(share), 0)
	sum := func(n, other int) fyne.CanvasObject {
		style := ui.Lead
		if n >= other {
			style = ui.Heading
		}
		return ui.MinSized(36, 0, ui.NewText(strconv.Itoa(n), style, ui.Ink).Align(fyne.TextAlignCenter))
	}
	middle := []fyne.CanvasObject{sum(d.won, d.lost), ui.Stretch(bar), sum(d.lost, d.won)}
	if d.won == 0 {
		middle = []fyne.CanvasObject{ui.Stretch(ui.NewText(p.env.T("stats.nowin"), ui.Strong, ui.Ink2).Align(fyne.TextAlignCenter))}
	}
	line := ui.HMid(8, append(append([]fyne.CanvasObject{p.avatar(d.a, 32)}, middle...), p.avatar(d.b, 32))...)
	if p.player != 0 {
		line.Add(rival(d.b.Name))
	}
	row := ui.NewCardButton(6, ui.VGap(0, ui.Spacer(), line, ui.Spacer()), func() { p.env.Router.Open(p.between(d.a, d.b)) }).Flat()
	row.SetTip(p.env.T("stats.pairs.open", games.Args{"A": d.a.Name, "B": d.b.Name}))
	p.env.Trace.Mark("stats-duel-"+d.a.Name+"-"+d.b.Name, row)
	return row
}

// rival is a name in two lines, or smaller where it has no room.
func rival(name string) fyne.CanvasObject {
	const width, high float32 = 124, 46
	text := ui.NewPara(name, ui.Label, ui.Ink)
	size := text.Fit(width, high, ui.Label, ui.Strong, ui.Small)
	return ui.MinSized(width, size.Height, text)
}

// between leads to the matches of two.
func (p *Overview) between(a, b store.Player) shell.Route {
	to := p.route(shell.Matches)
	to.Player, to.With = a.ID, b.ID
	return to
}

// numbersCard lists all numbers: of each player, or of each game of the chosen player.
func (p *Overview) numbersCard() fyne.CanvasObject {
	env := p.env
	heads := []games.ID{"stats.col.played", "stats.col.won", "stats.col.run"}
	if p.kind != "" || p.player != 0 {
		heads = append(heads, "stats.col.mean", "stats.col.best")
	}
	width := float32(0)
	for _, h := range heads {
		width = max(width, ui.Body.Measure(env.T(h))+6)
	}
	rows := ui.VGap(0)
	add := func(name string, s store.PlayerSums) {
		mean, best := "–", "–"
		if v, ok := per(s.Points, s.Played); ok && s.Points > 0 {
			mean, best = env.Texts.Decimal(v), strconv.Itoa(s.Best)
		}
		list := []string{strconv.Itoa(s.Played), strconv.Itoa(s.Won), strconv.Itoa(s.BestRun), mean, best}
		row := each.Of(list[:len(heads)], func(text string) fyne.CanvasObject { return cell(text, ui.Strong, ui.Ink) })
		rows.Add(band(len(rows.Objects)-1, cells(whole(name), width, row...)))
	}
	top := each.Of(heads, func(h games.ID) fyne.CanvasObject { return cell(env.T(h), ui.Body, ui.Ink2) })
	rows.Add(ui.Inset(0, 10, 4, 10, cells(ui.Space(0, 0), width, top...)))
	if p.player == 0 {
		for _, s := range p.fig.sums {
			add(s.Player.Name, s)
		}
		return titled(env.T("stats.numbers"), env.T("stats.numbers.what"), rows)
	}
	for _, c := range p.fig.counts {
		if s, ok := of(p.fig.byKind[c.Kind], p.player); ok && (p.kind == "" || p.kind == c.Kind) {
			add(p.name(c.Kind), s)
		}
	}
	return titled(env.T("stats.numbers"), env.T("stats.numbers.what"), rows)
}
