package davinci

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
)

// seatCard is a player with their row: avatar, name and a line about the code at the left
// of the tiles, or above them where the card is narrow.
type seatCard struct {
	desk   *table.Desk
	seat   games.Seat
	object fyne.CanvasObject
	box    *fyne.Container
	avatar *ui.Avatar
	small  *ui.Avatar // where there is little room
	name   *ui.Text
	note   *ui.Para
	says   [2]string // what the note says, and in short
	points *ui.Text  // of a points game
	worth  [2]string // what they are, and in short
	row    *row
	rim    *ui.Area // of the own card
	out    bool     // its code is cracked
}

// Sizes of a seat's card, in px.
const (
	avatarSize  float32 = 56
	avatarSmall float32 = 32
	leftLeast   float32 = 470 // width of a card with the name left of the tiles
	tileFull    float32 = 64  // width of a tile where nothing is short of room
)

func newSeatCard(d *table.Desk, seat games.Seat, r *row) *seatCard {
	who := d.Players()[seat]
	c := &seatCard{
		desk: d, seat: seat, row: r,
		avatar: d.SeatAvatar(seat, avatarSize),
		small:  d.SeatAvatar(seat, avatarSmall),
		name:   ui.NewText(who.Name, ui.Title, ui.Ink).Truncate(),
		note:   ui.NewPara("", ui.Body, ui.Ink2).MaxLines(2),
		points: ui.NewText("", ui.Strong, ui.Ink2).Truncate(),
	}
	c.points.Hide()
	c.box = ui.Laid(c.least, c.place, c.avatar, c.small, c.name, c.note, c.points, c.row)
	return c
}

// newRival is the card of another player.
func newRival(d *table.Desk, seat games.Seat, onPoint func(id int)) *seatCard {
	r := newRow(nil, nil)
	c := newSeatCard(d, seat, r)
	r.onTap = func(i int) { onPoint(r.cells[i].id) }
	c.object = ui.NewCardPad(0, c.box)
	d.Trace.Mark("rival."+strconv.Itoa(int(seat)), r)
	return c
}

// tileName is what a tile of a row is called by its place, from 0.
func tileName(d *table.Desk, i int) string {
	return d.T("davinci.turn.tile", games.Args{"Place": i + 1})
}

// renderRival shows what the seat of the page knows of another one.
func (c *seatCard) renderRival(s ownState) {
	v, d := s.view, c.desk
	sv := v.Seats[c.seat]
	fresh := freshly(v)
	answer, answered := s.answer()
	by, out := v.CrackedBy(c.seat)
	c.out = out
	out = out && !slices.ContainsFunc(sv.Row, func(t dv.Stone) bool { return fresh[t.ID] }) // what has just been cracked is looked at
	cells := make([]rowCell, 0, len(sv.Row))
	for i, t := range sv.Row {
		cell := rowCell{id: t.ID, look: lookOf(t), tok: ui.Ink2, bold: true}
		name, place := tileName(d, i), strconv.Itoa(i+1)
		cell.look.Badge, cell.look.Dim = fresh[t.ID], out
		wrong := answered && !answer.Right && answer.Tile == t.ID
		cell.look.Wrong = wrong
		if t.Open {
			cell.text, cell.tiny = d.T("davinci.turn.open"), ui.IconEye
		} else {
			cell.text, cell.short = name, place
			cell.tap = s.guessing()
			if t.ID == s.draft.Target && s.guessing() {
				cell.look.Ring, cell.tok = true, ui.AccentText
			}
			if wrong {
				cell.look.Ring = true
			}
		}
		c.tag(s, t.ID, &cell)
		s.lightUp(d.T("table.tip"), &cell)
		if cell.text != name {
			cell.short = ""
		}
		cells = append(cells, cell)
	}
	c.row.room = reckoned(v)
	c.row.set(cells, false)
	c.tell(sv, c.out, by)
	c.score(v, 0)
	ui.PlaceAnew(c.box)
}

// tag writes below a tile what somebody else has just guessed of it, and marks one that a wrong guess has just opened.
func (c *seatCard) tag(s ownState, id int, cell *rowCell) {
	if s.asks.Tile != 0 {
		if s.asks.Tile == id {
			pointAt(c.desk, s.asks, cell)
		}
		return
	}
	g, ok := s.told()
	if !ok {
		return
	}
	switch {
	case g.Tile == id:
		cell.text = c.desk.T("davinci.watch.guess", games.Args{"Value": dv.ValueID(g.Number)})
		cell.icon, cell.tiny = pick(g.Right, ui.IconCheck, ui.IconX), pick(g.Right, ui.IconCheck, ui.IconX)
		cell.bold, cell.says, cell.tok, cell.look.Ring = true, true, ui.Ink, true
		cell.look.Wrong, cell.look.Badge = !g.Right, g.Right
	case s.shown == id:
		cell.text, cell.icon, cell.bold, cell.says, cell.tok = c.desk.T("davinci.watch.shown"), "", true, true, ui.Warn
	}
}

// pointAt marks a tile that a computer points at, and writes below what it will say.
func pointAt(d *table.Desk, g dv.Guess, cell *rowCell) {
	cell.text, cell.icon, cell.tiny = d.T("davinci.watch.guess", games.Args{"Value": dv.ValueID(g.Number)}), "", ui.IconQuestion
	cell.bold, cell.says, cell.tok, cell.look.Ring = true, true, ui.Ink, true
}

// tell writes how much of the code is hidden, or who cracked it; and the points.
func (c *seatCard) tell(sv dv.SeatView, out bool, by games.Seat) {
	d := c.desk
	switch {
	case len(sv.Row) == 0:
		none := d.T("davinci.out.none")
		if sv.Taken[dv.Black]+sv.Taken[dv.White] > 0 {
			none = d.T("davinci.out.taken")
		}
		c.says = [2]string{none, none}
	case !out:
		c.says = [2]string{d.T("davinci.turn.hidden", games.Args{"N": sv.Hidden}), d.T("davinci.turn.hidden_short", games.Args{"N": sv.Hidden})}
	case by == games.Table:
		c.says = [2]string{d.T("davinci.turn.opened"), d.T("davinci.turn.opened_short")}
	default:
		c.says = [2]string{d.Say("davinci.turn.cracked", games.Args{"Seat": by}), d.T("davinci.turn.opened_short")}
	}
}

// score shows the points of a points game; some are still on their way.
func (c *seatCard) score(v dv.View, coming int) {
	d, args := c.desk, games.Args{"N": v.Points(c.seat) - coming}
	ui.Show(v.Options.Rounds > 0, c.points)
	c.worth = [2]string{d.T("davinci.turn.points", args), d.T("davinci.turn.points_short", args)}
	c.points.SetText(c.worth[0])
}

// onTheLeft tells whether the name stands left of the tiles, none wider than most. A long
// row has the whole width where that keeps it in one line.
func (c *seatCard) onTheLeft(width, most float32) bool {
	side, _ := cardPads(most)
	line, inner := c.row.lay(min(tileLeast, most), 1).size.Width, width-2*side
	return width >= leftLeast && (line <= inner-c.block(width) || line > inner)
}

// pads are the card's paddings: at the sides, above and below.
func cardPads(tile float32) (side, ends float32) {
	if tile >= 56 {
		return 24, 24
	}
	return 16, 12
}

// block is how wide name and note are, left of the tiles.
func (c *seatCard) block(width float32) float32 {
	w := max(96, ui.Body.Measure(c.says[0]), avatarSmall+8+ui.Label.Measure(c.name.String()))
	return min(ui.Whole(w)+27, ui.Whole(width*.36))
}

// need is the card's height with tiles of a width.
func (c *seatCard) need(width, tile float32) float32 {
	side, ends := cardPads(tile)
	if c.onTheLeft(width, tile) {
		block := c.block(width)
		h := c.row.need(width-2*side-block, tile)
		return max(h, c.textHeight(block-24, false)) + 2*ends
	}
	return c.row.need(width-2*side, tile) + c.headHeight(tile) + 8 + 2*ends
}

// headHeight is that of what stands above the tiles: two lines, or one where the tiles
// are small.
func (c *seatCard) headHeight(tile float32) float32 {
	if tile >= tileFair {
		return max(avatarSmall, ui.Label.Height()+ui.Body.Height())
	}
	return max(avatarSmall, ui.Label.Height())
}

// textHeight is that of name, note and points left of the tiles.
func (c *seatCard) textHeight(width float32, roomy bool) float32 {
	c.note.MaxLines(2)
	c.note.SetText(c.beneath(width))
	c.note.Resize(fyne.NewSize(width, c.note.MinSize().Height))
	h := c.note.MinSize().Height
	if c.points.Visible() {
		h += ui.Strong.Height()
	}
	if roomy {
		return avatarSize + 8 + ui.Title.Height() + h
	}
	return max(avatarSmall, ui.Label.Height()) + 4 + h
}

// beneath is the note below the name: in short where it has no room in one line, unless
// it says who cracked the code.
func (c *seatCard) beneath(width float32) string {
	if !c.out && ui.Body.Measure(c.says[0]) > width {
		return c.says[1]
	}
	return c.says[0]
}

// MinSize implements fyne.Layout; the page gives each card what it needs.
func (c *seatCard) least() fyne.Size { return fyne.NewSize(160, 80) }

// place places the parts of a seat's card.
func (c *seatCard) place(s fyne.Size) {
	c.note.Show()
	side, ends := cardPads(c.row.most)
	if c.onTheLeft(s.Width, c.row.most) {
		c.left(s, side, ends)
	} else {
		c.above(s, side, ends)
	}
}

// left places name, note and points left of the tiles.
func (c *seatCard) left(s fyne.Size, side, ends float32) {
	block, inner := c.block(s.Width), s.Height-2*ends
	roomy := c.textHeight(block-24, true) <= inner
	ui.Show(roomy, c.avatar)
	ui.Show(!roomy, c.small)
	note := c.note.MinSize().Height
	y := ends
	if roomy {
		c.name.SetStyle(ui.Title)
		put(c.avatar, side, y+4, avatarSize, avatarSize)
		y += avatarSize + 12
		put(c.name, side, y, block-16, ui.Title.Height())
		y += ui.Title.Height()
	} else {
		c.name.SetStyle(ui.Label)
		h := max(avatarSmall, ui.Label.Height())
		y = ui.Whole(max(ends, (s.Height-c.textHeight(block-24, false))/2))
		put(c.small, side, y+(h-avatarSmall)/2, avatarSmall, avatarSmall)
		put(c.name, side+avatarSmall+8, y, block-avatarSmall-16, h)
		y += h + 4
	}
	put(c.note, side, y, block-24, note)
	c.points.SetText(c.worth[pick(ui.Strong.Measure(c.worth[0]) < block-24, 0, 1)])
	put(c.points, side, y+note, block-24, ui.Strong.Height())
	y = ends
	if h := c.row.need(s.Width-2*side-block, c.row.most); h < inner {
		y = ui.Whole((s.Height - h) / 2)
	}
	put(c.row, side+block, y, s.Width-2*side-block, s.Height-y-ends+2)
}

// above places name, note and points above the tiles.
func (c *seatCard) above(s fyne.Size, side, ends float32) {
	c.avatar.Hide()
	c.small.Show()
	c.name.SetStyle(ui.Label)
	h := c.headHeight(c.row.most)
	put(c.small, side, ends+(h-avatarSmall)/2, avatarSmall, avatarSmall)
	x, right := side+avatarSmall+8, s.Width-side
	two := h >= ui.Label.Height()+ui.Body.Height()
	long := two && ui.Label.Measure(c.name.String())+9+ui.Strong.Measure(c.worth[0]) < right-x
	c.points.SetText(c.worth[pick(long, 0, 1)])
	if c.points.Visible() {
		w := min(ui.Strong.Measure(c.points.String())+1, (right-x)*.4)
		right -= w
		put(c.points, right, ends, w, ui.Label.Height())
		right -= 8
	}
	if two {
		c.note.SetText(c.says[0])
		put(c.name, x, ends, right-x, ui.Label.Height())
		put(c.note, x, ends+ui.Label.Height(), s.Width-side-x, ui.Body.Height())
	} else {
		c.note.MaxLines(1)
		c.note.SetText(c.says[1])
		name := ui.Label.Measure(c.name.String()) + 1
		ui.Show(name+12+ui.Body.Measure(c.says[1]) <= right-x+4, c.note) // the tiles say it too, the name is nowhere else
		put(c.name, x, ends, min(name, right-x), h)
		x += name + 12
		put(c.note, x, ends+(h-ui.Whole(ui.Body.Size()*1.45))/2, right-x, ui.Whole(ui.Body.Size()*1.45))
	}
	top := ends + h + 8
	put(c.row, side, top, s.Width-2*side, s.Height-top-ends+2)
}
