// Package alphabet is the page with the chart of all letters and the pieces they are
// made of.
package alphabet

import (
	"slices"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/games/course"
	"spieltisch/games/letterpiece"
	"spieltisch/locales"
)

// Page is the chart, and next to it one letter taken apart.
type Page struct {
	env *shell.Env

	letter  rune              // taken apart
	part    int               // of the panel: the letter, or the tray of pieces
	count   letterpiece.Count // in the tray
	grouped bool              // letters with the same pieces stand together
	turned  bool              // by 180°
	focus   bool              // the switch of the marks gets the focus after the next Build

	chart  *draw.Alphabet
	scroll *ui.Scroll
	offset fyne.Position // of the scroller, kept while widgets are made again
	panel  *ui.Scroll
	down   fyne.Position  // how far the panel is scrolled
	course *course.Course // nil where the alphabet has no letters
	parts  *ui.Segmented
	detail *detail
	tray   *tray
	marks  *ui.Switch
}

// The parts of the panel.
const (
	letterPart = iota
	piecesPart
)

var (
	_ shell.Page   = (*Page)(nil)
	_ shell.Keyer  = (*Page)(nil)
	_ shell.Helper = (*Page)(nil)
)

// New is the page with the first letter taken apart, or with a part of it in sight.
func New(env *shell.Env, part string) *Page {
	p := &Page{env: env, grouped: part == shell.AlphabetSame}
	if part == shell.AlphabetPieces {
		p.part = piecesPart
	}
	return p
}

// Title implements shell.Page.
func (p *Page) Title() string { return p.env.T("alphabet.title") }

// letters are those of the program's language, signs last: only English words have any.
func (p *Page) letters() []rune {
	var out, signs []rune
	for _, r := range draw.Letters().Letters() {
		if unicode.IsLetter(r) {
			out = append(out, r)
		} else {
			signs = append(signs, r)
		}
	}
	if p.env.Texts.Lang() == locales.English {
		slices.Reverse(signs) // the hyphen is the commoner one
		out = append(out, signs...)
	}
	return out
}

// same are the letters made of the same pieces as r, without r.
func (p *Page) same(r rune) []rune {
	a := draw.Letters()
	want, _ := a.Count(string(r))
	return slices.DeleteFunc(p.letters(), func(o rune) bool {
		c, _ := a.Count(string(o))
		return o == r || c != want
	})
}

// groups are all letters, those with the same pieces together and before those that
// stand alone, where that is wanted.
func (p *Page) groups() [][]rune {
	var several, single [][]rune
	var done []rune
	for _, r := range p.letters() {
		if slices.Contains(done, r) {
			continue
		}
		g := []rune{r}
		if p.grouped {
			g = append(g, p.same(r)...)
		}
		done = append(done, g...)
		if len(g) > 1 {
			several = append(several, g)
		} else {
			single = append(single, g)
		}
	}
	return append(several, single...)
}

// Build implements shell.Page.
func (p *Page) Build() fyne.CanvasObject {
	env := p.env
	letters := p.letters()
	if !slices.Contains(letters, p.letter) {
		p.letter = 0
		if len(letters) > 0 {
			p.letter = letters[0]
		}
	}
	if c, err := course.New(draw.Letters(), nil); err == nil {
		p.course = c
	}
	p.chart = draw.NewAlphabet(nil, p.look(minLetter), p.tap)
	p.chart.OnLetter = p.play
	p.chart.SetGroups(p.groups())
	if p.detail != nil {
		p.detail.letter.Assembly.Stop() // the widgets are made again while it may be playing
	}
	p.detail = newDetail(env, p.course, p.play)
	p.tray = newTray(env, p.count, p.most(), p.taken)
	p.parts = ui.NewSegmented([]string{env.T("alphabet.part.letter"), env.T("alphabet.part.pieces")}, p.part, p.choose)
	p.scroll = ui.NewVScroll(p.chart)
	if p.course != nil {
		p.detail.show(p.letter, p.same(p.letter), p.turned)
	}
	p.choose(p.part)
	env.Trace.Mark("alphabet-chart", p.chart)
	env.Trace.Mark("alphabet-parts", p.parts)

	practise := ui.NewSmallButton(env.T("alphabet.practise"), ui.Primary, func() { env.Router.Open(shell.Route{Page: shell.Learn}) }).WithIcon(ui.IconStar)
	env.Trace.Mark("alphabet-practise", practise)
	bar := env.TopBar(env.Router.Back, nil, env.T("alphabet.title")).SetRight(practise)
	p.panel = ui.NewVScroll(ui.Inset(0, 8, 0, 0, ui.VGap(12, // the air is for the scroll bar
		p.parts, ui.NewArea(ui.CardBG, 12, ui.Pad(16, container.NewStack(p.detail.box, p.tray.box))),
		ui.Inset(0, 0, 0, 16, ui.VGap(8, p.switches(), ui.NewPara(env.T("alphabet.note"), ui.Body, ui.Ink2))))))
	return ui.Page(bar, &fyne.Container{
		Layout: desk{p}, Objects: []fyne.CanvasObject{p.scroll, p.panel},
	}, nil)
}

// switches change how the letters are shown.
func (p *Page) switches() fyne.CanvasObject {
	env := p.env
	grouped := ui.NewSwitch(env.T("alphabet.grouped"), "", p.grouped, func(on bool) {
		p.grouped = on
		p.chart.SetGroups(p.groups())
		p.fit()
		p.toLetter()
	})
	turned := ui.NewSwitch(env.T("alphabet.turned"), env.T("alphabet.turned.help"), p.turned, func(on bool) {
		p.turned = on
		p.fit()
		p.detail.turn(on)
		p.toLetter()
	})
	p.marks = ui.NewSwitch(env.T("alphabet.marks"), "", env.Prefs.Marks, func(on bool) {
		p.focus = env.Window.Canvas().Focused() != nil // not after a click
		env.Change(func(prefs *shell.Prefs) { prefs.Marks = on })
	})
	for name, s := range map[string]*ui.Switch{"alphabet-grouped": grouped, "alphabet-turned": turned, "alphabet-marks": p.marks} {
		env.Trace.Mark(name, s)
	}
	return ui.VGap(4, grouped, turned, p.marks)
}

// tap shows a letter; another tap on it brings its next piece.
func (p *Page) tap(r rune) {
	if r == p.letter && p.part == letterPart {
		p.detail.letter.Assembly.Next()
		return
	}
	p.play(r)
}

// play takes a letter apart, and lets it come together.
func (p *Page) play(r rune) {
	p.letter = r
	p.detail.show(r, p.same(r), p.turned)
	p.detail.letter.Assembly.Play()
	if p.panel.Offset.Y > 0 {
		p.panel.ScrollToTop() // there it is seen
	}
	p.parts.SetSelected(letterPart)
	p.choose(letterPart)
}

// choose shows a part of the panel.
func (p *Page) choose(part int) {
	p.part = part
	if part == piecesPart {
		p.detail.letter.Assembly.Stop()
		p.detail.box.Hide()
		p.tray.box.Show()
		p.chart.SetSelected(0)
		p.taken()
		return
	}
	p.tray.box.Hide()
	p.detail.box.Show()
	p.chart.SetCandidates(nil)
	p.chart.SetRinged(nil)
	p.chart.SetSelected(p.letter)
	p.toLetter()
}

// taken follows the pieces in the tray: what they make has a ring, what can be made from some of
// them stands out.
func (p *Page) taken() {
	p.count = p.tray.count
	if p.count.Total() == 0 || p.course == nil {
		p.chart.SetCandidates(nil)
		p.chart.SetRinged(nil)
		p.tray.show(nil, nil)
		return
	}
	here := func(some []rune) []rune { // in the order of the chart
		return slices.DeleteFunc(p.letters(), func(r rune) bool { return !slices.Contains(some, r) })
	}
	exact, within := here(p.course.Makes(p.count)), here(p.course.Within(p.count))
	p.chart.SetCandidates(append([]rune{}, within...)) // nil would be all letters
	p.chart.SetRinged(exact)
	p.tray.show(exact, slices.DeleteFunc(within, func(r rune) bool { return slices.Contains(exact, r) }))
}

// most is how many pieces of each kind a letter has at most.
func (p *Page) most() (most letterpiece.Count) {
	for _, r := range p.letters() {
		n, _ := draw.Letters().Count(string(r))
		for k := range most {
			most[k] = max(most[k], n[k])
		}
	}
	return most
}

// toLetter scrolls the letter into view.
func (p *Page) toLetter() {
	if p.scroll == nil {
		return
	}
	at, size := p.chart.Place(p.letter)
	view, off := p.scroll.Size().Height, p.scroll.Offset
	switch {
	case view <= 0:
		return
	case at.Y < off.Y:
		off.Y = at.Y
	case at.Y+size.Height > off.Y+view:
		off.Y = at.Y + size.Height - view
	}
	if off != p.scroll.Offset {
		p.scroll.ScrollToOffset(off)
	}
}

// Shown implements shell.Page.
func (p *Page) Shown() {
	p.scroll.ScrollToOffset(p.offset)
	p.scroll.OnScrolled = func(at fyne.Position) { p.offset = at }
	p.panel.ScrollToOffset(p.down)
	p.panel.OnScrolled = func(at fyne.Position) { p.down = at }
	if p.focus {
		p.marks.Focus()
		p.focus = false
	}
	p.env.Trace.Shown(shell.Alphabet, 0, "letter="+string(p.letter))
}

// Leave implements shell.Page.
func (p *Page) Leave() { p.detail.letter.Assembly.Stop() }

// Key implements shell.Keyer: the arrows lead from letter to letter.
func (p *Page) Key(e *fyne.KeyEvent) bool {
	switch e.Name {
	case fyne.KeyPageUp, fyne.KeyPageDown:
		by := p.scroll.Size().Height * .9
		if e.Name == fyne.KeyPageUp {
			by = -by
		}
		room := max(0, p.chart.MinSize().Height-p.scroll.Size().Height)
		p.scroll.ScrollToOffset(fyne.NewPos(0, min(max(0, p.scroll.Offset.Y+by), room)))
		return true
	default:
		return p.chart.Key(e)
	}
}

// Rune implements shell.Keyer: a letter shows itself.
func (p *Page) Rune(r rune) bool { return p.chart.Type(r) }

// Keys implements shell.Helper.
func (p *Page) Keys() []shell.KeyHelp {
	return []shell.KeyHelp{
		{Keys: "Left / Right / Up / Down", What: "alphabet.keys.move"},
		{Keys: "Letters", What: "alphabet.keys.type"},
		{Keys: "Space", What: "alphabet.keys.next"},
		{Keys: "PageUp / PageDown", What: "alphabet.keys.scroll"},
	}
}
