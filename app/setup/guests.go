package setup

import (
	"cmp"
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/setup/people"
	"spieltisch/app/ui"
	"spieltisch/games"
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
	order     []store.PlayerID // of who: those who don't sit there come first, as the page was opened
	at, pages int              // of who, where not all have room
	turns     [2]*ui.IconButton
	count     *ui.Text
	line      *ui.Area
	head      *fyne.Container
	asks      *ui.Para        // who comes, or why somebody can't
	first     *fyne.Container // the page with everybody
	adding    *fyne.Container
	named     *ui.Text
}

func newGuests(p *Page) *guests {
	env := p.env
	g := &guests{p: p, chips: map[store.PlayerID]*people.Chip{}, who: container.NewWithoutLayout(), cast: ui.HGap(0), line: ui.NewArea(ui.Border, 0, nil)}
	g.named = ui.NewText("", ui.Title, ui.Ink)
	g.lots = ui.NewSmallButton(env.T("setup.lots"), ui.Soft, p.draw).WithIcon(ui.IconDice)
	env.Trace.Mark("lots", g.lots)
	g.turns = [2]*ui.IconButton{
		ui.NewIconButton(ui.IconBack, env.T("setup.known.before"), ui.Plain, func() { g.turnBy(-1) }),
		ui.NewIconButton(ui.IconChevron, env.T("setup.known.next"), ui.Plain, func() { g.turnBy(1) }),
	}
	g.count = ui.NewText("", ui.Strong, ui.Ink2)
	env.Trace.Mark("known.next", g.turns[1])
	g.asks = ui.NewPara("", ui.Title, ui.Ink)
	g.head = ui.HMid(4, ui.Stretch(ui.Inset(0, 12, 0, 0, g.asks)), g.turns[0], g.count, g.turns[1], g.lots)
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

// guestMost is how wide somebody's place is at most where not all have room.
const guestMost float32 = 112

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
	chip := g.fresh.MinSize()
	top := max(4, (s.Height-chip.Height-44)/3)
	ui.Put(g.head, 24, top, s.Width-48, 40)
	g.asks.Fit(g.asks.Size().Width, 40, ui.Title, ui.Strong, ui.Small)
	ui.PlaceAnew(g.head)
	y, cast := s.Height-chip.Height-4, g.cast.MinSize().Width
	who := g.fit(s.Width-56-chip.Width-cast, chip.Height)
	ui.Put(g.who, 16, y, who, chip.Height)
	ui.Put(g.fresh, 16+who, y, chip.Width, chip.Height)
	ui.Show(cast > 0, g.line)
	ui.Put(g.line, s.Width-24-cast-9, y+6, 1, chip.Height-16)
	ui.Put(g.cast, s.Width-24-cast, y, cast, chip.Height)
}

// fit shows the people side by side and tells how wide they are, all names alike. Where not all have room, those at the table are left
// out, and where the others have none either, a page of them is as wide as that.
func (g *guests) fit(room, high float32) (wide float32) {
	seen, cell := g.who.Objects, float32(0)
	for _, c := range seen {
		wide += c.MinSize().Width
	}
	per := max(1, len(seen))
	if wide > room {
		seen = slices.DeleteFunc(slices.Clone(seen), func(o fyne.CanvasObject) bool { return o.(*people.Chip).On() })
		per = max(1, min(len(seen), int(room/people.ChipLeast)))
		if cell = ui.Whole(room / float32(per)); per > 2 && !g.fits(seen, cell, ui.Small) {
			per--
		}
		cell = ui.Whole(min(guestMost, room/float32(per)))
	}
	pages := max(1, (len(seen)+per-1)/per)
	g.at = (g.at + pages) % pages
	page := seen[min(len(seen), g.at*per):min(len(seen), (g.at+1)*per)]
	ui.Show(false, g.who.Objects...)
	ui.Show(true, page...)
	style := ui.Alike(func(s ui.Style) bool { return g.fits(seen, cell, s) }, people.Styles(g.p.short)...)
	for _, c := range slices.Concat(g.who.Objects, g.cast.Objects, []fyne.CanvasObject{g.fresh}) {
		c.(*people.Chip).SetStyle(style)
	}
	x := float32(0)
	for _, c := range page {
		w := cmp.Or(cell, c.MinSize().Width)
		ui.Put(c, x, 0, w, high)
		x += w
	}
	g.count.SetText(strconv.Itoa(g.at+1) + "/" + strconv.Itoa(pages))
	if ui.Show(pages > 1, g.turns[0], g.count, g.turns[1]); pages != g.pages {
		g.pages = pages
		ui.PlaceAnew(g.head)
	}
	return max(cell*float32(min(per, len(seen))), x)
}

// fits tells whether a style has all names whole, in cells or, for 0, as wide as they want to be.
func (g *guests) fits(all []fyne.CanvasObject, cell float32, s ui.Style) bool {
	return !slices.ContainsFunc(all, func(o fyne.CanvasObject) bool { return !o.(*people.Chip).Fits(cmp.Or(cell, o.MinSize().Width), s) })
}

// turnBy shows another page of the people.
func (g *guests) turnBy(by int) {
	g.at += by
	g.p.mat.tell(0)
	ui.PlaceAllAnew(g.first)
}

// ask asks who comes, or with a name says why they can't.
func (g *guests) ask(name string) {
	says, ink := g.p.env.T("setup.known"), ui.Ink
	if name != "" {
		says, ink = g.p.env.T("setup.full", games.Args{"Name": name}), ui.Warn
	}
	g.asks.SetText(says)
	g.asks.SetColor(ink)
	ui.PlaceAnew(g.first)
}

// fill follows who sits at the table.
func (g *guests) fill() {
	p := g.p
	g.who.Objects, g.cast.Objects = nil, nil
	marks := ui.Initials(store.Names(p.known))
	if len(g.order) != len(p.known) {
		g.order = idsOf(p.known)
		slices.SortStableFunc(g.order, func(a, b store.PlayerID) int { return cmp.Compare(g.sitting(a), g.sitting(b)) })
	}
	for _, id := range g.order {
		if i := slices.IndexFunc(p.known, func(k store.Player) bool { return k.ID == id }); i >= 0 {
			g.who.Add(g.chip(p.known[i], marks[i], "", "known."+strconv.Itoa(i)))
		}
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
	g.ask("")
}

// sitting is 1 for somebody who sits at the table.
func (g *guests) sitting(id store.PlayerID) int {
	if g.p.sits(id) {
		return 1
	}
	return 0
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
	p.mat.carry(k, &c.Carried)
	on := p.sits(id)
	c.Set(k.Name, note, k.Level, on, len(p.seats) >= p.game.MaxSeats && !on)
	for _, face := range c.Faces() {
		p.env.ShowAvatar(face, k, initials)
	}
	p.env.Trace.Mark(trace, c)
	return c
}
