package setup

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/table/form"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/store"
)

// how is the paper that says how it is played: three choices, and all else on another page of it. Below stands the button that begins.
type how struct {
	p      *Page
	object *ui.Surface
	title  *ui.Text
	again  *ui.Button // as it was played last
	main   []fyne.CanvasObject
	rest   *ui.Para
	more   *ui.CardButton // opens the other page
	back   *ui.IconButton
	all    *fyne.Container
	scroll *ui.Scroll // all else
	open   bool
	start  *ui.Button
	status *ui.Para
	inner  *fyne.Container
}

func newHow(p *Page) *how {
	env, start := p.env, games.ID("setup.start")
	h := &how{p: p}
	if p.plan != nil {
		start = p.plan.Start
	}
	h.title = ui.NewText("", ui.Question, ui.Ink).Truncate()
	h.again = ui.NewSmallButton(env.T("setup.again"), ui.WellBtn, p.asLast).WithIcon(ui.IconUndo)
	h.back = ui.NewIconButton(ui.IconBack, env.T("common.back"), ui.Plain, func() { h.turn(false) }).WithKey("Escape")
	h.rest = ui.NewPara("", ui.Body, ui.Ink2).MaxLines(2)
	h.more = ui.NewCardButton(12, ui.HMid(8, ui.Stretch(ui.VGap(0, ui.Spacer(), ui.NewText(env.T("setup.more"), ui.Heading, ui.Ink), h.rest, ui.Spacer())), ui.NewIcon(ui.IconDown, 20, ui.Ink)), func() { h.turn(true) }).Mat(ui.Cloth{Face: ui.Well})
	env.Trace.Mark("more", h.more)
	h.start = ui.NewMainButton(env.T(start), p.begin).WithIcon(ui.IconPlay)
	env.Trace.Mark("start", h.start)
	h.status = ui.NewPara("", ui.Strong, ui.Ink2).Align(fyne.TextAlignCenter).MaxLines(2)
	h.all = ui.VGap(20)
	h.scroll = ui.NewVScroll(ui.Inset(0, 12, 0, 0, h.all)) // beside its bar
	h.inner = ui.Laid(func() fyne.Size { return fyne.Size{} }, h.place)
	h.object = ui.NewPaper(h.inner)
	h.build()
	return h
}

// build makes the questions again.
func (h *how) build() {
	p := h.p
	main, more := p.form.Parts(len(p.seats))
	p.form.OnChange(h.tell)
	h.main, h.all.Objects = main, []fyne.CanvasObject{more}
	if p.plan != nil {
		more.Objects = append(main, more.Objects...)
		h.main, h.all.Objects = nil, []fyne.CanvasObject{p.plan.More(), more}
	} else {
		p.with = newCompany(p.env, p.game, h.tell)
		h.all.Objects = append(h.all.Objects, p.askTips(), p.with.all)
	}
	h.inner.Objects = append([]fyne.CanvasObject{h.back, h.title, h.again}, h.main...)
	h.inner.Objects = append(h.inner.Objects, h.more, h.scroll, h.start, h.status)
}

// turn turns to the page with all else, or back.
func (h *how) turn(open bool) bool {
	if h.open == open {
		return false
	}
	h.open = open
	h.scroll.ScrollToTop()
	h.relay()
	h.p.Shown()
	return true
}

func (h *how) relay() {
	ui.PlaceAnew(h.inner)
	h.scroll.Refresh()
}

// Measures of the paper.
const (
	howInset float32 = 28
	moreHigh float32 = 76
)

func (h *how) place(s fyne.Size) {
	short := s.Height < 640
	w, x, y := s.Width-2*howInset, howInset, float32(18)
	start, gap := float32(68), float32(16)
	if short {
		y, start, gap = 10, 60, 8
	}
	name := games.ID("setup.how")
	if h.open {
		name = "setup.more"
	}
	h.title.SetText(h.p.env.T(name))
	ui.Show(h.open, h.back)
	_, last := h.p.last()
	ui.Show(!h.open && h.p.plan == nil && last, h.again)
	title := w
	if m := h.again.MinSize(); h.again.Visible() {
		title -= m.Width + 8
		ui.Put(h.again, x+w-m.Width, y+2, m.Width, m.Height)
	}
	ui.Put(h.back, x-10, y, 40, 40)
	if h.open {
		ui.Put(h.title, x+36, y, title-36, 40)
	} else {
		ui.Put(h.title, x, y, title, 40)
	}
	y += 40 + gap
	status := s.Height - 8 - 2*ui.Strong.Height()
	begin := status - 6 - start
	ui.Put(h.start, x, begin, w, start)
	ui.Put(h.status, x, status, w, 2*ui.Strong.Height())
	inside := !h.open && h.p.plan == nil
	ui.Show(!inside, h.scroll)
	ui.Put(h.scroll, x, y, w+12, begin-12-y)
	ui.Show(inside, append(h.main, h.more)...)
	if !inside || len(h.main) == 0 {
		ui.Put(h.more, x, y, w, moreHigh)
		return
	}
	more := begin - gap - moreHigh
	ui.Put(h.more, x, more, w, moreHigh-3)
	each := (more - y) / float32(len(h.main))
	for i, o := range h.main {
		high := min(each-gap/2, form.MainHigh)
		ui.Put(o, x, ui.Whole(y+float32(i)*each), w, high)
	}
}

// tell says how all else stands.
func (h *how) tell() {
	p := h.p
	parts := p.form.Rest()
	if p.plan == nil && p.game.Tips && p.form.Tips() {
		id := games.ID("setup.tips.off")
		if p.tipsOn() {
			id = "setup.tips.on"
		}
		parts = append(parts, p.env.T(id))
	}
	if len(computersOf(p.seats)) > 0 {
		parts = append(parts, p.env.T("setup.pace.told", games.Args{"Pace": p.env.T(table.PaceNames[table.PaceOf(p.env)])}))
	}
	text := strings.Join(parts, ", ")
	if r, n := utf8.DecodeRuneInString(text); n > 0 {
		text = string(unicode.ToUpper(r)) + text[n:]
	}
	h.rest.SetText(text)
	if p.tipped != nil {
		p.tipped.SetOn(p.tipsOn())
		ui.Show(p.game.Tips && p.form.Tips(), p.tipped)
	}
}

// show says who plays, or what is missing.
func (h *how) show() {
	p := h.p
	missing := p.missing()
	h.start.SetEnabled(missing == "", missing)
	colors := sameColors(p.env, personsOf(p.seats))
	coming := p.coming()
	text, ink := atTable(p.env, coming), ui.Ink2
	switch {
	case missing != "":
		text, ink = missing, ui.Warn
	case p.wrong:
		text, ink = p.env.T("setup.form"), ui.Warn
	case p.drawn:
		text, ink = p.env.T("setup.lots.drawn", games.Args{"Name": p.seats[0].Name}), ui.AccentText
	case colors != "":
		text, ink = colors, ui.Warn
	case len(computersOf(coming)) == len(coming):
		text = p.env.T("setup.computer.watch")
	}
	h.status.SetText(text)
	h.status.SetColor(ink)
	h.tell()
	h.relay()
}

// atTable says who plays: persons against computers, if there are both.
func atTable(env *shell.Env, seats []store.Player) string {
	persons, computers := store.Names(personsOf(seats)), store.Names(computersOf(seats))
	if len(persons) == 0 || len(computers) == 0 {
		return env.Join(append(persons, computers...))
	}
	return env.T("setup.computer.against", games.Args{"Names": env.Join(persons), "Computers": env.Join(computers)})
}
