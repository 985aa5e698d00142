package decipher

import (
	"strconv"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
	"spieltisch/games/letterpiece"
)

// zoneColumn is what is drawn of one zone, all but the pieces that lie in it.
type zoneColumn struct {
	face, area   *ui.Box
	disc         *ui.Box
	number       ui.Line
	state, count *ui.Text
	means        *ui.Named // over the count: what it counts
	boxes        [letterpiece.Kinds]*ui.Box
	symbols      [letterpiece.Kinds]*draw.Piece
	tokens       [letterpiece.Kinds]*draw.Token
	tells        [letterpiece.Kinds]*ui.Named // over symbol and token: what they mean
	badge        *ui.Box                      // of a tip, where the state stands in a zone that has one
	bulb         ui.IconImage
}

// zoneFace is what it shows.
type zoneFace struct {
	number  int
	chosen  bool
	tip     bool   // a tip means it
	turned  bool   // the symbols are seen from the other side
	state   string // in a word, next to the number
	means   string // what that counts, "" where it is none
	below   string // how many letters are possible, or the state where it has no room
	covered [letterpiece.Kinds]bool
	tells   [letterpiece.Kinds]string  // what a symbol or the NO-token on it means
	fall    [letterpiece.Kinds]float32 // how far above its symbol a NO-token is
}

func newZoneColumn() *zoneColumn {
	c := &zoneColumn{
		badge: ui.NewBox(), bulb: ui.NewIconImage(),
		face: ui.NewBox(), area: ui.NewBox(), disc: ui.NewBox(), number: ui.NewLine(),
		state: ui.NewText("", ui.Strong, ui.Ink2).Truncate(),
		count: ui.NewText("", ui.Strong, ui.Ink2).Align(fyne.TextAlignCenter).Truncate(),
		means: ui.NewNamed(ui.Space(1, 1)),
	}
	for k := range c.boxes {
		c.boxes[k] = ui.NewBox()
		c.symbols[k] = draw.NewPiece(letterpiece.Kind(k), 36, draw.Options{})
		c.tokens[k] = draw.NewToken(draw.NoToken, 40, 0)
		c.tells[k] = ui.NewNamed(ui.Space(1, 1))
	}
	return c
}

// below are the parts that lie under the pieces, above those that lie on them.
func (c *zoneColumn) below() []fyne.CanvasObject {
	out := []fyne.CanvasObject{c.face, c.area, c.disc, c.number, c.state, c.count}
	for k := range c.boxes {
		out = append(out, c.boxes[k], c.symbols[k])
	}
	return out
}

func (c *zoneColumn) above() []fyne.CanvasObject {
	out := []fyne.CanvasObject{c.badge, c.bulb, c.means}
	for k := range c.tokens {
		out = append(out, c.tokens[k], c.tells[k])
	}
	return out
}

// hide hides the whole zone.
func (c *zoneColumn) hide() {
	ui.Show(false, c.below()...)
	ui.Show(false, c.above()...)
}

// draw shows the zone in its box.
func (c *zoneColumn) draw(b zoneBox, f zoneFace) {
	fill, rim, wide := ui.Well, ui.Border, float32(1)
	disc, ink, tok := ui.CardBG, ui.Ink, ui.Ink2
	if f.chosen {
		fill, rim, wide = ui.AccentSoft, ui.Accent, 3
		disc, ink, tok = ui.Accent, ui.OnAccent, ui.AccentText
	}
	if f.tip {
		rim, wide = ui.Accent, 3
	}
	c.face.Set(b.at.X, b.at.Y, b.size.Width, b.size.Height, zoneRadius, fill, rim, wide)
	c.area.Set(b.area.X, b.area.Y, b.room.Width, b.room.Height, 8, ui.CardBG, ui.Border, 1)
	d := b.disc()
	at := b.at.AddXY(b.pad+2, b.pad+(b.head-d)/2-2)
	c.disc.Set(at.X, at.Y, d, d, d/2, disc, ui.None, 0)
	c.number.Draw(strconv.Itoa(f.number), d*.56, 800, ink, at.X+d/2, at.Y+d/2, .5)
	c.number.Show()
	bulb := f.tip && f.state == ""
	ui.Show(bulb, c.badge, c.bulb)
	if bulb {
		right := b.at.X + b.size.Width - b.pad - 2 - d
		c.badge.Set(right, at.Y, d, d, d/2, ui.Accent, ui.None, 0)
		c.bulb.Set(ui.IconBulb, ui.OnAccent)
		c.bulb.Place(right+d/2, at.Y+d/2, ui.Whole(d*.6))
	}

	ui.Show(true, c.state)
	w := writeInto(c.state, f.state, tok, b.wordRoom())
	c.state.Move(fyne.NewPos(b.at.X+b.size.Width-b.pad-3-w, at.Y+d/2-c.state.MinSize().Height/2))
	ui.Show(f.below != "", c.count)
	w = writeInto(c.count, f.below, tok, b.size.Width-8)
	c.count.Move(fyne.NewPos(b.at.X+(b.size.Width-w)/2, b.area.Y+b.room.Height+(b.count-c.count.MinSize().Height)/2))

	ui.Show(f.means != "", c.means)
	c.means.SetTip(f.means)
	ui.Put(c.means, b.at.X+4, c.count.Position().Y, b.size.Width-8, c.count.Size().Height)

	for k := range c.boxes {
		c.symbol(k, b, f)
	}
}

// writeInto writes a text, smaller where it wouldn't fit into a width, and returns its own.
func writeInto(t *ui.Text, s string, tok ui.Token, width float32) float32 {
	style := ui.Strong
	if style.Measure(s) > width {
		style = ui.Small
	}
	t.SetStyle(style)
	t.SetColor(tok)
	t.SetText(s)
	w := min(style.Measure(s)+1, width)
	t.Resize(fyne.NewSize(w, style.Height()))
	return w
}

// symbol draws one of the four kinds in their fixed order, or the NO-token that covers it.
func (c *zoneColumn) symbol(k int, b zoneBox, f zoneFace) {
	on := b.cell > 0
	ui.Show(on, c.boxes[k], c.tells[k])
	ui.Show(on && !f.covered[k], c.symbols[k])
	ui.Show(on && f.covered[k], c.tokens[k])
	if !on {
		return
	}
	at := b.symbols.AddXY(float32(k%2)*(b.cell+b.cellGap), float32(k/2)*(b.cell+b.cellGap))
	c.boxes[k].Set(at.X, at.Y, b.cell, b.cell, 8, ui.CardBG, ui.Border, 1)
	c.tells[k].SetTip(f.tells[k])
	ui.Put(c.tells[k], at.X, at.Y, b.cell, b.cell)
	if f.covered[k] {
		d := b.cell - 4
		c.tokens[k].Set(draw.NoToken, d)
		c.tokens[k].Move(at.AddXY(2, 2-f.fall[k]))
		c.tokens[k].Resize(fyne.NewSquareSize(d))
		return
	}
	p := c.symbols[k]
	p.SetHeight(float32(int(b.cell * .76)))
	turn := 0.0
	if f.turned {
		turn = 180
	}
	p.SetTurn(turn)
	size := p.MinSize()
	p.Move(fyne.NewPos(ui.Whole(at.X+(b.cell-size.Width)/2), ui.Whole(at.Y+(b.cell-size.Height)/2)))
	p.Resize(size)
}
