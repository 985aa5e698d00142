package stats

import (
	"cmp"
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/each"
	"spieltisch/store"
)

// cards are one for each player, or one for each game of the chosen player.
func (p *Overview) cards() []fyne.CanvasObject {
	var out []fyne.CanvasObject
	if p.player == 0 {
		for _, s := range byShare(p.fig.sums) {
			to := p.route(shell.Stats)
			to.Player = s.Player.ID
			card := ui.NewCardButton(16, p.sums(p.avatar(s.Player, 52), s.Player.Name, s, p.note(s, p.kind)), func() { p.env.Router.Open(to) })
			card.SetTip(p.env.T("stats.of", games.Args{"Name": s.Player.Name}))
			p.env.Trace.Mark("stats-player-"+s.Player.Name, card)
			out = append(out, card)
		}
		return out
	}
	card := func(sign fyne.CanvasObject, name string, s store.PlayerSums, kind string) {
		out = append(out, ui.NewCardPad(16, p.sums(sign, name, s, p.note(s, kind))))
	}
	if s, ok := of(p.fig.sums, p.player); ok {
		card(p.avatar(s.Player, 52), s.Player.Name, s, p.kind)
	}
	for _, c := range p.fig.counts {
		if p.kind != "" {
			break
		}
		if s, ok := of(p.fig.byKind[c.Kind], p.player); ok {
			card(p.games.Sign(c.Kind, 52), p.name(c.Kind), s, c.Kind)
		}
	}
	if len(out) == 0 {
		out = append(out, p.nothing())
	}
	return out
}

// of are the sums of one player.
func of(all []store.PlayerSums, player store.PlayerID) (store.PlayerSums, bool) {
	for _, s := range all {
		if s.Player.ID == player {
			return s, true
		}
	}
	return store.PlayerSums{}, false
}

// byShare are the sums of those who win most of their games first, and of equal shares the larger ones.
func byShare(all []store.PlayerSums) []store.PlayerSums {
	return slices.SortedStableFunc(slices.Values(all), func(a, b store.PlayerSums) int {
		return cmp.Or(cmp.Compare(b.Won*a.Played, a.Won*b.Played), cmp.Compare(b.Played, a.Played))
	})
}

// sums shows how often somebody has won. The share never stands without the number of games, and who has not won yet isn't told so
// in noughts.
func (p *Overview) sums(sign fyne.CanvasObject, name string, s store.PlayerSums, note string) fyne.CanvasObject {
	env := p.env
	share, _ := per(s.Won, s.Played)
	bar := ui.NewBar(ui.Player(s.Player.Color))
	bar.Set(float32(share), 0)
	percent, wins := env.Texts.Percent(share), env.T("stats.wins", games.Args{"N": s.Won})
	if s.Won == 0 {
		percent, wins = "", env.T("stats.nowin")
	}
	return ui.VGap(10,
		ui.HMid(8, sign, ui.Stretch(ui.VGap(0,
			ui.HMid(8, ui.Stretch(ui.NewText(name, ui.Label, ui.Ink).Truncate()), ui.NewText(percent, ui.Question, ui.Ink)),
			ui.NewText(note, ui.Body, ui.Ink2).Truncate()))),
		bar,
		ui.HMid(8, ui.NewText(wins, ui.Strong, ui.Ink), ui.Spacer(),
			ui.NewText(env.T("stats.played", games.Args{"N": s.Played}), ui.Body, ui.Ink2)))
}

// The least that is worth a note.
const (
	aRun    = 2 // games won in a row until now
	bestRun = 3 // at any time
	enough  = 3 // games of one kind
)

// note is what is remarkable about a player in a game, "" for all games: a run of wins, their game, or their average.
func (p *Overview) note(s store.PlayerSums, kind string) string {
	env := p.env
	switch {
	case s.Run >= aRun:
		return env.T("stats.run", games.Args{"N": s.Run})
	case kind == "" && p.strong(s) != "":
		return env.T("stats.strong", games.Args{"Game": p.name(p.strong(s))})
	case s.BestRun >= bestRun:
		return env.T("stats.bestrun", games.Args{"N": s.BestRun})
	case kind != "" && s.Points > 0:
		v, _ := per(s.Points, s.Played)
		return env.T(p.counted(kind, "stats.mean", "stats.mean.letters"), games.Args{"Value": env.Texts.Decimal(v)})
	}
	switch s.Won {
	case 0:
		return ""
	case s.Played:
		return env.T("stats.allwon")
	}
	return env.T("stats.lost", games.Args{"N": s.Played - s.Won})
}

// strong is the game that a player wins clearly more often than the others; "" for none.
func (p *Overview) strong(s store.PlayerSums) (kind string) {
	mean, _ := per(s.Won, s.Played)
	best := mean + .05
	for _, c := range p.fig.counts {
		own, ok := of(p.fig.byKind[c.Kind], s.Player.ID)
		if share, _ := per(own.Won, own.Played); ok && own.Played >= enough && own.Played < s.Played && share > best {
			kind, best = c.Kind, share
		}
	}
	return kind
}

// numbersCard lists what the cards and the chart show as numbers, and more: of each player,
// or of each game of the chosen player.
func (p *Overview) numbersCard() fyne.CanvasObject {
	env := p.env
	points := p.kind != "" || p.player != 0
	heads := []games.ID{"stats.col.played", "stats.col.won", "stats.col.run"}
	if points {
		heads = append(heads, "stats.col.mean", "stats.col.best")
	}
	width := float32(0)
	for _, h := range heads {
		width = max(width, ui.Body.Measure(env.T(h))+6)
	}
	rows := ui.VGap(0)
	add := func(head fyne.CanvasObject, s store.PlayerSums) {
		mean, best := "–", "–"
		if v, ok := per(s.Points, s.Played); ok && s.Points > 0 {
			mean, best = env.Texts.Decimal(v), strconv.Itoa(s.Best)
		}
		list := []string{strconv.Itoa(s.Played), strconv.Itoa(s.Won), strconv.Itoa(s.BestRun), mean, best}
		var row []fyne.CanvasObject
		for i := range heads {
			row = append(row, cell(list[i], ui.Strong, ui.Ink))
		}
		rows.Add(band(len(rows.Objects)-1, cells(head, width, row...)))
	}
	top := each.Of(heads, func(h games.ID) fyne.CanvasObject { return cell(env.T(h), ui.Body, ui.Ink2) })
	rows.Add(ui.Inset(0, 10, 4, 10, cells(ui.Space(0, 0), width, top...)))
	for _, s := range p.fig.sums {
		if p.player == 0 {
			add(ui.NewText(s.Player.Name, ui.Strong, ui.Ink).Truncate(), s)
		}
	}
	for _, c := range p.fig.counts {
		if s, ok := of(p.fig.byKind[c.Kind], p.player); ok && p.player != 0 && (p.kind == "" || p.kind == c.Kind) {
			add(ui.NewText(p.name(c.Kind), ui.Strong, ui.Ink).Truncate(), s)
		}
	}
	return titled(env.T("stats.numbers"), env.T("stats.numbers.what"), rows)
}

// rivals are those who stand in the head-to-head: the ones who played most.
func (p *Overview) rivals() []store.PlayerSums {
	return p.fig.sums[:min(len(p.fig.sums), mostRivals)]
}

const mostRivals = 8

// pairsCard is who came before whom how often.
func (p *Overview) pairsCard() fyne.CanvasObject {
	env := p.env
	all := p.rivals()
	remark := env.T("stats.pairs.what")
	if len(p.fig.sums) > mostRivals && p.player == 0 {
		remark = env.T("stats.pairs.most", games.Args{"N": mostRivals})
	}
	if p.player != 0 {
		return titled(env.T("stats.pairs"), remark, p.opponents())
	}
	rows := ui.VGap(0)
	width := float32(36)
	for _, x := range p.fig.pairs {
		width = max(width, p.score(store.Player{}, store.Player{}, x.AWon, x.BWon).MinSize().Width)
	}
	top := each.Of(all, func(s store.PlayerSums) fyne.CanvasObject { return ui.Centered(p.avatar(s.Player, 30)) })
	rows.Add(ui.Inset(0, 10, 8, 10, cells(ui.Space(0, 0), width, top...)))
	for i, a := range all {
		var row []fyne.CanvasObject
		for _, b := range all {
			won, lost, tied := p.fig.against(a.Player.ID, b.Player.ID)
			if won+lost+tied == 0 {
				row = append(row, cell("–", ui.Body, ui.Ink2))
				continue
			}
			row = append(row, ui.Centered(p.score(a.Player, b.Player, won, lost)))
		}
		rows.Add(band(i, cells(ui.NewText(a.Player.Name, ui.Strong, ui.Ink).Truncate(), width, row...)))
	}
	return titled(env.T("stats.pairs"), remark, rows)
}

// score is how often a came before b and the other way round, with the way to these games. It stands
// out when a is ahead.
func (p *Overview) score(a, b store.Player, won, lost int) *ui.Button {
	kind := ui.Plain
	if won > lost {
		kind = ui.Soft
	}
	o := ui.NewSmallButton(strconv.Itoa(won)+" : "+strconv.Itoa(lost), kind, func() {
		to := p.route(shell.Matches)
		to.Player, to.With = a.ID, b.ID
		p.env.Router.Open(to)
	})
	o.SetTip(p.env.T("stats.pairs.open", games.Args{"A": a.Name, "B": b.Name}))
	return o
}

// opponents are all those whom the chosen player has met.
func (p *Overview) opponents() fyne.CanvasObject {
	env := p.env
	rows := ui.VGap(0)
	for _, s := range p.people {
		won, lost, tied := p.fig.against(p.player, s.Player.ID)
		if won+lost+tied == 0 {
			continue
		}
		line := ui.HMid(10, p.avatar(s.Player, 28), ui.Stretch(ui.NewText(s.Player.Name, ui.Strong, ui.Ink).Truncate()))
		if tied > 0 {
			line.Add(ui.NewText(env.T("stats.tied", games.Args{"N": tied}), ui.Body, ui.Ink2))
		}
		me, _ := of(p.people, p.player)
		line.Add(p.score(me.Player, s.Player, won, lost))
		rows.Add(band(len(rows.Objects), line))
	}
	if len(rows.Objects) == 0 {
		rows.Add(ui.NewPara(env.T("stats.pairs.none"), ui.Body, ui.Ink2))
	}
	return rows
}
