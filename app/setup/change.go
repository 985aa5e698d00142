package setup

import (
	"slices"

	"spieltisch/app/setup/people"
	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/table/form"
	"spieltisch/app/table/session"
	"spieltisch/games"
	"spieltisch/games/each"
	"spieltisch/games/handicap"
	"spieltisch/store"
)

// changed shows the seats again after they have changed.
func (p *Page) changed() {
	p.wrong, p.drawn = false, false
	p.tell()
	p.fill()
	p.Shown()
}

// order has characters sit after all persons where what is agreed wants that, and tells whether anybody moves.
func order(p *Page) bool {
	if o, ok := p.form.(form.Ordered); !ok || !o.CharactersLast() {
		return false
	}
	before := idsOf(p.seats)
	p.seats = slices.Concat(personsOf(p.seats), computersOf(p.seats))
	return !slices.Equal(before, idsOf(p.seats))
}

// tell has the form know who plays.
func (p *Page) tell() {
	order(p)
	p.form.SetNames(store.Names(p.seats))
	p.form.SetSeats(len(p.seats))
}

// fill shows seats, players and what is missing.
func (p *Page) fill() {
	p.mat.fill()
	p.guests.fill()
	if p.plan == nil {
		p.showPace()
	}
	p.offer()
	p.given.follow()
	p.how.show()
}

// missing is why the match can't start yet, "" when it can.
func (p *Page) missing() string {
	ok, why := p.env.Writable()
	switch n, g := len(p.coming()), p.game; {
	case !ok:
		return why
	case p.alone() && n == 1:
		return p.env.T("setup.against.who", games.Args{"Name": p.seats[0].Name})
	case n == 0:
		return p.env.T("setup.none", games.Args{"N": g.MinSeats})
	case n < g.MinSeats:
		return p.env.T("setup.few", games.Args{"N": g.MinSeats - n})
	}
	return ""
}

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

// missed is whoever sits at the table most often and doesn't yet, -1 for nobody.
func (p *Page) missed() int {
	return slices.IndexFunc(p.known, func(k store.Player) bool { return !p.sits(k.ID) })
}

// next brings them; or somebody new.
func (p *Page) next() {
	if i := p.missed(); i >= 0 {
		p.toggle(p.known[i])
	} else {
		p.guests.open(true)
	}
}

// nextName says whom next brings.
func (p *Page) nextName() string {
	if i := p.missed(); i >= 0 {
		return p.env.T("setup.free", games.Args{"Name": p.known[i].Name})
	}
	return p.env.T("setup.player.new")
}

// moveTo has somebody sit at a place, in turn order: who sits there changes places with them, or whoever comes moves all others on, or
// at a full table takes the place of who sits there.
func (p *Page) moveTo(who store.Player, to int) {
	from, n := slices.IndexFunc(p.seats, func(s store.Player) bool { return s.ID == who.ID }), len(p.seats)
	switch {
	case from >= 0:
		p.arrange(func(seats []store.Player) []store.Player {
			to := min(to, n-1)
			seats[from], seats[to] = seats[to], seats[from]
			return seats
		})
	case to < n:
		p.arrange(func(seats []store.Player) []store.Player {
			if n < p.game.MaxSeats {
				return slices.Insert(seats, to, who)
			}
			seats[to] = who
			return seats
		})
	default:
		p.toggle(who)
	}
}

// arrange changes who sits where, and everybody goes there.
func (p *Page) arrange(change func(seats []store.Player) []store.Player) {
	p.mat.glide(func() {
		p.seats = change(slices.Clone(p.seats))
		p.changed()
	})
}

// toggle brings a player to the table, or takes him from it.
func (p *Page) toggle(k store.Player) {
	switch {
	case p.sits(k.ID):
		p.seats = slices.DeleteFunc(slices.Clone(p.seats), func(s store.Player) bool { return s.ID == k.ID })
	case len(p.seats) >= p.game.MaxSeats:
		p.guests.ask(k.Name)
		return
	default:
		p.seats = append(p.seats, k)
	}
	p.changed()
	if k.Computer() && p.sits(k.ID) && p.mat.telling != k.Level {
		p.mat.tell(k.Level)
	}
}

// join seats a player who was just added. If they came to play against the computer, nobody else is asked for.
func (p *Page) join(k store.Player) {
	p.known = people.Known(p.env)
	p.adder.Reset(p.known)
	alone := p.alone()
	p.toggle(k)
	if alone {
		p.guests.open(false)
		p.how.start.Focus()
		return
	}
	if p.guests.adding.Visible() && len(p.seats) == p.game.MaxSeats {
		p.guests.open(false)
		return
	}
	p.adder.Focus()
}

// renamed follows a changed name or colour.
func (p *Page) renamed() {
	p.known = people.Known(p.env)
	for i, s := range p.seats {
		if now, ok := p.whoIs(s.ID); ok {
			p.seats[i] = now
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
	p.arrange(func(seats []store.Player) []store.Player {
		games.NewChance(p.env.NewSeed(), 0, 0).Shuffle(len(seats), func(i, j int) { seats[i], seats[j] = seats[j], seats[i] })
		return seats
	})
	p.drawn = true
	p.how.show()
}

// coming are those at the table, and whoever is being added: their name counts as soon as it is typed.
func (p *Page) coming() []store.Player {
	seats := slices.Clone(p.seats)
	if name := p.adder.Typed(); name != "" && !p.adder.Refused() && len(seats) < p.game.MaxSeats {
		seats = append(seats, store.Player{Name: name})
	}
	return seats
}

// begin starts the match and goes to its table. A name that is typed comes along, or says what is wrong with it.
func (p *Page) begin() {
	if p.missing() != "" || p.adder.Typed() != "" && len(p.seats) < p.game.MaxSeats && !p.adder.Add() {
		return
	}
	env := p.env
	setup := p.form.Setup(len(p.seats), env.NewSeed())
	p.wrong = setup == nil
	p.how.show()
	if p.wrong {
		p.how.turn(true) // which says what is wrong
		return
	}
	setup = handicap.Put(setup, p.given.list())
	if p.plan != nil {
		p.how.turn(false) // to what may be wrong
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
	if env.Report(err) {
		return
	}
	p.remember()
	p.drafts = false
	env.Router.Replace(shell.Route{Page: shell.Table, Match: id})
}

// create begins the match in the store.
func (p *Page) create(setup []byte) (store.MatchID, error) {
	players, edition := idsOf(p.seats), 0
	for i, s := range p.seats {
		if s.Computer() {
			edition = p.game.Edition
			who, err := p.env.Store.Character(s.Level)
			if err != nil {
				return 0, err
			}
			players[i] = who.ID
		}
	}
	s, err := session.Begin(p.env.Store, p.game.Kind, store.NewMatch{
		Setup: setup, Players: players, Series: p.series, Tips: p.tipsOn(), Edition: edition,
	})
	if err != nil {
		return 0, err
	}
	return s.ID(), nil
}

// idsOf are those who sit at the table, in turn order; characters have those of character.
func idsOf(seats []store.Player) []store.PlayerID {
	return each.Of(seats, func(s store.Player) store.PlayerID { return s.ID })
}

// remember keeps players and options for the next match; the match itself doesn't
// depend on it.
func (p *Page) remember() {
	p.keepAs(draft{})
	err := p.keys().given().Set(p.env.Store, p.given.kept())
	if err == nil {
		err = p.keys().players().Set(p.env.Store, idsOf(p.seats))
	}
	if all := computersOf(p.seats); err == nil && len(all) > 0 {
		err = table.FavouriteKey(p.game.Kind.Name()).Set(p.env.Store, all[len(all)-1].Level)
	}
	if p.plan == nil && p.game.Tips && err == nil {
		err = p.tips.keep(p.env.Store, p.game)
	}
	if options := p.form.Options(); err == nil && options != nil {
		err = p.keys().options().Set(p.env.Store, options)
	}
	p.env.Report(err)
}
