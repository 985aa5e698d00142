package davinci

import (
	"math"
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
)

// codes are the rows of all seats as everybody sees them, a seat a line.
type codes struct {
	view    dv.View
	glow    *draw.Glow
	desk    *table.Desk
	lines   []*codeLine
	object  *fyne.Container
	compact bool // in little room, in few words
	columns int  // of seats side by side; 0: one
}

// codeLine is the code of one seat.
type codeLine struct {
	avatar *ui.Avatar
	name   *ui.Text
	sub    *ui.Text
	says   [2]string // below the name, and where that has no room
	row    *strip
}

func newCodes(d *table.Desk, compact bool) *codes {
	c := &codes{desk: d, compact: compact, glow: draw.NewGlow()}
	c.object = ui.Laid(c.least, c.place)
	list := d.Names()
	for i := range list {
		size, most := float32(40), float32(64)
		switch {
		case compact:
			size = 36
		case len(list) == 2:
			most = 84
		}
		l := &codeLine{
			avatar: d.SeatAvatar(games.Seat(i), size), name: ui.NewText(list[i], ui.Label, ui.Ink).Truncate(),
			sub: ui.NewText("", ui.Body, ui.Ink2).Truncate(), row: newStrip(most),
		}
		c.lines = append(c.lines, l)
		c.object.Objects = append(c.object.Objects, l.avatar, l.name, l.sub, l.row.object)
	}
	c.object.Add(c.glow)
	return c
}

// render shows a view that everybody may see.
func (c *codes) render(v dv.View) {
	fallen := newlyCracked(c.view, v)
	c.view = v
	c.glow.Out()
	for i, l := range c.lines {
		if i >= len(v.Seats) {
			continue
		}
		l.row.room = reckoned(v)
		l.row.set(c.cells(v, v.Seats[i]))
		var tok ui.Token
		l.says[1], tok = stands(c.desk, v, v.Seats[i].Seat, true)
		if l.says[0] = l.says[1]; !c.compact {
			l.says[0], tok = stands(c.desk, v, v.Seats[i].Seat, false)
		}
		l.sub.SetColor(tok)
	}
	ui.PlaceAnew(c.object)
	for _, s := range fallen {
		row := c.lines[s].row
		c.glow.Shine(tipped, tileRadius, areasOf(row.tiles[:len(row.cells)])...)
	}
}

// cells are the tiles of a seat; the one that it has drawn stands apart.
func (c *codes) cells(v dv.View, s dv.SeatView) (cells []rowCell, apart bool) {
	if s.Row == nil {
		for color, n := range s.Taken {
			for range n {
				cells = append(cells, rowCell{look: draw.NumberTileLook{Color: draw.TileColor(color), Number: draw.TileBlank}})
			}
		}
		return cells, false
	}
	for i, st := range s.Row {
		cell := rowCell{id: st.ID, look: lookOf(st), text: strconv.Itoa(i + 1), bold: true, tok: ui.Ink2}
		switch {
		case st.Open && c.compact:
			cell.text, cell.icon = "", ui.IconEye
		case st.Open:
			cell.text, cell.icon = c.desk.T("davinci.out.open"), ui.IconEye
		}
		if g := announced(c.desk.Turn()); g.Tile == st.ID {
			pointAt(c.desk, g, &cell)
		}
		if g, ok := justNamed(c.desk, v); ok && g.Tile == st.ID {
			if !g.Right {
				pointAt(c.desk, dv.Guess{Tile: g.Tile, Number: g.Number}, &cell)
			}
			cell.look.Ring, cell.look.Badge, cell.look.Wrong = true, g.Right, !g.Right
		}
		cells = append(cells, cell)
	}
	if v.Drawn != nil && v.Turn == s.Seat {
		cell := rowCell{id: v.Drawn.ID, look: lookOf(*v.Drawn), tok: ui.Ink2}
		if !c.compact {
			cell.text = c.desk.T("davinci.out.drawn")
		}
		return append(cells, cell), true
	}
	return cells, false
}

// justNamed is the guess that the replay's newest step was: at the table its seat has seen that on its own page.
func justNamed(d *table.Desk, v dv.View) (dv.Guessed, bool) {
	if !d.Acting() {
		for _, e := range slices.Backward(d.Events()) {
			if e.Step != v.Step {
				break
			}
			if e.ID == dv.EventRight || e.ID == dv.EventWrong {
				return lastOf(v.Guesses)
			}
		}
	}
	return dv.Guessed{}, false
}

// stands says how a code stands: how many tiles are hidden, or who cracked it; short
// says it in a word or two.
func stands(d *table.Desk, v dv.View, seat games.Seat, short bool) (string, ui.Token) {
	s := v.Seats[seat]
	if r, over := v.Result(); over && r.Winner == seat {
		return d.T("davinci.out.winner"), ui.OK
	}
	by, out := v.CrackedBy(seat)
	switch {
	case out && by == games.Table && short:
		return d.T("davinci.turn.opened_short"), ui.Ink2
	case out && short:
		return d.T("davinci.out.cracked"), ui.Ink2
	case out && by == games.Table:
		return d.T("davinci.out.self_open"), ui.Ink2
	case out:
		return d.Say("davinci.out.cracked_by", games.Args{"Seat": by}), ui.Ink2
	case s.Row != nil && short:
		return d.T("davinci.out.hidden_short", games.Args{"N": s.Hidden}), ui.Ink2
	case s.Row != nil:
		return d.T("davinci.out.hidden", games.Args{"N": s.Hidden}), ui.Ink2
	case s.Taken[dv.Black]+s.Taken[dv.White] > 0:
		return d.T("davinci.out.taken"), ui.Ink2
	}
	return d.T("davinci.out.none"), ui.Ink2
}

// stop ends animations.
func (c *codes) stop() {
	c.glow.Out()
	for _, l := range c.lines {
		l.row.stop()
	}
}

// thin tells whether a line of this height has no room for what stands below the name.
func thin(height float32) bool { return height < ui.Label.Height()+ui.Body.Height() }

// side is how much width avatar and name take in lines of a height. Where that has no room for a second line of tiles, the
// words leave the longest code room in one: else its tiles would lie on those of the next seat.
func (c *codes) side(width, height float32) float32 {
	rest := c.lines[0].avatar.MinSize().Width + 28
	least := float32(56)
	text := least
	for _, l := range c.lines {
		text = max(text, ui.Label.Measure(l.name.String()))
		if !thin(height) {
			text = max(text, ui.Body.Measure(l.says[0]))
		}
	}
	text = min(text+4, width*.36)
	for _, l := range c.lines {
		if l.row.lay(tileMin, 2, false).size.Height > height {
			text = min(text, width-rest-l.row.lay(tileMin, 1, false).size.Width)
		}
	}
	return rest + max(text, least)
}

// fit makes the tiles at most so wide, with nothing below them.
func (c *codes) fit(most float32) {
	for _, l := range c.lines {
		l.row.most, l.row.bare = most, true
	}
}

// line is the height of the highest line, as fit would set it.
func (c *codes) line(width, most float32) float32 {
	least := max(ui.Label.Height()+ui.Body.Height(), c.lines[0].avatar.MinSize().Height)
	for _, l := range c.lines {
		least = max(least, l.row.need(width-c.side(width, math.MaxFloat32), most))
	}
	return least
}

func (c *codes) least() fyne.Size {
	h := max(draw.NumberTileHeight(tileMin), ui.Label.Height(), c.lines[0].avatar.MinSize().Height)
	return fyne.NewSize(280, float32(len(c.lines))*(h+8)-8)
}

// codesApart lies between two columns of codes.
const codesApart float32 = 24

// place gives every seat the same height.
func (c *codes) place(s fyne.Size) {
	if len(c.lines) == 0 || s.Width <= 0 {
		return
	}
	columns := max(1, c.columns)
	lines := (len(c.lines) + columns - 1) / columns
	gap := float32(8)
	h := (s.Height - float32(lines-1)*gap) / float32(lines)
	w := (s.Width - float32(columns-1)*codesApart) / float32(columns)
	side, even := c.side(w, h), float32(0)
	for _, l := range c.lines {
		if p := l.row.best(fyne.NewSize(w-side, h), l.row.most); len(l.row.cells) > 0 && (even == 0 || p.width < even) {
			even = p.width
		}
	}
	for i, l := range c.lines {
		l.row.even = even
		l.place(float32(i%columns)*(w+codesApart), float32(i/columns)*(h+gap), w, h, side)
	}
}

// place puts avatar and name left of the tiles, side wide.
func (l *codeLine) place(x, y, w, h, side float32) {
	a := l.avatar.MinSize()
	put(l.avatar, x, y+(h-a.Height)/2, a.Width, a.Height)
	text := l.name.MinSize().Height
	words := side - a.Width - 28
	ui.Show(!thin(h) && ui.Body.Measure(l.says[1]) <= words, l.sub) // the tiles say it, too
	if l.sub.Visible() {
		text += l.sub.MinSize().Height
	}
	l.sub.SetText(pick(ui.Body.Measure(l.says[0]) > words, l.says[1], l.says[0]))
	put(l.name, x+a.Width+12, y+(h-text)/2, words, l.name.MinSize().Height)
	put(l.sub, x+a.Width+12, y+(h-text)/2+l.name.MinSize().Height, words, l.sub.MinSize().Height)
	put(l.row.object, x+side, y, w-side, h)
}

// inMiddle says how many tiles are in the middle.
func inMiddle(d *table.Desk, v dv.View, id games.ID) string {
	n := v.Middle[dv.Black] + v.Middle[dv.White]
	if n == 0 && id != "davinci.out.middle_short" {
		return d.T("davinci.out.middle_empty")
	}
	return d.T(id, games.Args{"N": n})
}

// stock shows how many tiles of each colour are in the middle.
type stock struct {
	counts [dv.Colors]*ui.Text
	object fyne.CanvasObject
}

func newStock(d *table.Desk) *stock {
	s := &stock{}
	row := ui.HMid(10)
	for color := range dv.Color(dv.Colors) {
		s.counts[color] = ui.NewText("", ui.Number, ui.Ink)
		row.Add(draw.NewNumberTile(draw.NumberTileLook{Color: draw.TileColor(color), Number: draw.TileBlank}, 28))
		row.Add(ui.VGap(0, s.counts[color], ui.NewText(d.T(dv.ColorID(color)), ui.Body, ui.Ink2)))
		row.Add(ui.Space(8, 1))
	}
	s.object = ui.HMid(16, ui.NewText(d.T("davinci.out.in_middle"), ui.Strong, ui.Ink), row)
	return s
}

func (s *stock) render(v dv.View) {
	for color, t := range s.counts {
		t.SetText(strconv.Itoa(v.Middle[color]))
	}
}
