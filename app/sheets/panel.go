package sheets

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"spieltisch/app/sheets/cells"
	"spieltisch/app/sheets/grid"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/sheet"
	"spieltisch/store"
)

// panel asks for what a spot holds, in the order in which one counts at the table: a grid of its own, used as that of the
// sheet. Its cells stay until another spot is asked for.
type panel struct {
	*fyne.Container
	desk table.SheetDesk
	do   panelDoes
	grid *grid.Grid

	all     []table.SheetItem // with those that are folded away
	wanted  bool              // nothing is
	aside   *ui.Button        // unfolds them
	items   []table.SheetItem
	at      []cells.At  // of the items
	several bool        // a column for each player
	locked  string      // why nothing can be typed, "" when it can
	instead string      // points were typed instead of the word's, "" when they weren't
	lacking sheet.Field // nothing counts without it, whosever it is; "" for nothing
	typing  bool
	before  string // what stood where somebody is typing
	text    func(sheet.Cell) string
	refused func(sheet.Cell) string
}

// panelDoes is what the panel is used for.
type panelDoes struct {
	change func(c sheet.Cell, text string) // while it is typed
	settle func()                          // it is typed to the end
	cancel func(sheet.Cell)
	moved  func() // the cursor
	next   func() // Enter leads on
	grown  func() // more is asked now
}

// How high a line of the panel is.
const panelLeast, panelMost = 28, 48

// shortLabel is how wide a label is at most beside a wide field.
const shortLabel float32 = 94

func newPanel(d table.SheetDesk, do panelDoes) *panel {
	p := &panel{desk: d, do: do}
	p.grid = grid.New(cells.Grid{}, panelLeast, panelMost, d.Portrait, asker{p})
	p.grid.Lines.OnEnter, p.grid.Lines.OnSide, p.grid.Lines.OnChar = do.next, p.side, p.figure
	p.aside = ui.NewSmallButton("", ui.Plain, p.unfold).WithIcon(ui.IconPlus)
	p.Container = ui.Laid(func() fyne.Size { return fyne.NewSize(240, p.grid.Least()+p.below()) }, func(s fyne.Size) {
		ui.Put(p.grid.Container, 0, 0, s.Width, s.Height-p.below())
		ui.Put(p.aside, 0, s.Height-p.aside.MinSize().Height, p.aside.MinSize().Width, p.aside.MinSize().Height)
	}, p.grid.Container, p.aside)
	d.Trace.Mark("entry", p.grid.Lines)
	return p
}

// ask makes the cells for items: what has the same label stands side by side, in the columns of the players.
func (p *panel) ask(items []table.SheetItem) {
	p.grid.Lines.Drop()
	p.all, p.items, p.at, p.typing, p.several = items, nil, nil, false, false
	for _, item := range items {
		if item.Aside == "" || p.wanted {
			p.items = append(p.items, item)
			continue
		}
		p.aside.SetText(item.Aside)
	}
	ui.Show(len(p.items) < len(items), p.aside)
	items = p.items
	var labels []string
	for _, item := range items {
		if slices.Contains(labels, item.Label) {
			p.several = true
			continue
		}
		labels = append(labels, item.Label)
	}
	for _, item := range items {
		at := cells.At{Row: slices.Index(labels, item.Label) + 1, Col: 1}
		if p.several {
			at.Col += int(item.Cell.Seat)
		}
		p.at = append(p.at, at)
	}
}

// below is the room for what unfolds the others.
func (p *panel) below() float32 {
	if !p.aside.Visible() {
		return 0
	}
	return p.aside.MinSize().Height + 4
}

// unfold asks for all that can be said; it stays so for the next turns.
func (p *panel) unfold() {
	first := len(p.items)
	p.wanted = true
	p.ask(p.all)
	p.show(p.text, p.refused)
	p.do.grown()
	p.focus(first)
}

// show sets what stands there, and what is refused.
func (p *panel) show(text, refused func(sheet.Cell) string) {
	p.text, p.refused = text, refused
	if !p.wanted && slices.ContainsFunc(p.all, func(item table.SheetItem) bool { return item.Aside != "" && text(item.Cell)+refused(item.Cell) != "" }) {
		p.wanted = true // something stands there
		p.ask(p.all)
	}
	g := cells.Grid{Form: true, Players: p.desk.Players, Columns: []cells.Column{{Seat: games.Table, Weight: .2, Min: 110}}}
	if p.several {
		for i := range p.desk.Players {
			g.Columns = append(g.Columns, cells.Column{Seat: games.Seat(i), Weight: 1, Min: 48})
		}
	} else {
		g.Columns = append(g.Columns, cells.Column{Seat: games.Table, Weight: .1, Min: 100})
	}
	// Fields for words are as wide as labels allow; those for points as well, where all labels are so short.
	equal := !slices.ContainsFunc(p.items, func(item table.SheetItem) bool { return ui.Strong.Measure(item.Label) > shortLabel })
	for i, item := range p.items {
		at := p.at[i]
		if at.Row > len(g.Lines) {
			g.Lines = append(g.Lines, make([]cells.Face, len(g.Columns)))
			g.Lines[at.Row-1][0] = cells.Face{Text: item.Label, Left: true, Wrap: true, Fixed: true}
		}
		words := !p.several && (item.Kind == table.ItemText || item.Kind == table.ItemWord || equal)
		g.Lines[at.Row-1][at.Col] = cells.Face{Text: p.said(item), Wrap: item.Kind == table.ItemPick || item.Kind == table.ItemTiles, Wide: words, Wrong: refused(item.Cell) != "", Fixed: p.locked != ""}
	}
	p.grid.Show(g)
}

// said is what stands in an item's cell.
func (p *panel) said(item table.SheetItem) string {
	text := p.text(item.Cell)
	if i := slices.Index(item.Values, text); i >= 0 {
		return item.Options[i]
	}
	return text
}

// index is the item of a cell of the panel, -1 for none.
func (p *panel) index(at cells.At) int { return slices.Index(p.at, at) }

// asked is the item at the cursor; ok is false where there is none.
func (p *panel) asked() (item table.SheetItem, ok bool) {
	if i := p.index(p.grid.Lines.At()); i >= 0 {
		return p.items[i], true
	}
	return item, false
}

// side takes another of a few with the arrows.
func (p *panel) side(by int) bool {
	item, _ := p.asked()
	if len(item.Values) == 0 {
		return false
	}
	i := slices.Index(item.Values, p.text(item.Cell))
	switch {
	case i >= 0:
		i += by
	case by < 0:
		i = len(item.Values) - 1
	default:
		i = 0
	}
	p.choose(min(max(i, 0), len(item.Values)-1))
	return true
}

// choose takes one of a few.
func (p *panel) choose(i int) {
	if item, ok := p.asked(); ok {
		p.do.change(item.Cell, item.Values[i])
		p.do.settle()
	}
}

// says is what there is to say at the cursor: why it is refused, how a word is judged, or what it means.
func (p *panel) says() []table.SheetVerdict {
	item, ok := p.asked()
	bad := p.wrong()
	if ok && p.refused(item.Cell) != "" {
		bad = p.index(p.grid.Lines.At())
	}
	switch {
	case p.locked != "":
		return []table.SheetVerdict{{Icon: ui.IconLock, Tok: ui.Warn, Text: p.locked}}
	case bad >= 0:
		return []table.SheetVerdict{{Icon: ui.IconWarn, Tok: ui.Err, Text: p.refused(p.items[bad].Cell)}}
	case !ok:
		return nil
	}
	if item.Verdict != nil {
		if all := item.Verdict(p.text(item.Cell)); len(all) > 0 {
			all[0].Text = cmp.Or(p.instead, all[0].Text) // it is what the word counts
			return all
		}
	}
	if item.Cell.Field == sheet.FieldPoints && p.instead != "" {
		return []table.SheetVerdict{{Icon: ui.IconStar, Tok: ui.AccentText, Text: p.instead}}
	}
	if item.Help == "" {
		return nil
	}
	return []table.SheetVerdict{{Icon: ui.IconInfo, Tok: ui.Ink2, Text: item.Help}}
}

// focus puts the keyboard at an item.
func (p *panel) focus(i int) {
	if i >= 0 && i < len(p.items) {
		p.grid.Lines.Take()
		p.grid.Lines.GoTo(p.at[i])
		p.do.moved()
	}
}

// current is the item that has the keyboard, -1 for none.
func (p *panel) current() int {
	if !p.grid.Lines.Focused() {
		return -1
	}
	return p.index(p.grid.Lines.At())
}

// first puts the keyboard where the first thing is empty.
func (p *panel) first() { p.focus(max(0, slices.IndexFunc(p.items, p.empty))) }

// empty tells whether somebody has something to say there and nobody has.
func (p *panel) empty(item table.SheetItem) bool {
	return p.text(item.Cell) == "" && (!item.Optional || item.Cell.Field == p.lacking)
}

// missing is the first item that is refused or in which something is missing, -1 for none. A word is, where it is all that is asked:
// else it counts nothing.
func (p *panel) missing() int {
	if i := p.wrong(); i >= 0 {
		return i
	}
	i := slices.IndexFunc(p.items, func(item table.SheetItem) bool { return p.empty(item) && item.Kind != table.ItemWord })
	if i < 0 {
		i = slices.IndexFunc(p.items, p.empty)
	}
	return i
}

// wrong is the first item that is refused, -1 for none.
func (p *panel) wrong() int {
	return slices.IndexFunc(p.items, func(item table.SheetItem) bool { return p.refused(item.Cell) != "" })
}

// mend puts the keyboard where something has to be mended or is missing.
func (p *panel) mend() {
	p.focus(p.missing())
}

// lacks names what has to be mended or is missing first; "" where nothing is.
func (p *panel) lacks() string {
	i := p.missing()
	switch {
	case i < 0:
		return ""
	case p.items[i].Kind == table.ItemWord && p.wrong() < 0 && p.points() >= 0:
		return p.desk.T("sheets.either", games.Args{"One": p.whose(i), "Other": p.whose(p.points())})
	}
	return p.whose(i)
}

// whose names an item without what it counts, and the player whose it is.
func (p *panel) whose(i int) string {
	label, _, _ := strings.Cut(p.items[i].Label, ",")
	if p.several && p.items[i].Cell.Field != p.lacking {
		return p.desk.Players[p.items[i].Cell.Seat].Name + ", " + label
	}
	return label
}

// asker takes what is typed in the panel.
type asker struct{ p *panel }

// Source implements grid.Editor.
func (a asker) Source(at cells.At) string {
	p := a.p
	i := p.index(at)
	switch {
	case i < 0:
		return ""
	case p.typing:
		return p.before
	}
	return p.said(p.items[i])
}

// Typed implements grid.Editor: it is previewed at once, but for one of a few.
func (a asker) Typed(at cells.At, text string, on bool) {
	p := a.p
	i := p.index(at)
	switch {
	case i < 0:
		return
	case on:
		if !p.typing {
			p.before, p.typing = p.said(p.items[i]), true
		}
		if len(p.items[i].Values) == 0 {
			p.do.change(p.items[i].Cell, text)
		}
	case p.typing:
		p.typing = false
		p.do.cancel(p.items[i].Cell)
	}
}

// Enter implements grid.Editor. A refused text stays there, and the reason is said.
func (a asker) Enter(at cells.At, text string) (refused string) {
	p := a.p
	i := p.index(at)
	if i < 0 {
		return ""
	}
	value, ok := meant(p.items[i], text)
	if !ok {
		return p.desk.T("sheets.pick.which")
	}
	p.typing = false
	p.do.change(p.items[i].Cell, value)
	p.do.settle()
	return ""
}

// meant is what a text says: one of a few by its number, by its name or by how that alone begins, or 0 for nobody. ok is false when
// it says none, or more than one.
func meant(item table.SheetItem, text string) (value string, ok bool) {
	if len(item.Values) == 0 || text == "" {
		return text, true
	}
	if n, err := strconv.Atoi(text); err == nil {
		if n == 0 && slices.Contains(item.Values, sheet.Nobody) {
			return sheet.Nobody, true
		}
		if n > 0 && n <= len(item.Values) {
			return item.Values[n-1], true
		}
		return "", false
	}
	for i, o := range item.Options {
		switch o, text := store.Folded(o), store.Folded(text); {
		case o == text:
			return item.Values[i], true
		case strings.HasPrefix(o, text):
			value, ok = item.Values[i], value == ""
		}
	}
	return value, ok
}

// Paste implements grid.Editor: all of a table is taken, or nothing is.
func (a asker) Paste(at cells.At, lines [][]string) (refused string) {
	p := a.p
	var into []cells.At
	var texts []string
	for row, line := range lines {
		for col, text := range line {
			to := cells.At{Row: at.Row + row, Col: at.Col + col}
			if text != "" && p.index(to) < 0 {
				return p.desk.T("sheets.paste.room")
			} else if text != "" {
				into, texts = append(into, to), append(texts, text)
			}
		}
	}
	for i, to := range into {
		if why := a.Enter(to, texts[i]); why != "" {
			return why
		}
	}
	return ""
}

// Moved implements grid.Editor.
func (a asker) Moved(cells.At) { a.p.do.moved() }
