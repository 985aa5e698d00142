package setup

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/table/form"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/locales"
	"spieltisch/store"
)

// how is the paper that says how it is played: three choices, and all else on another page of it. Below stands the button that begins.
type how struct {
	p      *Page
	object *ui.Surface
	inner  *fyne.Container
	title  *ui.Text
	again  *ui.Button     // as it was played last
	back   *ui.IconButton // from all else
	few    *fyne.Container
	rest   *ui.Para
	stands *fyne.Container // around it
	more   *ui.CardButton  // opens the other page
	dare   *ui.Button      // a challenge, for one person alone, of whom there is nothing to say
	all    *fyne.Container
	scroll *ui.Scroll // all else
	faded  fyne.CanvasObject
	open   bool
	start  *ui.Button
	lacks  *ui.Para // in its place: why it can't be
	status *ui.Para
}

func newHow(p *Page) *how {
	env, start := p.env, games.ID("setup.start")
	h := &how{p: p, inner: container.NewStack()}
	if p.plan != nil {
		start = p.plan.Start
	}
	h.title = ui.NewText("", ui.Question, ui.Ink).Truncate()
	h.again = ui.NewSmallButton(env.T("setup.again"), ui.WellBtn, p.asLast).WithIcon(ui.IconUndo)
	h.back = ui.NewIconButton(ui.IconBack, env.T("common.back"), ui.Plain, func() { h.turn(false) }).WithKey("Escape")
	h.rest = ui.NewPara("", ui.Body, ui.Ink2).MaxLines(2)
	told := ui.VGap(0, ui.NewText(env.T("setup.more"), ui.Heading, ui.Ink), h.rest)
	h.stands = ui.Inset(0, 6, 0, 6, ui.HMid(8, ui.Stretch(told), ui.NewIcon(ui.IconDown, 20, ui.Ink)))
	h.more = ui.NewCardButton(6, h.stands, func() { h.turn(true) }).Mat(ui.Cloth{Face: ui.Well})
	env.Trace.Mark("more", h.more)
	h.dare = ui.NewSmallButton(env.T("challenge.title"), ui.WellBtn, p.dare).WithIcon(ui.IconFlag)
	env.Trace.Mark("challenge", h.dare)
	h.start = ui.NewMainButton(env.T(start), p.begin).WithIcon(ui.IconPlay)
	env.Trace.Mark("start", h.start)
	h.lacks = ui.NewPara("", ui.Number, ui.Ink2).Align(fyne.TextAlignCenter)
	env.Trace.Mark("lacks", h.lacks)
	h.status = ui.NewPara("", ui.Strong, ui.Ink2).Align(fyne.TextAlignCenter).MaxLines(2)
	h.all = ui.VGap(20)
	h.scroll = ui.NewVScroll(ui.Inset(0, 12, 0, 0, h.all)) // beside its bar
	h.faded = h.scroll.Faded(ui.CardBG)
	h.object = ui.NewPaper(ui.Inset(14, 28, 8, 28, h.inner))
	h.build()
	return h
}

// build makes the questions again.
func (h *how) build() {
	p := h.p
	main, more := p.form.Parts(len(p.seats))
	asks := p.given.build()
	p.form.OnChange(func() {
		if p.given.follow(); order(p) {
			p.changed()
		}
		h.tell()
	})
	var few []ui.Band
	for _, o := range main {
		few = append(few, ui.Band{Object: o, Least: form.MainLow, Good: form.MainHigh})
	}
	h.all.Objects = []fyne.CanvasObject{more}
	if p.plan != nil {
		below, besides := p.plan.Ask()
		few = append(few, ui.Band{Object: ui.Inset(0, 0, 6, 0, below)}) // apart from what leads to all else
		h.all.Add(besides)
	} else {
		h.all.Objects = append(h.all.Objects, p.askTips(), p.askPace())
	}
	h.all.Objects = append([]fyne.CanvasObject{asks}, h.all.Objects...)
	h.few = ui.Bands(6, 40, append(few, ui.Band{Object: p.given.band, Goes: 2}, ui.Band{Object: h.more, Least: moreHigh, Goes: 1})...)
	h.inner.Objects = []fyne.CanvasObject{ui.Bands(12, 12,
		ui.Band{Object: ui.HMid(8, h.back, ui.Stretch(h.title), h.again), Least: 40},
		ui.Band{Object: container.NewStack(h.few, ui.Inset(0, -12, 0, 0, h.faded)), Least: 1, Fills: true},
		ui.Band{Object: container.NewStack(h.start, ui.VGap(0, ui.Spacer(), h.lacks, ui.Spacer())), Least: 68},
		ui.Band{Object: container.NewStack(h.status, h.dare), Least: 2 * ui.Strong.Height()})}
}

// turn turns to the page with all else, or back.
func (h *how) turn(open bool) bool {
	if h.open == open {
		return false
	}
	h.open = open
	h.scroll.ScrollToTop()
	h.tell()
	h.relay()
	h.p.Shown()
	return true
}

func (h *how) relay() {
	p, name := h.p, games.ID("setup.how")
	if h.open {
		name = "setup.more"
	}
	h.title.SetText(p.env.T(name))
	ui.Show(h.open, h.back, h.faded)
	ui.Show(!h.open && p.last != nil, h.again)
	ui.Show(!h.open, h.few)
	ui.PlaceAllAnew(h.inner)
	h.scroll.Refresh()
}

// moreHigh is the height of the card that leads to all else.
const moreHigh float32 = 76

// tell says how all else stands.
func (h *how) tell() {
	p := h.p
	parts := p.form.Rest()
	if told := p.given.told(); told != "" {
		parts = append(parts, told)
	}
	if p.plan != nil {
		parts = append(parts, p.plan.Told())
	} else if p.game.Tips && p.form.Tips() {
		id := games.ID("setup.tips.off")
		if p.tipsOn() {
			id = "setup.tips.on"
		}
		parts = append(parts, p.env.T(id))
	}
	if len(computersOf(p.seats)) > 0 {
		parts = append(parts, p.env.T("setup.pace.told", games.Args{"Pace": p.env.T(table.PaceNames[table.PaceOf(p.env)])}))
	}
	h.rest.SetText(locales.Sentence(strings.Join(parts, ", ")))
	ui.PlaceAllAnew(h.stands)
	if p.tipped != nil {
		p.tipped.SetOn(p.tipsOn())
		ui.Show(p.game.Tips && p.form.Tips(), p.tipped)
	}
}

// show says who plays, or what is missing.
func (h *how) show() {
	p := h.p
	missing := p.missing()
	h.lacks.SetText(missing)
	ui.Show(missing == "", h.start)
	ui.Show(!p.wrong && p.game.Challenge != nil && p.plan == nil && p.missing() == "" && len(p.coming()) == 1 && len(personsOf(p.seats)) == 1, h.dare)
	colors := sameColors(p.env, personsOf(p.seats))
	coming := p.coming()
	text, ink := atTable(p.env, coming), ui.Ink2
	switch {
	case p.wrong:
		text, ink = p.env.T("setup.form"), ui.Warn
	case p.drawn:
		text, ink = p.env.T("setup.lots.drawn", games.Args{"Name": p.seats[0].Name}), ui.AccentText
	case colors != "":
		text, ink = colors, ui.Warn
	case len(coming) == 1: // against nobody
		text = ""
	case missing == "" && len(computersOf(coming)) == len(coming):
		text = p.env.T("setup.computer.watch")
	}
	h.status.SetText(text)
	h.status.SetColor(ink)
	h.tell()
	h.relay()
}

// atTable says who plays: persons against computers, if there are both. Where the names don't fit whole it counts the persons.
func atTable(env *shell.Env, seats []store.Player) string {
	persons, computers := store.Names(personsOf(seats)), store.Names(computersOf(seats))
	told := func(names string) string {
		if len(persons) == 0 || len(computers) == 0 {
			return names
		}
		return env.T("setup.computer.against", games.Args{"Names": names, "Computers": env.Join(computers)})
	}
	names := env.Join(persons)
	if len(persons) == 0 {
		names = env.Join(computers)
	}
	line := ui.NewPara(told(names), ui.Strong, ui.Ink2)
	if line.Resize(fyne.NewSize(howNarrow-56, 0)); line.MinSize().Height > 2.5*ui.Strong.Height() && len(persons) > 1 {
		return told(env.T("setup.many", games.Args{"N": len(persons)}))
	}
	return line.String()
}
