package davinci

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
)

// verdict is the card in the middle that shows the answer to a guess: where that has ended
// the turn, or where an own tile has to be opened for it.
type verdict struct {
	desk   *table.Desk
	object *ui.Card
	box    *fyne.Container
	tile   *draw.NumberTile // with the number that was named
	title  *ui.Text
	text   *ui.Para
}

func newVerdict(d *table.Desk) *verdict {
	c := &verdict{
		desk: d, tile: draw.NewNumberTile(draw.NumberTileLook{}, tileMost),
		title: ui.NewText("", ui.Hero, ui.Ink).Truncate(), text: ui.NewPara("", ui.Lead, ui.Ink),
	}
	c.box = ui.Laid(c.least, c.place, c.tile, c.title, c.text)
	c.object = ui.NewCardPad(0, c.box)
	return c
}

func (c *verdict) render(s ownState) {
	g, ok := s.answer()
	if !ok {
		return
	}
	t, _, _, _ := s.view.Find(g.Tile)
	c.tile.Set(draw.NumberTileLook{Color: draw.TileColor(t.Color), Number: g.Number, Open: g.Right, Badge: g.Right, Wrong: !g.Right})
	c.title.SetText(c.desk.T(pick[games.ID](g.Right, "davinci.verdict.right", "davinci.verdict.wrong")))
	c.title.SetColor(pick(g.Right, ui.OK, ui.Ink))
	c.text.SetText(c.says(s, g))
	ui.PlaceAnew(c.box)
}

// says tells what the tile is or isn't, and what follows.
func (c *verdict) says(s ownState, g dv.Guessed) string {
	args := games.Args{"Of": g.Of, "Place": g.Place, "Value": dv.ValueID(g.Number)}
	if g.Right {
		return c.desk.Say("davinci.verdict.is", args) + "\n" + c.desk.Say("davinci.turn.again_cracked", games.Args{"Of": g.Of})
	}
	text := c.desk.Say("davinci.verdict.isnt", args)
	if s.moment == nil {
		return text + "\n" + c.desk.T("davinci.verdict.open")
	}
	shown, _, _, _ := s.view.Find(s.placed)
	if tile, ok := shown.Tile(); ok {
		text += "\n" + c.desk.T("davinci.verdict.shown", games.Args{"Tile": dv.TileID(tile)})
	}
	return text
}

func (c *verdict) least() fyne.Size {
	return fyne.NewSize(300, ui.Title.Height()+2*ui.Lead.Height()+24)
}

// place puts the words next to the tile, in the middle of the height.
func (c *verdict) place(s fyne.Size) {
	side := float32(24)
	w := tileMost
	for w > tileMin && draw.NumberTileHeight(w)+2*12 > s.Height {
		w -= 2
	}
	c.tile.SetWidth(w)
	high := draw.NumberTileHeight(w)
	put(c.tile, side+6, (s.Height-high)/2, w, high)
	x := side + w + 36
	width := s.Width - x - side
	style, gap := ui.Hero, float32(8)
	c.text.SetStyle(ui.Lead)
	c.text.Resize(fyne.NewSize(width, 0))
	fits := func(air float32) bool { return style.Height()+gap+c.text.MinSize().Height+air <= s.Height }
	if !fits(24) {
		style = ui.Title
	}
	if !fits(16) {
		gap = 0
		c.text.SetStyle(ui.Body)
		c.text.Resize(fyne.NewSize(width, 0))
	}
	c.title.SetStyle(style)
	text := c.text.MinSize().Height
	y := max(2, (s.Height-style.Height()-gap-text)/2)
	put(c.title, x, y, width, style.Height())
	put(c.text, x, y+style.Height()+gap, width, text)
}
