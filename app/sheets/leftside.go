package sheets

import (
	"strconv"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/sheet"
	"spieltisch/store"
)

// leftSide is the paper: title, the game's grid, the other games on the same paper, and
// the legend. What has no room goes: first the empty game, then the legend and the title.
type leftSide struct {
	*fyne.Container
	p               *Page
	titles, heading *fyne.Container
	coming          *fyne.Container
}

func newLeftSide(p *Page) *leftSide {
	l := &leftSide{p: p, titles: ui.HMid(12, ui.Stretch(p.title), p.date)}
	l.heading = ui.HMid(12, ui.Stretch(p.game), p.hint)
	l.coming = ui.HMid(12, p.other.name, ui.Stretch(p.other.hint))
	objects := []fyne.CanvasObject{l.titles, l.heading, p.grid.Container, p.other.links, l.coming, p.other.empty.Container}
	if p.legend != nil {
		objects = append(objects, p.legend)
	}
	l.Container = &fyne.Container{Layout: l, Objects: objects}
	return l
}

// MinSize implements fyne.Layout.
func (l *leftSide) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(ui.Px(320), l.heading.MinSize().Height+8+l.p.grid.MinSize(nil).Height)
}

// Layout implements fyne.Layout.
func (l *leftSide) Layout(_ []fyne.CanvasObject, s fyne.Size) {
	p := l.p
	free := s.Height - l.heading.MinSize().Height - 8 - p.grid.need()
	fits := func(o fyne.CanvasObject, gap float32, wanted bool) bool {
		h := o.MinSize().Height + gap
		on := wanted && (free >= h)
		if on {
			free -= h
		}
		ui.Show(on, o)
		return on
	}
	links := len(p.other.links.Objects) > 0
	if ui.Show(links, p.other.links); links {
		free -= p.other.links.MinSize().Height + 8
	}
	titled := fits(l.titles, 8, true)
	if p.legend != nil {
		fits(p.legend, 10, true)
	}
	emptyNeed := p.other.empty.need()
	empty := p.other.wanted() && free >= emptyNeed+l.coming.MinSize().Height+24
	ui.Show(empty, p.other.empty.Container, l.coming)

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
	if p.legend != nil && p.legend.Visible() {
		h := p.legend.MinSize().Height
		bottom -= h
		ui.Put(p.legend, 0, bottom, s.Width, h)
		bottom -= 10
	}
	room := bottom - y
	if links {
		room -= p.other.links.MinSize().Height + 8
	}
	if empty {
		room -= l.coming.MinSize().Height + 24 + emptyNeed
		room = min(room, p.grid.headHeight()+p.grid.footHeight()+2+float32(p.grid.m.rows)*ui.Px(p.grid.most))
	}
	ui.Put(p.grid.Container, 0, y, s.Width, room)
	p.grid.Layout(nil, fyne.NewSize(s.Width, room))
	y += p.grid.frame.Size().Height
	if links {
		y += 8
		line(p.other.links, 0)
	}
	if empty {
		y += 16
		line(l.coming, 8)
		ui.Put(p.other.empty.Container, 0, y, s.Width, bottom-y)
	}
}

// others are the other games on the same paper.
type others struct {
	p     *Page
	all   []store.Sheet // on the paper, this one too
	links *fyne.Container
	name  *ui.Text
	hint  *ui.Text
	empty *grid
}

func newOthers(p *Page) *others {
	o := &others{p: p, links: ui.VGap(4), name: ui.NewText("", ui.Heading, ui.Ink), hint: ui.NewText("", ui.Body, ui.Ink2).Align(fyne.TextAlignTrailing).Truncate()}
	o.load()
	o.empty = newGrid(o.model())
	o.empty.most = 40
	return o
}

// series names the paper: the UID of its first sheet.
func (s *session) series() string {
	if s.stored.Series != "" {
		return s.stored.Series
	}
	return s.stored.UID
}

func (o *others) load() {
	var err error
	if o.all, err = o.p.env.Store.Paper(o.p.s.series()); err != nil {
		o.p.env.Toast(o.p.env.Explain(nil, err))
	}
}

// number is which game of the paper this one is, from 1.
func (o *others) number() int {
	for i, s := range o.all {
		if s.ID == o.p.id() {
			return i + 1
		}
	}
	return 1
}

// wanted tells whether the paper has room for another game that isn't begun.
func (o *others) wanted() bool {
	shape := o.p.s.sheet().Shape()
	return shape.Rows > 0 && shape.PerPage > len(o.all) && len(o.all) == o.number()
}

// model is an empty game.
func (o *others) model() model {
	p := o.p
	blank, err := sheet.New(p.s.game.Sheet.Kind, p.s.stored.Setup)
	if err != nil {
		blank = p.s.sheet()
	}
	score := blank.Score()
	cols := p.paper.Columns(blank)
	var totals []string
	if p.counts() {
		totals = make([]string, len(cols))
		totals[0] = totalName(p.env, cols[0])
	}
	return model{
		players: p.s.stored.Players, portrait: p.env.Portrait, columns: cols, rows: blank.Shape().Rows, totals: totals,
		face: func(at cellAt) table.SheetFace {
			if at.row > len(score.Lines) {
				return table.SheetFace{}
			}
			return p.paper.Face(blank, score.Lines[at.row-1], at.col)
		},
	}
}

func (o *others) refresh() {
	p := o.p
	o.links.RemoveAll()
	for i, s := range o.all {
		if s.ID == p.id() {
			continue
		}
		b := ui.NewSmallButton(p.env.T("sheets.other", games.Args{"Number": i + 1, "Points": points(s)}), ui.Secondary, func() {
			p.env.Router.Replace(shell.Route{Page: shell.Sheet, Sheet: s.ID})
		})
		o.links.Add(b)
	}
	o.name.SetText(p.env.T("sheets.game", games.Args{"Number": len(o.all) + 1}))
	o.hint.SetText(p.env.T("sheets.room", games.Args{"N": p.s.sheet().Shape().PerPage}))
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
