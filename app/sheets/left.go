package sheets

import (
	"cmp"
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"spieltisch/app/sheets/cells"
	"spieltisch/app/sheets/grid"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/store"
)

// Heights of a line at most: of the game, and of the others on the paper.
const (
	mostLine  = 56
	mostOther = 40
)

// leastLinks are the rows of buttons that are seen where many have no room.
const leastLinks = 2

// left is the card at the left: title, the game's grid between the others on the same paper, and the legend. What has no
// room goes: first the game that isn't begun, then the legend and the title; the grids of other games become buttons.
type left struct {
	*fyne.Container
	desk table.SheetDesk
	open func(store.SheetID) // another game of the same sheet

	title, date, game, hint *ui.Text
	titles, heading, legend *fyne.Container // legend: nil without
	grid                    *grid.Grid
	others                  []*otherGame    // by number
	links                   *fyne.Container // a button for each other game of the series, the newest first
	linked                  []link          // what links holds
	ground                  *ui.Scroll      // of links
	number                  int
}

// otherGame is a game of the series that isn't entered now, as it stands on the paper.
type otherGame struct {
	other
	line *fyne.Container
	grid *grid.Grid
}

// link is a button that opens another game of the series: with everybody's points, or where many have no room, without.
type link struct {
	*ui.Button
	number      int
	long, short string
}

// say shows which game it is.
func (l link) say(long bool) {
	text := l.short
	if long {
		text = l.long
	}
	if l.Text() != text {
		l.SetText(text)
	}
}

// newLeft makes the card; the editor gets what is typed in the grid.
func newLeft(d table.SheetDesk, st *state, editor grid.Editor, open func(store.SheetID)) *left {
	l := &left{
		desk: d, open: open, number: st.number(),
		title: ui.NewText("", ui.Title, ui.Ink).Truncate(),
		date:  ui.NewText("", ui.Body, ui.Ink2).Align(fyne.TextAlignTrailing),
		game:  ui.NewText("", ui.Heading, ui.Ink).Truncate(),
		hint:  ui.NewText("", ui.Strong, ui.AccentText).Align(fyne.TextAlignTrailing),
		grid:  grid.New(gridOf(d, st), mostLine, d.Portrait, editor),
		links: ui.Flow(4, 120),
	}
	l.titles, l.heading = ui.HMid(12, ui.Stretch(l.title), l.date), ui.HMid(12, ui.Stretch(l.game), l.hint)
	l.ground = ui.NewVScroll(l.links)
	objects := []fyne.CanvasObject{l.titles, l.heading, l.grid.Container, l.ground}
	for _, o := range st.others {
		g := l.otherGame(o)
		l.others, objects = append(l.others, g), append(objects, g.line, g.grid.Container)
	}
	for i, s := range slices.Backward(st.series) {
		if i+1 == l.number {
			continue
		}
		k := link{number: i + 1, short: d.T("sheets.goto", games.Args{"Number": i + 1})}
		if k.long = k.short; !table.Pointless(s.Points) {
			k.long = d.T("sheets.other", games.Args{"Number": i + 1, "Points": points(s)})
		}
		k.Button = ui.NewSmallButton(k.long, ui.Secondary, func() { open(s.ID) })
		l.linked = append(l.linked, k)
		l.links.Add(k.Button)
	}
	if p, ok := st.paper.(table.SheetLegend); ok {
		grey := ui.MinSized(16, 16, ui.NewArea(ui.Ctrl, 4, ui.Pad(1, ui.NewArea(grid.GreyField, 3, nil))))
		l.legend = ui.HMid(8, grey, ui.Stretch(ui.NewText(p.Legend(), ui.Body, ui.Ink2).Truncate()))
		objects = append(objects, l.legend)
	}
	l.Container = &fyne.Container{Layout: l, Objects: objects}
	return l
}

// otherGame makes the grid of another game; a tap on one that is begun opens it.
func (l *left) otherGame(o other) *otherGame {
	d, t := l.desk, l.desk.T
	number := games.Args{"Number": o.number}
	tail := fyne.CanvasObject(ui.NewText(t("sheets.room", games.Args{"N": o.room}), ui.Body, ui.Ink2))
	if o.id != 0 {
		tail = ui.Inset(-8, -12, -8, 0, ui.NewSmallButton(t("sheets.goto", number), ui.Plain, func() { l.open(o.id) }))
	}
	g := &otherGame{
		other: o, grid: grid.New(o.shown, mostOther, d.Portrait, nil),
		line: ui.HMid(12, ui.Stretch(ui.NewText(t("sheets.game", number), ui.Heading, ui.Ink).Truncate()), tail),
	}
	if o.id != 0 {
		g.grid.Lines.OnTap = func(int) { l.open(o.id) }
	}
	return g
}

// height is what the game needs with the air above or below it.
func (g *otherGame) height() float32 { return g.line.MinSize().Height + 8 + g.grid.Least() + 16 }

// gridOf is what the grid shows: the sheet with what is being entered.
func gridOf(d table.SheetDesk, st *state) cells.Grid {
	g := table.SheetCells(d.Env, st.paper, st.preview, st.score, d.Players, st.rows())
	for i, line := range g.Lines {
		for col := range line {
			line[col].Preview = st.tinted(cells.At{Row: i + 1, Col: col})
			line[col].Fixed = line[col].Fixed || st.locked != ""
		}
	}
	return g
}

// render brings the card in line with the state.
func (l *left) render(st *state) {
	t := l.desk.T
	title := st.stored.Place
	if title == "" {
		title = t("sheets.ours")
	}
	l.title.SetText(title)
	l.date.SetText(l.desk.Texts.Day(st.stored.Played))
	l.game.SetText(t("sheets.game", games.Args{"Number": l.number}))
	hint := ""
	if st.open() {
		what, _, _ := st.paper.Head(st.sheet(), st.at)
		hint = t("sheets.previewing", games.Args{"What": what})
	}
	l.hint.SetText(hint)
	l.grid.Show(gridOf(l.desk, st))
	l.Refresh()
}

// MinSize implements fyne.Layout.
func (l *left) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(320, l.heading.MinSize().Height+8+l.grid.MinSize(nil).Height)
}

// Layout implements fyne.Layout.
func (l *left) Layout(_ []fyne.CanvasObject, s fyne.Size) {
	titled, legend := l.choose(s)
	y := float32(0)
	line := func(o fyne.CanvasObject, gap float32) {
		h := o.MinSize().Height
		ui.Put(o, 0, y, s.Width, h)
		y += h + gap
	}
	if titled {
		line(l.titles, 8)
	}
	bottom, below, links := s.Height, float32(0), l.ground.Size().Height
	if legend {
		h := l.legend.MinSize().Height
		bottom -= h
		ui.Put(l.legend, 0, bottom, s.Width, h)
		bottom -= 10
	}
	if l.ground.Visible() {
		below = links + 8
	}
	place := func(g *otherGame, gap float32) {
		line(g.line, 8)
		ui.Put(g.grid.Container, 0, y, s.Width, g.grid.Least())
		y += g.grid.Least() + gap
	}
	for _, g := range l.others {
		switch {
		case !g.line.Visible():
		case g.number < l.number:
			place(g, 16)
		default:
			below += g.height()
		}
	}
	line(l.heading, 8)
	room := min(bottom-y-below, max(l.grid.Most(), l.grid.Least()))
	ui.Put(l.grid.Container, 0, y, s.Width, room)
	l.grid.Layout(nil, fyne.NewSize(s.Width, room))
	y += l.grid.Used()
	for _, g := range l.others {
		if g.line.Visible() && g.number > l.number {
			y += 16
			place(g, 0)
		}
	}
	if l.ground.Visible() {
		ui.Put(l.ground, 0, y+8, s.Width, links)
	}
}

// choose shows what has room below each other. Of the other games the nearest are shown whole; all others have a button.
func (l *left) choose(s fyne.Size) (titled, legend bool) {
	free := s.Height - l.heading.MinSize().Height - 8 - l.grid.Least()
	fits := func(need float32, objects ...fyne.CanvasObject) bool {
		on := free >= need
		if on {
			free -= need
		}
		ui.Show(on, objects...)
		return on
	}
	for _, g := range l.others {
		ui.Show(false, g.line, g.grid.Container)
	}
	for _, g := range l.nearest() {
		if ui.Show(true, g.line); free < g.height()+l.linksHeight(s.Width, false) {
			ui.Show(false, g.line)
			continue
		}
		free -= g.height()
		ui.Show(true, g.grid.Container)
	}
	links := l.linksHeight(s.Width, true)
	if links > free {
		links = min(l.linksHeight(s.Width, false), max(free, leastLinks*(40+4)))
	}
	if ui.Show(links > 0, l.ground); links > 0 {
		ui.Put(l.ground, 0, 0, s.Width, links-8)
		free -= links
	}
	titled = fits(l.titles.MinSize().Height+8, l.titles)
	if l.legend != nil {
		legend = fits(l.legend.MinSize().Height+10, l.legend)
	}
	for _, g := range l.others {
		if g.id == 0 {
			fits(g.height(), g.line, g.grid.Container)
		}
	}
	return titled, legend
}

// nearest are the other games that are begun, the nearest first.
func (l *left) nearest() []*otherGame {
	begun := slices.DeleteFunc(slices.Clone(l.others), func(g *otherGame) bool { return g.id == 0 })
	far := func(g *otherGame) int { return max(g.number-l.number, l.number-g.number) }
	slices.SortStableFunc(begun, func(a, b *otherGame) int { return cmp.Compare(far(a), far(b)) })
	return begun
}

// linksHeight is the height of the buttons to all games that aren't shown whole, with the air above them; 0 when none is
// needed.
func (l *left) linksHeight(width float32, long bool) float32 {
	needed := false
	for _, k := range l.linked {
		whole := slices.ContainsFunc(l.others, func(g *otherGame) bool { return g.number == k.number && g.line.Visible() })
		k.say(long)
		ui.Show(!whole, k.Button)
		needed = needed || !whole
	}
	if !needed {
		return 0
	}
	l.links.Resize(fyne.NewSize(width, l.links.Size().Height))
	return l.links.MinSize().Height + 8
}

// points are everybody's in one line.
func points(s store.Sheet) string {
	out := ""
	for i, p := range s.Players {
		if i > 0 {
			out += " · "
		}
		out += p.Name + " " + strconv.Itoa(s.Points[i])
	}
	return out
}
