package decipher

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
	"spieltisch/games/letterpiece"
)

// zoneFace is what is drawn of one zone, all but the pieces that lie in it.
type zoneFace struct {
	copy, badge  *canvas.Rectangle
	face, disc   *ui.Box
	number       ui.Line
	sign         ui.IconImage // next to state
	state, count *ui.Text     // next to the number and below the pieces
	means        *ui.Named    // over the one that tells what fits: what it counts
	cells        [letterpiece.Kinds]*canvas.Rectangle
	kinds        [letterpiece.Kinds]*draw.Piece
	tokens       [letterpiece.Kinds]*draw.Token
	tells        [letterpiece.Kinds]*ui.Named // over kind and token: what they mean
	bulb         ui.IconImage                 // of a tip
}

// zoneShows is what it shows.
type zoneShows struct {
	number  int
	solved  bool // its letter needs no number
	up      bool // chosen, or about to be asked for
	tip     bool // a tip means it
	yes, no bool // the verdict on it is still shown
	turned  bool
	blocked string // a word for it, "" where it isn't
	letter  string // the Puzzle Maker's, "" for none
	fits    string // how many letters are possible, "" where that isn't told
	means   string // what that counts
	covered [letterpiece.Kinds]bool
	tells   [letterpiece.Kinds]string
	fall    [letterpiece.Kinds]float32 // how far above its kind a NO-token is
}

func newZoneFace() *zoneFace {
	c := &zoneFace{
		copy: ui.NewRect(), badge: ui.NewRect(), face: ui.NewBox(), disc: ui.NewBox(), number: ui.NewLine(), sign: ui.NewIconImage(), bulb: ui.NewIconImage(),
		state: ui.NewText("", ui.Strong, ui.Ink2).Truncate(), count: ui.NewText("", ui.Strong, ui.Ink2).Align(fyne.TextAlignCenter).Truncate(), means: ui.NewNamed(ui.Space(1, 1)),
	}
	for k := range c.cells {
		c.cells[k] = ui.NewRect()
		c.kinds[k] = draw.NewPiece(letterpiece.Kind(k), 36, draw.Options{})
		c.tokens[k] = draw.NewToken(draw.NoToken, 26, 0)
		c.tells[k] = ui.NewNamed(ui.Space(1, 1))
	}
	return c
}

// below are the parts that lie under the pieces, above those that lie on them.
func (c *zoneFace) below() []fyne.CanvasObject {
	out := []fyne.CanvasObject{c.copy, c.face, c.disc, c.number, c.sign, c.state, c.count}
	for k := range c.cells {
		out = append(out, c.cells[k], c.kinds[k])
	}
	return out
}

func (c *zoneFace) above() []fyne.CanvasObject {
	out := []fyne.CanvasObject{c.badge, c.bulb, c.means}
	for k := range c.tokens {
		out = append(out, c.tokens[k], c.tells[k])
	}
	return out
}

// hide hides the whole zone.
func (c *zoneFace) hide() {
	ui.Show(false, c.below()...)
	ui.Show(false, c.above()...)
}

// draw shows the zone in its box.
func (c *zoneFace) draw(b zoneBox, f zoneShows) {
	fill, rim, wide := ui.Slip, ui.None, float32(0)
	disc, ink := ui.DecipherCloth.Face, ui.Ink
	switch {
	case f.up:
		rim, wide, disc, ink = ui.Accent, 4, ui.Accent, ui.OnAccent
	case f.blocked != "":
		fill = ui.DecipherCloth.Line
	}
	switch {
	case f.tip:
		rim, wide = ui.Accent, 4
	case f.yes:
		rim, wide = ui.OK, 4
	case f.no:
		rim, wide = ui.NoMark, 4
	}
	drop := zoneCopy
	if f.up {
		drop = 0
	}
	ui.SetRect(c.copy, b.at.X, zoneLift+drop, b.size.Width, b.size.Height, zoneRadius, ui.DecipherCloth.Edge)
	c.face.Set(b.at.X, b.at.Y, b.size.Width, b.size.Height, zoneRadius, fill, rim, wide)
	at := b.at.AddXY(b.pad, b.pad)
	c.disc.Set(at.X, at.Y, b.disc, b.disc, b.disc/2, disc, ui.None, 0)
	c.number.Draw(strconv.Itoa(f.number), 16, 800, ink, at.X+b.disc/2, at.Y+b.disc/2, .5)
	ui.Show(!f.solved, c.disc, c.number)
	ui.Show(f.tip, c.badge, c.bulb)
	if f.tip {
		x := at.X + b.disc + 6
		ui.SetRect(c.badge, x, at.Y+2, b.disc-4, b.disc-4, b.disc/2, ui.Accent)
		c.bulb.Set(ui.IconBulb, ui.OnAccent)
		c.bulb.Place(x+b.disc/2-2, at.Y+b.disc/2, 18)
	}
	c.head(b, f)
	for k := range c.cells {
		c.kind(k, b, f)
	}
}

// head writes what stands next to the number: the Puzzle Maker's letter, that the zone is blocked, or what fits, which else
// stands below the pieces.
func (c *zoneFace) head(b zoneBox, f zoneShows) {
	text, tok, style := "", ui.Ink2, ui.Strong
	switch {
	case f.letter != "":
		text, tok, style = f.letter, ui.AccentText, ui.Title
	case f.blocked != "":
		text = f.blocked
	case b.count == 0:
		text = f.fits
	}
	right, mid := b.at.X+b.size.Width-b.pad-4, b.at.Y+b.pad+b.disc/2
	room := right - b.at.X - b.pad - b.disc - 6
	w := writeInto(c.state, text, style, tok, room)
	c.state.Move(fyne.NewPos(right-w, ui.Whole(mid-c.state.Size().Height/2)))
	ui.Show(text != "", c.state)
	cross := f.blocked != "" && text == f.blocked && w+18 <= room
	ui.Show(cross, c.sign)
	if cross {
		c.sign.Set(ui.IconX, ui.Ink2)
		c.sign.Place(right-w-11, mid, 14)
	}
	low := b.count > 0 && f.fits != ""
	ui.Show(low, c.count)
	told := c.state
	if low {
		w = writeInto(c.count, f.fits, ui.Strong, ui.Ink2, b.size.Width-8)
		c.count.Move(fyne.NewPos(b.at.X+ui.Whole((b.size.Width-w)/2), b.at.Y+ui.Whole(b.count-c.count.Size().Height/2)))
		told = c.count
	}
	ui.Show(f.fits != "" && (low || text == f.fits), c.means)
	c.means.SetTip(f.means)
	c.means.Move(told.Position())
	c.means.Resize(told.Size())
}

// writeInto writes a text, smaller where it wouldn't fit into a width, and returns its own.
func writeInto(t *ui.Text, s string, style ui.Style, tok ui.Token, width float32) float32 {
	if style.Measure(s) > width {
		style = ui.Small
	}
	t.SetStyle(style)
	t.SetColor(tok)
	t.SetText(s)
	w := max(0, min(style.Measure(s)+1, width))
	t.Resize(fyne.NewSize(w, style.Height()))
	return w
}

// kind draws one of the four kinds in their fixed order, or the NO-token that covers it.
func (c *zoneFace) kind(k int, b zoneBox, f zoneShows) {
	on := b.kind > 0
	ui.Show(on, c.cells[k], c.tells[k])
	ui.Show(on && !f.covered[k], c.kinds[k])
	ui.Show(on && f.covered[k], c.tokens[k])
	if !on {
		return
	}
	x, y := b.at.X+b.pad+float32(k)*b.cell+1, b.at.Y+b.kinds
	w := b.cell - 3
	ui.SetRect(c.cells[k], x, y, w, b.kind, 8, ui.DecipherCloth.Face)
	c.tells[k].SetTip(f.tells[k])
	ui.Put(c.tells[k], x, y, w, b.kind)
	mid := fyne.NewPos(x+w/2, y+b.kind/2)
	if f.covered[k] {
		d := float32(int(min(26, w-2, b.kind-4)))
		c.tokens[k].Set(draw.NoToken, d)
		ui.Put(c.tokens[k], ui.Whole(mid.X-d/2), ui.Whole(mid.Y-d/2-f.fall[k]), d, d)
		return
	}
	p := c.kinds[k]
	p.SetHeight(float32(int(min(b.kind*.8, w*1.35))))
	turn := 0.0
	if f.turned {
		turn = 180
	}
	p.SetTurn(turn)
	putMiddle(p, mid)
}

// putMiddle puts a picture with its middle at a point.
func putMiddle(o fyne.CanvasObject, at fyne.Position) {
	s := o.MinSize()
	ui.Put(o, ui.Whole(at.X-s.Width/2), ui.Whole(at.Y-s.Height/2), s.Width, s.Height)
}
