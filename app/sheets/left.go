package sheets

import (
	"strconv"

	"fyne.io/fyne/v2"

	"spieltisch/app/sheets/cells"
	"spieltisch/app/sheets/grid"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/store"
)

// Heights of a line at most, in px at text size 100 %: of the game, and of the others on the paper.
const (
	mostLine  = 56
	mostOther = 40
)

// left is the card at the left: title, the game's grid between the others on the same paper, and the legend. What has no
// room goes: first the game that isn't begun, then the legend and the title; the grids of other games become buttons.
type left struct {
	*fyne.Container
	desk table.SheetDesk
	open func(store.SheetID) // another game of the same sheet

	title, date, game, hint *ui.Text
	titles, heading, legend *fyne.Container // legend: nil without
	grid                    *grid.Grid
	others                  []*otherGame    // on the same paper, by number
	links                   *fyne.Container // all games of the series, a button each
	number                  int
	near                    [2]int // the first and the last game that has a button: those of the paper, one before and one after
}

// otherGame is a game on the same paper that isn't entered now.
type otherGame struct {
	other
	line *fyne.Container
	grid *grid.Grid
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
		links: ui.VGap(4),
	}
	l.titles, l.heading = ui.HMid(12, ui.Stretch(l.title), l.date), ui.HMid(12, ui.Stretch(l.game), l.hint)
	objects := []fyne.CanvasObject{l.titles, l.heading, l.grid.Container, l.links}
	for _, o := range st.others {
		g := l.otherGame(st, o)
		l.others, objects = append(l.others, g), append(objects, g.line, g.grid.Container)
	}
	first, last := st.onPaper()
	l.near = [2]int{first - 1, last + 1}
	for i, s := range st.series {
		text := d.T("sheets.goto", games.Args{"Number": i + 1})
		if !table.Pointless(s.Points) {
			text = d.T("sheets.other", games.Args{"Number": i + 1, "Points": points(s)})
		}
		l.links.Add(ui.NewSmallButton(text, ui.Secondary, func() { open(s.ID) }))
	}
	if p, ok := st.paper.(table.SheetLegend); ok {
		grey := ui.MinSized(ui.Px(16), ui.Px(16), ui.NewArea(ui.Ctrl, 4, ui.Pad(1, ui.NewArea(grid.GreyField, 3, nil))))
		l.legend = ui.HMid(8, grey, ui.Stretch(ui.NewText(p.Legend(), ui.Body, ui.Ink2).Truncate()))
		objects = append(objects, l.legend)
	}
	l.Container = &fyne.Container{Layout: l, Objects: objects}
	return l
}

// otherGame makes the grid of another game; a tap on one that is begun opens it.
func (l *left) otherGame(st *state, o other) *otherGame {
	d, t := l.desk, l.desk.T
	number := games.Args{"Number": o.number}
	shown := table.SheetCells(d.Env, st.paper, o.filled, o.filled.Score(), d.Players, o.filled.Shape().Rows)
	tail := fyne.CanvasObject(ui.NewText(t("sheets.room", games.Args{"N": o.filled.Shape().PerPage}), ui.Body, ui.Ink2))
	if o.id == 0 {
		shown = shown.WithoutPoints()
		shown.Heads = nil
	} else {
		tail = ui.Inset(-8, -12, -8, 0, ui.NewSmallButton(t("sheets.goto", number), ui.Plain, func() { l.open(o.id) }))
	}
	g := &otherGame{
		other: o, grid: grid.New(shown, mostOther, d.Portrait, nil),
		line: ui.HMid(12, ui.Stretch(ui.NewText(t("sheets.game", number), ui.Heading, ui.Ink).Truncate()), tail),
	}
	if o.id != 0 {
		g.grid.Lines.OnTap = func() { l.open(o.id) }
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
	return fyne.NewSize(ui.Px(320), l.heading.MinSize().Height+8+l.grid.MinSize(nil).Height)
}

// Layout implements fyne.Layout.
func (l *left) Layout(_ []fyne.CanvasObject, s fyne.Size) {
	titled, legend := l.choose(s.Height)
	y := float32(0)
	line := func(o fyne.CanvasObject, gap float32) {
		h := o.MinSize().Height
		ui.Put(o, 0, y, s.Width, h)
		y += h + gap
	}
	if titled {
		line(l.titles, 8)
	}
	bottom, below := s.Height, float32(0)
	if legend {
		h := l.legend.MinSize().Height
		bottom -= h
		ui.Put(l.legend, 0, bottom, s.Width, h)
		bottom -= 10
	}
	if l.links.Visible() {
		below = l.links.MinSize().Height + 8
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
	if l.links.Visible() {
		y += 8
		line(l.links, 0)
	}
}

// choose shows what has room below each other.
func (l *left) choose(height float32) (titled, legend bool) {
	free := height - l.heading.MinSize().Height - 8 - l.grid.Least()
	fits := func(need float32, objects ...fyne.CanvasObject) bool {
		on := free >= need
		if on {
			free -= need
		}
		ui.Show(on, objects...)
		return on
	}
	linked, button := 0, float32(0)
	for i, b := range l.links.Objects {
		shown := i+1 != l.number && i+1 >= l.near[0] && i+1 <= l.near[1]
		if ui.Show(shown, b); shown {
			linked++
		}
	}
	if linked > 0 {
		button = l.links.Objects[0].MinSize().Height + 4
		free -= float32(linked) * button
	}
	for _, g := range l.others {
		if g.id == 0 {
			continue
		}
		if fits(g.height()-button, g.line, g.grid.Container) {
			l.links.Objects[g.number-1].Hide()
			linked--
		}
	}
	ui.Show(linked > 0, l.links)
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
