package rules

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"fyne.io/fyne/v2"

	"spieltisch/app/guided"
	"spieltisch/app/practice"
	"spieltisch/app/setup/people"
	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/mind"
	"spieltisch/locales"
	"spieltisch/store"
)

// place is where somebody reads.
type place struct {
	words   locales.Lang // of the matches that it explains, "" for the program's
	section int          // being read
	within  float32      // share of the section that lies above the view
	text    string       // what is looked for
}

// Page is the rules of one game.
type Page struct {
	env    *shell.Env
	game   *table.Game
	blocks map[locales.Lang][]block
	place

	search
	list    *ui.Nav
	body    *fyne.Container
	scroll  *ui.Scroll
	heads   []fyne.CanvasObject // of the sections
	tries   []*ui.Button        // below examples
	jumping bool                // the view moves because of the program
	height  float32             // of the text, when the view was last restored
}

var (
	_ shell.Page   = (*Page)(nil)
	_ shell.Keyer  = (*Page)(nil)
	_ shell.Helper = (*Page)(nil)

	_ shell.Rememberer = (*Page)(nil)
)

// New reads the rules in all languages, for matches with words of one; "" is the program's. The error says that a file is missing.
func New(env *shell.Env, g *table.Game, words locales.Lang) (shell.Page, error) {
	p := &Page{env: env, game: g, blocks: map[locales.Lang][]block{}, place: place{words: words}}
	for _, lang := range locales.Langs {
		md, err := locales.Rules(lang, g.Kind.Name())
		if err != nil {
			return nil, err
		}
		p.blocks[lang] = parse(md)
	}
	return p, nil
}

// Title implements shell.Page.
func (p *Page) Title() string {
	return p.env.T("rules.title", games.Args{"Game": p.game.Name(p.env)})
}

// Build implements shell.Page.
func (p *Page) Build() fyne.CanvasObject {
	env := p.env
	p.heads, p.passages, p.tries, p.body = nil, nil, nil, nil
	text := &fyne.Container{}
	layout := &article{}
	lang, choice := cmp.Or(p.words, env.Texts.Lang()), false
	for _, b := range p.blocks[env.Texts.Lang()] {
		choice = choice || b.words != ""
		if b.words != "" && b.words != lang || b.kind == title { // which the head says
			continue
		}
		text.Objects = append(text.Objects, p.draw(b))
		layout.kinds = append(layout.kinds, b.kind)
	}
	text.Layout = layout
	p.scroll = ui.NewVScroll(text)
	bar := env.TopBar(env.Router.Back, p.game.Badge(), p.Title())
	var tools []fyne.CanvasObject
	if choice {
		words := ui.NewSegmented([]string{env.T("table.words.chip.de"), env.T("table.words.chip.en")}, slices.Index(locales.Langs[:], lang), func(i int) {
			p.words = locales.Langs[i]
			env.Router.Rebuild()
		}).Low()
		env.Trace.Mark("words", words)
		tools = append(tools, words)
	}
	kind := p.game.Kind.Name()
	for _, part := range guided.Parts(env, kind) {
		var show *ui.Button
		show = ui.NewSmallButton(guided.Show(env, kind, part), ui.WellBtn, func() { guided.Open(env, kind, part, show) }).WithIcon(guided.Icon(part))
		env.Trace.Mark("guided"+part, show)
		tools = append(tools, show)
	}
	bar.SetRight(tools...)
	p.body = &fyne.Container{
		Layout:  &spread{page: p},
		Objects: []fyne.CanvasObject{p.newSearch(), ui.NewPaper(ui.Inset(8, 4, 8, 0, p.scroll))},
	}
	p.look(p.text)
	return ui.Page(bar, p.body, nil)
}

// draw makes the widget of a block.
func (p *Page) draw(b block) fyne.CanvasObject {
	var o fyne.CanvasObject
	var text *prose
	switch b.kind {
	case heading:
		o = ui.NewPara(b.text(), ui.Title, ui.Ink)
		p.heads = append(p.heads, o)
	case fence:
		o, b.runs = p.example(b), b.spelled()
	default:
		text = newProse(b.runs)
		o = text
	}
	switch b.kind {
	case numbered:
		o = listItem(strconv.Itoa(b.number)+".", text)
	case bulleted:
		o = listItem("•", text)
	}
	p.passages = append(p.passages, passage{section: max(0, len(p.heads)-1), block: o, prose: text, runs: b.runs})
	return o
}

// example is a fence as the game draws it, on its mat, or its lines; with a button, where it can be tried.
func (p *Page) example(b block) fyne.CanvasObject {
	if p.game.RulesBlock != nil {
		if o := p.game.RulesBlock(p.env, b.name, b.body); o != nil {
			return ui.NewMat(p.game.Cloth, ui.Pad(24, p.tried(b, o)))
		}
	}
	lines := ui.VGap(0)
	for line := range strings.SplitSeq(b.body, "\n") {
		lines.Add(ui.NewPara(line, ui.Body, ui.Ink))
	}
	return lines
}

// tried adds the button to an example that leads to where it can be tried: beside the game's own one, or below.
func (p *Page) tried(b block, o fyne.CanvasObject) fyne.CanvasObject {
	if p.game.Try == nil {
		return o
	}
	at, page := p.game.Try(b.name, b.body)
	if at == nil && page.Page == "" {
		return o
	}
	button := ui.NewSmallButton(p.env.T("rules.try"), ui.Secondary, func() {
		if at == nil {
			p.env.Router.Open(page)
			return
		}
		p.open(at)
	}).WithIcon(ui.IconPlay)
	p.tries = append(p.tries, button)
	p.env.Trace.Mark("try"+strconv.Itoa(len(p.tries)), button)
	if row := buttons(o); row != nil {
		row.Add(button)
		return o
	}
	return ui.VGap(14, o, ui.HGap(0, button))
}

// buttons is the row of an example's own buttons, or nil.
func buttons(o fyne.CanvasObject) *fyne.Container {
	c, ok := o.(*fyne.Container)
	if !ok {
		return nil
	}
	for _, part := range c.Objects {
		if _, is := part.(*ui.Button); is {
			return c
		}
		if row := buttons(part); row != nil {
			return row
		}
	}
	return nil
}

// open shows the position of an example on the real table.
func (p *Page) open(at func() (games.Position, error)) {
	pos, err := at()
	var log games.Log
	if err == nil {
		log, err = pos.Log(p.game.Kind)
	}
	if p.env.Report(err) {
		return
	}
	players := make([]store.Player, len(log.Match().Standing().Points))
	for i := range players {
		l := mind.Level(i + 1)
		players[i] = store.Player{UID: store.CharacterUID(l), Name: l.Name(), Color: store.CharacterColor(l), Level: l}
	}
	players[pos.Seat] = store.Player{Name: p.env.T("guided.guest")}
	if who := people.AtTable(p.env); len(who) > 0 {
		players[pos.Seat] = who[0]
	}
	practice.Open(p.env, p.game, practice.Task{Position: pos, Players: players, Title: p.env.T("rules.try")})
}

// listItem is a line of a list: its mark and its text.
func listItem(mark string, text *prose) fyne.CanvasObject {
	sign := ui.NewText(mark, ui.Label, ui.AccentText).Align(fyne.TextAlignTrailing)
	return ui.Columns(10,
		ui.Column{Min: 24, Object: ui.VGap(0, ui.MinSized(0, text.lineHeight(), sign))},
		ui.Column{Weight: 1, Min: 100, Object: text})
}

// Shown implements shell.Page.
func (p *Page) Shown() {
	p.restore()
	p.scroll.OnScrolled = func(at fyne.Position) {
		// A text of another height is being wrapped again, and soon restored.
		if !p.jumping && p.scroll.Content.Size().Height == p.height {
			p.read(at.Y)
		}
	}
	p.env.Trace.Shown(shell.Rules, 0, "game="+p.game.Kind.Name()+" found="+strconv.FormatBool(p.at >= 0)+" look="+p.text)
}

// Leave implements shell.Page.
func (p *Page) Leave() {}

// Memory implements shell.Rememberer.
func (p *Page) Memory() any { return p.place }

// Recall implements shell.Rememberer.
func (p *Page) Recall(memory any) { p.place, _ = memory.(place) }

// top is where a section begins: the first one with the name of the game. Behind
// the last one it is the end of the text.
func (p *Page) top(section int) float32 {
	if section <= 0 {
		return 0
	}
	if section >= len(p.heads) {
		return p.scroll.Content.MinSize().Height
	}
	return p.heads[section].Position().Y
}

// read finds out which section is at the top of the view.
func (p *Page) read(y float32) {
	at := 0
	for at+1 < len(p.heads) && p.top(at+1) <= y+margin {
		at++
	}
	if room := p.room(); room > 0 && y >= room-1 {
		at = max(0, len(p.heads)-1) // what stands below can't come higher
	}
	p.section = at
	p.within = (y - p.top(at)) / max(1, p.top(at+1)-p.top(at))
	p.mark()
}

// restore brings the section that was read into view, for widgets made again or
// wrapped again.
func (p *Page) restore() {
	p.height = p.scroll.Content.Size().Height
	p.mark()
	p.move(p.top(p.section) + p.within*(p.top(p.section+1)-p.top(p.section)))
}

// jump goes to the beginning of a section.
func (p *Page) jump(section int) {
	p.section = min(max(section, 0), max(0, len(p.heads)-1))
	p.within = -margin / max(1, p.top(p.section+1)-p.top(p.section))
	p.restore()
}

// move scrolls without changing which section is being read.
func (p *Page) move(y float32) {
	before := p.jumping
	p.jumping = true
	p.scroll.ScrollToOffset(fyne.NewPos(0, min(max(y, 0), max(0, p.room()))))
	p.jumping = before
}

// room is how far the text scrolls; none where all of it is seen.
func (p *Page) room() float32 { return p.scroll.Content.MinSize().Height - p.scroll.Size().Height }

// Keys implements shell.Helper.
func (p *Page) Keys() []shell.KeyHelp {
	var out shell.KeysNow
	out.Add(p.room() > 0, "Up / Down", "rules.keys.scroll")
	out.Add(len(p.heads) > 1, "Left / Right", "rules.keys.section")
	out.Add(p.room() > 0, "Home / End", "rules.keys.ends")
	out.Add(true, "Letters", "rules.keys.search")
	return out
}

// Key implements shell.Keyer.
func (p *Page) Key(e *fyne.KeyEvent) bool {
	switch e.Name {
	case fyne.KeyLeft:
		p.jump(p.section - 1)
	case fyne.KeyRight:
		p.jump(p.section + 1)
	default:
		if !p.scroll.Page(cmp.Or(map[fyne.KeyName]fyne.KeyName{fyne.KeySpace: fyne.KeyPageDown}[e.Name], e.Name)) {
			return false
		}
		p.read(p.scroll.Offset.Y)
	}
	return true
}

// Rune implements shell.Keyer: whoever types searches.
func (p *Page) Rune(r rune) bool {
	if !unicode.IsLetter(r) {
		return false
	}
	p.field.SetText(p.field.Text() + string(r))
	p.field.Focus()
	p.field.OnChanged(p.field.Text())
	return true
}
