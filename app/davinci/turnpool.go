package davinci

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
	think "spieltisch/games/davinci/mind"
)

// pool is the card in the middle with the tiles that one may draw from.
type pool struct {
	desk   *table.Desk
	object *ui.Card
	box    *fyne.Container
	title  *ui.Para
	text   *ui.Para
	piles  [dv.Colors]*pile
	clear  func() float32 // how far from below no pile lies, where there is room
}

// pile is what is left of a colour.
type pile struct {
	button *ui.CardButton
	tile   *draw.NumberTile
	name   *ui.Text
	left   *ui.Text
}

func newPool(d *table.Desk, clear func() float32, onDraw func(dv.Color)) *pool {
	p := &pool{desk: d, clear: clear, title: ui.NewPara("", ui.Title, ui.Ink).MaxLines(2), text: ui.NewPara("", ui.Body, ui.Ink2)}
	p.box = ui.Laid(p.least, p.place, p.title, p.text)
	for c, mark := range []string{"draw.black", "draw.white"} {
		q := &pile{
			tile: draw.NewNumberTile(draw.NumberTileLook{Color: draw.TileColor(c), Number: draw.TileBlank}, 48),
			name: ui.NewText(d.T(games.ID("davinci.pick.color."+tone(dv.Color(c)))), ui.Title, ui.Ink).Truncate(),
			left: ui.NewText("", ui.Body, ui.Ink2).Truncate(),
		}
		q.button = ui.NewCardButton(12, &fyne.Container{Layout: pileLayout{q}, Objects: []fyne.CanvasObject{q.tile, q.name, q.left}}, func() { onDraw(dv.Color(c)) })
		p.piles[c] = q
		p.box.Objects = append(p.box.Objects, q.button)
		d.Trace.Mark(mark, q.button)
	}
	p.object = ui.NewCardPad(0, p.box)
	return p
}

func (p *pool) render(v dv.View, tip think.Mark) {
	d := p.desk
	drawing := v.Phase == dv.PhaseDraw
	for c, q := range p.piles {
		ui.Show(drawing && v.Middle[c] > 0, q.button)
		q.left.SetText(d.T("davinci.turn.left", games.Args{"N": v.Middle[c]}))
		q.left.SetColor(ui.Ink2)
		if tip.Colors[c] {
			q.left.SetText(d.T("table.tip"))
			q.left.SetColor(ui.AccentText)
		}
	}
	switch {
	case drawing && v.Middle[dv.Black] > 0 && v.Middle[dv.White] > 0:
		p.title.SetText(d.T("davinci.turn.draw"))
		p.text.SetText(d.T("davinci.turn.draw_hint"))
	case drawing:
		p.title.SetText(d.T("davinci.turn.draw_one"))
		p.text.SetText(d.T("davinci.turn.draw_hint"))
	}
	ui.PlaceAnew(p.box)
}

// focus gives a pile the keyboard, or the other one where that is the only one left.
func (p *pool) focus(c dv.Color) {
	for _, c := range []dv.Color{c, 1 - c} {
		if q := p.piles[c]; q.button.Visible() {
			q.button.Focus()
			return
		}
	}
}

func (p *pool) least() fyne.Size {
	return fyne.NewSize(300, ui.Title.Height()+64+40)
}

// place puts the piles side by side below the title, and what there is to know below them, where the computers' "Continue" lay just
// before: a click on that which comes late draws nothing. Where that has no room, the words go above the piles, or away.
func (p *pool) place(s fyne.Size) {
	side, y := float32(24), float32(18)
	if s.Height < 200 {
		side, y = 16, 8
	}
	w := s.Width - 2*side
	p.title.Resize(fyne.NewSize(w, 0))
	p.text.Resize(fyne.NewSize(w, 0))
	th := p.title.MinSize().Height
	put(p.title, side, y, w, th)
	y += th
	high := p.text.MinSize().Height
	piles := p.piles[dv.Black].button.Visible() || p.piles[dv.White].button.Visible()
	fits := !piles || y+high+8+72+15 <= s.Height // else the piles need the room
	ui.Show(fits, p.text)
	bottom := s.Height - max(12, side*.75) - 3
	foot := s.Height - p.clear()
	switch below := max(p.clear(), high+side*.75); {
	case piles && y+12+72 <= s.Height-below:
		bottom = s.Height - below
		p.text.Show()
		put(p.text, side, max(bottom+8, ui.Whole((foot+s.Height-high)/2)), w, high)
	case fits:
		put(p.text, side, y, w, high)
		y += high
	}
	y += 12
	h := min(bottom-y, 200)
	n := float32(0)
	for _, q := range p.piles {
		if q.button.Visible() {
			n++
		}
	}
	each := min((w-16*max(0, n-1))/max(1, n), 420)
	x := side
	for _, q := range p.piles {
		if q.button.Visible() {
			put(q.button, x, y+(bottom-y-h)/2, each, h)
			x += each + 16
		}
	}
}

// pileLayout puts name and number next to the tile, or leaves out the number.
type pileLayout struct{ q *pile }

// MinSize implements fyne.Layout.
func (l pileLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(96, 40) }

// Layout implements fyne.Layout.
func (l pileLayout) Layout(_ []fyne.CanvasObject, s fyne.Size) {
	q := l.q
	w := tileMin
	for w < 72 && draw.NumberTileHeight(w+2) <= s.Height-4 {
		w += 2
	}
	text := max(q.name.MinSize().Width, ui.Title.Measure(q.name.String()), ui.Body.Measure(q.left.String()))
	gap := min(20, max(8, s.Width-w-text))
	for w > tileMin && w+gap+text > s.Width {
		w -= 2
	}
	x := max(0, min((s.Width-w-gap-text)/2, 40))
	q.tile.SetWidth(w)
	put(q.tile, x, (s.Height-draw.NumberTileHeight(w))/2, w, draw.NumberTileHeight(w))
	x += w + gap
	h := ui.Title.Height() + ui.Body.Height()
	y := (s.Height - h) / 2
	put(q.name, x, y, s.Width-x, ui.Title.Height())
	put(q.left, x, y+ui.Title.Height(), s.Width-x, ui.Body.Height())
}
