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

	who, cast *fyne.Container
	from, to  int  // those of who that are shown
	all       bool // which are all
	next      *ui.IconButton
	line      *ui.Area
	head      *fyne.Container
	title     *ui.Text
	told      *ui.Para        // about a character, in place of the title
	first     *fyne.Container // the page with everybody
	adding    *fyne.Container
	named     *ui.Text
}

func newGuests(p *Page) *guests {
	env := p.env
	g := &guests{p: p, chips: map[store.PlayerID]*people.Chip{}, who: ui.HGap(0), cast: ui.HGap(0), line: ui.NewArea(ui.Border, 0, nil)}
	g.named = ui.NewText("", ui.Title, ui.Ink)
	g.lots = ui.NewSmallButton(env.T("setup.lots"), ui.Soft, p.draw).WithIcon(ui.IconDice)
	env.Trace.Mark("lots", g.lots)
	g.title, g.told = ui.NewText(env.T("setup.known"), ui.Title, ui.Ink).Truncate(), ui.NewPara("", ui.Strong, ui.Ink).MaxLines(2)
	g.next = ui.NewIconButton(ui.IconChevron, env.T("setup.known.next"), ui.Plain, g.turnOn)
	env.Trace.Mark("known.next", g.next)
	g.head = ui.HMid(8, ui.Stretch(container.NewStack(g.title, g.told)), g.next, g.lots)
	plus := container.NewStack(ui.NewArea(ui.Well, 28, nil), ui.Centered(ui.NewIcon(ui.IconPlus, 24, ui.Ink2)))
	g.fresh = people.NewChip(&p.short)
	g.fresh.OnTap = func(int) { g.open(true) }
	g.fresh.Face.WithFigure(plus)
	g.fresh.Set(env.T("setup.new"), "", 0, false, false)
	env.Trace.Mark("player.new", g.fresh)
	g.first = ui.Laid(func() fyne.Size { return fyne.Size{} }, g.place, g.head, g.who, g.fresh, g.line, g.cast)
	back := ui.NewIconButton(ui.IconBack, env.T("common.back"), ui.Plain, func() { g.open(false) }).WithKey("Escape")
	g.adding = ui.Inset(4, 24, 0, 16, ui.VGap(0, ui.HMid(8, back, g.named), ui.Stretch(ui.Inset(0, 0, 0, 8, p.adder.Build()))))
	g.adding.Hide()
	g.object = ui.NewPaper(ui.KeepClear(container.NewStack(g.first, g.adding)))
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

// tell says what a character does where the mat has no room for that.
func (g *guests) tell() {
	m := g.p.mat
	says := m.telling != 0 && m.crowded()
	g.told.SetText(m.says.String())
	ui.Show(says, g.told)
	ui.Show(!says, g.title)
}

func (g *guests) turn(adding bool) {
	ui.Show(!adding, g.first)
	ui.Show(adding, g.adding)
	g.object.Refresh()
}

func (g *guests) place(s fyne.Size) {
	chip := g.fresh.MinSize()
	top := max(4, (s.Height-chip.Height-44)/3)
	ui.Put(g.head, 24, top, s.Width-44, 40)
	y, cast := s.Height-chip.Height-4, g.cast.MinSize().Width
	who, all := g.fit(s.Width - 48 - chip.Width - cast)
	if ui.Show(!all, g.next); all != g.all {
		g.all = all
		ui.PlaceAnew(g.head)
	}
	ui.Put(g.who, 16, y, who, chip.Height)
	ui.Put(g.fresh, 16+who, y, chip.Width, chip.Height)
	ui.Show(cast > 0, g.line)
	ui.Put(g.line, s.Width-16-cast-9, y+6, 1, chip.Height-16)
	ui.Put(g.cast, s.Width-16-cast, y, cast, chip.Height)
}

// fit shows as many people as have room, from the one on that is the first, and tells how wide they are and whether they are all.
func (g *guests) fit(room float32) (wide float32, all bool) {
	chips := g.who.Objects
	for i, chip := range chips {
		ui.Show(true, chip)
		all = wide+chip.MinSize().Width <= room && (i == 0 || all)
		wide += chip.MinSize().Width
	}
	if all || len(chips) == 0 {
		g.from, g.to = 0, len(chips)
		return wide, true
	}
	wide, g.to = 0, g.from
	for i, chip := range chips {
		w := chip.MinSize().Width
		fits := i == g.to && (i == g.from || wide+w <= room)
		if ui.Show(fits, chip); fits {
			wide, g.to = wide+w, i+1
		}
	}
	return wide, false
}

// turnOn shows the next people who have room, behind the last one the first.
func (g *guests) turnOn() {
	if g.from = g.to; g.from >= len(g.who.Objects) {
		g.from = 0
	}
	ui.PlaceAllAnew(g.first)
}

// fill follows who sits at the table.
func (g *guests) fill() {
	p := g.p
	g.who.Objects, g.cast.Objects = nil, nil
	for i, mark := range ui.Initials(store.Names(p.known)) {
		g.who.Add(g.chip(p.known[i], mark, "", "known."+strconv.Itoa(i)))
	}
	if p.offers() {
		for _, l := range mind.Characters() {
			k := character(l)
			g.cast.Add(g.chip(k, "", computerText(p.env, "computer.level.", l), "cast."+strconv.Itoa(int(l))))
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
		c = people.NewChip(&p.short)
		g.chips[id] = c
	}
	c.OnTap = func(int) { p.toggle(k) }
	c.OnDropAt = func(at fyne.Position) { p.mat.dropped(k, at) }
	on := p.sits(id)
	c.Set(k.Name, note, k.Level, on, len(p.seats) >= p.game.MaxSeats && !on)
	for _, face := range c.Faces() {
		p.env.ShowAvatar(face, k, initials)
	}
	p.env.Trace.Mark(trace, c)
	return c
}
