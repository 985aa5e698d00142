package setup

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/setup/people"
	"spieltisch/app/ui"
	"spieltisch/games/mind"
	"spieltisch/store"
)

// guests is the paper with everybody who can come to the table. Somebody new is added on another page of it.
type guests struct {
	p      *Page
	object *ui.Surface
	chips  map[store.PlayerID]*people.Chip
	fresh  *people.Chip // adds somebody
	lots   *ui.Button

	who, cast   *fyne.Container
	left, right *ui.Scroll
	line        *ui.Area
	title       *ui.Text
	first       *fyne.Container // the page with everybody
	adding      *fyne.Container
	named       *ui.Text
	add         fyne.CanvasObject
}

func newGuests(p *Page) *guests {
	env := p.env
	g := &guests{p: p, chips: map[store.PlayerID]*people.Chip{}, who: ui.HGap(0), cast: ui.HGap(0), line: ui.NewArea(ui.Border, 0, nil)}
	g.title, g.named = ui.NewText(env.T("setup.known"), ui.Title, ui.Ink), ui.NewText("", ui.Title, ui.Ink)
	g.lots = ui.NewSmallButton(env.T("setup.lots"), ui.Soft, p.draw).WithIcon(ui.IconDice)
	env.Trace.Mark("lots", g.lots)
	plus := container.NewStack(ui.NewArea(ui.Well, 28, nil), ui.Centered(ui.NewIcon(ui.IconPlus, 24, ui.Ink2)))
	g.fresh = people.NewChip(func() { g.open(true) })
	g.fresh.Faces()[0].WithFigure(plus)
	g.fresh.Set(env.T("setup.new"), "", false, false)
	env.Trace.Mark("player.new", g.fresh)
	g.left, g.right = ui.NewScroll(g.who), ui.NewScroll(g.cast)
	g.left.Direction, g.right.Direction = container.ScrollHorizontalOnly, container.ScrollHorizontalOnly
	g.first = ui.Laid(func() fyne.Size { return fyne.Size{} }, g.place, g.title, g.lots, g.left, g.line, g.right)
	back := ui.NewIconButton(ui.IconBack, env.T("common.back"), ui.Plain, func() { g.open(false) }).WithKey("Escape")
	g.add = p.adder.Build()
	head := ui.HMid(8, back, g.named)
	g.adding = ui.Laid(func() fyne.Size { return fyne.Size{} }, func(s fyne.Size) {
		ui.Put(head, 16, 8, s.Width-48, 40)
		g.add.Resize(fyne.NewSize(s.Width-48, g.add.MinSize().Height)) // what is wrong with a name wraps
		ui.Put(g.add, 24, 52, s.Width-48, g.add.MinSize().Height)
	}, head, g.add)
	g.adding.Hide()
	g.object = ui.NewPaper(container.NewStack(g.first, g.adding))
	return g
}

// open turns to the page on which somebody is added, or back. A name that was refused doesn't come back.
func (g *guests) open(on bool) {
	if ok, why := g.p.env.Writable(); on && !ok {
		g.p.env.Toast(why)
		return
	}
	g.turn(on)
	if on {
		g.p.adder.Focus()
	} else {
		g.p.adder.Reset(g.p.known)
		g.p.how.show()
	}
	g.p.Shown()
}

func (g *guests) turn(adding bool) {
	ui.Show(!adding, g.first)
	ui.Show(adding, g.adding)
	g.object.Refresh()
}

func (g *guests) place(s fyne.Size) {
	top := max(4, (s.Height-people.ChipHigh-44)/3)
	ui.Put(g.title, 24, top, s.Width-48, 40)
	m := g.lots.MinSize()
	ui.Put(g.lots, s.Width-20-m.Width, top, m.Width, m.Height)
	y := s.Height - people.ChipHigh - 4
	who, cast := g.who.MinSize().Width, g.cast.MinSize().Width
	room := s.Width - 40
	if cast > 0 {
		room -= 24
		if who+cast > room {
			who = max(min(who, room-cast), min(who, room*.5))
		}
		cast = min(cast, room-who)
	}
	who = min(who, room)
	ui.Put(g.left, 16, y, who, people.ChipHigh)
	ui.Show(cast > 0, g.line, g.right)
	ui.Put(g.line, s.Width-24-cast-13, y+6, 1, people.ChipHigh-16)
	ui.Put(g.right, s.Width-24-cast, y, cast, people.ChipHigh)
}

// fill follows who sits at the table.
func (g *guests) fill() {
	p := g.p
	g.who.Objects, g.cast.Objects = nil, nil
	for i, mark := range ui.Initials(store.Names(p.known)) {
		g.who.Add(g.chip(p.known[i], mark, "", "known."+strconv.Itoa(i)))
	}
	g.who.Add(g.fresh)
	if p.offers() {
		for _, l := range mind.Characters() {
			k := character(l)
			note := computerText(p.env, "computer.level.", l)
			if p.sits(k.ID) {
				note = p.env.T("setup.sits")
			}
			g.cast.Add(g.chip(k, "", note, "cast."+strconv.Itoa(int(l))))
		}
	}
	g.lots.SetEnabled(len(p.seats) > 1, p.env.T("setup.lots.few"))
	g.named.SetText(p.env.T("setup.player.new"))
	if p.alone() {
		g.named.SetText(p.env.T("setup.against.name"))
	}
	ui.PlaceAnew(g.first)
}

// chip shows somebody as they are now: the same widget each time.
func (g *guests) chip(k store.Player, initials, note, trace string) *people.Chip {
	p, id := g.p, k.ID
	c := g.chips[id]
	if c == nil {
		now := func(do func(store.Player)) {
			if who, ok := p.whoIs(id); ok {
				do(who)
			}
		}
		c = people.NewChip(func() { now(p.toggle) })
		c.OnDropAt = func(at fyne.Position) { now(func(who store.Player) { p.mat.dropped(who, at) }) }
		g.chips[id] = c
	}
	on := p.sits(id)
	c.Set(k.Name, note, on, len(p.seats) >= p.game.MaxSeats && !on)
	for _, face := range c.Faces() {
		p.env.ShowAvatar(face, k, initials)
	}
	p.env.Trace.Mark(trace, c)
	return c
}
