package sheets

import (
	"strconv"

	"fyne.io/fyne/v2"

	"spieltisch/app/sheets/cells"
	"spieltisch/app/sheets/grid"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/sheet"
	"spieltisch/store"
)

// Heights of a line at most, in px at text size 100 %: of the game, and of the one below that isn't begun.
const (
	mostLine   = 56
	mostComing = 40
)

// left is the card at the left: title, the game's grid, the other games on the same sheet, and the legend. What has no
// room goes: first the game that isn't begun, then the legend and the title.
type left struct {
	*fyne.Container
	desk table.SheetDesk
	open func(store.SheetID) // another game of the same sheet

	title, date, game, hint *ui.Text
	titles, heading, legend *fyne.Container // legend: nil without
	grid                    *grid.Grid
	links                   *fyne.Container // the other games
	coming                  *coming
}

// coming is the game below that isn't begun.
type coming struct {
	name, hint *ui.Text
	line       *fyne.Container
	grid       *grid.Grid
	wanted     bool
}

// newLeft makes the card; the editor gets what is typed in the grid.
func newLeft(d table.SheetDesk, st *state, editor grid.Editor, open func(store.SheetID)) *left {
	l := &left{
		desk: d, open: open,
		title: ui.NewText("", ui.Title, ui.Ink).Truncate(),
		date:  ui.NewText("", ui.Body, ui.Ink2).Align(fyne.TextAlignTrailing),
		game:  ui.NewText("", ui.Heading, ui.Ink).Truncate(),
		hint:  ui.NewText("", ui.Strong, ui.AccentText).Align(fyne.TextAlignTrailing),
		grid:  grid.New(gridOf(d, st), mostLine, d.Portrait, editor),
		links: ui.VGap(4), coming: newComing(d, st),
	}
	l.titles, l.heading = ui.HMid(12, ui.Stretch(l.title), l.date), ui.HMid(12, ui.Stretch(l.game), l.hint)
	objects := []fyne.CanvasObject{l.titles, l.heading, l.grid.Container, l.links, l.coming.line, l.coming.grid.Container}
	if p, ok := st.paper.(table.SheetLegend); ok {
		grey := ui.MinSized(ui.Px(16), ui.Px(16), ui.NewArea(ui.Ctrl, 4, ui.Pad(1, ui.NewArea(grid.GreyField, 3, nil))))
		l.legend = ui.HMid(8, grey, ui.Stretch(ui.NewText(p.Legend(), ui.Body, ui.Ink2).Truncate()))
		objects = append(objects, l.legend)
	}
	l.Container = &fyne.Container{Layout: l, Objects: objects}
	return l
}

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

func newComing(d table.SheetDesk, st *state) *coming {
	c := &coming{name: ui.NewText("", ui.Heading, ui.Ink), hint: ui.NewText("", ui.Body, ui.Ink2).Align(fyne.TextAlignTrailing).Truncate()}
	c.line = ui.HMid(12, c.name, ui.Stretch(c.hint))
	blank, err := sheet.New(st.sheet().Kind(), st.stored.Setup)
	if err != nil {
		blank = st.sheet()
	}
	g := table.SheetCells(d.Env, st.paper, blank, blank.Score(), d.Players, blank.Shape().Rows).WithoutPoints()
	g.Heads = nil
	c.grid = grid.New(g, mostComing, d.Portrait, nil)
	return c
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
	l.game.SetText(t("sheets.game", games.Args{"Number": st.number()}))
	hint := ""
	if st.open() {
		what, _, _ := st.paper.Head(st.sheet(), st.at)
		hint = t("sheets.previewing", games.Args{"What": what})
	}
	l.hint.SetText(hint)
	l.grid.Show(gridOf(l.desk, st))
	l.links.RemoveAll()
	for i, s := range st.series {
		if s.ID != st.stored.ID {
			text := t("sheets.other", games.Args{"Number": i + 1, "Points": points(s)})
			l.links.Add(ui.NewSmallButton(text, ui.Secondary, func() { l.open(s.ID) }))
		}
	}
	l.coming.wanted = st.roomForMore()
	l.coming.name.SetText(t("sheets.game", games.Args{"Number": len(st.series) + 1}))
	l.coming.hint.SetText(t("sheets.room", games.Args{"N": st.sheet().Shape().PerPage}))
	l.Refresh()
}

// MinSize implements fyne.Layout.
func (l *left) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(ui.Px(320), l.heading.MinSize().Height+8+l.grid.MinSize(nil).Height)
}

// Layout implements fyne.Layout.
func (l *left) Layout(_ []fyne.CanvasObject, s fyne.Size) {
	free := s.Height - l.heading.MinSize().Height - 8 - l.grid.Least()
	fits := func(o fyne.CanvasObject, gap float32) bool {
		h := o.MinSize().Height + gap
		on := free >= h
		if on {
			free -= h
		}
		ui.Show(on, o)
		return on
	}
	links := len(l.links.Objects) > 0
	if ui.Show(links, l.links); links {
		free -= l.links.MinSize().Height + 8
	}
	titled := fits(l.titles, 8)
	if l.legend != nil {
		fits(l.legend, 10)
	}
	below := l.coming.grid.Least()
	coming := l.coming.wanted && free >= below+l.coming.line.MinSize().Height+24
	ui.Show(coming, l.coming.grid.Container, l.coming.line)

	y := float32(0)
	line := func(o fyne.CanvasObject, gap float32) {
		h := o.MinSize().Height
		ui.Put(o, 0, y, s.Width, h)
		y += h + gap
	}
	if titled {
		line(l.titles, 8)
	}
	line(l.heading, 8)
	bottom := s.Height
	if l.legend != nil && l.legend.Visible() {
		h := l.legend.MinSize().Height
		bottom -= h
		ui.Put(l.legend, 0, bottom, s.Width, h)
		bottom -= 10
	}
	room := bottom - y
	if links {
		room -= l.links.MinSize().Height + 8
	}
	if coming {
		room = min(room-l.coming.line.MinSize().Height-24-below, l.grid.Most())
	}
	ui.Put(l.grid.Container, 0, y, s.Width, room)
	l.grid.Layout(nil, fyne.NewSize(s.Width, room))
	y += l.grid.Used()
	if links {
		y += 8
		line(l.links, 0)
	}
	if coming {
		y += 16
		line(l.coming.line, 8)
		ui.Put(l.coming.grid.Container, 0, y, s.Width, bottom-y)
	}
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
