package davinci

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
)

// seat is a player with their code: face, name and a line about the code left of the tiles, or above them where it is narrow. In
// the own seat, and in those at the foot of the public board, tiles are larger.
type seat struct {
	desk   *table.Desk
	seat   games.Seat
	low    bool // it stands at the foot of the mat
	object *fyne.Container
	lamp   *ui.Lamp
	avatar *ui.Avatar
	crown  *draw.Crown // of who has won
	name   *ui.Para
	sub    *ui.Text
	row    *row
	says   string  // below the name
	brief  string  // and where that has no room
	face   float32 // its size
	heads  bool    // face and name stand above the tiles however wide it is, as in a replay of more than two
	moves  bool    // a computer whose turn is shown: its face is larger
	most   float32 // the widest that a tile gets
	even   bool    // it looks the same wherever it lies
	shift  float32 // how far in it begins then
}

// Sizes of a seat: with face and name above the tiles their height with the gap below, and the widest tile.
const (
	headLeast  float32 = 330 // from there on they stand left of the tiles
	headMost   float32 = 46
	evenGap    float32 = 28   // between face and tiles where all seats look the same
	movesShare float32 = 1.25 // how much larger the face of a computer is in its turn
)

func newSeat(d *table.Desk, s games.Seat, low bool) *seat {
	c := &seat{
		desk: d, seat: s, low: low, lamp: ui.NewLamp(), avatar: d.SeatAvatar(s, 64), crown: draw.NewCrown(64), row: newRow(56, pick(low || !d.Acting(), 1, maxLines)),
		name:  ui.NewPara(d.Name(s), ui.Heading, ui.Ink).Align(fyne.TextAlignCenter).MaxLines(2),
		sub:   ui.NewText("", ui.Strong, ui.Ink2),
		heads: !d.Acting() && len(d.Players()) > 2,
	}
	c.object = ui.Laid(c.least, c.place, c.lamp, c.avatar, c.crown, c.name, c.sub, c.row)
	return c
}

// render shows what a seat knows of this one.
func (c *seat) render(s ownState) {
	v := s.view
	sv := v.Seats[c.seat]
	cells, apart := cellsOf(s, c.seat)
	c.row.reckoned = pick(c.heads, longest(v)+2, step(longest(v))) // who draws has room behind their code
	if c.low && s.seat == c.seat {
		c.row.here = c.desk.T("davinci.turn.here")
		n := len(sv.Row) // it has room for six tiles before they get smaller
		c.row.reckoned = pick(v.Middle == [dv.Colors]int{}, 0, pick(n < 6, n, step(n)))
	}
	c.row.holds = pick(len(sv.Row) == 0, v.Options.StartTiles(), 0)
	for i := range cells {
		switch {
		case apart && i == len(cells)-1:
			cells[i].word = pick(c.low || s.old, c.desk.T("davinci.out.drawn"), "") // the middle begins right below a rival's
		case cells[i].sign != "":
			cells[i].word = c.desk.T("davinci.turn.open")
		}
	}
	c.row.set(cells, apart)
	first := winner(c.desk, s)
	c.lamp.Light(c.seat == pick(first == games.Table, s.acts(), first))
	ui.Show(c.seat == first, c.crown)
	c.says, c.brief = stands(c.desk, v, c.seat)
	if i := slices.IndexFunc(sv.Row, func(t dv.Stone) bool { return t.ID == s.tip.Tile }); i >= 0 {
		c.brief = c.desk.T("table.tip")
		c.says = c.brief + ": " + c.desk.T("davinci.turn.tile", games.Args{"Place": i + 1})
	}
	c.tell()
	ui.PlaceAnew(c.object)
}

// tell writes below the name how the code stands, in few words where there is little room.
func (c *seat) tell() {
	c.sub.SetText(pick(ui.Strong.Measure(c.says) > c.sub.Size().Width && c.sub.Size().Width > 0, c.brief, c.says))
}

// stands says how a code stands: the points of a points game, how many tiles are hidden, or that it is cracked; and in short.
func stands(d *table.Desk, v dv.View, s games.Seat) (long, short string) {
	sv := v.Seats[s]
	by, out := v.CrackedBy(s)
	r, over := v.Result()
	switch {
	case v.Options.Rounds > 0 && (sv.Row != nil || v.Round > 1):
		n := v.Points(s)
		return d.T("davinci.turn.points", games.Args{"N": n}), strconv.Itoa(n)
	case over && r.Winner == s:
		long = d.T("davinci.out.winner")
	case out && by == games.Table:
		return d.T("davinci.out.self_open"), d.T("davinci.out.cracked_open")
	case out:
		return d.Say("davinci.out.cracked_by", games.Args{"Seat": by}), d.T("davinci.out.cracked")
	case sv.Row != nil:
		return d.T("davinci.out.hidden", games.Args{"N": sv.Hidden}), strconv.Itoa(sv.Hidden)
	case sv.Taken[dv.Black]+sv.Taken[dv.White] > 0:
		long = d.T("davinci.out.taken")
	case d.Acting() && v.Asked != s:
		long = d.T("davinci.out.none")
	}
	return long, long
}

// head tells whether face and name stand above the tiles.
func (c *seat) head(s fyne.Size) bool { return c.heads || s.Width < headLeast }

// least is what the place gives in any case.
func (c *seat) least() fyne.Size { return fyne.NewSize(200, 60) }

// need is the height that the seat would like in a width, where its face has a size: for a second ledge rather than small tiles, unless
// the page is short.
func (c *seat) need(width, face float32, short bool) float32 {
	if !c.head(fyne.NewSize(width, 0)) {
		if wide(max(c.row.reckoned, c.row.standing()), tileFair) > width-face-12 {
			return pick(short, 0, 2*lineOf(tileFair)+4)
		}
		return 4 + lineOf(fillOf(c.row.rowShape, fyne.NewSize(width-face-12, c.most), fyne.NewSize(0, 1000)))
	}
	c.row.most = min(headMost, c.most)
	w, lines := c.row.fill(fyne.NewSize(width, 1000))
	return c.above(width) + float32(lines)*lineOf(w)
}

// below is where all ledges end, in the scene.
func (c *seat) below() float32 {
	i := len(c.row.plan.at) - 1
	return c.object.Position().Y + c.row.Position().Y + c.row.plan.at[i].Y + lineOf(c.row.plan.width)
}

// lineEnd is where the line about the code ends, in the scene.
func (c *seat) lineEnd() float32 {
	return c.object.Position().Y + c.sub.Position().Y + c.sub.Size().Height
}

// faceAt is the middle of the face, and tileAt that of a tile, in the scene.
func (c *seat) faceAt() fyne.Position {
	return c.object.Position().Add(c.avatar.Position()).AddXY(c.avatar.Size().Width/2, c.avatar.Size().Height/2)
}

func (c *seat) tileAt(i int) fyne.Position {
	return c.object.Position().Add(c.row.Position()).Add(c.row.plan.at[i]).AddXY(c.row.plan.width/2, draw.NumberTileHeight(c.row.plan.width)/2)
}

// ownMost is how wide tiles next to a face of this size get at the foot of the mat.
func ownMost(face float32) float32 { return face * pick[float32](face < 80, .95, 1) }

// place puts face and name next to the tiles, or above them.
func (c *seat) place(s fyne.Size) {
	if c.head(s) {
		c.over(s)
		return
	}
	f, from := c.face, pick(c.even, c.shift, 0)
	column, text, top := f+12, f+24, float32(0)
	switch {
	case c.even:
		column, text = f+evenGap, endName
	case c.low:
		column, top = f+pick[float32](c.desk.Acting(), 30, 12), ui.Whole(max(0, (s.Height-f-56)/2))
	}
	shown := pick(c.moves && !c.low, f*movesShare, f) // the tiles stay where they are
	c.shine(from+f/2, top+f/2, shown)
	top += (shown - f) / 2
	_, high := c.nameIn(text)
	c.name.Align(fyne.TextAlignCenter)
	c.sub.Align(fyne.TextAlignCenter)
	put(c.name, from+(f-text)/2, top+f+6, text, high)
	put(c.sub, from+(f-text)/2, top+f+6+high, text, ui.Strong.Height())
	ui.Change(&c.row.most, c.most, c.row)
	put(c.row, from+column, pick[float32](c.low && !c.even, 0, 4), s.Width-column-from, s.Height)
	c.tell()
}

// above is how high face and name are in a line above the tiles: where one ledge has room, so high that a lifted tile keeps clear of them.
func (c *seat) above(width float32) float32 {
	return pick(c.heads || wide(max(c.row.reckoned, c.row.standing()), 28) <= width, ui.Whole(c.face*.75)+16, 44)
}

// over puts face and name in a line above the tiles.
func (c *seat) over(s fyne.Size) {
	high := c.above(s.Width)
	f := min(high-12, c.face*.75)
	c.shine(f/2, f/2, f)
	sub := min(s.Width*.45, ui.Strong.Measure(c.says)+2)
	room := s.Width - f - 20 - sub
	c.name.Align(fyne.TextAlignLeading)
	wide, tall := c.nameIn(room)
	put(c.name, f+10, (f-tall)/2, room, tall)
	x := f + 20 + wide
	c.sub.Align(fyne.TextAlignLeading)
	put(c.sub, x, (f-ui.Strong.Height())/2, sub, ui.Strong.Height())
	ui.Change(&c.row.most, min(headMost, c.most), c.row)
	put(c.row, 0, high, s.Width, s.Height-high)
	c.tell()
}

// nameIn writes the name as large as a width has room for, at the end in two lines of any size, and tells how wide and high that is.
func (c *seat) nameIn(width float32) (wide, high float32) {
	size := c.name.Fit(width, pick[float32](c.even, 48, 42), ui.Heading, ui.Strong, ui.Small)
	return size.Width, size.Height
}

// shine puts the face, with the lamp behind it, around a middle.
func (c *seat) shine(x, y, size float32) {
	c.avatar.SetSize(size)
	put(c.avatar, x-size/2, y-size/2, size, size)
	c.crown.Sit(ui.Whole(x), ui.Whole(y-size/2), size)
	r := min(size*.95, 80)
	put(c.lamp, x-r, y-r, 2*r, 2*r)
}

// cellsOf are the tiles of a seat as another one sees them, and their owner; apart tells that the last one has just been drawn.
func cellsOf(s ownState, of games.Seat) (cells []cell, apart bool) {
	v := s.view
	sv := v.Seats[of]
	if sv.Row == nil {
		for color, n := range sv.Taken {
			for range n {
				cells = append(cells, cell{look: draw.NumberTileLook{Color: draw.TileColor(color), Number: draw.TileBlank}})
			}
		}
		return cells, false
	}
	fresh := freshly(v)
	_, out := v.CrackedBy(of)
	_, over := v.Result()
	grey := out && !over && !slices.ContainsFunc(sv.Row, func(t dv.Stone) bool { return fresh[t.ID] })
	for _, t := range sv.Row {
		c := cell{id: t.ID, look: lookOf(t), tok: ui.Warn}
		c.look.Badge, c.look.Dim = fresh[t.ID] && (!over || s.moment != nil), grey
		if of == s.seat || s.seat == games.Table {
			s.own(t, &c)
			c.low, c.sign = c.sign != "", pick(out || over && !s.old, "", c.sign) // then it says nothing
		} else {
			c.tap = s.guessing()
			s.aim(t, &c)
		}
		s.judge(t.ID, &c)
		c.look.Ring = c.look.Ring || s.tip.Tile == t.ID
		cells = append(cells, c)
	}
	if s.showsDrawn(of) {
		return append(cells, cell{id: v.Drawn.ID, look: lookOf(*v.Drawn), tok: ui.Ink2}), true
	}
	return cells, false
}

// showsDrawn tells whether a tile just drawn stands beside the code of a seat.
func (s ownState) showsDrawn(of games.Seat) bool {
	return s.view.Drawn != nil && of == s.view.Turn && (s.seat == of || s.old || s.seat == games.Table && len(s.view.Seats) == 2)
}

// own marks a tile of the own code: what all may see, and what can be opened.
func (s ownState) own(t dv.Stone, c *cell) {
	switch {
	case t.Open:
		c.sign = ui.IconEye
	case s.view.Phase == dv.PhaseOpen && s.view.Asked == s.seat:
		c.tap, c.look.Ring, c.lift = true, t.ID == s.opening, t.ID == s.opening
	}
}

// aim lifts the tile that is pointed at, with the number that is named.
func (s ownState) aim(t dv.Stone, c *cell) {
	if t.ID == s.draft.Target && s.guessing() {
		c.look.Ring, c.lift = true, true
		if s.draft.Number != dv.NumberUnknown {
			c.look.Number, c.look.Meant = s.draft.Number, true
		}
	}
}

// judge marks the tile that somebody guesses or has just guessed. After the own guess only the answer is left of what was chosen.
func (s ownState) judge(id int, c *cell) {
	if asked := s.asks.Tile == id; s.asks.Tile != 0 {
		c.look.Ring, c.lift = c.look.Ring || asked, c.lift || asked
		return
	}
	if g, ok := s.judged(); ok && g.Tile == id {
		other := g.Seat != s.seat
		c.look.Ring, c.lift, c.look.Badge, c.look.Wrong = other, other, g.Right, !g.Right
	}
}
