// Package settings is the page of the settings, and the page that says what is wrong when the data can't be opened. A
// setting holds at once.
//
//   - page.go and parts.go are the page; general.go, words.go, data.go and about.go its parts.
//   - Words: lookup.go looks one up, houselist.go lists the family's own, wordform.go and meaningform.go ask for one.
//   - Data: backups.go goes back to older states, transfer.go gives out and takes in, with incoming.go, left.go and
//     progress.go; sources.go has the licences.
//   - trouble.go and crash.go are the pages for data that can't be opened and for a fault of the program.
package settings

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/each"
)

// The parts of the page, for Route.Part. The part of a game has the name of its kind.
const (
	General = "general"
	Data    = "data"
	Words   = "words"
	Sources = "sources"
	About   = "about"
)

// part is a section with its place in the navigation. Its name follows the language.
type part struct {
	id   string
	icon ui.IconName
	name func(*shell.Env) string
	table.Section
}

// own is a part of the program itself.
func own(id string, icon ui.IconName, name games.ID, s table.Section) part {
	return part{id, icon, func(env *shell.Env) string { return env.T(name) }, s}
}

// Page is the page of the settings.
type Page struct {
	env   *shell.Env
	parts []part
	at    int

	nav   *ui.Nav
	toNav bool // the navigation gets the focus after the next Build
	focus func()
	*frame
	scrolls map[string]fyne.Position
}

var (
	_ shell.Page   = (*Page)(nil)
	_ shell.Keyer  = (*Page)(nil)
	_ shell.Undoer = (*Page)(nil)
	_ shell.Helper = (*Page)(nil)
)

// New is the page with one part open: one of the constants, or the name of the kind of
// a game that has settings; anything else is the first.
func New(env *shell.Env, all table.Games, open string) *Page {
	p := &Page{env: env, frame: &frame{}, scrolls: map[string]fyne.Position{}}
	p.parts = []part{own(General, ui.IconGear, "settings.general", &general{page: p, all: all})}
	for _, g := range all {
		if g.Settings != nil {
			p.parts = append(p.parts, part{g.Kind.Name(), g.Sign, g.Name, g.Settings(env)})
		}
	}
	p.parts = append(p.parts,
		own(Data, ui.IconLock, "settings.data", newData(env, all, p.frame)),
		own(Words, ui.IconBook, "settings.words", newWords(env, all, p.frame)),
		own(Sources, ui.IconSheet, "settings.sources", newSources(env, p.frame)),
		own(About, ui.IconInfo, "settings.about", &about{env: env}))
	for i, part := range p.parts {
		if part.id == open {
			p.at = i
		}
	}
	return p
}

// Title implements shell.Page.
func (p *Page) Title() string { return p.env.T("settings.title") }

// Build implements shell.Page.
func (p *Page) Build() fyne.CanvasObject {
	env := p.env
	p.keepScroll()
	items := each.Of(p.parts, func(part part) ui.NavItem { return ui.NavItem{Icon: part.icon, Text: part.name(env)} })
	p.nav = ui.NewNav(items, p.at, func(i int, keys bool) {
		p.toNav = keys
		p.open(i)
	})
	env.Trace.Mark("settings-nav", p.nav)

	bar := env.TopBar(env.Router.Back, nil, env.T("settings.title"))
	if env.Store != nil && env.Store.ReadOnly() {
		bar.SetChips(ui.NewChip(env.T("settings.readonly"), ui.IconLock))
	}
	// A section may ask for its place while it is built.
	p.scroll = nil
	content := p.around(ui.Inset(16, 24, 24, 8, ui.VGap(0, p.parts[p.at].Build())))
	side := ui.Inset(16, 8, 16, 24, p.beside())
	return ui.Page(bar, ui.MaxWidth(1304, ui.Columns(0,
		ui.Column{Min: max(232, p.nav.MinSize().Width+32), Object: side},
		ui.Column{Weight: 1, Min: 320, Object: content})), nil)
}

// beside is the navigation, and below it what a part shows next to itself.
func (p *Page) beside() fyne.CanvasObject {
	sampler, ok := p.parts[p.at].Section.(interface{ Samples() []fyne.CanvasObject })
	if !ok {
		return ui.VGap(0, p.nav)
	}
	samples, says := sampler.Samples(), ui.NewText(p.env.T("settings.sample"), ui.Strong, ui.Ink2)
	return ui.Laid(p.nav.MinSize, func(s fyne.Size) {
		const gap, least, most = 10, 66, 92
		y := p.nav.MinSize().Height
		ui.Put(p.nav, 0, 0, s.Width, y)
		said := s.Height+ui.HeadHeight+40 >= ui.ShortPage
		if ui.Show(said, says); said {
			ui.Put(says, 12, y+12, s.Width-12, ui.Strong.Height())
			y += ui.Strong.Height() + 4
		}
		y += 16
		n := min(len(samples), int((s.Height-y)/(least+gap)))
		high := min(most, (s.Height-y)/float32(max(1, n))-gap)
		for i, o := range samples {
			ui.Show(i < n, o) // the others have no room
			ui.Put(o, 0, y+float32(i)*(high+gap), s.Width, high)
		}
	}, append([]fyne.CanvasObject{p.nav, says}, samples...)...)
}

// Shown implements shell.Page.
func (p *Page) Shown() {
	p.scroll.ScrollToOffset(p.scrolls[p.parts[p.at].id])
	switch {
	case p.toNav:
		p.env.Window.Canvas().Focus(p.nav)
	case p.focus != nil:
		p.focus()
	}
	p.toNav, p.focus = false, nil
	p.env.Trace.Shown(shell.Settings, 0, "part="+p.parts[p.at].id)
}

// Leave implements shell.Page.
func (p *Page) Leave() {
	for _, part := range p.parts {
		part.Leave()
	}
}

func (p *Page) keepScroll() {
	if p.scroll != nil {
		p.scrolls[p.parts[p.at].id] = p.scroll.Offset
	}
}

// open shows another part.
func (p *Page) open(i int) {
	if i < 0 || i >= len(p.parts) || i == p.at {
		return
	}
	p.keepScroll()
	p.scroll = nil
	p.at = i
	p.env.Router.Rebuild()
}

// Undo implements shell.Undoer.
func (p *Page) Undo() bool { return p.step(shell.Undoer.Undo) }

// Redo implements shell.Undoer.
func (p *Page) Redo() bool { return p.step(shell.Undoer.Redo) }

func (p *Page) step(do func(shell.Undoer) bool) bool {
	u, ok := p.parts[p.at].Section.(shell.Undoer)
	return ok && do(u)
}

// Key implements shell.Keyer: up and down choose the part, page keys scroll it.
func (p *Page) Key(e *fyne.KeyEvent) bool {
	focused := p.env.Window.Canvas().Focused()
	switch e.Name {
	case fyne.KeyPageUp, fyne.KeyPageDown:
		by := p.scroll.Size().Height * .9
		if e.Name == fyne.KeyPageUp {
			by = -by
		}
		room := max(0, p.scroll.Content.MinSize().Height-p.scroll.Size().Height)
		p.scroll.ScrollToOffset(fyne.NewPos(0, min(max(0, p.scroll.Offset.Y+by), room)))
		return true
	case fyne.KeyUp, fyne.KeyDown:
		if focused != nil {
			return false
		}
		p.nav.TypedKey(e)
		return true
	}
	return false
}

// Rune implements shell.Keyer.
func (p *Page) Rune(rune) bool { return false }

// Keys implements shell.Helper.
func (p *Page) Keys() []shell.KeyHelp {
	return []shell.KeyHelp{
		{Keys: "Up / Down", What: "settings.keys.part"},
		{Keys: "PageUp / PageDown", What: "settings.keys.scroll"},
	}
}
