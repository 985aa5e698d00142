package sheets

import (
	"cmp"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/sheets/cells"
	"spieltisch/app/sheets/grid"
	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/store"
)

// leastLine and mostLine are the height of a line, leastLines are seen while a game goes on that may have as many.
const leastLine, mostLine, leastLines = 40, 112, 5

// leastLinks is the height of what is seen of the buttons at least: two rows.
const leastLinks = 2 * (40 + 4)

// linkPad is the air at both ends of a button's text at least.
const linkPad float32 = 12

// left is the paper at the left: a band in the game's colour with where and when, the game's grid, buttons to the others on the same
// paper, and the legend. Where there is no room for all of it the legend goes first, then the band.
type left struct {
	*fyne.Container
	desk table.SheetDesk

	title, date, game, hint *ui.Text
	titles, heading, legend *fyne.Container // legend: nil without
	cloth                   ui.Cloth
	band, edge              *canvas.Rectangle // in its colours
	grid                    *grid.Grid
	links                   *fyne.Container // a button for each other game of the series, the newest first
	says                    [][]string      // by button: the texts of which it shows the first that has room
	ground                  *ui.Scroll      // of links
	number                  int
}

// newLeft makes the paper; the editor gets what is typed in the grid.
func newLeft(d table.SheetDesk, st *state, cloth ui.Cloth, editor grid.Editor, open func(store.SheetID)) *left {
	l := &left{
		desk: d, number: st.number(), cloth: cloth, band: ui.NewRect(), edge: ui.NewRect(),
		title: ui.NewText("", ui.Title, ui.Ink).Truncate(),
		date:  ui.NewText("", ui.Strong, ui.Ink2).Align(fyne.TextAlignTrailing),
		game:  ui.NewText("", ui.Heading, ui.Ink).Truncate(),
		hint:  ui.NewText("", ui.Strong, ui.AccentText).Align(fyne.TextAlignTrailing),
		grid:  grid.New(gridOf(d, st), leastLine, mostLine, d.Portrait, editor),
		links: ui.Flow(4, 120),
	}
	l.titles, l.heading = ui.HMid(12, ui.Stretch(l.title), l.date), ui.HMid(12, ui.Stretch(l.game), l.hint)
	l.ground = ui.NewVScroll(l.links)
	objects := []fyne.CanvasObject{l.edge, l.band, l.titles, l.heading, l.grid.Container, l.ground}
	for i, s := range slices.Backward(st.series) {
		if i+1 == l.number {
			continue
		}
		l.says = append(l.says, says(d.Env, i+1, s))
		l.links.Add(ui.NewSmallButton("", ui.Secondary, func() { open(s.ID) }))
	}
	if p, ok := st.paper.(table.SheetLegend); ok {
		grey := ui.MinSized(16, 16, ui.NewArea(ui.Ctrl, 4, ui.Pad(1, ui.NewArea(grid.GreyField, 3, nil))))
		l.legend = ui.HMid(8, grey, ui.Stretch(ui.NewText(p.Legend(), ui.Body, ui.Ink2).Truncate()))
		objects = append(objects, l.legend)
	}
	l.Container = &fyne.Container{Layout: l, Objects: objects}
	return l
}

// mostNamed is how many players are named with their points on a button: of more only who has won.
const mostNamed = 4

// says are the texts for the button to a game of so many, the best first.
func says(env *shell.Env, number int, s store.Sheet) (out []string) {
	args := games.Args{"Number": number}
	if won := games.Winners(s.Places); !table.Pointless(s.Points) {
		if args["Points"] = standing(env, s.Players, s.Points); len(s.Players) <= mostNamed {
			out = append(out, env.T("sheets.other", args))
		}
		if len(won) > 0 {
			args["Seats"], args["N"], args["Points"] = won, len(won), s.Places[0].Points
			out = append(out, env.Named(store.Names(s.Players), "sheets.other.won", args))
		}
	}
	return append(out, env.T("sheets.goto", args))
}

// gridOf is what the grid shows: the sheet with what is being entered.
func gridOf(d table.SheetDesk, st *state) cells.Grid {
	rows, score := st.rows(), st.score
	score.Outcome = st.sheet().Score().Outcome // nobody wins, and nothing moves, before it is entered
	if score.Outcome == nil {
		rows = max(rows, min(leastLines, st.sheet().Shape().MaxRows))
	}
	g := table.SheetCells(d.Env, st.paper, st.preview, score, d.Players, rows)
	for i, line := range g.Lines {
		for col := range line {
			line[col].Preview = st.at.Row == i+1 && (st.at.Seat == games.Table || st.at.Seat == g.Columns[col].Seat)
			line[col].Fixed = line[col].Fixed || st.locked != "" || i >= st.rows()
		}
	}
	return g
}

// render brings the paper in line with the state.
func (l *left) render(st *state) {
	t := l.desk.T
	l.title.SetText(cmp.Or(st.stored.Place, t("sheets.ours")))
	l.date.SetText(l.desk.Texts.Day(st.stored.Played))
	l.game.SetText(t("sheets.game", games.Args{"Number": l.number}))
	hint, shown := "", gridOf(l.desk, st)
	if st.at.Row > 0 && st.open() && slices.ContainsFunc(shown.Lines[st.at.Row-1][1:], func(f cells.Face) bool { return f.Preview && f.Text+f.Sub+f.Pieces != "" }) {
		what, turn, _ := st.paper.Head(st.sheet(), st.at)
		if st.at.Seat >= 0 {
			what = turn
		}
		hint = t("sheets.previewing", games.Args{"What": what})
	}
	l.hint.SetText(hint)
	l.grid.Show(shown)
	l.Refresh()
}

// Lengths of the paper: its margins, and how high the band is.
const (
	sideMargin float32 = 24
	endMargin  float32 = 18
	bandHigh   float32 = 60
	bandEdge   float32 = 4
	corner     float32 = 16 // of a paper
)

// MinSize implements fyne.Layout.
func (l *left) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(320+2*sideMargin, l.heading.MinSize().Height+8+l.grid.MinSize(nil).Height+2*endMargin)
}

// Layout implements fyne.Layout.
func (l *left) Layout(_ []fyne.CanvasObject, s fyne.Size) {
	w := s.Width - 2*sideMargin
	y, bottom := endMargin, s.Height-endMargin
	free := bottom - y - l.heading.MinSize().Height - 8 - l.grid.Least()
	links := float32(0)
	for i, o := range l.links.Objects {
		if b, ok := o.(*ui.Button); ok {
			n := slices.IndexFunc(l.says[i], func(text string) bool { return ui.Strong.Measure(text) <= w-2*linkPad })
			b.SetText(l.says[i][max(n, 0)])
		}
	}
	if len(l.links.Objects) > 0 {
		l.links.Resize(fyne.NewSize(w, l.links.Size().Height))
		links = min(l.links.MinSize().Height+8, max(free, leastLinks))
	}
	free -= links
	on := free >= bandHigh
	if ui.Show(on, l.edge, l.band, l.titles); on {
		free -= bandHigh
		l.paint(l.edge, s.Width, bandHigh, l.cloth.Edge)
		l.paint(l.band, s.Width, bandHigh-bandEdge, l.cloth.Face)
		h := l.titles.MinSize().Height
		ui.Put(l.titles, sideMargin, ui.Whole((bandHigh-bandEdge-h)/2), w, h)
		y += bandHigh
	}
	if l.legend != nil {
		h := l.legend.MinSize().Height
		if ui.Show(free >= h+10, l.legend); free >= h+10 {
			bottom -= h + 10
			ui.Put(l.legend, sideMargin, bottom+10, w, h)
		}
	}
	h := l.heading.MinSize().Height
	ui.Put(l.heading, sideMargin, y, w, h)
	y += h + 8
	room := min(bottom-y-links, max(l.grid.Most(), l.grid.Least()))
	ui.Put(l.grid.Container, sideMargin, y, w, room)
	l.grid.Layout(nil, fyne.NewSize(w, room))
	ui.Put(l.ground, sideMargin, y+l.grid.Used()+8, w, max(0, links-8))
}

// paint draws part of the band: as round above as the paper is.
func (l *left) paint(r *canvas.Rectangle, w, h float32, c ui.Token) {
	r.TopLeftCornerRadius, r.TopRightCornerRadius = corner, corner
	ui.SetRect(r, 0, 0, w, h, 0, c)
}
