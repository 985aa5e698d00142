package davinci

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"spieltisch/app/draw"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
)

// mixes offers how many of the first tiles are black, as rows of backs: only what the
// middle still has.
type mixes struct {
	ui.Base
	desk     *table.Desk
	onChoose func(black int)
	options  []*mixOption
	chosen   int
	over     int // option under the pointer, -1 for none
}

// mixOption is one of them.
type mixOption struct {
	black          int
	box            *ui.Box
	tiles          []*draw.NumberTile
	blacks, whites *ui.Text
	check          *ui.Icon
}

var (
	_ fyne.Widget        = (*mixes)(nil)
	_ fyne.Tappable      = (*mixes)(nil)
	_ desktop.Hoverable  = (*mixes)(nil)
	_ desktop.Cursorable = (*mixes)(nil)
)

func newMixes(d *table.Desk, onChoose func(int)) *mixes {
	m := &mixes{desk: d, onChoose: onChoose, over: -1}
	m.Draw(m, m.least, m.place).Changing(m.parts).Repaints()
	return m
}

// set offers numbers of black tiles among n.
func (m *mixes) set(n int, allowed []int, chosen int) {
	m.chosen = chosen
	same := slices.EqualFunc(m.options, allowed, func(o *mixOption, black int) bool { return o.black == black && len(o.tiles) == n })
	if !same {
		m.options = nil
		for _, black := range allowed {
			m.options = append(m.options, m.option(n, black))
		}
	}
	m.Refresh()
}

func (m *mixes) option(n, black int) *mixOption {
	t := m.desk.T
	o := &mixOption{
		black: black, box: ui.NewBox(), check: ui.NewIcon(ui.IconCheck, 20, ui.AccentText),
		blacks: ui.NewText(t("davinci.start.black", games.Args{"N": black}), ui.Strong, ui.Ink).Align(fyne.TextAlignCenter).Truncate(),
		whites: ui.NewText(t("davinci.start.white", games.Args{"N": n - black}), ui.Strong, ui.Ink).Align(fyne.TextAlignCenter).Truncate(),
	}
	for i := range n {
		color := draw.TileBlack
		if i >= black {
			color = draw.TileWhite
		}
		o.tiles = append(o.tiles, draw.NewNumberTile(draw.NumberTileLook{Color: color, Number: draw.TileBlank}, 32))
	}
	return o
}

// step chooses the next or the previous one.
func (m *mixes) step(by int) {
	i := slices.IndexFunc(m.options, func(o *mixOption) bool { return o.black == m.chosen })
	if i < 0 {
		i = max(0, -by*len(m.options)) - by
	}
	if i += by; i >= 0 && i < len(m.options) {
		m.onChoose(m.options[i].black)
	}
}

// at is the option at a point, -1 for none.
func (m *mixes) at(p fyne.Position) int {
	for i, o := range m.options {
		q, s := o.box.Position(), o.box.Size()
		if p.X >= q.X && p.Y >= q.Y && p.X < q.X+s.Width && p.Y < q.Y+s.Height {
			return i
		}
	}
	return -1
}

// Tapped implements fyne.Tappable.
func (m *mixes) Tapped(e *fyne.PointEvent) {
	if i := m.at(e.Position); i >= 0 {
		m.onChoose(m.options[i].black)
	}
}

// MouseIn implements desktop.Hoverable.
func (m *mixes) MouseIn(e *desktop.MouseEvent) { m.MouseMoved(e) }

// MouseMoved implements desktop.Hoverable.
func (m *mixes) MouseMoved(e *desktop.MouseEvent) {
	if over := m.at(e.Position); over != m.over {
		m.over = over
		m.Refresh()
	}
}

// MouseOut implements desktop.Hoverable.
func (m *mixes) MouseOut() {
	m.over = -1
	m.Refresh()
}

// Cursor implements desktop.Cursorable.
func (m *mixes) Cursor() desktop.Cursor {
	if m.over >= 0 {
		return desktop.PointerCursor
	}
	return desktop.DefaultCursor
}

// Sizes of the options in px.
const (
	mixGap  float32 = 12
	mixTile float32 = 44
	mixPad  float32 = 14
)

func (m *mixes) least() fyne.Size {
	n := float32(max(1, len(m.options)))
	return fyne.NewSize(n*110+(n-1)*mixGap, draw.NumberTileHeight(28)+2*ui.Strong.Height()+3*mixPad)
}

func (m *mixes) parts() []fyne.CanvasObject {
	var out []fyne.CanvasObject
	for _, o := range m.options {
		out = append(out, o.box, o.blacks, o.whites, o.check)
		for _, s := range o.tiles {
			out = append(out, s)
		}
	}
	return out
}

func (m *mixes) place(s fyne.Size) {
	n := float32(len(m.options))
	if n == 0 {
		return
	}
	w := min(240, ui.Whole((s.Width-(n-1)*mixGap)/n))
	left := ui.Whole((s.Width - n*w - (n-1)*mixGap) / 2)
	for i, o := range m.options {
		m.placeOption(o, i, left+float32(i)*(w+mixGap), w, s.Height)
	}
}

// placeOption places an option: backs, words, and a check on the chosen one.
func (m *mixes) placeOption(o *mixOption, i int, x, w, room float32) {
	k := float32(len(o.tiles))
	sw := ui.Whole(min(mixTile, (w-2*mixPad-(k-1)*6)/k))
	for sw > tileMin && draw.NumberTileHeight(sw)+2*ui.Strong.Height()+3*mixPad > room {
		sw--
	}
	h := draw.NumberTileHeight(sw) + 2*ui.Strong.Height() + 3*mixPad
	y := ui.Whole(max(0, (room-h)/2))
	fill, edge, line := ui.CardBG, ui.Ctrl, float32(2)
	if i == m.over {
		fill = ui.Well
	}
	on := o.black == m.chosen
	if on {
		fill, edge, line = ui.AccentSoft, ui.Accent, 3
	}
	o.box.Set(x, y, w, h, 12, fill, edge, line)
	at := x + (w-k*sw-(k-1)*6)/2
	for j, s := range o.tiles {
		s.SetWidth(sw)
		s.Resize(s.MinSize())
		s.Move(fyne.NewPos(ui.Whole(at+float32(j)*(sw+6)), y+mixPad))
	}
	y += mixPad + draw.NumberTileHeight(sw) + mixPad/2
	put(o.blacks, x+8, y, w-16, ui.Strong.Height())
	put(o.whites, x+8, y+ui.Strong.Height(), w-16, ui.Strong.Height())
	ui.Show(on, o.check)
	put(o.check, x+w-28, y+(2*ui.Strong.Height()-20)/2, 20, 20)
}
