package stats

import (
	"math"
	"slices"

	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/each"
	"spieltisch/games/rating"
	"spieltisch/store"
)

// computers is what was played with computers, which counts apart.
type computers struct {
	counts    []store.KindCount // by game, most first; without that of all
	played    int               // finished games of what the filters choose
	standoffs []store.Standoff
	kind      string               // of the estimates
	strengths []store.PlayerRating // in that kind, the strongest first
}

// withComputers adds those who have played with computers only, by name.
func withComputers(all []store.PlayerSums, off []store.Standoff) []store.PlayerSums {
	var more []store.PlayerSums
	for _, x := range off {
		known := func(s store.PlayerSums) bool { return s.Player.ID == x.Person.ID }
		if !slices.ContainsFunc(all, known) && !slices.ContainsFunc(more, known) {
			more = append(more, store.PlayerSums{Player: x.Person})
		}
	}
	slices.SortFunc(more, func(a, b store.PlayerSums) int {
		return store.Alphabetical(a.Player.Name, b.Player.Name)
	})
	return append(all, more...)
}

// withComputers reads what was played with computers. The estimates are of the chosen game, or of the one that was played
// most with them.
func (l *loader) withComputers() {
	st, period, c := l.p.env.Store, store.Year(l.p.year), &l.computers
	c.standoffs = take[[]store.Standoff](l)(st.Against(l.p.kind, period, l.p.player))
	most := 0
	for _, n := range take[[]store.KindCount](l)(st.PlayCounts(period, store.Computers)) {
		if n.Kind == l.p.kind {
			c.played = n.Plays
		}
		if n.Kind == "" {
			continue
		}
		c.counts = append(c.counts, n)
		own := n.Plays
		if l.p.player != 0 {
			own = 0
			for _, x := range take[[]store.Standoff](l)(st.Against(n.Kind, period, l.p.player)) {
				own += x.Played
			}
		}
		if (l.p.kind == "" || l.p.kind == n.Kind) && own > most {
			c.kind, most = n.Kind, own
		}
	}
}

// chips say how many games there are among persons, and how many with computers. Where there are only the latter, nothing says
// that there are none: in a narrow bar that would be all that is said.
func (p *Overview) chips() []*ui.Chip {
	var all []*ui.Chip
	if p.fig.total > 0 || len(p.fig.standoffs) == 0 {
		all = append(all, ui.NewChip(p.env.T("stats.played", games.Args{"N": p.fig.total}), ""))
	}
	if n := p.fig.played; n > 0 && p.player == 0 {
		id := games.ID("stats.computers.played")
		if len(all) > 0 {
			id = "stats.computers.more" // the first number is without them
		}
		all = append(all, ui.NewChip(p.env.T(id, games.Args{"N": n}), ""))
	}
	return all
}

// againstCard is how everybody stands against the characters.
func (p *Overview) againstCard() fyne.CanvasObject {
	rows := each.Of(p.fig.standoffs, func(x store.Standoff) fyne.CanvasObject {
		return p.duelRow(duel{x.Person, x.Character, x.Won, x.Lost})
	})
	return titled(p.env.T("stats.computers"), p.env.T("stats.computers.what"), ui.Grid(8, 280, 0, rows...))
}

// strengthCard is how strong persons are estimated to be by their games with computers, between those whom they met.
func (p *Overview) strengthCard() fyne.CanvasObject {
	env, c := p.env, p.fig.computers
	title := env.T("stats.computers.skill", games.Args{"Game": p.name(c.kind)})
	rows := p.estimates(c.strengths, func(who store.Player) bool { return p.player == 0 || who.ID == p.player || who.Computer() })
	remark := env.T("stats.computers.skill.what")
	if name := p.nearest(); name != "" {
		remark = env.T("stats.computers.like", games.Args{"Name": name}) + " " + remark
	}
	return titled(title, remark, rows)
}

// firm is how sure an estimate is at least that is told in words, as a standard deviation: it takes some thirty matches.
const firm = rating.StartDeviation / 2

// nearest is the character whose estimate is next to that of the chosen player, "" for none, or while that is hardly more
// than a guess.
func (p *Overview) nearest() (name string) {
	all := p.fig.strengths
	at := slices.IndexFunc(all, func(r store.PlayerRating) bool { return r.Player.ID == p.player })
	if at < 0 || all[at].Sigma > firm {
		return ""
	}
	off := all[at].High() - all[at].Mu
	for _, r := range all {
		if d := math.Abs(r.Mu - all[at].Mu); r.Player.Computer() && d < off {
			name, off = r.Player.Name, d
		}
	}
	return name
}
