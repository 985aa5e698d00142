package stats

import (
	"math"
	"slices"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
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
	if c.kind != "" {
		c.strengths = take[[]store.PlayerRating](l)(st.Ratings(c.kind, true))
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

func (p *Overview) addAll(cards []fyne.CanvasObject) {
	for _, o := range cards {
		p.body.Add(o)
	}
}

// computersCards are how persons stand against computers; none where nobody has played with them.
func (p *Overview) computersCards() []fyne.CanvasObject {
	if len(p.fig.standoffs) == 0 {
		return nil
	}
	rows := p.againstTable()
	if p.player != 0 {
		rows = p.againstRows()
	}
	return []fyne.CanvasObject{split(titled(p.env.T("stats.computers"), p.env.T("stats.computers.what"), rows), p.strengthCard())}
}

// againstRows are how the chosen player stands against each character. Of one who hasn't won yet they only say how often they have
// played: nobody wants to read noughts first.
func (p *Overview) againstRows() fyne.CanvasObject {
	env, rows := p.env, ui.VGap(0)
	for i, x := range p.fig.standoffs {
		said, score := env.T("stats.computers.won", games.Args{"Won": x.Won, "N": x.Played}), p.score(x.Person, x.Character, x.Won, x.Lost)
		if x.Won == 0 {
			said = ""
			score.SetText(env.T("stats.played", games.Args{"N": x.Played}))
		}
		rows.Add(band(i, ui.HMid(10,
			p.avatar(x.Character, 36), ui.NewText(env.T("stats.computers.against", games.Args{"Name": x.Character.Name}), ui.Strong, ui.Ink),
			draw.NewStrength(x.Character.Level),
			ui.Stretch(ui.NewText(said, ui.Body, ui.Ink).Align(fyne.TextAlignTrailing).Truncate()),
			score)))
	}
	return rows
}

// againstTable are how everybody stands against the characters: a line a person, a column a character.
func (p *Overview) againstTable() fyne.CanvasObject {
	var people, characters []store.Player
	cellOf := map[[2]store.PlayerID]store.Standoff{}
	width := float32(36)
	for _, x := range p.fig.standoffs {
		if !slices.Contains(people, x.Person) {
			people = append(people, x.Person)
		}
		if !slices.Contains(characters, x.Character) {
			characters = append(characters, x.Character)
		}
		cellOf[[2]store.PlayerID{x.Person.ID, x.Character.ID}] = x
		width = max(width, p.score(x.Person, x.Character, x.Won, x.Lost).MinSize().Width)
	}
	slices.SortFunc(characters, func(a, b store.Player) int { return int(a.Level) - int(b.Level) })
	top := each.Of(characters, func(c store.Player) fyne.CanvasObject { return ui.Centered(p.avatar(c, 30)) })
	rows := ui.VGap(0, ui.Inset(0, 10, 8, 10, cells(ui.Space(0, 0), width, top...)))
	for i, a := range people {
		var row []fyne.CanvasObject
		for _, c := range characters {
			x, met := cellOf[[2]store.PlayerID{a.ID, c.ID}]
			if !met {
				row = append(row, cell("–", ui.Body, ui.Ink2))
				continue
			}
			row = append(row, ui.Centered(p.score(a, c, x.Won, x.Lost)))
		}
		rows.Add(band(i, cells(ui.NewText(a.Name, ui.Strong, ui.Ink).Truncate(), width, row...)))
	}
	return rows
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
