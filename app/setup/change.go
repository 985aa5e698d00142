package setup

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"spieltisch/app/setup/people"
	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/table/session"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/store"
)

// changed shows the seats again after they have changed.
func (p *Page) changed() {
	p.wrong, p.drawn = false, false
	p.form.SetSeats(len(p.seats))
	p.fill()
	p.relayout()
	p.Shown()
}

// relayout fits the page to its content.
func (p *Page) relayout() {
	if p.scroll != nil {
		p.column.Refresh() // its card may keep its size
		p.body.Refresh()
		p.scroll.Refresh()
	}
}

// reveal scrolls o into view, also where it has just come and the driver doesn't know yet where it lies.
func (p *Page) reveal(o fyne.CanvasObject) {
	at, ok := ui.Place(p.scroll, o)
	if !ok {
		return
	}
	y := at.Y - p.scroll.Position().Y
	off := p.scroll.Offset
	switch view := p.scroll.Size().Height; {
	case y < margin:
		off.Y += y - margin
	case y+o.Size().Height+margin > view:
		off.Y += y + o.Size().Height + margin - view
	default:
		return
	}
	off.Y = min(max(0, off.Y), max(0, p.body.MinSize().Height-p.scroll.Size().Height))
	p.scroll.ScrollToOffset(off)
}

// fill shows seats, players and what is missing.
func (p *Page) fill() {
	p.list.fill()
	p.fillPool()
	ui.Show(len(p.seats) == 0, p.empty)
	ui.Show(len(p.seats) > 0, p.list.Container)
	ui.Show(len(p.seats) > 1, p.hint)
	ui.Show(len(p.known) > 0, p.others)
	p.lots.SetEnabled(len(p.seats) > 1, p.env.T("setup.lots.few"))
	p.fillComputers()
	p.fillName()
	p.offer.show(p.persons())
	p.colors.SetText(sameColors(p.env, p.persons()))
	ui.Show(p.colors.String() != "", p.colors)
	p.fillFoot()
}

// fillPool shows the known players; who sits at the table is switched on.
func (p *Page) fillPool() {
	names := make([]string, len(p.known))
	for i, k := range p.known {
		names[i] = k.Name
	}
	full := len(p.seats) >= p.game.MaxSeats
	p.pool.Objects = p.pool.Objects[:0]
	for i, mark := range ui.Initials(names) {
		k := p.known[i]
		c := p.chips[k.ID]
		if c == nil {
			id := k.ID
			c = people.NewChip(k.Name, mark, k.Color, false, func() { p.toggleID(id) })
			c.OnFocus = func() { p.reveal(c) }
			p.chips[k.ID] = c
		}
		on := p.sits(k.ID)
		c.Set(k.Name, mark, k.Color, on, full && !on)
		c.SetPicture(p.env.Portrait(k))
		p.env.Trace.Mark("known."+strconv.Itoa(i), c)
		p.pool.Objects = append(p.pool.Objects, c)
	}
	p.pool.Refresh()
}

// missing is why the match can't start yet, "" when it can.
func (p *Page) missing() string {
	ok, why := p.env.Writable()
	switch n, g := len(p.seats), p.game; {
	case !ok:
		return why
	case p.alone():
		return p.env.T("setup.against.who", games.Args{"Name": p.seats[0].Name})
	case n < g.MinSeats:
		return p.env.T("setup.few", games.Args{"N": g.MinSeats - n})
	}
	return ""
}

func (p *Page) fillFoot() { p.foot.show(p.seats, p.missing(), p.wrong, p.drawn) }

// sameColors warns of the first two or more players at the table with one colour.
func sameColors(env *shell.Env, persons []store.Player) string {
	for i, a := range persons {
		names := []string{a.Name}
		for _, b := range persons[i+1:] {
			if a.Color == b.Color {
				names = append(names, b.Name)
			}
		}
		if len(names) > 1 {
			return env.T("setup.colors", games.Args{"Names": env.Join(names)})
		}
	}
	return ""
}

func (p *Page) toggleID(id store.PlayerID) {
	if i := slices.IndexFunc(p.known, func(k store.Player) bool { return k.ID == id }); i >= 0 {
		p.toggle(p.known[i])
	}
}

// toggle brings a player to the table, or takes him from it.
func (p *Page) toggle(k store.Player) {
	switch {
	case p.sits(k.ID):
		p.seats = slices.DeleteFunc(slices.Clone(p.seats), func(s store.Player) bool { return s.ID == k.ID })
	case len(p.seats) >= p.game.MaxSeats:
		p.env.Toast(p.env.T("setup.full"))
		return
	default:
		p.seats = append(p.seats, k)
	}
	p.changed()
}

// join seats a player who was just added.
func (p *Page) join(k store.Player) {
	p.refresh()
	p.adder.Reset(p.known)
	p.toggle(k)
	p.adder.Focus()
}

// refresh reads the players again.
func (p *Page) refresh() {
	known, err := p.env.Store.Players()
	if err != nil {
		p.env.Toast(p.env.Explain(nil, err))
		return
	}
	p.known = known
}

// renamed follows a changed name or colour.
func (p *Page) renamed() {
	p.refresh()
	for i, s := range p.seats {
		if j := slices.IndexFunc(p.known, func(k store.Player) bool { return k.ID == s.ID }); j >= 0 {
			p.seats[i] = p.known[j]
		}
	}
	p.adder.Know(p.known)
	p.changed()
}

// draw puts the players into a random order.
func (p *Page) draw() {
	if len(p.seats) < 2 {
		return
	}
	p.list.glide(func() {
		seats := slices.Clone(p.seats)
		games.NewChance(p.env.NewSeed(), 0, 0).Shuffle(len(seats), func(i, j int) { seats[i], seats[j] = seats[j], seats[i] })
		p.seats = seats
		p.changed()
	})
	p.drawn = true
	p.fillFoot()
}

// begin starts the match and goes to its table.
func (p *Page) begin() {
	if p.missing() != "" {
		return
	}
	env := p.env
	setup := p.form.Setup(len(p.seats), env.NewSeed())
	p.wrong = setup == nil
	p.fillFoot()
	if p.wrong {
		p.relayout()
		return
	}
	if p.plan != nil {
		drafts := p.drafts
		p.drafts = false // the page goes while the sheet begins
		if p.plan.Begin(p.seats, setup) {
			p.remember()
		} else {
			p.drafts = drafts
		}
		return
	}
	id, err := p.create(setup)
	if err != nil {
		env.Toast(env.Explain(nil, err))
		return
	}
	p.remember()
	p.drafts = false
	env.Router.Replace(shell.Route{Page: shell.Table, Match: id})
}

// create begins the match in the store.
func (p *Page) create(setup []byte) (store.MatchID, error) {
	players := p.ids()
	for i, s := range p.seats {
		if s.Computer() {
			who, err := p.env.Store.Character(s.Level)
			if err != nil {
				return 0, err
			}
			players[i] = who.ID
		}
	}
	s, err := session.Begin(p.env.Store, p.game.Kind, store.NewMatch{
		Setup: setup, Players: players, Series: p.series, Tips: p.tips.allowed && p.game.Tips,
	})
	if err != nil {
		return 0, err
	}
	return s.ID(), nil
}

// ids are those who sit at the table, in turn order; characters have those of character.
func (p *Page) ids() []store.PlayerID {
	out := make([]store.PlayerID, len(p.seats))
	for i, s := range p.seats {
		out[i] = s.ID
	}
	return out
}

// remember keeps players and options for the next match; the match itself doesn't
// depend on it.
func (p *Page) remember() {
	p.keepAs(draft{})
	err := p.keys().players().Set(p.env.Store, p.ids())
	if all := computersOf(p.seats); err == nil && len(all) > 0 {
		err = table.FavouriteKey(p.game.Kind.Name()).Set(p.env.Store, all[len(all)-1].Level)
	}
	if p.plan == nil && p.game.Tips && err == nil {
		err = tipsKey(p.game).Set(p.env.Store, p.tips.allowed)
	}
	if options := p.form.Options(); err == nil && options != nil {
		err = p.keys().options().Set(p.env.Store, options)
	}
	if err != nil {
		p.env.Toast(p.env.Explain(nil, err))
	}
}
