package davinci

import (
	"strconv"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
	think "spieltisch/games/davinci/mind"
)

// pool is the tray with what is left in the middle: a pile of backs of each colour. A tap takes a tile while one is drawn.
type pool struct {
	desk   *table.Desk
	object *ui.Surface
	inside *fyne.Container
	piles  [dv.Colors]*pile
	title  *ui.Text
	left   *ui.Text
}

// pile is what is left of a colour.
type pile struct {
	ui.Areas
	width  float32
	on     bool // it can be drawn from
	lit    bool // a tip means it
	take   func(int)
	tiles  [3]*draw.NumberTile
	count  *ui.Text
	bare   *ui.Box  // where none is left
	ground ui.Token // of the tray
	ring   ui.Ring
}

// Sizes of the tray.
const (
	poolWide, poolHigh float32 = 320, 150
	poolLow            float32 = 118
	poolBare           float32 = 228 // without words
	poolEnd            float32 = 44  // from its round end to the first pile
)

func newPool(d *table.Desk, onDraw func(dv.Color)) *pool {
	p := &pool{desk: d, title: ui.NewText(d.T("davinci.out.in_middle"), ui.Heading, ui.Ink), left: ui.NewText("", ui.Strong, ui.Ink2)}
	for c, mark := range []string{"draw.black", "draw.white"} {
		p.piles[c] = newPile(draw.TileColor(c), d.Cloth().Line, func(int) { onDraw(dv.Color(c)) })
		d.Trace.Mark(mark, p.piles[c])
	}
	p.inside = ui.Laid(func() fyne.Size { return fyne.NewSize(poolWide, poolLow) }, p.place, p.piles[0], p.piles[1], p.title, p.left)
	p.object = ui.NewTray(d.Cloth(), p.inside)
	return p
}

func (p *pool) render(v dv.View, drawing bool, tip think.Mark) {
	for c, q := range p.piles {
		n := v.Middle[c]
		q.on, q.lit = drawing && n > 0, tip.Colors[c]
		q.Deaf, q.OnTap = !q.on, q.take
		if q.Deaf {
			q.OnTap = nil
			q.LetGo()
		}
		q.count.SetText(strconv.Itoa(n))
		for i, t := range q.tiles {
			ui.Show(n > len(q.tiles)-1-i, t)
		}
		q.Refresh()
	}
	p.object.SetRim(pick(drawing, ui.Accent, ui.None), 4)
	p.left.SetText(p.desk.T("davinci.turn.left", games.Args{"N": v.Middle[dv.Black] + v.Middle[dv.White]}))
	ui.PlaceAnew(p.inside)
}

// focus gives a pile the keyboard, or the other one where that is the only one left.
func (p *pool) focus(c dv.Color) {
	for _, c := range []dv.Color{c, 1 - c} {
		if p.piles[c].on {
			p.piles[c].Take()
			return
		}
	}
}

// place puts the piles side by side, with their numbers below them, or next to them where it is low.
func (p *pool) place(s fyne.Size) {
	low := s.Height < 140
	w := pick[float32](low, 46, 56)
	x, high := poolEnd, draw.NumberTileHeight(w)+8
	for _, q := range p.piles {
		q.width = w
		if low {
			put(q, x, (s.Height-high)/2, w+36, high)
		} else {
			put(q, x, 18, w+10, s.Height-24)
		}
		q.Refresh()
		x += w + pick[float32](low, 46, 36)
	}
	x += 4
	ui.Show(s.Width >= poolWide, p.title, p.left)
	y := ui.Whole((s.Height - ui.Heading.Height() - ui.Strong.Height() - 2) / 2)
	put(p.title, x, y, s.Width-x-8, ui.Heading.Height())
	put(p.left, x, y+ui.Heading.Height()+2, s.Width-x-8, ui.Strong.Height())
}

func newPile(c draw.TileColor, ground ui.Token, take func(int)) *pile {
	q := &pile{take: take, ground: ground, count: ui.NewText("", ui.Heading, ui.Ink).Align(fyne.TextAlignCenter), ring: ui.NewRing(), bare: ui.NewBox(), width: 56}
	parts := []fyne.CanvasObject{q.bare}
	for i := range q.tiles {
		q.tiles[i] = draw.NewNumberTile(draw.NumberTileLook{Color: c, Number: draw.TileBlank}, 56)
		parts = append(parts, q.tiles[i])
	}
	q.Draw(q, func() fyne.Size { return fyne.NewSize(56, 90) }, q.place, append(parts, q.count, q.ring)...).Repaints()
	return q
}

func (q *pile) place(s fyne.Size) {
	high := draw.NumberTileHeight(q.width)
	last := len(q.tiles) - 1
	q.bare.Set(0, 0, q.width, high, tileRadius, q.ground, ui.Ink2, 2)
	ui.Show(!q.tiles[last].Visible(), q.bare)
	for i, t := range q.tiles {
		look := t.Look()
		look.Ring = q.lit && i == last
		t.Set(look)
		t.SetWidth(q.width)
		t.Resize(t.MinSize())
		x, y := float32(last-i)*3, float32(last-i)*4
		if q.on && i == last {
			y -= pick[float32](q.Over() == 0, 9, 6)
		}
		t.Move(fyne.NewPos(x, y))
	}
	q.Ring(q.ring, 0, 0, q.width, high, 8)
	below := s.Height > high+24
	put(q.count, pick(below, 0, q.width+6), pick(below, s.Height-22, (high-22)/2), pick(below, q.width, 28), 22)
}
