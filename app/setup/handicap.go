package setup

import (
	"log/slog"
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/each"
	"spieltisch/games/handicap"
	"spieltisch/store"
)

// agreed is whether they play with handicaps, and with which: by player, so that who changes places keeps theirs.
type agreed struct {
	On bool                   `json:",omitempty"`
	Of map[store.PlayerID]int `json:",omitempty"` // that somebody chose; who isn't there has the proposed one
}

// given is what is agreed on handicaps, and the part of the page that asks it. Without a proposal that of last time holds.
type given struct {
	agreed
	p     *Page
	last  map[store.PlayerID]int
	forms map[formOf]handicap.Form
	built string // for which players and options the lines are

	lines, object *fyne.Container
	renew         *ui.Segmented // a rematch: with new ones, or with the same
	band          *fyne.Container
}

type formOf struct {
	player    store.PlayerID
	computers bool
}

func newGiven(p *Page) *given {
	g := &given{p: p, forms: map[formOf]handicap.Form{}}
	var was agreed
	if _, err := p.keys().given().Get(p.env.Store, &was); err != nil {
		slog.Warn("preset", "key", p.keys(), "err", err)
	}
	g.On, g.last = was.On, was.Of
	return g
}

// again takes over those of the match before.
func (g *given) again(before store.Match) {
	g.On, g.last = false, map[store.PlayerID]int{}
	for seat, n := range handicap.Of(before.Setup).Given() {
		if player := before.Players[seat]; n > 0 {
			id := player.ID
			if player.Computer() {
				id = character(player.Level).ID
			}
			g.On, g.last[id] = true, n
		}
	}
}

// terms are those of the match as it would begin, with the handicaps of last time.
func (g *given) terms() handicap.Terms {
	t := handicap.Of(g.p.form.Options())
	t.Seats = len(g.p.seats)
	return t.With(g.by(g.last))
}

// by are numbers of players by seat.
func (g *given) by(of map[store.PlayerID]int) []int {
	return each.Of(g.p.seats, func(s store.Player) int { return of[s.ID] })
}

// form is how a player has played of late.
func (g *given) form(who store.Player, computers bool) handicap.Form {
	key := formOf{who.ID, computers}
	if f, ok := g.forms[key]; ok {
		return f
	}
	st, id, edition := g.p.env.Store, who.ID, 0
	if who.Computer() {
		all, err := st.Characters()
		i := slices.IndexFunc(all, func(c store.Player) bool { return c.Level == who.Level })
		if g.p.env.Report(err) || i < 0 {
			return handicap.Form{}
		}
		id, edition = all[i].ID, g.p.game.Edition
	}
	f, err := st.Form(g.p.game.Kind.Name(), id, edition, computers)
	g.p.env.Report(err)
	g.forms[key] = f
	return f
}

// proposed are proposals by seat, and what they are of; false where too little is known. In a rematch letters go by who won.
func (g *given) proposed() (all []handicap.Proposal, forms []handicap.Form, ok bool) {
	p, t := g.p, g.terms()
	if t.Unit() != handicap.Points && p.again && len(p.seats) == 2 && t.Given() != nil {
		return each.Of(t.After(g.winners()), func(n int) handicap.Proposal { return handicap.Proposal{N: n} }), nil, true
	}
	forms = each.Of(p.seats, func(s store.Player) handicap.Form { return g.form(s, len(computersOf(p.seats)) > 0) })
	all, ok = t.Propose(forms)
	return all, forms, ok
}

// winners are the seats that have won the matches of these two of late, the last one last.
func (g *given) winners() (out []int) {
	p := g.p
	f := store.HistoryFilter{Kind: p.game.Kind.Name(), Ended: true, Handicap: true, Limit: 8}
	for _, s := range p.seats {
		if !s.Computer() {
			f.Player, f.With = s.ID, f.Player
		}
	}
	plays, _, err := p.env.Store.History(f)
	p.env.Report(err)
	for _, play := range slices.Backward(plays) {
		at := each.Of(play.Players, func(who store.Player) int {
			return slices.IndexFunc(p.seats, func(s store.Player) bool { return s.ID == who.ID || s.Computer() && s.Level == who.Level })
		})
		if won := games.Winners(play.Places); play.State == store.Finished && len(won) == 1 && len(at) == 2 && !slices.Contains(at, -1) {
			out = append(out, at[won[0]])
		}
	}
	return out
}

// list are the handicaps by seat, nil where they play without.
func (g *given) list() []int {
	t := g.terms()
	if !g.On || t.Unit() == "" {
		return nil
	}
	proposals, _, ok := g.proposed()
	out := g.by(g.last)
	for seat, s := range g.p.seats {
		if ok {
			out[seat] = proposals[seat].N
		}
		if n, chosen := g.Of[s.ID]; chosen {
			out[seat] = n
		}
		out[seat] = min(out[seat], t.Most())
	}
	return out
}

// kept is what the next match is preset with.
func (g *given) kept() agreed {
	out := agreed{On: g.On, Of: maps.Clone(g.last)}
	for seat, n := range g.list() {
		if out.Of == nil {
			out.Of = map[store.PlayerID]int{}
		}
		out.Of[g.p.seats[seat].ID] = n
	}
	return out
}

// told says who has which; "" where nobody has.
func (g *given) told() string {
	return table.HandicapTold(g.p.env, g.terms().With(g.list()), g.p.seats)
}

// build makes what asks for them: a line for each seat, folded away while nobody wants any.
func (g *given) build() fyne.CanvasObject {
	env := g.p.env
	on := ui.NewSwitch(env.T("table.handicap"), env.T("setup.handicap.help"), g.On, func(on bool) {
		g.On = on
		g.follow()
		g.p.how.tell()
		g.p.how.relay()
	})
	env.Trace.Mark("handicap", on)
	g.built, g.lines = "", ui.VGap(12)
	g.object = ui.VGap(12, on, ui.Inset(0, 0, 0, 24, g.lines))
	g.renew = ui.NewSegmented([]string{"", ""}, 0, func(i int) {
		g.Of = nil
		if i == 1 {
			g.Of = maps.Clone(g.last)
			for _, s := range g.p.seats {
				g.Of[s.ID] = g.last[s.ID]
			}
		}
		g.built = ""
		g.follow()
		g.p.how.tell()
	})
	env.Trace.Mark("handicap.again", g.renew)
	g.band = ui.VGap(0, g.renew)
	return g.object
}

// follow shows the lines of who sits there.
func (g *given) follow() {
	if g.object == nil {
		return
	}
	p, t := g.p, g.terms()
	ui.Show(t.Unit() != "", g.object)
	g.offer()
	ui.Show(g.On, g.lines)
	if built := string(p.form.Options()) + strings.Join(store.Names(p.seats), "\n"); g.On && built != g.built {
		g.built = built
		g.lines.RemoveAll()
		g.lines.Add(ui.NewPara(p.env.T("setup.handicap."+games.ID(t.Unit())), ui.Strong, ui.Ink2))
		for seat, n := range g.list() {
			s := p.seats[seat]
			g.lines.Add(ui.NewOption(p.env.T("table.handicap.of", games.Args{"Seat": s.Name}), "", ui.NewStepper(n, 0, t.Most(), t.Step(), func(n int) {
				if g.Of == nil {
					g.Of = map[store.PlayerID]int{}
				}
				g.Of[s.ID] = n
				p.how.tell()
			})))
		}
		g.lines.Add(ui.NewPara(g.why(t), ui.Body, ui.Ink2))
	}
	ui.PlaceAnew(g.object)
}

// why says where the proposals come from, and how sure they are.
func (g *given) why(t handicap.Terms) string {
	env := g.p.env
	all, forms, ok := g.proposed()
	if !ok {
		return env.T("setup.handicap.none", games.Args{"N": handicap.Enough})
	}
	if forms == nil {
		return env.T("setup.handicap.again")
	}
	id, means, unsure := games.ID("setup.handicap.by.rating"), []string(nil), []string(nil)
	if t.Unit() == handicap.Points {
		if id = "setup.handicap.by.round"; t.Target > 0 {
			id = "setup.handicap.by.turn"
		}
	}
	for seat, s := range g.p.seats {
		means = append(means, s.Name+" "+strconv.Itoa(int(math.Round(forms[seat].Mean))))
		if x := all[seat]; x.Unsure && x.High > 0 {
			between := env.T("setup.handicap.between", games.Args{"Low": x.Low, "High": x.High})
			if len(all) > 2 {
				between = s.Name + " " + between
			}
			unsure = append(unsure, between)
		}
	}
	text := env.T(id, games.Args{"Means": strings.Join(means, ", ")})
	if len(unsure) > 0 {
		text += " " + env.T("setup.handicap.unsure", games.Args{"Between": strings.Join(unsure, ", ")})
	}
	return text
}

// offer shows in a rematch what would be new.
func (g *given) offer() {
	p := g.p
	all, _, ok := g.proposed()
	changed, parts := false, []string(nil)
	for seat, was := range g.by(g.last) {
		if !ok || was == 0 && all[seat].N == 0 {
			continue
		}
		text := strconv.Itoa(all[seat].N)
		if by := all[seat].N - was; by != 0 {
			text, changed = text+" ("+strings.Replace("+"+ui.Signed(by), "+–", "–", 1)+")", true
		}
		parts = append(parts, text)
		if len(p.seats) > 2 || was == 0 {
			parts[len(parts)-1] = p.seats[seat].Name + " " + text
		}
	}
	ui.Show(p.again && g.On && changed, g.band)
	g.renew.SetOptions([]string{p.env.T("setup.handicap.new", games.Args{"List": strings.Join(parts, ", ")}), p.env.T("setup.handicap.same")})
	at := 0
	if g.Of != nil && slices.Equal(g.list(), g.by(g.last)) {
		at = 1
	}
	g.renew.SetSelected(at)
}
